"""The signs by which betrayers are known, and how much each of them weighs."""

from __future__ import annotations

from typing import Final, NamedTuple


class Sign(NamedTuple):
    """Something that a player did or left undone. The part before the colon is the occasion."""

    seat: int
    name: str


MEASURED: Final[dict[str, float]] = {
    "ate in need:1": 1.90,
    "ate:0": -0.06,
    "ate:1": 1.36,
    "ate:2": 1.64,
    "cleaned:0": 0.12,
    "cleaned:1": -0.44,
    "crisis:0 of few": -0.30,
    "crisis:0 of many": 0.89,
    "crisis:0 of some": 0.31,
    "crisis:1 of few": -0.50,
    "crisis:1 of many": -0.05,
    "crisis:1 of some": 0.29,
    "crisis:2 of few": -0.44,
    "crisis:2 of many": -0.23,
    "crisis:2 of some": -0.44,
    "crisis:3 of many": -0.57,
    "crisis:3 of some": -0.65,
    "doors:0": 0.20,
    "doors:1": -0.19,
    "doors:2": -0.63,
    "fed in need:0": 0.08,
    "fed in need:1": -0.08,
    "gift asked:given": -0.49,
    "gift asked:refused": 0.16,
    "gift in need:given": -0.61,
    "gift in need:refused": 0.31,
    "hand:0": -0.60,
    "hand:2": 0.07,
    "hand:4": 0.15,
    "hand:6": 0.51,
    "hand:8": 0.82,
    "idle dice:1": 0.92,
    "idle dice:2": 0.98,
    "idle dice:3": 1.02,
    "lured:0": -0.09,
    "lured:1": 2.08,
    "noise:0": -0.09,
    "noise:1": 0.50,
    "noise:2": 0.41,
    "noise:3": 2.22,
    "option:worse": 0.46,
    "option:worst": 0.42,
    "together:paid": -0.35,
    "together:passed": 0.23,
    "vote:bad": 1.90,
    "vote:good": -0.12,
    "waste:1": 0.09,
    "waste:2": 0.10,
    "waste:3": -0.21,
}
"""Logs of how much more often a betrayer than a loyal player shows each sign, given the occasion.

Counted by `python -m hivernage.lab.tells 300`: regular bots, four players, all main objectives in turn, one betrayal
card among the five objectives. What little evidence there is counts less; weights below 0.05 are left out.
"""

TEMPER: Final = 0.65  # signs go together, so each keeps only a part of its weight: measured in the same games

SPOKEN: Final[dict[str, float]] = {
    "promise:kept": -0.1,
    "promise:broken": 0.7,
    "lie:found out": 1.2,
}
"""Words against deeds, by guess: bots keep what they promise, so there is nothing to count."""

WEIGHTS: Final = {name: TEMPER * weight for name, weight in MEASURED.items()} | SPOKEN

SLIP: Final = 0.002  # of the cards that a loyal player adds to a crisis, so many don't match: by guess, bots don't err
SPOILT: Final = 0.15  # of those that a betrayer adds, counted in the same games
