### Les règles du jeu, à consulter.

rules-command = règles
rules-number = { $n ->
    [one] 1 règle
   *[other] { $n } règles
}
rules-more = Pour lire la suite : { $command } A, { $command } A1.2, ou { $command } suivi de mots à chercher
rules-none = Aucune règle ne parle de « { $words } ». Essayez moins de mots, ou le début d’un mot.
rules-unknown = Il n’y a pas de règle { $rule }. { $nearest ->
    [none] Sans numéro, la liste des chapitres s’affiche.
   *[other] Vouliez-vous dire { $nearest } ?
}
