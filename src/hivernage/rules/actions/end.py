"""End the turn (R7)."""

from __future__ import annotations

from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking


def answers(menu: Menu) -> None:
    menu.answers.append(("end",))


def refuse(_attempt: Attempt) -> None:
    """Always possible on one's turn."""


def do(state: State, _seat: int, _answer: Answer) -> Asking[Moments]:
    yield from ()
    state.step = "end-turn"
    return ()


END = Action("end", "R7", (), refuse, do, answers)
