"""Running the words of cards: each family of words in a module of its own."""

from hivernage.rules.effects import board, cards, control, dice, people, together
from hivernage.rules.effects.interpret import can, run

__all__ = ["board", "can", "cards", "control", "dice", "people", "run", "together"]
