"""The base box holds as many survivors and items as are printed."""

from collections import Counter

import pytest

from hivernage.cards.library import Library, face
from hivernage.cards.load import load_packs
from tests.rule import rule

SYMBOLS = {
    "starting": {"food": 10, "medicine": 5, "fuel": 5, "tool": 5},
    "police-station": {"weapon": 6, "fuel": 4, "tool": 4, "food": 3, "survivor": 3},
    "grocery-store": {"food": 6, "medicine": 6, "tool": 5, "survivor": 3},
    "school": {"food": 6, "book": 4, "tool": 4, "medicine": 3, "survivor": 3},
    "library": {"book": 7, "food": 4, "fuel": 4, "tool": 2, "survivor": 3},
    "hospital": {"medicine": 6, "food": 4, "fuel": 4, "tool": 3, "survivor": 3},
    "gas-station": {"fuel": 6, "weapon": 5, "food": 3, "medicine": 3, "survivor": 3},
}


@pytest.fixture(scope="module")
def base() -> Library:
    return load_packs("base")


def test_there_are_30_survivors(base: Library) -> None:
    assert len(base.survivors) == 30
    assert sorted(base.decks["survivor"]) == sorted(base.survivors)


def test_no_two_survivors_have_the_same_influence(base: Library) -> None:
    assert len({survivor.influence for survivor in base.survivors.values()}) == 30


def test_there_are_39_faces_of_items(base: Library) -> None:
    assert len({face(key) for key in base.items}) == 39


@pytest.mark.parametrize("origin", SYMBOLS)
def test_a_deck_has_25_starting_items_or_20_of_a_place(base: Library, origin: str) -> None:
    assert len(base.decks[origin]) == (25 if origin == "starting" else 20)


@pytest.mark.parametrize("origin", SYMBOLS)
def test_a_deck_has_the_printed_symbols(base: Library, origin: str) -> None:
    assert Counter(base.items[key].symbol for key in base.decks[origin]) == SYMBOLS[origin]


@rule("G6.1")
def test_the_items_show_exactly_7_symbols(base: Library) -> None:
    assert {item.symbol for item in base.items.values()} == {
        "weapon", "tool", "fuel", "food", "book", "medicine", "survivor",
    }  # fmt: skip


def test_every_item_lies_in_one_of_these_decks(base: Library) -> None:
    assert sum(len(base.decks[origin]) for origin in SYMBOLS) == 145
    assert {key for origin in SYMBOLS for key in base.decks[origin]} == set(base.items)
