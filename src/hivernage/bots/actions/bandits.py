"""Bandits and their camp: what one of them costs, what a raid brings to a survivor, and where a chief sends them."""

from __future__ import annotations

from functools import cached_property

from hivernage.bots.actions.hand import Hand
from hivernage.bots.reading.outlook import Outlook
from hivernage.model.board import HIDEOUT
from hivernage.rules.facts import BANDIT_ATTACK, DIE_TOP, RAIDS

HIT = BANDIT_ATTACK / DIE_TOP
LOOT_TO_CHOOSE = 3  # cards from which a chief finds one to their liking


class Raids:
    """What a player has to do with bandits in one turn."""

    def __init__(self, outlook: Outlook, hand: Hand) -> None:
        self.outlook = outlook
        self.stakes = outlook.stakes
        self.hand = hand

    @cached_property
    def loot(self) -> list[float]:
        """What the loot cards are worth, the best first; a main objective may collect them."""
        collects = "loot" in self.outlook.side.stores
        stored = self.outlook.objective.piece("stored") if collects else 0.0
        return sorted((self.hand.card(key) + stored for key in self.outlook.view.loot), reverse=True)

    def raid(self, name: str, act: str) -> float:
        """What a search of the camp, or an attack on it, brings this survivor with the wounds they have."""
        return sum(sum(self.loot[:cards]) - self._harm(name, wounds) for wounds, cards in RAIDS[act]) / DIE_TOP

    def _harm(self, name: str, wounds: int) -> float:
        survivor = self.outlook.survivors[name]
        if wounds and self.outlook.health.harm(survivor) + wounds >= survivor.deadly:
            return self.stakes.death
        return max(self.stakes.wound, self.outlook.health.price(name)) * wounds

    def drive_off(self, place: str) -> float:
        """What an attack on a bandit brings: the nights without them, and a zombie fewer for who stands there."""
        return HIT * (self.cost(place) + self._zombie(place) + self.outlook.objective.piece("bandits", at=place))

    def cost(self, place: str) -> float:
        """What a bandit at a place costs the colony in the nights to come: a card each, and room."""
        nights = min(self.outlook.places[place].deck, self.outlook.view.rounds_left) if place != HIDEOUT else 0
        return self.outlook.weights.bandit * nights + 0.5

    def _zombie(self, place: str) -> float:
        """A zombie a night comes for each bandit, and somebody of ours has to fight it."""
        ours = any(not self.outlook.view.players[s.owner].exiled for s in self.outlook.at(place))
        near = self.outlook.night.danger(place, 0) - self.outlook.night.danger(place, 0, -1)
        return self.outlook.weights.fight / 3 + self.stakes.death * max(0.0, near) if ours else 0.0

    def send(self, place: str, malice: float) -> float:
        """Where a chief sends a bandit: to cards they would like, and to whom they wish ill."""
        own = self.outlook.weights.card if len(self.loot) < LOOT_TO_CHOOSE and self.outlook.places[place].deck else 0.0
        return own + malice * (self.cost(place) + self._zombie(place))
