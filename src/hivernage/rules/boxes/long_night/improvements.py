"""Improvements (chapter U): what this module adds to a game."""

from __future__ import annotations

from hivernage.rules.game import Game
from hivernage.rules.improvements import DECK, fill_row


def with_improvements(game: Game) -> Game:
    """The game with this module: a deck, and four of its cards open to all (U1, U1.1)."""
    return game._replace(decks=(*game.decks, DECK), laid_out=(*game.laid_out, fill_row))
