"""Words about zombies, barricades and noise."""

from __future__ import annotations

from hivernage.cards.effects import Barricade, Clear, FreeAttack, KillZombies, Lure, Noise, Zombies
from hivernage.model.board import SPOTS
from hivernage.model.events import BarricadesRemoved, NoiseMade, ZombieMoved
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_live, pick_one
from hivernage.rules.conditions import number, places
from hivernage.rules.effects.interpret import checks, foresees, runs
from hivernage.rules.exposure import expose
from hivernage.rules.fight import free_attack, has_target, zombie_killed
from hivernage.rules.homes import is_home
from hivernage.rules.plan import choose_plan, instead, pay_plan
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import entrance_room, has_entrance_room
from hivernage.rules.zombies import (
    add_barricade,
    add_zombies,
    pick_entrance,
    pick_free_entrance,
    take_zombie,
    zombies_at,
)


@runs(Zombies)
def run_zombies(state: State, word: Zombies, scope: Scope) -> Asking[Scope]:
    n = number(state, word.n, scope)
    for name in places(state, word.at, scope):
        yield from add_zombies(state, name, n)
    return scope


@runs(KillZombies)
def run_kill_zombies(state: State, word: KillZombies, scope: Scope) -> Asking[Scope]:
    """Killed, so every such zombie counts; a survivor rolls for exposure only where the card says so."""
    killed, n = 0, number(state, word.n, scope)
    for name in places(state, word.at, scope):
        for _ in range(zombies_at(state, name) if word.n == "all" else n):
            entrance = yield from pick_entrance(state, scope.seat, name, "kill")
            if entrance is None:
                break
            take_zombie(state, name, entrance, scope.it)
            yield from zombie_killed(state, scope)
            killed += 1
    if killed and word.exposure == "once":
        yield from _expose_killer(state, word, scope)
    return scope.but(result=killed)


def _expose_killer(state: State, word: KillZombies, scope: Scope) -> Rule:
    """Who rolls: the survivor who did it, else one of the player's own there, whom the player picks (Z6.2)."""
    there = places(state, word.at, scope)

    def own() -> list[str]:
        return [s.id for s in state.group(scope.seat) if s.place in there]

    if scope.it in state.survivors:
        yield from expose(state, scope.it, scope.card)
    elif own():
        name = yield from pick_one(state, scope.seat, "survivor", own, ("expose", scope.card))
        yield from expose(state, name, scope.card)


@checks(KillZombies)
def can_kill_zombies(state: State, word: KillZombies, scope: Scope) -> bool:
    return any(zombies_at(state, name) for name in places(state, word.at, scope))


@runs(Clear)
def run_clear(state: State, word: Clear, scope: Scope) -> Asking[Scope]:
    cleared, n = 0, number(state, word.n, scope)
    for name in places(state, word.at, scope):
        there = zombies_at(state, name)
        if word.what == "barricades":
            cleared += _clear_barricades(state, name)
        else:
            cleared += yield from _clear_zombies(state, word, name, there if word.n == "all" else min(n, there), scope)
    return scope.but(result=cleared)


@foresees(Clear)
def after_clear(word: Clear, scope: Scope) -> Scope:
    """The spaces of zombies that are taken away can be used at once."""
    return scope.but(emptied=word.at) if word.what == "zombies" and word.n == "all" else scope


def _clear_barricades(state: State, name: str) -> int:
    place = state.places[name]
    n = sum(place.barricades)
    place.barricades = [0] * len(place.barricades)
    state.tell(BarricadesRemoved(place=name, n=n))
    return n


def _clear_zombies(state: State, word: Clear, name: str, n: int, scope: Scope) -> Asking[int]:
    cleared = 0
    for _ in range(n):
        entrance = yield from pick_entrance(state, scope.seat, name, "remove")
        if entrance is None:
            break
        take_zombie(state, name, entrance, None)
        cleared += 1
        if word.leave_barricades:
            add_barricade(state, name, entrance)
    return cleared


@runs(Lure)
def run_lure(state: State, word: Lure, scope: Scope) -> Asking[Scope]:
    """Zombies of one other place come to empty entrance spaces here: never an overrun (A5)."""

    def others() -> list[str]:
        return [name for name in state.places if name != scope.here and zombies_at(state, name)]

    origin = yield from pick_live(state, scope.seat, "place", others, ("lure", scope.card))
    if origin is None:
        return scope
    for _ in range(word.n):
        if not (yield from move_zombie(state, scope.seat, origin, scope.here)):
            break
    return scope


def move_zombie(state: State, seat: int, origin: str, target: str) -> Asking[bool]:
    """One zombie from a place to an empty entrance space of another."""
    source = yield from pick_entrance(state, seat, origin, "lure")
    if source is None:
        return False
    goal = yield from pick_free_entrance(state, seat, target, "lure-to", besides=source if origin == target else None)
    if goal is None or not state.places[origin].zombies[source]:
        return False
    state.places[origin].zombies[source] -= 1
    state.places[target].zombies[goal] += 1
    state.tell(ZombieMoved(place=origin, to=target, entrance=goal + 1))
    return True


@checks(Lure)
def can_lure(state: State, _word: Lure, scope: Scope) -> bool:
    place = state.places.get(scope.here)
    return (
        place is not None
        and has_entrance_room(state, place)
        and any(zombies_at(state, name) for name in state.places if name != scope.here)
    )


@runs(Barricade)
def run_barricade(state: State, word: Barricade, scope: Scope) -> Asking[Scope]:
    n = word.n
    if word.action and scope.it in state.survivors:
        plan = yield from choose_plan(state, state.survivors[scope.it], "barricade", [])
        pay_plan(state, state.survivors[scope.it], plan)
        n = instead(state, state.survivors[scope.it], plan, "barricade", n)
    for name in places(state, word.at, scope):
        yield from place_barricades(state, scope.seat, name, n)
    return scope


def place_barricades(state: State, seat: int, name: str, n: int) -> Rule:
    """On empty entrance spaces, as many as fit (A3)."""
    for _ in range(n):
        entrance = yield from pick_free_entrance(state, seat, name, "barricade")
        if entrance is None:
            return
        add_barricade(state, name, entrance)


@checks(Barricade)
def can_barricade(state: State, word: Barricade, scope: Scope) -> bool:
    return any(
        entrance_room(state, state.places[name], i) + (zombies if scope.emptied == word.at else 0) > 0
        for name in places(state, word.at, scope)
        for i, zombies in enumerate(state.places[name].zombies)
    )


@runs(Noise)
def run_noise(state: State, word: Noise, scope: Scope) -> Asking[Scope]:
    """On free noise spaces, as many as fit; a home has none."""
    for name in places(state, word.at, scope):
        if is_home(state, name):
            if word.zombie_in_colony:
                yield from add_zombies(state, name, word.n)
            continue
        make_noise(state, name, word.n)
    return scope


def make_noise(state: State, name: str, n: int) -> None:
    place = state.places[name]
    n = min(n, SPOTS[name].noise_spaces - place.noise)
    if n > 0:
        place.noise += n
        state.tell(NoiseMade(place=name, n=n, now=place.noise))


@runs(FreeAttack)
def run_free_attack(state: State, _word: FreeAttack, scope: Scope) -> Asking[Scope]:
    yield from free_attack(state, scope.it)
    return scope


@checks(FreeAttack)
def can_free_attack(state: State, _word: FreeAttack, scope: Scope) -> bool:
    return scope.it in state.survivors and has_target(state, state.survivors[scope.it])
