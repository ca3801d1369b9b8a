"""Moving (F3)."""

from __future__ import annotations

from hivernage.model.events import Moved
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Asking
from hivernage.rules.colony import discard_played
from hivernage.rules.crossroads import Moment
from hivernage.rules.exposure import expose
from hivernage.rules.homes import colony_at, is_home
from hivernage.rules.losses import check_deaths
from hivernage.rules.powers import is_forbidden, is_spared_move
from hivernage.rules.scope import Scope
from hivernage.rules.whenever import whenever


def destinations(state: State, survivor: Survivor, room: dict[str, int]) -> list[str]:
    """Places a survivor may move to now; `room` gives the free survivor spaces (F3.1, F3.3, E3.10)."""
    if survivor.moved or is_forbidden(state, survivor, "move"):
        return []
    exiled = state.players[survivor.owner].exiled
    return [
        name
        for name, free in room.items()
        if free > 0
        and name != survivor.place
        and not (exiled and is_home(state, name))
        and not is_forbidden(state, survivor, "move", name)
    ]


def move(state: State, name: str, target: str, fuel: str = "") -> Asking[tuple[Moment, ...]]:
    """To another place, with an exposure roll before anything else happens (F3.2), unless fuel or a power spares it."""
    survivor = state.survivors[name]
    there, seat = survivor.place, survivor.owner
    colony = colony_at(state, target)
    to_empty = not state.at(target) and not (colony is not None and colony.helpless)
    spared = bool(fuel) or is_spared_move(state, survivor, there, target)  # by abilities as the move begins
    survivor.moved = True
    survivor.stand(target)
    state.tell(Moved(survivor=name, seat=seat, place=there, to=target, card=fuel, reveal=bool(fuel)))
    if fuel:
        discard_played(state, seat, fuel)
    moments = [Moment("moved", it=name, here=target, there=there, fuel=bool(fuel), to_empty=to_empty)]
    if not spared:
        survivor.left = there
        result = yield from expose(state, name)
        survivor.left = ""
        moments.append(Moment("exposed", result, it=name, here=target, there=there, to_empty=to_empty))
    if name in state.survivors:
        yield from whenever(state, "moved", Scope(seat, it=name, here=target, there=there))
    yield from check_deaths(state)
    return tuple(moments)
