### Words that every text shares: who, where, how many.
### $mood: do = an order ("draw"), does = said of a third person ("draws"), to = after "may" ("draw").
### $person: you = the reader, they = another player.

s = { $mood ->
    [does] s
   *[do] { "" }
}
es = { $mood ->
    [does] es
   *[do] { "" }
}
your = { $person ->
    [they] their
   *[you] your
}
you-have = { $person ->
    [they] they have
   *[you] you have
}

nothing = nothing happens
heading = { $text }:
list-and = { $first } and { $last }
list-and-more = { $first }, { $last }
list-and-apart = { $first }, and { $last }
list-and-apart-more = { $first }, { $last }
list-and-if = { $first } and { $last }
list-and-if-more = { $first }, { $last }
list-or = { $first } or { $last }
list-or-more = { $first }, { $last }
list-or-if = { $first } or { $last }
list-or-if-more = { $first }, { $last }
list-neither = neither { $first } nor { $last }
list-neither-more = { $first }, { $last }
list-nowhere = { $first } or { $last }
list-nowhere-more = { $first }, { $last }
list-nor = { $first } or { $last }
list-nor-more = { $first }, { $last }
list-then = { $first }, then { $last }
list-then-more = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-semicolon-more = { $first }; { $last }

subject-you = you
subject-active = the active player
subject-that-player = that player
that-player = that player
that-survivor = that survivor
this-survivor = this survivor
that-one = { that-survivor }
moving-survivor = the survivor
any-survivor = any survivor
any-survivor-of-yours = any of your survivors
each-of-them = each of them
chosen-survivor = the chosen survivor

## Symbols and cards

symbol = { $symbol ->
    [weapon] weapon
    [tool] tool
    [fuel] fuel
    [food] food
    [book] book
    [medicine] medicine
    [survivor] survivor
   *[any] { "" }
}
cards = { $n ->
    [as-many] that many { symbol } cards
    [all] all { symbol } cards
    [any] any number of { symbol } cards
    [some] 1 or more { symbol } cards
    [one] 1 { symbol } card
   *[other] { $n } { symbol } cards
}

## Survivors

noun = { $number ->
    [one] { $noun ->
        [leader] group leader
        [follower] follower
       *[survivor] { $gender ->
            [man] man
            [woman] woman
           *[any] survivor
        }
    }
   *[many] { $noun ->
        [leader] group leaders
        [follower] followers
       *[survivor] { $gender ->
            [man] men
            [woman] women
           *[any] survivors
        }
    }
}
gender = { $gender ->
    [m] male
    [f] female
   *[any] { "" }
}
core = { $other ->
    [yes] other
   *[no] { "" }
} { $adjectives } { gender } { noun }
adjective-human = { $yes ->
    [true] human
   *[false] non-human
}
adjective-wounded = { $yes ->
    [true] wounded
   *[false] unwounded
}
adjective-exiled = { $yes ->
    [true] exiled
   *[false] non-exiled
}
sharing = { $with_ ->
    [yours] who { $number ->
        [one] is
       *[many] are
    } { $person ->
        [they] theirs
       *[you] yours
    } or { $number ->
        [one] shares
       *[many] share
    } a place with one of { $person ->
        [they] theirs
       *[you] yours
    }
    [exiled] sharing a place with an exiled survivor
    [enemy] sharing a place with { $rival ->
        [that] a survivor of that colony
        [either] a survivor of a colony
       *[enemy] an enemy survivor
    }
    [enemy-leader] sharing a place with a survivor of the enemy leader
    [wolf] sharing a place with { $rival ->
        [enemy] a survivor of the lone wolf
       *[other] one of your survivors
    }
    [zombies] at a place with zombies
    [bandits] at a place with bandits
   *[non-exiled] sharing a place with a non-exiled survivor
}
with-token = { $yes ->
    [true] with
   *[false] without
} { $harm ->
    [weapon] a weapon equipped
   *[other] { $harm }
}
hurt = with { $n } or more wounds
wearing = equipped with “{ $item }”
elsewhere = not { $at }
other-than-it = other than { $it }
named-exile = { $name } ({ $exiled ->
    [true] exiled
   *[false] not exiled
})
the-leader = the group leader of { $player }
whose = { $of ->
    [you] of { $person ->
        [they] theirs
       *[you] yours
    }
    [others] of other players
    [player] of { $player }
    [enemy-leader] of the enemy leader
   *[anyone] { "" }
}
your-leader = { your } leader
survivors-a = { $of ->
    [others] a { $one } of another player
    [player] a { $one } of { $player }
    [enemy-leader] a { $one } of the enemy leader
   *[other] a { $one }
} { $rest } { $besides }
survivors-no = { $of ->
    [others] no { $one } of another player
    [player] no { $one } of { $player }
    [enemy-leader] no { $one } of the enemy leader
   *[other] no { $one }
} { $rest } { $besides }
survivors-one = { $of ->
    [you] one of { your } { $many }
    [others] a { $one } of another player
    [player] a { $one } of { $player }
    [enemy-leader] a { $one } of the enemy leader
   *[anyone] a { $one }
} { $rest } { $besides }
survivors-each = { $of ->
    [you] each of { your } { $many }
    [others] each { $one } of the other players
    [player] each { $one } of { $player }
    [enemy-leader] each { $one } of the enemy leader
   *[anyone] each { $one }
} { $rest } { $besides }
survivors-none = { $of ->
    [you] none of { your } { $many }
    [others] no { $one } of the other players
    [player] no { $one } of { $player }
    [enemy-leader] no { $one } of the enemy leader
   *[anyone] no { $one }
} { $rest } { $besides }
survivors-all = { $of ->
    [you] { your } { $many }
    [others] the { $many } of the other players
    [player] the { $many } of { $player }
    [enemy-leader] the { $many } of the enemy leader
   *[anyone] the { $many }
} { $rest } { $besides }
some = { $n ->
    [one] { $one }
   *[other] { $many }
}
survivors-some = { $n } { $of ->
    [you] of { your } { $many }
    [others] { some } of other players
    [player] { some } of { $player }
    [enemy-leader] { some } of the enemy leader
   *[anyone] { some }
} { $rest } { $besides }
survivors-up-to = up to { $n } { $of ->
    [you] of { your } { $many }
    [others] { some } of other players
    [player] { some } of { $player }
    [enemy-leader] { some } of the enemy leader
   *[anyone] { some }
} { $rest } { $besides }
survivors-ranked = { $n ->
    [counted] { $apart ->
        [yes] each of the
       *[no] the
    } { $many }
    [one] the { $one }
   *[other] { $apart ->
        [yes] each of the { $n }
       *[no] the { $n }
    } { $many }
} { whose } { $rest } with the { $rank } influence { $besides } { $per }

## What is counted

per = { $of ->
    [players] { $per ->
        [1] per { $one }
       *[other] for every { $per } { $many } (rounded up)
    }
   *[other] { $per ->
        [1] for each { $one }
       *[other] for every { $per } { $many } (rounded up)
    }
}
out-of = { $per ->
    [1] , less { $n } for each { $one }
   *[other] , less { $n } for every { $per } { $many }
}
plus = { $counted ->
    [no] and { $n } more
   *[yes] , plus { $n ->
        [as-many] as many again
       *[other] { $n }
    } { $per }
}
so-many = ({ $n } { $per })
players-exile = { $exiled ->
    [exiled] exiled
    [non-exiled] non-exiled
   *[any] { "" }
}
count-players = { players-exile } { $n ->
    [one] player
   *[other] players
}
count-equipped = { symbol } { $n ->
    [one] card
   *[other] cards
}
count-cards = { symbol } { $n ->
    [one] card
   *[other] cards
}
from-deck = from { $place }
counted-where = { $of ->
    [hand] { $whose ->
        [player] in the hand of { $player }
        [anyone] in all hands
        [non-exiled] in the hands of all non-exiled players
        [each-non-exiled] in the hand of the non-exiled player with the fewest of them
       *[you] in { your } hand
    }
    [equipped] { $whose ->
        [you] equipped to { your } survivors
        [player] equipped to the survivors of { $player }
        [non-exiled] equipped to the survivors of the non-exiled players
        [each-non-exiled] equipped to the survivors of the non-exiled player with the fewest of them
       *[anyone] equipped
    }
    [stored] on the main objective
    [tokens] on the main objective
    [waste] in the waste pile
    [lost] out of the game
    [graveyard] in the graveyard
    [despair] in play
   *[other] { "" }
}
count-morale = morale
count-food = { $n ->
    [one] food token
   *[other] food tokens
}
count-starvation = { $n ->
    [one] starvation token
   *[other] starvation tokens
}
count-helpless = helpless { $n ->
    [one] survivor
   *[other] survivors
}
count-zombies = { $n ->
    [one] zombie
   *[other] zombies
}
count-barricades = { $n ->
    [one] barricade
   *[other] barricades
}
count-traps = explosive { $n ->
    [one] trap
   *[other] traps
}
count-unruly = unruly helpless { $n ->
    [one] survivor
   *[other] survivors
}
count-graveyard = { $n ->
    [one] survivor
   *[other] survivors
}
on-whom = on { $who }
count-despair = despair
count-bandits = { $n ->
    [one] bandit
   *[other] bandits
}
count-loot = loot { $n ->
    [one] card
   *[other] cards
}
count-tokens = { $n ->
    [one] token
   *[other] tokens
}
count-lost = { $n ->
    [one] survivor
   *[other] survivors
}
count-wounds = { $n ->
    [one] wound
   *[other] wounds
}
count-empty-decks = empty item { $n ->
    [one] deck
   *[other] decks
}
count-unused-dice = unused { $n ->
    [one] die
   *[other] dice
}
count-room = free survivor { $n ->
    [one] space
   *[other] spaces
}
count-row = { $n ->
    [one] improvement in the row
   *[other] improvements in the row
}
count-experiments = { $n ->
    [one] experiment
   *[other] experiments
} locked in
count-built = built { $n ->
    [one] improvement
   *[other] improvements
}
count-advancement = advancement { $n ->
    [one] token
   *[other] tokens
}
count-contained = { $n ->
    [one] experiment
   *[other] experiments
}
count-side-effects = side { $n ->
    [one] effect
   *[other] effects
}
count-result = { $after ->
    [helpless] helpless { $n ->
        [one] survivor
       *[other] survivors
    } removed this way
    [cards] { $n ->
        [one] card
       *[other] cards
    } moved this way
    [contest] { $n ->
        [one] point
       *[other] points
    } of difference
    [roll] { $n ->
        [one] pip
       *[other] pips
    } rolled
   *[other] of the result
}
