"""From a word to its rule: `run` does it, `can` tells whether it can be done in full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hivernage.cards.effects import Effect, Step
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
        scope = yield from RUNNERS[type(step)](state, step, scope)
    return scope


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
