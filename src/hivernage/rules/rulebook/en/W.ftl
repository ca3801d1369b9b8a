### Warring Colonies.

W1 = Two colonies share one town, with two teams of equal size. An odd player is the lone wolf. Both colonies have the
    same main objective; there are no betrayal objectives, and each player has 1 secret objective.
W1-1 = It is a game for 4 to 11 players: 2 to 5 in each colony, and a lone wolf if the number is odd.
W1-2 = The main objective is one of this box, chosen or drawn at random.
W1-3 = The secret objectives, none of them a betrayal, are shuffled and 1 is dealt to each player. The rest leave
    unseen, showing one is forbidden, and nobody is ever exiled.
W2 = Lay out 2 colony boards, the 6 places and the graveyard, shuffle 5 random items into the deck of each place, and
    give each colony its 5 tactics. Each player gets 4 survivors and keeps 2; with 4 or 5 players each gets 5 and
    keeps 3. In each colony the player with the leader of highest influence becomes colony leader.
W2-1 = The deck of each place holds its 20 items of the base box and 5 random items. Of Long Night only the starting
    items are used.
W2-2 = The starting items of both boxes are shuffled together. Each player gets 5; the rest leave.
W2-3 = The crisis deck holds the 11 crises of this box and no others.
W2-4 = The survivors are those of all three boxes. The table may leave out Annaleigh Chan (base box) and Blue, Melissa
    Gupta and Jamie Gilmour (Long Night).
W2-5 = The secret objectives are those of both older boxes that are no betrayals, without Justice (base box) and Us or
    Them (Long Night).
W2-6 = Left out are Raxxon, the hideout, improvements with their tokens, all betrayal and exiled objectives, and all
    crises and main objectives of the two older boxes.
W2-7 = The crossroads deck holds the 50 cards of this box; the table may shuffle in 35 cards of the base box that fit
    a war.
W2-8 = With them come 17 crossroads cards of Long Night. The other crossroads cards of the older boxes aren’t used.
W2-9 = Each player names one of the survivors kept as leader of the group. They all start in their own colony.
W2-10 = Each colony has its own morale, food supply, starvation tokens, waste pile, helpless survivors and bullets;
    the bullets lie on the crisis space of its board.
W2-11 = Morale, rounds, zombies and bullets at the start are those of the main objective. Where it names no number of
    bullets, there are 0.
W2-12 = “First player” means the leader of the colony of the player concerned, or the lone wolf if they are concerned.
    Where the whole table is meant, a die decides between the leaders.
W2-13 = Nothing else of Long Night is used: no items of places, no bandits, no experiments, no side effects.
W2-14 = The 50 starting items of both boxes are enough for 10 players with 5 each. There are 46 secret objectives, 23
    of each older box, and 30 of the 43 random items are used.
W3 = A round reveals the common crisis, then everybody rolls their dice. Then turns are taken in pairs, one player of
    each colony at the same time, the colony leaders first.
W3-1 = After the leaders the pairs follow clockwise in each colony, until everybody has had one turn.
W3-2 = Frostbite (R6) wounds the survivors of both active players as their pair begins.
W4 = A pair of turns has four steps: (1) teammates on the right draw the crossroads cards; (2) survivors move, the
    colonies taking turns, one survivor at a time, and cards may be requested; (3) both players act at the same time,
    and whoever is done first turns the sand timer of 2 minutes: what the other hasn’t finished when it runs out is
    lost; (4) crossroads cards that were set off are read out.
    .other-to-move = The other colony is to move now.
W4-1 = (1) The next teammate on the right draws one card for each active player. A card that is set off doesn’t stop
    play.
W4-2 = (2) You move one survivor or pass, and each survivor moves once. The colony with the lower morale begins; if
    both are equal, a die decides. Whoever has passed moves nobody else in this step; the other goes on until they
    pass too.
W4-3 = (2) Each move has its exposure roll, and a bite in this step is resolved at once.
W4-4 = (2) Only moving and requesting are possible in this step. All other actions wait for (3), and nobody moves
    then.
    .not-in-movement = Survivors are moving; that has to wait until both have passed.
    .not-in-actions = Nobody moves any more in this pair of turns.
W4-5 = (3) Until one of the two is done, nothing presses. Then the other one has 2 minutes.
W4-6 = (3) Actions don’t get in each other’s way: of two players who search at the same place, each takes the card
    that is on top at that moment.
W4-7 = (4) The step begins when both are done or time has run out. The colony with the higher morale is first; if both
    are equal, a die decides.
W4-8 = (4) If several survivors have set off the card, the active player hears it and then says to which of them it
    applies.
W4-9 = (4) Cards that weren’t set off go under the deck (X4).
W4-10 = (3) An action that isn’t finished when time runs out is lost. Its die stays spent, its noise stays, the cards
    drawn go under the deck in the order drawn, and nothing is kept. What others were asked for it lapses.
W4-11 = (2) A card that goes with a move, such as fuel, may come from your own hand. A card you requested is played at
    once. Requests are possible at any time in (2) and (3), also while the other colony is to move.
W4-12 = Who is first is settled once, when (2), (4) or the combats begin; morale that changes meanwhile changes
    nothing. The bites of (3) are resolved before (4) begins.
W4-13 = (4) A card that was set off is resolved even if things have changed or the survivor has died since. What it
    says of a dead survivor has no effect, and it applies to one survivor where it speaks of one.
W4-14 = (4) Cards that weren’t set off go under the deck in the order of W4.7.
W5 = A survivor bitten in (3) lies down and does nothing more. All bites are resolved at the end of the step.
    .lies-bitten = { $survivor } has been bitten and lies there.
W5-1 = The ability of whoever lies can’t be used either. In the end the bite spreads as in D3.
W5-2 = At the end of (3) all who lie are killed first, in the order in which they were bitten. Then each bite spreads,
    in the same order. So no bite spreads to anybody who lies.
W5-3 = Until then they fill their space, and their equipment isn’t used, given or added to the crisis. Their player
    goes on with cards, food and other survivors. A bite in (4) or in the colony phase is resolved at once.
    .taker-lies = { $survivor } has been bitten and can take nothing.
W6 = A survivor who goes to the enemy colony stands on an empty space at one of its entrances. Going from one entrance
    to another is a move too.
W6-1 = Both have their exposure roll. The mover picks the entrance, which needs an empty space.
    .no-free-entrance = No entrance has an empty space { $place }.
W6-2 = Who stands there fills that space: no zombie, barricade or trap fits in.
W6-3 = For attacks, a survivor at an enemy entrance is at that entrance; for bites that spread, overruns, combats and
    cards, in that colony. They can’t search, barricade or clean waste, nor give anything to somebody at another
    entrance.
    .barricade-at-enemy = { $survivor } stands at an enemy entrance and can’t barricade it.
W6-4 = Abilities that work in the colony, or only outside it, don’t work at an enemy entrance. Those that work
    anywhere do.
W7 = You may move a survivor to a full place if you send somebody home from there, without a roll: an ally for
    nothing, an enemy for 1 bullet, or for 2 if the enemy holds a weapon. Survivors of the other active player can’t
    be sent home.
W7-1 = Whoever is sent home stands in their own colony and doesn’t roll. The mover rolls as usual.
W7-2 = The bullets come from the supply of the mover’s colony. Without enough of them the enemy can’t be sent home.
W7-3 = This is possible at the six places, not at the entrances of a colony.
W7-4 = If nobody there can be sent home, the place stays closed (F3.1). Bullets are paid and the survivor is sent home
    before the exposure roll. Being sent home is no move, so that survivor may still move in this step. Nobody else is
    asked, and a full colony takes them in all the same.
W8 = You don’t attack survivors, attract, or call a vote to exile, and moves have a step of their own. At an enemy
    entrance a survivor may attack zombies of that entrance. A search makes at most one noise.
W8-1 = With a die you attack a zombie, search, barricade, clean waste or use an ability. Without one you play a card,
    add to the crisis, spend food, request or hand off.
W8-2 = At an enemy entrance only the zombies of that same entrance can be attacked.
W8-3 = One search makes one noise at most. Without the help of abilities or items it draws 2 cards at most.
    .noise-made = This search has made its noise already.
W8-4 = Waste and food are those of your own colony. You request cards from teammates, and give items to their
    survivors, only.
    .hand-off-enemy = { $survivor } is an enemy.
W8-5 = What abilities and items add to a search, or to a noise, comes as usual: noise tokens are limited, not cards.
W9 = One crisis is for both colonies. Cards are added face up, and only such as it asks for, so nobody can spoil it.
    .crisis-other-symbol = The crisis doesn’t ask for “{ $card }”.
W9-1 = Players of both colonies add to the same pile, from their hands or from equipment.
W9-2 = The number to reach is that of the players of both colonies together, unless the card says otherwise. Failure
    and bonus fall to both colonies.
W10 = The colony phase has these steps: food, combats, waste, crisis, 2 bullets for each colony, zombies, main
    objective, round track, election of the leaders.
W10-1 = Food (C1) and waste (C2) are worked out for each colony by itself.
W11 = Enemies at the entrances of a colony don’t count for its food, but they count for its zombies. If a zombie comes
    to a full entrance where a survivor stands, it isn’t placed: of those who stand there, the one of lowest influence
    takes a wound and goes home.
W11-1 = Whoever goes home in this way doesn’t roll for exposure.
W11-2 = This comes before the barricades and traps of that entrance, and before an overrun.
W11-3 = At the other places the survivors of both colonies count for zombies.
W11-4 = How many zombies come to the colonies and the places is counted before the first of them; the lone wolf’s
    survivors count too. They come to the colony with the lower morale (if both are equal, a die decides), to the
    other colony, to the places, and for the noise. Who goes home on the way changes no number.
W11-5 = W11 holds for every zombie that comes to a colony, whatever brings it. The wound comes first: if it is the
    third, the survivor dies in the enemy colony (W14). The zombie isn’t placed in either case.
W12 = Where survivors of both colonies meet, they fight at night: first in the colony with the lower morale (if both
    are equal, a die decides), then in the other, then at the places by number. Both leaders (1) pick a tactic, (2)
    count their survivors there, (3) bet bullets, (4) roll a combat die. The loser deals wounds to their own side.
W12-1 = Combats are fought one after another, each to its end. Survivors at an enemy entrance fight in that colony.
W12-2 = (1) Each leader lays 1 of their 5 tactics face down. Both are turned over together and take effect. In the
    next combat all 5 may be picked again.
W12-3 = (2) Each of your colony’s survivors there adds 1 to its strength. Helpless survivors add nothing.
W12-4 = (2) Each of them who holds a weapon adds 1 more. A second weapon adds nothing.
W12-5 = (3) You may bet from 0 bullets to all your colony has. Both bets are shown together; each bullet adds 1 and is
    gone, the others go back.
W12-6 = (4) A strength face adds its number to the roller’s strength in this combat.
W12-7 = (4) A wound face deals its wounds at once to ONE enemy in the combat, whom the roller’s leader picks. No
    strength changes.
W12-8 = (4) A zombie face brings its zombies to that place, after the wounds of this step.
W12-9 = The stronger side wins. The loser’s leader deals as many wounds as the difference among the survivors of their
    own colony there, as they like, also among those of teammates.
W12-10 = Wounds that nobody there can take any more are lost. If both sides are equally strong, nobody wins and nobody
    is wounded.
W12-11 = Survivors killed before the end of the combat keep what they have added.
W12-12 = Both dice are rolled together. First strength is added, then wounds are dealt, those of both dice at the same
    time, then zombies come, in a colony from entrance 1 on (Z1). Then the sides are compared and the loser’s wounds
    are dealt.
W12-13 = Whoever leaves a combat before its end, killed or sent home (W11), keeps what they have added (W12.11) and
    takes none of the loser’s wounds.
W13 = After the combats a colony with enemies at its entrances and nobody of its own at home loses 1 morale for each
    of those enemies. Helpless survivors don’t count.
W13-1 = It is looked at once, when all combats are over, whether or not there was one in that colony.
W14 = If a survivor dies in the enemy colony, its leader equips survivors of that colony with what they held. If
    nobody can take it, it leaves the game.
W14-1 = It is given out at once, as the leader likes. If no survivor of that colony is at home, it leaves the game.
W14-2 = Any survivor of that colony who is at home may be equipped, also those of the leader’s teammates; their
    players aren’t asked. It holds for every death there, in a combat or not.
W15 = Whoever loses their last survivor in a combat draws a new one when all combats are over.
W15-1 = The newcomer enters before W13 is looked at, and so counts as somebody at home. The hand leaves the game at
    the death (K4); only the draw waits.
W16 = The main objective is checked for both colonies together. A colony whose morale is 0 has lost; it plays on until
    the next check, and its morale can’t rise again.
W16-1 = If one colony has completed the main objective, or both have, the game ends.
W16-2 = Morale at 0 doesn’t end the game at once, unlike G4. The game ends at the next check, and the players of that
    colony have lost.
W16-3 = If both colonies are at 0 at that check, both have lost.
W16-4 = A player wins by their own secret objective and by nothing else. Where it asks for the main objective, their
    own colony must have completed it.
W16-5 = If the game ends because one colony is at 0, the other has completed the main objective only if it really has.
    Nobody wins just because the enemy falls. The lone wolf has a check of their own.
W16-6 = The round track at 0 ends the game as in C6, after the check of that round and without an election.
W17 = Each player votes for a teammate, never for themselves, and nobody may abstain. In a tie the colony leader of
    until now decides.
W17-1 = All point at the same time. Who gets most votes is colony leader in the next round and takes the token.
W17-2 = In a tie the leader of until now picks one of the tied, perhaps themselves.
W17-3 = In a team of two each can only point at the other, so the leader of until now decides.
W18 = Crossroads cards and secret objectives speak of the colony of the player concerned, of its players and its
    survivors, unless they say otherwise. For the lone wolf that colony is the den.
W18-1 = “In play” means in play and of your colony.
W18-2 = “On the board” means on the board and of your colony.
W18-3 = “Any player” means any player of your colony.
W18-4 = “A survivor” means a survivor of your colony.
W18-5 = The abilities of Anita Wallace, Eric Parker, Nadia Rivers and Derek Yoshida help or use only allied players
    and survivors. Other abilities may reach the enemy.
W18-6 = “The colony” in an ability means the own colony of its player.
W19 = Two tactics among others: On Guard adds 1 strength, and if both leaders play it, the combat is over at once; All
    In adds 3.
W19-1 = If both play On Guard, nothing more happens: no bets, no dice, no wounds.
W20 = A bite that spreads and an overrun strike the survivor of lowest influence there, of whichever colony.
W20-1 = In a colony that includes enemies at its entrances. A death costs morale in the colony of whoever dies.
W21 = The combat tracker starts each combat at 0 and moves one step toward a colony for each strength it gains. So it
    shows the difference.
W22 = In games of the older boxes the survivors, crises, crossroads cards and random items of this box may join,
    except cards with the target mark.
W23 = Of the general rules of Long Night, L2 to L6, L8, L9 and L12 hold in a war. The election takes the place of L1;
    L7, L11 and the modules aren’t used.
W24 = Teammates see no more of each other’s cards than enemies do: hands, secret objectives and survivors dealt stay
    hidden (T5, S2.3).
W24-1 = In (3) everybody sees every action at once, but only the searcher sees the cards drawn.
W24-2 = That a crossroads card was set off shows nowhere before (4), except to whoever holds it.
W24-3 = Tactics, bets and votes are shown when the last of them is in; votes are shown colony by colony.
W24-4 = In a pair of turns, taking back stops at anything that chance or a card of either player has revealed, and
    never undoes a decision of somebody else. A card set off in secret tells nothing before (4), so it stops nothing.
