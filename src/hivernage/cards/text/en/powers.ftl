### When a power may be used, what it costs, and the standing modifiers.

power = { $heads }: { $body }
power-event = { $heads }, { $body }
start-turn = { $own ->
    [yes] at the start of your turn
   *[no] at the start of their turn
}
start-round = at the start of each round
once-turn = once per turn
once-round = once per round
once-game = once per game
with-die = with { $extra ->
    [yes] one more die
   *[no] a die
} of { $n ->
    [1] any value
    [6] 6
   *[other] { $n } or more
}
pays = by also playing a { symbol } card without its effect
pays-to = play{ s } a { symbol } card without its effect to { $then }
repeatable = { $who ->
    [everyone] on their turn, any number of times
   *[holder] any number of times
}
needs = if { $test }
needs-not-exiled = as long as { $it } isn’t exiled
whenever-moved = whenever { $who ->
    [everyone] a survivor moves
   *[holder] { $it } moves
} { $anywhere ->
    [no] to { $to }
   *[yes] { "" }
}
whenever-attacked = whenever { $who ->
    [everyone] a survivor attacks
   *[holder] { $it } attacks
}
whenever-killed-zombie = whenever { $who ->
    [everyone] a zombie is killed
   *[holder] { $it } kills a zombie
}

no-exposure-move = { $who } moves without an exposure roll
no-exposure-attack = { $who } attacks without an exposure roll
no-exposure-between = { $who } moves between { $first } and { $second } without an exposure roll
no-exposure-entrance = { $who } attacks zombies at entrance { $n } of the colony without an exposure roll
instead-kill = an attack by { $who } kills { zombie-count } instead of 1 { $roll ->
    [no] and needs no exposure roll
   *[yes] { "" }
}
instead-barricade = a barricade action of { $who } places { barricade-count } instead of 1
instead-clean = cleaning the waste pile with { $who } removes { $n ->
    [one] 1 card
   *[other] { $n } cards
} instead of 3
instead-noise = in a search by { $who }, a noise token is worth { $n ->
    [one] 1 card
   *[other] { $n } cards
} instead of 1
any-die = { $who } attacks with a die of any value
search-more = a search by { $who } { $at } draws { $look } more { $look ->
    [one] card
   *[other] cards
}{ $keep ->
    [0] { "" }
   *[other] { " " }and keeps { $keep } more
}
dies-at = { $who } dies of { $n } wounds instead of 3
takes-as-frostbite = { $who } takes a normal wound instead of frostbite
takes-as-bite = a bite rolled for { $who } counts as a normal wound
no-spread = a spreading bite skips { $who }
dice-rolled = { $holder ->
    [table] each player rolls
   *[other] you roll
} { $n } { $more ->
    [yes] more
   *[no] fewer
} action { $n ->
    [one] die
   *[other] dice
} at the start of { $when ->
    [next] the next round
   *[each] each round
}
copies-abilities = { $who } has the abilities of all other survivors at the same place
act-move = move { $anywhere ->
    [no] to { $to }
   *[yes] { "" }
}
act-search = search
act-attack = attack
act-use-ability = use abilities
act-add-to-crisis = add cards to the crisis
act-play = play { symbol } cards
cannot = { $who } can’t { $acts }
cannot-leave = { $who } can’t leave { $place } any more
cannot-any = { $who } can { $acts }
player-cannot = { $holder ->
    [table] players
   *[other] you
} can’t { $acts }
waste-per = the waste pile costs 1 morale per { $n } cards instead of per 10
food-due = the colony eats { $n } more food
ward-bite = whenever a bite is rolled, any player may put a { symbol } card in the waste pile to ignore it
