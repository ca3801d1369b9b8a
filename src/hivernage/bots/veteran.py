"""A bot that thinks ahead: it tries its best ideas in worlds that may be the true one, and looks where they lead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import stdev
from typing import NamedTuple

from hivernage.bots import WAIT, Seat
from hivernage.bots.regular import RegularBot
from hivernage.bots.search.playing_on import Company, meaning
from hivernage.bots.search.position_value import allegiance, position_value
from hivernage.bots.survivor import SurvivorBot
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Decision, Question

BUDGET = 24  # tables played on for one answer, at most
IDEAS = 4  # answers that are tried
WINDOW = 18.0  # an idea that has so much less of a mark than the first isn't tried
AHEAD = 1  # rounds that are played on
BATCH = 3  # worlds in which all ideas are tried before the hopeless ones are dropped
TRUST = 3  # worlds that the difference of the marks counts for
LEAST = 1.0  # what a better idea must bring, and by so many standard errors more than chance may have made:
DOUBT = 0.5
WORTH_A_THOUGHT = frozenset(("action", "search", "crossroads", "option", "vote", "may", "may-pay", "pledge"))

Ideas = dict[Answer, float]
"""Answers to be tried, the first one first, and by how much each mark differs from that of the first."""


class Gain(NamedTuple):
    """How much better one answer did than another in the same worlds, and how far chance may have made that."""

    mean: float
    error: float


class Thinker(SurvivorBot):
    """Thinks twice before it answers. The budget is a number of tables, never a time: the same seed plays the same."""

    budget: int

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        """The first answer that comes to mind, unless another one leads to something better."""
        first = super().choose(seat, question, answers)
        if len(answers) == 1 or not _is_worth_a_thought(question, first):
            return first
        ideas = self._ideas(seat, question, answers, first)
        return self._best(seat, question, ideas) if len(ideas) > 1 else first

    def _ideas(self, seat: Seat, question: Question, answers: Sequence[Answer], first: Answer) -> Ideas:
        """The answers with the best marks, the first one first; the same with another die is no other idea."""
        marks = self._marks(self._look(seat), question, answers)
        top = marks[answers.index(first)]
        ideas = {meaning(first): (first, 0.0)}
        for mark, answer in sorted(zip(marks, answers, strict=True), key=lambda pair: -pair[0]):
            if mark > top - WINDOW and answer[0] != "exile":
                ideas.setdefault(meaning(answer), (answer, mark - top))
        return dict(list(ideas.values())[: max(1, min(IDEAS, self.budget // BATCH))])

    def _best(self, seat: Seat, question: Question, ideas: Ideas) -> Answer:
        """Try all ideas in the same worlds, a few at a time, and drop those that don't promise anything."""
        luck, left = self.random.getrandbits(48), self.budget
        first, *rivals = ideas
        found: dict[Answer, list[float]] = {idea: [] for idea in ideas}
        gains: dict[Answer, Gain] = {}
        while rivals and left >= BATCH * (1 + len(rivals)):
            left -= BATCH * (1 + len(rivals))
            for _ in range(BATCH):
                luck += 1
                for idea in (first, *rivals):
                    found[idea].append(self._try(seat, question, idea, luck))
            gains = {idea: _gain(found[first], found[idea], ideas[idea]) for idea in rivals}
            rivals = [idea for idea in rivals if gains[idea].mean + gains[idea].error > LEAST]
            rivals = sorted(rivals, key=lambda idea: -gains[idea].mean)[: max(1, len(rivals) // 2)]
        if not gains or not rivals:
            return first
        best = gains[rivals[0]]
        return rivals[0] if best.mean - DOUBT * best.error > LEAST else first

    def _try(self, seat: Seat, question: Question, answer: Answer, luck: int) -> float:
        """Give an answer in an imagined world, and see what becomes of it."""
        table = seat.imagine(Random(luck))
        schemes = allegiance(table, seat.number) < 1
        company = Company(self.library, len(table.state.players), seat.number, schemes)
        table.decide(Decision(question.id, seat.number, answer))
        company.play_on(table, luck, AHEAD)
        return position_value(table, seat.number)


class VeteranBot(RegularBot, Thinker):
    """A regular that thinks twice; what it says is about what it does in the end."""

    def __init__(self, seed: int | str, library: Library, budget: int = BUDGET) -> None:
        super().__init__(seed, library)
        self.budget = budget


def _is_worth_a_thought(question: Question, first: Answer) -> bool:
    """Exile is a matter of trust, and trust is nothing that imagined worlds could teach."""
    return question.kind in WORTH_A_THOUGHT and first != WAIT and "exile" not in (first[0], *question.args[:1])


def _gain(first: list[float], rival: list[float], lead: float) -> Gain:
    """What was seen, and what the marks said before: a bite is rare, and a few worlds may well show none."""
    gains = [there - here for here, there in zip(first, rival, strict=True)]
    n = len(gains)
    return Gain((sum(gains) + TRUST * lead) / (n + TRUST), stdev(gains) / n**0.5)
