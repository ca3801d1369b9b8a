"""Which parts a game has, by the options that its table agreed on.

A box or module is a function that takes a game and gives one with other parts; what lies on the board brings its own
rule and needs no part. The base box knows of no other.
"""

from __future__ import annotations

from hivernage.model.options import Options
from hivernage.rules.boxes.base import BASE
from hivernage.rules.game import Game


def game_for(_options: Options) -> Game:
    """The game that these options make."""
    return BASE
