"""Every kind of event is declared: its facts, which of them are private, and what others may read off it."""

from __future__ import annotations

import pickle
import re
from functools import cache
from random import Random

import msgspec
import pytest
from msgspec import UNSET

from hivernage.model import events
from hivernage.model.events import KINDS, Event, Kept, Moved, Stolen, UnknownEvent, from_wire, private_facts
from hivernage.model.ids import SPECTATOR
from tests.laws.games import finish, new_table
from tests.laws.players import CHOOSERS

OF_A_COLONY = {
    *("mission-done", "took-sides"),
    "bullets", "cleaned", "colony-fell", "colony-leader", "elected", "enemies-inside", "food", "food-due", "helpless",
    "helpless-killed", "morale", "order", "starvation", "stored", "stored-taken", "tempered", "token", "waste",
}  # fmt: skip


@cache
def told() -> list[Event]:
    """What happened in some games."""
    found: list[Event] = []
    for seed in range(8):
        table = new_table(seed, 2 + seed % 4, betrayer=seed % 2 == 0, elimination=seed == 3)
        finish(table, Random(seed), list(CHOOSERS.values())[seed % len(CHOOSERS)])
        found += table.history
    return found


# Declarations


def test_every_kind_is_described_in_one_sentence():
    docs = {kind: event.__doc__ or "" for kind, event in KINDS.items()}
    assert [kind for kind, doc in docs.items() if not re.fullmatch(r"[A-Z][^\n]*\.", doc)] == []
    assert len(set(docs.values())) == len(docs)


def test_every_kind_has_a_plain_name_of_its_own_and_can_be_imported():
    assert [kind for kind in KINDS if not re.fullmatch(r"[a-z]+(-[a-z]+)*", kind)] == []
    assert [event for event in KINDS.values() if event.__name__ not in events.__all__] == []
    assert len(set(KINDS.values())) == len(KINDS)
    assert list(KINDS) == sorted(KINDS)


def test_a_private_fact_is_told_to_nobody_unless_a_rule_says_so():
    for event in KINDS.values():
        unset = {field.name for field in msgspec.structs.fields(event) if field.default is UNSET}
        assert private_facts(event) <= unset, event


def test_what_changes_in_a_colony_says_in_which():
    assert {kind for kind, event in KINDS.items() if "colony" in event.__struct_fields__} == OF_A_COLONY


# What the rules tell


def test_the_facts_told_in_private_are_those_declared_private():
    for event in told():
        declared = private_facts(type(event))
        assert all(facts.keys() == declared for facts in event.private.values()), event
        assert not declared & event.facts.keys(), event
    assert {event.kind for event in told() if event.private} > {"dealt", "looked", "kept", "added", "crossroads-drawn"}


def test_a_stranger_is_told_no_private_fact():
    for event in told():
        seen = event.seen_by(SPECTATOR)
        assert seen.facts == event.facts
        assert (seen.private, seen.reveal) == ({}, False)


def test_facts_make_the_event_again_as_each_seat_saw_it():
    for event in told():
        for seat in (SPECTATOR, *event.private):
            seen = event.seen_by(seat)
            assert from_wire(seen.kind, msgspec.json.decode(msgspec.json.encode(seen.facts))) == seen


# Reading an event


def test_facts_come_in_the_order_of_the_fields():
    moved = Moved(to="school", card="", place="colony", seat=0, survivor="rod-miller")
    assert list(moved.facts) == ["survivor", "seat", "place", "to", "card"]
    assert moved.kind == "moved"


def test_each_seat_gets_what_it_knows():
    stolen = Stolen(seat=0, victim=1, back="school", private={0: {"card": "saw@school"}, 1: {"card": "saw@school"}})
    assert [stolen.seen_by(seat).card for seat in (0, 1, 2)] == ["saw@school", "saw@school", UNSET]
    assert (stolen.reveal, stolen.seen_by(2).facts) == (True, {"seat": 0, "victim": 1, "back": "school"})


def test_an_event_travels_to_another_process():
    kept = Kept(seat=0, place="school", private={0: {"card": "saw@school"}})
    assert pickle.loads(pickle.dumps(kept)) == kept


# What another version tells


def test_facts_of_a_newer_version_are_left_out():
    assert from_wire("exiled", {"seat": 1, "type": "storm", "why": ""}).facts == {"seat": 1}


def test_a_kind_of_a_newer_version_keeps_its_name_and_facts():
    event = from_wire("flooded", {"place": "school"})
    assert isinstance(event, UnknownEvent)
    assert (event.kind, event.facts) == ("flooded", {"place": "school"})
    assert event.seen_by(0) == event


def test_nobody_can_be_told_a_secret_by_the_facts_of_another_version():
    event = from_wire("kept", {"seat": 1, "place": "school", "private": {"0": {"card": "saw@school"}}, "reveal": True})
    assert event == Kept(seat=1, place="school")


def test_facts_that_are_missing_are_named():
    with pytest.raises(msgspec.ValidationError, match="place"):
        from_wire("kept", {"seat": 1})
