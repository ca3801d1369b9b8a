"""The closed loop: at each table a player moves, and the next move follows when the last of the four has seen it."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from server_wire import ServerTrouble, Socket

OPENING_AT_ONCE = 8


@dataclass
class Tally:
    """What happened at all tables while it was counting."""

    counting: bool = False
    latencies: list[float] = field(default_factory=list)
    updates: int = 0
    update_bytes: int = 0
    games: int = 0
    under_way: dict[LoadTable, float] = field(default_factory=dict)
    """When the moves were sent that not everybody has seen yet."""

    def add_update(self, size: int) -> None:
        if self.counting:
            self.updates += 1
            self.update_bytes += size

    def add_move(self, seconds: float) -> None:
        if self.counting:
            self.latencies.append(seconds)

    def add_game(self) -> None:
        self.games += self.counting

    def percentile(self, share: float) -> float:
        """The latency, in seconds, that this share of the moves kept within."""
        ranked = sorted(self.latencies)
        return ranked[min(len(ranked) - 1, int(len(ranked) * share))]

    def longest_wait(self) -> float:
        """For how many seconds the oldest move under way has been waiting."""
        return max((time.perf_counter() - start for start in self.under_way.values()), default=0.0)


class LoadTable(ABC):
    """A table with its four sockets; a subclass knows what a server's messages look like."""

    def __init__(self, players: int, tally: Tally) -> None:
        self.tally = tally
        self.sockets: list[Socket] = []
        self.numbers = [-1] * players
        """The number of the latest update that each seat has."""
        self.latest = [b""] * players
        self._wanted = 0
        self._complete: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._trouble: ServerTrouble | None = None

    @abstractmethod
    async def open(self) -> None:
        """Create the table on the server and connect the four players."""

    @abstractmethod
    def next_move(self) -> tuple[int, bytes] | None:
        """Who moves, and the message that does it; None when the game is over."""

    @abstractmethod
    def number_of(self, seat: int, message: bytes) -> int | None:
        """The number of an update; None for any other message."""

    def receive(self, seat: int, message: bytes) -> None:
        """Note an update, and the moment when the last seat has the one that is waited for."""
        number = self.number_of(seat, message)
        if number is None:
            return
        self.tally.add_update(len(message))
        self.numbers[seat] = number
        self.latest[seat] = message
        if not self._complete.done() and min(self.numbers) >= self._wanted:
            self._complete.set_result(time.perf_counter())

    def fail(self, trouble: str) -> None:
        """End the measurement: the server did what it should not."""
        self._trouble = self._trouble or ServerTrouble(trouble)
        if not self._complete.done():
            self._complete.set_exception(self._trouble)

    def expect(self, number: int) -> asyncio.Future[float]:
        """The moment when every seat has an update of at least this number."""
        self._wanted = number
        self._complete = asyncio.get_running_loop().create_future()
        if self._trouble:
            self._complete.set_exception(self._trouble)
        elif min(self.numbers) >= number:
            self._complete.set_result(time.perf_counter())
        return self._complete

    async def play(self) -> None:
        """Play the game to its end."""
        while (move := self.next_move()) is not None:
            seat, message = move
            complete = self.expect(max(self.numbers) + 1)
            start = self.tally.under_way[self] = time.perf_counter()
            self.sockets[seat].send(message)
            self.tally.add_move(await complete - start)
            del self.tally.under_way[self]

    def close(self) -> None:
        """Hang up all four."""
        for socket in self.sockets:
            socket.close()


NewTable = Callable[[], LoadTable]


async def open_tables(new_table: NewTable, count: int) -> list[LoadTable]:
    """So many tables, ready to play, opened a few at a time."""
    slots = asyncio.Semaphore(OPENING_AT_ONCE)
    tables = [new_table() for _ in range(count)]

    async def open_one(table: LoadTable) -> None:
        async with slots:
            await table.open()

    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(open_one(table))
    return tables


async def keep_playing(table: LoadTable, new_table: NewTable) -> None:
    """Play game after game, each at a table of its own, until cancelled."""
    try:
        while True:
            await table.play()
            table.tally.add_game()
            table.close()
            table = new_table()
            await table.open()
    finally:
        table.close()


async def load(tables: list[LoadTable], new_table: NewTable, measuring: Awaitable[None]) -> None:
    """Play at all tables for as long as the measuring takes."""
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(keep_playing(table, new_table)) for table in tables]
        await measuring
        for task in playing:
            task.cancel()
