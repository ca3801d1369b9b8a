"""Players made of code: what a bot is told, and how it is asked.

A bot knows what its seat may know and nothing else: what it sees, what it saw happen, and what was said at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from hivernage.fold import Fold
from hivernage.knowledge import Knowledge
from hivernage.model.events import Event
from hivernage.model.question import Answer, Question
from hivernage.model.talk import Remark, Talk
from hivernage.redeal import redeal
from hivernage.table import Table
from hivernage.views import View, view

WAIT: Final[Answer] = ("wait",)
"""Offered along with the answers to a question that nobody waits for: say nothing, for now."""


class Seat(Protocol):
    """The eyes, ears and mouth of a bot."""

    number: int

    def view(self) -> View:
        """The table as the seat sees it now. A bot that doesn't look doesn't pay for it."""
        ...

    def story(self) -> Sequence[Event]:
        """All that happened so far, as the seat saw it. Where something is taken back, the end of it changes."""
        ...

    def talk(self) -> Sequence[Remark]:
        """All that was said so far that this seat may hear, by itself too."""
        ...

    def say(self, talk: Talk) -> None:
        """Say something to all, or in a war to one's own colony.

        What is said along with a secret answer is heard when all answers are in.
        """
        ...

    def imagine(self, rng: Random) -> Table:
        """A table that may be the true one, for all that the seat knows. Only where bot and game share a computer."""
        ...


class Bot(Protocol):
    """Somebody who answers questions."""

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        """Pick one of the answers."""
        ...


class _Story(Fold):
    """All that happened, as a seat saw it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.begin()

    def begin(self) -> None:
        super().begin()
        self.events: list[Event] = []

    def take(self, event: Event) -> None:
        self.events.append(event.seen_by(self.seat))


class TableSeat:
    """A seat at a table in this process. `said` is what was said at the table; all its seats share the list."""

    def __init__(self, table: Table, number: int, said: list[Remark]) -> None:
        self.table = table
        self.number = number
        self.held: list[Talk] = []
        """What was said along with a secret answer: it would tell the others what that is."""
        self._said = said
        self._seen = _Story(number)
        self._mind: Knowledge | None = None

    def view(self) -> View:
        return view(self.table, self.number)

    def story(self) -> Sequence[Event]:
        self._seen.read(self.table.history)
        return self._seen.events

    def talk(self) -> Sequence[Remark]:
        self.speak_up()
        return [remark for remark in self._said if self._hears(remark)] if self._is_war else self._said

    @property
    def _is_war(self) -> bool:
        return len(self.table.state.colonies) > 1

    def _hears(self, remark: Remark) -> bool:
        """What is said to a colony is for nobody else."""
        players = self.table.state.players
        return not remark.team or players[remark.seat].colony == players[self.number].colony

    def say(self, talk: Talk) -> None:
        self.held.append(talk)
        self.speak_up()

    def speak_up(self) -> None:
        """Say what was held back, unless the answers that it is about are still secret."""
        if self.held and not self.table.is_secret(self.number):
            at, team = len(self.table.history), self._is_war
            self._said += [Remark(self.number, talk, at, team) for talk in self.held]
            self.held.clear()

    def imagine(self, rng: Random) -> Table:
        if self._mind is None:
            self._mind = Knowledge(self.number, len(self.table.state.players))
        return redeal(self.table, self.number, rng, self._mind)


def seats_at(table: Table) -> list[TableSeat]:
    """All seats of a table, at which everybody hears what is said."""
    said: list[Remark] = []
    return [TableSeat(table, number, said) for number in range(len(table.state.players))]


def ask(bot: Bot, seat: TableSeat, question: Question) -> Answer:
    """Put one of the table's open questions to the bot on a seat, which first says what it has held back."""
    seat.speak_up()
    answers = seat.table.legal(question, seat.number)
    if question.wait == "never":
        return bot.choose(seat, question, [*answers, WAIT]) if answers else WAIT
    return bot.choose(seat, question, answers)
