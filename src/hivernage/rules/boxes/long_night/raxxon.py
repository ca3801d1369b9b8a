"""Raxxon (chapter N): what this module adds to a game."""

from __future__ import annotations

from hivernage.model.board import RAXXON, with_place
from hivernage.rules.boxes.long_night.lockdown import lockdown
from hivernage.rules.game import Game, Part, with_verb


def with_raxxon(game: Game) -> Game:
    """The game with this module: its place, its experiments, dice to put there, and the lockdown first at night."""
    return game._replace(
        board=with_place(game.board, RAXXON),
        decks=(*game.decks, "experiment"),
        night=(Part("lockdown", "N4", lockdown), *game.night),
        verbs=with_verb(game, "code"),
    )
