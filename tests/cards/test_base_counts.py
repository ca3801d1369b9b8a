"""The base box holds as many cards as are printed, and each has what a card of its deck has."""

import re
from collections import Counter

import pytest

from hivernage.cards.card import Card, MainObjective, Side
from hivernage.cards.library import Library, face
from hivernage.cards.load import read_once
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
    return read_once("base")


PRINTED = {
    "survivor": 30,
    "crisis": 20,
    "crossroads": 80,
    "main": 10,
    "secret": 24,
    "betrayal": 10,
    "exiled": 10,
    "starting": 25,
    "police-station": 20,
    "grocery-store": 20,
    "school": 20,
    "library": 20,
    "hospital": 20,
    "gas-station": 20,
}
ORIGINAL = {"crisis": 7, "main": 4, "secret": 7, "betrayal": 7, "exiled": 6}  # the facts have all of the other decks
ADULT = {"dynamite", "abandoned", "addiction", "daniel-smith", "helpless", "riot", "thomas-heart"}
NOT_COOPERATIVE = {
    "voyeur@crossroads", "david-garcia@crossroads", "james-meyers@crossroads", "mugging@crossroads",
    "prophet@crossroads", "annaleigh-chan", "gray-beard",
}  # fmt: skip


def deck(base: Library, name: str) -> list[Card]:
    """The different cards of a deck."""
    return [base.cards[key] for key in dict.fromkeys(base.decks[name])]


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?…](?:\s|$)", text))


@rule("G12")
def test_every_deck_has_the_printed_number_of_cards(base: Library) -> None:
    assert {name: len(keys) for name, keys in base.decks.items()} == PRINTED
    for name in ("survivor", "crisis", "crossroads", "main", "secret", "betrayal", "exiled"):
        assert len(deck(base, name)) == PRINTED[name], "every card of these decks is unlike the others"


@pytest.mark.parametrize("name", PRINTED)
def test_what_is_documented_and_what_is_ours(base: Library, name: str) -> None:
    assert sum(card.provenance == "original" for card in deck(base, name)) == ORIGINAL.get(name, 0)


@rule("G8.1")
def test_seven_crossroads_cards_are_for_adults(base: Library) -> None:
    assert {card.id for card in deck(base, "crossroads") if card.adult} == ADULT
    assert sum(card.adult for card in base.cards.values()) == len(ADULT) == 7


@rule("G8.2")
def test_seven_cards_of_all_decks_are_not_for_cooperative_play(base: Library) -> None:
    assert {key for key, card in base.cards.items() if card.not_cooperative} == NOT_COOPERATIVE
    assert len(NOT_COOPERATIVE) == 7


@rule("G9", "G12")
def test_a_main_objective_has_two_sides(base: Library) -> None:
    lengths = Counter(card.length for card in base.mains.values() if isinstance(card, MainObjective))
    assert lengths == {"short": 3, "medium": 4, "long": 3}
    for card in base.mains.values():
        assert isinstance(card, MainObjective)
        assert card.hard is not None, card.id
        for side in (card.normal, card.hard):
            assert 1 <= side.morale <= 10
            assert 1 <= side.rounds <= 10
            assert side.setup, card.id


@rule("G9")
def test_the_hard_side_is_harder_and_keeps_the_standing_rules(base: Library) -> None:
    for card in base.mains.values():
        assert isinstance(card, MainObjective)
        hard = card.hard
        assert hard is not None
        assert hard != card.normal
        assert hard.morale <= card.normal.morale
        assert standing(hard) == standing(card.normal), card.id


def standing(side: Side) -> tuple[object, ...]:
    return side.powers, side.stores, side.duty, side.exile


@rule("G7")
def test_crises_ask_for_what_the_decks_hold(base: Library) -> None:
    """Every crisis has one or two symbols, of which there are enough cards, and the same bonus."""
    cards = Counter(base.items[key].symbol for origin in SYMBOLS for key in base.decks[origin])
    assert all(sum(cards[symbol] for symbol in crisis.symbols) >= 20 for crisis in base.crises.values())
    spread = Counter(symbol for crisis in base.crises.values() for symbol in crisis.symbols)
    assert spread == {"medicine": 6, "tool": 6, "fuel": 5, "food": 5, "weapon": 2, "book": 2}
    assert len({crisis.bonus for crisis in base.crises.values()}) == 1
    assert all(crisis.story and crisis.failure for crisis in base.crises.values())


@rule("G13")
def test_ten_opening_stories(base: Library) -> None:
    told = [card.story for card in deck(base, "main") if card.story]
    assert len(told) == 10
    assert all(2 <= sentences(story[lang]) <= 4 for story in told for lang in ("en", "fr"))


@rule("G13.1")
def test_ten_stories_of_betrayal(base: Library) -> None:
    told = [card.story for card in deck(base, "betrayal") if card.story]
    assert len(told) == 10
    assert all(2 <= sentences(story[lang]) <= 4 for story in told for lang in ("en", "fr"))


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
