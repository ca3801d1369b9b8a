### Une table sur un écran partagé.

tv-latest = À l’instant
tv-join = Rejoindre ou regarder
# $name : de qui c’est le tour.
tv-colony = Phase de la colonie
tv-plays = { $name } joue
# $count : combien sont interrogés. $names : qui.
tv-asked = { $count ->
    [one] { $names } doit choisir.
   *[other] { $names } doivent choisir.
}
tv-hand = cartes en main
tv-lost = La connexion est perdue. Cet écran revient de lui-même.

## Le chemin vers une table

tv-title = Une table sur cet écran
tv-explained = Tapez le code de la table : il est affiché dans sa salle d’attente, puis dans son menu pendant la partie. Cet écran ne montre les secrets de personne, et personne n’a besoin d’y jouer.
tv-show = L’afficher
