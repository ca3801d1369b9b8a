### The rules reference.

rules-title = The rules
rules-search = Search the rules, or a number like A2.3
# $count: how many rules fit.
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-none = No rule has these words. Try fewer of them.
chapters = Chapters
to-cards = All cards
