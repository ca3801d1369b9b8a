"""Saves that can't be read say why, and a table refuses what it can't do without changing."""

from __future__ import annotations

import json
from random import Random

import pytest

from hivernage import saves
from hivernage.cards.library import Library
from hivernage.model.question import Decision, IllegalAnswer
from hivernage.saves import SaveError, save
from hivernage.table import CannotUndo, NotAsked, StaleQuestion, Table, Undo, fingerprint
from tests.laws.games import base, finish, new_table, next_decisions


@pytest.fixture
def table() -> Table:
    table = new_table(11)
    rng = Random(11)
    for _ in range(25):
        for decision in next_decisions(table, rng):
            table.decide(decision)
    return table


def load(data: bytes) -> Table:
    return saves.load(data, base())


def test_a_save_is_the_whole_game(table: Table) -> None:
    again = load(save(table))
    assert fingerprint(again.state) == fingerprint(table.state)
    assert again.questions == table.questions
    assert again.log == table.log
    finish(again, Random(1))
    assert again.over


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.99])
def test_a_save_that_was_cut_short_is_refused(table: Table, part: float) -> None:
    data = save(table)
    with pytest.raises(SaveError, match="cut short"):
        load(data[: int(len(data) * part)])


def test_a_save_that_was_edited_is_refused(table: Table) -> None:
    outer = json.loads(save(table))
    outer["game"]["start"]["colonies"][0]["morale"] = 10
    with pytest.raises(SaveError, match="changed after it was written"):
        load(json.dumps(outer).encode())


def test_a_save_of_another_format_says_which_is_read(table: Table) -> None:
    outer = json.loads(save(table))
    outer["hivernage"] = 99
    with pytest.raises(SaveError, match="format 99"):
        load(json.dumps(outer).encode())


def test_a_save_of_a_newer_format_asks_for_an_update(table: Table) -> None:
    outer = json.loads(save(table))
    outer["hivernage"] = saves.SAVE.number + 1
    with pytest.raises(SaveError, match="newer version: update Hivernage"):
        load(json.dumps(outer).encode())


def test_a_save_of_an_older_format_is_brought_up_to_date(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the log once had another name, and later another order."""
    content = json.loads(save(table))["game"]
    content["decisions"] = content.pop("log")[::-1]
    first = saves.SAVE._replace(number=1).write(content)
    steps = {1: lambda game: {**game, "log": game.pop("decisions")}, 2: lambda game: {**game, "log": game["log"][::-1]}}
    monkeypatch.setattr(saves, "SAVE", saves.SAVE._replace(number=3, migrations=steps))
    assert load(first).log == table.log
    assert json.loads(save(load(first)))["hivernage"] == 3


def test_a_gap_in_the_migrations_is_refused(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    old = saves.SAVE._replace(number=1).write(json.loads(save(table))["game"])
    monkeypatch.setattr(saves, "SAVE", saves.SAVE._replace(number=3, migrations={2: lambda game: game}))
    with pytest.raises(SaveError, match="has format 1, this version reads 2 to 3"):
        load(old)


def test_a_save_made_with_other_cards_is_refused(table: Table) -> None:
    fewer = Library([card for card in base().cards.values() if card.id != "junk"])
    with pytest.raises(SaveError, match="cards"):
        saves.load(save(table), fewer)


def test_something_else_is_no_save() -> None:
    for data in (b"", b"[]", b'{"a": 1}', b"\xff\xfe", b"P\x00K"):
        with pytest.raises(SaveError):
            load(data)


def test_undo_stays_in_the_log_and_in_the_save(table: Table) -> None:
    while True:
        question = table.questions[0]
        adds = [a for a in table.legal(question, question.seats[0]) if a[0] == "add"]
        if question.kind == "action" and adds:
            break
        for decision in next_decisions(table, Random(len(table.log))):
            table.decide(decision)
    seat, before = question.seats[0], fingerprint(table.state)
    table.decide(Decision(question.id, seat, adds[0]))
    table.undo(seat)
    assert fingerprint(table.state) == before
    assert table.log[-1] == Undo(seat)
    assert table.log[-2] == Decision(question.id, seat, adds[0])
    again = load(save(table))
    assert again.log == table.log
    assert fingerprint(again.state) == before


def test_nobody_undoes_what_another_seat_decided(table: Table) -> None:
    last = table.done[-1].seat
    other = next(p.seat for p in table.state.players if p.seat != last)
    with pytest.raises(CannotUndo, match="wasn't"):
        table.undo(other)


def test_wrong_decisions_have_names_and_change_nothing(table: Table) -> None:
    question = table.questions[0]
    seat = question.seats[0]
    answer = table.legal(question, seat)[0]
    stranger = next(p.seat for p in table.state.players if p.seat not in question.seats)
    before, told = fingerprint(table.state), len(table.history)
    with pytest.raises(StaleQuestion):
        table.decide(Decision(question.id - 1, seat, answer))
    with pytest.raises(NotAsked):
        table.decide(Decision(question.id, stranger, answer))
    with pytest.raises(IllegalAnswer):
        table.decide(Decision(question.id, seat, ("fly", "home")))
    assert (fingerprint(table.state), len(table.history)) == (before, told)
