### A war of two colonies: on either side.

mark-war = Only in a war of two colonies.
mark-wolf = Only with a lone wolf.

## Who and where

adjective-enemy = enemy
adjective-allied = allied
on-side = { $side ->
    [both] of both colonies
    [any] of any side
    [wolf] of the lone wolf
   *[enemy] of { $rival ->
        [that] that colony
       *[either] the colonies
    }
}
at-home = at home
at-door = { $yes ->
    [false] not
   *[true] { "" }
} at an entrance of { $rival ->
    [that] that colony
    [either] a colony
   *[enemy] the { $side ->
        [enemy] { "" }
       *[own] enemy
    } colony
}
place-own-home = its home
    .at = at home
    .in = at home
    .each = at each of its entrances
the-rival = { $rival ->
    [that] that colony
    [either] a colony
   *[enemy] the enemy colony
}
place-enemy-colony = { the-rival }
    .at = at { the-rival }
    .in = at { the-rival }
    .each = at each entrance of { the-rival }
place-contested = each place outside where both sides are
    .at = at each place outside where both sides are
    .in = at a place outside where both sides are
    .each = at each place outside where both sides are
the-rival-leader = { $rival ->
    [that] the leader of that colony
    [either] the leader of each colony
   *[enemy] the enemy leader
}
seats-enemy-leader = { the-rival-leader }
    .each = { the-rival-leader }
    .all = { the-rival-leader }
    .besides = { the-rival-leader }
seats-wolf = the lone wolf
    .each = the lone wolf
    .all = the lone wolf
    .besides = the lone wolf
seats-on-side = { $side ->
    [both] { $who } of both colonies
    [any] { $who } of any side
    [enemy] { $who } of the enemy colony
   *[own] { $who } of { your } colony
}
pick-player-enemy-with-cards = { $rival ->
    [that] a player of that colony
    [either] a player of a colony
   *[enemy] an enemy player
} with cards in hand
subject-that-colony = that colony
subject-wolf = the lone wolf
one-colony = one of the two colonies

## What is counted

count-bullets = { $n ->
    [one] bullet
   *[other] bullets
}
count-combats-won = { $n ->
    [one] combat
   *[other] combats
}
count-controlled = { $n ->
    [one] place
   *[other] places
}
count-doors-held = enemy { $n ->
    [one] entrance
   *[other] entrances
}
counted-doors = where a survivor of the colony stands
has-bullets = the colony has { $quantity }
has-combats-won = the colony has won { $quantity } { $where }
has-controlled = the colony controls { $quantity } { $op ->
    [none] { "" }
   *[other] { control-means }
}
control-means = (it controls a place outside where it has more survivors than the other colony)
has-doors-held = the colony holds { $quantity }
more-than-enemy = the colony { $of ->
    [controlled] { $yes ->
        [no] doesn’t control
       *[yes] controls
    }
    [doors-held] { $yes ->
        [no] doesn’t hold
       *[yes] holds
    }
    [combats-won] { $yes ->
        [no] hasn’t won
       *[yes] has won
    }
   *[other] { $yes ->
        [no] doesn’t have
       *[yes] has
    }
} { $by ->
    [1] { "" }
   *[other] at least { $by }
} more { $noun } than the enemy colony { $of ->
    [controlled] { control-means }
   *[other] { "" }
}
fought-won = the colony { $yes ->
    [no] won no
   *[yes] won a
} combat in the round before
fought-lost = the colony { $yes ->
    [no] lost no
   *[yes] lost a
} combat in the round before
fought-hired = you { $yes ->
    [no] haven’t fought
   *[yes] have fought
} { $hired ->
    [against] against
   *[for] for
} that colony in the combat, and your side has { $result } it
has-done-kill-zombie = you { $yes ->
    [no] haven’t
   *[yes] have
} killed { $n ->
    [one] a zombie
   *[other] { $n } zombies
} this turn { $with }
has-done-barricade = you { $yes ->
    [no] haven’t
   *[yes] have
} built { $n ->
    [one] a barricade
   *[other] { $n } barricades
} this turn { $with }
has-done-add-to-crisis = you { $yes ->
    [no] haven’t
   *[yes] have
} added { $n ->
    [one] a card
   *[other] { $n } cards
} to the crisis this turn
has-done-send-home = you { $yes ->
    [no] haven’t
   *[yes] have
} sent { $who } home this turn
of-each-colony = { $yes ->
    [no] not for each of the two colonies:
   *[yes] for each of the two colonies,
} { $holds }
complete-for = { $side ->
    [any] { $yes ->
        [no] no colony
       *[yes] a colony
    } has
   *[enemy] { the-rival } { $yes ->
        [no] hasn’t
       *[yes] has
    }
} completed the main objective { $alone ->
    [yes] and the other hasn’t
   *[no] { "" }
}
has-morale-of = the morale of { the-rival } is { $op ->
    [none] 0
   *[other] { $bare }
}
count-morale-of = morale
count-graveyard-of = { $n ->
    [one] survivor of { the-rival }
   *[other] survivors of { the-rival }
}
has-graveyard-of = { $quantity } { $n ->
    [one] is
   *[other] are
} in the graveyard
count-missions = { $n ->
    [one] mission
   *[other] missions
}
count-missions-of = { count-missions } for or against { the-rival }
has-missions = you have completed { $quantity }
has-missions-of = { has-missions }
leads = { $it } { $yes ->
    [no] doesn’t lead
   *[yes] leads
} their group

## What happens

colonies-all = each colony
colonies-enemy = { the-rival }
it-has = { $of ->
    [controlled] controls
    [doors-held] holds
    [combats-won] has won
   *[other] has
}
less-or-fewer = { $of ->
    [morale] least
   *[other] fewest
}
colonies-most = the colony that { it-has } the most { $counted } (both in a tie)
colonies-fewest = the colony that { it-has } the { less-or-fewer } { $counted } (neither in a tie)
for-colony = for { $who }: { $then }
colony-does = { $who } { $then }
bullet-count = { $n ->
    [all] all bullets
    [as-many] that many bullets
    [one] { $n } bullet
   *[other] { $n } bullets
}
gain-bullets = gain{ s } { bullet-count } { $per }
lose-bullets = lose{ s } { bullet-count } { $per }
side-does = { $side ->
    [enemy] { the-rival } { $then }
    [wolf] the lone wolf { $then }
   *[both] each of the two colonies { $then }
}
side-after = { $then } ({ $side ->
    [enemy] { the-rival }
    [wolf] the lone wolf
   *[both] both colonies
})
elect = elect{ s } { $barred ->
    [yes] another leader
   *[no] the leader of the colony
} at once
hand-over-from = get{ s } { $cards } of their choice from the hand of { $from }
steal-stored = take{ s } { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of { your } choice off the main objective of the enemy colony, for that of the own
retrieve-waste = take{ s } { $n ->
    [all] all cards
    [one] the top card
   *[other] the top { $n } cards
} of the waste pile into { your } hand

## Powers and triggers

whenever-won-combat = whenever the colony wins a combat { $at }
combat-strength = in combat { $holder ->
    [you] each of your survivors
   *[other] { $who }
} adds { $n } more strength
truce = no combat is fought { $at }
votes = { your } vote counts { $n ->
    [2] twice
   *[other] { $n } times
} in votes and elections
when-kill-zombie = { $subject } kills a zombie { $with }
when-barricade = { $subject } builds a barricade { $with }
when-add-to-crisis = { $subject } adds a card to the crisis
draw-mission = draw{ s } a mission
with-whom = with { $who }

## Objectives and tactics

side-bullets = { $n ->
    [one] 1 bullet
   *[other] { $n } bullets
} for each colony.
heading-check = At the end of each round, before the goal is looked at
completes-one = only one colony can complete it
completes-both = both colonies can complete it
kind-tactic = Tactic
tactic-strength = +{ $n } strength
tactic-lose-more = if you lose the combat, deal { $n ->
    [one] 1 more wound
   *[other] { $n } more wounds
} among your survivors
tactic-both-ends = if both leaders play this card, the combat ends at once with no further effect
tactic-unhurt = your survivors take no wounds in this combat
tactic-against = against { $cards }: { $what }
tactic-quoted = “{ $name }”
tactic-cancel = the enemy’s card has no effect

## The lone wolf

kind-mission = Mission of the lone wolf · { $does ->
    [harm] against
   *[help] for
} { $whom ->
    [both] both colonies
   *[one] a colony
}
kind-lone-wolf = Lone wolf objective
names-colony = a lot drawn in secret names one of the two colonies (“that colony”)
heading-claim = On your turn you can claim it { $whom ->
    [both] { "" }
   *[one] , { $does ->
        [harm] against
       *[help] for
    } a colony of your choice,
} if
heading-at-once = You claim it at once if
heading-cost = Cost
heading-mission = What it does
heading-reward = Your reward
