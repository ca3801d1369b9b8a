### When a power may be used, what it costs, and the standing modifiers.

power = { $heads }: { $body }
power-event = { $heads }, { $body }
start-turn = { $own ->
    [yes] at the start of your turn
   *[no] at the start of their turn
}
start-round = at the start of each round
end-turn = { $own ->
    [yes] at the end of your turn
   *[no] at the end of their turn
}
start-zombies = just before the zombies of the colony phase come
end-zombies = just after the zombies of the colony phase have come
times = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
once-turn = { times } per turn
once-round = { times } per round
once-game = { times } per game
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
    [you] one of your survivors moves
   *[holder] { $it } moves
} { $anywhere ->
    [no] to { $to }
   *[yes] { "" }
}
whenever-barricaded = whenever { $who ->
    [everyone] a survivor barricades
    [you] one of your survivors barricades
   *[holder] { $it } barricades
}
whenever-cleaned = whenever { $who ->
    [everyone] a survivor cleans the waste pile
    [you] one of your survivors cleans the waste pile
   *[holder] { $it } cleans the waste pile
}
whenever-searched = whenever { $who ->
    [everyone] a survivor has searched
    [you] one of your survivors has searched
   *[holder] { $it } has searched
}
whenever-killed = when { $it } is killed
whenever-attacked = whenever { $who ->
    [everyone] a survivor attacks a zombie
    [you] one of your survivors attacks a zombie
   *[holder] { $it } attacks a zombie
}
whenever-attacked-with = whenever { $who ->
    [everyone] a survivor attacks a zombie
    [you] one of your survivors attacks a zombie
   *[holder] { $it } attacks a zombie
} with “{ $item }”
whenever-zombies-came = whenever zombies are placed { $there ->
    [yes] there
   *[no] somewhere
}
whenever-trap-sprung = whenever an explosive trap goes off { $there ->
    [yes] there
   *[no] { "" }
}
whenever-bandit-came = right after a bandit has been placed { $there ->
    [yes] there
   *[no] { "" }
}
whenever-helpless-gone = as soon as there are no helpless survivors left
whenever-killed-zombie = whenever { $who ->
    [everyone] a zombie is killed
    [you] one of your survivors kills a zombie
   *[holder] { $it } kills a zombie
}

no-exposure-move = { $who } moves without an exposure roll
no-exposure-search = { $who } searches without an exposure roll
no-exposure-way = { $who } moves { $both ->
    [yes] between places outside the colony
   *[no] { $start ->
        [none] { "" }
       *[other] from { $start }
    } { $to ->
        [none] { "" }
       *[other] to { $to }
    }
} without an exposure roll
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
instead-heal = an item that { $holder ->
    [table] a player plays
   *[other] you play
} and that removes a wound removes { $n } instead of 1 from the same survivor
instead-recruit = whenever { $holder ->
    [table] a player takes
   *[other] you take
} the top survivor of the deck, turn up { $n } instead and take one; the others are shuffled back
any-die = { $who } { $act ->
    [attack-or-search] attacks or searches
    [search] searches
   *[attack] attacks
} with a die of any value
sure-hit = an attack by { $who } on a { $of ->
    [bandit] bandit
   *[survivor] survivor
} succeeds without a re-roll
search-more = a search by { $who } { $at } draws { $look } more { $look ->
    [one] card
   *[other] cards
}{ $keep ->
    [0] { "" }
   *[other] { " " }and keeps { $keep } more
}
carries = when { $who } moves, { $n ->
    [one] 1 other survivor of yours at the same place
   *[other] up to { $n } other survivors of yours at the same place
} may go along without an exposure roll (it is their move too)
dies-at = { $who } dies of { $n } wounds instead of 3
no-spread = a spreading bite skips { $who }
dice-rolled = { $holder ->
    [table] each player rolls
    [players] { $who } rolls
   *[other] { $person ->
        [they] they roll
       *[you] you roll
    }
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
act-barricade = build barricades
act-clean = clean the waste pile
act-attract = attract zombies
act-request = request cards
act-use-ability = use abilities
act-add-to-crisis = add cards to the crisis
act-play = play { symbol } cards
cannot-lure = zombies can’t be lured or moved away { $anywhere ->
    [no] from { $from_ }
   *[yes] from any place
}
cannot = { $who } can’t { $acts }
cannot-leave = { $who } can’t leave { $place } any more
cannot-any = { $who } can { $acts }
player-cannot = { $holder ->
    [table] players
   *[other] you
} can’t { $acts }
zombies-due = { $n ->
    [as-many] that many
   *[other] { $n }
} { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] zombie comes
   *[other] zombies come
} to { $to } in the colony phase { $per }
counts-as-zombies = { $who } counts as { $n } when zombies come in the colony phase
counts-as-food = { $who } counts as { $n } when the colony eats
barricade-arms = a barricade action of { $who } with a die of { $n ->
    [1] any value
    [6] 6
   *[other] { $n } or more
} places an explosive trap instead
waste-per = the waste pile costs 1 morale per { $n } cards instead of per 10
food-due = the colony eats { $n ->
    [as-many] that much
   *[other] { $n }
} { $more ->
    [yes] more
   *[no] less
} food { $per }
ward-result = { $result ->
    [wound] a wound
    [frostbite] frostbite
   *[bite] a bite
}
ward-morale = { $after ->
    [death] the death of a survivor (not a helpless one) costs { $n ->
        [all] no morale
       *[other] { $n } morale less
    }
   *[any] when morale is lost, { $n ->
        [all] none is
       *[other] { $n } less is lost
    }
}
ward-morale-roll = { $after ->
    [death] when the death of a survivor (not a helpless one) would cost morale
   *[any] when morale would be lost
}, roll a die: { $roll ->
    [6] on a 6
   *[other] on { $roll }–6
} { $n ->
    [all] none is lost
   *[other] { $n } less is lost
}
ward-overrun = when an overrun { $holder ->
    [table] { "" }
   *[other] at the place of { $who }
} would kill somebody, nobody dies
ward-overrun-roll = when an overrun { $holder ->
    [table] { "" }
   *[other] at the place of { $who }
} would kill somebody, roll a die: { $roll ->
    [6] on a 6
   *[other] on { $roll }–6
} nobody dies
ward-barricade = when zombies would destroy a barricade { $holder ->
    [table] { "" }
   *[other] at the place of { $who }
}, it stays (that zombie isn’t placed)
ward-barricade-roll = when zombies would destroy a barricade { $holder ->
    [table] { "" }
   *[other] at the place of { $who }
}, roll a die: { $roll ->
    [6] on a 6
   *[other] on { $roll }–6
} it stays (that zombie isn’t placed)
ward-exposure = when { $who } rolls for exposure, { $results ->
    [none] the result
   *[other] { $results }
} is ignored
ward-exposure-roll = when { $who } rolls for exposure, roll a die too: { $roll ->
    [6] on a 6
   *[other] on { $roll }–6
} { $results ->
    [none] the result
   *[other] { $results }
} is ignored
ward-price = { $ward } if { $holder ->
    [table] the first player chooses
   *[other] you choose
} to { $then }
request-keeps = a card that { $holder ->
    [table] a player gets
   *[other] you get
} by asking for it may be kept in the hand instead of being played
ward-bite = whenever a bite is rolled, any player may put a { symbol } card in the waste pile to ignore it
