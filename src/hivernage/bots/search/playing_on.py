"""Playing an imagined table on, fast, to see where an answer leads."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hivernage.bots import Seat, seats_at
from hivernage.bots.judges.position import Position
from hivernage.bots.regular import RegularBot
from hivernage.bots.survivor import SurvivorBot
from hivernage.cards.library import Library
from hivernage.model.ids import DIE
from hivernage.model.question import Answer, Decision, Question
from hivernage.rules.fight import NAMELESS
from hivernage.table import Table

UNLIKELY: Final = frozenset(("exile", "attract", "hand-off", "food", "add-equipped"))


def meaning(answer: Answer) -> Answer:
    """An answer without its die."""
    return tuple(word for word in answer if word not in DIE)


def likely(answers: Sequence[Answer]) -> list[Answer]:
    """Actions that somebody may well choose, each with its smallest die: to look at all of them takes time."""
    found: dict[Answer, Answer] = {}
    for answer in answers:
        if answer[0] in UNLIKELY or (answer[0] == "attack" and answer[2] not in NAMELESS):
            continue
        known = found.setdefault(meaning(answer), answer)
        if answer < known:  # die=1 comes before die=6
            found[meaning(answer)] = answer
    return list(found.values())


class Sketch:
    """Somebody drawn with a few strokes: weighs likely actions only, suspects nobody and says nothing."""

    def __init__(self, bot: SurvivorBot | RegularBot) -> None:
        self.bot = bot

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        few = likely(answers) if question.kind == "action" else answers
        position = Position(seat, question, few, self.bot.library, self.bot.weights)
        return self.bot.pick(position, self.bot.judge(position))


class Company:
    """Sketches on all seats of an imagined table; only the seat that thinks may be a betrayer or exiled."""

    def __init__(self, library: Library, players: int, seat: int, schemes: bool) -> None:
        self.sketches = [Sketch(SurvivorBot(number, library)) for number in range(players)]
        if schemes:
            self.sketches[seat] = Sketch(RegularBot(seat, library))

    def play_on(self, table: Table, luck: int, rounds: int) -> None:
        """Play until so many rounds have ended, or the game has; the same luck decides alike."""
        for sketch in self.sketches:
            sketch.bot.picker.random = Random(luck)
        last = table.state.round + rounds
        seats = seats_at(table)
        while not table.over and table.state.round < last:
            question = next(q for q in table.questions if q.wait != "never")
            number = question.seats[0]
            answer = self.sketches[number].choose(seats[number], question, table.legal(question, number))
            table.decide(Decision(question.id, number, answer))
