"""Veterans think in tables that may be the true one: within a budget, without a trace, and for their own good."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from hivernage.bots import Bot, Seat, TableSeat, ask, seats_at
from hivernage.bots.judges.position import Marks, Position
from hivernage.bots.playing_out import play_out
from hivernage.bots.regular import RegularBot
from hivernage.bots.search.position_value import allegiance, position_value
from hivernage.bots.search.thinking import ThinkingBot
from hivernage.bots.survivor import SurvivorBot
from hivernage.bots.veteran import VeteranBot
from hivernage.cards.library import Library
from hivernage.cards.load import read_once
from hivernage.lab.simulate import bots_for, new_table
from hivernage.model.options import Options
from hivernage.model.question import Answer, Decision, Question
from hivernage.model.talk import Promises
from hivernage.table import Table, fingerprint


@cache
def library() -> Library:
    return read_once("base")


class Enough(Exception):
    """The game has got where the test wants it."""


@cache
def turns() -> tuple[Table, ...]:
    """Tables at which a turn of the second round has just begun."""
    found: dict[int, Table] = {}

    def listen(table: Table, question: Question, _decision: Decision) -> None:
        if table.state.round == 2 and question.kind == "action":
            found.setdefault(table.state.turn, table.fork())
        if table.state.round > 2:
            raise Enough

    table = new_table(Options(players=4), library(), 6, 1)
    with pytest.raises(Enough):
        play_out(table, bots_for("survivor", table, 6, 1), listen)
    return tuple(found.values())


def asked(table: Table) -> tuple[TableSeat, Question]:
    """The seat whose turn it is, and what it is asked."""
    question = next(question for question in table.questions if question.kind == "action")
    return seats_at(table)[question.seats[0]], question


# Thinking


class ForRest:
    """Would rather end the turn than do anything."""

    def weigh(self, position: Position, marks: Marks) -> Marks:
        pairs = zip(position.answers, marks, strict=True)
        return [max(marks) + 1 if answer == ("end",) else mark for answer, mark in pairs]


def lazy() -> ThinkingBot:
    """Would do nothing, if it didn't think."""
    bot = SurvivorBot("lazy", library())
    bot.judges.append(ForRest())
    return ThinkingBot(bot, 48)


def test_whoever_thinks_finds_something_better_than_to_do_nothing():
    busy = 0
    for table in turns():
        seat, question = asked(table)
        busy += ask(lazy(), seat, question) != ("end",)
        if busy == 2:
            return  # to think takes seconds
    pytest.fail("they think, and do nothing")


class CountingSeat(TableSeat):
    """A seat that counts the worlds it was made to imagine."""

    imagined = 0

    def imagine(self, rng: Random) -> Table:
        self.imagined += 1
        return super().imagine(rng)


def test_a_budget_is_kept_and_thinking_leaves_no_trace():
    table = turns()[0]
    number, question = asked(table)[0].number, asked(table)[1]
    before = fingerprint(table.state), len(table.history), table.questions
    for budget in (6, 16):
        seat = CountingSeat(table, number, [])
        ask(VeteranBot("v", library(), budget), seat, question)
        assert 0 < seat.imagined <= budget
    assert (fingerprint(table.state), len(table.history), table.questions) == before


def test_the_same_luck_thinks_the_same():
    table = turns()[1]
    answers = {ask(VeteranBot("v", library(), 12), *asked(table)) for _ in range(2)}
    assert len(answers) == 1


def test_without_a_budget_a_veteran_is_a_regular():
    logs = []
    for make in (RegularBot, lambda seed, cards: VeteranBot(seed, cards, 0)):
        table = new_table(Options(players=3), library(), 6, 2)
        bots: list[Bot] = [make(f"6/2/{seat}", library()) for seat in range(3)]
        play_out(table, bots)
        logs.append(table.log)
    assert logs[0] == logs[1]


class Fickle(VeteranBot):
    """Drops its first idea whenever it has another one."""

    dropped = 0
    broken = 0

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        before = len(seat.talk())
        answer = super().choose(seat, question, answers)
        promised = any(remark.talk == Promises("crisis") for remark in seat.talk()[before:])
        self.broken += promised and answer[0] != "add"
        return answer

    def second_thought(self, position: Position, marks: Marks, first: Answer) -> Answer:
        other = next((answer for answer in position.answers if answer != first), first)
        dropped = bool(marks) and self.bot.picker.random.random() < 0.5
        self.dropped += dropped and first[0] == "add"
        return other if dropped else first


def test_what_a_veteran_promises_is_what_it_does_in_the_end():
    bots = [Fickle(f"{seat}", library()) for seat in range(4)]
    for number in range(6):
        play_out(new_table(Options(players=4), library(), 3, number), [*bots])
    assert sum(bot.dropped for bot in bots) > 0
    assert sum(bot.broken for bot in bots) == 0


# What a position is worth


def with_objective(objective: str) -> Table:
    table = turns()[0].fork()
    table.state.players[0].objective = objective
    return table


@pytest.mark.parametrize(("objective", "side"), [("historian@secret", 1), ("gluttony@betrayal", -1)])
def test_the_loyal_hope_for_what_betrayers_fear(objective: str, side: int):
    table = with_objective(objective)
    assert allegiance(table, 0) == side
    hopes = []
    for morale in (2, 5):
        table.state.colonies[0].morale = morale
        hopes.append(position_value(table, 0))
    assert (hopes[0] < hopes[1]) == (side == 1)


@pytest.mark.parametrize(("objective", "wanted"), [("historian@secret", "book"), ("hunger@secret", "food")])
def test_everybody_likes_the_cards_that_the_own_objective_asks_for(objective: str, wanted: str):
    table = with_objective(objective)
    hopes = {}
    for symbol in ("book", "food"):
        cards = [key for key, item in library().items.items() if item.symbol == symbol]
        table.state.players[0].hand = cards[:3]
        hopes[symbol] = position_value(table, 0)
    assert max(hopes, key=lambda symbol: hopes[symbol]) == wanted


def test_to_win_is_better_than_anything_and_to_lose_is_worse():
    table = new_table(Options(players=3), library(), 6, 2)
    play_out(table, bots_for("survivor", table, 6, 2))
    assert table.over
    table.state.winners = [0]
    assert position_value(table, 0) > position_value(turns()[0], 0) > position_value(table, 1)
