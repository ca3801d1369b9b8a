"""Positions as format 3 wrote them, when there was one box: forwards, and back for comparing."""

from __future__ import annotations

from typing import Any, Final

from hivernage import format_4
from hivernage.format_5 import without
from hivernage.model.options import Options
from hivernage.model.state import Position

Plain = dict[str, Any]

LATER: Final[Plain] = {
    "row": [],
    "built": [],
    "encounters": [],
    "code_dice": [],
    "side_effects": [],
    "fewer_zombies": {},
    "chiefs": [],
    "met": [],
    "closed": [],
    "aside": [],
    "stayed_silent": [],
    "untold": [],
}
LATER_OPTIONS: Final = ("box", "modules", "mixed", "left_out", "stray_bandits", "scenario", *format_4.LATER_OPTIONS)
LATER_PLAYER: Final = ("looted",)
LATER_TURN: Final = ("died", "built", *format_4.LATER_TURN)
LATER_STANDING: Final = ("place", *format_4.LATER_STANDING)


def forwards(old: Plain) -> Plain:
    """A position of format 3 as format 4 has it."""
    return {**old, **LATER}


def backwards(position: Position) -> Plain:
    """A position of a game that format 3 could write, field by field in its order."""
    parts = {name: value for name, value in format_4.backwards(position).items() if name not in LATER}
    turns = [without(turn, LATER_TURN) for turn in position.turns]
    standing = [without(rule, LATER_STANDING) for rule in position.standing]
    now = {"options": options(position.options), "players": players(position), "turns": turns, "standing": standing}
    return parts | now


def options(chosen: Options) -> Plain:
    """Options of a game of the base box."""
    return without(chosen, LATER_OPTIONS)


def players(position: Position) -> list[Plain]:
    return [without(player, LATER_PLAYER) for player in position.players]
