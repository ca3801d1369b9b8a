"""Saves, positions and records of older formats are still read, show what they showed, and go on as they would have."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hivernage.cards.contents import from_bytes, load_contents
from hivernage.cards.library import Library
from hivernage.model.ids import SPECTATOR
from hivernage.model.question import Decision, words
from hivernage.record import Verdict, verify
from hivernage.saves import decode_position, encode_position, is_stored_as, load, save
from hivernage.table import Table
from hivernage.views import views
from tests.agreement import differences, without_order
from tests.replays.recordings import with_cards
from tests.replays.traces import Trace, first_difference, read, steps_from, trace

FOLDER = Path(__file__).parent / "old_saves"
FURTHER = 30  # decisions
MAY_BE_UNPROVEN = {"version", "promise", "box"}
"""What an old record can't prove to a newer version: nobody noted the promise, and cards may have changed since."""


class Seen(msgspec.Struct):
    """What was seen of a game when it was saved, and how it went on."""

    views: dict[str, Any]
    goes_on: Trace
    since: list[tuple[int, int, str]] | None = None  # what was decided since the turn began, if that was kept too


def unpacked(name: str) -> bytes:
    return gzip.decompress((FOLDER / f"{name}.gz").read_bytes())


def kept(kind: str) -> list[str]:
    """The names of all files of a kind."""
    return sorted(file.name.removesuffix(f".{kind}.gz") for file in FOLDER.glob(f"*.{kind}.gz"))


@cache
def library() -> Library:
    """The cards as they were then."""
    return load_contents(from_bytes((FOLDER / "cards.bin").read_bytes()))


@cache
def seen() -> dict[str, Seen]:
    return msgspec.json.decode(unpacked("seen.json"), type=dict[str, Seen])


def from_save(name: str) -> Table:
    return load(with_cards(unpacked(f"{name}.save"), library()), library())


def from_position(name: str) -> Table:
    """The turn's beginning, and what was decided since."""
    table = Table(decode_position(unpacked(f"{name}.position"), library()))
    for question, seat, answer in seen()[name].since or []:
        table.decide(Decision(question, seat, words(answer)))
    return table


def shown(table: Table, seats: list[int]) -> dict[str, Any]:
    """What seats see, as plain data."""
    found = {str(seat): msgspec.json.decode(msgspec.json.encode(view)) for seat, view in views(table, seats).items()}
    return {seat: without_order(view) for seat, view in found.items()}


def check(table: Table, name: str) -> None:
    """Everybody sees what they saw, and the same answers lead to the same end."""
    then = seen()[name]
    assert str(SPECTATOR) in then.views
    assert list(differences(then.views, shown(table, [int(seat) for seat in then.views]))) == []
    on = trace(steps_from(table, Random(name), FURTHER), read().names)
    assert first_difference(then.goes_on, on) == ""
    assert on.decisions == FURTHER


@pytest.mark.parametrize("name", kept("save"))
def test_an_old_save_is_as_it_was_and_goes_on(name: str) -> None:
    check(from_save(name), name)


@pytest.mark.parametrize("name", kept("position"))
def test_an_old_position_is_as_it_was_and_goes_on(name: str) -> None:
    check(from_position(name), name)


@pytest.mark.parametrize("name", kept("save"))
def test_an_old_save_can_be_saved_again(name: str) -> None:
    check(load(save(from_save(name)), library()), name)


@pytest.mark.parametrize("name", kept("position"))
def test_an_old_position_can_be_stored_again(name: str) -> None:
    table = Table(decode_position(unpacked(f"{name}.position"), library()))
    again = Table(decode_position(encode_position(table.start), library()))
    seats = [int(seat) for seat in seen()[name].views]
    assert shown(again, seats) == shown(table, seats)


def faults(verdict: Verdict) -> list[str]:
    """What speaks against a record."""
    return [
        f"{one.name}: {one.result}, {one.fault} {one.args}"
        for one in verdict.checks
        if one.result == "failed" or (one.result == "unproven" and one.name not in MAY_BE_UNPROVEN)
    ]


@pytest.mark.parametrize(
    ("name", "ending", "winners"), [("won", "objective", [0, 1]), ("with-a-way-back", "morale", [])]
)
def test_an_old_record_still_proves_itself(name: str, ending: str, winners: list[int]) -> None:
    verdict = verify(unpacked(f"{name}.record"))
    assert faults(verdict) == []
    assert verdict.checks[-1].name == "end"
    assert verdict.record is not None
    assert (verdict.record.ending, verdict.record.winners) == (ending, winners)


def test_nothing_is_missing() -> None:
    assert kept("save") == sorted(seen())
    assert kept("position") == sorted(name for name, then in seen().items() if then.since is not None)
    assert len(kept("save")) == 16
    assert len(kept("record")) == 2


# Format 5: wars, and nobody yet who lives in neither colony


@cache
def cards_of_format_5() -> Library:
    return load_contents(from_bytes((FOLDER / "format_5" / "cards.bin").read_bytes()))


@pytest.mark.parametrize(("name", "decisions"), [("base", 150), ("war", 195)])
def test_a_save_of_format_5_plays_out_to_where_it_stood(name: str, decisions: int) -> None:
    """Loading compares where it ends with what was noted then, in the shape of then."""
    table = load(unpacked(f"format_5/{name}.save"), cards_of_format_5())
    assert len(table.done) == decisions
    assert (table.state.combat is not None) == (name == "war")
    assert table.state.wolf is None


@pytest.mark.parametrize("name", ["base", "war"])
def test_a_position_of_format_5_is_the_one_that_was_stored(name: str) -> None:
    stored = unpacked(f"format_5/{name}.position")
    state = decode_position(stored, cards_of_format_5())
    assert is_stored_as(state, stored)
    state.colonies[-1].morale += 1
    assert not is_stored_as(state, stored)
