"""What the table agreed on before the game."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

Box = Literal["base", "long-night"]
Module = Literal["improvements", "bandits", "raxxon"]
Mixed = Literal[
    "item",  # the decks of the places: 20 of the cards of both boxes (L7)
    "starting",
    "survivor",
    "crisis",
    "crossroads",
    "main",
    "secret",
    "betrayal",
    "exiled",
]

ScenarioName = Literal["code", "raid"]
"""The introductory scenarios of Long Night: *The code and the chimpanzee*, *Bandit raid* (chapter I)."""
Gate = Literal["raxxon", "pills", "lockdown", "bandit-attacks", "hideout", "chief"]
"""Rules that an introductory scenario keeps closed at first, and opens as it goes on."""

BOX_NAMES: Final[tuple[Box, ...]] = get_args(Box)
MODULES: Final[tuple[Module, ...]] = get_args(Module)
MODULES_OF: Final[dict[str, tuple[Module, ...]]] = {"base": (), "long-night": MODULES}
SCENARIOS: Final[tuple[ScenarioName, ...]] = get_args(ScenarioName)
GATES: Final[tuple[Gate, ...]] = get_args(Gate)
MIXABLE: Final[tuple[Mixed, ...]] = get_args(Mixed)

SCENARIO_MODULES: Final[dict[str, tuple[Module, ...]]] = {"code": ("raxxon",), "raid": ("bandits",)}
"""The modules that a scenario brings; no others go with it."""

USUAL_OBJECTIVE: Final[dict[Box, str]] = {"base": "we-need-more-samples", "long-night": "tribute"}
"""What is played for where nobody names a main objective."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the table agreed on before the game. No `objective`: the usual one of the box.

    `box`: whose rules and cards are played. `mixed`: decks with the cards of the other box too (L7). `left_out`: cards
    that the table keeps out, by key (L7.1). `stray_bandits`: crises without a place for bandits bring two (B2.3).
    `scenario`: an introductory scenario, which brings its modules and its objectives; else nothing.
    """

    players: int
    objective: str = ""
    hard: bool = False
    cooperative: bool = False
    betrayer: bool = False
    elimination: bool = False
    adult: bool = False
    packs: tuple[str, ...] = ("base",)
    box: Box = "base"
    modules: tuple[Module, ...] = ()
    mixed: tuple[Mixed, ...] = ()
    left_out: tuple[str, ...] = ()
    stray_bandits: bool = True
    scenario: ScenarioName | Literal[""] = ""
