"""The table as it will stand when the main objective is judged (G2.1): after the meal and tonight's zombies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from hivernage.views import PlaceView, View


def after_the_night(view: View, arrivals: Mapping[str, Sequence[float]], meals: Sequence[int]) -> View:
    """A view after the coming night. `arrivals`: zombies to come to each entrance; `meals`: food, colony by colony."""
    places = [place_after_the_night(place, arrivals[place.name]) for place in view.places]
    colonies = [replace(c, food=max(0, c.food - meal)) for c, meal in zip(view.colonies, meals, strict=True)]
    return replace(view, places=places, colonies=colonies)


def place_after_the_night(place: PlaceView, arrivals: Sequence[float]) -> PlaceView:
    """A place after its zombies have come: who finds no room sets off a trap (L6) or breaks a barricade (Z2)."""
    doors = [
        _door(place.entrance_spaces, zombies, barricades, traps, int(come + 0.5))
        for zombies, barricades, traps, come in zip(place.zombies, place.barricades, place.traps, arrivals, strict=True)
    ]
    zombies, barricades, traps = ([door[n] for door in doors] for n in range(3))
    return replace(place, zombies=zombies, barricades=barricades, traps=traps)


def _door(spaces: int, zombies: int, barricades: int, traps: int, come: int) -> tuple[int, int, int]:
    for _ in range(come):
        if zombies + barricades + traps < spaces:
            zombies += 1
        elif traps:
            zombies, traps = 0, traps - 1
        elif barricades:
            barricades -= 1
    return zombies, barricades, traps
