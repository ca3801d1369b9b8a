"""The signs by which betrayers are known, and how much each of them weighs."""

from __future__ import annotations

from typing import Final, NamedTuple


class Sign(NamedTuple):
    """Something that a player did or left undone. The part before the colon is the occasion."""

    seat: int
    name: str


MEASURED: Final[dict[str, float]] = {
    "ate in need:1": 1.20,
    "ate:0": -0.08,
    "ate:1": 1.72,
    "ate:2": 1.78,
    "cleaned:0": 0.06,
    "cleaned:1": -0.24,
    "crisis:0 of few": -0.35,
    "crisis:0 of many": 0.63,
    "crisis:0 of some": 0.08,
    "crisis:1 of few": -0.91,
    "crisis:1 of many": 0.08,
    "crisis:1 of some": -0.39,
    "crisis:2 of few": 0.27,
    "crisis:2 of many": 0.17,
    "crisis:2 of some": -0.66,
    "crisis:3 of many": -0.67,
    "crisis:3 of some": -0.88,
    "doors:0": 0.18,
    "doors:1": -0.27,
    "doors:2": -0.54,
    "fed in need:0": 0.37,
    "fed in need:1": -0.29,
    "gift asked:given": -0.58,
    "gift asked:refused": 0.10,
    "gift in need:given": -0.45,
    "gift in need:refused": 0.21,
    "hand:0": -0.36,
    "hand:2": -0.35,
    "hand:6": 0.31,
    "hand:8": 0.78,
    "idle dice:1": 0.17,
    "idle dice:2": 0.54,
    "lured:0": -0.06,
    "lured:1": 2.04,
    "noise:1": 0.16,
    "noise:2": 0.82,
    "noise:3": -0.19,
    "option:worse": 0.09,
    "option:worst": 0.88,
    "together:paid": 0.09,
    "together:passed": -0.08,
    "vote:bad": 0.52,
    "vote:good": -0.06,
    "waste:2": 0.41,
    "waste:3": -0.28,
}
"""Logs of how much more often a betrayer than a loyal player shows each sign, given the occasion.

Counted by `python -m hivernage.lab.tells 300`: regular bots, four players, all main objectives in turn, one betrayal
card among the five objectives. What little evidence there is counts less; weights below 0.05 are left out.
"""

TEMPER: Final = 0.6  # signs go together, so each keeps only a part of its weight: measured in the same games

SPOKEN: Final[dict[str, float]] = {
    "promise:kept": -0.1,
    "promise:broken": 0.7,
    "lie:found out": 1.2,
}
"""Words against deeds, by guess: bots keep what they promise, so there is nothing to count."""

WEIGHTS: Final = {name: TEMPER * weight for name, weight in MEASURED.items()} | SPOKEN

SLIP: Final = 0.002  # of the cards that a loyal player adds to a crisis, so many don't match: by guess, bots don't err
SPOILT: Final = 0.27  # of those that a betrayer adds, counted in the same games
