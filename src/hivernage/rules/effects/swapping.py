"""Two players swap cards, face down."""

from __future__ import annotations

from hivernage.cards.effects import Swap
from hivernage.cards.library import origin
from hivernage.model.events import CardGiven
from hivernage.model.ids import SEATS
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, answers_to
from hivernage.rules.effects.interpret import checks, runs
from hivernage.rules.scope import Scope


@runs(Swap)
def run_swap(state: State, _word: Swap, scope: Scope) -> Asking[Scope]:
    """Both choose in secret and at the same time; unless both give a card, nothing is given and nothing is told.

    Whoever is in question themselves swaps with nobody.
    """
    if scope.player == scope.seat:
        return scope
    both = (scope.seat, scope.player)
    answers = yield state.question(both, "swap", (scope.card, *(SEATS[seat] for seat in both)))
    given = {seat: answers[seat][1] for seat in both if answers[seat][0] == "give"}
    answers.clear()
    if all(given.get(seat) in state.players[seat].hand for seat in both):
        for seat, other in (both, both[::-1]):
            _give(state, seat, other, given[seat])
    return scope


def _give(state: State, seat: int, other: int, key: str) -> None:
    state.players[seat].lose(key)
    state.players[other].hand.append(key)
    secret = {"card": key}
    state.tell(CardGiven(seat=seat, to=other, back=origin(key), private={seat: secret, other: secret}))


@checks(Swap)
def can_swap(state: State, _word: Swap, scope: Scope) -> bool:
    """Both have a card, as far as it is known who the other is."""
    return bool(state.players[scope.seat].hand) and (scope.player < 0 or bool(state.players[scope.player].hand))


@answers_to("swap")
def swap_answers(state: State, _question: Question, seat: int) -> list[Answer]:
    return [("pass",), *(("give", key) for key in sorted(set(state.players[seat].hand)))]
