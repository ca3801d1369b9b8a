"""Powers that answer an event: after a move, an attack, a killed zombie."""

from __future__ import annotations

from hivernage.cards.effects import Power
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.powers import Source, powers_of, table_powers
from hivernage.rules.scope import Scope


def whenever(state: State, event: str, scope: Scope) -> Rule:
    """Do what standing rules and the survivor's cards say about the event, in the order they came into force."""
    from hivernage.rules.effects.interpret import run

    for source, power in list(_answering(state, event, scope)):
        card = source.name.partition("#")[0] if source.kind != "ability" else ""
        yield from run(state, power.do, scope.but(card=card))


def _answering(state: State, event: str, scope: Scope) -> list[tuple[Source, Power]]:
    survivor = state.survivors.get(scope.it)
    powers = powers_of(state, survivor) if survivor else table_powers(state, scope.seat)
    return [
        (source, power)
        for source, power in powers
        if power.whenever == event and (power.to is None or power.to == scope.here)
    ]
