"""A regular that thinks twice."""

from __future__ import annotations

from hivernage.bots.regular import RegularBot
from hivernage.bots.search.thinking import ThinkingBot
from hivernage.cards.library import Library

BUDGET = 24  # tables played on for one answer, at most


class VeteranBot(ThinkingBot):
    """It tries its best few ideas in imagined tables, and changes its mind only where one does clearly better."""

    def __init__(self, seed: int | str, library: Library, budget: int = BUDGET) -> None:
        super().__init__(RegularBot(seed, library), budget)
