### Votes and victory.

V1 = A vote is secret and simultaneous: after free discussion, all players who are not exiled choose thumb up or thumb
    down, and all thumbs are shown together. The first player breaks ties.
V1-1 = Nobody may abstain. Once all votes are in, everybody sees who voted how.
    .no-abstaining = Vote up or down; nobody may abstain.
V1-2 = A tie goes the way the first player decides, even if the first player is exiled.
V2 = How the game ends and who wins is told in G2, G3 and G4. The owner of a betrayal objective wins by its conditions
    only.
V2-1 = An exiled player is judged by their exiled objective, together with what it keeps of the old one.
