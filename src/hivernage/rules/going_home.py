"""Putting survivors somewhere without a move, and sending them home."""

from __future__ import annotations

from hivernage.model.events import Placed
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Rule, pick_live
from hivernage.rules.homes import home
from hivernage.rules.losses import free_outside, is_den_full


def put(state: State, survivor: Survivor, place: str) -> None:
    """Not a move: no exposure roll."""
    survivor.stand(place)
    state.tell(Placed(survivor=survivor.id, place=place))


def send_home(state: State, survivor: Survivor) -> Rule:
    """Even where it is full; an exiled player's goes to another place of that player's choice (I1.20, I1.27).

    So does a lone wolf's where the den is full (LW2.4).
    """
    if not state.players[survivor.owner].exiled and not is_den_full(state, survivor.owner):
        put(state, survivor, home(state, survivor.owner))
        return
    left, name = survivor.place, survivor.id

    def elsewhere() -> list[str]:
        return [place for place in free_outside(state) if place != left]

    place = yield from pick_live(state, survivor.owner, "place", elsewhere, (name,), needs=name)
    if place is not None:
        put(state, state.survivors[name], place)
