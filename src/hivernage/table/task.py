"""A rule that runs, and the question it waits at."""

from __future__ import annotations

import msgspec

from hivernage.model.question import Question
from hivernage.model.state import State
from hivernage.rules.asking import Answers, Rule
from hivernage.rules.game import Lane


class Task:
    """One running rule, the turn it belongs to, and what it waits for."""

    __slots__ = ("fresh", "got", "lane", "question", "rule")

    def __init__(self, lane: Lane, rule: Rule) -> None:
        self.lane = lane
        self.rule = rule
        self.fresh = True  # begun again from the state as it is, it would stand where it stands
        self.question: Question | None = None
        self.got: Answers = {}

    def still_asked(self) -> Question:
        """Its question, with the seats that haven't answered yet."""
        assert self.question is not None
        if not self.got:
            return self.question
        seats = tuple(seat for seat in self.question.seats if seat not in self.got)
        return msgspec.structs.replace(self.question, seats=seats)

    def list_again(self) -> None:
        """Another lane has gone on: public answers are those that are possible now."""
        if self.question is not None and self.question.live is not None:
            self.question = msgspec.structs.replace(self.question, options=self.question.live.answers())

    def is_gone(self, state: State) -> bool:
        """Whether what it asks about is no more. Only public things count: a hidden list is nobody else's business."""
        question = self.question
        if question is None:
            return False
        if question.needs and question.needs not in state.survivors:
            return True
        return question.live is not None and not question.options
