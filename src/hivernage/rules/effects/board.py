"""Words about zombies, barricades and noise."""

from __future__ import annotations

from typing import Final

from hivernage.cards.effects import (
    ArmBarricades,
    Barricade,
    Clear,
    Creature,
    FreeAttack,
    FreeSearch,
    KillZombies,
    Lure,
    Noise,
    Release,
    Shift,
    ShiftExperiment,
    Zombies,
)
from hivernage.cards.targets import HOME_WORD
from hivernage.model.board import SPOTS
from hivernage.model.events import (
    BanditsMoved,
    BarricadesRemoved,
    NoiseMade,
    NoiseMoved,
    SpacesBlocked,
    SpacesFreed,
    TrapArmed,
    TrapsRemoved,
    ZombieMoved,
)
from hivernage.model.parts import Place
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, ask, pick_live, pick_one
from hivernage.rules.bandits import remove_bandits
from hivernage.rules.code_dice import clear_code
from hivernage.rules.conditions import number, places
from hivernage.rules.effects.interpret import checks, foresees, runs
from hivernage.rules.exposure import expose
from hivernage.rules.fight import free_attack, has_target, zombie_killed
from hivernage.rules.gates import against_gate
from hivernage.rules.homes import home, is_home
from hivernage.rules.plan import choose_plan, instead, pay_plan
from hivernage.rules.powers import is_forbidden
from hivernage.rules.scope import Scope
from hivernage.rules.search import against_search, search
from hivernage.rules.spaces import entrance_room, free_spaces, has_entrance_room
from hivernage.rules.special_zombies import experiments, flee, release, set_aside, slay
from hivernage.rules.town import meant_places
from hivernage.rules.whenever import whenever
from hivernage.rules.zombies import (
    add_barricade,
    add_zombies,
    arrive,
    leavable,
    pick_entrance,
    pick_free_entrance,
    take_zombie,
    zombies_at,
)


@runs(Zombies)
def run_zombies(state: State, word: Zombies, scope: Scope) -> Asking[Scope]:
    n = number(state, word.n, scope)
    if word.at == "open-entrances":
        yield from _add_at_open_entrances(state, home(state, scope.seat), n)
        return scope
    for name in (yield from meant_places(state, word.at, scope)):
        yield from add_zombies(state, name, n)
    return scope


def _add_at_open_entrances(state: State, name: str, n: int) -> Rule:
    """So many at each entrance that nothing bars when they come, one after another."""
    place = state.places[name]
    doors = zip(place.barricades, place.traps, strict=True)
    for entrance in [i for i, (barricades, traps) in enumerate(doors) if not barricades and not traps]:
        for _ in range(n):
            yield from arrive(state, name, entrance)


@runs(KillZombies)
def run_kill_zombies(state: State, word: KillZombies, scope: Scope) -> Asking[Scope]:
    """Killed, so every such zombie counts; a survivor rolls for exposure only where the card says so."""
    killed, n = 0, number(state, word.n, scope)
    for name in places(state, word.at, scope):
        for _ in range(zombies_at(state, name) if word.n == "all" else n):
            entrance = yield from _next_entrance(state, word, name, scope)
            if entrance is None:
                break
            take_zombie(state, name, entrance, scope.it)
            yield from zombie_killed(state, scope)
            killed += 1
    if killed and word.exposure == "once":
        yield from _expose_killer(state, word, scope)
    return scope.but(result=killed)


def _next_entrance(state: State, word: KillZombies, name: str, scope: Scope) -> Asking[int | None]:
    """Where all of them fall it is no choice which is first."""
    if word.n == "all":
        return next((i for i, zombies in enumerate(state.places[name].zombies) if zombies), None)
    return (yield from pick_entrance(state, scope.seat, name, "kill"))


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
    if word.up_to:
        return scope.but(result=(yield from _clear_some_bandits(state, word, n, scope)))
    for name in places(state, word.at, scope):
        there = zombies_at(state, name)
        if word.what == "barricades" and word.n == "all":
            cleared += _clear_barricades(state, name)
        elif word.what == "barricades":
            cleared += yield from _clear_some_barricades(state, name, n, scope)
        elif word.what == "dice":
            cleared += len(state.code_dice)
            clear_code(state)
        elif word.what == "bandits":
            bandits = state.places[name].bandits
            cleared += remove_bandits(state, name, bandits if word.n == "all" else n, "card")
        else:
            cleared += yield from _clear_zombies(state, word, name, there if word.n == "all" else min(n, there), scope)
    return scope.but(result=cleared)


@checks(Clear)
def can_clear(state: State, word: Clear, scope: Scope) -> bool:
    """Bandits, where there are some; a game without them has none to remove (L8.1)."""
    return word.what != "bandits" or any(state.places[name].bandits for name in places(state, word.at, scope))


@foresees(Clear)
def after_clear(word: Clear, scope: Scope) -> Scope:
    """The spaces of zombies that are taken away can be used at once."""
    return scope.but(emptied=word.at) if word.what == "zombies" and word.n == "all" else scope


def _clear_some_bandits(state: State, word: Clear, n: int, scope: Scope) -> Asking[int]:
    """One by one, wherever the player likes; it may be fewer."""

    def options() -> tuple[Answer, ...]:
        there = [name for name in places(state, word.at, scope) if state.places[name].bandits]
        return (*(("place", name) for name in there), ("enough",))

    for cleared in range(n):
        if len(options()) == 1:
            return cleared
        answer = yield from ask(state, scope.seat, "place", ("clear-bandits", scope.card), options)
        if answer == ("enough",):
            return cleared
        remove_bandits(state, answer[1], 1, "card")
    return n


def _clear_barricades(state: State, name: str) -> int:
    """Traps go with them, and don't go off (L6.4)."""
    place = state.places[name]
    n, traps = sum(place.barricades), sum(place.traps)
    place.barricades = [0] * len(place.barricades)
    place.traps = [0] * len(place.traps)
    state.tell(BarricadesRemoved(place=name, n=n))
    if place.blocked:
        state.tell(SpacesFreed(place=name, n=place.blocked))
        place.blocked = 0
    if traps:
        state.tell(TrapsRemoved(place=name, n=traps))
    return n + traps


def _clear_some_barricades(state: State, name: str, n: int, scope: Scope) -> Asking[int]:
    """At the entrances that the player picks; of trap and barricade at one the trap goes first (L6.3)."""
    place = state.places[name]

    def barred() -> list[str]:
        doors = zip(place.barricades, place.traps, strict=True)
        return [str(i + 1) for i, door in enumerate(doors) if any(door)]

    for cleared in range(n):
        chosen = yield from pick_live(state, scope.seat, "entrance", barred, ("unbar", name))
        if chosen is None:
            return cleared
        entrance = int(chosen) - 1
        if place.traps[entrance]:
            place.traps[entrance] -= 1
            state.tell(TrapsRemoved(place=name, n=1))
        else:
            place.barricades[entrance] -= 1
            state.tell(BarricadesRemoved(place=name, n=1))
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
        return [name for name in leavable(state) if name != scope.here and zombies_at(state, name)]

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
        and any(zombies_at(state, name) for name in leavable(state) if name != scope.here)
    )


@runs(Shift)
def run_shift(state: State, word: Shift, scope: Scope) -> Asking[Scope]:
    """As many as there are and find room."""
    (target,) = places(state, word.to, scope)[:1] or ("",)
    if not target:
        return scope
    origin = yield from pick_live(
        state,
        scope.seat,
        "place",
        lambda: _shift_origins(state, word, scope, target),
        (f"shift-{word.what}", scope.card),
    )
    if origin is None:
        return scope
    there = movable(state, origin, word.what)
    n = min(number(state, word.n, scope, everything=there), there, room_for(state, target, word.what))
    if word.what == "zombies":
        for _ in range(n):
            yield from move_zombie(state, scope.seat, origin, target)
    else:
        MOVES[word.what](state, origin, target, n)
    return scope.but(result=n)


def _shift_origins(state: State, word: Shift, scope: Scope, target: str) -> list[str]:
    """Where there is something that may leave: where "it" stands, or anywhere."""
    it = state.survivors.get(scope.it)
    if word.from_ == HOME_WORD:
        names = [home(state, scope.seat)]
    else:
        names = list(state.places) if word.from_ == "any" else [it.place] if it else []
    if word.what == "zombies":
        names = [name for name in names if name in leavable(state)]
    return [name for name in names if name != target and movable(state, name, word.what)]


@checks(Shift)
def can_shift(state: State, word: Shift, scope: Scope) -> bool:
    """All that shall move is there and finds room."""
    (target,) = places(state, word.to, scope)[:1] or ("",)
    if not target:
        return False
    room = room_for(state, target, word.what)
    for origin in _shift_origins(state, word, scope, target):
        there = movable(state, origin, word.what)
        if max(1, number(state, word.n, scope, everything=there)) <= min(there, room):
            return True
    return False


def movable(state: State, name: str, what: str) -> int:
    """How many there are at a place that an effect may move; special zombies never (N6)."""
    place = state.places[name]
    return {"zombies": sum(place.zombies), "noise": place.noise, "bandits": place.bandits}[what]


def room_for(state: State, name: str, what: str) -> int:
    """Empty spaces at a place for such things."""
    place = state.places[name]
    match what:
        case "zombies":
            return sum(entrance_room(state, place, i) for i in range(len(place.zombies)))
        case "noise":
            return SPOTS[name].noise_spaces - place.noise
        case _:
            return 0 if is_home(state, name) else free_spaces(state, name)


def _move_noise(state: State, origin: str, target: str, n: int) -> None:
    state.places[origin].noise -= n
    state.places[target].noise += n
    state.tell(NoiseMoved(place=origin, to=target, n=n))


def _move_bandits(state: State, origin: str, target: str, n: int) -> None:
    state.places[origin].bandits -= n
    state.places[target].bandits += n
    state.tell(BanditsMoved(place=origin, to=target, n=n))


MOVES: Final = {"noise": _move_noise, "bandits": _move_bandits}
"""How things that need no choice move."""


@runs(Barricade)
def run_barricade(state: State, word: Barricade, scope: Scope) -> Asking[Scope]:
    n = word.n
    if word.action and scope.it in state.survivors:
        plan = yield from choose_plan(state, state.survivors[scope.it], "barricade", [])
        pay_plan(state, state.survivors[scope.it], plan)
        n = instead(state, state.survivors[scope.it], plan, "barricade", n)
    for name in (yield from meant_places(state, word.at, scope)):
        yield from place_barricades(state, scope.seat, name, n, trap=word.trap is True)
        if word.inside:
            _block_spaces(state, name)
    if word.action and scope.it in state.survivors:
        yield from whenever(state, "barricaded", scope)
    return scope


def _block_spaces(state: State, name: str) -> None:
    """One on every survivor space that is free: nobody gets in (I1.2)."""
    n = free_spaces(state, name)
    state.places[name].blocked += n
    state.tell(SpacesBlocked(place=name, n=n))


def place_barricades(state: State, seat: int, name: str, n: int, trap: bool = False) -> Rule:
    """On empty entrance spaces, as many as fit (A3): the barricade side, unless it is said to be a trap (L6.4)."""
    for _ in range(n):
        entrance = yield from pick_free_entrance(state, seat, name, "trap" if trap else "barricade")
        if entrance is None:
            return
        add_barricade(state, name, entrance, trap)


@runs(ArmBarricades)
def run_arm(state: State, word: ArmBarricades, scope: Scope) -> Asking[Scope]:
    """Barricades are turned over where they stand, at the entrances that the player picks."""
    armed = 0
    for name in places(state, word.at, scope):
        place = state.places[name]

        def barred(place: Place = place) -> list[str]:
            return [str(i + 1) for i, n in enumerate(place.barricades) if n]

        for _ in range(number(state, word.n, scope, everything=sum(place.barricades))):
            chosen = yield from pick_live(state, scope.seat, "entrance", barred, ("arm", name))
            if chosen is None:
                break
            entrance = int(chosen) - 1
            place.barricades[entrance] -= 1
            place.traps[entrance] += 1
            state.tell(TrapArmed(place=name, entrance=entrance + 1))
            armed += 1
    return scope.but(result=armed)


@checks(ArmBarricades)
def can_arm(state: State, word: ArmBarricades, scope: Scope) -> bool:
    return any(any(state.places[name].barricades) for name in places(state, word.at, scope))


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
    for name in (yield from meant_places(state, word.at, scope)):
        if is_home(state, name):
            if word.zombie_in_colony:
                yield from add_zombies(state, name, 1 if word.n == "all" else word.n)
            continue
        make_noise(state, name, SPOTS[name].noise_spaces if word.n == "all" else word.n)
    return scope


def make_noise(state: State, name: str, n: int) -> None:
    place = state.places[name]
    n = min(n, SPOTS[name].noise_spaces - place.noise)
    if n > 0:
        place.noise += n
        state.tell(NoiseMade(place=name, n=n, now=place.noise))


@runs(Creature)
def run_creature(state: State, word: Creature, scope: Scope) -> Asking[Scope]:
    """What the table of an attack says about the special zombie itself (N6.1)."""
    if scope.creature is not None:
        if word.act == "removed":
            yield from slay(state, scope.creature, scope)
        else:
            yield from flee(state, scope.creature, scope.here)
    return scope


@runs(Release)
def run_release(state: State, word: Release, scope: Scope) -> Asking[Scope]:
    """The top experiments, one after another; nothing where none is left or Raxxon isn't part of the game."""
    if are_locked_in(state, scope):
        return scope
    for _ in range(min(number(state, word.n, scope), len(experiments(state)))):
        yield from release(state, word.at or "")
    return scope


@checks(Release)
def can_release(state: State, _word: Release, scope: Scope) -> bool:
    return bool(experiments(state)) and not are_locked_in(state, scope)


def are_locked_in(state: State, scope: Scope) -> bool:
    """Whether nothing gets out yet, but for what the chapter itself lets out (I1.17, I1.21)."""
    return against_gate(state, "lockdown") is not None and scope.card != state.main_key


@runs(ShiftExperiment)
def run_experiment(state: State, word: ShiftExperiment, scope: Scope) -> Asking[Scope]:
    yield from ()
    if experiments(state):
        set_aside(state, word.act)
    return scope


@checks(ShiftExperiment)
def can_shift_experiment(state: State, _word: ShiftExperiment, _scope: Scope) -> bool:
    return bool(experiments(state))


@runs(FreeAttack)
def run_free_attack(state: State, _word: FreeAttack, scope: Scope) -> Asking[Scope]:
    yield from free_attack(state, scope.it)
    return scope


@checks(FreeAttack)
def can_free_attack(state: State, _word: FreeAttack, scope: Scope) -> bool:
    survivor = state.survivors.get(scope.it)
    return survivor is not None and has_target(state, survivor, scope.stands or survivor.place)


@runs(FreeSearch)
def run_free_search(state: State, _word: FreeSearch, scope: Scope) -> Asking[Scope]:
    yield from search(state, scope.it)
    return scope


@checks(FreeSearch)
def can_free_search(state: State, _word: FreeSearch, scope: Scope) -> bool:
    survivor = state.survivors.get(scope.it)
    return (
        survivor is not None and against_search(state, survivor) is None and not is_forbidden(state, survivor, "search")
    )
