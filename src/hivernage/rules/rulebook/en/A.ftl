### Actions that use an action die.

A1 = Attack: with a die of at least the survivor’s attack value, attack a zombie at the same place, or a survivor of
    another player at the same place. In the colony the zombie may be at any entrance.
    .attack-too-low = { $survivor } attacks with { $need } or more; { $all ->
        [yes] your highest unused die is { $n }
       *[no] { $n } is too low
    }.
    .no-target = There is nobody to attack { $place }.
    .no-zombie = There is no zombie { $place }.
    .victim-elsewhere = { $survivor } isn’t { $place }.
    .unknown-target = “{ $word }” is nothing to attack. { $hint }
A1-1 = An attacked zombie is killed and leaves the board; then the attacker rolls the exposure die (D1).
A1-2 = When you attack a survivor, re-roll the die you have just used. If the result is not above the attack value of
    the target, the target takes a wound and you take a random card from the hand of that survivor’s player. There is
    no exposure roll.
A1-3 = You can’t attack your own survivors or helpless survivors.
    .attack-helpless = Helpless survivors can’t be attacked.
    .attack-own = Your own survivors can’t be attacked.
A1-4 = If the re-roll is above the target’s attack value, nothing happens: no wound, no card.
A1-5 = The re-rolled die is spent, whatever it shows.
A1-6 = If the hand of the target’s player is empty, the wound is dealt all the same and no card is taken.
A1-7 = Only the two players concerned see the stolen card.
A1-8 = The same survivor may attack again in the same turn; every attack needs a die of its own, of at least the
    attack value.
A1-9 = Wound and theft are one effect: the card is taken from the hand as it was, and only then does a deadly wound
    kill.
A1-10 = An attack on a survivor that uses no action die is rolled with a fresh die.

A2 = Search: with a die of at least the survivor’s search value, search a place outside the colony. Draw the top card
    of its item deck and look at it. Then either stop, or make noise to draw another card: put a noise token on an
    empty noise space of the place. You may go on as long as a noise space is empty. At the end keep exactly one of
    the cards you drew; the others go under the deck.
    .search-too-low = { $survivor } searches with { $need } or more; { $all ->
        [yes] your highest unused die is { $n }
       *[no] { $n } is too low
    }.
A2-1 = A place takes 4 noise tokens at most in a round, whoever made the noise.
    .noise-full = There is no empty noise space { $place }.
A2-2 = A place whose item deck is empty can’t be searched.
    .deck-empty = There is nothing left to find { $place }.
A2-3 = The colony can’t be searched.
    .search-colony = The colony can’t be searched.
A2-4 = Each noise token buys exactly one more card. Where no noise space is empty, a search gives one card only.
A2-5 = You may keep any one of the drawn cards; it goes to your hand.
    .not-drawn = You haven’t drawn “{ $card }”.
A2-6 = Only the searching player sees the drawn cards. Those not kept go under the deck in the order in which they
    were drawn.
A2-7 = If the deck runs out during the search, no more noise can be made.
    .no-card-left = There is no card left { $place } to make noise for.
A2-8 = The same survivor may search again in the same turn, each time with another die that is high enough.

A3 = Barricade: with any die, put a barricade on an empty entrance space at the survivor’s place.
    .entrances-full = There is no empty entrance space { $place }.
A3-1 = In the colony, choose an empty space at any of the 6 entrances.
    .entrances-full = { A3.entrances-full }
A3-2 = A barricade fills its space. An entrance may hold several barricades.

A4 = Clean waste: with any die and a survivor in the colony, take the top 3 cards of the waste pile out of the game.
    .clean-outside = { $survivor } isn’t in the colony, and only there waste can be cleaned.
A4-1 = If only 1 or 2 cards are in the waste pile, they all leave. If it is empty, the action isn’t possible.
    .no-waste = The waste pile is empty.

A5 = Attract: with any die, move 2 zombies from any place or places to empty entrance spaces at the survivor’s place.
    Since the spaces are empty, attracting never causes an overrun and never breaks a barricade.
    .nothing-to-attract = There is no zombie elsewhere to attract.
    .no-zombie-there = There is no zombie { $place } that could come.
A5-1 = You may move fewer than 2 zombies.
A5-2 = The two zombies may come from different places; in the colony, also from another of its own entrances.
A5-3 = Without an empty entrance space at the survivor’s place, the action isn’t possible. Attracting needs no
    exposure roll.
    .entrances-full = { A3.entrances-full }

A6 = Use an ability with a die: some abilities show a number; a die of at least that number activates them, as often
    as you like unless the ability says otherwise. An ability works only at the survivor’s ability location.
    .ability-too-low = { $power } needs a die of { $need } or more; { $all ->
        [yes] your highest unused die is { $n }
       *[no] { $n } is too low
    }.
    .unknown-power = There is no ability or equipment “{ $word }” here. { $hint }
    .no-such-ability = { $survivor } has no such ability.
    .no-table-power = There is no such ability for everybody.
    .works-with-action = { $power } is chosen along with the action it changes.
    .used-already = { $power } has been used already this { $once ->
        [turn] turn
        [round] round
       *[game] game
    }.
    .needs = { $power } works only if { $needs }.
    .power-does-nothing = { $power } would do nothing now.
A6-1 = Every activation needs a die of its own.
A6-2 = An ability without a number needs no die.
    .needs-no-die = { $power } needs no die.
A6-3 = A survivor who is not at their ability location has no ability. A lasting ability stops when the survivor
    leaves and works again on their return.
    .ability-elsewhere = { $power } works only { $place }.
    .not-together = { $survivor } and { $other } aren’t at the same place.
    .works-by-itself = { $power } works by itself; there is nothing to use.
