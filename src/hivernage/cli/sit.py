"""The command `hivernage sit`: a bot plays at a table of some server."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from hivernage.bots.kinds import LEVELS, USUAL
from hivernage.cards.playing import in_play
from hivernage.cards.text import Lang
from hivernage.cli import options
from hivernage.cli.trouble import Trouble, explained, load_library
from hivernage.model.options import BOX_NAMES, USUAL_OBJECTIVE
from hivernage.rules.setup import RANDOM

if TYPE_CHECKING:
    from hivernage.bots.network.joining import TakenSeat
    from hivernage.bots.network.remote import MakeBot
    from hivernage.views import View
    from hivernage.wire.over_http import CreateTable

OF_A_NEW_TABLE = ("fill", "players", "objective", "hard", *options.VARIANTS, *options.BOX_OPTIONS)


@click.command()
@click.argument("table", required=False)
@click.option("--bot", metavar="BOT", default=USUAL, show_default=True, help="A kind of bot, or file.py:Class.")
@click.option("--seed", type=int, help="The bot's own dice; at random without it.")
@click.option("--name", metavar="NAME", default="Bot", show_default=True, help="What it is called at the table.")
@click.option(
    "--server",
    metavar="URL",
    default="http://127.0.0.1:8420",
    show_default=True,
    help="Where a code counts, and --new opens a table.",
)
@click.option("--new", is_flag=True, help="Open a table and begin; the next options say what is played.")
@click.option(
    "--fill", metavar="KIND", default=USUAL, show_default=True, help=f"Who else plays: {' or '.join(LEVELS)}."
)
@options.players(3)
@options.objective
@options.hard
@options.variants
@options.boxes
@options.packs
@options.lang
@click.pass_context
def sit(
    context: click.Context,
    /,
    table: str | None,
    bot: str,
    seed: int | None,
    name: str,
    server: str,
    new: bool,
    packs: tuple[Path, ...],
    lang: Lang,
    **chosen: Any,
) -> None:
    """Let a bot of this computer play at a table over the network.

    TABLE is the link that invites people (http://HOST/j/CODE), the link of a seat, or the code alone for a table of
    --server. The bot sits down, waits for the start and plays to the end. At a table with fan packs, name the same with
    --pack.

    Without TABLE, --new opens one at --server: bots of the server get the other seats, and the game begins at once.
    """
    # Playing over the network takes libraries that no other command needs
    from hivernage.bots import Bot, entrants
    from hivernage.bots.network.joining import open_table, sit_down
    from hivernage.cli.words import MESSAGES

    _check(context, table, new)
    library = load_library(packs, chosen["box"])
    own = str(secrets.randbits(64) if seed is None else seed)

    def make(view: View) -> Bot:
        whole = load_library(packs, view.options.last_box)
        if missing := [pack for pack in view.options.packs if pack not in whole.packs]:
            raise Trouble(f"the table plays with the pack {missing[0]!r}; name its folder with --pack")
        return entrants.make(bot, own, in_play(whole, view.options))

    def take_seat() -> TakenSeat:
        if table is not None:
            seat = sit_down(table, name, server)
            click.echo(MESSAGES.say(lang, "sit-seated", {"seat": seat.number + 1, "name": name}))
            return seat
        seat = open_table(server, _wish(name, library.packs, **chosen))
        told = {"name": name, "players": chosen["players"], "fill": chosen["fill"], "link": seat.link_to_watch}
        click.echo(MESSAGES.say(lang, "sit-opened", told))
        return seat

    with explained():
        entrants.make(bot, own, library)  # what is wrong with it is told before it takes a seat
        number, end = _play(take_seat, make, closes=new)
    won = "yes" if number in end.winners else "no"
    click.echo(MESSAGES.say(lang, "sit-over", {"round": end.round, "ending": end.ending, "won": won}))


def _check(context: click.Context, table: str | None, new: bool) -> None:
    if new and table is not None:
        raise Trouble(f"--new opens a table, and {table} is one already; leave out one of them")
    if not new and table is None:
        raise Trouble("at which table? give its link or its code; or open one with --new")
    given = [name for name in OF_A_NEW_TABLE if context.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    if given and not new:
        raise Trouble(f"--{given[0]} is for a table that --new opens; this one has its own settings")


def _wish(name: str, packs: tuple[str, ...], fill: str, objective: str, **settings: Any) -> CreateTable:
    """What is asked of the server: a table that begins at once."""
    from hivernage.wire.over_http import CreateTable, Settings

    fan_packs = tuple(pack for pack in packs if pack not in BOX_NAMES)
    named = "" if objective == RANDOM else objective or USUAL_OBJECTIVE[settings["box"]]
    chosen = Settings(objective=named, packs=fan_packs, **settings)
    return CreateTable(name=name, settings=chosen, fill=fill, start=True)


def _play(take_seat: Callable[[], TakenSeat], make: MakeBot, closes: bool) -> tuple[int, View]:
    """Take a seat and play to the end. If it comes to nothing, a table that was opened for this is closed again."""
    from hivernage.bots.network.joining import RemotePlayer, Unreachable, close_table
    from hivernage.bots.network.remote import RemoteError

    seat = end = None
    try:
        seat = take_seat()
        end = RemotePlayer(seat, make).play()
        return seat.number, end
    except Unreachable as error:
        raise Trouble(f"{error}; start one with `hivernage serve --no-browser`, or name another server") from None
    except RemoteError as error:
        raise Trouble(str(error)) from None
    except KeyboardInterrupt:
        raise click.Abort from None
    finally:
        if closes and seat is not None and end is None:
            with suppress(RemoteError):
                close_table(seat)
