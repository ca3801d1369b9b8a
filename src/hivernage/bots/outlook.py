"""What the coming colony phase asks for, read off a view: food, crisis cards, and room at the entrances."""

from __future__ import annotations

from functools import cached_property

from hivernage.bots.worth import words_in
from hivernage.cards.card import Card, Crossroads, Item, Side
from hivernage.cards.effects import Power, Together, Zombies
from hivernage.cards.library import Library
from hivernage.cards.modifiers import NoExposure
from hivernage.cards.targets import Count
from hivernage.model.board import COLONY, SPOTS
from hivernage.view import PlaceView, SurvivorView, View

FOOD_VALUE = {"food-1": 1, "food-2": 2, "food-3": 3}
MATCHING = 0.25  # of the cards in other hands, by guess
BONUS = 2  # matching cards beyond the threshold that bring a reward


class Outlook:
    """A view with the questions that a careful player asks of it. Nothing here is hidden from the seat."""

    def __init__(self, view: View, library: Library) -> None:
        self.view = view
        self.library = library
        self.colony = view.colonies[view.players[view.seat].colony]
        self.hand = view.mine.hand if view.mine else []
        self.exiled = view.players[view.seat].exiled
        self.places = {place.name: place for place in view.places}
        self.survivors = {survivor.id: survivor for survivor in view.survivors}
        self._known_gaps: dict[tuple[str, int], list[int]] = {}

    @cached_property
    def side(self) -> Side:
        options = self.view.options
        return self.library.side(options.objective, options.hard)

    @cached_property
    def goals(self) -> set[str]:
        """What the main objective counts."""
        return {count.of for count in words_in(self.side.goal, Count)}

    @cached_property
    def hoarded(self) -> set[str]:
        """Symbols that the main objective collects or will ask for."""
        asked = (symbol for word in words_in(self.side.duty, Together) for symbol in word.cards)
        return {*self.side.stores, *asked}

    def symbol(self, key: str) -> str:
        return self.library.items[key].symbol

    def at(self, place: str) -> list[SurvivorView]:
        return [s for s in self.view.survivors if s.place == place]

    @property
    def group(self) -> list[SurvivorView]:
        return [s for s in self.view.survivors if s.owner == self.view.seat]

    # Food

    @cached_property
    def hungry(self) -> int:
        """Food that is still missing for this round."""
        mouths = self.colony.helpless + len(self.at(COLONY))
        return max(0, -(-mouths // 2) - self.colony.food)

    # The crisis

    @cached_property
    def crisis_symbols(self) -> tuple[str, ...]:
        return self.library.crises[self.view.crisis].symbols if self.view.crisis else ()

    @cached_property
    def crisis_short(self) -> int:
        """Matching cards that are missing, if all cards in the pile match; the bonus comes after the threshold."""
        need = sum(not p.exiled and not p.out for p in self.view.players)
        given = len(self.colony.crisis_pile)
        return max(0, need - given) or max(0, need + BONUS - given)

    @cached_property
    def crisis_met(self) -> bool:
        return len(self.colony.crisis_pile) >= sum(not p.exiled and not p.out for p in self.view.players)

    @cached_property
    def crisis_hopeful(self) -> bool:
        """Whether those who still have a turn in this round can give what is missing."""
        mine = sum(self.symbol(key) in self.crisis_symbols for key in self.hand)
        count = len(self.view.players)
        coming = [self.view.players[(self.view.seat + n) % count] for n in range(1, self.view.turns_left)]
        return mine + sum(MATCHING * len(player.hand) + 0.7 for player in coming) >= self.crisis_short

    def wanted(self, symbol: str) -> bool:
        """Whether the crisis waits for such cards."""
        return symbol in self.crisis_symbols and self.crisis_short > 0

    # Entrances

    def arrivals(self, name: str, rounds: int = 1) -> list[int]:
        """Zombies that will come to each entrance of a place in so many rounds."""
        people = len(self.at(name)) + len(self.places[name].standees)
        horde = 0
        if name == COLONY:
            people, horde = -(-(people + self.colony.helpless) // 2), self._horde
        n, entrances = people * rounds + horde, len(self.places[name].zombies)
        noise = self.places[name].noise // 2
        return [n // entrances + (i < n % entrances) + noise for i in range(entrances)]

    @cached_property
    def _horde(self) -> int:
        """Zombies that come to the colony if the crisis isn't met, as far as that is to be feared."""
        if self.crisis_met or not self.view.crisis:
            return 0
        failure = self.library.crises[self.view.crisis].failure
        n = sum(word.n for word in words_in(failure, Zombies) if word.at == COLONY and isinstance(word.n, int))
        return n // 2 if self.crisis_hopeful else n

    def _gaps(self, name: str, rounds: int) -> list[int]:
        """Zombies beyond what each entrance holds: each of them kills somebody. A barricade stands for two."""
        found = self._known_gaps.get((name, rounds))
        if found is None:
            place = self.places[name]
            holds = [room(place, i) + 2 * place.barricades[i] for i in range(len(place.zombies))]
            come = self.arrivals(name, rounds)
            found = [max(0, n - least) for n, least in zip(come, holds, strict=True)]
            self._known_gaps[name, rounds] = found
        return found

    def gap(self, name: str, entrance: int, rounds: int = 1) -> int:
        return self._gaps(name, rounds)[entrance]

    def gaps(self, name: str, rounds: int = 1) -> int:
        return sum(self._gaps(name, rounds))

    # Survivors

    def risk(self, name: str) -> float:
        """How much worse than usual an exposure roll is for a survivor."""
        survivor = self.survivors[name]
        harm = survivor.wounds + survivor.frostbite + survivor.despair
        return 1.0 + 0.4 * harm + (1.5 if harm >= 2 else 0.0) + 0.1 * (len(self.at(survivor.place)) - 1)

    def is_safe(self, name: str, act: str) -> bool:
        """Whether an ability or a card of the survivor spares them the roll."""
        cards = [self.library.cards[held.card] for held in self.survivors[name].cards]
        powers = [*self.library.survivors[name].powers, *(power for card in cards for power in _powers(card))]
        return any(
            isinstance(mod, NoExposure) and mod.act == act
            for power in powers
            if power.once is None and power.die is None
            for mod in power.mods
        )

    def free_spaces(self, name: str) -> int:
        taken = len(self.at(name)) + len(self.places[name].standees) + (self.colony.helpless if name == COLONY else 0)
        return SPOTS[name].survivor_spaces - taken


def _powers(card: Card) -> tuple[Power, ...]:
    """What a card next to a survivor does."""
    if isinstance(card, Crossroads):
        return card.attached
    return card.powers if isinstance(card, Item) else ()


def room(place: PlaceView, entrance: int) -> int:
    """Empty spaces at an entrance."""
    return place.entrance_spaces - place.zombies[entrance] - place.barricades[entrance]
