"""Weeds: name an item; the first of the others in the colony who gives it loses all despair."""

from __future__ import annotations

from hivernage.cards.library import face
from hivernage.model.events import CardTaken, GiftGiven, ItemNamed
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Rule, answers_to, ask
from hivernage.rules.homes import home
from hivernage.rules.losses import heal
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule


def barter(state: State, scope: Scope) -> Rule:
    """Whoever has cards is asked, one after another from the left, whether or not they have this one."""
    answer = yield from ask(state, scope.seat, "item", (scope.card,), _items(state))
    wanted = answer[1]
    state.tell(ItemNamed(seat=scope.seat, card=wanted))
    for seat in state.seats_from(scope.seat):
        at_home = any(s.place == home(state, scope.seat) for s in state.group(seat))
        if seat == scope.seat or not at_home or not state.players[seat].hand:
            continue
        answer = yield from ask(state, seat, "give-item", (wanted,))
        if answer[0] == "give":
            _give(state, seat, scope.seat, answer[1])
            for survivor in state.group(seat):
                for _ in range(survivor.despair):
                    heal(state, survivor, "despair")
            return


def _items(state: State) -> tuple[Answer, ...]:
    """Every item of the game once, by one of its copies."""
    copies = {face(key): key for key in sorted(state.library.items, reverse=True)}
    return tuple(("item", copies[name]) for name in sorted(copies))


def _give(state: State, giver: int, taker: int, key: str) -> None:
    """Everybody sees it: it was asked for by name. What has been used this round stays used (F6.1)."""
    worn = state.players[giver].unmark(key)
    state.players[giver].lose(key)
    if worn is not None:
        state.players[taker].worn.append(worn)
    state.players[taker].hand.append(key)
    state.tell(GiftGiven(seat=giver, card=key))
    state.tell(CardTaken(seat=taker, card=key))


@answers_to("give-item")
def give_item_answers(state: State, question: Question, seat: int) -> list[Answer]:
    wanted = face(question.args[0])
    keys = sorted({key for key in state.players[seat].ready() if face(key) == wanted})
    return [("pass",), *(("give", key) for key in keys)]


RULE = SpecialRule(barter)
