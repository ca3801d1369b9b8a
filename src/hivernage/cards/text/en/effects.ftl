### What cards do. Every clause is ready for "you", for "each player …" and for "may …" by $mood and $person.

## How steps are put together

may = { $mood ->
    [do] { $person ->
        [they] may { how-often } { $then }
       *[you] you may { how-often } { $then }
    }
   *[other] may { how-often } { $then }
}
how-often = { $times ->
    [0] { "" }
    [1] { "" }
   *[other] , up to { $times } times,
}
any-player = each player { $then }
any-player-may = each player may { $then }
first-player = the first player { $must ->
    [yes] { "" }
   *[no] may
} { $then }
each-player = { $who } { $then }
each-at-once = at the same time, { $who } { $then }
each-in-turn = { $who } in turn: { $then }
if = if { $test }, { $then }
only-if = (only if { $test })
only-with-module = ({ $module ->
    [improvements] improvements
    [bandits] bandits
   *[raxxon] Raxxon
} module)
otherwise = otherwise, { $then }
one-player = in turn order, { $who } may { $then }, until one of them does
if-nobody = if nobody does, { $then }
contest = roll{ s } { $n ->
    [as-many] that many dice
    [one] 1 die
   *[other] { $n } dice
} { $per }, then { $against } { $against ->
    [one] die
   *[other] dice
} for the other side, and compare{ s } the sums
contest-won = if { $person ->
    [they] theirs
   *[you] yours
} is at least as high, { $then }
contest-lost = if { $person ->
    [they] theirs
   *[you] yours
} is lower, { $then }
roll-plus = roll{ s } a die and add{ s } { $n } { $one ->
    [none] { "" }
   *[other] for each { $one }
}
sum-band = { $size ->
    [all] any sum
    [most] { $high } or less
    [least] { $low } or more
   *[exact] { $band }
}
random-place = roll{ s } for a random place (1 to 6)
choose = { $by ->
    [you] choose{ s } one:
   *[other] { $who } chooses one:
}
choose-by-player-of = the player of { $name } chooses one:
option = { $first ->
    [yes] { $text }
   *[no] or { $text }
}
vote = { $seats ->
    [owner] { $who } votes
    [player] { $who } votes
    [first] { $who } votes
   *[other] { $who } vote
}
vote-up = thumbs up
vote-down = thumbs down
ballot = { $heading }: { $then }
roll = roll{ s } { $n ->
    [as-many] that many dice one by one
    [one] a die
   *[other] { $n } dice one by one
} { $per }
roll-one = roll{ s } { $n ->
    [as-many] that many dice one by one: on each { $band }, { $then }
    [one] a die: on { $band }, { $then }
   *[other] { $n } dice one by one: on each { $band }, { $then }
}
roll-per = roll{ s } { $n ->
    [one] a die
   *[other] { $n } dice
} { $per }: on { $band }, { $then }
band = on { $band }: { $then }
together-cards = players may together { $to ->
    [removed] remove { $price } in their hands from the game
    [objective] put { $price } from their hands on the main objective
   *[waste] put { $price } from their hands into the waste pile without effect
}
together-dice = players may together spend { $n ->
    [one] 1 unused action die
   *[other] { $n } unused action dice
}
together-both = players may together { $to ->
    [removed] remove { $price } in their hands from the game
    [objective] put { $price } from their hands on the main objective
   *[waste] put { $price } from their hands into the waste pile without effect
} and spend { $n ->
    [one] 1 unused action die
   *[other] { $n } unused action dice
}
one-pays-card = one player may { $to ->
    [removed] remove { $price } in their hand from the game
    [objective] put { $price } from their hand on the main objective
   *[waste] put { $price } from their hand into the waste pile without effect
}
one-pays-die = one player may spend { $n ->
    [one] 1 unused action die
   *[other] { $n } unused action dice
}
if-paid = if { $one ->
    [yes] somebody does
   *[no] they do
}, { $then }
for-each-of = for { $who }, { $then }
pick = { $by ->
    [first] the first player chooses { $who }
   *[you] choose{ s } { $who }
}
on-blank = on a blank, { $then }
later-end-of-round = at the end of the round, { $then }
later-end-of-next-round = at the end of the next round, { $then }
until-turn = until the end of the turn: { $then }
until-round = until the end of the round: { $then }
until-next-round = until the end of the next round: { $then }
until-game = for the rest of the game: { $then }

## The card itself

attach = attach{ $mood ->
    [does] es
   *[do] { "" }
} this card to { $who }
wear = { $limit ->
    [one] remove{ s } this card from the game
   *[other] put{ s } 1 token on this card (with { $limit } tokens it leaves the game)
}
cancel = { $cause ->
    [spend-food] the die isn’t raised; the food token stays spent
    [cleaning] the action removes no cards; the die stays spent
   *[other] what was about to happen doesn’t happen; its cost stays paid
}
end-game = the game ends at once, and the main objective has failed
special-christmas = the player of Forest Plum may, up to 4 times, draw a card from the item deck of the grocery store, show it to everybody and give it to another player
special-james-meyers = look{ s } at the hand of each other player; { $person ->
    [they] they
   *[you] you
} may remove 3 medicine cards in hands ({ $person ->
    [they] theirs
   *[you] yours
} too) from the game to gain 1 morale
special-gambling = clockwise from the first player, each player may stake up to 1 card of their hand for each of their survivors at the colony, and rolls a die for each card staked; whoever rolls the highest single die takes all staked cards (tied players roll again)
special-one-more = roll again on the table of that pill for the same survivor
special-the-vault = in turn order, each player may tell the others a true secret they have never told them; add 2 zombies to the colony for each player who doesn’t
special-oh-what-a-feeling = if there are several such places, the active player picks one; the two players concerned vote at the same time. Both thumbs up: remove all wounds and despair from the two survivors, and each player rolls a die; the higher one takes the other’s survivor into their group (a tie does nothing). Both down: nothing happens. Otherwise put 1 despair on the survivor of the player who voted up
special-weeds = name{ s } an item; the other players with a survivor at the colony may in turn order give { $person ->
    [they] them
   *[you] you
} that item from their hand, until one does; remove all despair from the survivors of that player
special-exile-the-accuser = the player who made the accusation is exiled
special = follow{ s } the special rule “{ $name }”

## The colony

gain-morale = gain{ s } { $n ->
    [as-many] that much
   *[other] { $n }
} morale { $per }
gain-food = add{ s } { $n ->
    [as-many] that much
   *[other] { $n }
} food to { $whose } supply { $per }
gain-helpless = add{ s } { $n ->
    [as-many] that many helpless survivors
    [one] 1 helpless survivor
   *[other] { $n } helpless survivors
} { $whose ->
    [its] { "" }
   *[the] to the colony
} { $per }
gain-starvation = add{ s } { $n ->
    [as-many] that many starvation tokens
    [one] 1 starvation token
   *[other] { $n } starvation tokens
} to { $whose } supply { $per }
gain-token = put{ s } { $n ->
    [as-many] that many tokens
    [one] 1 token
   *[other] { $n } tokens
} on the main objective { $per }
unruly-some = { $n ->
    [all] all unruly helpless survivors
    [as-many] that many unruly helpless survivors
    [one] 1 unruly helpless survivor
   *[other] { $n } unruly helpless survivors
}
gain-unruly = add{ s } { unruly-some } to the colony { $per }
temper-calm = calm{ s } { unruly-some } { $per }
temper-unruly = make{ s } { $n ->
    [all] all helpless survivors
    [as-many] that many helpless survivors
    [one] 1 helpless survivor
   *[other] { $n } helpless survivors
} { $per } unruly
lose-morale = lose{ s } { $n ->
    [all] all
    [as-many] that much
   *[other] { $n }
} morale { $per }
lose-food = remove{ s } { $n ->
    [all] all
    [as-many] that much
   *[other] { $n }
} food from { $whose } supply { $per }
lose-half-food = remove{ s } half of the food from the supply (rounded up)
lose-helpless = remove{ s } { $n ->
    [all] all helpless survivors
    [as-many] that many helpless survivors
    [one] 1 helpless survivor
   *[other] { $n } helpless survivors
} from the game (not killed) { $per }
lose-improvement = { $n ->
    [all] all built improvements are lost for the rest of the game
    [as-many] that many built improvements, picked by the first player, are lost for the rest of the game
    [one] one built improvement, picked by the first player, is lost for the rest of the game
   *[other] { $n } built improvements, picked by the first player, are lost for the rest of the game
} { $per }
lose-advancement = { $n ->
    [all] take{ s } all advancement tokens off the improvements
    [as-many] take{ s } that many advancement tokens off one improvement
    [one] take{ s } 1 advancement token off an improvement
   *[other] take{ s } { $n } advancement tokens off one improvement
} { $per }
lose-waste = remove{ s } { $n ->
    [all] all cards
    [as-many] that many cards
    [one] the top card
   *[other] the top { $n } cards
} of the waste pile from the game { $per }
advance = put{ s } { $n ->
    [one] 1 advancement token on an improvement
   *[other] { $one ->
        [yes] { $n } advancement tokens on one improvement
       *[no] { $n } advancement tokens on improvements, each on one of { your } choice
    }
}
skip-crisis-current = put{ s } the current crisis under its deck; no crisis is resolved this round
skip-crisis-next = when the next crisis is revealed, it leaves the game; no crisis is resolved that round
add-goal = the main objective asks for one more thing: { $goal }
exile-vote = call{ s } a vote to exile { $player }
exile-vote-failed = if it fails, { $then }

## Survivors

harm = { $harm ->
    [frostbite] frostbite
    [despair] despair
   *[wound] { $n ->
        [one] wound
       *[other] wounds
    }
}
wound = put{ s } { $n ->
    [as-many] that many wounds
   *[other] { $n } { harm }
} on { $who }
share-wounds = share{ s } { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} as { $person ->
    [they] they like
   *[you] you like
} among { $who }
heal = remove{ s } { healed } from { $who }
healed = { $harm ->
    [frostbite] { $n ->
        [all] all frostbite
       *[other] { $n } frostbite
    }
    [despair] { $n ->
        [all] all despair
       *[other] { $n } despair
    }
    [any] { wounds-healed }{ $n ->
        [all] { "" }
       *[other] { " " }of any kind
    } (despair too)
   *[usual] { wounds-healed } of any kind
}
wounds-healed = { $n ->
    [all] all wounds
    [one] 1 wound
   *[other] { $n } wounds
}
one-helpless = 1 helpless survivor
kill = kill{ s } { $who } { $free ->
    [yes] (no morale is lost for it)
   *[no] { "" }
} { $bite ->
    [yes] (a bite, which spreads)
   *[no] { "" }
}
remove = remove{ s } { $who } from the game (not killed){ $standee ->
    [yes] ; the figure stays where it is, and can’t be moved, attacked or killed
   *[no] { "" }
}
remove-from-deck = remove{ s } { $who } (in the survivor deck) from the game
expose = roll{ s } for exposure { $n ->
    [1] { "" }
    [2] twice
    [as-many] that many times
   *[other] { $n } times
} for { $who } { $per }
place-whom = place{ s } { $at } { $who } (this isn’t a move){ $able ->
    [yes] , if able
   *[no] { "" }
}{ $room ->
    [yes] ; to make room, survivors there may be placed at the colony
   *[no] { "" }
}
place = place{ s } { $who } { $at } (this isn’t a move){ $able ->
    [yes] , if able
   *[no] { "" }
}{ $room ->
    [yes] ; to make room, survivors there may be placed at the colony
   *[no] { "" }
}{ $again_ ->
    [yes] ; if there is no room, roll again
   *[no] { "" }
}
as-leader = { $leader ->
    [yes] as leader
   *[no] { "" }
}
with-wounds = { $wounds ->
    [0] { "" }
    [one] with 1 wound
   *[other] with { $wounds } wounds
}
with-despair = { $despair ->
    [0] { "" }
   *[other] { $wounds ->
        [0] with
       *[other] and
    } { $despair } despair
}
whose-group = { $for ->
    [player] the group of { $player }
   *[you] { your } group
}
by-making-room = { $room ->
    [yes] { " " }(without a free space there, a survivor there whom the first player picks goes to the colony)
   *[no] { "" }
}
recruit = draw{ s } the top survivor, who joins { whose-group } { $at } { as-leader } { with-wounds } { with-despair }{ by-making-room }
recruit-named = take{ s } { $name } from the survivor deck into { whose-group } { $at } { as-leader } { with-wounds } { with-despair }{ by-making-room }
transfer-you = take{ s } { $who } into { your } group
transfer-player = give{ s } { $who } to { $player }
transfer-left = give{ s } { $who } to the player on { your } left
all-equipment = { $symbol ->
    [any] all equipment of { $it }
   *[other] all { symbol } cards equipped to { $it }
}
unequip-all = { $to ->
    [loot] put{ s } { all-equipment } in the loot
    [waste] put{ s } { all-equipment } in the waste pile
    [removed] remove{ s } from the game { all-equipment }
   *[hand] return{ s } { all-equipment } to the hand of their player
}
one-equipment = 1 { $symbol ->
    [any] item
   *[other] { symbol } card
} equipped to { $it }
unequip-one = { $to ->
    [loot] put{ s } { one-equipment } in the loot
    [waste] put{ s } { one-equipment } in the waste pile
    [removed] remove{ s } from the game { one-equipment }
   *[hand] return{ s } { one-equipment } to the hand of their player
}
unequip-the-card = { $to ->
    [removed] remove{ s } that item from the game
   *[other] put{ s } that card in the waste pile
}
free-attack = attack{ s } with { $it }, without using an action die
free-search = search{ es } with { $it }, without using an action die

## Zombies and entrances

zombie-count = { $n ->
    [all] all zombies
    [as-many] that many zombies
    [one] 1 zombie
   *[other] { $n } zombies
}
barricade-count = { $n ->
    [all] all barricades
    [as-many] that many barricades
    [one] 1 barricade
   *[other] { $n } barricades
}
trap-count = { $n ->
    [as-many] that many explosive traps
    [one] 1 explosive trap
   *[other] { $n } explosive traps
}
zombies = add{ s } { zombie-count } to { $to } { $per }
kill-zombies = kill{ s } { zombie-count } { $at } { $per }, { $exposure ->
    [once] with a single exposure roll
   *[none] without an exposure roll
}
clear-zombies = remove{ s } { zombie-count } from { $of } (not killed) { $per } { $leave ->
    [yes] and put{ s } a barricade in place of each
   *[no] { "" }
}
clear-barricades = remove{ s } { barricade-count } from { $of } { $per }
lure = move{ s } up to { zombie-count } from one other place to empty entrance spaces { $at }
barricade = place{ s } { barricade-count } { $at }
place-trap = place{ s } { trap-count } { $at }
arm = turn{ s } { barricade-count } { $at } { $per } into { $n ->
    [one] an explosive trap
   *[other] explosive traps
}
shift-count = { $what ->
    [zombies] { zombie-count }
    [bandits] { $n ->
        [all] all bandits
        [as-many] that many bandits
        [one] 1 bandit
       *[other] { $n } bandits
    }
   *[noise] { $n ->
        [all] all noise tokens
        [as-many] that many noise tokens
        [one] 1 noise token
       *[other] { $n } noise tokens
    }
}
shift = move{ s } { shift-count } { $per } from { $from_ ->
    [any] one other place
    [colony] the colony
   *[it] the place where { $it } is
} to empty spaces { $at }
barricade-action = take{ s } { $n ->
    [one] a barricade action
   *[other] { $n } barricade actions
} { $at }, without a die
noise = put{ s } { $n ->
    [one] 1 noise token
   *[other] { $n } noise tokens
} { $at }, if able{ $colony ->
    [zombie] { " " }(in the colony add { zombie-count } instead)
   *[no] { "" }
}

noise-fill = fill{ s } all free noise spaces { $at }

## Bandits

bandit-count = { $n ->
    [all] all bandits
    [as-many] that many bandits
    [one] 1 bandit
   *[other] { $n } bandits
}
bandits = place{ s } { bandit-count } { $at } { $per }
bandits-random = place{ s } { bandit-count } { $per }{ $several ->
    [yes] , each at a random place
   *[no] { " " }at a random place
}
bandits-fill = place{ s } bandits on all free survivor spaces { $at }
clear-some-bandits = remove{ s } up to { bandit-count } of { your } choice { $at }
clear-bandits = remove{ s } { bandit-count } from { $of } { $per }
loot = take{ s } { $latest ->
    [yes] { $n ->
        [as-many] all cards that have just been put in the loot
        [one] the last card put in the loot
       *[other] the last { $n } cards put in the loot
    }
   *[no] { $n ->
        [as-many] that many loot cards
        [one] 1 loot card
       *[other] { $n } loot cards
    } of { your } choice
} { $per }
plunder = { $to ->
    [removed] remove{ s } { top-cards } of { $deck } from the game
    [waste] put{ s } { top-cards } of { $deck } in the waste pile
   *[loot] put{ s } { top-cards } of { $deck } in the loot
}
without-deck = if there is no deck, { $then }

## Cards and decks

draw = draw{ s } { $cards } from { $deck }
fetch = search{ es } { $deck } for { $cards } { $symbol ->
    [any] of { your } choice
   *[other] { "" }
} and { $equip ->
    [no] take{ s } { $n ->
        [one] it
       *[other] them
    }
   *[other] equip{ s } { $n ->
        [one] it
       *[other] them
    } to { $equip ->
        [it] { $it }
       *[other] a survivor { $equip }
    }
}, then shuffle{ s } the deck
fetch-one = search{ es } { $deck } for “{ $item }”; if it is there, { $to ->
    [it] equip{ s } it to { $it }
    [place] equip{ s } it to a survivor { $at }
   *[no] take{ s } it
}; shuffle{ s } the deck
dig = reveal{ s } the top { $n } cards of { $deck }, { $optional ->
    [yes] take{ s } { $cards } if { $person ->
        [they] they like
       *[you] you like
    },
   *[no] take{ s } { $cards }
} and shuffle{ s } the rest back
dig-until = reveal{ s } cards of { $deck } until { $cards } { $n ->
    [one] is found, take{ s } it
   *[other] are found, take{ s } those
} and shuffle{ s } the rest back
purge = remove{ s } { $cards } of { $deck } from the game
discard-kind = { $cards } { $to ->
    [objective] of { your } hand on the main objective
    [removed] in { your } hand from the game
    [loot] of { your } hand in the loot
   *[waste] of { your } hand in the waste pile without effect
}
discard = { $to ->
    [removed] remove{ s } { discard-kind }
   *[waste] put{ s } { discard-kind }
}
discard-any = { $to ->
    [removed] remove{ s } { $cards } in { your } hand from the game
    [objective] put{ s } { $cards } of { your } hand on the main objective
    [loot] put{ s } { $cards } of { your } hand in the loot
   *[waste] put{ s } { $cards } of { your } hand in the waste pile without effect
}
discard-random = { $to ->
    [objective] put{ s } { $cards } of { your } hand, at random, on the main objective
    [removed] remove{ s } { $cards } of { your } hand, at random, from the game
    [loot] put{ s } { $cards } of { your } hand, at random, in the loot
   *[waste] put{ s } { $cards } of { your } hand, at random, in the waste pile without effect
}
locked = { $locked ->
    [yes] (not to be played before the next round)
   *[no] { "" }
}
steal = take{ s } { $cards } of { your } choice from the hand of { $player } { locked }
steal-random = take{ s } { $cards } at random from the hand of { $player } { locked }
talk-free = { $person ->
    [they] they may
   *[you] you may
} talk about it
talk-silent = neither of these two players may talk about it
talk-two-words = then { $person ->
    [they] they may
   *[you] you may
} say exactly 2 words to the others about them
hand-over = give{ s } all cards in { your } hand { $n ->
    [0] { "" }
   *[other] but { $n }
} to { $player }
hand-over-some = give{ s } { $cards } of { your } hand, of { your } choice, to { $to }
swap = swap{ s } 1 card of { your } hand for 1 of { $player }, each of their own choice and face down, if both players want to
look-random-card = { $everybody ->
    [yes] show{ s } everybody
   *[no] look{ s } at
} { $n ->
    [one] 1 card
   *[other] { $n } cards
} at random in the hand of { $player }
look-hand = { $everybody ->
    [yes] show{ s } everybody
   *[no] look{ s } at
} the hand of { $player }
look-for-symbol = name{ s } a symbol and look{ s } at all cards of it in the hand of { $player }
look-objective = { $everybody ->
    [yes] show{ s } everybody
   *[no] look{ s } at
} the secret objective of { $player }
arrange = { $arrange ->
    [yes] and put{ s } them back in any order
   *[no] { "" }
}
top-cards = { $n ->
    [one] the top card
   *[other] the top { $n } cards
}
look-deck-top = { $everybody ->
    [yes] show{ s } everybody
   *[no] look{ s } at
} { top-cards } of { $deck } { arrange }
look-crisis-top = { $everybody ->
    [yes] show{ s } everybody
   *[no] look{ s } at
} { top-cards } of the crisis deck { arrange }
retrieve-to = { $to ->
    [hand] into { your } hand
   *[waste] into the waste pile
}
retrieve = { $to ->
    [hand] take{ s }
   *[waste] put{ s }
} { retrieve-to } { $n ->
    [all] all { retrieve-kinds } cards
    [as-many] that many { retrieve-kinds } cards
    [one] { retrieve-up-to } 1 { retrieve-kinds } card
   *[other] { retrieve-up-to } { $n } { retrieve-kinds } cards
} that left the game
retrieve-up-to = { $up_to ->
    [yes] up to
   *[no] { "" }
}
retrieve-kinds = { $any ->
    [yes] item
   *[no] { $kinds }
}
retrieve-latest = { $to ->
    [hand] take{ s }
   *[waste] put{ s }
} { retrieve-to } the last { latest-cards } that left the game (survivors and events don’t count)
latest-cards = { $n ->
    [one] item card
   *[other] { $n } item cards
}

## Dice

some-dice = { $whose ->
    [other] { $up_to ->
        [yes] { $n ->
            [all] any number
           *[other] up to { $n }
        } of the unused action dice of another player
       *[no] { $n ->
            [all] all unused action dice of another player
            [as-many] that many unused action dice of another player
            [one] 1 unused action die of another player
           *[other] { $n } unused action dice of another player
        }
    }
   *[you] { my-dice }
}
my-dice = { $up_to ->
    [yes] { $n ->
        [all] any number
       *[other] up to { $n }
    } of { your } unused action dice
   *[no] { $n ->
        [all] all { your } unused action dice
        [as-many] that many of { your } unused action dice
       *[other] { $n } of { your } unused action dice
    }
}
one-die = { $whose ->
    [other] an unused action die of another player
   *[you] 1 of { your } unused action dice
}
dice-raise = raise{ s } { one-die } by { by-how-much }
dice-lower = lower{ s } { one-die } by { by-how-much }
by-how-much = { $n ->
    [as-many] that much
   *[other] { $n }
} { $per }
dice-reroll = reroll{ s } { some-dice } { $per }
dice-set = set{ s } { some-dice } { $per } to a value of { your } choice
dice-spend = spend{ s } { some-dice } { $per }
dice-add = roll{ s } { $n ->
    [as-many] that many more action dice
    [one] 1 more action die
   *[other] { $n } more action dice
} { $per }
