"""Two seats act at the same time, and a clock may cut them short: what Warring Colonies will need of the table."""

from __future__ import annotations

from random import Random

import pytest
from hivernage.rules.flow import GAME, Flow, Lane, Step

from hivernage.model.ids import CLOCK
from hivernage.model.question import Decision, IllegalAnswer
from hivernage.model.state import State
from hivernage.rules.asking import Rule, ask
from hivernage.saves import load, save
from hivernage.table import NotAsked, StaleQuestion, Table, fingerprint
from tests.laws.games import new_table

TIME = ("time",)


def scramble(state: State, seat: int, other: int) -> Rule:
    """One seat's half of a timed step: it draws at its own pace, and now and then makes the other one discard."""
    place = state.places["school"]
    while place.deck:
        answer = yield from ask(state, seat, "scramble", (), (("draw",), ("stop",)))
        if answer == ("stop",):
            return
        state.players[seat].hand.append(place.deck.pop())
        state.tell("drew", seat=seat, deck="school")
        if state.roll() == 6:
            answer = yield from ask(state, other, "nudge", (), (("fine",), ("ouch",)))
            state.tokens += answer == ("ouch",)


def together(state: State) -> None:
    state.step = "over"
    state.ending = "scrambled"


SCRAMBLE: Flow = {
    **GAME,
    "scramble": Step(
        lambda state: [Lane(lambda s: scramble(s, 0, 1)), Lane(lambda s: scramble(s, 1, 0))],
        cut=lambda state: None,
        then=together,
    ),
}


@pytest.fixture
def table() -> Table:
    state = new_table(3, players=3).state.copy()
    state.step = "scramble"
    state.timer = state.reserve()
    return Table(state, SCRAMBLE)


def draw(table: Table, seat: int) -> None:
    question = next(q for q in table.questions if seat in q.seats)
    table.decide(Decision(question.id, seat, table.legal(question, seat)[0]))


def test_both_seats_are_asked_at_once_and_neither_waits_for_the_other(table: Table) -> None:
    table.state.forced = [1] * 4
    assert table.awaited == (0, 1)
    for _ in range(3):
        draw(table, 1)
    assert len(table.state.players[1].hand) == 5 + 3
    assert len(table.state.players[0].hand) == 5
    draw(table, 0)
    assert len(table.state.players[0].hand) == 6


def test_both_take_the_top_card_at_the_moment_they_draw(table: Table) -> None:
    table.state.forced = [1] * 2
    deck = table.state.places["school"].deck
    top, second = deck[-1], deck[-2]
    draw(table, 0)
    draw(table, 1)
    assert table.state.players[0].hand[-1] == top
    assert table.state.players[1].hand[-1] == second


def test_a_seat_that_is_done_leaves_the_other_alone_with_the_clock(table: Table) -> None:
    table.answer(0, "stop")
    assert table.awaited == (1,)
    draw(table, 1)
    table.decide(Decision(table.state.timer, CLOCK, TIME))
    assert table.over
    assert table.state.ending == "scrambled"


def test_the_clock_is_a_logged_decision_like_any_other(table: Table) -> None:
    rng = Random(4)
    for _ in range(12):
        draw(table, rng.choice(table.awaited))
    table.decide(Decision(table.state.timer, CLOCK, TIME))
    again = load(save(table), table.state.library, SCRAMBLE)
    assert fingerprint(again.state) == fingerprint(table.state)


def test_a_fork_in_the_middle_stands_where_its_original_stands(table: Table) -> None:
    rng = Random(7)
    for _ in range(15):
        draw(table, rng.choice(table.awaited))
        twin = table.fork()
        assert fingerprint(twin.state) == fingerprint(table.state)
        assert twin.questions == table.questions
        draw(twin, rng.choice(twin.awaited))
    assert len(table.done) == 15


def test_the_clock_says_nothing_else_and_only_where_it_runs(table: Table) -> None:
    with pytest.raises(IllegalAnswer, match="can only say 'time'"):
        table.decide(Decision(table.state.timer, CLOCK, ("stop",)))
    with pytest.raises(NotAsked, match="no clock is running"):
        new_table(1).decide(Decision(0, CLOCK, TIME))


def test_after_the_time_nothing_can_be_decided(table: Table) -> None:
    question = table.questions[0]
    table.decide(Decision(table.state.timer, CLOCK, TIME))
    with pytest.raises(StaleQuestion):
        table.decide(Decision(question.id, 0, ("draw",)))
