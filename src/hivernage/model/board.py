"""The printed board: places, their spaces, and the exposure die (G10, G11, D1)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple


class Spot(NamedTuple):
    """A place of the board as it is printed."""

    number: int
    survivor_spaces: int
    entrances: int
    entrance_spaces: int
    noise_spaces: int
    has_deck: bool = True
    search_exposes: bool = False  # whoever searches there rolls for exposure (N2)


COLONY: Final = "colony"
RAXXON: Final = "raxxon"
HIDEOUT: Final = "hideout"
FORGE: Final = "forge"
LIGHTHOUSE: Final = "lighthouse"
"""The homes of two colonies at war (W2)."""
DEN: Final = "den"
"""The home of a lone wolf: nobody and nothing else comes in (LW2)."""

DIE_NUMBERS: Final = range(1, 7)
"""The numbers of places that a die can show (L2)."""

SPOTS: Final[dict[str, Spot]] = {
    COLONY: Spot(0, 24, 6, 3, 0, has_deck=False),
    "police-station": Spot(1, 3, 1, 4, 4),
    "grocery-store": Spot(2, 3, 1, 4, 4),
    "school": Spot(3, 4, 1, 4, 4),
    "library": Spot(4, 3, 1, 3, 4),
    "hospital": Spot(5, 4, 1, 4, 4),
    "gas-station": Spot(6, 2, 1, 3, 4),
    RAXXON: Spot(7, 4, 1, 4, 4, search_exposes=True),
    HIDEOUT: Spot(8, 4, 1, 4, 0, has_deck=False),
    FORGE: Spot(9, 24, 6, 3, 0, has_deck=False),
    LIGHTHOUSE: Spot(10, 24, 6, 3, 0, has_deck=False),
    DEN: Spot(11, 6, 0, 0, 0, has_deck=False),
}

TOWN: Final = tuple(name for name, spot in SPOTS.items() if spot.number in DIE_NUMBERS)
"""The six places that every box has; the others come with modules."""

BASE_BOARD: Final = (COLONY, *TOWN)
WAR_BOARD: Final = (FORGE, LIGHTHOUSE, *TOWN)


def with_place(board: tuple[str, ...], place: str) -> tuple[str, ...]:
    """A board with one more place, in the order of the numbers."""
    return tuple(sorted({*board, place}, key=lambda name: SPOTS[name].number))


TRACK_TOP: Final = 10
WASTE_STEP: Final = 10

EXPOSURE: Final = ("blank",) * 6 + ("wound",) * 3 + ("frostbite",) * 2 + ("bite",)

CombatFace = tuple[Literal["strength", "wound", "zombie"], int]

COMBAT_DIE: Final[tuple[CombatFace, ...]] = (
    *(("strength", 1), ("strength", 1), ("strength", 2), ("strength", 2), ("strength", 3), ("strength", 3)),
    *(("wound", 1), ("wound", 1), ("wound", 1), ("wound", 2), ("zombie", 1), ("zombie", 2)),
)
"""Twelve faces (W12): how much strength, how many wounds or zombies. Of the printed ones two are known; the rest is
ours."""
