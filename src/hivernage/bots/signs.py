"""The signs by which betrayers are known, and how much each of them weighs."""

from __future__ import annotations

from typing import Final, NamedTuple


class Sign(NamedTuple):
    """Something that a player did or left undone. The part before the colon is the occasion."""

    seat: int
    name: str


MEASURED: Final[dict[str, float]] = {
    "ate in need:1": 1.33,
    "ate:0": -0.09,
    "ate:1": 1.78,
    "ate:2": 1.95,
    "cleaned:0": 0.07,
    "cleaned:1": -0.27,
    "crisis:0 of few": -0.17,
    "crisis:0 of many": 0.49,
    "crisis:1 of few": -0.29,
    "crisis:1 of many": -0.11,
    "crisis:1 of some": -0.24,
    "crisis:2 of few": -0.33,
    "crisis:2 of many": -0.08,
    "crisis:2 of some": -0.52,
    "crisis:3 of many": -0.22,
    "crisis:3 of some": -0.57,
    "doors:0": 0.20,
    "doors:1": -0.39,
    "doors:2": -0.52,
    "fed in need:0": 0.23,
    "fed in need:1": -0.20,
    "gift asked:given": -0.43,
    "gift asked:refused": 0.07,
    "gift in need:given": -0.51,
    "gift in need:refused": 0.20,
    "hand:0": -0.23,
    "hand:2": -0.17,
    "hand:4": -0.13,
    "hand:6": 0.26,
    "hand:8": 0.48,
    "idle dice:1": 0.45,
    "idle dice:2": 0.61,
    "lured:0": -0.08,
    "lured:1": 2.15,
    "noise:0": -0.05,
    "noise:1": 0.34,
    "noise:2": 0.74,
    "option:best": -0.05,
    "option:worse": 0.11,
    "option:worst": 1.19,
    "vote:bad": 0.73,
    "vote:good": -0.09,
    "waste:3": -0.31,
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
SPOILT: Final = 0.25  # of those that a betrayer adds, counted in the same games
