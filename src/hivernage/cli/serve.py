"""The command `hivernage serve`: tables on the network."""

from __future__ import annotations

from pathlib import Path

import click

from hivernage.cards.text import Lang
from hivernage.cli import options
from hivernage.cli.trouble import Trouble


@click.command()
@click.option("--host", help="Address to listen on; this machine only by default, 0.0.0.0 for every network.")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on; 0 for any free one.  [default: 8420]")
@click.option(
    "--database-url",
    metavar="URL",
    help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; a file in your data folder by default.",
)
@click.option("--browser/--no-browser", default=None, help="Open a browser at the start; one is opened by default.")
@options.packs
@options.lang
def serve(
    host: str | None,
    port: int | None,
    database_url: str | None,
    browser: bool | None,
    packs: tuple[Path, ...],
    lang: Lang,
) -> None:
    """Play in the browser, alone or with others: start the server.

    Everything can also be set by HIVERNAGE_* variables; docs/deploy.md lists them all.
    """
    # Starting a server takes libraries that no other command needs
    from hivernage.cards.load import PackError
    from hivernage.cli.words import MESSAGES
    from hivernage.server.config import Config, ConfigError
    from hivernage.server.run import run
    from hivernage.server.store import StoreError

    try:
        config = Config.from_environment(
            host=host, port=port, database_url=database_url, browser=browser, packs=packs or None
        )
        started = run(config, lambda address: click.echo(MESSAGES.say(lang, "serving", {"address": address})))
    except (ConfigError, PackError, StoreError) as error:
        raise Trouble(str(error)) from None
    except OSError as error:
        raise Trouble(f"can't listen on port {port or 8420}: {error.strerror}; try --port 0 for any free one") from None
    if not started:
        raise Trouble("the server didn't start; what is above says why")
