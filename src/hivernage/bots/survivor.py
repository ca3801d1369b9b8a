"""A bot that means to see the spring: it feeds the colony, holds the doors, meets crises and trusts people."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hivernage.bots import Seat
from hivernage.bots.judges.colony import ForTheColony
from hivernage.bots.judges.picking import Picker
from hivernage.bots.judges.position import Judge, Marks, Position, marks_by
from hivernage.bots.weights import WEIGHTS, Weights
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Question


class SurvivorBot:
    """Gives every answer a mark and takes the best; equals are drawn by lot. Nothing is said."""

    def __init__(self, seed: int | str, library: Library, weights: Weights = WEIGHTS) -> None:
        self.library = library
        self.weights = weights
        self.judges: list[Judge] = [ForTheColony()]
        self.picker = Picker(Random(str(seed)))

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        """Read the table, judge the answers, pick one."""
        position = self.read(seat, question, answers)
        return self.pick(position, self.judge(position))

    def read(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Position:
        return Position(seat, question, answers, self.library, self.weights)

    def judge(self, position: Position) -> Marks:
        return marks_by(self.judges, position)

    def pick(self, position: Position, marks: Marks) -> Answer:
        return self.picker.pick(position, marks)

    def speak(self, position: Position, answer: Answer) -> None:
        """Say nothing."""
