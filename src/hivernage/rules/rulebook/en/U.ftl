### The improvements module of Long Night.

U1 = With improvements, the cards of this module join their decks, and 4 improvements lie open in a row.
U1-1 = The deck of 10 improvements is shuffled first. Everybody may read the row.
U2 = Items and effects put advancement tokens on improvements. An improvement with as many as its number, or more, is
    built at once: its effect begins, and a new one takes its place in the row.
U2-1 = When it is built its improvement token goes into the colony, its card lies open beside the board, and its
    advancement tokens return to the supply.
U2-2 = The effect lasts for the rest of the game.
U2-3 = Tokens above the number are lost. When the deck is empty the row just gets shorter.
U2-4 = Whoever puts a token picks the improvement, unless the effect names it.
U2-5 = Several tokens of one effect are put one by one, each on an improvement of choice, unless the card says one
    improvement.
U2-6 = Without an improvement in the row such a use isn’t possible. Exiled players may build too. Improvement tokens
    fill no space of the colony.
