"""Move nobody any more, where two seats move by turns (W4.2)."""

from __future__ import annotations

from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.actions.move import against_now
from hivernage.rules.asking import Asking


def answers(menu: Menu) -> None:
    if against_now(menu) is None:
        menu.answers.append(("pass",))


def refuse(attempt: Attempt) -> None:
    attempt.stop(against_now(attempt.menu))


def do(_state: State, _seat: int, _answer: Answer) -> Asking[Moments]:
    """What it means is the step's own."""
    yield from ()
    return ()


PASS = Action("pass", "W4.2", (), refuse, do, answers)
