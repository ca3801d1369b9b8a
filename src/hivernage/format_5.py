"""Positions as format 5 wrote them, before there were lone wolves: forwards, and back for comparing."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

import msgspec

from hivernage.model.options import Options
from hivernage.model.parts import Combat, Turn
from hivernage.model.state import Position

Plain = dict[str, Any]

LATER: Final[Plain] = {"wolf": None}
LATER_OPTIONS: Final = ("wolf", "joined")
LATER_TURN: Final = ("deeds", "unmourned")
LATER_COMBAT: Final = ("wolf",)
LATER_FIGHT: Final = ("wolf",)


def forwards(old: Plain) -> Plain:
    """A position of format 5 as format 6 has it."""
    return {**old, **LATER}


def backwards(position: Position) -> Plain:
    """A position of a game that format 5 could write, field by field in its order."""
    parts = {field.name: getattr(position, field.name) for field in fields(Position) if field.name not in LATER}
    now = {
        "options": options(position.options),
        "turns": [turn(one) for one in position.turns],
        "combat": combat(position.combat),
        "fights": [without(fight, LATER_FIGHT) for fight in position.fights],
    }
    return parts | now


def options(chosen: Options) -> Plain:
    """Options of a game whose players all belong to a colony, with the cards of its box."""
    return without(chosen, LATER_OPTIONS)


def turn(one: Turn) -> Plain:
    return without(one, LATER_TURN)


def combat(one: Combat | None) -> Plain | None:
    return None if one is None else without(one, LATER_COMBAT)


def without(part: msgspec.Struct, later: tuple[str, ...]) -> Plain:
    """A part without the fields it has got since."""
    return {name: value for name, value in msgspec.structs.asdict(part).items() if name not in later}
