### The round.

R1 = A round has a player phase, then a colony phase.
    .phase-colony = Nobody acts during the colony phase.
R2 = The player phase goes in this order: a crisis is revealed (R3), everyone rolls their action dice (R4), then the
    players take their turns (R5).
    .phase-start-round = The round is just beginning; wait for your turn.
R3 = Turn up the top crisis card; it resolves in the colony phase (C3).
R3-1 = There is one crisis per round; after step C3 its card leaves the game.
R4 = Everyone takes back all their dice and rolls 1 action die plus 1 for each of their survivors. These are their
    unused dice. Dice belong to the group: one survivor may use several.
    .unknown-die = A die is written die=1 to die=6, not “{ $word }”.
    .no-dice = You have no unused die left.
    .no-such-die = You have no unused die showing { $n }.
R4-1 = Helpless survivors bring no dice. With two survivors each, everyone starts the game with 3 dice.
R4-2 = All players roll at the same time, before anyone’s turn, and everybody sees all the dice.
R5 = Turns go clockwise from the first player. At the start of a turn the player to the right of the active player
    draws a crossroads card and keeps it secret (X1).
R5-1 = Each player has exactly one turn in a round; after the last one the colony phase begins.
R5-2 = At the start of a turn frostbite (R6) comes before the crossroads card is drawn.
R6 = At the start of a player’s turn, each of their survivors with at least one frostbite takes a wound.
R6-1 = Frostbite deals one wound at the start of the turn, however many frostbites the survivor has. It is a normal
    wound and may be the third.
R7 = A turn ends when its player says so. Dice left unused are of no more use and are taken back at the next roll (R4).
R7-1 = On your turn you mix actions with and without dice freely, in any order, and repeat them as often as dice,
    cards and rules allow, also with the same survivor. Each action with a die uses up one of your unused dice.
    .unknown-action = There is no action “{ $word }”. { $hint }
    .too-many-words = The action is complete without “{ $word }”.
    .unfinished = “{ $word }” isn’t a whole action yet.
