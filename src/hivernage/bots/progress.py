"""What the main objective still lacks, piece by piece."""

from __future__ import annotations

import msgspec

from hivernage.bots.tally import Tally
from hivernage.cards.conditions import All, AtLeast, AtMost, Condition
from hivernage.cards.targets import Count


class Lack(msgspec.Struct, frozen=True):
    """Something to have more of, or fewer of, and how many are missing."""

    of: Count
    missing: int
    fewer: bool


def lacks(tally: Tally, goal: Condition) -> list[Lack]:
    """What the countable parts of a goal still lack; what is reached isn't listed."""
    match goal:
        case All():
            return [lack for part in goal.of for lack in lacks(tally, part)]
        case AtLeast():
            missing = _missing(tally, goal.of, tally.number(goal.n))
            return [Lack(goal.of, missing, fewer=False)] if missing else []
        case AtMost():
            missing = tally.count(goal.of) - tally.number(goal.n)
            return [Lack(goal.of, missing, fewer=True)] if missing > 0 else []
        case _:
            return []


def _missing(tally: Tally, what: Count, need: int) -> int:
    """Where each place must do, all that is missing at any of them counts."""
    if what.each:
        return sum(max(0, need - part) for part in tally.parts(what))
    return max(0, need - tally.count(what))
