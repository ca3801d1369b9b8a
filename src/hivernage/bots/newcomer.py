"""A player who knows the rules and means well: takes what looks best tonight, and sees no further."""

from __future__ import annotations

from hivernage.bots.judges.character import Character
from hivernage.bots.regular import RegularBot
from hivernage.bots.weights import Weights
from hivernage.cards.library import Library

SHORT_SIGHTED = Weights(
    soon=0.0,
    spared=0.0,
    first=1.0,
    hunger=0.5,
    exposure=5.0,
    travel=0.0,
    early=1.0,
    fight=5.0,
    zombie=3.0,
    helpless=3.5,
    crisis=1.0,
    common=1.0,
    war_cold=1.0,
    war_brave=0.5,
    enemy=0.3,
    guests=0.0,
    follow=0.0,
    victory=60.0,
)
"""Tonight's danger, not tomorrow's; any card is as good as another; the cold is nothing to be afraid of; in a war one
thinks of neither who comes later nor of what several could do together."""

NEWCOMER = Character(SHORT_SIGHTED, eager=20.0, far_sighted=False, trusting=True, blur=2.0)


class NewcomerBot(RegularBot):
    """Sensible, greedy and short-sighted; misjudges things a little, and accuses nobody."""

    def __init__(self, seed: int | str, library: Library) -> None:
        super().__init__(seed, library, NEWCOMER)
