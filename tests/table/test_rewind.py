"""The table agrees to go back further than undo allows: decisions are taken back, chance is not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hivernage.knowledge import Knowledge
from hivernage.model.question import Decision, Question
from hivernage.model.state import State
from hivernage.redeal import redeal
from hivernage.saves import load, save
from hivernage.table import CannotUndo, Redealt, Rewound, Table, fingerprint
from hivernage.views import view
from tests.laws import laws
from tests.laws.games import finish, new_table, next_decisions
from tests.laws.players import wild


def play_until(table: Table, enough: Callable[[Table], bool], rng: Random) -> None:
    while not enough(table):
        for decision in next_decisions(table, rng):
            table.decide(decision)


def decided(n: int) -> Callable[[Table], bool]:
    return lambda table: len(table.done) >= n


def without_what_is_used_up(state: State) -> str:
    copy = state.copy()
    copy.rolls = copy.asked = 0
    return fingerprint(copy)


@pytest.mark.parametrize("to", [0, 1, 7, 30, 59])
def test_the_game_stands_as_it_stood_but_chance_is_not_taken_back(to: int) -> None:
    table = new_table(31)
    play_until(table, decided(to), Random(31))
    to = len(table.done)
    stood, asked, told = without_what_is_used_up(table.state), table.questions, table.history[:]
    play_until(table, decided(80), Random(32))
    rolls, log = table.state.rolls, table.log[:]
    table.rewind(to)
    assert without_what_is_used_up(table.state) == stood
    assert (table.questions, table.history, len(table.done)) == (asked, told, to)
    assert table.state.rolls == rolls
    assert table.log == [*log, Rewound(to)]


def test_what_is_rolled_again_comes_out_differently() -> None:
    table = new_table(33)
    play_until(table, lambda t: t.state.round == 2, Random(33))
    outcomes = {dice(table)}
    for _ in range(3):
        table.rewind(len(table.done) - 10)
        play_until(table, lambda t: t.state.round == 2, Random(33))
        outcomes.add(dice(table))
    assert len(outcomes) == 4


def dice(table: Table) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(player.dice) for player in table.state.players)


def test_a_question_asked_after_the_way_back_has_a_number_of_its_own() -> None:
    table = new_table(34)
    play_until(table, decided(30), Random(34))
    old = {decision.question for decision in table.done}
    table.rewind(10)
    (reopened,) = [q.id for q in table.questions if q.wait != "never"]
    play_until(table, decided(30), Random(35))
    again = {decision.question for decision in table.done[10:]}
    assert again & old == {reopened}


def test_undo_never_goes_behind_a_rewind() -> None:
    table = new_table(11)
    rng = Random(11)
    while True:
        play_until(table, decided(len(table.done) + 1), rng)
        question, adds = next_addition(table)
        if adds:
            break
    seat = question.seats[0]
    table.decide(Decision(question.id, seat, adds[0]))
    stands = len(table.done)
    table.fork().undo(seat)  # without a rewind it may be taken back
    play_until(table, decided(stands + 5), rng)
    table.rewind(stands)
    with pytest.raises(CannotUndo, match="went back to here"):
        table.undo(seat)
    with pytest.raises(CannotUndo, match="went back to here"):
        load(save(table), table.state.library).undo(seat)


def next_addition(table: Table) -> tuple[Question, list[tuple[str, ...]]]:
    question = table.questions[0]
    adds = [answer for answer in table.legal(question, question.seats[0]) if answer[0] == "add"]
    return question, adds if question.kind == "action" else []


def test_undo_goes_back_to_a_rewind() -> None:
    table = new_table(11)
    rng = Random(11)
    while not next_addition(table)[1]:
        play_until(table, decided(len(table.done) + 1), rng)
    stands = len(table.done)
    play_until(table, decided(stands + 9), rng)
    table.rewind(stands)
    before = fingerprint(table.state)
    question, adds = next_addition(table)
    table.decide(Decision(question.id, question.seats[0], adds[0]))
    table.undo(question.seats[0])
    assert fingerprint(table.state) == before
    laws.check_save(table)


def test_a_table_goes_back_behind_an_earlier_way_back() -> None:
    table = new_table(36)
    rng = Random(36)
    play_until(table, decided(60), rng)
    table.rewind(40)
    play_until(table, decided(70), rng)
    table.rewind(20)
    assert list(table.rewinds) == [20]
    play_until(table, decided(50), rng)
    table.rewind(20)
    laws.check_save(table)
    laws.check_fork(table, rng)


@pytest.mark.parametrize("to", [-1, 25, 26])
def test_only_decisions_that_stand_can_be_taken_back(to: int) -> None:
    table = new_table(37)
    play_until(table, decided(25), Random(37))
    before, log = fingerprint(table.state), table.log[:]
    with pytest.raises(CannotUndo, match=r"25 decisions stand: the table can go back to 0\.\.24"):
        table.rewind(to)
    assert (fingerprint(table.state), table.log) == (before, log)


def test_a_game_that_is_over_stays_over() -> None:
    table = new_table(38)
    finish(table, Random(38))
    with pytest.raises(CannotUndo, match="game is over"):
        table.rewind(3)


def test_an_imagined_table_cannot_go_back() -> None:
    table = new_table(39)
    play_until(table, decided(40), Random(39))
    table.rewind(30)
    world = redeal(table, 1, Random(1))
    assert not world.rewinds, "an imagined table carries nothing true"
    with pytest.raises(Redealt):
        world.rewind(0)
    play_until(world, lambda t: not t.redealt or t.over, Random(2))
    laws.check_fork(world, Random(3))
    laws.check_save(world)


def test_a_turn_that_was_gone_back_to_is_no_checkpoint() -> None:
    """`turn_base` alone doesn't know that chance has moved on since."""
    table = new_table(40)
    rng = Random(40)
    play_until(table, lambda t: t.turn_began and t.state.turn == 3, rng)
    began = len(table.done)
    play_until(table, decided(began + 12), rng)
    table.rewind(began)
    assert table.turn_base_at == began
    assert not table.turn_began
    assert fingerprint(Table(table.turn_base).state) != fingerprint(table.state)


def test_a_seat_knows_what_the_decisions_left_have_shown() -> None:
    table = new_table(41)
    rng = Random(41)
    play_until(table, decided(30), rng)
    minds = [Knowledge(seat, 4).follow(table) for seat in range(4)]
    remembered = [(mind.hands, mind.objectives, mind.gone) for mind in minds]
    play_until(table, decided(70), rng)
    for mind in minds:
        mind.follow(table)
    table.rewind(30)
    for mind, known in zip(minds, remembered, strict=True):
        mind.follow(table)
        assert (mind.hands, mind.objectives, mind.gone) == known


@pytest.mark.parametrize("seed", [0, 5, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in (1, 2, 3, 4))])
def test_games_with_many_ways_back_obey_the_laws(seed: int) -> None:
    """Random games that go back now and then: fork, save, undo, story and imagined worlds hold all along."""
    rng = Random(seed)
    table = new_table(seed, 2 + seed % 4, elimination=seed % 3 == 0)
    ways_back = 0
    while True:
        for decision in next_decisions(table, rng, wild):
            table.decide(decision)
        if table.over:
            break
        if rng.random() < 0.2:
            if ways_back < 10:
                table.rewind(rng.randrange(max(0, len(table.done) - 40), len(table.done)))
                ways_back += 1
            check_all(table, rng)
    assert ways_back > 2
    laws.check_save(table)


def check_all(table: Table, rng: Random) -> None:
    laws.check_fork(table, rng)
    laws.check_save(table)
    laws.check_undo(table, rng)
    *_, (again, _) = table.played_again()
    assert laws.position(again) == laws.position(table)
    assert again.history == table.history
    assert again.silences() == table.silences()
    seat = rng.randrange(len(table.state.players))
    assert view(redeal(table, seat, rng), seat) == view(table, seat)


def test_what_was_learnt_since_a_decision_is_what_undo_would_stop_at() -> None:
    """Undo, decision by decision, is the measure: where one of them can't be undone, something was told since."""
    table, rng = new_table(41), Random(41)
    told = {"nothing": 0, "cards or dice": 0, "silence": 0}
    while len(table.done) < 150 and not table.over:
        for decision in next_decisions(table, rng):
            table.decide(decision)
        for back in (1, 2):
            twin, why = table.fork(), "nothing"
            for _ in range(min(back, len(table.done))):
                try:
                    twin.undo(twin.done[-1].seat)
                except CannotUndo as refusal:
                    why = "silence" if "silence" in str(refusal) else "cards or dice"
                    break
            told[why] += 1
            assert table.has_told(max(0, len(table.done) - back)) == (why != "nothing")
    assert min(told.values()) > 0, told
