"""Calm an unruly helpless survivor with a medicine card (L5)."""

from __future__ import annotations

from hivernage.cards.card import Item
from hivernage.model.events import Played
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.colony import discard_played
from hivernage.rules.helpless import temper
from hivernage.rules.homes import colony_of
from hivernage.rules.refusal import Reason

ALL_CALM = Reason("L5", "nobody-unruly")
NO_MEDICINE = Reason("L5.3", "not-medicine", "card")


def against(menu: Menu) -> Reason | None:
    return None if colony_of(menu.state, menu.seat).unruly else ALL_CALM


def against_card(item: Item) -> Reason | None:
    """Any card with the symbol does (L5.3)."""
    return None if item.symbol == "medicine" else NO_MEDICINE


def answers(menu: Menu) -> None:
    if menu.ready and against(menu) is None:
        items = menu.state.library.items
        menu.answers += [("calm", key) for key in menu.ready if against_card(items[key]) is None]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    item = attempt.hand_card(1)
    attempt.stop(against_card(item), item=item)
    attempt.check_ready(1, item)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """The card does nothing else, and goes where played cards go (L5.3)."""
    yield from ()
    key = answer[1]
    state.players[seat].show(key)
    state.tell(Played(seat=seat, card=key))
    discard_played(state, seat, key)
    temper(state, colony_of(state, seat), -1)
    return ()


CALM = Action("calm", "L5.2", ("hand",), refuse, do, answers)
