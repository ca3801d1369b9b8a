"""Attract zombies to empty entrance spaces (A5)."""

from __future__ import annotations

from functools import partial

from hivernage.model.ids import die_of
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking, ask
from hivernage.rules.effects.board import move_zombie
from hivernage.rules.effects.dice import spend_die
from hivernage.rules.facts import ATTRACTED
from hivernage.rules.refusal import Reason
from hivernage.rules.spaces import has_entrance_room
from hivernage.rules.zombies import lure_origins

FORBIDDEN = Reason("T1", "forbidden-attract", "ban", "survivor")
FULL = Reason("A5.3", "entrances-full", "place")
NONE_ELSEWHERE = Reason("A5", "nothing-to-attract")


def against(state: State, place: str) -> Reason | None:
    """There must be an empty entrance space, and a zombie that could come to it."""
    if not has_entrance_room(state, state.places[place]):
        return FULL
    return None if lure_origins(state, place) else NONE_ELSEWHERE


def answers(menu: Menu, survivor: Survivor) -> None:
    if menu.at(survivor.place, against) is None and not menu.forbids(survivor, "attract"):
        menu.answers += [("attract", survivor.id, die) for die in menu.dice]


def refuse(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    attempt.stop(FORBIDDEN if attempt.menu.forbids(survivor, "attract") else None, survivor)
    attempt.stop(against(attempt.state, survivor.place), survivor)
    attempt.check_die(2)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """Up to two zombies from anywhere to empty entrance spaces here (A5)."""
    spend_die(state, state.players[seat], die_of(answer[2]))
    here = state.survivors[answer[1]].place
    for moved in range(ATTRACTED):
        if not lure_origins(state, here):
            break
        chosen = yield from ask(state, seat, "attract", (answer[1], here), partial(_lures, state, here, moved > 0))
        if chosen == ("enough",):
            break
        yield from move_zombie(state, seat, chosen[1], here)
    return ()


def _lures(state: State, here: str, may_stop: bool) -> tuple[Answer, ...]:
    return (*(("place", name) for name in lure_origins(state, here)), *((("enough",),) if may_stop else ()))


ATTRACT = Action("attract", "A5", ("survivor", "die"), refuse, do, survivor_answers=answers)
