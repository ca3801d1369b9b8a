"""Room on the board: empty spaces at entrances, and free spaces for survivors (G11)."""

from __future__ import annotations

from hivernage.model.board import SPOTS
from hivernage.model.parts import INSIDE, Place
from hivernage.model.state import State


def entrance_room(state: State, place: Place, entrance: int) -> int:
    """Empty spaces at an entrance: zombies, barricades, traps, and survivors who stand at it fill them."""
    room = SPOTS[place.name].entrance_spaces
    room -= place.zombies[entrance] + place.barricades[entrance] + place.traps[entrance]
    if place.special:
        room -= sum(zombie.entrance == entrance for zombie in place.special)
    if len(state.colonies) > 1:
        room -= sum(s.door == entrance and s.place == place.name for s in state.survivors.values())
    return room


def has_entrance_room(state: State, place: Place) -> bool:
    """Whether any entrance of a place has an empty space."""
    return any(entrance_room(state, place, i) > 0 for i in range(len(place.zombies)))


def free_spaces(state: State, name: str) -> int:
    """Survivor spaces left at a place (`rooms` is for all places at once)."""
    room = _room_for_people(state, state.places[name])
    for survivor in state.survivors.values():
        if survivor.place == name and survivor.door == INSIDE:
            room -= 1
    return room


def rooms(state: State) -> dict[str, int]:
    """The survivor spaces left at every place, in one pass."""
    room = {
        name: SPOTS[name].survivor_spaces - len(place.standees) - place.bandits - place.blocked
        for name, place in state.places.items()
    }
    for colony in state.colonies:
        room[colony.place] -= colony.helpless
    for survivor in state.survivors.values():
        if survivor.door == INSIDE:
            room[survivor.place] -= 1
    return room


def _room_for_people(state: State, place: Place) -> int:
    """Spaces that nothing but survivors could fill: helpless ones fill those of their home (G11)."""
    room = SPOTS[place.name].survivor_spaces - len(place.standees) - place.bandits - place.blocked
    for colony in state.colonies:
        if colony.place == place.name:
            room -= colony.helpless
    return room
