### Places, decks and players. $person: you = the reader, they = another player.

## Places: the bare form, .at (where something is done), .in (where something is), .each (in each of its parts)

place-colony = the colony
    .at = at the colony
    .in = at the colony
    .each = at each entrance of the colony
place-police-station = the police station
    .at = at the police station
    .in = at the police station
    .each = at the police station
place-grocery-store = the grocery store
    .at = at the grocery store
    .in = at the grocery store
    .each = at the grocery store
place-school = the school
    .at = at the school
    .in = at the school
    .each = at the school
place-library = the library
    .at = at the library
    .in = at the library
    .each = at the library
place-hospital = the hospital
    .at = at the hospital
    .in = at the hospital
    .each = at the hospital
place-gas-station = the gas station
    .at = at the gas station
    .in = at the gas station
    .each = at the gas station
place-raxxon = Raxxon
    .at = at Raxxon
    .in = at Raxxon
    .each = at Raxxon
place-hideout = the hideout
    .at = at the hideout
    .in = at the hideout
    .each = at the hideout
place-forge = the Forge
    .at = at the Forge
    .in = at the Forge
    .each = at each entrance of the Forge
place-lighthouse = the Lighthouse
    .at = at the Lighthouse
    .in = at the Lighthouse
    .each = at each entrance of the Lighthouse
place-den = the den
    .at = in the den
    .in = in the den
place-here = that place
    .at = at that place
    .in = at that place
    .each = at that place
place-there = the place they came from
    .at = at the place they came from
    .in = at the place they came from
    .each = at the place they came from
place-destination = the place they move to
    .at = at the place they move to
    .in = at the place they move to
    .each = at the place they move to
place-non-colony = each place outside the colony
    .at = at each place outside the colony
    .in = { $rival ->
        [enemy] outside the colony
       *[other] in town
    }
    .each = at each place outside the colony
place-town = each of the places 1 to 6
    .at = at each of the places 1 to 6
    .in = at the places 1 to 6
    .each = at each of the places 1 to 6
place-everywhere = each place, colony included
    .at = at each place, colony included
    .in = in play
    .each = at each place, colony included
place-random = a random place
    .at = at a random place
    .in = at a random place
    .each = at a random place
place-open-entrances = each entrance of the colony without a barricade or trap
    .at = at each entrance of the colony without a barricade or trap
    .in = at each entrance of the colony without a barricade or trap
    .each = at each entrance of the colony without a barricade or trap
on-the-board = on the board
place-of-it = the place where { $it } is
    .at = at the place where { $it } is
    .in = at the place where { $it } is
    .each = at the place where { $it } is
a-place = a place
place-pick-any = a place of { your } choice
    .at = at a place of { your } choice
    .in = at a place of { your } choice
    .each = at a place of { your } choice
place-pick-non-colony = a place outside the colony
    .at = at a place outside the colony
    .in = at a place outside the colony
    .each = at a place outside the colony
place-pick-town = one of the places 1 to 6
    .at = at one of the places 1 to 6
    .in = at one of the places 1 to 6
    .each = at one of the places 1 to 6
place-pick-with-your-survivor = a place where { you-have } a survivor
    .at = at a place where { you-have } a survivor
    .in = at a place where { you-have } a survivor
    .each = at a place where { you-have } a survivor
place-pick-non-colony-with-your-survivor = a place outside the colony where { you-have } a survivor
    .at = at a place outside the colony where { you-have } a survivor
    .in = at a place outside the colony where { you-have } a survivor
    .each = at a place outside the colony where { you-have } a survivor
place-pick-with-special-zombies = a place outside the colony where there are special zombies
    .at = at a place outside the colony where there are special zombies
    .in = at a place outside the colony where there are special zombies
    .each = at a place outside the colony where there are special zombies
place-pick-with-bandits = a place where there are bandits
    .at = at a place where there are bandits
    .in = at a place where there are bandits
    .each = at a place where there are bandits
place-pick-with-your-two-alone = a place outside the colony where two of { your } human survivors are alone together
    .at = at a place outside the colony where two of { your } human survivors are alone together
    .in = at a place outside the colony where two of { your } human survivors are alone together
    .each = at a place outside the colony where two of { your } human survivors are alone together

deck = the item deck of { $place }
deck-any = an item deck of { your } choice
deck-town = an item deck of { your } choice (places 1 to 6)

## Players: .each takes a verb in the singular, .all in the plural

seats-you = you
    .each = the active player
    .all = you
    .besides = you
seats-owner = the player of { $it }
    .each = the player who controls { $it }
    .all = the player who controls { $it }
    .besides = the player who controls { $it }
seats-others = the other players
    .each = each other player
    .all = the other players
    .besides = each other player
seats-everyone = the players
    .each = each player
    .all = all players
    .besides = each other player
seats-non-exiled = the non-exiled players
    .each = each non-exiled player
    .all = the non-exiled players
    .besides = each other non-exiled player
seats-at-colony = the players at the colony
    .each = each player with a survivor at the colony
    .all = the players with a survivor at the colony
    .besides = each other player with a survivor at the colony
seats-at-place = the players there
    .each = each player with a survivor { $place }
    .all = the players with a survivor { $place }
    .besides = each other player with a survivor { $place }
who-is-first = { $war ->
    [yes] the colony leader
   *[no] the first player
}
seats-first = { who-is-first }
    .each = { who-is-first }
    .all = { who-is-first }
    .besides = { who-is-first }
seats-player = that player
    .each = that player
    .all = that player
    .besides = that player

pick-player-others = another player
pick-player-non-exiled = another non-exiled player
pick-player-at-colony = another player with a survivor at the colony
pick-player-with-cards = another player with cards in hand
pick-player-alone-with-you = the other player who has a survivor there
pick-player-with-fewer-survivors = a player with fewer survivors than { $person ->
    [they] them
   *[you] you
}
pick-player-of-exiled-here = the player of the exiled survivor
