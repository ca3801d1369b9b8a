"""Items next to a survivor, where an action takes one away."""

from __future__ import annotations

from hivernage.model.parts import Held, Survivor
from hivernage.model.state import State


def items_of(state: State, survivor: Survivor) -> list[str]:
    """The items next to a survivor, one of each; attached crossroads cards stay where they are."""
    items = state.library.items
    return list(dict.fromkeys(held.key for held in survivor.cards if held.key in items))


def take_held(state: State, name: str, key: str) -> Held:
    survivor = state.survivors[name]
    held = next(h for h in survivor.cards if h.key == key)
    survivor.cards.remove(held)
    return held
