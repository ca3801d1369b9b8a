"""The signs by which betrayers are known, and how much each of them weighs."""

from __future__ import annotations

from typing import Final, NamedTuple


class Sign(NamedTuple):
    """Something that a player did or left undone. The part before the colon is the occasion."""

    seat: int
    name: str


MEASURED: Final[dict[str, float]] = {
    "ate in need:1": 2.32,
    "ate:1": 1.52,
    "ate:2": 1.39,
    "cleaned:0": 0.18,
    "cleaned:1": -0.60,
    "crisis:0 of few": -0.10,
    "crisis:0 of many": 0.56,
    "crisis:0 of some": 0.27,
    "crisis:1 of few": -0.47,
    "crisis:1 of many": 0.39,
    "crisis:1 of some": -0.08,
    "crisis:2 of few": -0.09,
    "crisis:2 of many": -0.08,
    "crisis:2 of some": -0.45,
    "crisis:3 of many": -0.44,
    "crisis:3 of some": -0.70,
    "doors:0": 0.31,
    "doors:1": -0.34,
    "doors:2": -0.82,
    "gift asked:given": -0.33,
    "gift asked:refused": 0.16,
    "gift in need:given": -0.33,
    "gift in need:refused": 0.17,
    "hand:0": -0.35,
    "hand:4": 0.07,
    "hand:6": 0.33,
    "hand:8": 0.79,
    "idle dice:0": -0.08,
    "idle dice:1": 1.99,
    "idle dice:2": 1.93,
    "idle dice:3": 1.27,
    "lured:0": -0.08,
    "lured:1": 2.19,
    "noise:0": -0.14,
    "noise:1": 0.26,
    "noise:2": 1.43,
    "noise:3": 2.18,
    "option:best": -0.24,
    "option:worse": 1.59,
    "option:worst": 1.94,
    "together:paid": -0.08,
    "together:passed": 0.05,
    "vote:bad": 2.00,
    "vote:good": -0.11,
    "waste:0": 0.11,
    "waste:1": -0.17,
    "waste:2": 0.05,
    "waste:3": -0.11,
}
"""Logs of how much more often a betrayer than a loyal player shows each sign, given the occasion.

Counted by `python -m hivernage.lab.tells 300 betrayer`: regular bots, four players, always one betrayal card among the
five objectives; what little evidence there is counts less. Signs that differ by less than 0.05 are left out.
"""

SPOKEN: Final[dict[str, float]] = {
    "promise:kept": -0.1,
    "promise:broken": 0.7,
    "lie:found out": 1.2,
}
"""Words against deeds, by guess: bots keep what they promise, so there is nothing to count."""

WEIGHTS: Final = MEASURED | SPOKEN

SLIP: Final = 0.002  # of the cards that a loyal player adds to a crisis, so many don't match: by guess, bots don't err
SPOILT: Final = 0.05  # of those that a betrayer adds, counted in the same games
