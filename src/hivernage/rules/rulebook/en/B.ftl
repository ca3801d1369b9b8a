### The bandits module of Long Night.

B1 = With bandits, the cards of this module join their decks, the hideout is added to the board, without an item deck,
    and 20 bandits lie ready.
B1-1 = Bandits are neither survivors nor zombies, and nobody controls them. They stand on survivor spaces of places
    outside the colony and fill them.
B2 = When a crisis is turned up, bandits come to the places that it names, on free survivor spaces; where no space is
    free none is placed. A crisis of the base box names none: 2 bandits come to random places, or none at all.
B2-1 = For each number on the crisis one bandit comes to the place with that number.
B2-2 = This happens at once, before the dice are rolled.
B2-3 = Where the crisis names no place, each of the 2 bandits rolls for its own. The table settles before the game
    whether they come.
B2-4 = Bandits are placed one by one in the printed order, also where the crisis itself is skipped or changed later.
B3 = A bandit at your survivor’s place can be attacked like a survivor of attack value 4. A hit removes it, and there is
    no exposure roll.
    .no-bandit = There is no bandit { $place }.
B3-1 = The die needs the attacker’s own attack value and is then rolled again: 4 or less removes the bandit, 5 or 6 does
    nothing. There is no hand to take a card from.
B4 = Each bandit draws zombies like a survivor. Where an overrun finds no survivor it removes all bandits of the place.
B4-1 = Where survivors and bandits are together, an overrun kills the survivor of lowest influence and no bandit. A
    removed bandit costs no morale.
B5 = After the zombies have come, each bandit takes the top item of its place to the hideout, face up. These cards are
    the loot; the loot is no deck.
B5-1 = One card for each bandit that is still there; from an empty deck nothing is taken.
B5-2 = Everybody may look at the loot. What searches an item deck can’t search it.
B6 = At the hideout a survivor who isn’t exiled may search or attack the camp of the bandits; a table says what comes
    of it.
    .no-camp = The camp of the bandits isn’t { $place }.
B6-1 = Both are the usual action with a die that is high enough, and that die is rolled on the table. There is no noise
    and no exposure roll.
B6-2 = Search: 1, a wound; 2 or 3, nothing; 4, a wound and a loot card; 5 or 6, a loot card. You choose the card.
B6-3 = Attack: 1, three wounds; 2, two wounds and a loot card; 3, a wound and a loot card; 4, a loot card; 5 or 6, two
    loot cards. You choose the cards.
B6-4 = The survivor who acts takes the wounds. The loot goes to the player’s hand, even if that survivor dies of them.
B6-5 = Survivors of exiled players can do neither.
    .exiled-at-camp = Survivors of exiled players get nothing out of the camp.
B6-6 = The attack by the table is aimed at the camp. Zombies, bandits who stand there and survivors of other players are
    attacked as anywhere, by exiled players too.
B6-7 = Both are possible without any loot; of what the table gives you take as much as there is.
B6-8 = A line of the table is one effect: the loot is chosen and taken first, and then deadly wounds kill. So the
    equipment of the dead can’t be chosen, and with a last survivor the loot leaves with the hand.
B6-9 = For abilities, items and crossroads cards this is a search or an attack, but no card is drawn and no zombie is
    killed.
B7 = An exiled player who is no betrayer becomes the chief of the bandits: they say where bandits are placed when a
    crisis is turned up, and once a round they take a loot card of their choice.
    .no-chief = You don’t lead the bandits.
    .looted-already = You have taken your loot card of this round.
    .no-loot = There is no loot.
B7-1 = How many bandits come is settled as always. The chief picks places outside the colony with a free survivor space.
B7-2 = All other rules of exile hold. An exiled betrayer doesn’t become chief.
B7-3 = The chief takes the card on their own turn into their hand; nobody needs to stand in the hideout.
B7-4 = There is never more than one chief: a second wrongly exiled player brings morale to 0. Should a card allow two,
    the one who was exiled first places the bandits, and each may take loot.
B7-5 = Raxxon and the hideout may be picked too; a bandit in the hideout loots nothing. If no place has room, the bandit
    isn’t placed.
B7-6 = Bandits that a failed crisis, a crossroads card or another effect places go where it says; the chief isn’t
    asked.
B7-7 = Who is chief is public. So with bandits an exile tells everybody whether that player is a betrayer.
