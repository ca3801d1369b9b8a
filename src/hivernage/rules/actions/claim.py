"""Show a mission that is complete, and take what it brings (LW1.5, LW1.10)."""

from __future__ import annotations

from hivernage.model.parts import Wolf
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.homes import is_wolf
from hivernage.rules.missions import can_claim, claim
from hivernage.rules.refusal import Reason

NOT_WOLF = Reason("LW1.10", "not-the-wolf")
NOT_HELD = Reason("LW1.5", "no-such-mission")
NOT_MET = Reason("LW1.5", "mission-not-met")


def against(menu: Menu) -> Reason | None:
    """Only the lone wolf has missions."""
    return None if is_wolf(menu.state, menu.seat) else NOT_WOLF


def _held(state: State) -> Wolf:
    assert state.wolf is not None, "only asked of the lone wolf"
    return state.wolf


def answers(menu: Menu) -> None:
    if against(menu) is None:
        menu.answers += [("claim", key) for key in _held(menu.state).missions if can_claim(menu.state, key)]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    key, held = attempt.word(1), _held(attempt.state).missions
    attempt.stop(None if key in held or (held and not key) else NOT_HELD)
    attempt.stop(None if any(can_claim(attempt.state, each) for each in held if key in ("", each)) else NOT_MET)


def do(state: State, _seat: int, answer: Answer) -> Asking[Moments]:
    yield from claim(state, answer[1])
    return ()


CLAIM = Action("claim", "LW1.5", ("mission",), refuse, do, answers)
