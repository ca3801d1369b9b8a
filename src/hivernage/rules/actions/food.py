"""Raise a die with a food token (F4)."""

from __future__ import annotations

from bisect import bisect_left

from hivernage.model.ids import die_of
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules import crossroads
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.colony import lose_food
from hivernage.rules.crossroads import Moment
from hivernage.rules.effects.dice import raise_die
from hivernage.rules.facts import DIE_TOP
from hivernage.rules.homes import colony_of
from hivernage.rules.refusal import Reason

EXILED = Reason("E3.4", "food-exiled")
NO_FOOD = Reason("F4", "no-food")


def against(menu: Menu) -> Reason | None:
    """It is the colony's food, and there must be some."""
    if menu.player.exiled:
        return EXILED
    return None if colony_of(menu.state, menu.seat).food else NO_FOOD


def raisable(menu: Menu) -> list[str]:
    """Dice below 6 (F4.1)."""
    return menu.dice[: bisect_left(menu.values, DIE_TOP)]


def answers(menu: Menu) -> None:
    if against(menu) is None:
        menu.answers += [("food", die) for die in raisable(menu)]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    attempt.check_raisable(1)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """A token for +1 on a die; a crossroads card may come between the two (F4)."""
    lose_food(state, colony_of(state, seat), 1)
    state.lane.cancelled = False
    yield from crossroads.watch(state, Moment("did", "spend-food"))
    value = die_of(answer[1])
    if not state.lane.cancelled and value in state.players[seat].dice:
        raise_die(state, state.players[seat], value)
    state.lane.cancelled = False
    return ()


FOOD = Action("food", "F4", ("die",), refuse, do, answers)
