"""Zombies arriving, being killed and being removed (chapter Z)."""

from __future__ import annotations

from hivernage.model.events import BarricadeBroken, BarricadeBuilt, Overrun, ZombieCame, ZombieKilled, ZombieRemoved
from hivernage.model.question import Gone
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_live
from hivernage.rules.colony import kill_helpless
from hivernage.rules.homes import colony_at
from hivernage.rules.losses import kill, lowest
from hivernage.rules.spaces import entrance_room


def add_zombies(state: State, name: str, n: int) -> Rule:
    """One at a time, entrance after entrance from the first (Z1)."""
    place = state.places[name]
    for i in range(n):
        entrance = i % len(place.zombies)
        if entrance_room(state, place, entrance) > 0:
            place.zombies[entrance] += 1
            state.tell(ZombieCame(place=name, entrance=entrance + 1))
        elif place.barricades[entrance]:
            place.barricades[entrance] -= 1
            state.tell(BarricadeBroken(place=name, entrance=entrance + 1))
        else:
            state.tell(Overrun(place=name, entrance=entrance + 1))
            yield from _overrun(state, name)


def _overrun(state: State, name: str) -> Rule:
    """The lowest influence there dies; helpless survivors only when nobody else is left (Z3)."""
    while there := state.at(name):
        try:
            survivor = yield from lowest(state, there)
        except Gone:  # all of them killed by another lane: the next lowest dies
            continue
        yield from kill(state, survivor.id, "overrun")
        return
    colony = colony_at(state, name)
    if colony is not None:
        kill_helpless(state, colony)


def zombies_at(state: State, name: str) -> int:
    return sum(state.places[name].zombies)


def pick_entrance(state: State, seat: int, name: str, purpose: str, needs: str = "") -> Asking[int | None]:
    """The entrance at a place whose zombie a player means; nothing if there is no zombie."""

    def entrances() -> list[str]:
        return [str(i + 1) for i, n in enumerate(state.places[name].zombies) if n]

    chosen = yield from pick_live(state, seat, "entrance", entrances, (purpose, name), needs)
    return None if chosen is None else int(chosen) - 1


def pick_free_entrance(
    state: State, seat: int, name: str, purpose: str, besides: int | None = None
) -> Asking[int | None]:
    """An entrance with an empty space; a zombie that is there already needs another one."""

    def entrances() -> list[str]:
        place = state.places[name]
        return [str(i + 1) for i in range(len(place.zombies)) if entrance_room(state, place, i) > 0 and i != besides]

    chosen = yield from pick_live(state, seat, "entrance", entrances, (purpose, name))
    return None if chosen is None else int(chosen) - 1


def lure_origins(state: State, here: str) -> list[str]:
    """Places with zombies that could come to an empty space here; within the colony from another entrance (A5.2)."""
    place = state.places[here]
    free = [i for i in range(len(place.zombies)) if entrance_room(state, place, i) > 0]
    if not free:
        return []
    origins = [name for name, other in state.places.items() if name != here and any(other.zombies)]
    if any(n and any(i != j for j in free) for i, n in enumerate(place.zombies)):
        origins.insert(0, here)
    return origins


def take_zombie(state: State, name: str, entrance: int, killer: str | None) -> None:
    """A zombie is killed, or only removed when there is no killer (Z6)."""
    state.places[name].zombies[entrance] -= 1
    if killer is None:
        state.tell(ZombieRemoved(place=name, entrance=entrance + 1))
    else:
        state.tell(ZombieKilled(place=name, entrance=entrance + 1, survivor=killer))


def add_barricade(state: State, name: str, entrance: int) -> None:
    state.places[name].barricades[entrance] += 1
    state.tell(BarricadeBuilt(place=name, entrance=entrance + 1))
