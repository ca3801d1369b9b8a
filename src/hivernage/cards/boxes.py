"""How many cards each box of the family prints, whether or not they are here yet (G12, G12.1, G12.2)."""

from __future__ import annotations

from typing import Final

PLACES: Final = ("police-station", "grocery-store", "school", "library", "hospital", "gas-station")

BOXES: Final[dict[str, dict[str, int]]] = {
    "base": {
        "main": 10,
        "secret": 24,
        "betrayal": 10,
        "exiled": 10,
        "survivor": 30,
        "starting": 25,
        **dict.fromkeys(PLACES, 20),
        "crisis": 20,
        "crossroads": 80,
    },
    "long-night": {
        "main": 8,
        "secret": 24,
        "betrayal": 11,
        "exiled": 5,
        "survivor": 20,
        "starting": 25,
        **dict.fromkeys((*PLACES, "raxxon"), 20),
        "crisis": 22,
        "crossroads": 61 + 9,
        "improvement": 10,
        "experiment": 12,
        "side-effect": 6,
        "chapter": 6,
        "scenario": 2,
    },
    "warring-colonies": {
        "main": 4,
        "survivor": 15,
        "crisis": 11,
        "crossroads": 50,
        "random": 43,
        "lone-wolf": 8,
        "mission": 14,
        "tactic": 2 * 5,
    },
}
