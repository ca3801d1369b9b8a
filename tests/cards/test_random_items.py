"""The random items of Warring Colonies: single cards, evenly of all symbols, each told in both languages."""

from __future__ import annotations

from collections import Counter

from hivernage.cards.card import Item
from hivernage.cards.load import read_once
from tests.rule import rule


def items() -> list[Item]:
    library = read_once("warring-colonies")
    return [library.items[key] for key in library.decks["random"]]


def test_they_are_single_cards_evenly_of_all_symbols() -> None:
    found = items()
    assert len(found) == len({card.id for card in found}) == 43
    symbols = Counter(card.symbol for card in found)
    assert symbols == {**dict.fromkeys(("food", "medicine", "fuel", "tool", "book", "survivor"), 6), "weapon": 7}


@rule("LW7.2")
def test_at_most_eight_are_for_wars_alone_so_that_five_for_seven_decks_remain() -> None:
    for_wars = sum(card.war_only is True for card in items())
    assert for_wars <= 8
    assert 43 - for_wars >= 5 * 7


def test_each_is_told_in_both_languages() -> None:
    assert [card.id for card in items() if not (card.story and card.story["en"] and card.story["fr"])] == []
