"""A bug report tells nobody's cards until the game is over."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

from hivernage.model.chance import key_from_seed
from hivernage.model.ids import SPECTATOR
from hivernage.report import ReportError, report_of, seal, unseal, unseal_report
from hivernage.saves import load, save
from hivernage.table import Table, fingerprint
from hivernage.views import view
from tests.laws.games import base, new_table, next_decisions

KEY, OTHER = key_from_seed(61), key_from_seed(62)


@cache
def table() -> Table:
    table, rng = new_table(61), Random(61)
    while len(table.done) < 30:
        for decision in next_decisions(table, rng):
            table.decide(decision)
    return table


@cache
def report() -> bytes:
    return report_of(table(), "My die vanished.", 2, view(table(), SPECTATOR))


def test_the_key_opens_the_game() -> None:
    again = load(unseal_report(report(), KEY), base())
    assert fingerprint(again.state) == fingerprint(table().state)
    assert again.log == table().log


def test_anybody_may_read_the_words_and_what_spectators_see() -> None:
    read = json.loads(report())
    assert read["hivernage-report"] == 1
    assert (read["text"], read["seat"]) == ("My die vanished.", 2)
    assert read["view"]["players"][2]["hand"]
    assert read["promise"] == table().state.promise


def test_nobody_can_read_cards_or_key() -> None:
    text = report().decode()
    assert KEY.hex() not in text
    for player in table().state.players:
        assert player.objective not in text
        assert not any(card in text for card in player.hand if card not in public_cards())


def public_cards() -> str:
    return json.dumps(json.loads(report())["view"])


def test_another_key_does_not_open_it() -> None:
    with pytest.raises(ReportError, match=f"SHA-256 of its key is {table().state.promise}"):
        unseal_report(report(), OTHER)
    with pytest.raises(ReportError, match="doesn't open it"):
        unseal(seal(b"cards", KEY), OTHER)


@pytest.mark.parametrize("at", [0, 12, 500, -1])
def test_a_changed_bit_is_noticed(at: int) -> None:
    sealed = bytearray(seal(b"cards", KEY))
    sealed[at] ^= 1
    with pytest.raises(ReportError, match="changed after it was sealed"):
        unseal(bytes(sealed), KEY)


@pytest.mark.parametrize("data", [b"", b"cards", b"\x00" * 99, bytes(range(256)) * 300])
def test_what_is_sealed_comes_out_whole(data: bytes) -> None:
    assert unseal(seal(data, KEY), KEY) == data


def test_sealing_twice_looks_different_and_lengths_tell_nothing() -> None:
    first, second = seal(b"vote up", KEY), seal(b"vote up", KEY)
    assert first != second
    assert len(first) == len(seal(b"vote down", KEY))


@pytest.mark.parametrize("sealed", [b"", b"short", b"\x00" * 50])
def test_too_little_is_refused(sealed: bytes) -> None:
    with pytest.raises(ReportError):
        unseal(sealed, KEY)


@pytest.mark.parametrize("data", [b"", b"{}", report()[:-40], save(table())])
def test_something_else_is_no_report(data: bytes) -> None:
    with pytest.raises(ReportError, match="isn't a whole Hivernage report"):
        unseal_report(data, KEY)


def test_a_newer_report_asks_for_an_update() -> None:
    newer = {**json.loads(report()), "hivernage-report": 2}
    with pytest.raises(ReportError, match="update Hivernage"):
        unseal_report(json.dumps(newer).encode(), KEY)
