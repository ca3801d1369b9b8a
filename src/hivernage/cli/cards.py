"""The commands `hivernage cards list`, `show` and `schema`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import click
import msgspec

from hivernage.cards.library import Library, face
from hivernage.cards.load import load_packs, packs_of
from hivernage.cards.playing import module_of
from hivernage.cards.schema import schema as schema_of
from hivernage.cards.text import Lang, card_text, plain
from hivernage.cli import lookup, options
from hivernage.cli.trouble import Trouble
from hivernage.cli.words import Speech
from hivernage.model.options import BOX_NAMES

one_box = click.option("--box", type=click.Choice(BOX_NAMES), help="The cards of this box only.")


@click.command("list")
@options.lang
@one_box
@options.packs
@options.as_json
def list_cards(lang: Lang, box: str | None, packs: tuple[Path, ...], as_json: bool) -> None:
    """List all cards, deck by deck, with the number of copies."""
    library = _cards_at_hand(box, packs)
    speech = Speech(lang, library)
    decks = {deck: [key for key in keys if _is_of(library, key, box)] for deck, keys in library.decks.items()}
    entries = {deck: _counted(keys, library, speech) for deck, keys in decks.items() if keys}
    if as_json:
        click.echo(msgspec.json.encode(entries))
        return
    for deck, cards in entries.items():
        click.echo(click.style(f"{speech.say('deck-title', deck=deck)} ({len(decks[deck])})", bold=True))
        for entry in cards:
            copies = f"{entry['copies']}×" if entry["copies"] > 1 else ""
            marks = [entry["id"], *(mark for mark in (entry["box"], entry["module"]) if mark not in ("", "base"))]
            click.echo(f"  {copies:4}{entry['name']}  {click.style('[' + ', '.join(marks) + ']', dim=True)}")


def _cards_at_hand(box: str | None, packs: tuple[Path, ...]) -> Library:
    """The cards that games of a box may have; of all boxes if none is named."""
    return load_packs(*(packs_of(box) if box else BOX_NAMES), *packs)


def _is_of(library: Library, key: str, box: str | None) -> bool:
    return box is None or library.boxes.get(key, box) == box


def _counted(keys: list[str], library: Library, speech: Speech) -> list[dict[str, Any]]:
    return [
        {
            "id": face(key),
            "key": key,
            "name": speech.card(key),
            "copies": n,
            "box": library.boxes.get(key, ""),
            "module": module_of(library.cards[key]) or "",
        }
        for key, n in Counter(keys).items()
    ]


@click.command()
@click.argument("name", metavar="ID")
@options.lang
@options.packs
@options.as_json
def show(name: str, lang: Lang, packs: tuple[Path, ...], as_json: bool) -> None:
    """Show the text of a card, generated from its rules.

    ID is the id of a card, or a part of its name in either language.
    """
    library = _cards_at_hand(None, packs)
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
