"""The command `hivernage answers`: all words of answers."""

from __future__ import annotations

from pathlib import Path

import click

from hivernage.cards.load import load_packs
from hivernage.cli.trouble import Trouble
from hivernage.model.options import BOX_NAMES


@click.command()
@click.option("--write", is_flag=True, help="Bring docs/answers.md of a checkout up to date.")
def answers(write: bool) -> None:
    """Print all words of answers, with examples from the scenarios of a checkout.

    Run it at the top of a checkout of Hivernage; docs/answers.md is what it prints.
    """
    from hivernage.scenario import answers_page as page

    if not page.SCENARIOS.is_dir():
        raise Trouble(f"there is no {page.SCENARIOS} here; run this at the top of a checkout of Hivernage")
    library = load_packs(*BOX_NAMES)
    found = page.examples(page.tables(Path(), page.all_scenarios(Path()), library))
    text = page.answers_page(found, library)
    if write:
        page.PAGE.write_text(text, encoding="utf-8")
        click.echo(str(page.PAGE))
    else:
        click.echo(text, nl=False)
