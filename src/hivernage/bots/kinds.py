"""The kinds of bots by name, for whoever seats one: the text game, the laboratory, the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hivernage.bots import Bot
from hivernage.bots.newcomer import NewcomerBot
from hivernage.bots.regular import RegularBot
from hivernage.bots.simple.casual import CasualBot
from hivernage.bots.simple.curious import CuriousBot
from hivernage.bots.simple.litigious import LitigiousBot
from hivernage.bots.simple.random import RandomBot
from hivernage.bots.survivor import SurvivorBot
from hivernage.bots.veteran import VeteranBot
from hivernage.cards.library import Library

BOTS: Final[dict[str, Callable[[str, Library], Bot]]] = {
    "random": lambda seed, _: RandomBot(seed),
    "casual": CasualBot,
    "survivor": SurvivorBot,
    "newcomer": NewcomerBot,
    "regular": RegularBot,
    "veteran": VeteranBot,
    "litigious": LitigiousBot,
    "curious": CuriousBot,
}
"""How to make each kind of bot, from a seed and the cards of the game."""

LEVELS: Final = ("newcomer", "regular")
"""The kinds that people choose among, the weakest first; all others are for tests and experiments.

The veteran joins them when it is shown to be stronger (bench/bots.md)."""

USUAL: Final = "regular"
"""Whom people play with if they don't choose, and who plays on for somebody who left."""

SLOW: Final = frozenset({"veteran"})
"""The kinds that take their time: a server lets them think in another process."""

WARY: Final = frozenset({"regular", "veteran"})
"""The kinds that keep a belief about the others (`suspicion.py`), to be shown when the game is over."""
