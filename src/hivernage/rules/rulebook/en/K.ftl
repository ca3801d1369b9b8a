### Losing survivors, and new ones.

K1 = A killed survivor leaves the game and morale drops by 1. This goes for helpless survivors too.
    .lost = { $survivor } is no longer in the game.
K1-1 = A survivor is killed by an overrun, by a third wound of any kind, by a bite, or by the effect of a card.
K1-2 = The dead stay on view and can be counted, since objectives may ask for them.
K2 = The equipment of a survivor who dies in the colony goes to their player’s hand; elsewhere it is shuffled into the
    item deck of the place.
K2-1 = At a place without an item deck, the hideout, the equipment becomes loot.
K3 = A player who loses their leader names a new one among their survivors.
K4 = If a player loses their last survivor, their hand leaves the game and they draw a new survivor, who becomes their
    leader and enters the colony.
K4-1 = K2 comes first, so equipment that returns to the hand leaves the game with it.
K4-2 = The new survivor enters even if the colony is full.
K4-3 = If the survivor deck is empty, the player has no group until a survivor comes; they go on playing cards and
    voting.
    .no-group = You have no survivor.
K5 = A survivor who is removed is not killed: no morale is lost unless the card says so. K2, K3 and K4 apply all the
    same.
K6 = A new survivor enters the colony. They may be used at once but bring no die before the next roll.
    .not-in-play = { $survivor } isn’t in play.
K6-1 = A new survivor may move and act in the turn in which they come, with the dice their player already has.
K6-2 = If an effect adds survivors and helpless survivors, the survivors are added first.
K7 = A survivor who is given to or taken by another player keeps their equipment and wounds.
