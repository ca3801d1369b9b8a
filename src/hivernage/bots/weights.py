"""How a careful bot weighs things: morale counts 20, all else is measured against it."""

from __future__ import annotations

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The numbers behind the marks, found by play (see docs/bots.md)."""

    # Marks for one of each
    morale: float = 20.0
    despair: float = 5.0  # share of a morale that it counts more, divided by the morale that is left
    survivor: float = 5.0  # a pair of hands, for each round to come
    recruit: float = 3.0  # the same of somebody who comes to eat, too
    helpless: float = 4.5  # a mouth, for each round to come
    food: float = 4.0  # a token, while there is enough
    wound: float = 9.0
    exposure: float = 10.0  # a roll: one in twelve kills, and the bite may spread
    zombie: float = 15.0  # sooner or later it takes a die and a fight
    goal: float = 800.0  # the whole of what the main objective lacks
    goal_cap: float = 60.0  # one piece of it at most
    victory: float = 150.0  # the same of a combat won: a colony has few chances
    card: float = 5.0  # any card in the hand
    shelves: float = 3.0  # a second card of a search, for each round to come
    search: float = 5.0  # a find, beside what the card is worth
    litter: float = 0.3  # a card of waste, for each round to come
    use: float = 3.0  # an ability, beside what it does
    equip: float = 10.0  # something next to a survivor
    noise: float = 4.0  # beside the zombie that it may draw
    fight: float = 15.0  # a zombie that will have to be fought outside: a die and the cold
    bandit: float = 3.5  # a bandit more, for each night to come: a card gone, a space taken
    spared: float = 10.0  # a fight that a barricade in time spares
    mouth: float = 1.0  # half a meal and half a zombie that the colony saves
    travel: float = 9.0  # what a move costs beside the cold

    # Factors
    hunger: float = 1.0  # how much of a failed meal each missing token is to blame for
    early: float = 0.25  # what doors and dead zombies count for the main objective before the last rounds
    first: float = 2.0  # the first card of a symbol that any crisis may ask for, against the second one in the hand
    soon: float = 0.1  # what a danger counts less for each round that it is away
    waste: float = 1.0  # morale that cleaning saves
    crisis: float = 1.2  # what a failure costs
    bonus: float = 0.5  # what a crisis exceeded brings: the cards are needed for the next one
    heal: float = 1.0  # a life that medicine saves
    pills: float = 0.7  # what medicine is worth in the hand
    flight: float = 0.9  # a life that leaving a lost post saves
    brave: float = 0.5  # a life that a zombie takes who finds no room tonight, while there are dice to fight with
    common: float = 4.0  # a card for a crisis of two colonies: one's own has to bring but half of them
    war_caution: float = 2.0  # a move in a war: morale begins low, and each life is one
    war_cold: float = 1.2  # a roll in a war
    war_brave: float = 1.0  # as `brave`: who moves first doesn't know yet what the dice will be needed for
    enemy: float = 1.0  # what a move changes about the night's combats
    attack: float = 1.0  # how much a fight counts that only the main objective asks for
    later: float = 1.0  # searches of the rounds to come

    # Cards, shares of people, points of skill
    hope: float = 0.7  # matching cards that a player still to come finds
    matching: float = 0.25  # share of the cards in other hands that match, by guess
    guests: float = 0.6  # share of those at home in a war who go out when their turn comes
    follow: float = 0.6  # share of those who could still go along to the enemy's doors who do
    gifted: float = 6.0  # points of skill of somebody for the group who brings more cards or food


NEVER: Final = -1000.0
"""The mark of what nobody in their right mind does."""

WEIGHTS: Final = Weights()
