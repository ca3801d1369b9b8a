### Les cartes, à consulter.

cards-title = Les cartes
cards-search = Chercher dans toutes les cartes
deck = Pioche
all-boxes = Toutes les boîtes
all-decks = Toutes les pioches
symbol = Symbole
any-symbol = Tous
# $count : combien de cartes correspondent.
cards-found = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
more-cards = En montrer plus
to-rules = Les règles
# $deck : le nom d’une pioche. $number : combien d’exemplaires.
copies = { $deck } × { $number }
for-adults = Pour adultes
not-cooperative = À retirer en coopération
show-spoiler = La lire quand même (gâche la surprise)
random-back = Son dos montre que c’est un objet aléatoire.
