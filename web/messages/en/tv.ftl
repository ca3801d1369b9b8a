### A table on a shared screen.

tv-latest = Just now
tv-join = Join or watch
# $name: whose turn it is.
tv-colony = Colony phase
tv-plays = { $name } plays
# $count: how many are asked. $names: who.
tv-asked = { $count ->
    [one] { $names } decides something.
   *[other] { $names } decide something.
}
tv-hand = cards in hand
tv-lost = The connection is lost. This screen comes back by itself.

## The way to a table

tv-title = A table on this screen
tv-explained = Type the table’s code: it stands in its lobby, and in its menu while it plays. This screen shows nobody’s secrets, and nobody needs to sit at it.
tv-show = Show it
