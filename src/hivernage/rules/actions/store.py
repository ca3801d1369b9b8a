"""Put a card on the main objective (F8)."""

from __future__ import annotations

from hivernage.cards.card import Item
from hivernage.cards.library import origin
from hivernage.model.events import CardStored
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.homes import colony_of
from hivernage.rules.powers import side
from hivernage.rules.refusal import Reason

TAKES_NOTHING = Reason("F8", "objective-takes-nothing")
TAKES_OTHERS = Reason("F8", "objective-takes-others", "card")


def against(menu: Menu) -> Reason | None:
    return None if side(menu.state).stores else TAKES_NOTHING


def against_card(menu: Menu, key: str, item: Item) -> Reason | None:
    stores = side(menu.state).stores
    return None if item.symbol in stores or origin(key) in stores else TAKES_OTHERS


def answers(menu: Menu) -> None:
    if menu.ready and against(menu) is None:
        items = menu.state.library.items
        menu.answers += [("store", key) for key in menu.ready if against_card(menu, key, items[key]) is None]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    item = attempt.hand_card(1)
    attempt.stop(against_card(attempt.menu, attempt.word(1), item), item=item)
    attempt.check_ready(1, item)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    yield from ()
    state.players[seat].show(answer[1])
    colony_of(state, seat).stored.append(answer[1])
    state.tell(CardStored(seat=seat, card=answer[1], colony=state.players[seat].colony, reveal=True))
    return ()


STORE = Action("store", "F8", ("hand",), refuse, do, answers, off_turn="F8")
