"""A position stored at a turn's start is enough to go on from, in later versions too."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hivernage import saves
from hivernage.cards.library import Library
from hivernage.saves import OtherCards, SaveError, decode_position, encode_position
from hivernage.table import Table, fingerprint
from tests.laws.games import base, finish, new_table, play


def test_every_turn_can_be_played_on_from_its_stored_beginning() -> None:
    turns = set()
    table = new_table(21, elimination=True)
    for _ in play(table, Random(21)):
        if table.turn_base_at == len(table.done):
            turns.add(table.state.turn)
            again = Table(decode_position(encode_position(table.turn_base), base()))
            assert fingerprint(again.state) == fingerprint(table.state)
            assert again.questions == table.questions
    assert len(turns) > 10


def test_the_same_decisions_lead_to_the_same_end() -> None:
    table = new_table(4)
    stored, at = encode_position(table.turn_base), 0
    for _ in play(table, Random(4)):
        if table.turn_base_at != at and table.state.round < 3:
            stored, at = encode_position(table.turn_base), table.turn_base_at
    again = Table(decode_position(stored, base()))
    for decision in table.done[at:]:
        again.decide(decision)
    assert again.over
    assert fingerprint(again.state) == fingerprint(table.state)


def test_what_was_stored_stays_as_it_was_while_the_game_goes_on() -> None:
    stored = encode_position(new_table(5).turn_base)
    table = Table(decode_position(stored, base()))
    finish(table, Random(5))
    assert encode_position(table.start) == stored


def without(field: str) -> Any:
    """A position from before a field was there."""
    outer = json.loads(encode_position(new_table(6).start))
    del outer["position"][field]
    return outer["position"]


def test_an_older_position_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    old = saves.POSITION.write(without("goals"))
    with pytest.raises(SaveError, match=r"doesn't fit this version: .*goals"):
        decode_position(old, base())
    now = saves.POSITION.number
    steps = {now: lambda position: {**position, "goals": []}}
    monkeypatch.setattr(saves, "POSITION", saves.POSITION._replace(number=now + 1, migrations=steps))
    assert fingerprint(decode_position(old, base())) == fingerprint(new_table(6).start)


def test_a_position_of_a_newer_version_says_so() -> None:
    newer = saves.POSITION._replace(number=99).write(new_table(6).start)
    with pytest.raises(SaveError, match=r"position has format 99, this version reads 1 to 6; .* update Hivernage"):
        decode_position(newer, base())


def test_a_position_that_was_cut_or_edited_is_refused() -> None:
    stored = encode_position(new_table(6).start)
    with pytest.raises(SaveError, match="isn't a whole Hivernage position"):
        decode_position(stored[:-9], base())
    with pytest.raises(SaveError, match="changed after it was written"):
        decode_position(stored.replace(b'"morale":', b'"morale":1'), base())
    with pytest.raises(SaveError, match="isn't a whole Hivernage position"):
        decode_position(saves.save(new_table(6)), base())


def test_a_position_with_cards_that_are_gone_is_refused() -> None:
    stored = encode_position(new_table(6).start)
    fewer = Library([card for card in base().cards.values() if card.id not in ("junk", "alexis-grey")], ("base",))
    with pytest.raises(OtherCards, match=r"don't have any more: alexis-grey, alexis-grey@crossroads, junk@"):
        decode_position(stored, fewer)
    with pytest.raises(OtherCards, match="needs the cards of the pack base"):
        decode_position(stored, Library(base().cards.values(), ("another",)))
