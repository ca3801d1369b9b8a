"""Raise a die with a food card, which only exiled players do (E3.5)."""

from __future__ import annotations

from hivernage.cards.card import Item
from hivernage.model.events import Played
from hivernage.model.ids import die_of
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.food import raisable
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.colony import discard_played
from hivernage.rules.effects.dice import raise_die
from hivernage.rules.playing import FORBIDDEN, against_effect
from hivernage.rules.powers import forbids_player
from hivernage.rules.refusal import Reason

IN_COLONY = Reason("E3.5", "feed-in-colony")
NOT_FOOD = Reason("E3.5", "not-food", "card")


def against(menu: Menu) -> Reason | None:
    return None if menu.player.exiled else IN_COLONY


def against_card(menu: Menu, key: str, item: Item) -> Reason | None:
    """What keeps a card of the hand from raising a die, if it needn't wait."""
    if item.symbol != "food":
        return NOT_FOOD
    if forbids_player(menu.bans, "play", item.symbol):
        return FORBIDDEN
    return against_effect(menu.state, menu.seat, key, item)


def answers(menu: Menu) -> None:
    if against(menu) is not None:
        return
    items = menu.state.library.items
    for key in menu.ready:
        if against_card(menu, key, items[key]) is None:
            menu.answers += [("feed", key, die) for die in raisable(menu)]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    item = attempt.hand_card(1)
    why = against_card(attempt.menu, attempt.word(1), item)
    if why is NOT_FOOD:
        attempt.stop(why, item=item)
    attempt.check_ready(1, item)
    attempt.stop(why, item=item)
    attempt.check_raisable(2)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    yield from ()
    key = answer[1]
    player = state.players[seat]
    player.hand.remove(key)
    state.tell(Played(seat=seat, card=key))
    discard_played(state, seat, key)
    raise_die(state, player, die_of(answer[2]))
    return ()


FEED = Action("feed", "E3.5", ("hand", "die"), refuse, do, answers, off_turn="F1.2")
