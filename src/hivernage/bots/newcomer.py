"""A player who knows the rules and means well: takes what looks best tonight, and sees no further."""

from __future__ import annotations

from collections.abc import Sequence

from hivernage.bots.outlook import Outlook
from hivernage.bots.regular import RegularBot
from hivernage.bots.weights import Weights
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Question

SHORT_SIGHTED = Weights(soon=0.0, spared=0.0, first=1.0, hunger=0.5, exposure=5.0, travel=0.0, early=1.0, fight=5.0)
"""Tonight's danger, not tomorrow's; any card is as good as another; the cold is nothing to be afraid of."""

LATE_THOUGHT = 20.0  # a step towards the own objective, in the last round
NEARLY_LOST = 2  # morale at which a betrayer remembers what it is
BLUR = 4.0  # how far a newcomer misjudges an answer, more or less


class NewcomerBot(RegularBot):
    """Sensible, greedy and short-sighted; misjudges things a little, and accuses nobody."""

    def __init__(self, seed: int | str, library: Library) -> None:
        super().__init__(seed, library, SHORT_SIGHTED)

    def _marks(self, outlook: Outlook, question: Question, answers: Sequence[Answer]) -> list[float]:
        marks = super()._marks(outlook, question, answers)
        if question.kind in ("vote", "tie"):
            return marks
        return [mark + self.random.gauss(0.0, BLUR) for mark in marks]

    def _eagerness(self, outlook: Outlook) -> float:
        """The own objective comes to mind when it is nearly too late."""
        return LATE_THOUGHT if outlook.view.rounds_left <= 1 else 0.0

    def _remembers(self, outlook: Outlook) -> bool:
        return outlook.view.rounds_left <= 1 or outlook.colony.morale <= NEARLY_LOST

    def _accuse(self, outlook: Outlook, answers: Sequence[Answer], marks: list[float]) -> None:
        """A newcomer trusts people."""

    def _point(self, outlook: Outlook) -> None:
        """Nor has it anything to say against them."""
