"""A bot that lets time run out: recordings need a game that is neither won nor lost before."""

from __future__ import annotations

import msgspec

from hivernage.bots.survivor import SurvivorBot
from hivernage.bots.weights import WEIGHTS
from hivernage.cards.library import Library


class UnhurriedBot(SurvivorBot):
    """Keeps the colony alive from day to day, and does nothing for the main objective."""

    def __init__(self, seed: int | str, library: Library) -> None:
        super().__init__(seed, library, msgspec.structs.replace(WEIGHTS, goal=0.0, goal_cap=0.0))
