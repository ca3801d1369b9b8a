"""Homes: where players live. Most games have one colony; whose it is decides what a rule or card means by it."""

from __future__ import annotations

from hivernage.model.board import DIE_NUMBERS, SPOTS
from hivernage.model.parts import Colony
from hivernage.model.state import State


def colony_of(state: State, seat: int) -> Colony:
    """What the home of a seat has."""
    return state.colonies[state.players[seat].colony]


def home(state: State, seat: int) -> str:
    """The place where a seat lives."""
    return state.colonies[state.players[seat].colony].place


def colony_at(state: State, place: str) -> Colony | None:
    """The home that is this place, if it is one."""
    for colony in state.colonies:
        if colony.place == place:
            return colony
    return None


def is_home(state: State, place: str) -> bool:
    """Whether somebody lives at this place."""
    return colony_at(state, place) is not None


def homes(state: State) -> tuple[str, ...]:
    return tuple(colony.place for colony in state.colonies)


def outside(state: State) -> tuple[str, ...]:
    """All places in play but homes."""
    lived_in = homes(state)
    return tuple(name for name in state.places if name not in lived_in)


def town(state: State) -> tuple[str, ...]:
    """The places 1 to 6, in this order: those that a die can show (L2), whoever lives there."""
    return tuple(name for name in state.places if SPOTS[name].number in DIE_NUMBERS)
