### Setup.

S1 = Choose the main objective, or draw one at random, and follow its setup.
S1-1 = The morale and round markers start on the numbers of the chosen side.
S1-2 = The zombies of the setup are added as in Z1, each batch starting at entrance 1.
S1-3 = Special rules on the main objective hold for the whole game.
S1-4 = Good objectives for a first game: We Need More Samples (base box), Tribute (Long Night).
S2 = For the secret objectives, take 2 random non-betrayal objectives per player and 1 random betrayal objective,
    shuffle them and deal 1 to each player. The rest go back into the box unseen. Nobody may reveal theirs.
S2-1 = So the pool holds 2 cards per player and 1 more, exactly one of them a betrayal: there is one betrayer at most,
    and often none.
S2-2 = Nobody sees the objectives that were not taken into the pool, nor those left over after the deal.
S2-3 = A secret objective lies face down. Only its owner may look at it, and showing it is forbidden.
S3 = Shuffle the crises, the survivors, the exiled objectives and the crossroads cards.
S4 = Each player gets 5 random starting items; the rest go back into the box.
S5 = Sort the items by location and shuffle them into 6 decks.
S6 = Each player gets 4 survivors, keeps 2 and returns 2; then the survivor deck is shuffled again.
    .keep-so-many = Keep exactly { $n } different survivors, the leader first.
S6-1 = Everybody chooses from their own 4 in secret; only those kept become known.
    .not-dealt = “{ $word }” isn’t one of the survivors you were dealt.
S7 = Each player names one of their two survivors as leader; the other is a follower. Both start in the colony.
    .phase-setup = The game is still being set up.
S8 = The player whose leader has the highest influence takes the first player token.
S8-1 = If several leaders have the same influence, a die decides.
S9 = The table may leave out the crossroads cards for adults.
S10 = Cards in the box are not part of this game. Cards removed from the game form an ordered pile, some of them face
    down; a few cards can fetch something from that pile, none from the box.
