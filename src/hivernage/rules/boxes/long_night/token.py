"""The first player token of Long Night, which may stay where it is (L1)."""

from __future__ import annotations

from hivernage.model.events import TokenVoteCalled
from hivernage.model.ids import SEATS
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule
from hivernage.rules.phases import close_round, hand_token
from hivernage.rules.vote import take_vote

CALL_OR_PASS = (("pass",), ("call",))


def keep_or_pass_token(state: State) -> Rule:
    """It goes right as ever (C7), unless somebody calls a vote and the vote keeps it (L1.1)."""
    close_round(state)
    stays = yield from _is_kept(state)
    hand_token(state, state.first if stays else state.right_of(state.first))


def _is_kept(state: State) -> Asking[bool]:
    """All are asked at once, exiled players too; several calls make one vote, and exiled players have none (L1.3)."""
    seats = tuple(state.seats_from(state.first))
    answers = yield state.question(seats, "call", ("token",), CALL_OR_PASS)
    callers = [seat for seat in seats if answers[seat] == ("call",)]
    if not callers:
        return False
    state.tell(TokenVoteCalled(seats=callers))
    return (yield from take_vote(state, list(seats), ("token", SEATS[state.first])))
