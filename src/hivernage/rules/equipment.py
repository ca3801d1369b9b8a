"""Putting cards on survivors."""

from __future__ import annotations

from hivernage.model.events import Equipped
from hivernage.model.parts import Held
from hivernage.model.state import State


def put_on(state: State, name: str, key: str) -> None:
    """Equip a card; one that was used still is (F6.1)."""
    survivor = state.survivors[name]
    survivor.cards.append(state.players[survivor.owner].unmark(key) or Held(key))
    state.tell(Equipped(survivor=name, card=key))
