"""The items of Long Night: as many of each symbol in each deck as were laid out, each told in both languages."""

from collections import Counter

import pytest

from hivernage.cards.card import Item
from hivernage.cards.load import read_once

SYMBOLS = {
    "starting": {"food": 10, "medicine": 5, "fuel": 5, "tool": 5},
    "police-station": {"weapon": 7, "fuel": 4, "tool": 3, "food": 3, "survivor": 3},
    "grocery-store": {"food": 6, "medicine": 6, "tool": 5, "survivor": 3},
    "school": {"food": 5, "book": 5, "tool": 4, "medicine": 3, "survivor": 3},
    "library": {"book": 8, "food": 4, "fuel": 3, "tool": 2, "survivor": 3},
    "hospital": {"medicine": 6, "food": 4, "fuel": 4, "tool": 3, "survivor": 3},
    "gas-station": {"fuel": 6, "weapon": 6, "food": 3, "medicine": 2, "survivor": 3},
}
DOCUMENTED = {"fuel-or-fire", "lighter-ln"}


def items() -> list[Item]:
    """The different items of the starting deck and of the six places."""
    library = read_once("long-night")
    found = {card.id: card for key, card in library.items.items() if key.partition("@")[2] in SYMBOLS}
    return list(found.values())


@pytest.mark.parametrize("origin", SYMBOLS)
def test_a_deck_has_its_symbols(origin: str) -> None:
    library = read_once("long-night")
    assert Counter(library.items[key].symbol for key in library.decks[origin]) == SYMBOLS[origin]
    assert len(library.decks[origin]) == (25 if origin == "starting" else 20)


def test_each_item_is_told_in_both_languages() -> None:
    assert [card.id for card in items() if not (card.story and card.story["en"] and card.story["fr"])] == []


def test_what_the_facts_have_whole_and_what_is_ours() -> None:
    assert {card.id for card in items() if card.provenance == "documented"} == DOCUMENTED
