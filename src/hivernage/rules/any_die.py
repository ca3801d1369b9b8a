"""Attacks and searches with a die that is too low: what lets a survivor make them."""

from __future__ import annotations

from typing import Literal

from hivernage.cards.modifiers import AnyDie
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.plan import Planned, usable_with
from hivernage.rules.powers import mods

Act = Literal["attack", "search"]


def takes_any_die(state: State, survivor: Survivor, act: Act) -> bool:
    """Whether the survivor may use a die of any value for it."""
    return _always(state, survivor, act) or bool(any_die(state, survivor, act))


def any_die(state: State, survivor: Survivor, act: Act) -> list[Planned]:
    """Unused powers that let the survivor use a die of any value for it."""
    return usable_with(state, survivor, f"{act} with any die")


def with_low_die(state: State, survivor: Survivor, act: Act) -> list[Planned]:
    """The power that has to be used where the die is too low; none if one is allowed at any time."""
    return [] if _always(state, survivor, act) else any_die(state, survivor, act)[:1]


def _always(state: State, survivor: Survivor, act: Act) -> bool:
    return any(act in mod.acts for mod in mods(state, survivor, AnyDie))
