"""The Vault: each player may tell a secret at the real table; whoever keeps silent brings zombies."""

from __future__ import annotations

from hivernage.model.events import SecretAsked
from hivernage.model.state import State
from hivernage.rules.asking import Rule, ask
from hivernage.rules.homes import home
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule
from hivernage.rules.zombies import add_zombies

ZOMBIES = 2


def confess(state: State, scope: Scope) -> Rule:
    """In turn order; what is told nobody writes down, and each player's word is believed."""
    for seat in state.seats_from(state.first):
        answer = yield from ask(state, seat, "secret", (scope.card,), (("told",), ("silent",)))
        told = answer == ("told",)
        state.tell(SecretAsked(seat=seat, told=told))
        if not told:
            yield from add_zombies(state, home(state, seat), ZOMBIES)


RULE = SpecialRule(confess)
