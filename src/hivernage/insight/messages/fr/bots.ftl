# Les sortes de bots, telles qu’on les propose pour une place.
bot = { $kind ->
    [casual] Tranquille
    [curious] Curieux
    [litigious] Procédurier
    [newcomer] Débutant
    [random] Au hasard
    [regular] Habitué
    [survivor] Survivant
    [veteran] Vétéran
   *[other] { $kind }
}
    .about = { $kind ->
        [casual] Ne réfléchit pas beaucoup, mais tient à la vie.
        [curious] Essaie tout au moins une fois.
        [litigious] Joue pour survivre, et adore accuser et faire voter.
        [newcomer] Prend ce qui paraît bon sur le moment, se fie à tous et ne voit pas plus loin que son tour.
        [random] Fait n’importe quoi de permis.
        [regular] Joue bien, garde en tête son objectif personnel, observe les autres et donne ses raisons.
        [survivor] Nourrit la colonie, tient les entrées, répond aux crises et fait confiance.
        [veteran] Joue comme un habitué et voit plus loin. Il lui faut un instant pour répondre.
       *[other] { "" }
    }
