"""The command `hivernage arena`."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec
from click.core import ParameterSource

from hivernage.bots.entrants import make
from hivernage.bots.kinds import BOTS
from hivernage.cards.library import Library
from hivernage.cards.playing import in_play
from hivernage.cli import options
from hivernage.cli.trouble import Trouble, explained, load_library
from hivernage.lab.arena import PARTS, Results, measure
from hivernage.lab.arena_page import results_lines
from hivernage.lab.arena_report import write
from hivernage.lab.charts import ready
from hivernage.lab.contests import SIDES, THINKER, Plan
from hivernage.lab.pool import Crew, cores
from hivernage.model.options import Options
from hivernage.rules.boxes import game_for
from hivernage.rules.setup import check_box

T = TypeVar("T")

LEVELS = ("random", "newcomer", "regular")
PARTS_BY_DEFAULT = ("colony", "guests", "duels", "betrayers", "time")
NO_MATTER = ("jobs", "as_json", "page", "ray", "report")


@click.command()
@click.option(
    "--bots",
    callback=options.words,
    default=",".join(name for name in LEVELS if name in BOTS),
    show_default=True,
    help="Who is measured, the weakest first: a kind, kind:number, file.py:Class or package.module:Class.",
)
@click.option(
    "--parts",
    callback=options.words,
    default=",".join(PARTS_BY_DEFAULT),
    show_default=True,
    help=f"Of {', '.join(PARTS)}.",
)
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=100,
    show_default=True,
    help="Games of each line; of a duel, deals, each played with every rotation.",
)
@options.players(4)
@click.option("--objective", "objectives", metavar="ID", multiple=True, help="A main objective; all without it.")
@click.option(
    "--sides", callback=options.words, default=",".join(SIDES), show_default=True, help="Sides of the objectives."
)
@click.option(
    "--budgets", callback=options.words, default="8,32", show_default=True, help=f"Of {THINKER}, for that part."
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same figures.")
@click.option("--jobs", type=click.IntRange(1, 512), default=cores, help="Processes; one for each core by default.")
@click.option(
    "--from",
    "earlier",
    multiple=True,
    type=click.Path(dir_okay=False, path_type=Path),
    help="Measure nothing, take the figures from this file, made with --json; may be given several times.",
)
@click.option(
    "--write",
    "page",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write a page of Markdown to this file, and plots beside it.",
)
@options.boxes
@options.packs
@options.as_json
@click.pass_context
def arena(
    context: click.Context,
    /,
    bots: tuple[str, ...],
    parts: tuple[str, ...],
    games: int,
    players: int,
    objectives: tuple[str, ...],
    sides: tuple[str, ...],
    budgets: tuple[str, ...],
    seed: int,
    jobs: int,
    earlier: tuple[Path, ...],
    page: Path | None,
    packs: tuple[Path, ...],
    as_json: bool,
    **chosen: Any,
) -> None:
    """Measure how strong bots are.

    colony: tables of one kind, how often they meet each main objective, and how much more often each kind wins than
    the one before it. guests: the same for one of each kind in every seat of a table of the strongest. duels: each kind
    against the one before it, half of the seats each, the same deals with every rotation over the seats.
    betrayers: how betrayers fare and who is exiled. time: how long a decision takes. budget: how much thinking helps
    the kind that searches.

    Your own bot enters as `--bots regular,my_bot.py:MyBot`; docs/bots.md shows how to write one.
    """
    if page is not None:
        ready()
    if earlier:
        runs = [_results(file) for file in earlier]
    else:
        game = Options(players=players, **chosen)
        library = library_for(game, packs)
        plan = Plan(
            bots=bots,
            objectives=known_objectives(library, game, objectives),
            sides=_sides(context, sides, game),
            games=games,
            players=players,
            seed=seed,
            parts=known("--parts", parts, PARTS),
            budgets=_numbers(budgets),
            game=game,
        )
        _enter(plan, library)
        runs = [measure(plan, Crew(jobs, packs, box=game.last_box), followed, command_again(context))]
    _show(runs, page, as_json)


def _show(runs: list[Results], page: Path | None, as_json: bool) -> None:
    if page is not None:
        with explained(str(page)):
            files = write(page, runs)
        click.echo(f"written: {', '.join(map(str, files))}", err=True)
    if as_json:
        click.echo(b"\n".join(msgspec.json.encode(results) for results in runs))
    elif page is None:
        for results in runs:
            for line in results_lines(results):
                click.echo(line)


def _results(file: Path) -> Results:
    with explained(str(file)):
        try:
            return msgspec.json.decode(file.read_bytes(), type=Results)
        except msgspec.DecodeError as error:
            raise Trouble(f"{file}: isn't what `hivernage arena --json` prints ({error}); make it again") from None


def command_again(context: click.Context) -> str:
    """The command with the options that say what is measured, without those that say how or where to."""
    words = ["hivernage", str(context.info_name)]
    for option in context.command.params:
        name = str(option.name)
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE and name not in NO_MATTER:
            value = context.params[name]
            values = value if option.multiple else [",".join(map(str, value)) if isinstance(value, tuple) else value]
            words += [word for one in values for word in (option.opts[0], shlex.quote(str(one)))]
    return " ".join(words)


def followed(games: int, played: Iterator[T]) -> Iterable[T]:
    """With a progress bar, where somebody is watching."""
    if not sys.stderr.isatty():
        yield from played
        return
    with click.progressbar(played, length=games, label="games", file=sys.stderr) as bar:
        yield from bar


def library_for(game: Options, packs: tuple[Path, ...]) -> Library:
    """The cards of games with these options; refuses what their box doesn't have."""
    library = load_library(packs, game.last_box)
    check_box(game, library)
    return in_play(library, game)


def known_objectives(library: Library, game: Options, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """By their short names; all that these games can have where none is chosen."""
    for name in chosen:
        check_box(msgspec.structs.replace(game, objective=name), library)
    every = tuple(card.id for card in library.mains.values())
    return known("--objective", chosen, every) or every


def known(option: str, chosen: tuple[str, ...], every: Iterable[str]) -> tuple[str, ...]:
    for name in chosen:
        if name not in every:
            raise Trouble(f"{option}: there is no {name!r}; choose from {', '.join(every)}")
    return chosen


def _sides(context: click.Context, named: tuple[str, ...], game: Options) -> tuple[str, ...]:
    """Those that were named; else all that main objectives of the box have."""
    if context.get_parameter_source("sides") is ParameterSource.COMMANDLINE:
        return known("--sides", named, SIDES)
    return tuple(side for side in named if side not in game_for(game).refuses)


def _numbers(words: tuple[str, ...]) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in words)
    except ValueError:
        raise Trouble(f"--budgets {','.join(words)}: these aren't all numbers; write 4,16,64 for example") from None


def _enter(plan: Plan, library: Library) -> None:
    """Make one bot of each name, to refuse at once whoever can't play."""
    thinkers = [f"{THINKER}:{budget}" for budget in plan.budgets] if "budget" in plan.parts else []
    for name in (*plan.bots, *thinkers):
        make(name, "entering", library)
    if len(plan.bots) < 2 and {*plan.parts} <= {"duels", "guests"}:
        raise Trouble("a comparison needs two kinds of bots; name them with --bots newcomer,regular")
