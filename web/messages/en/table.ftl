### A table as a whole.

table-opening = Opening the table…
table-goals = Crisis and objective
table-seats = Players

## Who is gone

# $time: minutes and seconds, as on a watch, or hours, or days. $form: long or short.
away = { $form ->
    [short] away { $time }
   *[long] away for { $time }
}
duration-hours = { $hours } h
duration-days = { $days } d

## Keys

keys-title = Keys
keys-close = Close the list of keys
# $name: which ones. The names of keys have spaces between them.
keys-names = { $name ->
    [digits] 1 … 9
    [escape] Esc
    [forecast] F
    [modules] M
    [arrows] ← → ↑ ↓
    [enter] Enter Space
    [any] …
   *[help] ?
}
keys-about = { $name ->
    [digits] Choose the first, second, third thing you are offered.
    [escape] One step back; close what is open; lay a question aside to look at the board.
    [forecast] Tonight: what happens if the round ends now.
    [modules] Open the modules of Long Night (where they are in play)
    [arrows] Go to the next button of a group; Tab goes to the next group.
    [enter] Press the button you are on; hold it on your secret to see it.
    [any] Any key goes on from a scene that only shows what happened.
   *[help] This list.
}
