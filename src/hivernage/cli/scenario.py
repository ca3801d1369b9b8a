"""The command `hivernage scenario`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import click
import msgspec

from hivernage.cards.library import Library
from hivernage.cli import options
from hivernage.cli.trouble import check_packs, load_library
from hivernage.scenario import ScenarioError, load_scenario, run_scenario


class Verdict(msgspec.Struct, frozen=True):
    """How one scenario went."""

    file: str
    passed: bool
    reason: str = ""


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@options.packs
@options.as_json
def scenario(files: tuple[Path, ...], packs: tuple[Path, ...], as_json: bool) -> None:
    """Run scenarios: positions with decisions and what must come of them.

    FILES are scenarios in YAML, or folders of them. Exits with 1 if one of them fails.
    """
    check_packs(packs)
    library = cache(partial(load_library, packs))
    verdicts = [run(file, library) for file in files_of(files)]
    if as_json:
        click.echo(msgspec.json.encode(verdicts))
    else:
        for verdict in verdicts:
            click.echo(f"{'pass' if verdict.passed else 'FAIL'}  {verdict.file}")
            for line in verdict.reason.splitlines():
                click.echo(f"      {line}")
        click.echo(f"{sum(verdict.passed for verdict in verdicts)} of {len(verdicts)} passed")
    if not verdicts or not all(verdict.passed for verdict in verdicts):
        raise SystemExit(1)


def files_of(paths: tuple[Path, ...]) -> list[Path]:
    """The scenarios among these files and in these folders."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return found


def run(file: Path, library: Callable[[str], Library]) -> Verdict:
    """`library`: the cards by the box that a scenario is played with."""
    try:
        scenario = load_scenario(file)
        run_scenario(scenario, library("warring-colonies" if scenario.setup.joined else scenario.setup.box))
    except ScenarioError as error:
        return Verdict(str(file), False, str(error))
    return Verdict(str(file), True)
