"""Who is with whom where two colonies are at war; everybody is with everybody where there is one."""

from __future__ import annotations

from functools import cached_property

from hivernage.bots.reading.seen import Seen
from hivernage.bots.reading.tally import SIDES
from hivernage.bots.weights import Weights
from hivernage.views import ColonyView, SurvivorView

RIVAL = 0.75  # share of the price of a missed crisis where the enemy would fall by it before us


class Sides:
    """The sides of a table as one seat sees them."""

    def __init__(self, seen: Seen, weights: Weights) -> None:
        self.seen = seen
        self.view = seen.view
        self.colony = seen.colony
        self.weights = weights
        self.number = self.view.colonies.index(self.colony)

    @property
    def is_war(self) -> bool:
        return len(self.view.colonies) > 1

    @property
    def is_lone(self) -> bool:
        """Whether the seat that looks is the lone wolf, who belongs to neither colony."""
        return self.number >= len(SIDES)

    def is_ally(self, seat: int) -> bool:
        return self.view.players[seat].colony == self.number

    def is_ours(self, survivor: SurvivorView) -> bool:
        return self.is_ally(survivor.owner)

    def is_theirs(self, place: str) -> bool:
        """Whether an enemy lives at a place; to the lone wolf both colonies are enemies."""
        lived_in = any(place == colony.place for colony in self.view.colonies)
        return self.is_war and lived_in and place != self.colony.place

    @cached_property
    def enemy(self) -> ColonyView:
        """The other colony; to the lone wolf the one that is better off."""
        if self.is_lone:
            return max(self.view.colonies[: len(SIDES)], key=lambda colony: colony.morale)
        return self.view.colonies[1 - self.number]

    def people(self, place: str, number: int) -> list[SurvivorView]:
        """Those of a colony, or of the lone wolf, at a place."""
        return [s for s in self.seen.at(place) if self.view.players[s.owner].colony == number]

    @property
    def crisis_share(self) -> float:
        """What a card for a common crisis is worth: the enemy gives some of them too, and loses as much as we do; so we
        care less as long as they would fall first."""
        if self.is_lone:
            return 0.0  # it doesn't touch their morale (LW3.2)
        if not self.is_war:
            return 1.0
        return self.weights.common * (1.0 if self.colony.morale <= self.enemy.morale else RIVAL)
