"""All that a table gives a seat to know, and where two tables differ in it."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import msgspec

from hivernage.knowledge import Knowledge, knowledge
from hivernage.model.ids import seat_of
from hivernage.table import CannotUndo, Table
from hivernage.views import view

Sight = dict[str, Any]
NOTHING = "nothing"


def sight(table: Table, name: str) -> Sight:
    """What a server would send a player until now, and what can be made of it. Silence counts: so do empty entries."""
    seat = seat_of(name)
    return {
        "entries of the log": len(table.log),
        "view": msgspec.to_builtins(view(table, seat)),
        "events": [{"kind": event.kind, **event.seen_by(seat).facts} for event in table.history],
        "knowledge": _plain(knowledge(table, seat)),
        "undo": _undo(table, seat),
    }


def _plain(known: Knowledge) -> Any:
    return {
        "hands": known.hands,
        "decks": {name: {"slots": pile.slots, "inside": sorted(pile.inside)} for name, pile in known.decks.items()},
        "objectives": {str(seat): card for seat, card in known.objectives.items()},
        "in_crisis": known.in_crisis,
        "staked": known.staked,
        "gone": known.gone,
        "searching": {str(seat): cards for seat, cards in known.searching.items()},
        "guarded": {str(seat): card for seat, card in known.guarded.items()},
    }


def _undo(table: Table, seat: int) -> str:
    """Whether the seat could take something back now, and what it would be told."""
    try:
        table.fork().undo(seat)
    except CannotUndo as error:
        return str(error)
    return "possible"


def first_difference(ours: Any, theirs: Any, path: str = "") -> str:
    """Where two sights differ, and in what; empty if they are the same byte for byte."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        parts = [(name, ours.get(name, NOTHING), theirs.get(name, NOTHING)) for name in {**ours, **theirs}]
    elif isinstance(ours, list | tuple) and isinstance(theirs, list | tuple):
        pairs = zip_longest(ours, theirs, fillvalue=NOTHING)
        parts = [(str(n), *pair) for n, pair in enumerate(pairs)]
    else:
        return (
            ""
            if ours == theirs and type(ours) is type(theirs)
            else f"{path.strip()} is {ours!r} and {theirs!r} instead"
        )
    return next(filter(None, (first_difference(a, b, f"{path} {name}") for name, a, b in parts)), "")
