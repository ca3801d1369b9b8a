"""The command `hivernage unseal`."""

from __future__ import annotations

from pathlib import Path

import click

from hivernage.cards.library import Library
from hivernage.cards.text import Lang
from hivernage.cli import options
from hivernage.cli.trouble import Trouble, explained
from hivernage.cli.words import Speech
from hivernage.report import unseal_report


@click.command()
@click.argument("report", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--key", "key_hex", metavar="HEX", required=True, help="The key of the game, as it is shown at its end.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Where to; beside the report without it.")
@options.lang
def unseal(report: Path, key_hex: str, save: Path | None, lang: Lang) -> None:
    """Open the game in a bug report.

    The saved game is written to a file, for `hivernage replay` and `hivernage play --load`.
    """
    file = save or report.with_name(f"{report.stem}-game.json")
    with explained(str(report)):
        game = unseal_report(report.read_bytes(), _key(key_hex))
    if file.exists():
        raise Trouble(f"{file}: is there already; choose another file with --save")
    with explained(str(file)):
        file.write_bytes(game)
    click.echo(Speech(lang, Library([])).say("unsealed", file=str(file)))


def _key(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Trouble("--key: not a key; give the 64 digits and letters shown at the end of the game") from None
