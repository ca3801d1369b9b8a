"""The command `hivernage sit`: a bot plays at a table of some server."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from hivernage.bots.kinds import USUAL
from hivernage.cards.text import Lang
from hivernage.cli import options
from hivernage.cli.trouble import Trouble, explained, load_library


@click.command()
@click.argument("table")
@click.option("--bot", metavar="BOT", default=USUAL, show_default=True, help="A kind of bot, or file.py:Class.")
@click.option("--seed", type=int, help="The bot's own dice; at random without it.")
@click.option("--name", metavar="NAME", default="Bot", show_default=True, help="What it is called at the table.")
@click.option(
    "--server", metavar="URL", default="http://127.0.0.1:8420", show_default=True, help="Where a code counts."
)
@options.packs
@options.lang
def sit(table: str, bot: str, seed: int | None, name: str, server: str, packs: tuple[Path, ...], lang: Lang) -> None:
    """Let a bot of this computer play at a table over the network.

    TABLE is the link that invites people (http://HOST/j/CODE), the link of a seat, or the code alone for a table of
    --server. The bot sits down, waits for the start and plays to the end. At a table with fan packs, name the same with
    --pack.
    """
    # Playing over the network takes libraries that no other command needs
    from hivernage.bots import Bot, entrants
    from hivernage.bots.joining import RemotePlayer, sit_down
    from hivernage.bots.remote import RemoteError
    from hivernage.cli.words import MESSAGES
    from hivernage.views import View

    library = load_library(packs)
    own = str(secrets.randbits(64) if seed is None else seed)

    def make(view: View) -> Bot:
        if missing := [pack for pack in view.options.packs if pack not in library.packs]:
            raise Trouble(f"the table plays with the pack {missing[0]!r}; name its folder with --pack")
        return entrants.make(bot, own, library)

    try:
        with explained():
            entrants.make(bot, own, library)  # what is wrong with it is told before it takes a seat
            seated = sit_down(table, name, server)
            click.echo(MESSAGES.say(lang, "sit-seated", {"seat": seated.number + 1, "name": name}))
            end = RemotePlayer(seated, make).play()
    except RemoteError as error:
        raise Trouble(str(error)) from None
    except KeyboardInterrupt:
        raise click.Abort from None
    won = "yes" if seated.number in end.winners else "no"
    click.echo(MESSAGES.say(lang, "sit-over", {"round": end.round, "ending": end.ending, "won": won}))
