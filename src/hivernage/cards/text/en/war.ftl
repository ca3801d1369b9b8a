### A war of two colonies: on either side.

mark-war = Only in a war of two colonies.
mark-wolf = Only with a lone wolf.

## Who and where

adjective-enemy = enemy
adjective-allied = allied
on-side = { $side ->
    [both] of both colonies
   *[any] of any side
}
at-door = { $yes ->
    [false] not
   *[true] { "" }
} at an entrance of the { $side ->
    [enemy] { "" }
   *[own] enemy
} colony
place-own-home = its home
    .at = at home
    .in = at home
    .each = at each of its entrances
place-enemy-colony = the enemy colony
    .at = at the enemy colony
    .in = at the enemy colony
    .each = at each entrance of the enemy colony
place-contested = each place outside where both sides are
    .at = at each place outside where both sides are
    .in = at a place outside where both sides are
    .each = at each place outside where both sides are
seats-enemy-leader = the enemy leader
    .each = the enemy leader
    .all = the enemy leader
    .besides = the enemy leader
seats-on-side = { $side ->
    [both] { $who } of both colonies
    [any] { $who } of any side
    [enemy] { $who } of the enemy colony
   *[own] { $who } of { your } colony
}
pick-player-enemy-with-cards = an enemy player with cards in hand
subject-that-colony = that colony

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
leads = { $it } { $yes ->
    [no] doesn’t lead
   *[yes] leads
} their group

## What happens

colonies-all = each colony
colonies-enemy = the enemy colony
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
    [enemy] the enemy colony { $then }
   *[both] each of the two colonies { $then }
}
side-after = { $then } ({ $side ->
    [enemy] the enemy colony
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
