"""The command `hivernage lab`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import click
import msgspec

from hivernage.bots.entrants import make
from hivernage.bots.kinds import USUAL
from hivernage.cli import options
from hivernage.cli.arena import command_again, followed, known, known_objectives, library_for
from hivernage.cli.trouble import explained
from hivernage.lab.arena_page import percent
from hivernage.lab.charts import ready
from hivernage.lab.contests import SIDES
from hivernage.lab.laboratory import Findings, Study, study
from hivernage.lab.laboratory_report import write
from hivernage.lab.pool import Crew, cores
from hivernage.model.options import Options


@click.command("lab")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="How many games.")
@click.option("--bot", default=USUAL, show_default=True, help="Who plays; your own as file.py:Class.")
@options.players(4)
@click.option("--objective", "objectives", metavar="ID", multiple=True, help="A main objective; all without it.")
@click.option("--sides", callback=options.words, default="normal", show_default=True, help="Sides of the objectives.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(1, 512), default=cores, help="Processes; one for each core by default.")
@click.option("--ray", is_flag=True, help="Use Ray, on this computer or on the cluster that RAY_ADDRESS names.")
@click.option(
    "--report",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("lab-report"),
    show_default=True,
    help="The folder to write to.",
)
@options.boxes
@options.packs
@options.as_json
@click.pass_context
def laboratory(
    context: click.Context,
    /,
    games: int,
    bot: str,
    players: int,
    objectives: tuple[str, ...],
    sides: tuple[str, ...],
    seed: int,
    jobs: int,
    ray: bool,
    report: Path,
    packs: tuple[Path, ...],
    as_json: bool,
    **chosen: Any,
) -> None:
    """Let bots play many games and write a report with plots.

    It tells how games end, how often each objective is met, and how often each card mattered.
    """
    ready()
    game = Options(players=players, **chosen)
    library = library_for(game, packs)
    make(bot, "entering", library)
    tables = product(
        known_objectives(library, game, objectives), (side == "hard" for side in known("--sides", sides, SIDES))
    )
    plan = Study(bot, tuple(tables), games, players, seed, game)
    findings = study(plan, library, Crew(jobs, packs, ray, game.last_box), followed, command_again(context))
    with explained(str(report)):
        files = write(report, findings)
    if as_json:
        click.echo(msgspec.json.encode(findings))
    else:
        for line in lines(findings, files):
            click.echo(line)


def lines(findings: Findings, files: Iterable[Path]) -> Iterator[str]:
    """The few figures that one wants to see at once, and where the others are."""
    speed = findings.games / findings.seconds
    yield f"{findings.games} games, {speed:.1f} games/s with {findings.jobs} processes, box {findings.box}"
    yield f"main objective met     {percent(findings.success)}"
    for goal in findings.kinds[1:]:
        yield f"{goal.kind + ' met':22} {percent(goal.met)} of {goal.met.of}"
    for ending, n in findings.endings.items():
        yield f"ends by {ending:14} {100 * n / findings.games:.1f} %"
    yield f"written: {', '.join(map(str, files))}"
