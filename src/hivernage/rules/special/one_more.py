"""One More: the pill that was just taken does its work once more, for the same survivor."""

from __future__ import annotations

from hivernage.cards.effects import Pick
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.effects.interpret import run
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule


def take_again(state: State, scope: Scope) -> Rule:
    """Who takes it is settled: only what follows the picking happens again (N3)."""
    pill = state.library.items[scope.weapon].effect
    assert isinstance(pill, Pick), "the loader lets no other pill through"
    survivor = state.survivors[scope.it]
    yield from run(state, pill.then, scope.but(here=survivor.place))


def is_alive(state: State, scope: Scope) -> bool:
    return scope.it in state.survivors


RULE = SpecialRule(take_again, is_alive)
