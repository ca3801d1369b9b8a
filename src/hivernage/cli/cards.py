"""The commands `hivernage cards ...`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import click
import msgspec

from hivernage.cards.conditions import Condition, Trigger
from hivernage.cards.effects import Special, Step
from hivernage.cards.library import Library, face
from hivernage.cards.load import PACKS, Pack, PackError, load_pack
from hivernage.cards.modifiers import Modifier
from hivernage.cards.schema import schema as schema_of
from hivernage.cards.text import Lang, card_text, plain
from hivernage.cli import lookup, options
from hivernage.cli.trouble import Trouble, load_library
from hivernage.cli.words import Speech


@click.group()
def cards() -> None:
    """Look at the cards, check packs, print the schema."""


@cards.command("list")
@options.lang
@options.pack
@options.as_json
def list_cards(lang: Lang, pack: Path | None, as_json: bool) -> None:
    """List all cards, deck by deck, with the number of copies."""
    library = load_library(pack)
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


@cards.command()
@click.argument("name", metavar="ID")
@options.lang
@options.pack
@options.as_json
def show(name: str, lang: Lang, pack: Path | None, as_json: bool) -> None:
    """Show the text of a card, generated from its rules.

    ID is the id of a card, or a part of its name in either language.
    """
    library = load_library(pack)
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


@cards.command()
@options.pack
@options.as_json
def check(pack: Path | None, as_json: bool) -> None:
    """Load the packs and count what is in them.

    Shows the cards per deck beside the printed numbers, where their facts come from, the words that cards are made
    of, and every problem with its file and line.
    """
    try:
        packs = [load_pack(PACKS / "base"), *([load_pack(pack)] if pack else [])]
        library = load_library(pack)
    except PackError as error:
        if not as_json:
            raise
        click.echo(msgspec.json.encode({"problems": error.problems}))
        raise SystemExit(2) from None
    report = {"packs": [_pack_report(entry) for entry in packs], **_words(library), "problems": []}
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        for line in _check_lines(report):
            click.echo(line)


def _pack_report(pack: Pack) -> dict[str, Any]:
    alone = Library(pack.cards)
    printed = {str(deck): number for deck, number in pack.printed.items()}
    decks = {
        deck: {"cards": len(alone.decks.get(deck, [])), "printed": printed.get(deck, 0)}
        for deck in dict.fromkeys([*printed, *alone.decks])
    }
    provenance = Counter(card.provenance for card in pack.cards)
    return {"id": pack.id, "version": pack.version, "decks": decks, "provenance": dict(sorted(provenance.items()))}


def _words(library: Library) -> dict[str, Any]:
    """How often each word of the vocabulary is used, and which cards are written in Python."""
    vocabulary = {_tag(word) for union in (Step, Condition, Trigger, Modifier) for word in get_args(union)}
    used = Counter(tag for node in library.nodes.values() if (tag := _tag(type(node))) in vocabulary)
    specials = sorted({node.name for node in library.nodes.values() if isinstance(node, Special)})
    return {"words": dict(used.most_common()), "unused": sorted(vocabulary - set(used)), "specials": specials}


def _tag(word: type) -> str:
    config = getattr(word, "__struct_config__", None)
    return f"{config.tag_field}: {config.tag}" if config and config.tag else ""


def _check_lines(report: dict[str, Any]) -> Iterator[str]:
    for pack in report["packs"]:
        yield f"pack {pack['id']}, version {pack['version']}"
        for deck, counts in pack["decks"].items():
            missing = counts["printed"] - counts["cards"]
            note = f"   {missing} to come" if missing > 0 else ""
            yield f"  {deck:18} {counts['cards']:4} of {counts['printed']:4} printed{note}"
        yield "  facts: " + ", ".join(f"{n} cards {kind}" for kind, n in pack["provenance"].items())
    yield f"words: {len(report['words'])} used, {len(report['unused'])} unused"
    yield "  " + ", ".join(f"{word} ({n})" for word, n in report["words"].items())
    if report["unused"]:
        yield "  unused: " + ", ".join(report["unused"])
    yield f"in Python: {len(report['specials'])} ({', '.join(report['specials']) or 'none'})"
    yield "no problems"


@cards.command()
def schema() -> None:
    """Print the JSON Schema of a deck file, for your editor."""
    click.echo(msgspec.json.format(msgspec.json.encode(schema_of()), indent=2))
