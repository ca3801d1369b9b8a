### The game and its goal.

G1 = 2 to 5 players lead groups of survivors who share one colony during a winter of zombies. Everyone shares the main
    objective; each player also has a secret objective.
    .not-a-player = Only players act, and you are watching.
    .not-yours = { $survivor } isn’t one of your survivors.
    .unknown-player = There is no player “{ $word }” at this table. { $hint }
G1-1 = 2 players always play the two-player variant (O2); the game with secret objectives needs 3 to 5 players.
G2 = The game ends when morale reaches 0, when the round track reaches 0, or when the main objective is found complete.
    .game-over = The game is over.
G2-1 = The main objective is checked in step C5 only. Meeting it earlier in the round ends nothing, unless its card
    says so.
G2-2 = A main objective may bring its own way to end the game, for instance a duty that must not be missed.
G3 = At the end, each player who fulfils their own secret objective wins, and everyone else loses. There may be
    several winners, one, or none.
G3-1 = Winners are decided this way whatever ended the game. Secret objectives are checked only when it ends.
G3-2 = A secret objective that asks for the main objective fails if the main objective is not complete; only
    objectives that say otherwise can still win.
G3-3 = One card may count for two separate lines of the same secret objective.
G4 = If morale or the round track reaches 0, the game ends at once. The main objective is not checked any more and
    counts as not completed.
G4-1 = A main objective that asks to survive as many rounds as the round track starts with is met in step C5 of the
    last round, if morale is still above 0: that is before C6 brings the track to 0.

G5 = A survivor card shows a name, an occupation, an influence, an attack value, a search value, an ability, and an
    ability location: a place, “anywhere”, “colony” or “non-colony”.
    .unknown-survivor = There is no survivor “{ $word }”. { $hint }
G5-1 = The occupation has no effect on play.
G5-2 = Influence ranks survivors. Wherever the lowest or the highest is asked for and two are equal, the first player
    picks.
    .not-lowest = Only survivors with the lowest influence can be chosen.
G6 = An item card shows a name, a symbol (weapon, tool, fuel, food, book, medicine or survivor), an effect, and the
    deck it comes from: a location, or the starting items. Some items are event items, some are equip items.
    .unknown-card = There is no item card “{ $word }”. { $hint }
G6-1 = There are exactly 7 symbols, and every item shows one of them.
    .unknown-symbol = There is no symbol “{ $word }”. { $hint }
G6-2 = Event items and items that bring survivors are item cards like all others.
G6-3 = The back of an item shows the deck it comes from. So everybody knows where each card in a hand or in the crisis
    comes from, but not what it is.
G7 = A crisis card shows a name, one or more symbols that prevent it, what happens if it isn’t prevented, and a bonus
    for doing more than needed. The number to reach is the number of players who are not exiled. Crises of the Long
    Night box also place bandits.
G8 = A crossroads card shows a name, a trigger, and usually two options.
G8-1 = Some crossroads cards are meant for adults (7 in the base box, 9 in Long Night); they may be left out (S9).
G8-2 = Cards of any deck may be marked as not for cooperative play (7 in the base box); they are taken out in the
    variants O1 and O2 only.
G9 = A main objective has two sides, normal and hard. Each tells how to set up (starting morale, rounds, zombies,
    special rules), what the goal is and how long the game lasts: short (45 to 90 minutes), medium (90 to 120) or long
    (120 to 210).

G10 = The board shows the colony and 6 locations outside it. The colony has 6 numbered entrances, survivor spaces, a
    morale track, a round track, a food supply, a waste pile and an area for the crisis. The locations are the police
    station, the grocery store, the school, the library, the hospital and the gas station; each has survivor spaces,
    one entrance with several spaces, an item deck and 4 noise spaces.
    .unknown-place = There is no place “{ $word }”. { $hint }
    .unknown-entrance = There is no entrance “{ $word }” here, only 1 to { $n }.
G10-1 = The colony is a place too, so the base game has 7 places. “Non-colony” means every place but the colony.
G10-2 = Zombies, barricades and traps stand on entrance spaces; survivors and bandits stand on survivor spaces.
    .entrance-empty = There is no zombie at entrance { $n }.
    .entrance-full = There is no empty space at entrance { $n }.
G10-3 = The symbols shown at a location tell what its deck holds, the most frequent first. They have no effect on play.
G11 = The colony has 24 survivor spaces, which helpless survivors use too, and 6 entrances of 3 spaces each. The other
    places, by number, have these survivor and entrance spaces: 1 police station, 3 and 4; 2 grocery store, 3 and 4; 3
    school, 4 and 4; 4 library, 3 and 3; 5 hospital, 4 and 4; 6 gas station, 2 and 3. Both tracks run from 0 to 10.
G11-1 = Morale never goes above 10.
G11-2 = In the Long Night box, Raxxon is place 7 and the hideout place 8. Each has 4 survivor spaces and 4 entrance
    spaces; Raxxon has 4 noise spaces, the hideout has none.

G12 = The base box holds 10 two-sided main objectives, 24 secret, 10 betrayal and 10 exiled objectives, 30 survivors,
    25 starting items, 20 items for each of the 6 locations, 20 crises, 80 crossroads cards, 30 action dice and 1
    exposure die.
G12-1 = The Long Night box holds 8 two-sided main objectives, 24 secret, 11 betrayal and 5 exiled objectives, 20
    survivors, 25 starting items, 20 items for each of 7 locations (Raxxon included), 22 crises, 61 crossroads cards
    and 9 for adults, 10 improvements, 12 experiments with 19 figures, 6 side effects, 20 bandits and 9 location
    boards.
G12-2 = The Warring Colonies box holds 50 crossroads cards, 11 crises, 4 main objectives, 15 survivors, 43 random
    items, 8 lone wolf objectives, 14 missions, 2 sets of 5 tactics cards, 33 bullets, 2 combat dice, a 2-minute timer
    and the den.
G12-3 = Tokens, figures and dice never run out: go on with something else in their place (for zombies see Z5). Decks
    of cards do run out.
G12-4 = An empty deck of survivors, crossroads, crises or exiled objectives simply gives nothing.
    .no-survivors-left = No new survivors are left to join.
G13 = Each main objective of the base box has an opening story, told when the game starts. It has no effect on play.
G13-1 = Each betrayal objective of the base box has a story, told when its owner wins. It has no effect on play.
