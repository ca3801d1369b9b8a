"""Powers that wear out their card whenever they have spared their holder something."""

from __future__ import annotations

from collections.abc import Callable

from hivernage.cards.effects import Power
from hivernage.cards.modifiers import Modifier, NoExposure, TakesAs
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.powers import Source, sparing
from hivernage.rules.scope import Scope

Worn = tuple[Source, Power]
"""A power that is used up a little, and where it comes from."""


def worn_by(state: State, survivor: Survivor, spares: Callable[[Modifier], bool]) -> Worn | None:
    """Which of the powers that spare a survivor something wears out: none where another does it for nothing."""
    found = list(sparing(state, survivor, spares)) if survivor.cards else []
    return found[0] if found and all(power.do is not None for _, power in found) else None


def wear_out(state: State, survivor: Survivor, worn: Worn | None) -> Rule:
    """What the power does besides."""
    from hivernage.rules.effects.interpret import run

    if worn is not None:
        source, power = worn
        yield from run(state, power.do, Scope(survivor.owner, it=survivor.id, here=survivor.place, card=source.name))


def spares_bite(mod: Modifier) -> bool:
    return isinstance(mod, TakesAs) and mod.harm == "bite"


def spares_spread(mod: Modifier) -> bool:
    return isinstance(mod, TakesAs) and mod.harm == "bite" and mod.spread is True


def spares_move(there: str, here: str) -> Callable[[Modifier], bool]:
    """A check for what spares a move between two places the roll."""

    def spares(mod: Modifier) -> bool:
        return (
            isinstance(mod, NoExposure)
            and mod.act == "move"
            and (mod.between is None or set(mod.between) == {there, here})
        )

    return spares
