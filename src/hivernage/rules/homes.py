"""Where people live: the home of a seat, the colonies by place, and the places that are nobody's home."""

from __future__ import annotations

from hivernage.model.state import Colony, State


def home(state: State, seat: int) -> str:
    """The place a seat lives in."""
    return colony_of(state, seat).place


def colony_of(state: State, seat: int) -> Colony:
    """The colony a seat belongs to."""
    return state.colonies[state.players[seat].colony]


def colony_at(state: State, place: str) -> Colony | None:
    """The colony that lives at a place, if one does."""
    return next((colony for colony in state.colonies if colony.place == place), None)


def is_home(state: State, place: str) -> bool:
    """Whether somebody lives at a place."""
    return any(colony.place == place for colony in state.colonies)


def homes(state: State) -> tuple[str, ...]:
    """The places that people live in."""
    return tuple(colony.place for colony in state.colonies)


def outside(state: State) -> tuple[str, ...]:
    """All places in play but the homes."""
    return tuple(name for name in state.places if not is_home(state, name))
