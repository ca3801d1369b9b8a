"""What a table refuses."""

from __future__ import annotations

from hivernage.rules.refusal import Refusal


class TableError(Exception):
    """Something a table refuses; nothing has changed."""


class StaleQuestion(TableError):
    """The question isn't open any more."""


class AnsweredAlready(StaleQuestion):
    """The seat has answered this question, and others haven't yet: its answer stands."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    def __str__(self) -> str:
        return f"{self.refusal.text()} ({self.rule})"


class NotAsked(TableError):
    """The question is open, but not to this seat."""


class CannotUndo(TableError):
    """What was decided can't be taken back."""


class Redealt(TableError):
    """An imagined table plays forward only, until its next checkpoint."""
