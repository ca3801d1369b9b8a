"""A bot that plays anything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hivernage.bots import Seat
from hivernage.model.question import Answer, Question


class RandomBot:
    """Every answer is as likely as any other. The same seed plays the same game."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(str(seed))

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:  # noqa: ARG002 looks at nothing
        return self._random.choice(answers)
