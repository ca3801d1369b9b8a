"""Which cards the tests speak of: those that no scenario and no test file names have no test."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import hivernage
from hivernage.cards.card import Card
from hivernage.cards.library import Library

WORD: Final = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
FIELDS: Final[dict[str, frozenset[str]]] = {
    "crossroads": frozenset({"crossroads"}),
    "crisis": frozenset({"crisis", "crises"}),
    "main": frozenset({"objective", "main"}),
    "secret": frozenset({"objectives", "secret"}),
    "betrayal": frozenset({"objectives", "betrayal"}),
    "exiled": frozenset({"exiled_objectives", "exiled"}),
    "mission": frozenset({"mission", "missions"}),
    "lone-wolf": frozenset({"objective", "lone-wolf"}),
}
"""What a line that means a card of the deck speaks of, too: many crossroads cards are called after a survivor."""


def tests_folder() -> Path | None:
    """The tests beside this code, where it lies in a checkout."""
    folder = Path(hivernage.__file__).parents[2] / "tests"
    return folder if (folder / "scenarios").is_dir() else None


def untested(library: Library, folders: Iterable[Path]) -> dict[str, list[str]]:
    """The cards that no test in these folders names, by deck."""
    lines = _lines_by_word(folders)
    cards = list({id(card): card for card in library.cards.values()}.values())
    decks_of = Counter(card.id for card in cards)
    found: dict[str, list[str]] = {}
    for card in cards:
        shared = decks_of[card.id] > 1 or "-" not in card.id
        if not any(_means(card, line, shared) for line in lines[card.id]):
            found.setdefault(deck_of(card), []).append(card.id)
    return {deck: sorted(ids) for deck, ids in found.items()}


def deck_of(card: Card) -> str:
    return str(type(card).__struct_config__.tag)


def _means(card: Card, line: frozenset[str], shared: bool) -> bool:
    """Whether a line that has the card's id means this card; an id that others have, or any word, needs a sign."""
    fields = FIELDS.get(deck_of(card))
    if not shared:
        return True
    return bool(fields & line) if fields else "crossroads" not in line


def _lines_by_word(folders: Iterable[Path]) -> defaultdict[str, list[frozenset[str]]]:
    """The lines of all tests as sets of words, by each of their words."""
    lines: defaultdict[str, list[frozenset[str]]] = defaultdict(list)
    for file in _files(folders):
        for line in file.read_text(encoding="utf-8").splitlines():
            words = frozenset(WORD.findall(line))
            for word in words:
                lines[word].append(words)
    return lines


def _files(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from folder.rglob("scenarios/**/*.yaml")
        yield from folder.rglob("test_*.py")
