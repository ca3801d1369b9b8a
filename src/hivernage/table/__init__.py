"""A game in progress, what it refuses, and its log."""

from __future__ import annotations

from hivernage.table.errors import AnsweredAlready, CannotUndo, NotAsked, Redealt, StaleQuestion, TableError
from hivernage.table.log import LogEntry, Rewound, Undo
from hivernage.table.table import Table, fingerprint
from hivernage.table.task import Task

__all__ = [
    "AnsweredAlready",
    "CannotUndo",
    "LogEntry",
    "NotAsked",
    "Redealt",
    "Rewound",
    "StaleQuestion",
    "Table",
    "TableError",
    "Task",
    "Undo",
    "fingerprint",
]
