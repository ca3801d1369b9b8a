### Les règles, à consulter.

rules-title = Les règles
rules-search = Chercher dans les règles, ou un numéro comme A2.3
# $count : combien de règles correspondent.
rules-found = { $count ->
    [one] 1 règle
   *[other] { $count } règles
}
rules-none = Aucune règle ne contient ces mots. Essayez-en moins.
chapters = Chapitres
to-cards = Toutes les cartes
