"""What is in the packs: cards against the printed numbers, where they come from, and the words they are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, get_args

import msgspec

from hivernage.cards.boxes import BOXES
from hivernage.cards.card import Card
from hivernage.cards.conditions import Condition, Trigger
from hivernage.cards.effects import Special, Step
from hivernage.cards.library import Library, card_of_node
from hivernage.cards.load import Pack
from hivernage.cards.modifiers import Modifier
from hivernage.yaml_files.problems import Problem

MOST_SPECIALS: Final = 15
MOST_SPECIALS_OF: Final = {"base": MOST_SPECIALS, "long-night": 10}
"""How many cards of each box may be written in Python."""


class Deck(msgspec.Struct, frozen=True):
    """The cards with one back, copies counted; `printed` is nothing where nobody says how many there should be."""

    cards: int
    printed: int | None
    documented: int
    original: int


class Inventory(msgspec.Struct, frozen=True):
    """One pack. `cards` counts different ones."""

    id: str
    version: str
    official: bool
    cards: int
    decks: dict[str, Deck]


class Vocabulary(msgspec.Struct, frozen=True):
    """How often each word is used, which are never, and the cards that are written in Python, by name."""

    used: dict[str, int]
    unused: list[str]
    specials: dict[str, list[str]]


def inventory(pack: Pack) -> Inventory:
    """Count the cards of a pack; the numbers of an official one are those of its box."""
    decks = Library(pack.cards)
    printed = _printed(pack)
    counts = {
        name: _deck([decks.cards[key] for key in decks.decks.get(name, [])], printed.get(name))
        for name in dict.fromkeys([*printed, *decks.decks])
    }
    return Inventory(pack.id, pack.version, pack.official, len(pack.cards), counts)


def _printed(pack: Pack) -> dict[str, int]:
    said = {str(deck): n for deck, n in pack.printed.items()}
    return BOXES.get(pack.id, said) if pack.official else said


def _deck(cards: list[Card], printed: int | None) -> Deck:
    counts = Counter(card.provenance for card in cards)
    return Deck(len(cards), printed, counts["documented"], counts["original"])


def vocabulary(library: Library) -> Vocabulary:
    """The words of all cards."""
    known = {tag_of(word) for union in (Step, Condition, Trigger, Modifier) for word in get_args(union)}
    used = Counter(tag for node in library.nodes.values() if (tag := tag_of(type(node))) in known)
    specials: dict[str, list[str]] = {}
    for name, node in library.nodes.items():
        if isinstance(node, Special):
            specials.setdefault(node.name, []).append(card_of_node(name))
    return Vocabulary(dict(used.most_common()), sorted(known - set(used)), dict(sorted(specials.items())))


def tag_of(word: type) -> str:
    """How a word begins on a card: `do: gain`."""
    config = getattr(word, "__struct_config__", None)
    return f"{config.tag_field}: {config.tag}" if config and config.tag else ""


def problems(packs: Sequence[Pack], words: Vocabulary) -> list[Problem]:
    """What is wrong although everything loads: only official packs must agree with a box."""
    found = [problem for pack in packs if pack.official for problem in _miscounts(pack)]
    most = most_specials(packs)
    if len(words.specials) > most:
        what = f"{len(words.specials)} cards in Python ({', '.join(words.specials)})"
        found.append(Problem("specials", 0, 0, what, f"there may be {most}: find words for the others"))
    return found


def most_specials(packs: Sequence[Pack]) -> int:
    """How many cards may be written in Python in these packs together."""
    return sum(MOST_SPECIALS_OF.get(pack.id, 0) for pack in packs)


def _miscounts(pack: Pack) -> Iterator[Problem]:
    for name, deck in inventory(pack).decks.items():
        printed = deck.printed or 0
        if deck.cards != printed:
            what = f"{deck.cards} cards in the deck '{name}', {printed} are printed"
            yield Problem(f"pack {pack.id}", 0, 0, what, "add the missing ones, or take out what is too many")
        said = {str(deck): n for deck, n in pack.printed.items()}.get(name, 0)
        if said != printed:
            what = f"pack.yaml says that {said} cards are printed in the deck '{name}', the box has {printed}"
            yield Problem(f"pack {pack.id}", 0, 0, what, "correct `printed:`")
