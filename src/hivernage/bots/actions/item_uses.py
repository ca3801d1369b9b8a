"""What each way to use an item would do now: what is on the table that it could work on, and how much that matters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.worth import food_in, played
from hivernage.bots.weights import NEVER
from hivernage.cards.effects import Advance, Barricade, Choose, Clear, Dice, Effect, Heal, KillZombies, Temper

LOW_DIE = 3  # number of a die: below this it is worth rolling again
DIE_CHANGES = ("raise", "lower", "reroll", "set", "flip", "copy")
TROUBLE = 2.5  # marks that a card costs that changes dice or lends a hand: it is gone then


class ItemUses:
    """The uses of one player's cards, each with a mark; food is left to those who know how hungry it is."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.dice = outlook.view.players[outlook.view.seat].dice

    def of(self, effect: Effect | None) -> Iterator[Effect]:
        """One effect for each use of a card."""
        if isinstance(effect, Choose):
            for option in played(effect, self.outlook.stakes):
                yield option.then
        elif effect is not None:
            yield effect

    def besides_food(self, effect: Effect) -> float:
        """What a use does beside the meals that it brings."""
        return self.outlook.worth(effect) - self.outlook.stakes.food * food_in(effect)

    def mark(self, effect: Effect, price: float) -> float:
        """What a use without food is worth, `price` being what the card is worth in the hand."""
        if not self._has_something(effect):
            return NEVER
        if any(words_in(effect, Heal)):
            return self.outlook.health.saved(effect) - self.outlook.weights.pills * price
        if isinstance(effect, Dice) and effect.act in DIE_CHANGES:
            low = any(value < LOW_DIE for value in self.dice)
            return self.outlook.worth(effect) - TROUBLE if low else NEVER
        if _is_about_doors(effect):
            return self.outlook.worth(effect) * min(1.0, self._tight) - price
        return self.outlook.worth(effect) - TROUBLE

    def _has_something(self, effect: Effect) -> bool:
        """Whether there is something on the table for it to work on, as far as that is easily seen."""
        colony = self.outlook.colony
        if any(word.to == "calm" for word in words_in(effect, Temper)) and not colony.unruly:
            return False
        if any(True for _ in words_in(effect, Advance)) and not self.view.row:
            return False
        cleared = {word.what for word in words_in(effect, Clear)}
        if "bandits" in cleared and not any(self.outlook.places[name].bandits for name in self._mine):
            return False
        return "zombies" not in cleared or any(sum(self.outlook.places[name].zombies) for name in self._mine)

    @cached_property
    def _mine(self) -> set[str]:
        return {survivor.place for survivor in self.outlook.group}

    @cached_property
    def _tight(self) -> float:
        """How near an overrun is where the player has somebody."""
        return max((self.outlook.night.dangers(name) for name in self._mine), default=0.0)


def _is_about_doors(effect: Effect) -> bool:
    words = (*words_in(effect, KillZombies), *words_in(effect, Barricade))
    return bool(words) or any(word.what == "zombies" for word in words_in(effect, Clear))
