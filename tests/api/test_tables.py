"""A table made in one line, what it says of itself, bots that play it out, and saves that find their cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from hivernage import (
    WAIT,
    Answer,
    BadOptions,
    Decision,
    IllegalAnswer,
    Options,
    OtherCards,
    PackError,
    Question,
    Seat,
    Table,
    UnknownBot,
    load,
    load_packs,
    play_out,
    save,
)
from hivernage.bots import seats_at
from hivernage.model.chance import key_from_seed
from hivernage.table import fingerprint
from tests.manual import write_pack


def played(decisions: int, seed: int = 1) -> Table:
    """A game that chance has begun to play."""
    table, chance = Table.new(players=3, seed=seed), Random(seed)
    while len(table.done) < decisions and not table.over:
        question = next(question for question in table.questions if question.wait != "never")
        seat = question.seats[0]
        table.decide(Decision(question.id, seat, chance.choice(table.legal(question, seat))))
    return table


# Made in one line


def test_four_play_if_nothing_is_said() -> None:
    assert len(Table.new().state.players) == 4


def test_the_seed_decides_all_chance() -> None:
    assert fingerprint(Table.new(seed=3).state) == fingerprint(Table.new(seed=3).state)
    assert fingerprint(Table.new(seed=3).state) != fingerprint(Table.new(seed=4).state)
    assert Table.new(seed=3).state.key == key_from_seed(3)
    assert Table.new(Options(players=4), key=bytes(32)).state.key == bytes(32)


def test_without_a_seed_no_two_games_are_alike() -> None:
    assert Table.new().state.key != Table.new().state.key


def test_cards_are_read_once_unless_they_are_given() -> None:
    assert Table.new().state.library is Table.new(players=2).state.library
    own = load_packs("base")
    assert Table.new(Options(players=3), own).state.library is own


def test_what_contradicts_itself_is_refused() -> None:
    with pytest.raises(TypeError, match="either options or players"):
        Table.new(Options(players=3), players=4)
    with pytest.raises(TypeError, match="either a key or a seed"):
        Table.new(key=bytes(32), seed=1)
    with pytest.raises(BadOptions, match="2 to 5 players"):
        Table.new(players=7)
    with pytest.raises(PackError, match="nowhere"):
        Table.new(Options(players=3, packs=("base", "nowhere")))


# What it says of itself


def test_it_tells_the_round_the_turn_the_morale_and_who_is_asked() -> None:
    table = played(3)
    seat = table.state.turns[0].seat + 1
    assert repr(table) == f"<Table round 1, p{seat}'s turn, morale 6, waiting for p{seat}: action>"


def test_it_tells_who_is_asked_besides() -> None:
    table = Table.new(players=3, seed=1)
    assert repr(table) == "<Table setting up, waiting for p1, p2 and p3: group>"
    table.answer(1, table.legal(table.questions[0], 1)[0])
    assert repr(table) == "<Table setting up, waiting for p1 and p3: group>"
    assert repr(table.questions[0]) == "<Question 1 to p1 and p3: group>"


def test_it_tells_of_the_colony_phase() -> None:
    seen = list[str]()
    for seed in range(20):
        table = Table.new(players=3, seed=seed)
        play_out(table, "random", lambda table, _question, _decision: seen.append(repr(table)))
    night = [line for line in seen if "colony phase" in line]
    assert night
    assert all(line.startswith("<Table round ") and "turn" not in line for line in night)


def test_it_tells_how_the_game_ended() -> None:
    table = played(10_000)
    state = table.state
    assert repr(table) == f"<Table over in round {state.round}: {state.ending}, nobody won>"
    state.winners = [0, 2]
    assert repr(table).endswith("p1 and p3 won>")


def test_an_imagined_table_says_so() -> None:
    assert repr(seats_at(played(10))[0].imagine(Random(1))).startswith("<imagined Table round 1")


def test_events_tell_their_facts_and_nothing_that_is_not_set() -> None:
    dealt = Table.new(players=3, seed=1).history[0]
    assert repr(dealt.seen_by(1)) == "Dealt(seat=0)"
    assert "'hand': [" in repr(dealt)
    assert repr(dealt.seen_by(0)).startswith("Dealt(seat=0, hand=[")


def test_a_library_names_its_packs() -> None:
    assert re.fullmatch(r"<Library of base: \d{3} different cards>", repr(load_packs("base")))


# Played out


class Quiet:
    """Says nothing, whatever is asked."""

    def choose(self, _seat: Seat, _question: Question, _answers: Sequence[Answer]) -> Answer:
        return WAIT


class Last:
    """Takes the last answer, and remembers it."""

    def __init__(self) -> None:
        self.said: list[Answer] = []

    def choose(self, _seat: Seat, _question: Question, answers: Sequence[Answer]) -> Answer:
        self.said.append(answers[-1])
        return answers[-1]


def test_bots_are_named_or_given() -> None:
    table, last = Table.new(players=3, seed=1), Last()
    end = play_out(table, ["random", last, "newcomer"])
    assert table.over
    assert end.ending == table.state.ending
    assert end.key, "all is shown at the end"
    own = [decision.answer for decision in table.done if decision.seat == 1]
    assert own == [answer for answer in last.said if answer != WAIT] != []


def test_the_same_seed_is_the_same_game() -> None:
    ends = []
    for seed in (1, 1, 2):
        table = Table.new(players=3, seed=5)
        play_out(table, "random", seed=seed)
        ends.append(table.done)
    assert ends[0] == ends[1] != ends[2]


def test_a_game_begun_by_hand_is_played_on() -> None:
    table = played(25)
    begun = table.done[:]
    play_out(table, "random")
    assert table.done[:25] == begun


def test_who_cannot_play_is_refused() -> None:
    table = Table.new(players=3, seed=1)
    with pytest.raises(ValueError, match="3 seats need 3 bots, not 2"):
        play_out(table, ["random", "random"])
    with pytest.raises(UnknownBot, match="did you mean regular"):
        play_out(table, "reguler")
    with pytest.raises(IllegalAnswer):
        play_out(table, [Quiet(), Quiet(), Quiet()])


# Saves


def test_a_save_finds_the_cards_of_the_box() -> None:
    table = played(30)
    again = load(save(table))
    assert fingerprint(again.state) == fingerprint(table.state)
    assert again.done == table.done


def test_a_save_with_other_cards_says_which(tmp_path: Path) -> None:
    library = load_packs("base", write_pack(tmp_path / "my-winter"))
    data = save(Table.new(Options(players=3), library, seed=1))
    with pytest.raises(OtherCards, match="the pack my-winter: give them as a library"):
        load(data)
    assert repr(load(data, library)) == "<Table setting up, waiting for p1, p2 and p3: group>"
