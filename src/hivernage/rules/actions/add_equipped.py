"""Add a card from a survivor's equipment to the crisis (F2)."""

from __future__ import annotations

from hivernage.model.events import EquippedCardAdded
from hivernage.model.parts import Gift
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.add import against, against_card, noted
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.held import items_of, take_held
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.refusal import Reason

FROM_HAND = Reason("F2", "add-from-hand")


def answers(menu: Menu) -> None:
    if against(menu) is None:
        for survivor in menu.group:
            if survivor.cards:
                keys = [key for key in items_of(menu.state, survivor) if against_card(menu.state, key) is None]
                menu.answers += [("add-equipped", survivor.id, key) for key in keys]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    attempt.check_held(attempt.own_survivor(), "F2", FROM_HAND)
    if attempt.word(2):
        attempt.stop(against_card(attempt.state, attempt.word(2)), item=attempt.item(attempt.word(2)))


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    yield from ()
    held = take_held(state, answer[1], answer[2])
    state.crisis_pile.append(Gift(held.key, face_up=True, giver=seat))
    state.tell(EquippedCardAdded(seat=seat, survivor=answer[1], card=held.key, pile=len(state.crisis_pile)))
    return noted(state, seat)


ADD_EQUIPPED = Action("add-equipped", "F2", ("survivor", "held"), refuse, do, answers, off_turn="F2.2")
