"""Homes: where players live. Most games have one colony; whose it is decides what a rule or card means by it."""

from __future__ import annotations

from hivernage.model.board import DEN, DIE_NUMBERS, SPOTS
from hivernage.model.parts import INSIDE, NOBODY, Colony, Survivor
from hivernage.model.state import State


def colony_of(state: State, seat: int) -> Colony:
    """What the home of a seat has."""
    return state.colonies[state.players[seat].colony]


def is_den(colony: Colony) -> bool:
    """Whether a home is that of a lone wolf, and no colony proper (LW2)."""
    return colony.place == DEN


def colonies(state: State) -> list[Colony]:
    """The colonies proper, whose players have a main objective, a leader and enemies: one, or two at war."""
    return [colony for colony in state.colonies if not is_den(colony)]


def lived_in(state: State) -> list[Colony]:
    """Every home that people live in: the colonies, and the den until the lone wolf has left the game (LW5.3)."""
    return [colony for colony in state.colonies if not (is_den(colony) and colony.fallen)]


def wolf_of(state: State) -> int | None:
    """The seat of the lone wolf, while they are in the game."""
    return None if state.wolf is None or state.wolf.gone else state.wolf.seat


def is_wolf(state: State, seat: int) -> bool:
    """Whether a seat is that of the lone wolf, who belongs to no colony (LW1.1)."""
    return state.wolf is not None and state.wolf.seat == seat


def enemy_of(state: State, seat: int) -> Colony | None:
    """The other colony of the town; none where there is one, or for who lives in neither (W1)."""
    if len(state.colonies) == 1 or is_wolf(state, seat):
        return None
    return state.colonies[1 - state.players[seat].colony]


def allies(state: State, seat: int) -> list[int]:
    """All who live with a seat, itself among them."""
    return [player.seat for player in state.players if player.colony == state.players[seat].colony]


def are_allies(state: State, seat: int, other: int) -> bool:
    return state.players[seat].colony == state.players[other].colony


def is_at_enemy_door(survivor: Survivor) -> bool:
    """Whether a survivor stands at an entrance of somebody else's home (W6)."""
    return survivor.door != INSIDE


def first_player(state: State, seat: int) -> int:
    """Who is the first player for a seat: the leader of its colony, where colonies have leaders (W2.12)."""
    return leader_of(state, colony_of(state, seat))


def leader_of(state: State, colony: Colony) -> int:
    """The first player for all who live in a colony: its leader, where colonies have them; the lone wolf in a den."""
    if state.wolf is not None and is_den(colony):
        return state.wolf.seat
    return state.first if colony.leader == NOBODY else colony.leader


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
