### The card browser.

cards-title = The cards
cards-search = Search all cards
deck = Deck
all-boxes = All boxes
all-decks = All decks
symbol = Symbol
any-symbol = Any
# $count: how many cards fit.
cards-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
more-cards = Show more
to-rules = The rules
# $deck: the name of a deck. $number: how many of them lie there.
copies = { $deck } × { $number }
for-adults = For adults
not-cooperative = Not in cooperative games
show-spoiler = Read it anyway (spoils the surprise)
random-back = Its back shows that it is a random item.
