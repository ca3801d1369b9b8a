"""The command `hivernage simulate`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec
from click.core import ParameterSource

from hivernage.bots.kinds import BOTS
from hivernage.cards.library import Library
from hivernage.cards.load import load_packs, packs_of
from hivernage.cli import options
from hivernage.cli.trouble import load_library
from hivernage.lab import simulate as lab
from hivernage.lab.coverage import Coverage, CoverageReport, cover
from hivernage.model.options import BOX_NAMES, Options

T = TypeVar("T")


@click.command()
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many games.")
@options.players(3)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option(
    "--bot", type=click.Choice([*sorted(BOTS), lab.MIX]), default="random", show_default=True, help="Who plays."
)
@options.objective
@options.hard
@options.variants
@options.boxes
@click.option("--coverage", is_flag=True, help="Vary whatever isn't given, and count all that occurs.")
@options.packs
@options.as_json
@click.pass_context
def simulate(
    context: click.Context,
    /,
    games: int,
    seed: int,
    bot: str,
    coverage: bool,
    packs: tuple[Path, ...],
    as_json: bool,
    **chosen: Any,
) -> None:
    """Let bots play many games and sum them up.

    Tells how the games end, how long they take, and whose objectives are met. The speed counts every decision with
    its legal answers listed.

    With --coverage, every game has another box, other modules and mixing, another number of players, objective,
    variant and company, unless you give them, and many are played with a thin box of cards. The report tells how often
    each kind of question, answer, event, refusal and ending occurred, what became of each card, and what occurred
    hardly or never.
    """
    if coverage:
        given = _given(context)
        alone = "box" in given and "joined" not in given
        library = load_packs(*(packs_of(given["box"]) if alone else BOX_NAMES), *packs)
        counted = cover(library, seed, range(games), given, lambda played: _followed(played, games))
        _print_coverage(counted, library, as_json)
        return
    wanted = Options(**chosen)
    library = load_library(packs, wanted.last_box)
    report = lab.simulate(wanted, library, bot, seed, games, lambda played: _followed(played, games))
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        for line in lines(report):
            click.echo(line)
        if packs:
            click.echo(f"packs                  {', '.join(library.packs)}")


def _given(context: click.Context) -> dict[str, Any]:
    """What was asked for in so many words, apart from what every simulation needs."""
    names = ("players", "objective", "hard", *options.VARIANTS, *options.BOX_OPTIONS, "bot")
    source = context.get_parameter_source
    return {name: context.params[name] for name in names if source(name) is ParameterSource.COMMANDLINE}


def _print_coverage(coverage: Coverage, library: Library, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(coverage.report(library)))
    else:
        for line in coverage_lines(coverage.report(library)):
            click.echo(line)


def _followed(played: Iterator[T], games: int) -> Iterable[T]:
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
    yield f"box {report.box}"
    yield ", ".join([report.objective, f"{side} side", *report.variants])
    yield ""
    yield "how they end"
    for ending, n in report.endings.items():
        yield f"  {ending:20} {_share(n, report.games)}"
    if report.branches:
        yield "ways the scenario went"
    for way, n in report.branches.items():
        yield f"  {way:40} {_share(n, report.games)}"
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


def coverage_lines(report: CoverageReport) -> Iterator[str]:
    """What occurred as a page of text, the rare things first in each part."""
    yield f"{report.games} varied games, {report.decisions} decisions"
    for part, counts in report.counts.items():
        yield ""
        yield part
        yield from (f"  {n:9}  {kind}" for kind, n in sorted(counts.items(), key=lambda entry: entry[1]))
    yield ""
    yield "can't occur, or hardly ever"
    yield from (f"  {kind}: {why}" for kind, why in report.excused.items())
    yield ""
    yield f"cards that did nothing: {', '.join(report.unseen_cards) or 'none'}"
    yield f"fewer than {report.least} times: {', '.join(report.rare) or 'nothing'}"


def _share(n: int, total: int) -> str:
    return f"{n:7} {100 * n / total:6.1f} %"
