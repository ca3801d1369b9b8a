"""Zombies arriving, being killed and being removed (chapter Z)."""

from __future__ import annotations

from hivernage.cards.modifiers import Cannot
from hivernage.model.events import (
    BarricadeBroken,
    BarricadeBuilt,
    DrivenOff,
    Overrun,
    TrapSet,
    TrapSprung,
    ZombieCame,
    ZombieKilled,
    ZombieRemoved,
)
from hivernage.model.parts import INSIDE
from hivernage.model.question import Gone
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_live
from hivernage.rules.bandits import remove_bandits
from hivernage.rules.going_home import send_home
from hivernage.rules.helpless import kill_helpless
from hivernage.rules.homes import colony_at, leader_of
from hivernage.rules.losses import kill, lowest, wound
from hivernage.rules.powers import table_mods
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import entrance_room
from hivernage.rules.wards import barricade_is_warded, overrun_is_warded
from hivernage.rules.whenever import whenever


def add_zombies(state: State, name: str, n: int) -> Rule:
    """One at a time, entrance after entrance from the first (Z1); that some were placed may have its answer.

    To a den, which has no entrance, none ever come (LW2).
    """
    entrances, placed = len(state.places[name].zombies), 0
    for i in range(n if entrances else 0):
        placed += yield from arrive(state, name, i % entrances)
    if placed:
        yield from whenever(state, "zombies-came", Scope(state.first, here=name))


def arrive(state: State, name: str, entrance: int) -> Asking[bool]:
    """A zombie stands on an empty space of the entrance, or forces its way (Z1); gives whether it was placed."""
    place = state.places[name]
    if entrance_room(state, place, entrance) > 0:
        place.zombies[entrance] += 1
        state.tell(ZombieCame(place=name, entrance=entrance + 1))
        return True
    yield from force_entrance(state, name, entrance)
    return False


def force_entrance(state: State, name: str, entrance: int) -> Rule:
    """Without an empty space a trap goes off (L6.3), else a barricade falls (Z2), else somebody dies (Z3).

    Before all that an enemy who stands there is driven off, and that is all (W11, W11.2).
    """
    place = state.places[name]
    if any(survivor.door == entrance for survivor in state.at(name)):
        yield from _drive_off(state, name, entrance)
    elif place.traps[entrance]:
        yield from _spring(state, name, entrance)
    elif place.barricades[entrance] and (yield from barricade_is_warded(state, name)):
        return
    elif place.barricades[entrance]:
        place.barricades[entrance] -= 1
        state.tell(BarricadeBroken(place=name, entrance=entrance + 1))
    else:
        state.tell(Overrun(place=name, entrance=entrance + 1))
        yield from _overrun(state, name)


def _drive_off(state: State, name: str, entrance: int) -> Rule:
    """The lowest influence at the entrance takes a wound and goes home, without a roll (W11.1, W11.5)."""
    survivor = yield from lowest(state, [s for s in state.at(name) if s.door == entrance])
    state.tell(DrivenOff(survivor=survivor.id, place=name, entrance=entrance + 1))
    yield from wound(state, survivor.id)
    if survivor.id in state.survivors:
        yield from send_home(state, survivor)


def _spring(state: State, name: str, entrance: int) -> Rule:
    """One trap and all zombies of the entrance are gone: removed, not killed, and special ones stay (L6.1, L6.5)."""
    place = state.places[name]
    gone, place.zombies[entrance] = place.zombies[entrance], 0
    place.traps[entrance] -= 1
    state.tell(TrapSprung(place=name, entrance=entrance + 1, zombies=gone))
    yield from whenever(state, "trap-sprung", Scope(state.first, here=name))


def _overrun(state: State, name: str) -> Rule:
    """The lowest influence there dies; helpless survivors, or all bandits, only when nobody else is left (Z3, B4)."""
    if (yield from overrun_is_warded(state, name)):
        return
    while there := state.at(name):
        try:
            survivor = yield from lowest(state, there)
        except Gone:  # all of them killed by another lane: the next lowest dies
            continue
        yield from kill(state, survivor.id, "overrun")
        return
    colony = colony_at(state, name)
    if colony is not None:
        yield from kill_helpless(state, colony, leader_of(state, colony))
    else:
        remove_bandits(state, name, state.places[name].bandits, "overrun")


def zombies_at(state: State, name: str) -> int:
    return sum(state.places[name].zombies)


def pick_entrance(
    state: State, seat: int, name: str, purpose: str, needs: str = "", door: int = INSIDE
) -> Asking[int | None]:
    """The entrance at a place whose zombie a player means; nothing if there is no zombie. `door`: only that one."""

    def entrances() -> list[str]:
        return [str(i + 1) for i, n in enumerate(state.places[name].zombies) if n and door in (INSIDE, i)]

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


def leavable(state: State) -> list[str]:
    """The places that zombies may be lured or moved away from."""
    bans = [ban for ban in table_mods(state, Cannot) if "lure-from" in ban.do]
    return [name for name in state.places if not any(ban.to in (None, name) for ban in bans)]


def lure_origins(state: State, here: str) -> list[str]:
    """Places with zombies that could come to an empty space here; within the colony from another entrance (A5.2)."""
    place = state.places[here]
    free = [i for i in range(len(place.zombies)) if entrance_room(state, place, i) > 0]
    if not free:
        return []
    origins = [name for name in leavable(state) if name != here and any(state.places[name].zombies)]
    stays = here not in leavable(state)
    if not stays and any(n and any(i != j for j in free) for i, n in enumerate(place.zombies)):
        origins.insert(0, here)
    return origins


def take_zombie(state: State, name: str, entrance: int, killer: str | None) -> None:
    """A zombie is killed, or only removed when there is no killer (Z6)."""
    state.places[name].zombies[entrance] -= 1
    if killer is None:
        state.tell(ZombieRemoved(place=name, entrance=entrance + 1))
    else:
        state.tell(ZombieKilled(place=name, entrance=entrance + 1, survivor=killer))


def add_barricade(state: State, name: str, entrance: int, trap: bool = False) -> None:
    """A barricade, or its other side, an explosive trap (L6)."""
    if trap:
        state.places[name].traps[entrance] += 1
        state.tell(TrapSet(place=name, entrance=entrance + 1))
    else:
        state.places[name].barricades[entrance] += 1
        state.tell(BarricadeBuilt(place=name, entrance=entrance + 1))
