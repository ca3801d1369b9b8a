"""Which parts a game has, by the options that its table agreed on.

A box or module is a function that takes a game and gives one with other parts; what lies on the board brings its own
rule and needs no part. The base box knows of no other.
"""

from __future__ import annotations

from functools import cache

from hivernage.model.options import BOX_NAMES, MODULES, SCENARIO_MODULES, Box, Module, Options
from hivernage.rules.boxes.base import BASE
from hivernage.rules.boxes.long_night import LONG_NIGHT, MODULE_PARTS
from hivernage.rules.boxes.long_night.chapters import with_chapters
from hivernage.rules.boxes.war import WAR
from hivernage.rules.boxes.war.wolf import with_wolf
from hivernage.rules.game import Game
from hivernage.rules.setup import BadOptions


def game_for(options: Options) -> Game:
    """The game that these options make."""
    if options.box not in BOX_NAMES:
        raise BadOptions(f"there is no box '{options.box}'; known ones: {', '.join(BOX_NAMES)}")
    modules = SCENARIO_MODULES.get(options.scenario, options.modules)
    known = tuple(module for module in MODULES if module in modules)
    return _game(options.box, known, bool(options.scenario), options.wolf_seat)


@cache
def _game(box: Box, modules: tuple[Module, ...], in_chapters: bool, wolf: int | None) -> Game:
    game = {"base": BASE, "long-night": LONG_NIGHT, "warring-colonies": WAR}[box]
    for module in modules:
        game = MODULE_PARTS[module](game)
    if wolf is not None:
        game = with_wolf(game, wolf)
    return with_chapters(game) if in_chapters else game
