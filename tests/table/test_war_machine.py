"""Pairs of turns as a state machine: seats act and report, time runs out, tables fork, decisions are undone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hivernage.model.ids import CLOCK
from hivernage.model.question import Decision, Question
from hivernage.table import CannotUndo, Table
from tests.how_many import how_many
from tests.laws import laws
from tests.laws.pairs import time_is_up
from tests.laws.wars import at_war
from tests.rule import rule as numbered

PICKS = st.integers(min_value=0, max_value=10_000)


class War(RuleBasedStateMachine):
    """One table, and what must always hold of it."""

    table: Table

    @initialize(seed=st.integers(0, 30), players=st.sampled_from((4, 6)), rushed=st.booleans())
    def begin(self, seed: int, players: int, rushed: bool) -> None:
        self.table = at_war(seed, players, rushed)
        self.cut: Counter[int] = Counter()  # by timer: how often it has cut a step short

    def _open(self, waited_for: bool) -> list[tuple[Question, int]]:
        asked = [(q, seat) for q in self.table.questions for seat in q.seats if self.table.legal(q, seat)]
        return [(q, seat) for q, seat in asked if (q.wait != "never") == waited_for]

    def _answer(self, question: Question, seat: int, pick: int) -> None:
        answers = self.table.legal(question, seat)
        if pick % 7 and len(answers) > 1:
            answers = [answer for answer in answers if answer[0] not in ("end", "pass")] or answers
        self.table.decide(Decision(question.id, seat, answers[pick % len(answers)]))

    @precondition(lambda self: not self.table.over)
    @rule(who=PICKS, pick=PICKS)
    def act(self, who: int, pick: int) -> None:
        """Any seat that the game waits for."""
        asked = self._open(waited_for=True)
        self._answer(*asked[who % len(asked)], pick)

    @precondition(lambda self: not self.table.over and self._open(waited_for=False))
    @rule(who=PICKS, pick=PICKS)
    def speak_up(self, who: int, pick: int) -> None:
        """A report of a guard, or a request while the other is to move."""
        asked = self._open(waited_for=False)
        self._answer(*asked[who % len(asked)], pick)

    @precondition(lambda self: self.table.state.timer)
    @rule(patience=st.integers(0, 9))
    def time(self, patience: int) -> None:
        if patience == 0:
            self.cut[self.table.state.timer] += 1
            self.table.decide(time_is_up(self.table))

    @rule()
    def fork(self) -> None:
        """Whoever goes on with a fork stands where the original stood."""
        twin = self.table.fork()
        assert laws.position(twin) == laws.position(self.table)
        self.table = twin

    @precondition(lambda self: self.table.done and self.table.done[-1].seat != CLOCK)
    @rule()
    def undo(self) -> None:
        last, before = self.table.done[-1], len(self.table.done)
        try:
            self.table.undo(last.seat)
        except CannotUndo:
            return
        assert len(self.table.done) == before - 1
        question = next(q for q in self.table.questions if q.id == last.question)
        assert last.answer in self.table.legal(question, last.seat)

    @invariant()
    def every_card_is_somewhere(self) -> None:
        laws.check_census(self.table)

    @invariant()
    def the_clock_is_heard_once(self) -> None:
        told = Counter(d.question for d in self.table.log if isinstance(d, Decision) and d.seat == CLOCK)
        assert told == self.cut
        assert not told or max(told.values()) == 1
        assert self.table.state.timer not in told

    @invariant()
    def nobodys_question_is_lost(self) -> None:
        """Whoever isn't done is asked something, or waits for what their own action asks of somebody."""
        table = self.table
        if table.over or table.state.step != "actions":
            return
        asking = {task.lane.turn for task in table.tasks if task.question and task.question.wait != "never"}
        assert asking == {i for i, turn in enumerate(table.state.turns) if not turn.done}
        for turn in table.state.turns:
            if turn.ask:
                question = next(q for q in table.questions if q.id == turn.ask)
                assert question.seats == (turn.seat,)


@numbered("W4.5", "W4.10", "W24.4")
def test_pairs_whatever_happens_next(request: pytest.FixtureRequest) -> None:
    examples = how_many(request, quick=4, thorough=15, long=80)
    chosen: dict[str, Any] = {"stateful_step_count": 40, "max_examples": examples, "deadline": None}
    quiet = settings(derandomize=True, suppress_health_check=list(HealthCheck), **chosen)
    run_state_machine_as_test(War, settings=quiet)
