"""Which answers a question allows, worked out only when somebody wants to know."""

from __future__ import annotations

from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import LISTERS


def legal(state: State, question: Question, seat: int) -> list[Answer]:
    """Every answer that a seat may give."""
    if question.options is not None:
        return list(question.options)
    return LISTERS[question.kind](state, question, seat)
