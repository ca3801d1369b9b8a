"""Playing an imagined table on, fast, to see where an answer leads."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hivernage.bots import Seat, seats_at
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


class Sketch(SurvivorBot):
    """Somebody drawn with a few strokes: plays for the colony, suspects nobody and says nothing."""

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        return super().choose(seat, question, likely(answers) if question.kind == "action" else answers)


class Schemer(RegularBot):
    """A betrayer or an exiled player, drawn like that."""

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        return SurvivorBot.choose(self, seat, question, likely(answers) if question.kind == "action" else answers)


class Company:
    """Sketches on all seats of an imagined table; only the seat that thinks may be a schemer."""

    def __init__(self, library: Library, players: int, seat: int, schemes: bool) -> None:
        self.bots: list[SurvivorBot] = [Sketch(number, library) for number in range(players)]
        if schemes:
            self.bots[seat] = Schemer(seat, library)

    def play_on(self, table: Table, luck: int, rounds: int) -> None:
        """Play until so many rounds have ended, or the game has; the same luck decides alike."""
        for bot in self.bots:
            bot.random = Random(luck)
        last = table.state.round + rounds
        seats = seats_at(table)
        while not table.over and table.state.round < last:
            question = next(q for q in table.questions if q.wait != "never")
            number = question.seats[0]
            answer = self.bots[number].choose(seats[number], question, table.legal(question, number))
            table.decide(Decision(question.id, number, answer))
