"""What a regular does in a position that is written as text."""

from __future__ import annotations

from hivernage.bots import TableSeat, ask
from hivernage.bots.regular import RegularBot
from hivernage.model.question import Answer
from tests.rules.positions import base, run_text


def acts(text: str) -> Answer:
    """What p1 does first in a position."""
    return answers(text, "action")


def answers(text: str, kind: str, seat: int = 0) -> Answer:
    """What a seat answers to the open question of a kind."""
    table = run_text(text).table
    question = next(question for question in table.questions if question.kind == kind and seat in question.seats)
    return ask(RegularBot("play", base()), TableSeat(table, seat, []), question)


def turn(text: str, kind: type[RegularBot] = RegularBot) -> list[Answer]:
    """All that p1 does until the turn ends; the others say no to everything."""
    table = run_text(text).table
    table.state.forced = None
    bot, seat, given = kind("play", base()), TableSeat(table, 0, []), []
    number = table.state.turn
    while not table.over and table.state.turn == number and table.state.lane.seat == 0:
        question = next(question for question in table.questions if question.wait != "never")
        asked = question.seats[0]
        answer = ask(bot, seat, question) if asked == 0 else table.legal(question, asked)[-1]
        table.answer(asked, answer)
        given += [answer] if asked == 0 else []
    return given
