### Variants.

O1 = Cooperative: play the hard side of the main objective, without secret objectives, without votes to exile and
    without the cards marked as not for cooperative play. All win or lose together by the main objective.
O1-1 = In the cooperative game the hard side is compulsory.
O1-2 = In the cooperative game nobody gets a secret or a betrayal objective.
O1-3 = In the cooperative game there are no votes to exile (F7).
    .no-exile-together = Nobody is exiled in a cooperative game.
O1-4 = Every marked card, of any deck, is taken out at setup (G8.2).
O2 = Two players: the cooperative rules, with 7 starting items each; each player keeps 3 of 4 survivors.
O3 = Betrayer: at setup (S2) take 1 non-betrayal objective per player instead of 2, so that the pool holds one card
    more than there are players.
O4 = Hardcore: play the hard side of the main objective; all else is as usual.
O5 = Player elimination: a player who loses their last survivor is out, and their hand leaves the game.
O5-1 = An eliminated player draws no new survivor (K4). They lose, have no turns and no vote, and don’t count for the
    crisis (C3).
    .you-are-out = You are out of the game.
    .player-out = Player { $player } is out of the game.
O5-2 = An eliminated player is passed over everywhere: the neighbour on the right and the order of turns mean the
    remaining players, and the first player token goes on to the right at once.
