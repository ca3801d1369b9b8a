"""What one of each thing is worth at a point of the game: it depends on how long the winter still lasts."""

from __future__ import annotations

from typing import Final

import msgspec

from hivernage.bots.weights import WEIGHTS
from hivernage.model.options import MODULES

MORALE: Final = 20.0  # marks: by this everything else is measured


class Stakes(msgspec.Struct, frozen=True):
    """Marks for one of each thing, and how many there are of some."""

    morale: float = MORALE
    food: float = 3.5
    helpless: float = -8.0
    survivor: float = 8.0
    recruit: float = 8.0
    calm: float = 8.0  # one helpless survivor who eats and draws zombies as one, not as two
    despair: float = 0.0  # one despair less, for the main objective
    wound: float = 6.0
    own: float = 0.0  # the same of whoever acts, if it is known who that is
    exposure: float = 5.0  # half of the rolls are blank, one in twelve kills
    zombie: float = -WEIGHTS.zombie
    token: float = 14.0
    bullets: float = 4.0  # one of them: a step in a combat, or a survivor sent home
    bandit: float = -9.0  # one more of them, for the nights to come
    bandits: int = 3  # how many there are
    loot: float = 6.0  # a loot card of choice, if there is any
    stock: float = 1.0  # a card of a deck that nobody will find
    waste: float = -1.0  # a tenth of them cost one morale, night after night, but cleaning them is cheap
    advancement: float = 5.0  # a token on the improvement that is worth most
    improvement: float = 25.0  # one that is built
    inside: int = 4  # survivors in the colony
    outside: int = 4
    places: int = 6  # outside the colony
    town: int = 6  # places that a die for a random place can name
    hurt: int = 2  # survivors with wounds
    modules: tuple[str, ...] = MODULES  # those that are played

    @property
    def death(self) -> float:
        return self.morale + self.survivor

    def gain(self, what: str) -> float:
        """What one of a thing that is gained or lost is worth."""
        if what == "starvation":
            return -self.morale
        if what == "unruly":
            return self.helpless - self.calm  # eats and draws zombies as two
        return float(getattr(self, what))


AVERAGE: Final = Stakes()
