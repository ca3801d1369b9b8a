"""Games that differ in everything: so many players, this objective, that variant, such company."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from hivernage.bots import Bot
from hivernage.cards.library import Library
from hivernage.lab.simulate import BOTS, MIX, bots_for, new_table
from hivernage.model.state import Options
from hivernage.table import Table

TABLES: Final = {"survivor": 4, "litigious": 3, "curious": 4, MIX: 3, "casual": 1, "random": 1}
"""Who sits at the table, by how often: those who live long see more."""

VARIANTS: Final = {"hard": 0.3, "cooperative": 0.2, "betrayer": 0.25, "elimination": 0.25, "adult": 0.35}
"""How often each variant is played."""

assert {*TABLES} == {*BOTS, MIX}


def varied(library: Library, seed: int, number: int, fixed: Mapping[str, Any]) -> tuple[Options, str]:
    """The options and the bots of game `number` of a seed; what is fixed stays as it is in every game."""
    rng = Random(f"variety/{seed}/{number}")
    chosen: dict[str, Any] = {
        "players": rng.randint(2, 5),
        "objective": rng.choice(sorted(card.id for card in library.mains.values())),
        **{name: rng.random() < share for name, share in VARIANTS.items()},
    }
    bot = rng.choices(list(TABLES), list(TABLES.values()))[0]
    given = dict(fixed)
    bot = given.pop("bot", bot)
    return Options(**{**chosen, **given}), bot


def varied_game(library: Library, seed: int, number: int, fixed: Mapping[str, Any]) -> tuple[Table, list[Bot]]:
    """That game, ready to be played."""
    options, bot = varied(library, seed, number, fixed)
    table = new_table(options, library, seed, number)
    return table, bots_for(bot, table, seed, number)
