### The table in play: the top bar, the board, the rail; the same in small for phones.

board-board = Board
board-rail = Crisis, objective, players
board-close = Close
board-colon = { ": " }
board-comma = { ", " }
board-or = { " or " }

## The top bar

board-round = round
board-round-of = Round { $round } of { $last }
board-morale = Morale { $morale }
board-morale-tonight = morale tonight
board-food-and-due = food / due
board-overruns = { $count ->
    [one] overrun
   *[other] overruns
}
board-open-forecast = Forecast of the night
board-tonight = Tonight, if the round ended now
board-change = { $change }
board-night-food = Food { $have }, { $need } due
board-night-starvation = hunger { $change }
# $entrance: of a colony; 0 for deaths elsewhere. $place: where, as a label.
board-night-death = { $entrance ->
    [0] { $name } dies ({ $place })
   *[other] Entrance { $entrance }, { $name } dies
}
board-night-deaths = { $count } die ({ $names })
board-a-helpless = a helpless one
board-night-crisis = { $outcome ->
    [failed] Crisis failed
    [prevented] Crisis prevented
    [exceeded] Crisis more than prevented
   *[open] If the crisis fails
}
board-night-to = { $change }, morale { $morale }
board-night-lost = { $change }, lost
board-night-harm = see the card
board-night-duty = Due for the objective: { $due }
board-night-noise = { $place }, { $names }
board-night-chance = { $chance }%
board-night-zombies = +{ $colony } at the colony, +{ $outside } outside
board-night-waste = Waste { $cards }
# $follows: page or end. $name: the objective of a scenario.
board-night-objective = { $follows ->
    [page] “{ $name }” complete
   *[end] Main objective complete
}
# $follows: page or end.
board-night-complete = { $follows ->
    [page] a page turns
   *[end] the game ends
}
board-night-due = Tonight: { $card }
board-night-more = +{ $count } more
board-night-sum = { $change ->
    [0] Morale stays at { $morale } tonight.
   *[other] Morale { $morale }, after the night { $tonight } ({ $signed }).
}
board-night-uncertain = Choices, dice and hidden cards still have a say.
board-no-forecast = The night itself is on: nothing to foresee.
board-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}

## The board

board-place-short = { $place ->
    [police-station] Police
    [grocery-store] Grocery
    [school] School
    [library] Library
    [hospital] Hospital
    [gas-station] Gas st.
    [raxxon] Raxxon
    [hideout] Hideout
    [colony] Colony
    [forge] Forge
    [lighthouse] Lighth.
    [den] Den
   *[other] { $place }
}
board-entrance-short = E{ $number }
board-omen-overrun = Overrun tonight
board-omen-chance = Overrun { $amount }%
board-omen-full = full
board-omen-falls = { $amount ->
    [one] barricade falls
   *[other] { $amount } barricades fall
}
board-omen-springs = trap goes off: −{ $amount }
board-omen-comes = +{ $amount } tonight
# $number: 0 for the only one of its place.
board-entrance = { $number ->
    [0] Entrance
   *[other] Entrance { $number }
}: { $zombies ->
    [0] no zombies
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}{ $special ->
    [none] { "" }
   *[other] , { $special }
}{ $barricades ->
    [0] { "" }
    [one] , { $barricades } barricade
   *[other] , { $barricades } barricades
}{ $traps ->
    [0] { "" }
    [one] , { $traps } explosive trap
   *[other] , { $traps } explosive traps
}{ $coming ->
    [0] { "" }
   *[other] ; +{ $coming } tonight
}{ $falling ->
    [0] { "" }
    [one] ; a barricade falls tonight
   *[other] ; { $falling } barricades fall tonight
}{ $springing ->
    [0] { "" }
    [one] ; a trap goes off tonight
   *[other] ; { $springing } traps go off tonight
}{ $omen ->
    [overrun] ; overrun tonight
    [full] ; full
   *[other] { "" }
}{ $can ->
    [yes] . Choose this entrance
   *[no] { "" }
}
board-place = { $number }, { $name }: { $zombies ->
    [0] no zombies
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}{ $special ->
    [none] { "" }
   *[other] , { $special }
}{ $barricades ->
    [0] { "" }
    [one] , { $barricades } barricade
   *[other] , { $barricades } barricades
}{ $traps ->
    [0] { "" }
    [one] , { $traps } explosive trap
   *[other] , { $traps } explosive traps
}{ $survivors ->
    [0] { "" }
    [one] , { $survivors } survivor
   *[other] , { $survivors } survivors
}{ $bandits ->
    [0] { "" }
    [one] , { $bandits } bandit
   *[other] , { $bandits } bandits
}{ $blocked ->
    [0] { "" }
    [one] , one survivor space behind a barricade
   *[other] , { $blocked } survivor spaces behind barricades
}{ $noise ->
    [0] { "" }
   *[other] , noise { $noise }
}; { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}{ $looted ->
    [0] { "" }
    [one] ; bandits take { $looted } card tonight
   *[other] ; bandits take { $looted } cards tonight
}{ $coming ->
    [0] { "" }
   *[other] ; +{ $coming } tonight
}{ $falling ->
    [0] { "" }
    [one] ; a barricade falls tonight
   *[other] ; { $falling } barricades fall tonight
}{ $springing ->
    [0] { "" }
    [one] ; a trap goes off tonight
   *[other] ; { $springing } traps go off tonight
}{ $omen ->
    [overrun] ; overrun tonight
    [chance] ; overrun { $amount }%
   *[other] { "" }
}{ $can ->
    [yes] . Choose this place
   *[no] { "" }
}
board-colony = { $name }: { $survivors ->
    [one] { $survivors } survivor
   *[other] { $survivors } survivors
}, { $helpless } helpless{ $unruly ->
    [0] { "" }
   *[other] { " " }({ $unruly } unruly)
}, food { $food }{ $can ->
    [yes] . Choose this place
   *[no] { "" }
}
# $can: yes, target (something can be done to them) or no.
board-pawn = { $name }, { $owner }{ $leads ->
    [yes] , leader
   *[no] { "" }
}{ $exiled ->
    [yes] , exiled
   *[no] { "" }
}{ $wounds ->
    [0] { "" }
    [one] , { $wounds } wound
   *[other] , { $wounds } wounds
}{ $frostbite ->
    [0] { "" }
   *[other] , { $frostbite } frostbite
}{ $despair ->
    [0] { "" }
   *[other] , { $despair } despair
}{ $can ->
    [yes] . Can act
    [target] . Choose
   *[no] { "" }
}
board-standee = { $name }, who only stands there
board-noise = Noise { $tokens }
board-food = Food
board-food-due = { $need } due
board-starvation = { $count ->
    [one] { $count } starvation token
   *[other] { $count } starvation tokens
}
board-mouths = to feed
# $count: all of them; $calm and $unruly: of each kind.
board-helpless = { $unruly ->
    [0] { $count } helpless
   *[other] { $calm ->
        [0] { $unruly } unruly
       *[other] { $calm } helpless, { $unruly } unruly
    }
}
board-waste = Waste
board-waste-pile = { $count ->
    [one] Waste pile: { $count } card
   *[other] Waste pile: { $count } cards
}
board-waste-per = { $morale ->
    [0] { $per }: −1 morale
   *[other] { $change } morale tonight
}
board-top-random = On top lies a random item: its back shows.
board-deck = { $count ->
    [one] { $count } card to search. In this deck, most often first:
   *[other] { $count } cards to search. In this deck, most often first:
}

## Crisis and objective

board-crisis = Crisis of the round
board-crisis-past = No crisis to come tonight
board-no-crisis = No crisis this round
board-crisis-need = Needs { $need } { $symbols } { $need ->
    [one] card
   *[other] cards
}.
board-crisis-laid = { $count ->
    [0] none laid
   *[other] { $count } laid
}
board-crisis-failed = Failed:
board-crisis-bonus = With { $at } or more:
# $deck: where a card comes from; its back shows no more than that.
board-origin = { $deck ->
    [police-station] 1
    [grocery-store] 2
    [school] 3
    [library] 4
    [hospital] 5
    [gas-station] 6
    [raxxon] 7
   *[other] st.
}
# $symbol: empty when there are several, drawn behind it.
board-crisis-short = Crisis: { $need } { $symbol ->
    [weapon] { $need ->
        [one] weapon
       *[other] weapons
    }
    [tool] { $need ->
        [one] tool
       *[other] tools
    }
    [fuel] fuel
    [food] food
    [book] { $need ->
        [one] book
       *[other] books
    }
    [medicine] medicine
    [survivor] { $need ->
        [one] survivor
       *[other] survivors
    }
   *[several] { "" }
}
board-laid-short = { $count } laid
board-failed-short = { $lost ->
    [yes] failed: lost
   *[no] { $same ->
        [yes] failed: see card
       *[no] failed: morale { $morale }
    }
}
board-met-short = prevented so far
board-objective = Main objective
board-goal-met = Done.

## Players

board-players = Players, in turn order
board-seat = Player { $number }
board-you = (you)
board-turn = { $turn ->
    [done] played
    [now] plays now
    [next] next
    [later] then
    [asked] is asked
    [out] out of the game
   *[waits] waits
}
board-you-now = your turn
board-state-hand = { $state }, { $hand } c.
board-means = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $hand } c.
board-dice-of = Dice: { $dice }; used: { $used }
board-used-die = used die
board-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-first-player = first player
board-bot = bot
board-exiled = exiled
board-away = away
board-hurt = { $wounds ->
    [0] { "" }
    [one] { $wounds } wound { "" }
   *[other] { $wounds } wounds { "" }
}{ $frostbite ->
    [0] { "" }
   *[other] { $frostbite } frostbite { "" }
}{ $despair ->
    [0] { "" }
   *[other] { $despair } despair
}
board-attack = attack
board-search = search
board-influence = influence { $influence }

## How objectives stand, and what is laid to the crisis

goal-to-win = To win
goal-and = and { $text }
# $kind: at_least, at_most, more_than or last_round. $more: there is more than needed, yes or no.
goal-count = { $kind ->
    [at_most] { $current }, at most { $needed }
    [last_round] round { $current } of { $needed }
   *[other] { $more ->
        [yes] { $current } ({ $needed } needed)
       *[no] { $current } of { $needed }
    }
}
goal-stands = { $met ->
    [yes] yes
   *[no] no
}
goal-hidden = nobody knows
# $points: +1 or −1. $fits: yes or no.
crisis-counts = { $fits ->
    [yes] counts { $points }: right symbol
   *[no] counts { $points }: wrong symbol
}
board-only-you-know = (face down, only you know)
board-setup = Setting up
board-crisis-to-come = comes with round 1
board-rounds = rounds

