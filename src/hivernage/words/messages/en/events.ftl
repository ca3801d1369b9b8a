### What happened, in a sentence each. $seat: the player ("You", "Player 2"); $me = yes where that is the reader.
### $seen = yes where the reader knows the card or cards. $g: m or f. $other = yes where the second player is the reader.

s = { $me ->
    [yes] { "" }
   *[no] s
}
es = { $me ->
    [yes] { "" }
   *[no] es
}
their = { $me ->
    [yes] your
   *[no] their
}
has = { $me ->
    [yes] have
   *[no] has
}
is = { $me ->
    [yes] are
   *[no] is
}

## Setting up

event-dealt = { $seen ->
    [yes] You are dealt { $hand }. You may choose among { $survivors }.
   *[no] { $seat } { has } been dealt { their } cards.
}
event-group = { $seat } lead{ s } { $survivors }, with { $leader } as leader.
event-shuffled = Shuffled: { $pile }.
event-first-player = { $seat } { is } the first player.
event-objective = The main objective: { $card }.

## Rounds and turns

event-round = Round { $round } begins; { $left ->
    [one] it is the last one
   *[other] { $left } rounds left, this one included
}.
event-crisis = Crisis: { $card }.
event-dice = { $seat } roll{ s } { $dice }.
event-turn = { $me ->
    [yes] It is your turn.
   *[no] { $seat } begins their turn.
}
event-turn-over = { $seat } end{ s } { their } turn.
event-colony-phase = The colony phase.
event-food-due = { $home ->
    [none] The colony needs { $need } food and has { $have }
   *[other] { $need } food is needed { $in_home }, and { $have } is there
}.
event-crisis-resolved = The crisis { $card }: { $seen ->
    [yes] { $cards } were added, which makes { $total } of { $need }
   *[no] nothing was added, and { $need } were needed
}. { $outcome ->
    [failed] It strikes.
    [exceeded] It is averted, with cards to spare.
   *[prevented] It is averted.
}
event-noise-rolled = The noise { $at } rolls { $rolls }; 3 or less draws a zombie.
event-round-track = { $left ->
    [0] No round is left.
    [one] One round is left.
   *[other] { $left } rounds are left.
}

## The colony. $home is none where there is only one

at-home = { $home ->
    [none] { "" }
   *[other] { " " }{ $in_home }
}
for-home = { $home ->
    [none] { "" }
   *[other] { " " }for { $home }
}
event-morale = { $change ->
    [0] Morale{ at-home } stays at { $now }.
   *[other] Morale{ at-home } { $sign ->
        [up] rises
       *[down] falls
    } by { $size } to { $now }.
}
event-food = Food{ at-home } { $change ->
    [0] stays at { $now }.
   *[other] { $sign ->
        [up] rises
       *[down] falls
    } by { $size } to { $now }.
}
event-starvation = A starvation token is added{ at-home }: { $now } now.
event-helpless = { $size } { $sign ->
    [up] more
   *[down] fewer
} helpless { $size ->
    [one] survivor
   *[other] survivors
} { $in_home }{ $unruly ->
    [0] { "" }
   *[other] { " " }({ $unruly } unruly)
}: { $now } now.
event-helpless-killed = { $unruly ->
    [yes] An unruly helpless
   *[no] A helpless
} survivor is killed{ at-home }: { $now } left.
event-tempered = { $sign ->
    [up] { $size } helpless { $size ->
        [one] survivor becomes
       *[other] survivors become
    } unruly
   *[down] { $size } unruly helpless { $size ->
        [one] survivor calms
       *[other] survivors calm
    } down
}{ at-home }: { $now } unruly now.
event-waste = { $card } goes to the waste pile.
event-card-left = { $card } leaves the game.
event-cleaned = { $survivor } takes { $cards } out with the waste.
event-token = A token is put on the main objective{ for-home }: { $now } now.
event-stored = { $seat } put{ s } { $card } on the main objective.
event-goal-added = One more condition for the main objective: { $card }.
event-improvement = A new improvement in the row: { $card }.
event-advanced = { $seat } put{ s } { $n ->
    [one] an advancement token
   *[other] { $n } advancement tokens
} on { $card }: { $now } of { $cost }.
event-built = Built: { $card }.
event-advancement-lost = { $n ->
    [one] An advancement token comes
   *[other] { $n } advancement tokens come
} off { $card }: { $now } left.
event-improvement-lost = { $card } is lost.

## Moving, searching, fighting

event-moved = { $survivor } goes { $doors ->
    [same] on to entrance { $entrance } of { $to }
    [many] from { $place } to entrance { $entrance } of { $to }
   *[one] from { $place } to { $to }
}{ $seen ->
    [yes] { " " }with { $card }
   *[no] { "" }
}.
event-placed = { $survivor } is now { $at }.
event-exposure = Exposure roll for { $survivor }: { $result ->
    [blank] nothing
    [wound] a wound
    [frostbite] frostbite
   *[bite] a bite
}.
event-warded-off = { $power }: { $what ->
    [morale] { $n ->
        [one] 1 morale isn’t lost
       *[other] { $n } morale aren’t lost
    }
    [overrun] nobody dies
    [barricade] the barricade holds
   *[exposure] nothing happens to { $survivor }
}.
event-warded = { $seat } use{ s } { $card } to save { $survivor } from the bite.
event-wounded = { $survivor } { $harm ->
    [frostbite] gets frostbite
    [despair] despairs
   *[wound] is wounded
} ({ $total } of { $deadly }).
event-healed = { $survivor } is healed of { $harm ->
    [frostbite] frostbite
    [despair] despair
   *[wound] a wound
}.
event-killed = { $survivor } dies { $at }: { $cause ->
    [bite] a bite
    [wounds] too many wounds
    [overrun] the zombies broke in
   *[card] the effect of a card
}.
event-removed = { $survivor } leaves the game.
event-equipment-to-hand = { $seat } take{ s } { $cards } back to { $me ->
    [yes] your
   *[no] their
} hand.
event-equipment-to-deck = Shuffled into the deck of { $place }: { $cards }.
event-equipment-to-loot = Left at { $place }, where there is no deck: { $cards }.
event-searched = { $survivor } searches { $place }.
event-looked = { $seen ->
    [yes] You find { $cards }.
   *[no] { $seat } look{ s } at { $n ->
        [one] a card
       *[other] { $n } cards
    }.
}
event-kept = { $seen ->
    [yes] You keep { $card }.
   *[no] { $seat } keep{ s } a card from { $place }.
}
event-top = On top of the deck of { $place } now lies a card from { $back }.
event-put-under = { $seen ->
    [yes] You put { $cards } under the deck.
   *[no] { $n ->
        [one] A card goes
       *[other] { $n } cards go
    } under the deck of { $place }.
}
event-noise = { $n ->
    [one] A noise token
   *[other] { $n } noise tokens
} { $at }: { $now } of 4.
attack-roll = { $rolled ->
    [none] : a sure hit
   *[other] { " " }and rolls { $rolled }: { $hit ->
        [yes] a hit
       *[no] a miss
    }
}
event-attacked = { $target ->
    [zombie] { $survivor } attacks a zombie { $at }{ $seen ->
        [yes] { " " }with { $using }
       *[no] { "" }
    }.
    [bandit] { $survivor } attacks a bandit { $at }{ $seen ->
        [yes] { " " }with { $using }
       *[no] { "" }
    }{ attack-roll }.
   *[other] { $survivor } attacks { $target } { $at }{ $seen ->
        [yes] { " " }with { $using }
       *[no] { "" }
    }{ attack-roll }.
}
event-bandit-came = A bandit turns up { $at }.
event-bandit-turned-away = A bandit finds no room{ $place ->
    [none] { "" }
   *[other] { " " }{ $at }
}.
event-bandits-removed = { $n ->
    [one] A bandit is
   *[other] { $n } bandits are
} gone { $at }{ $cause ->
    [overrun] : the zombies broke in
   *[other] { "" }
}.
event-pillaged = { $to ->
    [waste] From the deck of { $place } to the waste pile: { $card }.
    [removed] From the deck of { $place }, out of the game: { $card }.
   *[loot] Taken from { $place } to the hideout: { $card }.
}
event-raided = { $survivor } { $act ->
    [attack] attacks
   *[search] searches
} the camp of the bandits{ $seen ->
    [yes] { " " }with { $using }
   *[no] { "" }
} and rolls { $rolled }: { raid-wounds }{ raid-and }{ raid-loot }.
raid-wounds = { $wounds ->
    [0] { "" }
    [one] 1 wound
   *[other] { $wounds } wounds
}
raid-and = { $wounds ->
    [0] { "" }
   *[other] { $loot ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }
}
raid-loot = { $loot ->
    [0] { $wounds ->
        [0] nothing
       *[other] { "" }
    }
    [one] 1 loot card
   *[other] { $loot } loot cards
}
event-secret = { $told ->
    [yes] { $seat } told the others a secret.
   *[no] { $seat } tell{ s } no secret.
}
event-became-loot = { $card } goes to the loot.
event-loyalty-told = { $betrayer ->
    [yes] { $seat } { is } a betrayer: the bandits don’t want a chief like that.
   *[no] { $seat } { is } no betrayer, and lead{ s } the bandits from now on.
}
event-zombie-killed = A zombie is killed { $door }.
event-zombie-removed = A zombie is removed { $door }.
event-zombie-came = { $n ->
    [one] A zombie appears { $door }.
   *[other] { $n } zombies appear { $door }.
}
event-zombies-came = Zombies appear: { $where }.
event-zombie-moved = A zombie wanders from { $place } to { $to }{ $doors ->
    [many] , entrance { $entrance }
   *[one] { "" }
}.
event-overrun = A zombie breaks in { $door }!
event-barricade = A barricade is put up { $door }.
event-barricade-broken = A barricade is torn down { $door }.
event-barricades-removed = { $n ->
    [0] No barricade is left
    [one] A barricade falls
   *[other] { $n } barricades fall
} { $at }.
event-trap = An explosive trap is laid { $door }.
event-trap-armed = A barricade becomes an explosive trap { $door }.
event-trap-sprung = An explosive trap goes off { $door }: { $zombies ->
    [0] no zombie was standing there
    [one] 1 zombie is gone
   *[other] { $zombies } zombies are gone
}.
event-traps-removed = { $n ->
    [one] An explosive trap is taken away
   *[other] { $n } explosive traps are taken away
} { $at }.
event-place-rolled = A die says which place: { $place }.
event-noise-moved = { $n ->
    [one] A noise token moves
   *[other] { $n } noise tokens move
} from { $place } to { $to }.
event-bandits-moved = { $n ->
    [one] A bandit moves
   *[other] { $n } bandits move
} from { $place } to { $to }.

## Dice

event-die = { $seat } turn{ s } a die from { $was } to { $now }.
event-die-spent = { $seat } use{ s } a die of { $value }.
event-extra-dice = { $seat } will roll { $n ->
    [one] one more die
   *[other] { $n } more dice
}.
event-contest = { $card }: { $mine } against { $theirs }.
event-rolled = { $card }: { $who } roll{ s } { $value }.

## Cards

event-played = { $seat } play{ s } { $card }.
event-equipped = { $survivor } now carries { $card }.
event-handed-off = { $survivor } hands { $card } to { $to }.
event-set-aside = { $seat } use{ s } up { $card }.
event-requested = { $seat } ask{ s } for a card: { $symbol }.
event-offered = { $number ->
    [0] Nobody offers one.
   *[other] On offer: one card each from { $seats }.
}
event-item-named = { $seat } name{ s } { $card }.
event-gave = { $seat } give{ s } { $card }.
event-added = { $seen ->
    [yes] You add { $card } to the crisis, face down: { $pile } there now.
   *[no] { $seat } add{ s } a card from { $back } to the crisis, face down: { $pile } there now.
}
event-added-equipped = { $seat } add{ s } { $survivor }’s { $card } to the crisis: { $pile } there now.
event-drew = { $seen ->
    [yes] You draw { $card } from { $deck }.
   *[no] { $seat } draw{ s } a card from { $deck }.
}
event-looked-through = { $seen ->
    [yes] You look through the deck of { $deck }: { $cards }.
   *[no] { $seat } look{ s } through the deck of { $deck }.
}
event-fetched = { $seen ->
    [yes] You take { $card } from { $deck }.
   *[no] { $seat } take{ s } a card from { $deck }.
}
event-dug = { $seat } turn{ s } up cards of { $deck }: { $seen ->
    [yes] { $cards }
   *[no] there are none
}.
event-took = { $seat } take{ s } { $card }.
event-found = { $seat } find{ s } { $card } in the deck of { $deck }.
event-purged = { $seen ->
    [yes] Out of the game, from the deck of { $deck }: { $cards }.
   *[no] Nothing leaves the deck of { $deck }.
}
event-saw-removed = { $seen ->
    [yes] You look through the cards that left the game. Face down were: { $cards }.
   *[no] { $seat } look{ s } through the cards that left the game.
}
event-retrieved = { $seen ->
    [yes] Back in the game, { $to ->
        [hand] in { $me ->
            [yes] your hand
           *[no] the hand of { $seat }
        }
       *[waste] on the waste pile
    }: { $cards }.
   *[no] Nothing comes back into the game.
}
event-discarded = { $seat } discard{ s } { $card }.
event-stolen = { $seat } take{ s } { $seen ->
    [yes] { $card }
   *[no] a card from { $back }
} out of { $other ->
    [yes] your hand
   *[no] the hand of { $victim }
}.
event-given = { $seat } give{ s } { $seen ->
    [yes] { $card }
   *[no] a card from { $back }
} to { $to }.
event-saw-objective = { $seat } look{ s } at { $other ->
    [yes] your objective
   *[no] the objective of { $of }
}{ $seen ->
    [yes] : { $card }
   *[no] { "" }
}.
event-peeked = { $seat } look{ s } at the top of { $pile }{ $seen ->
    [yes] : { $cards }
   *[no] { "" }
}.
event-hand-shown = { $seat } show{ s } { $cards } to everybody.
event-hand-seen = { $seat } look{ s } at { $whole ->
    [yes] { "" }
    [symbol] all { $symbol } cards in
   *[no] a card of
} { $other ->
    [yes] your hand
   *[no] the hand of { $of }
}{ $seen ->
    [yes] : { $cards }
    [none] : there are none
   *[no] { "" }
}.
event-arranged = { $seat } put{ s } the top cards of { $deck } back in an order of { their } choice.
event-hand-left = { $me ->
    [yes] Your hand
   *[no] The hand of { $seat }
} leaves the game{ $seen ->
    [yes] : { $cards }
   *[no] { "" }
}.
event-used = { $holder ->
    [survivor] { $survivor } uses { $power ->
        [own] their ability
       *[other] { $power }
    }
   *[table] { $seat } use{ s } { $power }
}{ $which ->
    [none] .
   *[other] : “{ $which }”
}
event-worn = { $card } wears out: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
event-attached = { $card } stays with { $survivor }.
event-lasting = In force until the end of { $until ->
    [turn] the turn
    [round] the round
    [next-round] the next round
   *[game] the game
}: { $card }.
event-lasting-over = No longer in force: { $card }.
event-later = To be continued at the end of round { $round }: { $card }.
event-due = The time has come: { $card }.

## Paying together and gambling

event-pledged = { $seat } pledge{ s } { $thing }.
event-withdrawn = { $seat } take{ s } the pledge back and step{ s } out.
event-passed = { $seat } pass{ es }.
event-pledge-returned = { $card } goes back to { $me ->
    [yes] your hand
   *[no] the hand of { $seat }
}.
event-paid = It is paid.
event-not-paid = It is not paid; everybody takes back what they pledged.
event-staked = { $seat } stake{ s } { $seen ->
    [yes] { $card }
   *[no] a card from { $back }
}, face down.
event-gambled = { $seat } roll{ s } { $dice } for the stakes.
event-won-stakes = { $me ->
    [yes] You win all stakes: { $cards }.
   *[no] { $seat } wins all stakes.
}

## Crossroads and crises

event-crossroads-drawn = { $seen ->
    [yes] You draw the crossroads card for this turn: { $card }. Keep it to yourself.
   *[no] { $seat } draw{ s } a crossroads card.
}
event-crossroads-under = The crossroads card goes back under its deck.
event-crossroads = Crossroads! { $card }.
event-option = { $seat } choose{ s } option { $option }{ $label ->
    [none] .
   *[other] : { $label }
}
event-no-option = Neither option of { $card } can be carried out: nothing happens.
event-reported = { $seat } report{ s }: { $what ->
    [yawn] somebody has yawned
    [accusation] { $accuser } has accused { $named } of treason
   *[other] { $what }
}!
event-crisis-under-deck = The crisis { $card } goes under its deck.
event-crisis-pile-left = { $n ->
    [one] The card added to the crisis leaves
   *[other] The { $n } cards added to the crisis leave
} the game unseen.

## Groups, votes, exile

event-leader = { $survivor } now leads { $me ->
    [yes] your group
   *[no] the group of { $seat }
}.
event-newcomer = { $survivor } comes out of the survivor deck.
event-joined = { $survivor } joins { $me ->
    [yes] you
   *[no] { $seat }
} { $at }.
event-transferred = { $survivor } goes over to { $me ->
    [yes] you
   *[no] { $seat }
}.
event-survivor-left-deck = { $survivor } leaves the survivor deck for good.
event-exile-called = { $seat } call{ s } for { $other ->
    [yes] your exile
   *[no] the exile of { $named }
}.
event-token-vote = { $seats } call{ $number ->
    [one] s
   *[other] { "" }
} a vote to keep the first player token where it is.
event-voted = { $about ->
    [exile] The vote on exile
    [token] The vote on the first player token
   *[card] The vote
} — for: { $up }; against: { $down }.
event-tie-broken = { $seat } decide{ s } the tie: { $decision ->
    [yes] for
   *[no] against
}.
event-exiled = { $seat } { is } exiled.
event-exiled-objective = { $seat } draw{ s } an exiled objective{ $seen ->
    [yes] : { $card }
   *[no] { "" }
}.
event-objective-shown = { $seat } show{ s } { their } old objective: { $card }.
event-wrongly-exiled = Two were exiled who never betrayed anybody. The colony loses heart.
event-eliminated = { $seat } { is } out of the game.

## The end

event-over = The game is over: { $reason ->
    [objective] the main objective is complete
    [morale] morale is gone
    [rounds] time has run out
    [wrongly-exiled] two innocents were exiled
    [duty] the objective’s duty was missed
    [renegade] the renegade has shown their card
   *[other] { $reason }
}. { $number ->
    [0] Nobody wins.
   *[other] Winners: { $winners }.
}
event-over-player = { $seat }, { $card }: { $won ->
    [yes] won
   *[no] lost
}.

## Going back

event-undone = { $me ->
    [yes] You take your last decision back.
   *[no] { $seat } takes their last decision back.
}
event-rewound = The whole table goes back to an earlier decision.
