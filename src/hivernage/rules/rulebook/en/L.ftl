### Long Night.

L1 = When the first player token would be passed on (C7), any player may call a vote to keep it where it is. If the
    vote passes, it stays.
L1-1 = If the vote fails or nobody calls it, the token goes right as in C7. There is one such vote a round.
L1-2 = Exiled players may call the vote but don’t take part in it (E3.3). It exists in the variants O1 and O2 too:
    those forbid votes to exile only.
L1-3 = All players are asked at the same time, and several calls make one vote. When C6 has ended the game, nobody
    is asked.
L2 = A random place: roll a die; the place with that number is meant. The colony and the places above 6 are never
    rolled.
L3 = The graveyard keeps the survivors who were killed. Only some cards speak of it.
L3-1 = The graveyard looks like a place but is none: nobody moves there, no zombies come, nothing is searched.
L3-2 = A survivor who is killed goes to the graveyard after the morale is lost; one who is removed leaves the game.
L3-3 = Where objectives or cards count survivors who are out of the game, those in the graveyard count.
L4 = Despair tokens count as wounds, but only effects that name despair remove them.
L4-1 = Three wounds in any mix of wound, frostbite and despair kill.
L4-2 = An effect that removes a wound “of any kind” doesn’t remove despair.
L5 = An unruly helpless survivor counts as 2 for food (C1) and for zombies (C4). On your turn you may calm one by
    putting a medicine card in the waste pile without its effect.
    .nobody-unruly = No helpless survivor is unruly.
L5-1 = For everything else, such as spaces, overruns and morale, an unruly one is one helpless survivor.
L5-2 = Calming turns the token to its normal side. It takes no die and no survivor in the colony; the medicine comes
    from your hand.
L5-3 = Any card with the medicine symbol will do. Used by an exiled player it leaves the game (E3.8).
    .not-medicine = “{ $card }” isn’t medicine.
L5-4 = Where one helpless survivor of both kinds is killed or removed, whoever resolves the effect picks which; in
    the colony phase the first player does.
L6 = Explosive traps work as barricades do; when the arrival of a zombie destroys one, all zombies at that entrance
    are removed too.
L6-1 = Those zombies are removed, not killed: nobody rolls for exposure. Special zombies stay.
L6-2 = A trap fills an entrance space, and goes off only when no empty space is left at that entrance.
L6-3 = With a trap and a barricade at one entrance, the trap goes first.
L6-4 = Where a card or objective speaks of barricades, traps count and are removed like them; a trap that a card
    removes doesn’t go off. The action A3 and cards that place barricades place the barricade side.
L6-5 = One arrival sets off one trap; other traps and barricades of that entrance stay.
L7 = Boxes may be mixed: the items of both boxes are shuffled place by place, and 20 are kept at each.
L7-1 = The other cards of both boxes (crises, survivors, crossroads, objectives, starting items) may be joined too,
    and the table may keep out single cards.
L7-2 = Items that are not kept go back into the box unseen; they are not among the cards that left the game.
L8 = An item with two uses keeps only the other one where the module of a use is not in play.
L8-1 = Without the bandits module, crises place no bandits, and effects that place or remove bandits do nothing.
L9 = A barricade needs an empty entrance space (A3).
L10 = Food, waste, crisis and zombies are as in C1 to C4.
L11 = The full board has 10 places: the colony, the six numbered ones, the graveyard, the hideout and Raxxon.
    Without modules there are the colony, the six and the graveyard.
L11-1 = “Each place outside the colony” includes Raxxon and the hideout where their module is in play, and never the
    graveyard.
L12 = Noise: each token is taken off and flipped; one of its two sides brings a zombie there.
L13 = Any number of the three modules, from none to all, is chosen before setup; each adds only the cards with its
    mark.
L14 = For the rest, setup, round, exile, votes and variants are those of the base game (S, R, E, V, O), with the
    cards of this box.
