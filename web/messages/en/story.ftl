### The introductory scenarios of Long Night: choosing one, its story, its pages, its exile phase.

## Choosing

# $scenario: code or raid.
scenario-name = { $scenario ->
    [code] The Code and the Chimpanzee
   *[raid] Bandit Raid
}
scenario-about = { $scenario ->
    [code] A student with a plan of Raxxon, and somebody who knocks behind its walls. Learn the Raxxon module in three chapters.
   *[raid] They call it insurance, and come for the premium. Learn the Bandits module in three chapters; perhaps one of you is theirs.
}
scenario-title = { scenario-name } (Long Night)
evening = The evening
evening-free = A free game
evening-free-about = You choose the box, its modules and the objective.
scenario-brings-box = The scenario brings its box and its module.
# $module: raxxon or bandits.
scenario-box = Long Night, { $module ->
    [raxxon] Raxxon
   *[bandits] Bandits
}
scenario-brings-objective = Three objectives follow one another. This is the first; the others come with the story.
in-the-box = What is in the box
# Makes a table with it. $name: of the box or the scenario.
in-the-box-of = { $kind ->
    [scenario] Scenario: { $name }
   *[box] { $name }
}

## The story

# $name: the player. $me: whether that is the reader of this page.
story-reader = { $me ->
    [yes] { $name }, read this aloud to the others
   *[no] { $name } reads this aloud
}
story-anybody = One of you reads this aloud
story-alone = For your eyes only. Don’t read this aloud.
# $name: the objective.
story-done = { $name }: done!
story-next = From this round on
story-next-follows = The next objective comes with the next round.
# $start: yes at the beginning of the game.
story-page = { $start ->
    [yes] New to begin with
   *[no] New from now on
}
story-rules = In the rulebook:
story-page-again = You find this page again in the menu and on the sheet of the objective.
story-menu = Scenario: story and new rules
story-pages = New rules so far
story-so-far = The story so far
# $state: done, now or later.
story-chapter = { $state ->
    [later] Chapter { $number }: not known yet
    [done] Chapter { $number }: { $name }, done
   *[now] Chapter { $number }: { $name }
}
# $rule: what isn't open yet.
story-closed = { $rule ->
    [raxxon] Raxxon is sealed: nobody gets in yet.
    [pills] Pills can’t be played yet.
    [lockdown] There is no lockdown yet.
    [bandit-attacks] Bandits can’t be attacked yet.
    [hideout] Nobody knows yet where it is.
   *[chief] The bandits have no chief yet.
}
story-aside = Not here yet:
story-bolts = The bolts of Raxxon
story-bolts-rule = Dice that hold the bolts: each value once, from 1 upwards. They stay there from round to round.

## The exile phase

accuse-phase = The special exile phase
accuse-title = Name somebody
accuse-mine = Who told them? You may name somebody
accuse-theirs = { $name } may name somebody
accuse-rule = One after another each of you may name one player, and all vote on it at once, in secret. This comes on top of the call of your turn.
accuse-name = Name { $name }
accuse-then = All vote: more thumbs up than down, and they are exiled.
accuse-pass = Name nobody
accuse-pass-then = No vote. It goes on with the next player.
# $names: who is exiled already.
accuse-second = Exiled already: { $names }. If two exiled players turn out to be no betrayers, the game is lost.
reveal-title = Silent, or out with it?
reveal-rule = All of you are asked at the same time, whoever you are. Only a betrayer whose card is fulfilled can reveal it.
reveal-silent = Stay silent
reveal-silent-then = The game goes on. Nobody learns anything from your silence.
reveal-silent-then-mine = You stay hidden, and the game goes on. But from now on your card asks for a morale of 0 as well.
reveal-reveal = Reveal my card
# $card: its name.
reveal-then = { $card }: you win at once, and all others lose. The game is over.
reveal-nothing = You have nothing to reveal.
reveal-not-yet = { $card } isn’t fulfilled: you can’t reveal it now.
reveal-answered = has answered
