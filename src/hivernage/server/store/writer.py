"""The one task that writes: everything submitted meanwhile goes into one transaction ("group commit")."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from math import inf
from time import perf_counter

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from hivernage.server.store.changes import AddLog, Change, SetGame, SetSeat, game_of
from hivernage.server.store.database import Database
from hivernage.server.store.errors import LostRace, StoreError
from hivernage.server.store.statements import Statements, Step
from hivernage.server.store.tables import games, seats

BATCH = 500
TRIES = 5
LET_GO = 0.05
"""Seconds, at most, until what failed for a passing reason is tried again."""

# PostgreSQL's classes of errors that say nothing about what was asked: connection, resources, operator, system.
OUTAGES = {"08", "53", "57", "58"}
# Serialization failure and deadlock: the same transaction works when done again.
PASSING = {"40001", "40P01"}


OnCommit = Callable[[int, float], None]
"""Is told of every transaction that succeeded: how many log entries, how many seconds."""


OnFailure = Callable[[StoreError], None]
"""Is told of every transaction that failed because of the database, not because somebody else was faster."""


class Submission:
    """The changes of one call, which are stored together or not at all."""

    __slots__ = ("changes", "entries", "future", "games", "number")

    def __init__(self, changes: tuple[Change, ...], number: int) -> None:
        self.changes = changes
        self.number = number
        self.games = {game_of(change) for change in changes} - {""}
        self.entries = sum(len(change.rows) for change in changes if isinstance(change, AddLog))
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        if not self.future.done():
            self.future.set_result(None)

    def fail(self, error: StoreError) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Stats(msgspec.Struct):
    """What the writer has done since it started."""

    batches: int = 0
    submissions: int = 0
    last_batch: int = 0
    seconds: float = 0.0


class Writer:
    """Takes submissions in order and makes them durable, many at a time."""

    def __init__(self, database: Database, on_commit: OnCommit, on_failure: OnFailure) -> None:
        self.stats = Stats()
        self._on_commit = on_commit
        self._on_failure = on_failure
        self._database = database
        self._statements = Statements(database.dialect)
        self._queue: deque[Submission] = deque()
        self._batch: list[Submission] = []
        self._number = 0
        # Per game, up to which submission all are refused, because an earlier one that they build on has failed.
        self._refused: dict[str, float] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    @property
    def alive(self) -> bool:
        return not self._task.done()

    def submit(self, changes: tuple[Change, ...]) -> asyncio.Future[None]:
        """Queue changes now; the future tells when they are durable."""
        if self._closing or not self.alive:
            raise StoreError("the store is closed")
        for change in changes:
            _check(change)
        self._number += 1
        submission = Submission(changes, self._number)
        self._queue.append(submission)
        self._wake.set()
        return submission.future

    def accept_again(self, game: str) -> None:
        """The game has been read again: what is submitted from now on builds on what is really stored."""
        if game in self._refused:
            self._refused[game] = self._number

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while await self._something_to_write():
                self._batch = [self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))]
                self.stats.batches += 1
                self.stats.submissions += len(self._batch)
                self.stats.last_batch = len(self._batch)
                await self._settle(self._batch)
        finally:
            for submission in (*self._batch, *self._queue):
                submission.fail(StoreError("the store was stopped before this was written"))

    async def _something_to_write(self) -> bool:
        while not self._queue:
            if self._closing:
                return False
            self._refused = {game: until for game, until in self._refused.items() if until == inf}
            self._wake.clear()
            await self._wake.wait()
        return True

    async def _settle(self, batch: list[Submission]) -> None:
        """Store a batch as one transaction; if that fails, by halves, until only those at fault have failed."""
        batch = [submission for submission in batch if not self._refuse(submission)]
        if not batch:
            return
        began = perf_counter()
        try:
            await self._commit(batch)
        except Exception as error:
            if _is_outage(error):
                self._on_failure(_store_error(error))
            if len(batch) == 1 or _is_outage(error):
                for submission in batch:
                    self._fail(submission, error)
            else:
                middle = len(batch) // 2
                await self._settle(batch[:middle])
                await self._settle(batch[middle:])
        else:
            for submission in batch:
                submission.succeed()
            self._on_commit(sum(submission.entries for submission in batch), perf_counter() - began)

    def _refuse(self, submission: Submission) -> bool:
        for game in submission.games:
            if submission.number <= self._refused.get(game, 0):
                submission.fail(LostRace(game))
                return True
        return False

    def _fail(self, submission: Submission, error: Exception) -> None:
        """Fail it, and all that was built on it: a log must never go on after an entry that isn't there."""
        if submission.entries:
            self._refused.update(dict.fromkeys(submission.games, inf))
        elif isinstance(error, LostRace):
            self._refused[error.game] = max(self._number, self._refused.get(error.game, 0))
        if isinstance(error, StoreError):
            submission.fail(error)
        else:
            submission.fail(_store_error(error))

    async def _commit(self, batch: list[Submission]) -> None:
        began = perf_counter()
        steps = self._statements.plan(change for submission in batch for change in submission.changes)
        try:
            await self._insist(steps)
        finally:
            self.stats.seconds += perf_counter() - began

    async def _insist(self, steps: list[Step]) -> None:
        """What failed for a passing reason is tried again: of two that wait for each other, one has to let go."""
        for tries_left in range(TRIES - 1, -1, -1):
            try:
                await self._database.write(lambda connection: _run_steps(connection, steps))
            except DBAPIError as error:
                if not tries_left or not _worth_retrying(error):
                    raise
                await asyncio.sleep(random.uniform(0, LET_GO))
            else:
                return


def _run_steps(connection: Connection, steps: list[Step]) -> None:
    for step in steps:
        step.run(connection)


def _check(change: Change) -> None:
    match change:
        case AddLog() if len({row.game for row in change.rows}) != 1:
            raise ValueError("AddLog takes one or more rows of one game")
        case SetGame() | SetSeat():
            table = games if isinstance(change, SetGame) else seats
            wrong = [name for name in change.fields if name not in table.c or table.c[name].primary_key]
            if wrong or not change.fields:
                raise ValueError(f"{table.name} has no columns {wrong} that can be set")
        case _:
            pass


def _store_error(error: Exception) -> StoreError:
    cause = error.orig if isinstance(error, DBAPIError) else error
    stored = StoreError(f"the database didn't take it: {cause}")
    stored.__cause__ = error
    return stored


def _worth_retrying(error: DBAPIError) -> bool:
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in PASSING


def _is_outage(error: Exception) -> bool:
    if isinstance(error, DBAPIError):
        # Without a statement it failed to connect or to commit.
        if error.statement is None or error.connection_invalidated or isinstance(error, OperationalError):
            return True
        return (getattr(error.orig, "sqlstate", None) or "")[:2] in OUTAGES
    return isinstance(error, OSError | PoolTimeout)
