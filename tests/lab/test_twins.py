"""Twins of a game show what lacks; the game itself goes its own way."""

from __future__ import annotations

import pytest

from hivernage.bots.playing_out import play_out
from hivernage.lab.card_counts import goals
from hivernage.lab.stacking import stacked_game
from hivernage.lab.twins import AT_MOST, Twins
from hivernage.table import Table
from tests.laws.games import base, long_night, war

LIBRARIES = {"base": base, "long-night": long_night, "warring-colonies": war}


def lines(box: str, deck: str, what: str = "") -> list[str]:
    """What the cards of a deck of this box can be seen to do."""
    library = LIBRARIES[box]()
    found = [line for line in goals(library) if f"@{deck} {what}" in line]
    return [line for line in found if library.boxes[line.split()[0]] == box]


def twins_of(box: str, lacking: list[str]) -> tuple[Twins, Table]:
    """A game with twins beside it, when both are over."""
    table, bots = stacked_game(LIBRARIES[box](), lacking, 1, 1)
    twins = Twins(table.state.library, lacking, "1")
    play_out(table, bots, twins.listen)
    return twins, table


def test_the_game_itself_goes_its_own_way():
    lacking = lines("base", "crossroads")
    alone, bots = stacked_game(base(), lacking, 1, 1)
    play_out(alone, bots)
    twins, beside = twins_of("base", lacking)
    assert twins.counts
    assert beside.log == alone.log
    assert beside.history == alone.history


@pytest.mark.parametrize(
    ("box", "deck", "what", "wanted"),
    [
        ("base", "crossroads", "option", 20),
        ("base", "crisis", "prevented", 3),
        ("base", "school", "played", 5),
        ("long-night", "raxxon", "rolled", 5),
        ("warring-colonies", "mission", "completed", 1),
    ],
)
def test_one_game_shows_much_of_a_deck(box: str, deck: str, what: str, wanted: int):
    twins, _ = twins_of(box, lines(box, deck, what))
    assert len(twins.counts) >= wanted
    assert max(twins.counts.values()) <= AT_MOST


def test_what_lacks_no_more_is_left_alone():
    twins, _ = twins_of("base", ["horde@crossroads triggered"])
    assert twins.counts.keys() <= {"horde@crossroads triggered"}
