"""Positions as format 2 wrote them, when a card counted the uses of its powers together: forwards, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from hivernage import format_3
from hivernage.model.parts import Held, Standing, Survivor
from hivernage.model.state import Position

Plain = dict[str, Any]

MOST_POWERS = 4  # on one card


def forwards(old: Plain) -> Plain:
    """A position of format 2 as format 3 has it: whatever was used counts for all powers of its card, as it did."""
    for survivor in old["survivors"].values():
        for held in survivor["cards"]:
            _apart(held)
    for rule in old["standing"]:
        _apart(rule)
    for player in old["players"]:
        worn = [{"key": key, "uses": _each(old["round"]), "tokens": 0} for key in player["worn"]]
        player["worn"] = worn
    return old


def _apart(part: Plain) -> None:
    used = part.pop("used")
    part["uses"] = _each(used) if used else {}


def _each(used: int) -> dict[str, int]:
    return {str(number): used for number in range(MOST_POWERS)}


def backwards(position: Position) -> Plain:
    """A position of a game that format 2 could write, field by field in its order."""
    return format_3.backwards(position) | {
        "players": players(position),
        "survivors": {name: survivor_before(survivor) for name, survivor in position.survivors.items()},
        "standing": standing(position),
    }


def players(position: Position) -> list[Plain]:
    """Players, with nothing but the names of the cards they have used."""
    plain = zip(format_3.players(position), position.players, strict=True)
    return [fields | {"worn": [held.key for held in player.worn]} for fields, player in plain]


def survivor_before(survivor: Survivor) -> Plain:
    return _plain(survivor) | {"cards": [_together(held) for held in survivor.cards]}


def standing(position: Position) -> list[Plain]:
    return [_together(rule) for rule in position.standing]


def _together(part: Held | Standing) -> Plain:
    """With one number for all powers, in the place of the numbers by power."""
    last = max(part.uses.values(), default=0)
    fields = ((name, value) for name, value in _plain(part).items() if name not in format_3.LATER_STANDING)
    return dict(("used", last) if name == "uses" else (name, value) for name, value in fields)


def _plain(part: Survivor | Held | Standing) -> Plain:
    return msgspec.structs.asdict(part)
