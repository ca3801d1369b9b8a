"""The signs by which betrayers are known, and how much each of them weighs."""

from __future__ import annotations

from typing import Final, NamedTuple


class Sign(NamedTuple):
    """Something that a player did or left undone. The part before the colon is the occasion."""

    seat: int
    name: str


MEASURED: Final[dict[str, float]] = {
    "ate in need:1": 0.91,
    "ate:0": -0.07,
    "ate:1": 1.69,
    "ate:2": 1.69,
    "cleaned:1": -0.26,
    "crisis:0 of few": -0.39,
    "crisis:0 of many": 0.77,
    "crisis:1 of few": -0.36,
    "crisis:1 of many": 0.31,
    "crisis:1 of some": -0.21,
    "crisis:2 of few": -0.31,
    "crisis:2 of many": -0.44,
    "crisis:2 of some": -0.44,
    "crisis:3 of many": -0.55,
    "crisis:3 of some": -0.92,
    "doors:0": 0.13,
    "doors:1": -0.27,
    "doors:2": -0.51,
    "fed in need:0": 0.30,
    "fed in need:1": -0.21,
    "gift asked:given": -0.23,
    "gift asked:refused": 0.06,
    "gift in need:given": -0.50,
    "gift in need:refused": 0.35,
    "hand:0": -0.53,
    "hand:2": -0.28,
    "hand:6": 0.45,
    "hand:8": 0.84,
    "idle dice:1": 0.61,
    "idle dice:2": 0.64,
    "idle dice:3": 0.10,
    "lured:0": -0.07,
    "lured:1": 2.00,
    "noise:2": 0.36,
    "noise:3": -0.43,
    "option:best": -0.07,
    "option:worse": 0.25,
    "option:worst": 0.94,
    "vote:bad": 0.54,
    "vote:good": -0.08,
    "waste:2": 0.07,
    "waste:3": -0.29,
}
"""Logs of how much more often a betrayer than a loyal player shows each sign, given the occasion.

Counted by `python -m hivernage.lab.tells 300`: regular bots, four players, all main objectives in turn, one betrayal
card among the five objectives. What little evidence there is counts less; weights below 0.05 are left out.
"""

TEMPER: Final = 0.55  # signs go together, so each keeps only a part of its weight: measured in the same games

SPOKEN: Final[dict[str, float]] = {
    "promise:kept": -0.1,
    "promise:broken": 0.7,
    "lie:found out": 1.2,
}
"""Words against deeds, by guess: bots keep what they promise, so there is nothing to count."""

WEIGHTS: Final = {name: TEMPER * weight for name, weight in MEASURED.items()} | SPOKEN

SLIP: Final = 0.002  # of the cards that a loyal player adds to a crisis, so many don't match: by guess, bots don't err
SPOILT: Final = 0.22  # of those that a betrayer adds, counted in the same games
