"""A seat at a table of another computer: any bot plays there with what docs/protocol.md sends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from hivernage.bots import WAIT, Bot
from hivernage.model.events import Event, Rewound, Undone, from_wire
from hivernage.model.question import Answer, Question
from hivernage.model.talk import Remark, Talk
from hivernage.table import Table
from hivernage.views import QuestionView, View
from hivernage.wire.messages import Said, Update
from hivernage.wire.whole_games import OwnView


class RemoteError(Exception):
    """The table can't be joined or played at; says why."""


class RemoteSeat:
    """The eyes, ears and mouth of a bot that plays over the network."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seq = -1
        self.past = 0
        """How often something was taken back, of the game or of what was said."""
        self.wish: Talk | None = None
        """What the bot would like to say along with its answer."""
        self._view: View | None = None
        self._entries: list[int] = []  # those that stand
        self._events: dict[int, list[Event]] = {}
        self._story: list[Event] = []
        self._said: dict[int, Said] = {}
        self._remarks: list[Remark] = []

    # What a bot does

    def view(self) -> View:
        assert self._view is not None, "nothing has come from the server yet"
        return self._view

    def story(self) -> Sequence[Event]:
        return self._story

    def talk(self) -> Sequence[Remark]:
        return self._remarks

    def say(self, talk: Talk) -> None:
        self.wish = self.wish or talk

    def imagine(self, rng: Random) -> Table:  # noqa: ARG002
        raise RemoteError(
            "this bot imagines other worlds, for which it needs the game itself: seat it with the server's own bots, "
            "or let it decide by view(), story() and talk()"
        )

    def ask(self, bot: Bot, question: QuestionView) -> Answer:
        """Put an open question to the bot."""
        answers = question.answers or []
        asked = Question(question.id, question.seats, question.kind, question.args, None, question.wait)  # type: ignore[arg-type]
        self.wish = None
        if question.wait == "never":
            return bot.choose(self, asked, [*answers, WAIT]) if answers else WAIT
        return bot.choose(self, asked, answers)

    # What the server tells

    def see(self, update: Update | OwnView) -> None:
        """Take an update; or all there is, which replaces what was known before."""
        if isinstance(update, OwnView):
            self._forget()
        by_entry: dict[int, list[Event]] = {}
        for event in update.events:
            by_entry.setdefault(event.seq, []).append(from_wire(event.kind, event.facts))
        for entry in range(self.seq + 1, update.seq + 1):
            self._enter(entry, by_entry.get(entry, []))
        self.seq, self._view = update.seq, update.view
        if isinstance(update, OwnView):
            self.hear(*update.talk)

    def _forget(self) -> None:
        if self.seq >= 0:
            self.past += 1
        self.seq = -1
        self._entries, self._events, self._story = [], {}, []
        self._said, self._remarks = {}, []

    def _enter(self, entry: int, events: list[Event]) -> None:
        back = next((event for event in events if isinstance(event, Undone | Rewound)), None)
        if back is None:
            self._entries.append(entry)
            self._events[entry] = events
            self._story += events
            return
        to = back.to if isinstance(back, Rewound) else self._entries[-1]
        self._entries = [other for other in self._entries if other < to]
        self._story = [event for other in self._entries for event in self._events[other]]
        self._taken_back()

    def hear(self, *said: Said) -> None:
        """Take what was said, or deleted; what was heard before isn't heard again."""
        for words in said:
            known = self._said.get(words.n)
            self._said[words.n] = words
            if known is None:
                self._remarks += self._remark(words)
            elif known.talk is not None and words.talk is None:
                self._taken_back()

    def knows_all_before(self, said: Said) -> bool:
        """Whether nothing was said between what the seat has heard and this."""
        return said.n <= max(self._said, default=0) + 1

    def _taken_back(self) -> None:
        self.past += 1
        self._remarks = [remark for words in self._said.values() for remark in self._remark(words)]

    def _remark(self, words: Said) -> list[Remark]:
        """What was said, and after how many events; nothing if it was deleted."""
        if words.talk is None:
            return []
        at = sum(len(self._events[entry]) for entry in self._entries if entry <= words.seq)
        return [Remark(words.seat, words.talk, at, words.team)]


MakeBot = Callable[[View], Bot]
"""Makes the bot of a seat, once its table is in sight."""
