"""What processes tell each other: that a table has changed (readers read it again), notices, and who has used what.

Lost word delays, it never loses anything that is kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, Protocol, TypeAlias

import msgspec

from hivernage.wire.messages import Notice

log = logging.getLogger(__name__)

CHANNEL: Final = "hivernage"
RECONNECT_EVERY: Final = 1.0
MOST_KEPT: Final = 10_000
"""So much word is kept while the others can't be reached."""

What = Literal["all", "log", "people", "talk"]


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Something of a table is to be read again."""

    game: str
    what: What = "all"


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """Everybody who looks at a table, or one seat, is told something."""

    game: str
    notice: Notice
    seat: int | None = None


class SendOff(msgspec.Struct, frozen=True, tag="send-off"):
    """A seat's sockets are closed, or those of all who only look on."""

    game: str
    seat: int
    reason: str


class Spent(msgspec.Struct, frozen=True, tag="spent"):
    """What addresses or seats have used up of a limit."""

    limit: str
    amounts: dict[str, float]


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """How many places addresses hold at the process that says so."""

    limit: str
    places: dict[str, int]


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """A process has begun, and knows nothing of the places that are taken at others."""


News: TypeAlias = Changed | Tell | SendOff | Spent | Taken | Begun


class Letter(msgspec.Struct, frozen=True, array_like=True):
    """News, and the process that they come from."""

    sender: str
    news: News


Heard = Callable[[str, News], Awaitable[None]]
"""Is called with the process that says something, and what it says."""

Missed = Callable[[], Awaitable[None]]
"""Is called when something may have been said that nobody here has heard."""

Listener = Callable[..., None]
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Letter)


class Bus(Protocol):
    """Word from this process to the others, and from them."""

    name: str
    """What the others call this process."""

    is_alone: bool
    """Whether there are no others."""

    async def open(self, heard: Heard, missed: Missed) -> None: ...

    def send(self, news: News) -> None: ...

    async def close(self) -> None: ...


class OneProcess:
    """Nobody else to tell."""

    name = ""
    is_alone = True

    async def open(self, heard: Heard, missed: Missed) -> None:
        """Nothing will ever be heard."""

    def send(self, news: News) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """Nothing is open."""


class PostgresBus:
    """Word by NOTIFY, for several processes on one PostgreSQL."""

    is_alone = False

    def __init__(self, url: str, name: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.name = name
        self._waiting: dict[str, None] = {}  # in order, and what is the same only once
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._connection: Any = None

    async def open(self, heard: Heard, missed: Missed) -> None:
        listener = self._listener(heard)
        await self._connect(listener)
        self._start(self._send())
        self._start(self._stay_connected(listener, missed))

    async def _connect(self, listener: Listener) -> None:
        import asyncpg  # only where PostgreSQL is used

        connection = await asyncpg.connect(self._url)
        await connection.add_listener(CHANNEL, listener)
        self._connection = connection

    async def _stay_connected(self, listener: Listener, missed: Missed) -> None:
        while True:
            await asyncio.sleep(RECONNECT_EVERY)
            if self._connection.is_closed():
                try:
                    await self._connect(listener)
                    self._start(missed())
                except Exception as trouble:
                    log.warning("can't hear the other processes: %r; trying again", trouble)

    def _listener(self, heard: Heard) -> Listener:
        def listen(_connection: object, _process: int, _channel: str, payload: str) -> None:
            try:
                letter = DECODER.decode(payload)
            except msgspec.DecodeError:
                return  # of another version
            if letter.sender != self.name:
                self._start(heard(letter.sender, letter.news))

        return listen

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def send(self, news: News) -> None:
        if len(self._waiting) < MOST_KEPT:
            self._waiting[ENCODER.encode(Letter(self.name, news)).decode()] = None
            self._wake.set()

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                await self._notify(list(waiting))
            except Exception as trouble:
                log.warning("couldn't tell the other processes: %r; trying again", trouble)
                self._waiting = waiting | self._waiting
                await asyncio.sleep(RECONNECT_EVERY)
                self._wake.set()

    async def _notify(self, letters: list[str]) -> None:
        await self._connection.execute("SELECT pg_notify($1, each) FROM unnest($2::text[]) each", CHANNEL, letters)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._connection is None:
            return
        try:
            if self._waiting:
                await self._notify(list(self._waiting))
            await self._connection.close()
        except Exception as trouble:
            log.warning("the last word to the other processes didn't get through: %r", trouble)
