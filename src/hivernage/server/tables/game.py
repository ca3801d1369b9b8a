"""A game as its log tells it: the position it began with, and every entry since.

No network and no database here: entries come in, views and news go out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hivernage.model.events import Event, Rewound, Undone
from hivernage.model.ids import CLOCK, SPECTATOR
from hivernage.model.question import Decision, IllegalAnswer, key, words
from hivernage.rules.refusal import Refusal as Reason
from hivernage.server.refusal import Refusal
from hivernage.server.store import LogRow
from hivernage.table import AnsweredAlready, CannotUndo, NotAsked, StaleQuestion, Table
from hivernage.table.log import Undo
from hivernage.table.moments import Moment
from hivernage.views import View, at_moment, different, views
from hivernage.wire import messages as wire
from hivernage.wire.messages import EventInfo, Update

MOST_EVENTS = 400
"""As many events as an update carries; who was away for longer gets the last of them."""

MOST_WATCHED = 8
"""Of so many entries it is kept how the table stood within them."""


class Game:
    """A table and the numbers of its log. `seq` is the number of the last entry."""

    def __init__(self, id: str, table: Table, seq: int = 0, at: int = 0) -> None:
        self.id = id
        self.table = table
        self.start_seq = self.seq = seq
        self.since = at  # when the last entry was written
        self.news: list[list[Event]] = [table.history[:]]  # by entry, beginning with what the first position told
        self.taken_back = 0  # how often something was
        self.turned = 0  # the entry by which the sand timer was turned or stopped last
        self.moments: dict[int, list[Moment]] = {}  # how the table stood within the last entries, if it is watched
        self._numbers: dict[tuple[int, str], int] = {}  # what clients called their decisions -> entry
        self._before: dict[int, int] = {}  # entries of decisions that stand -> how many decisions stood before

    # Taking entries

    def replay(self, rows: Iterable[LogRow]) -> None:
        """Take entries that were written before."""
        for row in rows:
            self.take(row)

    def take(self, row: LogRow) -> None:
        """Take the next entry of the log."""
        if row.seq != self.seq + 1:
            raise ValueError(f"entry {row.seq} doesn't follow entry {self.seq}")
        timer = self.table.state.timer
        self.news.append(self._apply(row))
        self.seq, self.since = row.seq, row.at
        if self.table.state.timer != timer or row.kind == "rewound":
            self.turned = row.seq
        self._keep_moments(row)
        if row.client:
            self._numbers[row.seat, row.client] = row.seq

    def skip(self, row: LogRow) -> None:
        """Take an entry that makes no difference any more: a decision that was taken back, or what took it back."""
        if row.seq != self.seq + 1:
            raise ValueError(f"entry {row.seq} doesn't follow entry {self.seq}")
        undone = row.kind == "undone"
        self.table.log.append(Undo(row.seat) if undone else Decision(row.question, row.seat, words(row.answer)))
        self.news.append([Undone(seat=row.seat)] if undone else [])
        self.taken_back += undone
        self.seq, self.since = row.seq, row.at
        if row.client:
            self._numbers[row.seat, row.client] = row.seq

    def watch(self, watched: bool) -> None:
        """From now on, somebody shows it scene by scene, or nobody does."""
        self.table.watched = watched

    def _keep_moments(self, row: LogRow) -> None:
        """Who is further behind than a few entries is told the outcome only."""
        self.moments.pop(row.seq - MOST_WATCHED, None)
        if self.table.watched and row.kind == "decided":
            self.moments[row.seq] = self.table.moments

    def _apply(self, row: LogRow) -> list[Event]:
        stood = len(self.table.done)
        match row.kind:
            case "decided":
                news = self.table.decide(Decision(row.question, row.seat, words(row.answer)))
                self._before[row.seq] = stood
                return news
            case "undone":
                self.table.undo(row.seat)
                self._forget(stood - 1)
                return [Undone(seat=row.seat)]
            case "rewound":
                before = self.decisions_before(int(row.answer))
                self.table.rewind(before)
                self._forget(before)
                return [Rewound(to=int(row.answer))]
            case _:
                raise ValueError(f"entry {row.seq} is of an unknown kind, {row.kind!r}")

    def _forget(self, stand: int) -> None:
        """Only so many decisions stand."""
        self.taken_back += 1
        self._before = {entry: before for entry, before in self._before.items() if before < stand}

    # New entries

    def decide(self, seat: int, question: int, answer: str, client: str, at: int) -> LogRow:
        """A seat answers a question; gives the entry, to be written before anybody hears of it."""
        known = self._numbers.get((seat, client)) if client else None
        if known is not None:
            raise Refusal("repeated", seq=known)
        row = LogRow(self.id, self.seq + 1, at, "decided", seat, question, key(words(answer)), client)
        return self._new(row)

    def run_out(self, timer: int, at: int) -> LogRow:
        """The sand timer with this number has run through: the clock decides (W4.10)."""
        return self._new(LogRow(self.id, self.seq + 1, at, "decided", CLOCK, timer, "time", ""))

    def undo(self, seat: int, client: str, at: int) -> LogRow:
        """A seat takes back its last decision."""
        known = self._numbers.get((seat, client)) if client else None
        if known is not None:
            raise Refusal("repeated", seq=known)
        return self._new(LogRow(self.id, self.seq + 1, at, "undone", seat, 0, "", client))

    def rewind(self, to: int, at: int) -> LogRow:
        """The table has agreed to go back to before entry `to`."""
        return self._new(LogRow(self.id, self.seq + 1, at, "rewound", -1, 0, str(to), ""))

    def decisions_before(self, entry: int) -> int:
        """How many decisions stand before an entry of this game."""
        if entry not in self._before:
            raise Refusal("no-such-decision")
        return self._before[entry]

    def _new(self, row: LogRow) -> LogRow:
        if self.table.over:
            raise Refusal("over")
        try:
            self.take(row)
        except AnsweredAlready as error:
            raise Refusal("stale-question", why=error.refusal) from None
        except StaleQuestion:
            raise Refusal("stale-question") from None
        except NotAsked:
            raise Refusal("not-asked") from None
        except CannotUndo:
            raise Refusal("cannot-undo") from None
        except IllegalAnswer as error:
            raise self._illegal(error) from None
        return row

    def _illegal(self, error: IllegalAnswer) -> Refusal:
        """The refusal of an answer, with the rule against it; its sentence is made for whoever reads it."""
        return Refusal("illegal-answer", why=error.refusal)

    def why_not(self, question: int, seat: int, answer: str) -> Reason | None:
        """Why something is no answer to an open question; nothing if it is one."""
        try:
            return self.table.why_not(question, seat, words(answer))
        except AnsweredAlready as error:
            return error.refusal
        except StaleQuestion:
            raise Refusal("stale-question") from None
        except NotAsked:
            raise Refusal("not-asked") from None

    def twin(self) -> Table:
        """The table as it stands, to be looked at while the game goes on. An imagined one has no twin, and stays."""
        return self.table if self.table.redealt else self.table.fork()

    # What is told

    def updates(self, seen: Iterable[tuple[int, int]]) -> dict[tuple[int, int], Update]:
        """For seats and the last entries they have seen: all they may know now, and what happened since."""
        wanted = set(seen)
        now = views(self.table, {seat for seat, _ in wanted} | {SPECTATOR})
        moments = {last: self._moments(now[SPECTATOR], last) for last in {last for _, last in wanted}}
        return {(seat, last): self._update(now[seat], seat, last, moments[last]) for seat, last in wanted}

    def _update(self, view: View, seat: int, seen: int, moments: list[wire.Moment]) -> Update:
        events = list(self.events(seat, seen + 1))
        earlier = max(0, len(events) - MOST_EVENTS)
        return Update(self.seq, view, events[earlier:], earlier, moments=[] if earlier else moments)

    def _moments(self, now: View, seen: int) -> list[wire.Moment]:
        """How the table stood where scenes begin, all that happened since an entry; nothing if that isn't known."""
        entries = range(seen + 1, self.seq + 1)
        if any(entry not in self.moments for entry in entries):
            return []
        found, first = [], 0
        for entry in entries:
            found += [wire.Moment(first + at, different(at_moment(then), now)) for at, then in self.moments[entry]]
            first += len(self.news[entry - self.start_seq])
        return found

    def events(self, seat: int, first: int = 0) -> Iterator[EventInfo]:
        """What happened from an entry on, as a seat may know it."""
        for entry in range(max(first, self.start_seq), self.seq + 1):
            for event in self.news[entry - self.start_seq]:
                seen = event.seen_by(seat)
                yield EventInfo(entry, seen.kind, seen.facts)

    def events_by(self, entry: int) -> int:
        """How many of the events that stand had happened by an entry."""
        if entry < self.start_seq:
            return 0
        stand = [self.start_seq, *(other for other in self._before if other <= entry)]
        return sum(len(self.news[other - self.start_seq]) for other in stand)

    @property
    def turn_began(self) -> bool:
        """Whether the last entry began a turn: then `table.turn_base` is worth keeping."""
        return self.table.turn_began
