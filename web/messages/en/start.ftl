### The start page, the way to a table, and who is to be thanked.

start-pitch = One colony. One winter. And perhaps, among you, somebody who lies.
your-name = Your name
# Friendly names for somebody who hasn't told theirs, with commas between them.
name-suggestions = Robin, Alex, Charlie, Sam, Frankie, Jamie, Billie, Max
# $bots: how many bots.
play-now = Play now with { $bots } bots
learn-by-playing = Learn by playing
learn-about = A guided game with two bots, about eight minutes. You can leave it at any time.
learn-offer = Your first game?
play-at-once = Straight to a real game
new-table = New table
join-by-code = Join by code
code-or-link = Code, or the link you were sent
join = Join
learn = To read
rules = Rules
cards = Cards
my-tables = Back to your tables
listed-tables = Open tables
# $names: who sits there. $free: empty seats. $status: lobby, playing, ...
listed-table = { $status ->
    [lobby] { $names }: { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
   *[other] { $names }: playing, you can watch
}
about = About
about-short = No account. A fan work with its own words and drawings.
about-fan-work = Hivernage is not affiliated with any publisher: the rules of a board game that its fans love, in our own words, with our own drawings.
about-icons = Icons by Lorc, Delapouite and contributors, under CC BY 3.0:
about-icons-link = game-icons.net
about-privacy = The server knows your name at the table and what you write there. You can delete both at any time.

## The way to a table

# $code: the table's code.
join-title = Table { $code }
table-title = Table { $code }
a-table = A table
looking-for-table = Looking for the table…
around-the-table = Around the table
open-seat = Open seat
player-number = Player { $number }
# $free: empty seats.
sit-down = { $free ->
    [one] Take the last seat
   *[other] Sit down
}
table-full = Every seat is taken. You can watch, and take over from somebody who leaves.
table-closed = The host has closed this table.
just-watch = Just watch
no-spectators-here = This game isn’t open to spectators.
you-watch = You are watching.
this-is-my-seat = This is my seat
claim-explained = Did you lose your seat, or would you like to play on for somebody? Tell the host which seat; they let you in.
claim-seat = Ask for it
claim-waits = The host has been asked. This page opens by itself when they agree.
no-seat-to-claim = Everybody is at the table just now.

## What goes wrong

loading = One moment…
try-again = Try again
problem-offline = The server can’t be reached. Check your connection and try again; nothing was lost.
problem-unknown = Something didn’t work. Try again; if it happens again, reload the page.

## Back to one's tables

# $names: everybody else there, or "nobody".
my-table-with = { $names ->
    [nobody] nobody else yet
   *[other] with { $names }
}
# $status: lobby, playing or over. $round: the one the game is in.
my-table-where = { $status ->
    [lobby] not begun yet
    [over] finished in round { $round }
   *[playing] { $round ->
        [0] choosing groups
       *[other] round { $round }
    }
}

## The host's own seat

claim-voted-on = The others are voting on it. If all who are here agree, this page opens by itself: within two minutes.
claim-not-agreed = They haven’t agreed. Talk to them, then ask again.
