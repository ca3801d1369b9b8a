### Zombies.

Z1 = Zombies are added one at a time. In the colony the first goes to entrance 1, the second to entrance 2, and so on;
    the seventh goes to entrance 1 again. Each time zombies are added, it starts again at entrance 1.
Z1-1 = A full entrance doesn’t pass its zombie on to the next one: Z2 or Z3 happens there, and the next zombie goes to
    the next entrance.
Z1-2 = Zombies on the board don’t leave in the colony phase; they stay until they are killed, removed or moved.
Z2 = If the entrance has no empty space but a barricade, the barricade is destroyed and the zombie is not placed.
Z2-1 = One zombie destroys one barricade; the space it leaves is empty for the next zombie.
Z3 = If the entrance has neither an empty space nor a barricade, it is overrun: the zombie is not placed, and the
    survivor with the lowest influence there is killed. If only helpless survivors are there, one of them is killed;
    if nobody is, nothing happens.
Z3-1 = In the colony an overrun strikes the whole colony, not only those at the entrance.
Z3-2 = Each zombie without a space kills one survivor; helpless survivors only when no other survivor is left there.
Z4 = The places outside follow the same rules with their one entrance.
Z5 = The supply of zombies never runs out; tokens stand in for figures.
Z5-1 = During step C4, morale 0 ends the game after the colony’s zombies, after those of the other places or after the
    noise, not between two zombies of the same batch.
Z5-2 = Whenever else zombies are added, the game ends at the moment morale reaches 0.
Z6 = Whoever kills a zombie, by an attack or by a card, rolls the exposure die. Removing a zombie is not killing it.
Z6-1 = To kill a zombie in the colony, pick one at any entrance.
Z6-2 = If a card kills without naming a survivor, its player picks one of their survivors at that place to roll.
