"""Picking an answer by the marks: the best, and of those that are as good any."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from hivernage.bots import WAIT
from hivernage.bots.judges.position import BY_LOT, SECRET_PICKS, Marks, Position
from hivernage.bots.war.combat import Matrix, Solution, solve
from hivernage.bots.war.war import War
from hivernage.model.question import Answer, Question

LEEWAY: Final = 0.15  # share of an option's worth by which others are as good: rules of thumb are no finer
LEAST_LEEWAY: Final = 2.0  # marks by which they are at least


class Picker:
    """Somebody's dice and judgement. `blur`: marks by which answers are misjudged, more or less.

    `solve`: how tactics and bets of both sides are weighed against each other.
    """

    def __init__(self, random: Random, blur: float = 0.0, solve: Callable[[Matrix], Solution] = solve) -> None:
        self.random = random
        self.blur = blur
        self.solve = solve

    def pick(self, position: Position, marks: Marks) -> Answer:
        """The answer with the best mark. A guard's report is nothing to hurry with."""
        answers, kind = position.answers, position.question.kind
        if WAIT in answers:
            return WAIT
        if len(answers) == 1:
            return answers[0]
        if kind in SECRET_PICKS:
            return self._mixed(position)
        if kind in BY_LOT:
            return self.random.choice(answers)
        seen = self._misjudged(kind, marks)
        best = max(seen)
        least = best - _leeway(position.question, answers[seen.index(best)], best)
        return self.random.choice([answer for mark, answer in zip(seen, answers, strict=True) if mark >= least])

    def _mixed(self, position: Position) -> Answer:
        """A tactic or a bet: by lot, each as often as it takes to give nothing away."""
        war = War(position.outlook)
        matrix = war.tactics() if position.question.kind == "tactic" else war.bets()
        return self.random.choices(position.answers[: len(matrix)], self.solve(matrix).mix)[0]

    def _misjudged(self, kind: str, marks: Marks) -> Marks:
        if not self.blur or kind in ("vote", "tie"):
            return marks
        return [mark + self.random.gauss(0.0, self.blur) for mark in marks]


def _leeway(question: Question, best: Answer, mark: float) -> float:
    """How much worse an answer may seem and be as good: an option of a card, or a side of a vote about one."""
    told = best[0] == "option" or (question.kind == "vote" and question.args[0] == "card")
    return max(LEAST_LEEWAY, LEEWAY * abs(mark)) if told else 0.0
