"""The command `hivernage simulate`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click
import msgspec

from hivernage.cli import options
from hivernage.cli.trouble import load_library
from hivernage.lab import simulate as lab
from hivernage.model.state import Options


@click.command()
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many games.")
@options.players
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option(
    "--bot", type=click.Choice([*sorted(lab.BOTS), lab.MIX]), default="random", show_default=True, help="Who plays."
)
@options.objective
@options.hard
@options.packs
@options.as_json
def simulate(
    games: int,
    players: int,
    seed: int,
    bot: str,
    objective: str,
    hard: bool,
    packs: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Let bots play many games and sum them up.

    Tells how the games end, how long they take, and whose objectives are met. The speed counts every decision with
    its legal answers listed.
    """
    chosen, library = Options(players=players, objective=objective, hard=hard), load_library(packs)
    report = lab.simulate(chosen, library, bot, seed, games, lambda played: _followed(played, games))
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        for line in lines(report):
            click.echo(line)
        if packs:
            click.echo(f"packs                  {', '.join(library.packs)}")


def _followed(played: Iterator[lab.Outcome], games: int) -> Iterable[lab.Outcome]:
    """With a progress bar, where somebody is watching."""
    if not sys.stderr.isatty():
        yield from played
        return
    with click.progressbar(played, length=games, label="games", file=sys.stderr) as bar:
        yield from bar


def lines(report: lab.Report) -> Iterator[str]:
    """The report as a page of text."""
    side = "hard" if report.hard else "normal"
    yield f"{report.games} games, {report.players} players ({report.bot} bots), seed {report.seed}"
    yield f"{report.objective}, {side} side"
    yield ""
    yield "how they end"
    for ending, n in report.endings.items():
        yield f"  {ending:20} {_share(n, report.games)}"
    yield "in round"
    for round_, n in report.rounds.items():
        yield f"  {round_:<20} {_share(n, report.games)}"
    yield "number of winners"
    for winners, n in report.winners.items():
        yield f"  {winners:<20} {_share(n, report.games)}"
    yield "objectives met, by kind"
    for kind, counts in report.objectives.items():
        yield f"  {kind:20} {_share(counts['won'], counts['held'])} of {counts['held']}"
    spread = report.decisions
    yield f"decisions per game     mean {spread.mean:g}, median {spread.median:g}, max {spread.max}"
    speed = report.speed
    yield f"speed                  {speed.decisions_per_second:,.0f} decisions/s, {speed.games_per_second:,.1f} games/s"


def _share(n: int, total: int) -> str:
    return f"{n:7} {100 * n / total:6.1f} %"
