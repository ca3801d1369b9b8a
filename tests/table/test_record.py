"""The record of a finished game proves itself, and every lie in it is named."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from hivernage.cards.contents import PackContents, contents_of, load_contents, to_bytes
from hivernage.model.chance import commitment, key_from_seed
from hivernage.model.options import Options
from hivernage.record import RECORD, Check, NotOver, Record, Verdict, record_of, verify
from hivernage.saves import LoggedDecision, decode_position, encode_position
from hivernage.table import Table
from tests.laws.games import base, finish, new_table, next_decisions

Change = Callable[[Record], Any]


@cache
def base_contents() -> PackContents:
    return contents_of("base")


@cache
def finished() -> Table:
    """A game with a way back in it."""
    table, rng = new_table(51), Random(51)
    while len(table.done) < 40:
        for decision in next_decisions(table, rng):
            table.decide(decision)
    table.rewind(22)
    finish(table, rng)
    return table


@cache
def record() -> bytes:
    return record_of(finished(), base_contents(), about_table={"names": ["Ada", "Bo", "Cy", "Di"]})


def changed(change: Change, data: bytes | None = None) -> bytes:
    """A record with something changed in it, its checksum put right."""
    body = RECORD.read(data or record(), Record)
    change(body)
    return RECORD.write(body)


def put(**values: Any) -> Change:
    def change(body: Record) -> None:
        for name, value in values.items():
            setattr(body, name, value)

    return change


def faults(verdict: Verdict) -> list[tuple[str, str, str]]:
    return [(check.name, check.result, check.fault) for check in verdict.checks if check.fault]


def failure(data: bytes, promise: str = "") -> Check:
    verdict = verify(data, promise)
    assert not verdict.holds
    return next(check for check in verdict.checks if check.result == "failed")


def test_a_true_record_holds() -> None:
    verdict = verify(record(), finished().state.promise)
    assert verdict.holds
    assert faults(verdict) == []
    names = ["file", "version", "promise", "key", "cards", "box", "shuffle", "decisions", "end"]
    assert [check.name for check in verdict.checks] == names
    assert verdict.record is not None
    assert verdict.record.table == {"names": ["Ada", "Bo", "Cy", "Di"]}


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 5, "betrayer": True}, {"objective": "random"}])
def test_games_of_all_kinds_have_records_that_hold(options: dict[str, Any]) -> None:
    table = new_table(52, **options)
    finish(table, Random(52))
    assert verify(record_of(table, base_contents()), commitment(key_from_seed(52))).holds


def test_a_promise_may_be_pasted_carelessly() -> None:
    assert faults(verify(record(), f"  {finished().state.promise.upper()}\n")) == []


def test_without_a_promise_to_compare_with_the_verdict_says_so() -> None:
    verdict = verify(record())
    assert verdict.holds
    assert faults(verdict) == [("promise", "unproven", "none-noted")]


def test_there_is_no_record_before_the_end() -> None:
    with pytest.raises(NotOver, match="isn't over"):
        record_of(new_table(53), base_contents())


@pytest.mark.parametrize("data", [b"", b"[]", record()[:-100], record().replace(b'"winners":', b'"wanners":')])
def test_a_damaged_record_is_refused(data: bytes) -> None:
    assert failure(data).fault == "unreadable"


def test_another_game_than_the_one_promised_is_named() -> None:
    found = failure(record(), "ab" * 32)
    assert (found.name, found.fault) == ("promise", "other-promise")
    assert found.args == {"noted": "ab" * 32, "promise": finished().state.promise}


OTHER_KEY = key_from_seed(99)
FEWER = {"base": {**base_contents()["base"], "crises.yaml": base_contents()["base"]["crises.yaml"] + "# more\n"}}


@pytest.mark.parametrize(
    ("change", "name", "fault"),
    [
        (put(key=OTHER_KEY.hex()), "key", "other-key"),
        (put(key="no key"), "key", "no-key"),
        (put(key="ab"), "key", "no-key"),
        (put(key=OTHER_KEY.hex(), promise=commitment(OTHER_KEY)), "shuffle", "other-start"),
        (put(contents="%%%"), "cards", "unreadable"),
        (put(contents=b64encode(b"nothing").decode()), "cards", "unreadable"),
        (put(library="0" * 64), "cards", "other-cards"),
        (put(options=Options(players=3)), "shuffle", "other-start"),
        (put(options=Options(players=9)), "shuffle", "no-game"),
        (put(began="0" * 64), "shuffle", "other-start"),
        (put(winners=[0, 1, 2, 3, 4]), "end", "other-winners"),
        (put(ending="applause"), "end", "other-ending"),
        (put(now="0" * 64), "end", "other-position"),
        (lambda body: body.log.pop(), "end", "goes-on"),
        (lambda body: body.log.append(body.log[0]), "decisions", "refused"),
        (lambda body: body.log.pop(30), "decisions", "refused"),
    ],
)
def test_every_lie_is_named(change: Change, name: str, fault: str) -> None:
    found = failure(changed(change))
    assert (found.name, found.fault) == (name, fault)


def test_a_decision_against_the_rules_is_named_with_its_number() -> None:
    def cheat(body: Record) -> None:
        entry = body.log[9]
        assert isinstance(entry, LoggedDecision)
        entry.answer = "fly home"

    found = failure(changed(cheat))
    assert found.fault == "refused"
    assert found.args["n"] == 10
    assert "fly home" in str(found.args["reason"])


def test_a_game_in_which_chance_was_taken_back_does_not_hold() -> None:
    """A rewind that isn't in the log changes what every later roll would have been."""
    found = failure(changed(lambda body: body.log.__delitem__(slice(22, 41))))
    assert found.name in ("decisions", "end")


def test_cards_that_pass_for_the_base_box_are_told() -> None:
    verdict = verify(changed(put(contents=b64encode(to_bytes(FEWER)).decode())), finished().state.promise)
    assert faults(verdict) == [("box", "unproven", "changed")]


def test_a_record_of_another_version_says_so() -> None:
    verdict = verify(changed(put(version="9.9")), finished().state.promise)
    assert faults(verdict) == [("version", "unproven", "other-version")]


# Games that went on from a checkpoint


@cache
def gone_on() -> bytes:
    table, rng = new_table(54), Random(54)
    while not (table.turn_began and table.state.turn == 3):
        for decision in next_decisions(table, rng):
            table.decide(decision)
    later = Table(decode_position(encode_position(table.turn_base), base()))
    finish(later, rng)
    return record_of(later, base_contents(), start_seq=len(table.log))


def test_a_game_that_went_on_from_a_checkpoint_holds_but_for_its_shuffle() -> None:
    verdict = verify(gone_on(), commitment(key_from_seed(54)))
    assert verdict.holds
    assert faults(verdict) == [("shuffle", "unproven", "later-start")]


def test_a_later_start_must_have_the_key_and_no_chance_of_its_own() -> None:
    def other_key(body: Record) -> None:
        assert body.start is not None
        body.start.key = OTHER_KEY

    def loaded_dice(body: Record) -> None:
        assert body.start is not None
        body.start.forced = [6] * 100

    def other_promise(body: Record) -> None:
        assert body.start is not None
        body.start.promise = commitment(OTHER_KEY)

    for change in (other_key, loaded_dice, other_promise):
        assert failure(changed(change, gone_on())).fault == "other-chance"


def test_a_later_start_must_have_the_options_claimed() -> None:
    assert failure(changed(put(options=Options(players=4, adult=True)), gone_on())).fault == "other-start"


def test_a_later_start_that_makes_no_sense_is_refused() -> None:
    def nowhere(body: Record) -> None:
        assert body.start is not None
        body.start.step = "nowhere"

    assert failure(changed(nowhere, gone_on())).fault == "no-game"


def test_a_table_may_be_played_with_packs_that_came_with_the_game() -> None:
    library = load_contents(base_contents())
    table = Table.new(Options(players=3), library, key_from_seed(55))
    finish(table, Random(55))
    assert verify(record_of(table, base_contents())).holds
    assert msgspec.json.decode(record_of(table, base_contents()))["hivernage-record"] == RECORD.number
