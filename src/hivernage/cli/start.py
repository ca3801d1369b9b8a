"""The command `hivernage play`: its options, and how a game begins."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click

from hivernage.bots.kinds import BOTS, USUAL
from hivernage.cards.text import Lang
from hivernage.cli import options
from hivernage.cli.play import Game
from hivernage.cli.trouble import Trouble, load_library, load_table
from hivernage.cli.words import Speech
from hivernage.lab.simulate import MIX, bots_for
from hivernage.model.options import MOST, Options
from hivernage.table import Table


@click.command()
@options.players(3)
@click.option("--seed", type=int, help="Shuffle and play as this number says; at random without it.")
@options.lang
@click.option("--seat", type=click.IntRange(1, MOST), default=1, show_default=True, help="Where you sit.")
@options.objective
@options.hard
@options.variants
@options.boxes_but("timer", "quick")
@click.option(
    "--bot", type=click.Choice([*sorted(BOTS), MIX]), default=USUAL, show_default=True, help="Who else plays."
)
@options.packs
@click.option("--load", type=click.Path(dir_okay=False, path_type=Path), help="Go on with a saved game.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Save the game here when you leave it.")
def play(
    seed: int | None,
    lang: Lang,
    seat: int,
    bot: str,
    packs: tuple[Path, ...],
    load: Path | None,
    save: Path | None,
    **chosen: Any,
) -> None:
    """Play in the terminal against bots.

    The position is shown, then the question and its answers. Type the number of an answer, its key, or the
    beginnings of its words; ? explains the rest. With --load the box, the number of players, the objective and all
    else are those of the saved game; give it the same packs.
    """
    if load is not None:
        table = load_table(load, packs)
    else:
        untimed = Options(**chosen, timer=0)  # nobody turns the sand over here
        table = Table.new(untimed, load_library(packs, untimed.last_box), seed=seed)
    count = len(table.state.players)
    if seat > count:
        raise Trouble(f"--seat {seat}: there are {count} players; choose a seat from 1 to {count}")
    fresh = secrets.randbits(64) if seed is None else seed
    bots = bots_for(bot, table, fresh, len(table.done))
    speech = Speech(lang, table.state.library, seat - 1, homes=table.state.game.homes)
    Game(table, speech, bots, save, packs).run()
