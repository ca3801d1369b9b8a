### Introductory scenarios: objectives that follow one another, and the words they brought along.

kind-chapter = Objective of the scenario “{ $scenario ->
    [code] The Code and the Chimpanzee
   *[raid] Bandit Raid
}”
kind-scenario = Introductory scenario
mark-scenario = Scenario: { $scenario ->
    [code] The Code and the Chimpanzee.
   *[raid] Bandit Raid.
}
chapter-numbers = Morale and rounds stay as they are{ $rounds ->
    [0] .
   *[other] { "" }; if fewer than { $rounds } rounds are left, { $rounds } are left.
}
dice-stay = on their turn a player with a survivor at Raxxon may put unused dice there, each value once; they stay there from round to round
stores-raxxon = on their turn players may put cards of the Raxxon deck from their hand on this objective
heading-then = When it is complete
reader-fewest-survivors = The reader is the player with the fewest survivors.
reader-lowest-human = The reader is the player of the human survivor with the lowest influence.
heading-if-silent = If you don’t reveal it when all are asked, one more thing

by-players = ({ $list })
by-players-one = { $n } with { $players } players
open = from now on { $rules }
open-raxxon = survivors may move to Raxxon and search there
open-pills = pills may be played
open-lockdown = the rules of the lockdown hold
open-bandit-attacks = bandits may be attacked
open-hideout = survivors may move to the hideout, and search or attack the camp
open-chief = an exiled player who is no betrayer leads the bandits
send-home = bring{ s } { $who } to { $to ->
    [den] the den, or if it is full to another place (
   *[colony] the colony, even if it is full ({ $exiled ->
        [yes] an exiled player picks another place for theirs;{ " " }
       *[no] { "" }
    }
}this isn’t a move)
clear-dice = take{ s } all dice off { $of }
barricade-inside = place{ s } { barricade-count } { $at }, and one on each free survivor space there
recruit-aside = take{ s } { $name }, who was set aside, into { whose-group } { $at } { as-leader } { with-wounds } { with-despair }{ by-making-room }
special-ambush = the survivor with the highest influence and the human survivor with the lowest go to the hideout; the first of them is killed, the other gets 1 wound (unless they have 2) and goes to the colony. If both are the same survivor, that one is killed
special-exile-phase = clockwise from the first player, each player may name somebody and call a vote to exile them; then all who aren’t exiled are asked whether they reveal a betrayal objective that is fulfilled, and win alone. Whoever was exiled and is no betrayer leads the bandits
count-code-dice = { $n ->
    [one] die
   *[other] dice
} on Raxxon
has-code-dice = there { $op ->
    [than] are
   *[other] { $n ->
        [one] is
       *[other] are
    }
} { $quantity }
count-code-run = { $n ->
    [one] value
   *[other] values
} from 1 upwards on the dice of Raxxon
has-code-run = { $op ->
    [least] the dice on Raxxon show every value from 1 to { $n } { $per }
   *[other] the dice on Raxxon show { $quantity }
}
chapter-done = { $yes ->
    [no] the objective “{ $name }” isn’t complete
   *[yes] the objective “{ $name }” is complete
}
scenario-first = the first objective is “{ $name }”
scenario-closed = not in force at first: { $rules }
scenario-aside = { $names } { $n ->
    [one] waits
   *[other] wait
} beside the board
heading-page = Page “{ $page }”
page-rules = rules { $rules }
heading-scene = Scene “{ $at }”
scene-if = told only if { $test }
gate = { $gate ->
    [raxxon] going to Raxxon
    [pills] pills
    [lockdown] the lockdown
    [bandit-attacks] attacks on bandits
    [hideout] the hideout
   *[chief] the chief of the bandits
}
