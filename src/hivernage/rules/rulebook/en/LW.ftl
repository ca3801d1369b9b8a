### Warring Colonies: the lone wolf.

LW1 = The lone wolf lives in a den with a food supply, a waste pile and morale of its own: 4, and never more than 5.
    They keep 3 of 5 survivors and have a lone wolf objective and 3 missions. They play first in each round, without
    the timer. At the start of their turn they may swap 1 mission, and a completed one is replaced while the deck
    lasts.
LW1-1 = Any player may take the role. The lone wolf belongs to no colony and has no colony leader, no vote and no
    election, but a group leader like everybody (W2.9).
LW1-2 = The objective is one of the 8 lone wolf objectives, drawn at random. What it says about the set-up is done.
LW1-3 = Their survivors start in the den. Starting items are dealt to them as to the others.
LW1-4 = Their turn comes before the first pair. They take all steps of W4 alone and without a time limit. The player on
    their right draws the crossroads card.
LW1-5 = A completed mission is replaced at once. When the mission deck is empty, there is no new one.
    .mission-not-met = This mission isn’t complete yet, or its price can’t be paid.
    .no-such-mission = You don’t hold this mission.
LW1-6 = Swap: discard one mission and draw another, only at the start of the turn and once a round.
LW1-7 = Cards with the white paw are used only with a lone wolf.
LW1-8 = Missions are held in secret. A completed one is shown; of a swapped one the others see only that it was
    swapped. Neither comes back.
LW1-9 = The lone wolf objective takes the place of the secret objective (W1.3) and is as secret as that one (S2.3).
LW1-10 = With an empty mission deck there is no swap. A completed mission is claimed in the lone wolf’s turn, unless
    the card says otherwise.
    .not-the-wolf = Only the lone wolf has missions.
LW2 = Only the lone wolf’s survivors enter the den, and no zombies come there. For abilities and crossroads cards it
    counts as a colony. Its waste costs 1 morale for every 5 cards. The lone wolf has no bullets. Their survivors are
    sent home to the den, or else to a place of their choice.
    .den-closed = Only the lone wolf’s survivors enter the den.
LW2-1 = The survivors in the den eat as those of a colony do (C1).
LW2-2 = Waste is counted as in C2, with 5 instead of 10.
LW2-3 = New survivors enter the den, or a place of the lone wolf’s choice if it is full, unless a card says otherwise.
    Helpless survivors never join.
LW2-4 = Whom a player of a colony sends home for bullets goes to the den without a roll; if it is full, to a place of
    the lone wolf’s choice.
LW2-5 = The den has 6 survivor spaces.
LW2-6 = Cleaning waste (A4), food tokens (F4), K2 and K4 work in the den as they do in a colony.
LW2-7 = Whoever is put elsewhere because the den is full goes to a place with a free survivor space, without a roll,
    except when fleeing (LW4.2).
LW3 = The lone wolf may move a survivor to a full place by using a die to send an enemy home from there, or one of
    their own for nothing. They may stand at the entrances of both colonies. They may help with the crisis, which
    doesn’t change their morale.
LW3-1 = The die may show anything. Whoever is sent home doesn’t roll.
LW3-2 = Neither the failure nor the bonus of the crisis changes the lone wolf’s morale.
LW3-3 = To both colonies the lone wolf’s survivors are enemies for W6, W7 (2 bullets if armed), W11, W13 and W14, and
    never allies; they start no combat (LW4.1). To the lone wolf everybody else is an enemy.
LW3-4 = The lone wolf’s cards count for the crisis like all others. The lone wolf isn’t counted in what the crisis
    needs (W9.2). What a crisis does other than to morale reaches their survivors only where the card speaks of places
    or of all survivors.
LW4 = Before a combat where survivors of the lone wolf stand, they flee, and each rolls for exposure, or fight for one
    of the two sides.
LW4-1 = The lone wolf’s survivors alone start no combat: survivors of both colonies must be there.
LW4-2 = Flee: all their survivors there go to the den one by one, or to another place if it is full, and each of them
    rolls for exposure.
LW4-3 = Fight: in this combat they are survivors of the colony chosen. They add strength, also with their weapons, and
    the leaders may deal wounds to them.
LW4-4 = Whenever they have to leave a fight they go to the den, or to another place if it is full.
LW4-5 = Who has fled to a place where a combat comes later chooses again there.
LW5 = When the morale of the den is 0, the lone wolf has lost and leaves the game.
LW5-1 = The deaths of their survivors cost the lone wolf’s own morale. Missions raise it, up to 5.
LW5-2 = The lone wolf wins if their objective is fulfilled when the game ends.
LW5-3 = They leave at once, whatever the step: all their survivors are removed without loss of morale, their equipment
    goes where K2 sends it from there, and the hand, the missions and the dice leave the game. Cards they gave to the
    crisis stay. Later rounds start with the first pair.
LW6 = Quick game: the pair has 2 minutes in all for its actions. With 11 players each gets 4 starting items.
LW6-1 = Quick game: the timer starts when both have finished moving. What isn’t finished when it runs out is lost.
LW6-2 = 11 players form two colonies of 5, and one is a lone wolf, who has no player board; that makes no difference.
LW7 = Random items may join a game of the other boxes: take out those with the target, then add 5 to the deck of each
    place.
LW7-1 = The others are shuffled first. Each deck of a place gets 5 at random and is shuffled.
LW7-2 = All random items have the same back, which is their own: on top of a deck, in a hand, under a deck as it goes
    there, everybody sees that a card is one. At most 8 of the 43 are for wars alone, so that 5 for 7 decks remain.
