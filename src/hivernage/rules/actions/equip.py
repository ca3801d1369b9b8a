"""Equip a survivor with a card from the hand (F1.1)."""

from __future__ import annotations

from hivernage.cards.card import Item
from hivernage.model.events import Played
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.equipment import put_on
from hivernage.rules.playing import FORBIDDEN
from hivernage.rules.powers import forbids_player
from hivernage.rules.refusal import Reason

NOT_EQUIPMENT = Reason("F1.1", "not-equipment", "card")
NO_GROUP = Reason("K4.3", "no-group")


def against(menu: Menu, item: Item) -> Reason | None:
    """What keeps a card of the hand from being put on, if it needn't wait."""
    if item.kind != "equip":
        return NOT_EQUIPMENT
    if forbids_player(menu.bans, "play", item.symbol):
        return FORBIDDEN
    return None if menu.group else NO_GROUP


def answers(menu: Menu, key: str, item: Item) -> None:
    if against(menu, item) is None:
        menu.answers += [("equip", key, survivor.id) for survivor in menu.group]


def refuse(attempt: Attempt) -> None:
    item = attempt.hand_card(1)
    why = against(attempt.menu, item)
    if why is NOT_EQUIPMENT:
        attempt.stop(why, item=item)
    attempt.check_ready(1, item)
    attempt.stop(why, item=item)
    if attempt.word(2):
        attempt.own_survivor(2, rule="F1.1")


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """From the hand to any own survivor, wherever they stand (F1.3)."""
    yield from ()
    key = answer[1]
    state.players[seat].hand.remove(key)
    state.tell(Played(seat=seat, card=key))
    put_on(state, answer[2], key)
    return ()


EQUIP = Action("equip", "F1.1", ("hand", "survivor"), refuse, do, card_answers=answers, off_turn="F1.2")
