"""Where a table stands, for somebody whose scenario went wrong."""

from __future__ import annotations

from hivernage.model.ids import SEATS
from hivernage.model.question import Question, key
from hivernage.table import Table

SHOWN_ANSWERS = 12


def open_questions(table: Table, tried: str = "") -> tuple[str, ...]:
    """Who is asked what and may answer what, a line for each player; answers like the one tried come first."""
    if table.over:
        return (f"the game is over ({table.state.ending})",)
    lines = [_line(table, question, seat, tried) for question in table.questions for seat in question.seats]
    return tuple(filter(None, lines))


def is_unfinished(question: Question) -> bool:
    """Whether the game waits for an answer in the middle of something, not for the next action."""
    return question.wait != "never" and question.kind != "action"


def _line(table: Table, question: Question, seat: int, tried: str) -> str:
    answers = [key(answer) for answer in table.legal(question, seat)]
    if question.wait == "never" and not answers:
        return ""
    verb = tried.split()[:1]
    answers.sort(key=lambda answer: answer.split()[:1] != verb)
    more = f" and {len(answers) - SHOWN_ANSWERS} more" if len(answers) > SHOWN_ANSWERS else ""
    about = f" ({' '.join(filter(None, question.args))})" if any(question.args) else ""
    asked = "may answer" if question.wait == "never" else "is asked"
    return f"{SEATS[seat]} {asked} '{question.kind}'{about}: {', '.join(answers[:SHOWN_ANSWERS])}{more}"
