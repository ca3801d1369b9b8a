"""Words about bandits and loot."""

from __future__ import annotations

from hivernage.cards.effects import Bandits, Loot, Plunder
from hivernage.model.board import SPOTS
from hivernage.model.state import State
from hivernage.rules.asking import Asking
from hivernage.rules.bandits import are_about, place_bandit, place_stray_bandit, plunder
from hivernage.rules.conditions import number, places
from hivernage.rules.effects.interpret import can, checks, run, runs
from hivernage.rules.homes import is_home
from hivernage.rules.loot import take_loot
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces
from hivernage.rules.town import meant_places


@runs(Bandits)
def run_bandits(state: State, word: Bandits, scope: Scope) -> Asking[Scope]:
    """One by one; where the effect says, whoever is their chief (B7.6)."""
    if not are_about(state):
        return scope
    n = number(state, word.n, scope)
    if word.at == "random":
        placed = 0
        for _ in range(n):
            placed += yield from place_stray_bandit(state)
        return scope.but(result=placed)
    placed = 0
    for name in (name for name in places(state, word.at, scope) if not is_home(state, name)):
        for _ in range(free_spaces(state, name) if word.n == "all" else n):
            placed += yield from place_bandit(state, name)
    return scope.but(result=placed)


@runs(Loot)
def run_loot(state: State, word: Loot, scope: Scope) -> Asking[Scope]:
    n = number(state, word.n, scope)
    yield from take_loot(state, scope.seat, n, latest=word.latest is True)
    return scope


@checks(Loot)
def can_loot(state: State, word: Loot, scope: Scope) -> bool:
    """As many as it says, for the loot lies open (X3.4)."""
    return len(state.loot) >= max(1, number(state, word.n, scope))


@runs(Plunder)
def run_plunder(state: State, word: Plunder, scope: Scope) -> Asking[Scope]:
    """Where there is no deck something else may happen; from an empty one nothing is taken."""
    taken, to = 0, word.to if are_about(state) or word.to == "removed" else "waste"
    for name in (yield from meant_places(state, word.at, scope)):
        if SPOTS[name].has_deck:
            taken += plunder(state, scope.seat, name, word.n, to)
        else:
            yield from run(state, word.otherwise, scope.but(here=name))
    return scope.but(result=taken)


@checks(Plunder)
def can_plunder(state: State, word: Plunder, scope: Scope) -> bool:
    """Where there is a deck it always can; else what is to happen instead has to be possible."""
    if word.at == "random":
        return True
    names = places(state, word.at, scope)
    return all(SPOTS[name].has_deck or can(state, word.otherwise, scope.but(here=name)) for name in names)
