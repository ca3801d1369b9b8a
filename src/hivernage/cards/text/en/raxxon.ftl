### Raxxon: experiments, special zombies, side effects, and the words they brought along.

kind-experiment = Experiment · { $n ->
    [one] 1 special zombie
   *[other] { $n } special zombies
}
kind-side-effect = Side effect · { $good ->
    [yes] good
   *[no] bad
}
heading-code = Lockdown code
heading-arrival = If it gets out
heading-encounter = After an attack on it, roll a die
code-pair = { $first } + { $second }
arrival = { $n ->
    [one] 1 special zombie
   *[other] { $n } special zombies
}, { $n ->
    [one] { lair }
   *[other] each { lair }
}
lair = { $at ->
    [random] at a random place
    [most-survivors] at the place 1 to 6 with the most survivors (a tie, or nobody: at a random place)
    [most-noise] at the place 1 to 6 with the most noise tokens (a tie, or none: at a random place)
   *[other] { $place }
}
the-attacker = the attacker
creature-removed = this special zombie is removed
creature-flees = this special zombie flees to a random place
release = { $counted ->
    [yes] release{ s } { $n ->
        [one] 1 experiment
       *[other] { $n } experiments
    } { $per } at once
   *[no] release{ s } { $n ->
        [as-many] that many experiments
        [one] the top experiment
       *[other] the top { $n } experiments
    } at once
}{ $elsewhere ->
    [no] { "" }
   *[yes] , { $at } instead of where it says
}
experiment-discard = discard{ s } the top experiment
experiment-bury = put{ s } the top experiment under its deck
side-effect-random = { $it } gets, for good, a random side effect that nobody has
side-effect-back = the last side effect of { $it }, if any, goes back to the others
side-effect = { $it } gets the side effect “{ $name }” for good, unless it is in use
look-experiment-top = { $everybody ->
    [yes] show{ s } everybody
   *[no] look{ s } at
} { $n ->
    [one] the top experiment
   *[other] the top { $n } experiments
} { arrange }
dice-copy = turn{ s } { some-dice } { $per } to the value of an unused action die of another player
dice-flip = turn{ s } { some-dice } { $per } upside down (7 minus the value)
whenever-contained = whenever an experiment is discarded by the vote or with the last special zombie killed

no-exposure-search = { $who } needs no exposure roll after a search
takes-as-frostbite = { $as ->
    [nothing] frostbite of { $who } is ignored
   *[wound] { $who } takes a normal wound instead of frostbite
}
takes-as-bite = { $spread ->
    [yes] a bite rolled for { $who } or spreading to them { bite-counts }, and goes no further
   *[no] a bite rolled for { $who } { bite-counts }
}
bite-counts = { $as ->
    [nothing] is ignored
   *[wound] counts as a normal wound
}
value = the { $act ->
    [attack] attack value
   *[search] search value
} of { $who } is { $n } { $more ->
    [yes] higher (6 at most)
   *[no] lower (1 at least)
}
code-slack = for the lockdown code, one die on Raxxon may count as { $n ->
    [one] 1 more or less
    [5] any value
   *[other] up to { $n } more or less
}
code-anywhere = { $holder ->
    [table] players may put dice on Raxxon wherever their survivors are
   *[other] you may put dice on Raxxon wherever your survivors are
}
reroll = after { $rolls }{ $results ->
    [none] { "" }
   *[other] { " " }that gives { $results }
}, { $holder ->
    [table] a player
   *[other] you
} may have it rolled again; the second roll counts
roll-of-exposure = an exposure roll of { $who }
roll-of-encounter = a roll of { $who } on an encounter table
roll-of-place = a roll for a random place
roll-of-hit = a roll of { $who } to hit a survivor or a bandit
rolled-wound = a wound
rolled-frostbite = frostbite
rolled-bite = a bite
count-special-zombies = special { $n ->
    [one] zombie
   *[other] zombies
}
has-special-zombies = there { $op ->
    [than] are
   *[other] { $n ->
        [one] is
       *[other] are
    }
} { $quantity } { $where }
