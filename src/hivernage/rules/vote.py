"""Votes (chapter V): secret, at the same time, opened together."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hivernage.cards.targets import Camp, Seats
from hivernage.model.events import TieBroken, Voted
from hivernage.model.state import State
from hivernage.rules.asking import Asking, ask
from hivernage.rules.homes import first_player, home, wolf_of
from hivernage.rules.powers import votes_of
from hivernage.rules.reach import enemy_leaders, reached
from hivernage.rules.scope import Scope

UP_OR_DOWN = (("vote", "up"), ("vote", "down"))


def voters(state: State, who: Seats, scope: Scope, side: Camp | UnsetType = UNSET) -> list[int]:
    """The players a word means, clockwise from the first player."""
    seats = reached(state, side, state.seats_from(state.first), scope)
    match who:
        case "you":
            return [scope.seat]
        case "owner":
            return [state.survivors[scope.it].owner] if scope.it in state.survivors else [scope.seat]
        case "player":
            return [scope.player]
        case "first":
            return [first_player(state, scope.seat)]
        case "enemy-leader":
            return enemy_leaders(state, scope)
        case "wolf":
            wolf = wolf_of(state)
            return [] if wolf is None else [wolf]
        case "others":
            return [seat for seat in seats if seat != scope.seat]
        case "non-exiled":
            return [seat for seat in seats if not state.players[seat].exiled]
        case "at-colony":
            return [seat for seat in seats if any(s.place == home(state, scope.seat) for s in state.group(seat))]
        case "at-place":
            return [seat for seat in seats if any(s.place == scope.here for s in state.group(seat))]
        case _:
            return seats


def take_vote(state: State, seats: list[int], about: tuple[str, ...]) -> Asking[bool]:
    """Exiled players don't vote (E3.3); a tie goes the first player's way, by vote or by word (V1.2)."""
    seats = [seat for seat in seats if not state.players[seat].exiled]
    ballots = {}
    if seats:
        ballots = yield state.question(tuple(seats), "vote", about, UP_OR_DOWN)
    up = [seat for seat in seats if ballots[seat] == ("vote", "up")]
    down = [seat for seat in seats if ballots[seat] == ("vote", "down")]
    state.tell(Voted(about=list(about), up=up, down=down))
    fors, against = (sum(votes_of(state, seat) for seat in side) for side in (up, down))
    if fors != against:
        return fors > against
    first = first_player(state, seats[0]) if seats else state.first
    if first in ballots:
        return first in up
    answer = yield from ask(state, first, "tie", about, UP_OR_DOWN)
    state.tell(TieBroken(seat=first, up=answer == ("vote", "up")))
    return answer == ("vote", "up")
