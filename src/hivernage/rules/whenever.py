"""Powers that answer an event: after a move, an attack, a killed zombie."""

from __future__ import annotations

from collections.abc import Iterator

from hivernage.cards.effects import Power
from hivernage.cards.library import card_of_node
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Rule, first_of
from hivernage.rules.conditions import holds
from hivernage.rules.powers import Source, is_used, mark_used, objective_powers, powers_of, table_powers
from hivernage.rules.scope import Scope


def whenever(state: State, event: str, scope: Scope) -> Rule:
    """Do what standing rules and the survivor's cards say about the event, in the first player's order (T2)."""
    from hivernage.rules.effects.interpret import run

    left = _answering(state, event, scope)
    while left:
        names = [card_of_node(source.name) for source, _ in left]
        number = yield from first_of(state, state.first, names)
        source, power = left.pop(number)
        if power.once is not None:
            now = next(
                (s for s, p in _answering(state, event, scope) if p is power and s.holder == source.holder), None
            )
            if now is None:
                continue  # used, or gone with its card, while others did what they do
            mark_used(state, now, power)
        yield from run(state, power.do, scope.but(card=names[number] if source.kind != "ability" else ""))


def _answering(state: State, event: str, scope: Scope) -> list[tuple[Source, Power]]:
    survivor = state.survivors.get(scope.it)
    powers = [*(powers_of(state, survivor) if survivor else ()), *_of_the_table(state, survivor, scope)]
    return [
        (source, power)
        for source, power in powers
        if power.whenever == event
        and (power.to is None or power.to == scope.here)
        and (power.needs is None or holds(state, power.needs, scope))
        and not is_used(state, source, power)
    ]


def _of_the_table(state: State, survivor: Survivor | None, scope: Scope) -> Iterator[tuple[Source, Power]]:
    """Standing rules come with a living survivor's own powers already; the objective's don't."""
    return objective_powers(state) if survivor else table_powers(state, scope.seat)
