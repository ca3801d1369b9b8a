### Actions that use no die.

F1 = Play cards: from your hand, only on your own turn, as many as you like. A played card goes to the waste pile; an
    event item leaves the game instead.
    .hand-empty = You have no cards in hand.
    .not-in-hand = “{ $card }” isn’t in your hand.
    .nobody-to-heal = Nobody wounded stands with your survivors.
    .no-die-for-card = You have no unused die that “{ $card }” could change.
    .card-does-nothing = “{ $card }” would do nothing now.
F1-1 = An equip item is placed next to one of your survivors, who gains its effect. Equipped cards can’t be taken
    back, except to add them to a crisis or to hand them off.
    .equipped-already = “{ $card }” isn’t in your hand: { $survivor } has it.
    .equip-instead = “{ $card }” isn’t simply played: equip a survivor with it.
    .not-equipment = “{ $card }” isn’t equipment: it is played.
    .not-yours = { G1.not-yours }
F1-2 = Nobody plays a card outside their own turn.
F1-3 = An equip item doesn’t go to the waste pile. You may give it to any of your survivors, wherever they are.
F1-4 = A survivor may hold any number of items, even several of the same kind.

F2 = Add cards to the crisis: as many as you like, from your hand (face down), from the equipment of your survivors
    (seen by all), or both.
    .no-crisis = There is no crisis to add cards to.
    .add-from-hand = That card isn’t equipped: add it from your hand.
    .nothing-equipped = { $survivor } has no equipment.
    .not-equipped = { $survivor } hasn’t got “{ $card }”.
    .attached = “{ $card }” is no item: it stays where it is.
F2-1 = In a crisis, a food card counts as one card, however many food tokens it is worth.
F2-2 = Cards are added to the crisis only on your own turn.
F2-3 = You may add cards of any symbol, even to do harm. Nobody sees what you add from your hand; everybody sees how
    many cards it is.
F2-4 = Cards added to the crisis can’t be taken back.

F3 = Move: each survivor may move once per turn, to any place with a free survivor space, and then rolls the exposure
    die. A bite spreads at the place of arrival.
    .moved-already = { $survivor } has moved already this turn.
F3-1 = A place without a free survivor space can’t be entered.
    .place-full = There is no free survivor space { $place }.
    .nowhere-to-go = There is no place { $survivor } could move to.
F3-2 = Every move has its own exposure roll, made before anything else happens.
F3-3 = A move always leads to another place.
    .there-already = { $survivor } is { $place } already.
F3-4 = A card that spares the roll, such as fuel, is played together with the move, before rolling.
    .play-with-move = “{ $card }” is played together with a move.
    .not-for-moves = “{ $card }” isn’t a card to play with a move.

F4 = Spend food tokens from the supply: each raises one of your unused dice by 1. Several may go on the same die.
    .no-food = There is no food token in the supply.
F4-1 = No die goes above 6.
    .die-at-top = { $all ->
        [yes] All your unused dice show 6 already
       *[no] No die goes above 6
    }.
F4-2 = You need nobody’s leave to spend food, and no survivor in the colony.

F5 = Request: on your turn, ask the other players for items. Whoever wants to may hand you a card from their hand: it
    is shown to all and you play it at once. It can’t be added to the crisis.
    .nobody-has-cards = Nobody else has cards in hand.
    .not-asked-for = “{ $card }” isn’t what was asked for.
    .asker-cannot-play = “{ $card }” couldn’t be played now by whoever asks for it.
F5-1 = Nobody has to give anything, and cards are given from the hand only.
    .nobody-gave = { $symbol ->
        [any] You have asked for everything this turn, and nobody gave any
       *[other] You have asked for that this turn, and nobody gave any
    }.
    .not-in-hand = { F1.not-in-hand }
F5-2 = You may ask for several cards in a turn, from one player or from several; each is played as it comes.
F5-3 = A requested equip item is equipped at once on one of your survivors.
    .not-yours = { G1.not-yours }

F6 = Hand off: move an item from one of your survivors to another survivor at the same place, yours or another
    player’s. It is equipped there at once.
    .nothing-equipped = { F2.nothing-equipped }
    .not-equipped = { F2.not-equipped }
    .attached = { F2.attached }
    .hand-off-self = { $survivor } has it already.
    .nobody-to-take = There is nobody else { $place }.
    .taker-elsewhere = { $survivor } isn’t { $place }.
F6-1 = An item that works once per turn and has been used this turn stays used, whoever holds it now. The same goes
    for once per round.
F6-2 = Cards in hand can’t be handed off.
    .hand-off-from-hand = Cards in hand can’t be handed off, only equipped ones.
F6-3 = The player whose survivor receives the item isn’t asked.

F7 = Vote to exile: once per turn, name another player; all players who are not exiled vote (V1).
    .exile-called = You have called a vote to exile already this turn.
F7-1 = Nobody can name themselves.
    .exile-self = You can’t name yourself.
F7-2 = All players who are not exiled must vote, the named player too. With more thumbs up than down, the named player
    is exiled (E1).
F7-3 = A player who is already exiled can’t be named.
    .exiled-already = Player { $player } is exiled already.
    .nobody-to-exile = Nobody is left to name.

F8 = Add cards to the main objective, if it asks for cards: on your own turn, from your hand, face up, as many as you
    like. Exiled players may do so too.
    .objective-takes-nothing = The main objective takes no cards.
    .objective-takes-others = The main objective takes no cards like “{ $card }”.
F8-1 = Cards added to the main objective can’t be taken back.
    .stored = “{ $card }” lies on the main objective and stays there.
