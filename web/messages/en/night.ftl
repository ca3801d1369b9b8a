### Long Night: what its box and its three modules add to the table.

## The board

board-times = { $name } ×{ $count }
board-bandit-name = bandit
# $can: something can be done to them, yes or no.
board-bandit = { $count ->
    [one] Bandit { $at }
   *[other] { $count } bandits { $at }
}{ $can ->
    [yes] . Choose
   *[no] { "" }
}
board-omen-springs-short = trap goes off
hurt-despair = { $despair ->
    [one] one despair
   *[other] { $despair } despair
}
tip-despair = each broken heart is despair: it counts as a wound, and medicine doesn’t take it off
tip-trap = Spiked plank: an explosive trap. It goes off when a zombie finds no space, and takes all zombies of the entrance with it.
tip-special = Initial in a disc: a special zombie. Only an attack touches it, and it has to be attacked before anything else there.
tip-bandit = Masked: a bandit. It fills a space, draws zombies like a survivor, and takes a card from the deck after the zombies.
tip-looted = { $n ->
    [one] Sack: tonight bandits take 1 card from this deck.
   *[other] Sack: tonight bandits take { $n } cards from this deck.
}
tip-unruly = Raised fist: unruly. Counts as two for food and zombies; a medicine card calms one.
tip-experiment = The next experiment of Raxxon. Two dice that match its code lock it in at the start of the night; else it gets out.
tip-side-effects = { $count ->
    [one] Pill: 1 side effect that nobody has.
   *[other] Pill: { $count } side effects that nobody has.
}

## The modules

night-modules = Modules
night-fold = Fold the modules
night-or = or
night-experiment = Experiment: { $name }
night-no-experiment = No experiment is left.
# $at: how the place is found.
night-lair = { $at ->
    [most-survivors] where most survivors are
    [most-noise] where it is loudest
   *[random] at a random place
}
night-outbreak = Else, tonight: { $count } × { $name }, { $where }
# $state: there (laid by $name), yours (you could lay it now) or missing.
night-code-die = { $state ->
    [there] { $value }, laid by { $name }
    [yours] { $value }: lay your die
   *[missing] { $value } is missing
}
night-missing = { $dice } ?
night-loot = { $count ->
    [0] No loot yet
    [one] 1 loot card: { $names }
   *[other] { $count } loot cards: { $names }
}{ $coming ->
    [0] { "" }
   *[other] ; +{ $coming } tonight
}
night-no-loot = no loot yet
night-loot-rule = What bandits have taken, open to all. A survivor in the hideout may search or attack the camp for it.
night-graveyard = Graveyard
night-graveyard-of = { $count ->
    [0] Graveyard: nobody yet
    [one] Graveyard: 1 dead
   *[other] Graveyard: { $count } dead
}
night-graveyard-rule = The dead of this game. Nobody goes there; some cards speak of them.
night-graveyard-empty = Nobody yet.
night-side-effects = Side effects of pills
night-side-effects-none = All of them are in use.
night-met = { $name }, { $where }
night-sign = { $sign ->
    [flees] flees
   *[removed] removed
}
night-works = Improvements
night-built = { $count ->
    [one] built
   *[other] { $count } built
}
night-work = { $name }: { $tokens } of { $cost } tokens
night-tokens = { $tokens } of { $cost } tokens
night-works-rule = { $deck ->
    [0] No more improvements come after these.
    [one] 1 more improvement in the deck.
   *[other] { $deck } more improvements in the deck.
} What is built works at once and for the whole game.
night-sheet = { $kind ->
    [graveyard] Graveyard
    [loot] Loot
   *[works] Improvements of the colony
}
# $code: none, open ($missing: the dice that are missing) or whole.
night-edge = Modules: { $code ->
    [none] { "" }
    [whole] the code of Raxxon is laid,{ " " }
   *[open] for the code of Raxxon { $missing } is missing,{ " " }
}loot { $loot }{ $coming ->
    [0] { "" }
   *[other] { " " }(+{ $coming } tonight)
}, { $dead } dead, { $built } built, { $row } to build

## What is done

dock-attack-special = Attack: { $name }
dock-die-code = The lock of Raxxon

## Tonight

night-tonight = Tonight, if the round ended now

# $missing: the dice that are missing, $count: how many.
night-code = { $count ->
    [0] Code { $code } is laid
    [one] Code { $code }, { $missing } is missing
   *[other] Code { $code }, both are missing
}
night-escapes = { $count } × { $name }
night-raxxon = Raxxon
night-code-laid = code laid
# $entrance: 0 for the only one of a place.
night-trap = { $entrance ->
    [0] { $place }, the trap goes off
   *[other] Entrance { $entrance }, the trap goes off
}
night-blown = { $count ->
    [one] −1 zombie
   *[other] −{ $count } zombies
}
night-pillage = { $count ->
    [one] 1 bandit
   *[other] { $count } bandits
}
night-pillage-cards = { $count ->
    [one] 1 card to the hideout
   *[other] { $count } cards to the hideout
}

## Scenes

night-table = What the die does
# $wounds: -1: dies of them.
night-raid-line = { $wounds ->
    [-1] { $loot ->
        [0] dies
       *[other] dies, { $loot } loot
    }
    [0] { $loot ->
        [0] nothing
       *[other] { $loot } loot
    }
   *[other] { $loot ->
        [0] { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }
       *[other] { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }, { $loot } loot
    }
}
scene-raid = { $name } at the camp of the bandits
scene-raid-act = { $act ->
    [attack] attacks the camp of the bandits
   *[search] searches the camp of the bandits quietly
}
scene-bandits = { $what ->
    [pillage] The bandits pillage
   *[come] Bandits come
}
scene-bandits-away = { $count ->
    [one] One found no room.
   *[other] { $count } found no room.
}
scene-trap-springs = { $count ->
    [one] the trap goes off: −1
   *[other] the trap goes off: −{ $count }
}
night-raid-search = Search quietly
night-chance-loot = chance of loot
night-chance-death = chance to die
night-comes = { $count } × { $name }, { $where }
# $about: exile, card, token or lockdown.
scene-vote-on = { $about ->
    [exile] Exile vote
    [token] Vote on the first player
    [lockdown] Raxxon, the night begins
   *[card] Vote
}
scene-token-whom = Does { $name } stay first player?
scene-token-changes = { $thumb ->
    [up] { $name } begins the next round too.
   *[down] The token goes on to the right.
}
scene-lockdown-whom = The code fits: { $name }. Lock it in?
scene-lockdown-changes = { $thumb ->
    [up] { $name } stays locked in, its card is discarded.
   *[down] The first player picks a place that fewer zombies come to tonight, and { $name } gets out.
}
scene-lockdown-stays = { $name } stays locked in, its card is discarded
scene-lockdown-zombies = { $place }: { $count ->
    [one] 1 zombie
   *[other] { $count } zombies
} as foreseen
scene-lockdown-fewer = { $count } zombies fewer at a place that { $name } picks. { $place }: { $now } instead of { $was }
scene-lockdown-deaths = { $count ->
    [0] nobody dies tonight
    [one] { $names } dies: { $change }
   *[other] { $count } die ({ $names }): { $change }
}
# $state: matched, open, contained or released.
scene-lockdown = { $state ->
    [matched] Raxxon: the code fits. Vote.
    [contained] { $name } stays locked in.
    [released] { $name } gets out.
   *[open] Raxxon: no code fits.
}
scene-fewer-zombies = { $count } zombies fewer { $at } tonight.
scene-encounter = Encounter, an experiment of Raxxon, { $at }
scene-encounter-attack = { $name } attacks
scene-encounter-least = { $least } or more was needed
scene-encounter-risk = Exposure roll
scene-encounter-die = Encounter: a new die decides what becomes of it
scene-encounter-hurt = { $name }: { $total ->
    [one] 1 wound.
   *[other] { $total } wounds.
} { $left ->
    [0] { "" }
    [one] One more kills.
   *[other] { $left } more kill.
}
scene-encounter-fled = { $at ->
    [none] It flees, and finds no room.
   *[other] It flees: { $at }.
}
scene-encounter-last = It was the last of its kind: its card leaves the game.
scene-encounter-rule = Only an attack touches it, never a trap.
night-works-deck = { $count ->
    [one] 1 in the deck
   *[other] { $count } in the deck
}
night-then = then { $tokens } of { $cost }
night-not-yet = { $count ->
    [one] Not yet: 1 more token is needed
   *[other] Not yet: { $count } more tokens are needed
}
night-changes-nothing = Tonight: nothing changes yet
night-change-food = Tonight: food { $have } for { $need } due
night-change-zombies = Tonight: { $now } zombies instead of { $was }
night-change-waste = Waste: every { $per } cards cost 1 morale
night-change-morale = Morale tonight: { $now } instead of { $was }
# $purpose: token, advancement (tokens are taken off) or improvement (it is lost).
night-put = { $purpose ->
    [token] Put it here
    [advancement] From this one
   *[improvement] This one
}
night-improve-rule = Built, it works at once and for the whole game; another one takes its place. A token too many is lost.
