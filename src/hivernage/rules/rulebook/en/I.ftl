### The introductory scenarios of Long Night.

I1 = The code and the chimpanzee teaches the Raxxon module step by step. Three objectives follow one another, r1, r2
    and r3; completing the first two doesn’t end the game.
I1-1 = The set-up is that of the Raxxon module, with r1 as main objective.
I1-2 = A barricade stands on every entrance space and on every survivor space of Raxxon.
I1-3 = No survivor can move to Raxxon yet, so nobody searches there.
    .raxxon-closed = Raxxon is still closed.
I1-4 = The lockdown and the pills are not in force yet.
    .pills-closed = { $card }: pills can’t be played yet.
    .lockdown-closed = The lockdown isn’t in force yet, so no dice go to Raxxon.
I1-5 = Blue and Emma Han are taken out of the survivor deck before anybody is dealt survivors.
I1-6 = The opening story is told. Then Emma Han stands in the colony and belongs to the first player’s group.
I1-7 = Emma is equipped with the blueprint of Raxxon. It is taken out of the deck of Raxxon, which is then shuffled.
I1-8 = Emma joins before the first roll and brings her die: the first player begins with 4 dice.
I1-9 = When r1 is complete, the reader is the player with the fewest survivors. Of several, it is the one who
    controls the survivor of highest influence among them.
I1-10 = An exiled player is the reader only if all are exiled.
I1-11 = All barricades on Raxxon are removed.
I1-12 = The reader places one of their own survivors at Raxxon. This isn’t a move, and there is no exposure roll.
I1-13 = From now on survivors may move to Raxxon and search there, with an exposure roll after each search.
I1-14 = The reader takes 3 zombies of choice from the entrances of the colony, or as many as there are, and puts
    them on empty entrance spaces of Raxxon.
I1-15 = Blue joins the reader’s group, stands at Raxxon and has 1 wound.
I1-16 = Without a free survivor space for Blue, a survivor at Raxxon whom the first player picks goes to the colony.
    This isn’t a move.
I1-17 = The rules of pills hold from now on. The lockdown doesn’t yet, and no experiment is turned up.
I1-18 = At the start of the next round r2 replaces r1 as main objective.
I1-19 = For r2 dice are put on Raxxon, each value once; they stay there from round to round and are all removed when
    r2 is complete.
    .value-there = A die of that value lies on Raxxon already.
I1-20 = All survivors at Raxxon go to the colony, without a roll and even if it is full.
I1-21 = At once experiments are released and their special zombies come: 2 with 2 or 3 players who aren’t exiled, 3
    with 4 or more.
I1-22 = At the start of the next round r3 replaces r2, and the lockdown holds from that round to the end.
I1-23 = Completing r3 means that the main objective is complete: the game ends, and secret objectives are judged
    accordingly.
I1-24 = Morale, rounds and zombies carry over from one objective to the next, unless the new one says otherwise.
    Cards and tokens on the old one leave.
I1-25 = Space for Blue can be short only if a card has brought others to Raxxon or taken spaces there.
I1-26 = With 1 player who isn’t exiled 2 experiments are released.
I1-27 = Survivors of exiled players at Raxxon go to another place outside the colony, which their player picks,
    without a roll.
I1-28 = An objective of a scenario is looked at where the main objective is. After r1, r2, b1 or b2 the rest of the
    colony phase follows; if the round track then reaches 0, the game ends and the main objective has failed.
I2 = Bandit raid teaches the bandits module step by step. The objectives b1, b2 and b3 follow one another, and the
    betrayer, if there is one, is the renegade bandit.
I2-1 = The set-up is that of the bandits module, with b1 as main objective.
I2-2 = The betrayal objective that is shuffled in is the renegade bandit, and everybody knows that card.
I2-3 = Its owner can win only after b2 is complete, and has to help until then.
I2-4 = The opening story is told. Then each player, from the first player on, may draw the top card of the hospital.
I2-5 = From the start bandits are placed, draw zombies and loot.
I2-6 = At first bandits can’t be attacked, nobody can move to the hideout or do anything there, and there is no
    chief of the bandits.
    .bandit-attacks-closed = Bandits can’t be attacked yet.
    .hideout-closed = Nobody knows yet where the hideout is.
    .chief-closed = Nobody leads the bandits yet.
I2-7 = When b1 is complete, the reader is the player who controls the human survivor of lowest influence.
I2-8 = Not human are the animals: Blue, Sparky and whoever else is one.
I2-9 = All food leaves the supply. Starvation tokens stay.
I2-10 = The survivor of highest influence and the human survivor of lowest influence go to the hideout, without a
    roll.
I2-11 = The one of highest influence is killed; that costs 1 morale, unless the player is exiled.
I2-12 = The other gets 1 wound, unless there are 2 already, and goes to the colony; a survivor of an exiled player
    goes to another place outside, which that player picks.
I2-13 = If both are the same survivor, that one is killed, and nobody else goes.
I2-14 = From now on bandits may be attacked, and the hideout is open.
I2-15 = At the start of the next round b2 replaces b1.
I2-16 = When b2 is complete, a special exile phase follows: from the first player clockwise, each player may name
    somebody and call a vote, beside the one of their turn.
I2-17 = Then, if the betrayer wasn’t exiled and fulfils the card of the renegade, they may reveal it and win at
    once; all others lose.
I2-18 = If the betrayer doesn’t fulfil it, or stays silent, they stay hidden, and from then on the card asks for a
    morale of 0 too.
I2-19 = Whoever is exiled and isn’t the betrayer is exiled as usual and becomes chief of the bandits; that rule
    holds from now on.
I2-20 = An exiled betrayer is exiled as betrayers are, and there is no chief.
I2-21 = Then, unless the game is over, all survivors of players who aren’t exiled go from the hideout to the colony,
    without a roll.
I2-22 = At the start of the next round b3 replaces b2.
I2-23 = Completing b3 means that the main objective is complete.
I2-24 = The renegade’s victory and each outcome of the exile phase are told with a story of their own.
I2-25 = A loyal player who was exiled before the special phase becomes chief when the phase is over, one who is
    exiled after it at once.
I2-26 = After the phase all players who aren’t exiled are asked at the same time to reveal or to stay silent,
    whether or not there is a betrayer. Only an owner who fulfils the card can reveal it.
I2-27 = Exiled players may name somebody too, also one exiled in this phase whose turn comes later. Whether two were
    wrongly exiled is looked at after each vote.
I2-28 = Without secret objectives there is no renegade, no exile phase and nothing to reveal.
I2-29 = Only its owner sees the condition that staying silent adds.
