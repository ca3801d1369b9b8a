"""Hivernage: an open digital home for semi-cooperative zombie-winter board games.

The names below are the public API (docs/api.md); what they need is imported when they are first used.

>>> import hivernage
>>> table = hivernage.Table.new(players=4, seed=1)
>>> hivernage.play_out(table, "random").step
'over'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hivernage.bots import WAIT, Bot, Seat
    from hivernage.bots.entrants import UnknownBot
    from hivernage.bots.playing_out import play_out
    from hivernage.cards.library import Library
    from hivernage.cards.load import PackError, load_packs
    from hivernage.model.events import Event
    from hivernage.model.ids import SPECTATOR
    from hivernage.model.options import Options
    from hivernage.model.question import Answer, Decision, IllegalAnswer, Question
    from hivernage.rules.setup import BadOptions
    from hivernage.saves import OtherCards, SaveError, load, save
    from hivernage.table import AnsweredAlready, CannotUndo, NotAsked, Redealt, StaleQuestion, Table, TableError
    from hivernage.views import View, view

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "WAIT",
    "Answer",
    "AnsweredAlready",
    "BadOptions",
    "Bot",
    "CannotUndo",
    "Decision",
    "Event",
    "IllegalAnswer",
    "Library",
    "NotAsked",
    "Options",
    "OtherCards",
    "PackError",
    "Question",
    "Redealt",
    "SaveError",
    "Seat",
    "StaleQuestion",
    "Table",
    "TableError",
    "UnknownBot",
    "View",
    "load",
    "load_packs",
    "play_out",
    "save",
    "view",
]

_HOMES: Final = {
    "bots": ("WAIT", "Bot", "Seat"),
    "bots.entrants": ("UnknownBot",),
    "bots.playing_out": ("play_out",),
    "cards.library": ("Library",),
    "cards.load": ("PackError", "load_packs"),
    "model.events": ("Event",),
    "model.ids": ("SPECTATOR",),
    "model.options": ("Options",),
    "model.question": ("Answer", "Decision", "IllegalAnswer", "Question"),
    "rules.setup": ("BadOptions",),
    "saves": ("OtherCards", "SaveError", "load", "save"),
    "table": (
        "AnsweredAlready",
        "CannotUndo",
        "NotAsked",
        "Redealt",
        "StaleQuestion",
        "Table",
        "TableError",
    ),
    "views": ("View", "view"),
}

if not TYPE_CHECKING:  # a type checker would believe that every name is there

    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                value = globals()[name] = getattr(import_module(f"{__name__}.{home}"), name)
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
