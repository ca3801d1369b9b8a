### The colony phase.

C1 = Food: for every two survivors in the colony, helpless ones included, 1 food token leaves the supply (round up).
    If there aren’t enough tokens, none leaves: add 1 starvation token to the supply, then lose 1 morale for each
    starvation token there. Survivors elsewhere don’t eat. Starvation tokens never leave the supply.
C1-1 = The food needed is half the number of survivors and helpless survivors in the colony, rounded up; survivors
    elsewhere aren’t counted.
C1-2 = With enough food tokens, exactly as many as needed leave the supply and no morale is lost, even if starvation
    tokens are there from before.
C1-3 = With too few food tokens, none leaves, 1 starvation token comes, and then morale falls by the number of
    starvation tokens, the new one included.
C1-4 = Starvation tokens stay for the whole game.
C2 = Waste: lose 1 morale for every full 10 cards in the waste pile. The cards stay there.
C3 = Crisis: shuffle the cards that were added and reveal them one by one. Each card with a symbol the crisis asks for
    counts +1, each other card -1. If the total is below the number of players who are not exiled, the crisis strikes.
    If it reaches that number, the crisis is prevented; if it exceeds it by 2 or more, the colony also gains 1 morale.
    Then all these cards leave the game.
C3-1 = The cards added to the crisis are shuffled before they are revealed, so that nobody learns who added what.
C3-2 = In a crisis each card counts +1 or -1, never more (F2.1).
C3-3 = If the total is below the number of players who are not exiled, the effect of the crisis happens.
C3-4 = If the total reaches the number of players who are not exiled, nothing bad happens.
C3-5 = If the total exceeds the number of players who are not exiled by 2 or more, the crisis is prevented and the
    colony gains 1 morale, once: the bonus on the card is this one.
C3-6 = The cards added to the crisis leave the game; they don’t go to the waste pile.
C4 = Zombies: one comes to the colony for every two survivors there, helpless ones included (round up). Each other
    place gets one for each survivor there. Then every noise token is removed and rolled for: with 3 or less, one more
    zombie comes to that place. In the Long Night box the token is flipped instead, with the same odds.
C4-1 = Zombies come first to the colony, then to the other places by number, then for the noise, by number too.
C4-2 = How many zombies come to a place is counted before the first of them arrives; survivors killed by an overrun on
    the way don’t lower the number.
C4-3 = There is one roll for each noise token. The token leaves whatever the roll, so every round starts without noise.
C5 = Main objective: if it is complete, the game ends.
C6 = Round track: move it down by 1; at 0 the game ends.
C7 = First player: the token passes to the player on the right. A new round begins with R3.
