"""Recorded games still go as they went: one for each way a game can end, and for each variant."""

from __future__ import annotations

from functools import cache

import pytest

from hivernage.cards.library import Library
from hivernage.cards.load import packs_of, read_once
from hivernage.model.endings import ENDINGS
from hivernage.saves import SaveError
from hivernage.table import Table
from tests.replays.recordings import FOLDER, RECORDINGS, Recording, replay

ROOM = 3_000_000  # bytes that all recordings may take


@cache
def library(box: str = "base") -> Library:
    return read_once(*packs_of(box))


@cache
def played_again(name: str) -> Table:
    try:
        return replay(name, library(RECORDINGS[name].options.get("box", "base")))
    except SaveError as error:
        pytest.fail(
            f"{name}: {error}\nrules or cards changed: if that was meant, re-record on purpose with "
            f"`.venv/bin/python -m tests.replays.record {name}`",
            pytrace=False,
        )


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_recorded_game_goes_as_it_went(name: str):
    table, recording = played_again(name), RECORDINGS[name]
    assert table.over
    assert recording.wanted(table)
    for option, value in recording.options.items():
        assert getattr(table.state.options, option) == value


def test_every_way_to_end_is_recorded():
    assert {played_again(name).state.ending for name in RECORDINGS} == set(ENDINGS)


def test_every_variant_and_number_of_players_is_recorded():
    games = [played_again(name).state.options for name in RECORDINGS]
    assert {game.players for game in games} == {2, 3, 4, 5, 7, 9, 11}
    for variant in ("cooperative", "betrayer", "elimination", "adult", "hard"):
        assert any(getattr(game, variant) for game in games)


def test_every_file_is_named_and_small():
    files = list(FOLDER.glob("*.json.gz"))
    assert {file.name.removesuffix(".json.gz") for file in files} == set(RECORDINGS)
    assert sum(file.stat().st_size for file in files) < ROOM


def test_a_game_that_goes_differently_is_told(monkeypatch: pytest.MonkeyPatch):
    from hivernage.rules import phases

    name = "rounds-4-players"  # long enough for a noise to matter
    monkeypatch.setattr(phases, "NOISE_DRAWS_ON", 6)
    monkeypatch.setitem(RECORDINGS, name, Recording({}, "random", lambda _: True))
    with pytest.raises(pytest.fail.Exception, match="re-record on purpose"):
        played_again.__wrapped__(name)
