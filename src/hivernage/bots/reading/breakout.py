"""The experiment on top of its deck, as everybody sees it: whether it stays locked in, and where it would come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from hivernage.cards.card import Experiment
from hivernage.cards.library import Library
from hivernage.view_homes import is_meant, town_of
from hivernage.views import View


class Breakout:
    """What may get out tonight."""

    def __init__(self, view: View, library: Library) -> None:
        self.view = view
        self.card: Experiment | None = library.experiments.get(view.experiment)

    @cached_property
    def is_locked(self) -> bool:
        """Whether the dice on Raxxon hold a pair of its code, or there is nothing to get out."""
        return self.card is None or matches(self.card, [die.value for die in self.view.code_dice])

    def at(self, name: str) -> float:
        """Special zombies to be expected at a place tonight."""
        if self.card is None or self.is_locked:
            return 0.0
        lair = self._lair
        town = town_of(self.view)
        chance = (name in town) / len(town) if lair is None else float(is_meant(self.view, lair, name))
        return self.card.figures * chance

    @cached_property
    def _lair(self) -> str | None:
        """The place that the card means, if it is known without a roll."""
        people = Counter(survivor.place for survivor in self.view.survivors)
        match self.card.at if self.card else "random":
            case "random":
                return None
            case "most-survivors":
                return _fullest({name: people[name] for name in town_of(self.view)})
            case "most-noise":
                return _fullest(
                    {place.name: place.noise for place in self.view.places if is_meant(self.view, "town", place.name)}
                )
            case place:
                return place


def _fullest(crowd: dict[str, int]) -> str | None:
    """The place with the most; none where there is nothing or a tie."""
    most = max(crowd.values())
    found = [name for name, n in crowd.items() if n == most]
    return found[0] if most and len(found) == 1 else None


def matches(card: Experiment, dice: Iterable[int]) -> bool:
    """Whether dice hold a pair of the code (N4.3)."""
    shown = Counter(dice)
    return any(Counter(pair) <= shown for pair in card.code)
