### The end of a game, and stepping through it again.

# $ending: objective, morale, rounds, wrongly-exiled, renegade or duty.
end-title = { $ending ->
    [objective] The colony holds.
    [morale] The colony falls.
    [rounds] Time has run out.
    [wrongly-exiled] Two innocents were sent into the snow.
    [renegade] The camp was awake: one of you had told them.
    [duty] The colony has failed in its duty.
   *[other] The game is over.
}
# $count: how many have won. $names: who.
end-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
# $round: the last one. $objective: the main objective. $complete: true or false.
end-where = Round { $round }. { $objective } ({ $complete ->
    [true] complete
   *[false] not complete
}).
end-secrets = Secrets turned over
end-won = won
end-lost = lost
# $kind: secret, betrayal or wolf.
end-objective-kind = { $kind ->
    [wolf] Lone wolf:
    [betrayal] Betrayer:
   *[secret] Secret:
}
end-no-objective = No secret: everybody played for the main objective.
# $round: when.
end-exiled = { $round ->
    [0] Exiled.
   *[other] Exiled in round { $round }.
}
# $objective: the exiled objective.
exiled-objective = Exiled objective: { $objective }
end-dead = The dead
end-helpless = Helpless one
end-helpless-short = a helpless one
end-deaths = { $count } dead
# $cause: bite, wounds, overrun, helpless or something on a card.
end-death = { $cause ->
    [bite] bite, round { $round }
    [wounds] wounds, round { $round }
    [overrun] overrun, round { $round }
    [helpless] round { $round }
   *[card] effect of a card, round { $round }
}
end-nobody-died = Nobody. That is rare.
end-morale = Morale
# $morale: the numbers, with commas.
end-morale-label = Morale at the start and after each round: { $morale }
end-colony-falls = 0: the colony falls
end-start = start
end-crises = Who gave what to each crisis
end-total = Total / needed
# $outcome: failed, prevented or exceeded.
end-crisis = { $outcome ->
    [failed] failed
    [exceeded] averted, with cards to spare
   *[prevented] averted
}
end-wrong-symbol = Underlined: the wrong symbol, counts −1.

## What the bots thought

# $whom: you, or another by $name.
end-thoughts = What the others thought of { end-thoughts-whom }
end-thoughts-about = About
end-thoughts-you = you
# $count: how many betrayers there were. $who: you, if you are one of them. $names: theirs.
end-betrayer = { $count ->
    [0] Nobody was a betrayer.
   *[other] { $who ->
        [you] You were the betrayer.
       *[other] { $names } was the betrayer.
    }
}
# $bot: who thought so. $whom: you, or another by $name. $doubt: how much, in a word.
end-thoughts-whom = { $whom ->
    [you] you
   *[other] { $name }
}
end-thought = { $doubt ->
    [sure] { $bot } was sure that { $whom ->
        [you] you were
       *[other] { $name } was
    } the betrayer.
    [suspected] { $bot } suspected { end-thoughts-whom }.
    [doubted] { $bot } doubted { end-thoughts-whom }.
    [wondered] { $bot } didn’t know what to make of { end-thoughts-whom }.
   *[trusted] { $bot } trusted { end-thoughts-whom } in the end.
}
# $doubt: the most it ever was. $round: when.
end-thought-peak = In round { $round } it { $doubt ->
    [sure] was certain of a betrayal.
    [suspected] had a strong suspicion.
   *[doubted] had its doubts.
}
end-thought-knew = { $bot } knew: it was the betrayer itself.
# $numbers: the chances of each bot, in sentences.
end-thoughts-label = How likely the others thought it, after each round, that { $whom ->
    [you] you are
   *[other] { $name } is
} the betrayer. { $numbers }
# $chances: percents, with commas.
end-thoughts-numbers = { $bot }: { $chances }.
end-thoughts-round = round { $round }

end-download = Download
rematch = Rematch, same table
rematch-join = Join { $name }’s rematch
# $link: the address of the new table.
rematch-said = Rematch! { $link }
# $proof: fits, differs or unknown.
end-proof = { $proof ->
    [fits] Shuffles verified: the key fits the fingerprint shown at the start.
    [differs] Warning: the key doesn’t fit the fingerprint shown at the start.
   *[unknown] Shuffles: this browser can’t check the key here; the record can be checked with “hivernage verify”.
}
end-proof-explained = All dice and shuffles come from one secret key. Its fingerprint was shown before the first card was dealt, so nobody could choose another key later.
end-promise = Fingerprint (SHA-256)
end-key = Key

## The replay

replay = Step through the replay
replay-close = Back to the result
replay-told = What happened
replay-moment = Moment of the game
# $step: which moment. $of: how many there are. $round: the round.
replay-where = Moment { $step } of { $of }, round { $round }.
replay-morale = Morale { $morale }.
# In a war. $homes: each colony with its morale.
replay-war-morale = Morale: { $homes }.
replay-home-morale = { $home } { $morale }
# $count: 2, the pair; 1, the lone wolf. $names: who.
replay-turns = { $count ->
    [1] Turn of { $names }.
   *[other] Turns of { $names }.
}
replay-back = One moment back
replay-next = One moment on
replay-turn-back = One turn back
replay-turn-next = One turn on

## The replay: playing by itself, marks, hands

replay-play = Play
replay-pause = Pause
replay-marks = What stood out
# $round: of the game. $what: what happened there.
replay-mark = Round { $round }: { $what }
# $kind: crisis, death, vote, exile, combat or fall. $count: how many. $outcome: of the crisis. $name: who is exiled or leaves.
# $home: the colony that won the combat, or fell.
replay-mark-what = { $kind ->
    [crisis] { $outcome ->
        [failed] crisis failed
       *[other] crisis prevented
    }
    [death] { $count ->
        [one] a death
       *[other] { $count } deaths
    }
    [vote] a vote
    [combat] { $home ->
        [none] a combat, nobody won
       *[other] a combat, won by { $home }
    }
    [fall] { $home ->
        [none] { $name } leaves the game
       *[other] { $home } falls
    }
   *[exile] { $name } exiled
}
replay-hands = Hands
replay-no-cards = no cards
scrolls-sideways = Slide sideways to see it all.
end-practice = Practice table: bots agreed to go back even after dice and cards.

## What was needed, and what was there

# $objective: the main objective.
end-main = Main objective: { $objective }
# $complete: yes or no. $ending: how the game ended.
end-main-outcome = { $complete ->
    [yes] Complete.
   *[no] { $ending ->
        [morale] Missed: morale fell to 0.
        [rounds] Missed: the rounds have run out.
        [wrongly-exiled] Missed: a second wrong exile ended the game.
        [duty] Missed: the colony has failed in its duty.
       *[other] Missed.
    }
}
end-needed = Needed, and what was there at the end:

## A war of two colonies

# $round: the last one. $objective: the main objective, the same for both.
end-war-where = Round { $round }. { $objective }.
# $outcome: complete or fallen. $count: how many colonies, $home: the first of them, “The Forge”.
end-war-colonies = { $outcome ->
    [complete] { $count ->
        [one] { $home } wins.
       *[other] Both colonies win.
    }
   *[fallen] { $count ->
        [one] { $home } falls.
       *[other] Both colonies fall.
    }
}
end-war-neither = Neither colony wins.
# $outcome: won or gone. $name: the lone wolf.
end-war-wolf = { $outcome ->
    [won] { $name }, the lone wolf, wins.
   *[gone] { $name }, the lone wolf, has left the game.
}
# $outcome: complete, fallen, both or missed.
end-war-outcome = { $outcome ->
    [complete] Objective reached.
    [fallen] Morale fell to 0.
    [both] Reached, but by the other colony too: only one can win.
   *[missed] Objective missed.
}
# $name: the lone wolf.
end-war-lone = { $name }, lone wolf
end-war-gone = Left the game when the morale of the den was 0.
end-wolf-leaves = 0: the lone wolf leaves
