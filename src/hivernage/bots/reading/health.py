"""What harm means to a survivor: how near to death it brings them, tonight's harm of the main objective counted in."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.seen import Seen
from hivernage.bots.reading.stakes import Stakes
from hivernage.bots.reading.tally import Tally
from hivernage.bots.weights import Weights
from hivernage.cards.effects import EachPlayer, Effect, Heal, Pick, Wound
from hivernage.cards.targets import Count, Survivors
from hivernage.views import SurvivorView

SHARES: Final = (1.0, 0.4, 0.12)  # of a life that one wound less saves, by the wounds that are still missing to death
FROSTBITE: Final = 0.7  # share of a life that a cure of frostbite saves, which comes back every turn
YOURS: Final = "yours"


class Health:
    """The survivors on a view, as somebody who heals them sees them."""

    def __init__(self, seen: Seen, stakes: Stakes, weights: Weights) -> None:
        self.seen = seen
        self.view = seen.view
        self.stakes = stakes
        self.weights = weights

    @cached_property
    def due(self) -> int:
        """Wounds that each player has to give to one of their survivors tonight."""
        orders = words_in(self.seen.side.duty, EachPlayer)
        return sum(_number(wound.n) for order in orders for wound in words_in(order.then, Wound))

    def harm(self, survivor: SurvivorView) -> int:
        """The wounds that somebody will have tonight: the healthiest of a group takes what must be taken."""
        had = survivor.wounds + survivor.frostbite + survivor.despair
        return had + (self.due if survivor.id == self._healthiest.get(survivor.owner) else 0)

    @cached_property
    def _healthiest(self) -> dict[int, str]:
        """Who of each group is farthest from death."""
        found: dict[int, SurvivorView] = {}
        for s in self.view.survivors:
            if s.owner not in found or self._left(s) > self._left(found[s.owner]):
                found[s.owner] = s
        return {owner: survivor.id for owner, survivor in found.items()}

    def _left(self, survivor: SurvivorView) -> int:
        return survivor.deadly - survivor.wounds - survivor.frostbite - survivor.despair

    def price(self, name: str) -> float:
        """What one more wound costs a survivor."""
        survivor = self.seen.survivors[name]
        left = survivor.deadly - self.harm(survivor) - 1
        return self.stakes.death * _share(left)

    def saved(self, effect: Effect) -> float:
        """What a cure saves, at its best: frostbite comes back every turn, and the third wound kills."""
        picks = [(pick.who, heal) for pick in words_in(effect, Pick) for heal in words_in(pick.then, Heal)]
        whoever = [(Survivors(), heal) for heal in words_in(effect, Heal)]
        return max((self._best(who, heal) for who, heal in picks or whoever), default=0.0)

    def _best(self, who: Survivors, heal: Heal) -> float:
        tally = Tally(self.view, self.seen.library, unsaid="any")
        near = {survivor.place for survivor in self.seen.group}
        anywhere = who.at is not None and who.with_ != YOURS
        reached = (s for s in self.view.survivors if (anywhere or s.place in near) and tally.means(s, who))
        return max((self._saved(s, heal.harm or "wounds") for s in reached), default=0.0)

    def _saved(self, survivor: SurvivorView, kind: str) -> float:
        wounds, despair = survivor.wounds + survivor.frostbite, survivor.despair
        healed = {"despair": despair, "frostbite": survivor.frostbite, "wounds": wounds}.get(kind, wounds + despair)
        if not healed:
            return 0.0
        left = survivor.deadly - self.harm(survivor)
        share = FROSTBITE if survivor.frostbite and kind != "despair" else 0.0
        cured = self.stakes.despair if kind == "despair" or (kind == "any" and not wounds) else 0.0
        return self.weights.heal * self.stakes.death * max(share, _share(left)) + cured


def _share(left: int) -> float:
    """Of a life, where so many wounds are missing to death before the cure."""
    return SHARES[max(0, left)] if left < len(SHARES) else 0.0


def _number(n: int | Count) -> int:
    """What is counted on the table comes to one at least."""
    return n if isinstance(n, int) else 1
