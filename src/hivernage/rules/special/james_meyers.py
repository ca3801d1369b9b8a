"""James Meyers: see every hand, then perhaps take three medicine cards out of the game for morale."""

from __future__ import annotations

from hivernage.model.events import CardLeft, HandSeen, Pledged
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Rule, answers_to, ask
from hivernage.rules.colony import gain_morale, leave_game
from hivernage.rules.homes import colony_of
from hivernage.rules.losses import by_back
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule

PRICE = 3


def examine(state: State, scope: Scope) -> Rule:
    """Once the first card is named the other two follow: the answers only begin where three can be had."""
    for player in state.players:
        if player.seat != scope.seat and player.hand:
            cards = by_back(player.hand)
            private = {scope.seat: {"cards": cards}}
            state.tell(HandSeen(seat=scope.seat, of=player.seat, whole=True, private=private))
    state.lane.pledges, state.lane.pledges_open = [[] for _ in state.players], True
    for taken in range(PRICE):
        answer = yield from ask(state, scope.seat, "confiscate", (str(taken),))
        if answer[0] == "none":
            break
        owner = state.players[seat_of(answer[1])]
        owner.show(answer[2])
        state.lane.pledges[owner.seat].append(answer[2])
        state.tell(Pledged(seat=owner.seat, thing=answer[2], reveal=True))
    _settle(state, scope)


def _settle(state: State, scope: Scope) -> None:
    taken = [key for keys in state.lane.pledges for key in keys]
    state.lane.pledges, state.lane.pledges_open = [], False
    if not taken:
        return
    for key in taken:
        leave_game(state, key, face_up=True)
        state.tell(CardLeft(card=key))
    gain_morale(state, colony_of(state, scope.seat), 1)


@answers_to("confiscate")
def confiscate_answers(state: State, question: Question, _seat: int) -> list[Answer]:
    found = [
        ("take", SEATS[player.seat], key)
        for player in state.players
        if not player.out
        for key in sorted(set(player.hand))
        if state.library.items[key].symbol == "medicine"
    ]
    left = sum(state.library.items[key].symbol == "medicine" for player in state.players for key in player.hand)
    if left < PRICE - int(question.args[0]):
        return [("none",)]
    return [("none",), *found] if question.args[0] == "0" else list(found)


RULE = SpecialRule(examine)
