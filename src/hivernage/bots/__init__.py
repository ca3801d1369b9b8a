"""Players made of code: what a bot is, and how it is asked.

A bot sees what its seat may see and nothing else: a view, the question put to it, and the answers it may give.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from hivernage.model.question import Answer, Question
from hivernage.table import Table
from hivernage.view import View, view

Look = Callable[[], View]

WAIT: Final[Answer] = ("wait",)
"""Offered along with the answers to a question that nobody waits for: say nothing, for now."""


class Bot(Protocol):
    """Somebody who answers questions."""

    def choose(self, view: Look, question: Question, answers: Sequence[Answer]) -> Answer:
        """Pick one of the answers. Calling `view` shows the table; a bot that doesn't look doesn't pay for it."""
        ...


def ask(bot: Bot, table: Table, question: Question, seat: int) -> Answer:
    """Put one of the table's open questions to the bot on a seat."""
    answers = table.legal(question, seat)
    if question.wait == "never":
        return bot.choose(partial(view, table, seat), question, [*answers, WAIT]) if answers else WAIT
    return bot.choose(partial(view, table, seat), question, answers)
