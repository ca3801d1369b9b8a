"""One question to one seat, with all that is known to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, Protocol

from hivernage.bots import WAIT, Seat
from hivernage.bots.aims.aims import Aims
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.trust.suspicion import Suspicion
from hivernage.bots.weights import WEIGHTS, Weights
from hivernage.cards.library import Library
from hivernage.model.events import Event
from hivernage.model.question import Answer, Question

SECRET_PICKS: Final = ("tactic", "bet")
"""What both sides pick without knowing of each other."""

BY_LOT: Final = frozenset(("take-gift", "order", "guard", "arrange", "present", "present-for"))
"""Questions to which one answer is as good as another, as far as bots see."""

Marks = list[float]
"""How good each answer is, in the order of the answers: a point of morale counts 20."""


class Position:
    """A question and the table as its seat reads it; what nobody asks for isn't worked out.

    `story`: what happened, as far as it matters; `suspicion`: what the seat believes of the others, if anything.
    """

    def __init__(
        self,
        seat: Seat,
        question: Question,
        answers: Sequence[Answer],
        library: Library,
        weights: Weights = WEIGHTS,
        story: Sequence[Event] = (),
        suspicion: Suspicion | None = None,
    ) -> None:
        self.seat = seat
        self.question = question
        self.answers = answers
        self.library = library
        self.weights = weights
        self.story = story
        self.suspicion = suspicion

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(self.seat.view(), self.library, self.weights)

    @cached_property
    def aims(self) -> Aims:
        """The seat's own objective."""
        return Aims(self.outlook)

    @property
    def is_choice(self) -> bool:
        """Whether answers have to be weighed: not where there is one, where any will do, or where one may wait."""
        kind = self.question.kind
        return len(self.answers) > 1 and WAIT not in self.answers and kind not in (*SECRET_PICKS, *BY_LOT)

    @property
    def is_exile_vote(self) -> bool:
        return self.question.kind in ("vote", "tie") and self.is_about_exile

    @property
    def is_about_exile(self) -> bool:
        return self.question.args[:1] == ("exile",)


class Judge(Protocol):
    """Somebody who looks at a position from one side."""

    def weigh(self, position: Position, marks: Marks) -> Marks:
        """The marks of the answers, given those of the judges before."""
        ...


def marks_by(judges: Sequence[Judge], position: Position) -> Marks:
    """What all judges say together; no marks where there is nothing to weigh."""
    if not position.is_choice:
        return []
    marks = [0.0] * len(position.answers)
    for judge in judges:
        marks = judge.weigh(position, marks)
    return marks
