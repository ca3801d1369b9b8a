"""Hand an item to another survivor at the same place (F6)."""

from __future__ import annotations

from hivernage.model.events import HandedOff
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.held import items_of, take_held
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.homes import are_allies, is_home
from hivernage.rules.refusal import Reason

FROM_HAND = Reason("F6.2", "hand-off-from-hand")
EXILED = Reason("E3.1", "hand-off-inside")
NOBODY = Reason("F6", "nobody-to-take", "place")
SELF = Reason("F6", "hand-off-self", "survivor")
ENEMY = Reason("W8.4", "hand-off-enemy", "survivor")
LIES = Reason("W5.3", "taker-lies", "survivor")
ELSEWHERE = Reason("F6", "taker-elsewhere", "survivor", "place")


def against(menu: Menu, survivor: Survivor) -> Reason | None:
    """An exiled player hands off outside the colony only (E3.1)."""
    return EXILED if menu.player.exiled and is_home(menu.state, survivor.place) else None


def against_taker(state: State, survivor: Survivor, taker: Survivor) -> Reason | None:
    """Somebody at the same place, or at the same entrance of somebody else's home (W6.3)."""
    if taker is survivor:
        return SELF
    if not are_allies(state, survivor.owner, taker.owner):
        return ENEMY
    if taker.id in state.bitten:
        return LIES
    return None if (taker.place, taker.door) == (survivor.place, survivor.door) else ELSEWHERE


def takers(menu: Menu, survivor: Survivor) -> list[str]:
    state = menu.state
    return [other.id for other in state.survivors.values() if against_taker(state, survivor, other) is None]


def answers(menu: Menu) -> None:
    for survivor in menu.group:
        if survivor.cards and against(menu, survivor) is None:
            name, others = survivor.id, takers(menu, survivor)
            menu.answers += [
                ("hand-off", name, key, other) for key in items_of(menu.state, survivor) for other in others
            ]


def refuse(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    attempt.stop(against(attempt.menu, survivor), survivor)
    attempt.check_held(survivor, "F6", FROM_HAND)
    if attempt.word(3):
        taker = attempt.survivor(3)
        attempt.stop(against_taker(attempt.state, survivor, taker), taker, to=survivor.place)
    elif not takers(attempt.menu, survivor):
        attempt.stop(NOBODY, survivor)


def do(state: State, _seat: int, answer: Answer) -> Asking[Moments]:
    """Equipped at once, and used stays used (F6, F6.1)."""
    yield from ()
    held = take_held(state, answer[1], answer[2])
    state.survivors[answer[3]].cards.append(held)
    state.tell(HandedOff(survivor=answer[1], card=held.key, to=answer[3]))
    return ()


HAND_OFF = Action("hand-off", "F6", ("survivor", "held", "survivor"), refuse, do, answers)
