"""From a word to its rule: `run` does it, `can` tells whether it can be done in full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import UNSET

from hivernage.cards.effects import (
    Choose,
    Dice,
    Dig,
    Discard,
    Draw,
    Effect,
    Fetch,
    HandOver,
    Look,
    Loot,
    May,
    Pick,
    PickColony,
    PickPlace,
    PickPlayer,
    Recruit,
    Retrieve,
    Steal,
    Step,
    Swap,
    Transfer,
)
from hivernage.model.state import State
from hivernage.rules.asking import Asking
from hivernage.rules.scope import Scope

Runner = Callable[[State, Any, Scope], Asking[Scope]]
Check = Callable[[State, Any, Scope], bool]
Foresight = Callable[[Any, Scope], Scope]
RUNNERS: dict[type, Runner] = {}
CHECKS: dict[type, Check] = {}
FORESIGHT: dict[type, Foresight] = {}

R = TypeVar("R", bound=Runner)
C = TypeVar("C", bound=Check)
F = TypeVar("F", bound=Foresight)


def runs(word: type) -> Callable[[R], R]:
    """Register the rule of a word."""

    def register(runner: R) -> R:
        RUNNERS[word] = runner
        return runner

    return register


def checks(word: type) -> Callable[[C], C]:
    """Register when a word can be carried out in full; words without a check always can."""

    def register(check: C) -> C:
        CHECKS[word] = check
        return check

    return register


def foresees(word: type) -> Callable[[F], F]:
    """Register what a word changes for the check of the steps after it."""

    def register(foresight: F) -> F:
        FORESIGHT[word] = foresight
        return foresight

    return register


def steps(effect: Effect | None) -> tuple[Step, ...]:
    if effect is None:
        return ()
    return effect if isinstance(effect, tuple) else (effect,)


def run(state: State, effect: Effect | None, scope: Scope) -> Asking[Scope]:
    """Do an effect, step after step; each may tell the next what it is about."""
    for step in steps(effect):
        if not _is_to_nobody(state, step, scope):
            scope = yield from RUNNERS[type(step)](state, step, scope)
    return scope


def _is_to_nobody(state: State, step: Step, scope: Scope) -> bool:
    """Who is put out of the game by an effect picks and gets nothing more in it; the rest goes on (O5.2, LW5.3)."""
    return state.players[scope.seat].out and _is_to_you(step)


def _is_to_you(step: Step) -> bool:
    match step:
        case May() | PickPlayer() | PickColony() | Dice() | Recruit():
            return True
        case Draw() | Fetch() | Dig() | Discard() | Steal() | HandOver() | Swap() | Look() | Loot():
            return True
        case Choose():
            return step.by == "you"
        case Pick():
            return step.by is UNSET
        case PickPlace():
            return step.among != "random"
        case Retrieve():
            return step.to == "hand"
        case Transfer():
            return step.to == "you"
        case _:
            return False


def can(state: State, effect: Effect | None, scope: Scope) -> bool:
    """Whether an effect can be carried out in full, by what the player can know (X3.4)."""
    for step in steps(effect):
        check = CHECKS.get(type(step))
        if check is not None and not check(state, step, scope):
            return False
        foresight = FORESIGHT.get(type(step))
        if foresight is not None:
            scope = foresight(step, scope)
    return True
