"""The commands `hivernage cards list`, `show` and `schema`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import click
import msgspec

from hivernage.cards.library import face
from hivernage.cards.schema import schema as schema_of
from hivernage.cards.text import Lang, card_text, plain
from hivernage.cli import lookup, options
from hivernage.cli.trouble import Trouble, load_library
from hivernage.cli.words import Speech


@click.command("list")
@options.lang
@options.packs
@options.as_json
def list_cards(lang: Lang, packs: tuple[Path, ...], as_json: bool) -> None:
    """List all cards, deck by deck, with the number of copies."""
    library = load_library(packs)
    speech = Speech(lang, library)
    if as_json:
        click.echo(msgspec.json.encode({deck: _counted(keys, speech) for deck, keys in library.decks.items()}))
        return
    for deck, keys in library.decks.items():
        click.echo(click.style(f"{speech.say('deck-title', deck=deck)} ({len(keys)})", bold=True))
        for entry in _counted(keys, speech):
            copies = f"{entry['copies']}×" if entry["copies"] > 1 else ""
            click.echo(f"  {copies:4}{entry['name']}  {click.style('[' + entry['id'] + ']', dim=True)}")


def _counted(keys: list[str], speech: Speech) -> list[dict[str, Any]]:
    return [{"id": face(key), "key": key, "name": speech.card(key), "copies": n} for key, n in Counter(keys).items()]


@click.command()
@click.argument("name", metavar="ID")
@options.lang
@options.packs
@options.as_json
def show(name: str, lang: Lang, packs: tuple[Path, ...], as_json: bool) -> None:
    """Show the text of a card, generated from its rules.

    ID is the id of a card, or a part of its name in either language.
    """
    library = load_library(packs)
    speech = Speech(lang, library)
    found = lookup.find(library, name)
    if not found:
        close = lookup.nearest(library, name)
        remedy = f"did you mean {' or '.join(close)}?" if close else "`hivernage cards list` shows all ids"
        raise Trouble(f"no card is called '{name}'; {remedy}")
    if as_json:
        texts = {key: card_text(library.cards[key], lang, speech.names) for key in found}
        click.echo(msgspec.json.encode(texts))
    else:
        click.echo("\n\n".join(plain(library.cards[key], lang, speech.names) for key in found))


@click.command()
def schema() -> None:
    """Print the JSON Schema of a deck file, for your editor."""
    click.echo(msgspec.json.format(msgspec.json.encode(schema_of()), indent=2))
