"""Options that several commands share."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


def own_language() -> str:
    """French where the computer speaks French, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return "fr" if (spoken or locale.getlocale()[0] or "").lower().startswith("fr") else "en"


lang = click.option("--lang", type=click.Choice(["fr", "en"]), default=own_language, help="Language; yours by default.")
as_json = click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
players = click.option("--players", type=click.IntRange(2, 5), default=3, show_default=True, help="Number of players.")
objective = click.option("--objective", metavar="ID", default="we-need-more-samples", help="The main objective.")
hard = click.option("--hard", is_flag=True, help="Play the hard side of the objective.")
VARIANTS = {
    "cooperative": "Everybody wins or loses together, without secret objectives.",
    "betrayer": "With a betrayer more often than not.",
    "elimination": "Who loses the last survivor is out.",
    "adult": "With the cards for adults.",
}


def variants(command: F) -> F:
    """A flag for each variant of the game."""
    for name, text in reversed(VARIANTS.items()):
        command = click.option(f"--{name}", is_flag=True, help=text)(command)
    return command


packs = click.option(
    "--pack",
    "packs",
    metavar="DIR",
    multiple=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder with one more pack of cards; may be given several times.",
)
