### Before the game: who sits where, what is agreed on.

lobby-title = Table
host = host
bot = bot
# $kind: person or open. $who: you or other. $host: yes or no.
seat-about = { $kind ->
    [open] waiting for somebody
   *[person] { $who ->
        [you] { $host ->
            [yes] you, host
           *[no] you
        }
       *[other] { $host ->
            [yes] host
           *[no] player
        }
    }
}
seat-here = here
add-bot = Add bot
# $seat: the number of the seat.
bot-kind = Kind of bot on seat { $seat }
# $sitting: how many are there. $seats: how many seats.
seats-taken = { $sitting } of { $seats } players
# $kind: open, bot or person. $name: who sits there. $number: the seat.
take-place = { $kind ->
    [open] Take seat { $number }
    [bot] Change places with { $name }
   *[person] Ask { $name } to change places
}
# $name: who is asked.
swap-take-back = Don’t ask { $name } to change places any more
swap-waits = asked to change places
# $name: who asks. $side: where you would be: 0, 1, 2 (lone wolf), or none.
swap-asked = { $name } would like to change places with you{ $side ->
    [0] { ": you would join the Forge" }
    [1] { ": you would join the Lighthouse" }
    [2] { ": you would be the lone wolf" }
   *[none] { "" }
}.
swap-yes = Change places
swap-no = Stay
# $least, $most: how many can play.
box-players = { $least } to { $most } players
# $name: the player.
remove-player = Remove { $name }
# $name: who asks. $seat: whose seat it is.
claim-asked = { $name } asks for the seat of { $seat }.
claim-accept = Let them in
claim-refuse = No
# $count: how much has been said.
lobby-talk = { $count ->
    [0] Talk
   *[other] Talk ({ $count })
}

## Inviting

invite = Invite
send-link = Send the link
copy-link = Copy the link
copied = Copied
show-on-tv = Show on a TV
# $code: the table's code.
qr-join = QR code to join table { $code }
qr-seat = QR code that opens your seat
# $host: the address of this server. $code: the table's code.
code-explained = Or at { $host }: join by code { $code }.

## My seat

my-seat = My seat and my data
rename = Rename
other-device = Play on another device
seat-link-explained = Whoever opens this plays your seat. Keep it to yourself.
leave-table = Leave the table
forget-me = Delete my data
forget-explained = Deletes your name, your address for notices and everything you have written here. You keep your seat, without a name.
forget-sure = Yes, delete it
close-table = Close the table
close-explained = Nobody can play at this table any more.
close-sure = Yes, close it for good

## What is agreed on

the-game = The game
players = Players
players-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
players-about = { $players ->
    [2] Two always play together, without secrets.
   *[other] Each leads a group and hides an objective of their own.
}
main-objective = Main objective
# $length: short, medium or long.
objective-length = { $length ->
    [short] Short, 45 to 90 min.
    [medium] Medium, 90 to 120 min.
   *[long] Long, 2 to 3½ hours.
}
by-lot = By lot
by-lot-about = Any of them, known when the game begins.
difficulty = Difficulty
# $hard: true or false.
side = { $hard ->
    [true] Hard
   *[false] Normal
}
side-numbers = Morale { $morale }, { $rounds } rounds.
side-by-lot = Its numbers depend on the objective.
always-hard = Together it is always the hard side.
betrayer = Betrayer
percent = { $percent }%
# $percent: how likely somebody is a betrayer.
variant = { $variant ->
    [betrayer] A betrayer, probably ({ $percent }%)
    [cooperative] All together (0%)
   *[usual] Perhaps a betrayer ({ $percent }%)
}
# $pool: how many objectives are shuffled; one of them is a betrayal.
variant-about = { $variant ->
    [cooperative] No secret objectives, no exile; everybody wins or loses together.
   *[other] 1 betrayal among { $pool } secret objectives, { $players } of them are dealt.
}
two-players = With two players there is no betrayer.
more-options = More
more-options-none = Nothing special.
# $name: elimination, adult, practice, spectators or listed.
switch = { $name ->
    [elimination] Elimination
    [adult] Cards for adults
    [practice] Practice table
    [listed] Listed
   *[spectators] Spectators
}
switch-about = { $name ->
    [elimination] Who loses their last survivor is out of the game.
    [adult] A few crossroads cards that aren’t for children.
    [practice] Bots agree to go back even after dice and cards. It is shown at the table and at the end.
    [listed] Anybody finds the table on the start page.
   *[spectators] Whoever has the link may watch; they see no secrets.
}
# $pack: the name of a fan pack.
pack = Fan pack: { $pack }
reminder = Reminder
reminder-about = Who lets the others wait this long is reminded.
limit = Time limit
limit-about = If somebody lets the others wait this long, they vote on letting a bot play on.
# $kind: never, minutes, hours or days. $n: how many.
wait = { $kind ->
    [never] Never
    [minutes] { $n } min
    [hours] { $n } h
   *[days] { $n ->
        [one] 1 day
       *[other] { $n } days
    }
}

## Cards kept out

left-out = Cards kept out
left-out-count = { $count ->
    [0] None
    [one] 1 card
   *[other] { $count } cards
}
left-out-none = All cards of the decks in play may come.
# $names: some cards. $more: how many more there are.
left-out-names = { $more ->
    [0] { $names }
    [one] { $names } and 1 more
   *[other] { $names } and { $more } more
}
left-out-search = Look for a card or a deck
# $all: how many different cards there are. $out: how many are kept out.
left-out-of = { $out ->
    [0] { $all } cards, all of them in play. Type a name to keep one out.
   *[other] { $out } of { $all } cards kept out:
}
# $found: how many fit what was typed.
left-out-found = { $found ->
    [0] No card fits.
    [one] 1 card fits; whatever is ticked is kept out.
   *[other] { $found } cards fit; whatever is ticked is kept out.
}
left-out-full = That makes { $most }, the most there may be.
left-out-all-back = Put all of them back

## Beginning

start-explained = Secrets are dealt at the start only. A bot can stand in for somebody absent.
# $players: how many play.
start-with = Start with { $players } players
# $bots: how many seats are filled.
start-filled = { $bots ->
    [one] Start, with a bot
   *[other] Start, with { $bots } bots
}
# $host: who decides.
wait-for-host = { $host } starts the game when everybody is here.

## Warring Colonies

war-players-about = Two colonies of { $each ->
    [2] two
    [3] three
    [4] four
   *[other] five
}{ $wolf ->
    [yes] , and a lone wolf
   *[no] { "" }
}. Seats belong to them in turn.
sand = Sand timer
sand-about = It runs for whoever isn’t done when the player opposite is.
sand-time = { $seconds ->
    [0] Off
   *[other] { $minutes } min
}
quick-game = Quick game
quick-game-about = The timer runs for all actions of a pair, from the start.
older-crossroads = Crossroads of the other boxes
older-crossroads-about = Those that fit a war are shuffled in.
war-variants = Also
side-name = { $side ->
    [0] The Forge
   *[other] The Lighthouse
}
side-shapes = { $side ->
    [0] solid shapes
   *[other] rings
}
wolf-about = With an odd number, one plays alone, from a den.
# What another box offers. $what: modules, trust or war.
locked = { $what ->
    [modules] Modules of Long Night only.
    [trust] Not in a war: an objective has one side, and nobody betrays.
   *[war] In a war of two colonies only.
}
# $players: how many. $each: in each colony.
start-war = Start with { $players }: { $each } against { $each }{ $wolf ->
    [yes] , and a wolf
   *[no] { "" }
}
start-war-explained = Both colonies are of the same size; one player more is the lone wolf. A bot can stand in for somebody absent.
