### Conditions (clauses for after "if") and triggers. $yes: whether it is asserted or denied.
### $op: least, most, exact, either and between (from $low to $n), none, or than (a comparison of two counts).

be = { $person ->
    [they] is
   *[you] are
}
have = { $person ->
    [they] has
   *[you] have
}

quantity = { $op ->
    [none] no { $noun }
    [least] at least { $n } { $noun }
    [exact] exactly { $n } { $noun }
    [either] { $low } or { $n } { $noun }
    [between] between { $low } and { $n } { $noun }
    [all] all { $noun }
    [more] more than { $n } { $noun }
    [fewer] fewer than { $n } { $noun }
   *[most] at most { $n } { $noun }
} { $per }
found-only = (starting items don’t count)
other-survivors = other { $survivors }
than-more = more { $noun } { $where } than { $other }
than-fewer = fewer { $noun } { $where } than { $other }
than-least = at least as many { $noun } { $where } as { $other }
as-more = more than the number of { $other }
as-fewer = less than the number of { $other }
as-least = at least the number of { $other }
as-most = at most the number of { $other }
than-most = at most as many { $noun } { $where } as { $other }

has-morale = morale is { $op ->
    [none] 0
   *[other] { $bare }
}
has-food = the supply has { $quantity }
has-starvation = the supply has { $quantity }
has-helpless = { $op ->
    [than] there are { $quantity }
   *[other] the colony has { $quantity }
}
has-waste = the waste pile has { $quantity }
has-zombies = there { $op ->
    [than] are
   *[other] { $n ->
        [one] is
       *[other] are
    }
} { $quantity } { $where }
has-barricades = there { $op ->
    [than] are
   *[other] { $n ->
        [one] is
       *[other] are
    }
} { $quantity } { $where }
has-traps = there { $op ->
    [than] are
   *[other] { $n ->
        [one] is
       *[other] are
    }
} { $quantity } { $where }
has-bandits = there { $op ->
    [than] are
   *[other] { $n ->
        [one] is
       *[other] are
    }
} { $quantity } { $where }
has-unruly = the colony has { $quantity }
has-graveyard = { $quantity } { $n ->
    [one] is
   *[other] are
} in the graveyard
has-despair = { $who } have { $quantity }
has-loot = there { $op ->
    [than] are
   *[other] { $n ->
        [one] is
       *[other] are
    }
} { $quantity }
has-each = { $yes ->
    [no] there { $n ->
        [one] isn’t
       *[other] aren’t
    }
   *[yes] there { $n ->
        [one] is
       *[other] are
    }
} { $quantity } { $where }
has-survivors = { $whose ->
    [you] { $subject } control{ $person ->
        [they] s
       *[you] { "" }
    } { $quantity } { $where }
    [player] { $player } controls { $quantity } { $where }
   *[anyone] there { $n ->
        [one] is
       *[other] are
    } { $quantity } { $where }
}
has-hand = { $whose ->
    [you] { $subject } { have } { $quantity } { $where } in hand
    [player] { $player } has { $quantity } { $where } in hand
    [each-non-exiled] every non-exiled player has { $quantity } { $where } in hand
    [non-exiled] the non-exiled players together have { $quantity } { $where } in hand
   *[anyone] the players have { $quantity } { $where } in hand
} { $found }
has-equipped = { $whose ->
    [you] { $person ->
        [they] the survivors of { $subject } have
       *[you] your survivors have
    } { $quantity } equipped
    [player] the survivors of { $player } have { $quantity } equipped
    [each-non-exiled] the survivors of every non-exiled player have { $quantity } equipped
    [non-exiled] the survivors of the non-exiled players together have { $quantity } equipped
    [who] { $who } { $single ->
        [yes] has
       *[no] have
    } { $quantity } equipped
   *[anyone] the survivors have { $quantity } equipped
} { $found }
has-stored = { $quantity } { $where } { $n ->
    [one] is
   *[other] are
} on the main objective { $found }
has-stored-each = the main objective { $yes ->
    [no] doesn’t have
   *[yes] has
} { $quantity } { $where } { $found }
has-tokens = { $quantity } { $n ->
    [one] is
   *[other] are
} on the main objective
has-lost = { $quantity } { $n ->
    [one] is
   *[other] are
} out of the game (helpless survivors don’t count)
has-wounds = { $who } { $single ->
    [yes] has
   *[no] have
} { $quantity }
has-empty-decks = there { $n ->
    [one] is
   *[other] are
} { $quantity }
has-built = there { $n ->
    [one] is
   *[other] are
} { $quantity }
has-row = there { $n ->
    [one] is
   *[other] are
} { $quantity }
has-experiments = there { $n ->
    [one] is
   *[other] are
} { $quantity }
has-advancement = there { $n ->
    [one] is
   *[other] are
} { $quantity } on the improvements in the row
has-contained = { $quantity } { $n ->
    [one] is
   *[other] are
} out of the game
has-side-effects = { $who } { $single ->
    [yes] has
   *[no] have
} { $quantity }
has-unused-dice = { $subject } { have } { $quantity }
has-players = there { $op ->
    [than] are
   *[other] { $n ->
        [one] is
       *[other] are
    }
} { $quantity }
has-result = the result is { $op ->
    [none] 0
   *[other] { $bare }
}

more-than = { $subject } { $yes ->
    [no] { have } no
   *[yes] { have }
} { $by ->
    [1] { $yes ->
        [no] { "" }
       *[yes] { "" }
    }
   *[other] at least { $by }
} more { $noun } { $of ->
    [hand] in hand
   *[other] { "" }
} than { $than ->
    [some-other-player] some other player
   *[every-other-player] every other player
}

exists-named-yours = { $subject } { $exiled ->
    [false] { be }n’t exiled and
    [true] { be } exiled and
   *[any] { "" }
} { $yes ->
    [no] { $person ->
        [they] doesn’t
       *[you] don’t
    } control
   *[yes] control{ $person ->
        [they] s
       *[you] { "" }
    }
} { $name } { $anywhere ->
    [no] , who is { $where }
   *[yes] { "" }
}
exists-named = { $name } { $yes ->
    [no] isn’t
   *[yes] is
} { $anywhere ->
    [yes] in play
   *[no] { $where }
} { $exiled ->
    [any] { "" }
   *[other] { $yes ->
        [no] or
       *[yes] and
    } { $home ->
        [yes] not exiled
       *[no] exiled
    }
}
all-in-play = { $yes ->
    [no] { $names } is in play
   *[yes] { $names } are { $n ->
        [2] both
       *[other] all
    } in play
}
any-in-play = { $names } is in play
some-are-calm = at least 1 helpless survivor isn’t unruly
exists-yours = { $subject } control{ $person ->
    [they] s
   *[you] { "" }
} { $who }
exists = there is { $who } { $place ->
    [no] in play
   *[yes] { "" }
}
alone-together = { $yes ->
    [no] no two
   *[yes] two
} { $whose ->
    [yours] human survivors of { $subject } are the only survivors at a place outside the colony
    [humans-one-of-another] human survivors (one of { $subject }, one of another player) are the only ones at a place
   *[one-of-another] survivors (one of { $subject }, one of another player) are the only ones at a place
}
has-moved = { $it } { $yes ->
    [no] hasn’t moved this turn
   *[yes] has moved this turn
}
is-built = the improvement “{ $name }” is { $yes ->
    [no] not
   *[yes] { "" }
} built
has-room = there { $n ->
    [one] is
   *[other] are
} { $quantity } { $where }
in-deck = { $name } is { $yes ->
    [no] not
   *[yes] { "" }
} in the survivor deck
alive = { $it } is { $yes ->
    [no] no longer
   *[yes] still
} in play
complete = the main objective is { $yes ->
    [no] not
   *[yes] { "" }
} complete
last-round = the colony has { $yes ->
    [no] not held out
   *[yes] held out
} to the last round
betrayers-exiled = { $yes ->
    [no] not every betrayer
   *[yes] every betrayer
} is exiled
has-token = { $subject } { $war ->
    [yes] { $yes ->
        [no] { $person ->
            [they] doesn’t lead
           *[you] don’t lead
        }
       *[yes] { $person ->
            [they] leads
           *[you] lead
        }
    } the colony
   *[no] { $yes ->
        [no] { $person ->
            [they] doesn’t
           *[you] don’t
        } have
       *[yes] { have }
    } the first player token
}
searched-since = { $yes ->
    [no] not every place
   *[yes] every place
} outside the colony has been searched since

## Triggers

at-start = at the start of the turn, { $condition }
while = { $happening }, while { $condition }
when-moved = { $subject } moves { $who } { $anywhere ->
    [no] to { $to }
    [area] { $empty ->
        [none] to a place { $to }
       *[other] { "" }
    }
   *[yes] { "" }
} { $fuel ->
    [true] with a fuel card
    [false] without a fuel card
   *[none] { "" }
} { $empty ->
    [true] to a place { $area } without other survivors
    [false] to a place { $area } with other survivors
   *[none] { "" }
}
when-searched = { $subject } searches { $place } with { $who }
when-heal-with-medicine = { $subject } plays a medicine card to heal a survivor
when-use-weapon = { $subject } uses a weapon card
when-spend-food = { $subject } spends a food token (the token is gone, the die isn’t raised yet)
when-clean = { $subject } cleans the waste pile
when-joined = through a card, { $who } joins the group of { $subject } { $helpless ->
    [true] together with a helpless survivor
    [false] without a helpless survivor
   *[none] { "" }
}
when-exposed = after a move, the exposure die gives a survivor of { $subject } { $result ->
    [frostbite] frostbite
   *[wound] a wound (not frostbite)
} { $empty ->
    [true] at a place without other survivors
    [false] at a place with other survivors
   *[none] { "" }
}
when-take-pill = a survivor of { $subject } has taken a pill and lives
when-died = a survivor of { $subject } was killed in this turn
when-built = an improvement was built in this turn
when-yawn = a player other than the keeper of this card yawns
when-cleaning = { $subject } cleans the waste pile (the die is spent, no card is removed yet)
when-accusation = a player accuses another aloud of being a betrayer (neither of them exiled)
the-accused = the accused player
