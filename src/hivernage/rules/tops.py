"""What everybody sees of face-down cards: the back on top of a deck, and of a card out of one (LW7.2)."""

from __future__ import annotations

from hivernage.cards.library import origin
from hivernage.model.events import TopSeen
from hivernage.model.state import State


def other_back(key: str, place: str) -> str:
    """The back of a card out of the deck of a place, if it isn't one of that place."""
    return "" if origin(key) == place else origin(key)


def show_top(state: State, place: str) -> None:
    """Another card lies on top of a deck now: that it isn't one of the place is news to all."""
    deck = state.places[place].deck
    if deck and (back := other_back(deck[-1], place)):
        state.tell(TopSeen(place=place, back=back))
