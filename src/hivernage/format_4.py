"""Positions as format 4 wrote them, when turns came one at a time: forwards, and back for comparing."""

from __future__ import annotations

from typing import Any, Final

from hivernage import format_5
from hivernage.format_5 import without
from hivernage.model.options import Options
from hivernage.model.parts import Turn
from hivernage.model.state import Position

Plain = dict[str, Any]

LATER: Final[Plain] = {
    "pairs": [],
    "to_move": 0,
    "bitten": [],
    "fighting": False,
    "combat": None,
    "newcomers": [],
    "fights": [],
}
LATER_OPTIONS: Final = ("timer", "quick", "older_crossroads", *format_5.LATER_OPTIONS)
LATER_TURN: Final = ("moved_on", "passed", "noises", "captured", "captured_at", *format_5.LATER_TURN)
LATER_LOST: Final = ("colony",)
LATER_STANDING: Final = ("colony",)


def forwards(old: Plain) -> Plain:
    """A position of format 4 as format 5 has it."""
    return {**old, **LATER}


def backwards(position: Position) -> Plain:
    """A position of a game that format 4 could write, field by field in its order."""
    parts = {name: value for name, value in format_5.backwards(position).items() if name not in LATER}
    lost = [without(lost, LATER_LOST) for lost in position.lost]
    turns = [turn(one) for one in position.turns]
    standing = [without(one, LATER_STANDING) for one in position.standing]
    return parts | {"options": options(position.options), "lost": lost, "turns": turns, "standing": standing}


def options(chosen: Options) -> Plain:
    """Options of a game with one colony."""
    return without(chosen, LATER_OPTIONS)


def turn(one: Turn) -> Plain:
    return without(one, LATER_TURN)
