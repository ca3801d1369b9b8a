# Les sortes de robots, telles qu’on les propose pour une place.
bot = { $kind ->
    [casual] Tranquille
    [curious] Curieux
    [litigious] Procédurier
    [random] Au hasard
    [survivor] Survivant
   *[other] { $kind }
}
    .about = { $kind ->
        [casual] Ne réfléchit pas beaucoup, mais tient à la vie.
        [curious] Essaie tout au moins une fois.
        [litigious] Joue pour survivre, et adore accuser et faire voter.
        [random] Fait n’importe quoi de permis.
        [survivor] Nourrit la colonie, tient les entrées, répond aux crises et fait confiance.
       *[other] { "" }
    }
