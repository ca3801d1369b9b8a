"""What stands on the table, by name: the lowest layer of what a seat reads."""

from __future__ import annotations

from functools import cached_property

from hivernage.bots.reading import cards_in_force
from hivernage.cards.card import AnySide
from hivernage.cards.effects import Power
from hivernage.cards.library import Library, face
from hivernage.view_homes import colony_of
from hivernage.views import SurvivorView, View


class Seen:
    """A view with its places and people by name. Nothing here is hidden from the seat."""

    def __init__(self, view: View, library: Library) -> None:
        self.view = view
        self.library = library
        self.colony = colony_of(view, view.seat)
        self.home = self.colony.place
        self.hand = view.mine.hand if view.mine else []
        self.exiled = view.players[view.seat].exiled
        self.places = {place.name: place for place in view.places}
        self.survivors = {survivor.id: survivor for survivor in view.survivors}

    @cached_property
    def side(self) -> AnySide:
        """The main objective as it is printed on the side that is played."""
        return self.library.side(face(self.view.objective), self.view.options.hard)

    @cached_property
    def table_powers(self) -> list[Power]:
        """What lasting rules, improvements and the main objective let or make the seat do."""
        return cards_in_force.table_powers(self.view, self.library, self.view.seat)

    @cached_property
    def waste_step(self) -> int:
        """How many waste cards cost a morale."""
        return cards_in_force.waste_step(self.view, self.library)

    def symbol(self, key: str) -> str:
        return self.library.items[key].symbol

    def at(self, place: str) -> list[SurvivorView]:
        return [s for s in self.view.survivors if s.place == place]

    @property
    def group(self) -> list[SurvivorView]:
        """The seat's own survivors."""
        return [s for s in self.view.survivors if s.owner == self.view.seat]

    def is_armed(self, survivor: SurvivorView) -> bool:
        items = self.library.items
        return any(held.card in items and items[held.card].symbol == "weapon" for held in survivor.cards)
