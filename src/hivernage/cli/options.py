"""Options that several commands share."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from hivernage.model.options import BOX_NAMES, FEWEST, JOINABLE, LAST_SEAT, MIXABLE, MODULES, MOST, SAND, SCENARIOS

F = TypeVar("F", bound=Callable[..., Any])

DECKS = {
    "items": "item",
    "starting": "starting",
    "survivors": "survivor",
    "crises": "crisis",
    "crossroads": "crossroads",
    "mains": "main",
    "secrets": "secret",
    "betrayals": "betrayal",
    "exiled": "exiled",
}
"""How people call the decks that can be mixed, and how options do."""
assert tuple(DECKS.values()) == MIXABLE

JOINED = {"random-items": "random", "survivors": "survivor", "crises": "crisis", "crossroads": "crossroads"}
"""The same for what may join from Warring Colonies."""
assert tuple(JOINED.values()) == JOINABLE


def own_language() -> str:
    """French where the computer speaks French, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return "fr" if (spoken or locale.getlocale()[0] or "").lower().startswith("fr") else "en"


lang = click.option("--lang", type=click.Choice(["fr", "en"]), default=own_language, help="Language; yours by default.")
as_json = click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")


def players(usual: int) -> Callable[[F], F]:
    """How many play: so many where nobody says it, or the fewest that the chosen box takes."""

    def default(context: click.Context, _parameter: click.Parameter, value: int | None) -> int:
        return value or max(usual, FEWEST[context.params.get("box", "base")])

    return click.option(
        "--players",
        type=click.IntRange(2, MOST),
        callback=default,
        help=f"Number of players; {usual} by default, in Warring Colonies 4 to 11; an odd one is a lone wolf.",
    )


objective = click.option("--objective", metavar="ID", default="", help="The main objective; the usual one of the box.")
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


def words(_context: click.Context, _parameter: click.Parameter, value: str) -> tuple[str, ...]:
    """Words with commas between them."""
    return tuple(dict.fromkeys(word.strip() for word in value.split(",") if word.strip()))


def chosen_modules(context: click.Context, parameter: click.Parameter, value: str) -> tuple[str, ...]:
    """The modules that were named, or all of them."""
    return _known(words(context, parameter, value), {name: name for name in MODULES})


def wolf_seat(_context: click.Context, _parameter: click.Parameter, value: int | None) -> int:
    """Players count from 1, seats from 0."""
    return LAST_SEAT if value is None else value - 1


def mixed_decks(context: click.Context, parameter: click.Parameter, value: str) -> tuple[str, ...]:
    """The decks that were named, as options call them."""
    return _known(words(context, parameter, value), DECKS)


def joined_decks(context: click.Context, parameter: click.Parameter, value: str) -> tuple[str, ...]:
    """What was named to join, as options call it."""
    return _known(words(context, parameter, value), JOINED)


def _known(named: tuple[str, ...], meanings: dict[str, str]) -> tuple[str, ...]:
    """What these words mean; a meaning may be named itself."""
    known = {**meanings, **{name: name for name in meanings.values()}}
    for word in named:
        if word not in known and word != "all":
            raise click.BadParameter(f"there is no {word!r}; choose from {', '.join([*meanings, 'all'])}")
    return tuple(dict.fromkeys(meanings.values() if "all" in named else (known[word] for word in named)))


SCENARIO = click.option(
    "--scenario",
    type=click.Choice(["", *SCENARIOS]),
    default="",
    help="An introductory scenario of Long Night, which brings its box, modules and objectives: code (Raxxon) or raid "
    "(bandits).",
)

BOX_OPTIONS = {
    "box": click.option(
        "--box", type=click.Choice(BOX_NAMES), default="base", show_default=True, is_eager=True, help="Which box."
    ),
    "modules": click.option(
        "--modules",
        metavar="NAMES",
        callback=chosen_modules,
        default="",
        help=f"Modules of Long Night, with commas: {', '.join(MODULES)}; or all.",
    ),
    "mixed": click.option(
        "--mix",
        "mixed",
        metavar="DECKS",
        callback=mixed_decks,
        default="",
        help=f"Decks of Long Night to mix base cards into: {', '.join(DECKS)}; or all.",
    ),
    "joined": click.option(
        "--join",
        "joined",
        metavar="NAMES",
        callback=joined_decks,
        default="",
        help=f"What of Warring Colonies joins a game of an older box: {', '.join(JOINED)}; or all.",
    ),
    "left_out": click.option(
        "--leave-out", "left_out", metavar="KEY", multiple=True, help="A card to keep out; may be given several times."
    ),
    "stray_bandits": click.option(
        "--stray-bandits/--no-stray-bandits",
        default=True,
        help="Whether crises without a place for bandits bring two of them.",
    ),
    "scenario": SCENARIO,
    "timer": click.option(
        "--timer",
        type=click.IntRange(min=0),
        default=SAND,
        show_default=True,
        help="Seconds that the sand timer of Warring Colonies runs; 0 for none. Nobody waits for it where bots play.",
    ),
    "quick": click.option("--quick", is_flag=True, help="The quick game of Warring Colonies: all actions are timed."),
    "older_crossroads": click.option(
        "--older-crossroads", is_flag=True, help="Shuffle crossroads cards of the older boxes into Warring Colonies."
    ),
    "wolf": click.option(
        "--wolf",
        type=click.IntRange(1, MOST),
        callback=wolf_seat,
        help="Who of an odd number of players in Warring Colonies is the lone wolf; the last one by default.",
    ),
}
"""What is played, by the name in `Options`."""


def boxes(command: F) -> F:
    """Options for the box, its modules and its cards."""
    return boxes_but()(command)


def boxes_but(*left_out: str) -> Callable[[F], F]:
    """The same without some of them."""

    def with_options(command: F) -> F:
        for name in reversed([name for name in BOX_OPTIONS if name not in left_out]):
            command = BOX_OPTIONS[name](command)
        return command

    return with_options


packs = click.option(
    "--pack",
    "packs",
    metavar="DIR",
    multiple=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder with one more pack of cards; may be given several times.",
)
