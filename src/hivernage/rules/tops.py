"""What everybody sees of a face-down deck: the back of its top card (LW7.2)."""

from __future__ import annotations

from hivernage.cards.library import origin
from hivernage.model.events import TopSeen
from hivernage.model.state import State


def show_top(state: State, place: str) -> None:
    """Another card lies on top of a deck now: that it isn't one of the place is news to all."""
    deck = state.places[place].deck
    if deck and origin(deck[-1]) != place:
        state.tell(TopSeen(place=place, back=origin(deck[-1])))
