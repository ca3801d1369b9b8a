"""Clean the waste pile (A4)."""

from __future__ import annotations

from hivernage.model.events import Cleaned
from hivernage.model.ids import die_of
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules import crossroads
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.colony import leave_game
from hivernage.rules.crossroads import Moment
from hivernage.rules.effects.dice import spend_die
from hivernage.rules.facts import CLEANED
from hivernage.rules.homes import colony_of
from hivernage.rules.plan import choose_plan, instead, pay_plan
from hivernage.rules.refusal import Reason
from hivernage.rules.scope import Scope
from hivernage.rules.whenever import whenever

FORBIDDEN = Reason("T1", "forbidden-clean", "ban", "survivor")
OUTSIDE = Reason("A4", "clean-outside", "survivor")
NO_WASTE = Reason("A4.1", "no-waste")


def against(state: State, survivor: Survivor) -> Reason | None:
    """It takes somebody at home, and waste."""
    colony = colony_of(state, survivor.owner)
    if survivor.place != colony.place:
        return OUTSIDE
    return None if colony.waste else NO_WASTE


def answers(menu: Menu, survivor: Survivor) -> None:
    if against(menu.state, survivor) is None and not menu.forbids(survivor, "clean"):
        menu.answers += [("clean", survivor.id, die) for die in menu.dice]


def refuse(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    attempt.stop(FORBIDDEN if attempt.menu.forbids(survivor, "clean") else None, survivor)
    attempt.stop(against(attempt.state, survivor), survivor)
    attempt.check_die(2)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """The top cards of the waste pile leave the game (A4)."""
    spend_die(state, state.players[seat], die_of(answer[2]))
    survivor = state.survivors[answer[1]]
    plan = yield from choose_plan(state, survivor, "clean", [])
    pay_plan(state, survivor, plan)
    state.lane.cancelled = False
    yield from crossroads.watch(state, Moment("did", "cleaning", it=survivor.id, here=survivor.place))
    cancelled, state.lane.cancelled = state.lane.cancelled, False
    if cancelled or survivor.id not in state.survivors:
        return ()
    waste = colony_of(state, seat).waste
    cards = [waste.pop() for _ in range(min(instead(state, survivor, plan, "clean", CLEANED), len(waste)))]
    for key in cards:
        leave_game(state, key, face_up=True)
    state.tell(Cleaned(survivor=survivor.id, cards=cards, colony=state.players[seat].colony))
    yield from whenever(state, "cleaned", Scope(seat, it=survivor.id, here=survivor.place))
    return (Moment("did", "clean", it=survivor.id, here=survivor.place),)


CLEAN = Action("clean", "A4", ("survivor", "die"), refuse, do, survivor_answers=answers)
