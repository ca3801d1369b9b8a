"""Put a barricade on an empty entrance space (A3)."""

from __future__ import annotations

from hivernage.model.ids import die_of
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.crossroads import Moment
from hivernage.rules.deeds import note
from hivernage.rules.effects.board import place_barricades
from hivernage.rules.effects.dice import spend_die
from hivernage.rules.homes import is_at_enemy_door, is_home
from hivernage.rules.plan import arms, choose_plan, instead, pay_plan
from hivernage.rules.refusal import Reason
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import has_entrance_room
from hivernage.rules.whenever import whenever

FORBIDDEN = Reason("T1", "forbidden-barricade", "ban", "survivor")
FULL = Reason("A3", "entrances-full", "place")
AT_ENEMY = Reason("W6.3", "barricade-at-enemy", "survivor")
ALL_FULL = Reason("A3.1", "entrances-full", "place")


def against(state: State, place: str) -> Reason | None:
    """Without an empty entrance space there is none to fill."""
    if has_entrance_room(state, state.places[place]):
        return None
    return ALL_FULL if is_home(state, place) else FULL


def against_standing(survivor: Survivor) -> Reason | None:
    """Nobody barricades somebody else's home (W6.3)."""
    return AT_ENEMY if is_at_enemy_door(survivor) else None


def answers(menu: Menu, survivor: Survivor) -> None:
    if (
        against_standing(survivor) is None
        and menu.at(survivor.place, against) is None
        and not menu.forbids(survivor, "barricade")
    ):
        menu.answers += [("barricade", survivor.id, die) for die in menu.dice]


def refuse(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    attempt.stop(FORBIDDEN if attempt.menu.forbids(survivor, "barricade") else None, survivor)
    attempt.stop(against_standing(survivor), survivor)
    attempt.stop(against(attempt.state, survivor.place), survivor)
    attempt.check_die(2)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    value = die_of(answer[2])
    spend_die(state, state.players[seat], value)
    survivor = state.survivors[answer[1]]
    plan = yield from choose_plan(state, survivor, "barricade", [])
    plan = yield from choose_plan(state, survivor, f"arm-{value}", plan)
    pay_plan(state, survivor, plan)
    n, trap = instead(state, survivor, plan, "barricade", 1), arms(state, survivor, plan, value)
    yield from place_barricades(state, seat, survivor.place, n, trap)
    note(state, seat, "barricade", survivor.id, n)
    yield from whenever(state, "barricaded", Scope(seat, it=survivor.id, here=survivor.place))
    return (Moment("did", "barricade", it=answer[1], here=survivor.place),)


BARRICADE = Action("barricade", "A3", ("survivor", "die"), refuse, do, survivor_answers=answers)
