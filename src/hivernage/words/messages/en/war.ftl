### Warring Colonies: two colonies, their doors, their combats, their leaders. $home: a colony by its place, “the Forge”.
### $home1 and $home2 are both of them, $first and $second what each of them has.

event-colony-leader = { $seat } { is } colony leader { $in_home }.
event-order = { $what ->
    [movement] First to move: { $home }
    [crossroads] First crossroads card: for { $home }
    [combat] First combats: { $in_home }
   *[zombies] First zombies: { $in_home }
}{ $rolled ->
    [yes] { " " }(morale is equal, a die has decided)
   *[no] , where morale is { $what ->
        [crossroads] higher
       *[other] lower
    }
}.
event-stopped-moving = { $seat } move{ s } nobody else.
event-timer = The sand timer runs: { $seconds } seconds.
event-finished = { $seat } { has } nothing more to do.
event-time-out = The sand timer has run out on { $seats }.
event-lies-bitten = { $survivor } is bitten and lies there until the actions are over.
event-stood-up = { $survivor } is saved and gets up again.
event-sent-away = { $seat } send{ s } { $survivor } home from { $place }{ $bullets ->
    [0] { "" }
    [one] { " " }for 1 bullet
   *[other] { " " }for { $bullets } bullets
}{ $die ->
    [0] { "" }
   *[other] , with a die of { $die }
}.
event-driven-off = { $survivor } flees from a zombie { $door }.
event-bullets = The bullets of { $home } { $sign ->
    [up] rise
   *[down] fall
} by { $size } to { $now }.
event-added-openly = { $seat } add{ s } { $card } to the crisis, face up: { $pile } there now.
event-captured = Captured from the enemy { $at }: { $cards }.
event-stored-taken = { $seat } take{ s } { $card } off the enemy’s main objective, for { $home }.
event-colony-fell = The morale of { $home } is at 0. That colony has lost, and plays on until the main objective is checked.
event-combat = Combat { $at }: { $first } for { $home1 }, { $second } for { $home2 }.
event-tactics = Tactics: { $first } for { $home1 }, { $second } for { $home2 }. { $ends ->
    [yes] The combat is over before it begins.
   *[no] Strength is { $strength }.
}
event-strength = With { $why ->
    [survivors] the survivors and their weapons
    [bets] the bullets
   *[dice] the dice
}, strength is { $strength }.
event-bets = Bullets bet: { $first } by { $home1 }, { $second } by { $home2 }.
event-combat-dice = Combat dice: { $first } for { $home1 }, { $second } for { $home2 }.
event-combat-over = { $winner ->
    [-1] Nobody wins the combat { $at }.
   *[other] The combat { $at } is won for { $home }, { $more } to { $less }.
}
event-enemies-inside = { $n ->
    [one] An enemy is
   *[other] { $n } enemies are
} at the door of { $home }, and nobody is at home.
event-missions-dealt = { $seat } { is } the lone wolf{ $seen ->
    [yes] , with these missions: { $cards }.{ $marked ->
        [-1] { "" }
       *[other] { " " }A lot has named { $home } for your objective.
    }
   *[no] , with missions of their own.
}
event-mission-swapped = { $seat } swap{ s } a mission{ $seen ->
    [yes] : { $card } for { $drawn }
   *[no] { "" }
}.
event-mission-done = { $seat } { has } completed the mission { $card }{ $colony ->
    [-1] { "" }
   *[other] { " " }({ $home })
}.
event-mission-drawn = { $seat } draw{ s } a new mission{ $seen ->
    [yes] : { $card }
   *[no] { "" }
}.
event-took-sides = { $colony ->
    [-1] { $seat } flee{ s } from the combat { $at }.
   *[other] { $seat } fight{ s } for { $home } { $at }.
}
event-wolf-left = There is no hope left in the den: { $me ->
    [yes] you leave
   *[no] { $seat } leaves
} the game, with survivors, cards and missions.
event-elected = Election { $in_home }: { $votes }.{ $tie ->
    [yes] { " " }It is a tie, which the leader of until now decides.
   *[no] { "" }
}

combat-face = { $face ->
    [strength] { $n } strength
    [wound] { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
   *[zombie] { $n ->
        [one] 1 zombie
       *[other] { $n } zombies
    }
}
strengths = { $first } for { $home1 }, { $second } for { $home2 }
vote-for = { $voter } for { $named }

question-tactic = Combat { $at }. Which tactic do you play?
question-bet = Combat { $at }. How many bullets do you bet?
question-mission = Which mission do you swap, if any?
question-take-sides = There is a combat { $at }. Do your survivors there flee, or fight for a colony?
question-elect = { $purpose ->
    [tie] It is a tie. Who leads your colony?
   *[votes] Which teammate shall lead your colony?
}
others-tactic = which tactic to play in the combat { $at }.
others-bet = how many bullets to bet in the combat { $at }.
others-mission = whether to swap a mission.
others-take-sides = whether to flee or to fight { $at }.
others-elect = { $purpose ->
    [tie] who leads the colony, after a tie.
   *[votes] who shall lead the colony.
}
answer-tactic = { $rest }
answer-bet = bet { $rest }
answer-elect = { $rest }
answer-swap = swap { $rest }
answer-flee = flee
answer-fight = fight for { $rest }
row-claim = Show a mission that is complete
row-pass = Move nobody else
