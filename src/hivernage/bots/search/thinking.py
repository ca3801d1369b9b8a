"""Thinking ahead: a bot's best ideas are tried in worlds that may be the true one, to see where they lead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import stdev
from typing import NamedTuple, Protocol

from hivernage.bots import WAIT, Seat
from hivernage.bots.judges.picking import Picker
from hivernage.bots.judges.position import Marks, Position
from hivernage.bots.search.playing_on import Company, meaning
from hivernage.bots.search.position_value import allegiance, position_value
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Decision, Question

IDEAS = 4  # answers that are tried
WINDOW = 18.0  # marks: an idea that has so many fewer than the first isn't tried
AHEAD = 1  # rounds that are played on
BATCH = 3  # worlds in which all ideas are tried before the hopeless ones are dropped
TRUST_IN_MARKS = 3  # worlds that the difference of the marks counts for
LEAST_GAIN = 1.0  # marks that a better idea must bring,
LEAST_ERRORS = 0.5  # and by so many standard errors more than chance may have made
WORTH_A_THOUGHT = frozenset(("action", "search", "crossroads", "option", "vote", "may", "may-pay", "pledge"))

Ideas = dict[Answer, float]
"""Answers to be tried, the first one first, and by how much each mark differs from that of the first."""


class Gain(NamedTuple):
    """How much better one answer did than another in the same worlds, and how far chance may have made that."""

    mean: float
    error: float


class StepByStep(Protocol):
    """A bot that reads, judges, picks and speaks in steps, so that somebody may think in between."""

    library: Library
    picker: Picker

    def read(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Position: ...

    def judge(self, position: Position) -> Marks: ...

    def pick(self, position: Position, marks: Marks) -> Answer: ...

    def speak(self, position: Position, answer: Answer) -> None: ...


class ThinkingBot:
    """Another bot, thinking twice before it answers; what it says is about what it does in the end.

    The budget is a number of tables, never a time: the same seed plays the same.
    """

    def __init__(self, bot: StepByStep, budget: int) -> None:
        self.bot = bot
        self.budget = budget

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        """The first answer that comes to mind, unless another one leads to something better."""
        position = self.bot.read(seat, question, answers)
        marks = self.bot.judge(position)
        first = self.bot.pick(position, marks)
        answer = self.second_thought(position, marks, first)
        self.bot.speak(position, answer)
        return answer

    def second_thought(self, position: Position, marks: Marks, first: Answer) -> Answer:
        """The best of the ideas, where there is more than the first one."""
        if not marks or not _is_worth_a_thought(position.question, first):
            return first
        ideas = self._ideas(position, marks, first)
        return self._best(position, ideas) if len(ideas) > 1 else first

    def _ideas(self, position: Position, marks: Marks, first: Answer) -> Ideas:
        """The answers with the best marks, the first one first; the same with another die is no other idea."""
        top = marks[position.answers.index(first)]
        ideas = {meaning(first): (first, 0.0)}
        for mark, answer in sorted(zip(marks, position.answers, strict=True), key=lambda pair: -pair[0]):
            if mark > top - WINDOW and answer[0] != "exile":
                ideas.setdefault(meaning(answer), (answer, mark - top))
        return dict(list(ideas.values())[: max(1, min(IDEAS, self.budget // BATCH))])

    def _best(self, position: Position, ideas: Ideas) -> Answer:
        """Try all ideas in the same worlds, a few at a time, and drop those that don't promise anything."""
        luck, left = self.bot.picker.random.getrandbits(48), self.budget
        first, *rivals = ideas
        found: dict[Answer, list[float]] = {idea: [] for idea in ideas}
        gains: dict[Answer, Gain] = {}
        while rivals and left >= BATCH * (1 + len(rivals)):
            left -= BATCH * (1 + len(rivals))
            for _ in range(BATCH):
                luck += 1
                for idea in (first, *rivals):
                    found[idea].append(self._try(position, idea, luck))
            gains = {idea: _gain(found[first], found[idea], ideas[idea]) for idea in rivals}
            rivals = [idea for idea in rivals if gains[idea].mean + gains[idea].error > LEAST_GAIN]
            rivals = sorted(rivals, key=lambda idea: -gains[idea].mean)[: max(1, len(rivals) // 2)]
        if not gains or not rivals:
            return first
        best = gains[rivals[0]]
        return rivals[0] if best.mean - LEAST_ERRORS * best.error > LEAST_GAIN else first

    def _try(self, position: Position, answer: Answer, luck: int) -> float:
        """Give an answer in an imagined world, and see what becomes of it."""
        seat = position.seat
        table = seat.imagine(Random(luck))
        schemes = allegiance(table, seat.number) < 1
        company = Company(self.bot.library, len(table.state.players), seat.number, schemes)
        table.decide(Decision(position.question.id, seat.number, answer))
        company.play_on(table, luck, AHEAD)
        return position_value(table, seat.number)


def _is_worth_a_thought(question: Question, first: Answer) -> bool:
    """Exile is a matter of trust, and trust is nothing that imagined worlds could teach."""
    return question.kind in WORTH_A_THOUGHT and first != WAIT and "exile" not in (first[0], *question.args[:1])


def _gain(first: list[float], rival: list[float], lead: float) -> Gain:
    """What was seen, and what the marks said before: a bite is rare, and a few worlds may well show none."""
    gains = [there - here for here, there in zip(first, rival, strict=True)]
    n = len(gains)
    return Gain((sum(gains) + TRUST_IN_MARKS * lead) / (n + TRUST_IN_MARKS), stdev(gains) / n**0.5)
