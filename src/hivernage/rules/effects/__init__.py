"""Running the words of cards: each family of words in a module of its own."""

from hivernage.rules.effects import board, cards, control, dice, loot, people, swapping, together
from hivernage.rules.effects.interpret import can, run

__all__ = ["board", "can", "cards", "control", "dice", "loot", "people", "run", "swapping", "together"]
