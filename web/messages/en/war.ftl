### Warring Colonies: what a war of two colonies adds to the table.

war-duel = Combat tonight, as things stand: { $first } against { $second }
war-food = Food { $food }
war-bullets = { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}
war-bullets-word = Bullets
war-combats = Combats: { $list }
war-here = here
# After the name of a colony.
war-whose = { $own ->
    [yes] us
   *[no] them
}
war-morale-word = Morale
war-led-by = leader: { $name }
war-fallen = Its morale is at 0: it has lost.
war-tip-bullets = Bullets win combats: each that is bet adds 1 strength. One or two send an enemy home from a full place.
war-see = See
war-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
war-sand-runs = { $name ->
    [none] The sand timer runs: { $seconds } seconds.
   *[other] { $name } is done. You have { $seconds } seconds.
}
war-is-done = { $name } is done
war-step = { $step ->
    [setup] Set-up
    [draw] Crossroads are drawn
    [movement] Movement
    [actions] Actions
    [read] End of the turns
   *[night] The night
}
war-standing = { $measure ->
    [held] Places held
    [tokens] Tokens
    [stored] Cards stored
   *[combats] Combats won
}
war-pair = { $state ->
    [past] played
    [now] now
    [next] next
   *[later] then
}
war-leads = leads the colony
war-done = done
war-opposite = { $name }, opposite
war-opposite-nothing = Nothing done yet.
war-moved = no more moves
war-moves = moves one survivor
war-moves-next = comes next
war-pass = Move nobody else
war-finish = I am done
war-to-move = { $mine ->
    [yes] you are to move
   *[no] { $name } is to move
}
war-combat = Combat { $place }
war-combat-title = A combat
war-combat-steps = Steps of the combat
war-combat-step = { $step ->
    [tactics] Tactics
    [strength] Strength
    [bets] Bullets
    [dice] Dice
   *[wounds] Wounds
}
war-strength = Strength { $first } against { $second }
war-face-down = face down
war-die = combat die
war-face = { $face ->
    [strength] strength +{ $n }
    [wound] { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
   *[zombie] { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }
}
war-ends = The combat is over before it begins.
war-nobody-wins = Nobody wins.
# $home: the colony, “the Forge”. $by: by so much.
war-wins = Won: { $home }, by { $by }.
war-fought-before = Combats of tonight that are over
# $home: the colony that won, or none.
war-fought = { $place }: { $home ->
    [none] nobody won
   *[other] { $home } won
}
war-your-tactic = Your tactic
war-pick-tactic = Pick a tactic
war-lay = Lay { $name } face down
war-your-bet = Your bet
war-fewer = One bullet fewer
war-more = One bullet more
war-of-bullets = of { $bullets }
war-bet = { $bullets ->
    [0] Bet nothing
    [one] Bet { $bullets } bullet
   *[other] Bet { $bullets } bullets
}
# $own: of the lone wolf themselves.
war-home-ally = { $own ->
    [yes] one of yours, no roll
   *[no] ally, no roll
}
war-home-by-die = enemy, no roll
war-home-die = a die
war-home-enemy = { $armed ->
    [yes] enemy with a weapon
   *[no] enemy
}
war-home-costs = { $bullets ->
    [0] free
    [one] for { $bullets } bullet
   *[other] for { $bullets } bullets
}
# $why: opposite, bullets, or die (there is none left). $bullets: what it would cost.
war-home-not = { $why ->
    [opposite] { $name } acts opposite:
    [die] you have no die left:
   *[other] { $bullets ->
        [one] costs { $bullets } bullet:
       *[other] costs { $bullets } bullets:
    }
}
war-wound-fewer = One wound fewer for { $name }
war-wound-more = One wound more for { $name }
war-wounded = { $dies ->
    [yes] dies
   *[no] { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
}
war-wounds-dealt = { $sum } of { $all }{ $full ->
    [yes] { $deaths ->
        [0] , nobody dies.
        [one] , { $deaths } dies.
       *[other] , { $deaths } die.
    }
   *[no] { "" }
}
war-wounds-anew = Start over
war-wounds-deal = Deal the wounds
war-waits-for = Asked now: { $names }
war-election = Election: { $home }
war-election-title = Election
war-not-oneself = not oneself
war-tie-rule = If there is a tie, { $name } decides.
war-pick-leader = Pick a teammate
war-vote-for = Vote for { $name }
war-voted = { $voter }: { $named }
war-tied = It is a tie, and the leader of until now decides.
war-leads-now = { $name } leads from now on.
war-my-den = My den
war-den-of = Den of { $name }
war-den-label = { $name }: morale { $morale }, { $survivors ->
    [one] { $survivors } survivor
   *[other] { $survivors } survivors
}, food { $food }
war-den-morale = Morale of the den: { $morale }. At 0 the lone wolf leaves the game.
war-den-helpless = Helpless survivors in the den
war-wolf-gone = has left the game
war-wolf-about = The lone wolf lives in neither colony, and plays before the pairs.
war-missions = Missions
war-missions-done = { $count ->
    [0] No mission is complete yet.
    [one] { $count } mission is complete.
   *[other] { $count } missions are complete.
}
war-keep-missions = Keep them all
war-flee = Flee to the den
war-flee-about = Each of them rolls for exposure.
# $home: the colony, “the Forge”.
war-fight-for = Fight for { $home }
war-fight-with = With you { $own } against { $other }, before tactics
war-hired = Whoever fights for a colony may be given its wounds: its leader decides.
war-missions-held = { $count ->
    [one] They hold { $count } mission.
   *[other] They hold { $count } missions.
}
# After the name of a mission. $home: the colony it was about, or none.
war-mission-of = { $home ->
    [none] (round { $round })
   *[other] ({ $home }, round { $round })
}
