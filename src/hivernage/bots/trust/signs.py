"""The signs by which betrayers are known, and how much each of them weighs."""

from __future__ import annotations

from typing import Final, NamedTuple


class Sign(NamedTuple):
    """Something that a player did or left undone. The part before the colon is the occasion."""

    seat: int
    name: str


MEASURED: Final[dict[str, float]] = {
    "ate in need:1": 1.03,
    "ate:0": -0.09,
    "ate:1": 1.85,
    "ate:2": 1.89,
    "cleaned:0": 0.12,
    "cleaned:1": -0.53,
    "crisis:0 of few": -0.14,
    "crisis:0 of many": 0.50,
    "crisis:0 of some": -0.10,
    "crisis:1 of few": -0.12,
    "crisis:1 of many": -0.25,
    "crisis:1 of some": -0.20,
    "crisis:2 of few": -0.18,
    "crisis:2 of many": -0.14,
    "crisis:2 of some": -0.52,
    "crisis:3 of many": -0.11,
    "crisis:3 of some": -0.67,
    "doors:0": 0.24,
    "doors:1": -0.42,
    "doors:2": -0.75,
    "fed in need:0": 0.22,
    "fed in need:1": -0.19,
    "gift asked:given": -0.37,
    "gift asked:refused": 0.07,
    "gift in need:given": -0.61,
    "gift in need:refused": 0.22,
    "hand:0": -0.18,
    "hand:2": -0.19,
    "hand:4": -0.15,
    "hand:6": 0.20,
    "hand:8": 0.56,
    "idle dice:1": 0.41,
    "idle dice:2": 0.88,
    "lured:0": -0.09,
    "lured:1": 2.19,
    "noise:0": -0.06,
    "noise:1": 0.34,
    "noise:2": 0.85,
    "noise:3": -0.05,
    "option:worse": 0.05,
    "option:worst": 1.33,
    "vote:bad": 0.80,
    "vote:good": -0.09,
    "waste:2": 0.09,
    "waste:3": -0.30,
}
"""Logs of how much more often a betrayer than a loyal player shows each sign, given the occasion.

Counted by `python -m hivernage.lab.sign_counts 300`: regular bots, four players, all main objectives in turn, one
betrayal card among the five objectives. What little evidence there is counts less; weights below 0.05 are left out.
"""

TEMPER: Final = 0.6  # share of its weight that each sign keeps, for signs go together: measured in the same games

SPOKEN: Final[dict[str, float]] = {
    "promise:kept": -0.1,
    "promise:broken": 0.7,
    "lie:found out": 1.2,
}
"""Words against deeds, by guess: bots keep what they promise, so there is nothing to count."""

WEIGHTS: Final = {name: TEMPER * weight for name, weight in MEASURED.items()} | SPOKEN

SLIP: Final = 0.002  # share of a loyal player's cards for a crisis that don't match: by guess, bots don't err
SPOILT: Final = 0.27  # share of a betrayer's that don't, counted in the same games
