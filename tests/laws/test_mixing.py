"""Where boxes are mixed a place stays what it was: symbols come as often as in the base box, give or take a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from hivernage.cards.library import Library
from hivernage.cards.playing import in_play
from hivernage.model.board import TOWN
from hivernage.model.options import MODULES, Mixed, Options
from tests.laws.games import base, long_night
from tests.rule import rule

KEPT = 20  # of all that is shuffled together at a place, so many make its deck
COMBINATIONS = [chosen for n in range(len(MODULES) + 1) for chosen in combinations(MODULES, n)]


def off_the_mix(library: Library) -> Iterator[str]:
    """Symbols of which a deck of twenty has, on the average, over a card more or less than in the base box."""
    for place in TOWN:
        printed, mixed = _symbols(base(), place), _symbols(library, place)
        share = KEPT / mixed.total()
        for symbol in sorted({*printed, *mixed}):
            if abs(mixed[symbol] * share - printed[symbol]) > 1:
                yield f"{place}: {mixed[symbol] * share:g} {symbol}, not {printed[symbol]}"


def _symbols(library: Library, place: str) -> Counter[str]:
    return Counter(library.items[key].symbol for key in library.decks[place])


def cards_of(modules: tuple[str, ...], *mixed: Mixed, left_out: tuple[str, ...] = ()) -> Library:
    options = Options(players=4, box="long-night", modules=modules, mixed=mixed, left_out=left_out)  # type: ignore[arg-type]
    return in_play(long_night(), options)


@rule("L7")
@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda chosen: "-".join(chosen) or "none")
def test_mixed_places_keep_their_symbols(modules: tuple[str, ...]) -> None:
    library = cards_of(modules, "item")
    assert all(len(library.decks[place]) == 2 * KEPT for place in TOWN)
    assert list(off_the_mix(library)) == []


@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda chosen: "-".join(chosen) or "none")
def test_so_do_the_places_of_long_night_alone(modules: tuple[str, ...]) -> None:
    library = cards_of(modules)
    assert all(len(library.decks[place]) == KEPT for place in TOWN)
    assert list(off_the_mix(library)) == []


@rule("L7.1")
def test_mixed_starting_items_bring_nothing_to_the_places() -> None:
    """One and the same card of the base box may be a starting item here and lie at a place there."""
    alone, mixed = cards_of(()), cards_of((), "starting")
    assert {place: mixed.decks[place] for place in TOWN} == {place: alone.decks[place] for place in TOWN}
    assert len(mixed.decks["starting"]) == len(alone.decks["starting"]) + len(base().decks["starting"])


def test_cards_of_one_symbol_that_are_missing_are_noticed() -> None:
    weapons = {key for key in long_night().decks["police-station"] if long_night().items[key].symbol == "weapon"}
    library = cards_of((), "item", left_out=tuple(sorted(weapons)[:4]))
    assert any(line.startswith("police-station: ") and " weapon, not 6" in line for line in off_the_mix(library))
