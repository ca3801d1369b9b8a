"""What the table agreed on before the game."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

Box = Literal["base", "long-night", "warring-colonies"]
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

Joined = Literal["random", "survivor", "crisis", "crossroads"]
"""What of Warring Colonies may join games of the older boxes: random items at each place, and its decks (W22, LW7)."""

ScenarioName = Literal["code", "raid"]
"""The introductory scenarios of Long Night: *The code and the chimpanzee*, *Bandit raid* (chapter I)."""
Gate = Literal["raxxon", "pills", "lockdown", "bandit-attacks", "hideout", "chief"]
"""Rules that an introductory scenario keeps closed at first, and opens as it goes on."""

BOX_NAMES: Final[tuple[Box, ...]] = get_args(Box)
MODULES: Final[tuple[Module, ...]] = get_args(Module)
FEWEST: Final[dict[str, int]] = {"base": 2, "long-night": 2, "warring-colonies": 4}
"""So many players at least."""
MOST: Final = 11
"""So many in the largest game."""
MODULES_OF: Final[dict[str, tuple[Module, ...]]] = {"base": (), "long-night": MODULES, "warring-colonies": ()}
SCENARIOS: Final[tuple[ScenarioName, ...]] = get_args(ScenarioName)
GATES: Final[tuple[Gate, ...]] = get_args(Gate)
MIXABLE: Final[tuple[Mixed, ...]] = get_args(Mixed)
JOINABLE: Final[tuple[Joined, ...]] = get_args(Joined)

SCENARIO_MODULES: Final[dict[str, tuple[Module, ...]]] = {"code": ("raxxon",), "raid": ("bandits",)}
"""The modules that a scenario brings; no others go with it."""

USUAL_OBJECTIVE: Final[dict[Box, str]] = {
    "base": "we-need-more-samples",
    "long-night": "tribute",
    "warring-colonies": "divide-and-conquer",
}
"""What is played for where nobody names a main objective."""


SAND: Final = 120
"""Seconds that the sand timer runs (W4)."""
LONGEST_TIMER: Final = 600
"""And at most."""
LAST_SEAT: Final = -1
"""The lone wolf sits there where nobody says otherwise."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the table agreed on before the game. No `objective`: the usual one of the box.

    `box`: whose rules and cards are played. `mixed`: decks with the cards of the other box too (L7). `left_out`: cards
    that the table keeps out, by key (L7.1). `stray_bandits`: crises without a place for bandits bring two (B2.3).
    `scenario`: an introductory scenario, which brings its modules and its objectives; else nothing. `timer`: seconds
    that the sand timer of a pair of turns runs (W4.5); 0 where none is used. `quick`: it runs for the whole of the
    actions (LW6.1). `older_crossroads`: crossroads cards of the older boxes that fit are shuffled in (W2.7, W2.8).
    `wolf`: the seat of the lone wolf, where there is one (LW1.1). `joined`: what of Warring Colonies comes into a game
    of an older box (W22, LW7).
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
    timer: int = SAND
    quick: bool = False
    older_crossroads: bool = False
    wolf: int = LAST_SEAT
    joined: tuple[Joined, ...] = ()

    @property
    def last_box(self) -> Box:
        """The last box whose cards are needed; each builds on those before it."""
        return "warring-colonies" if self.joined else self.box

    @property
    def lone_wolf(self) -> bool:
        """Whether the odd player of a war lives in neither colony (W1, LW1)."""
        return self.box == "warring-colonies" and self.players % 2 == 1

    @property
    def wolf_seat(self) -> int | None:
        """Where the lone wolf sits, if there is one."""
        if not self.lone_wolf:
            return None
        return self.players - 1 if self.wolf == LAST_SEAT else self.wolf
