"""What the coming colony phase asks for: food, and room at the entrances."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final, Literal

from hivernage.bots.reading import cards_in_force
from hivernage.bots.reading.after_the_night import after_the_night
from hivernage.bots.reading.breakout import Breakout
from hivernage.bots.reading.crisis import Crisis
from hivernage.bots.reading.seen import Seen
from hivernage.bots.reading.sides import Sides
from hivernage.bots.reading.tally import occupied
from hivernage.bots.weights import Weights
from hivernage.rules import facts
from hivernage.view_homes import colony_at, is_home, outside_of, turns_to_come
from hivernage.views import View

FAR: Final = 4
"""Rounds that a bot looks ahead."""


class Night:
    """Tonight and the nights after it, if nobody does anything more."""

    def __init__(self, seen: Seen, sides: Sides, crisis: Crisis, weights: Weights) -> None:
        self.seen = seen
        self.view = seen.view
        self.sides = sides
        self.crisis = crisis
        self.weights = weights
        self._dangers: dict[tuple[str, int, int], float] = {}
        self._coming: dict[tuple[str, int], list[float]] = {}
        self._drawn: dict[str, int] = {}

    @cached_property
    def after(self) -> View:
        """The table after tonight."""
        arrivals = {place.name: self.coming(place.name, 1) for place in self.view.places}
        meals = [self.meal if colony is self.seen.colony else 0 for colony in self.view.colonies]
        return after_the_night(self.view, arrivals, meals)

    # Food

    @cached_property
    def hungry(self) -> int:
        """Food that is still missing for this round."""
        return max(0, self.meal - self.seen.colony.food)

    @property
    def mouths(self) -> int:
        """Those who are at home now, the helpless among them."""
        return facts.weight(self.seen.colony) + self._heads(self.seen.home, "food")

    @cached_property
    def food_due(self) -> int:
        """Food that cards ask for beside the meal."""
        return cards_in_force.food_due(self.view, self.seen.library)

    @cached_property
    def meal(self) -> int:
        """Food that the colony eats tonight: who has nobody outside yet will send somebody."""
        return facts.meal(self.mouths - self._leaving, self.food_due)

    @cached_property
    def _leaving(self) -> int:
        """Groups of more than one whose turn in this round is yet to come and who are all at home."""
        seats = turns_to_come(self.view)
        groups = [[s.place for s in self.view.survivors if s.owner == seat] for seat in seats]
        return sum(len(group) > 1 and {*group} == {self.seen.home} for group in groups)

    @cached_property
    def scarce(self) -> bool:
        """Whether the stock doesn't last for two rounds more."""
        return self.seen.colony.food < self.meal * min(3, self.view.rounds_left)

    # Zombies that come

    def arrivals(self, name: str, rounds: int = 1) -> list[float]:
        """Zombies that will come to each entrance of a place in so many rounds."""
        horde = self.crisis.zombies_feared if name == self.seen.home else 0
        guests = 0.0 if is_home(self.view, name) else self._guests
        more = facts.NOISE_CHANCE * self.seen.places[name].noise + self.breakout.at(name) + guests
        return [n + more for n in self.batches(name, *[self.drawn(name)] * rounds, horde)]

    def coming(self, name: str, rounds: int) -> list[float]:
        """The same, worked out once."""
        if (name, rounds) not in self._coming:
            self._coming[name, rounds] = self.arrivals(name, rounds)
        return self._coming[name, rounds]

    @cached_property
    def breakout(self) -> Breakout:
        """The experiment that may get out tonight."""
        return Breakout(self.view, self.seen.library)

    def batches(self, name: str, *numbers: int) -> list[int]:
        """How many come to each entrance of a place if they come in batches: each begins at the first (Z1)."""
        entrances = len(self.seen.places[name].zombies)
        return [sum(each) for each in zip(*(facts.spread(n, entrances) for n in numbers), strict=True)]

    def drawn(self, name: str) -> int:
        """Zombies that come to a place in a night for those who are there now."""
        if name not in self._drawn:
            self._drawn[name] = self._count_drawn(name)
        return self._drawn[name]

    def _count_drawn(self, name: str) -> int:
        place = self.seen.places[name]
        there = self._heads(name, "zombies") + len(place.standees) + place.bandits
        colony = colony_at(self.view, name)
        drawn = facts.drawn(there + (facts.weight(colony) if colony else 0), is_home=colony is not None)
        return max(0, drawn + self._zombies_due[name])

    @cached_property
    def _zombies_due(self) -> Counter[str]:
        """Zombies that cards bring to places, or keep away."""
        return cards_in_force.zombies_due(self.view, self.seen.library)

    @cached_property
    def _guests(self) -> float:
        """How many will still come to each place outside in this round of a war: two colonies share the places."""
        if not self.sides.is_war:
            return 0.0
        coming = {seat for pair in self.view.pairs for seat in pair if seat >= 0}
        leaving = sum(is_home(self.view, s.place) for s in self.view.survivors if s.owner in coming)
        return self.weights.guests * leaving / len(outside_of(self.view))

    def _heads(self, name: str, of: Literal["zombies", "food"]) -> int:
        """As how many the survivors at a place count tonight."""
        there = [s for s in self.seen.at(name) if of == "zombies" or not s.entrance]  # who stands at a door isn't fed
        return sum(cards_in_force.heads(self.view, self.seen.library, survivor, of) for survivor in there)

    # Room at the entrances

    def holds(self, name: str, entrance: int) -> int:
        """Zombies that an entrance still takes before somebody dies."""
        place = self.seen.places[name]
        zombies, barricades, traps = occupied(place, entrance), place.barricades[entrance], place.traps[entrance]
        return facts.holds(place.entrance_spaces, zombies, barricades, traps)

    def overrun(self, more: int = 0) -> float:
        """Zombies that find no room in the colony tonight, if so many more come."""
        home = self.seen.home
        return self._beyond(self.batches(home, self.drawn(home), more))

    @cached_property
    def crowd(self) -> float:
        """Survivors whom one more at home costs tonight: every other draws a zombie, which may find no room."""
        home = self.seen.home
        drawn = self.drawn(home)
        return (self._beyond(self.batches(home, drawn + 1)) - self._beyond(self.batches(home, drawn))) / 2

    def _beyond(self, come: list[int]) -> float:
        return float(sum(max(0, n - self.holds(self.seen.home, i)) for i, n in enumerate(come)))

    def danger(self, name: str, entrance: int, more: int = 0) -> float:
        """How near an overrun is: 1 is tonight, less the more rounds it is away, 0 is not in sight."""
        found = self._dangers.get((name, entrance, more))
        if found is None:
            holds, found = self.holds(name, entrance), 0.0
            for rounds in range(1, 1 + min(FAR, self.view.rounds_left)):
                beyond = self.coming(name, rounds)[entrance] + more - holds
                if beyond > 0:
                    found = self.weights.soon ** (rounds - 1) * min(1.0, beyond)
                    break
            self._dangers[name, entrance, more] = found
        return found

    def dangers(self, name: str) -> float:
        """The nearest overrun at a place."""
        return max((self.danger(name, i) for i in range(len(self.seen.places[name].zombies))), default=0.0)

    def victims(self, name: str, entrance: int) -> float:
        """Zombies that find no room at an entrance tonight: each of them takes somebody."""
        return max(0.0, self.coming(name, 1)[entrance] - self.holds(name, entrance))

    def gaps(self, name: str, rounds: int = 1) -> float:
        """Zombies beyond what a place holds, if nobody does anything for so many rounds."""
        come = self.coming(name, rounds)
        return sum(max(0.0, n - self.holds(name, i)) for i, n in enumerate(come))
