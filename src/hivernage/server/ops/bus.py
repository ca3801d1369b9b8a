"""How processes tell each other that a table has changed: a poke with its id, no more. Readers read the log again.

A lost poke delays, it never loses anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

log = logging.getLogger(__name__)

CHANNEL: Final = "hivernage"
RECONNECT_EVERY: Final = 1.0
Heard = Callable[[str], Awaitable[None]]
Listener = Callable[..., None]


class Bus(Protocol):
    """Pokes from this process to the others, and from them."""

    is_alone: bool
    """Whether there are no others."""

    async def open(self, heard: Heard) -> None: ...

    def poke(self, game: str) -> None: ...

    async def close(self) -> None: ...


class OneProcess:
    """Nobody else to tell."""

    is_alone = True

    async def open(self, heard: Heard) -> None:
        """Nothing will ever be heard."""

    def poke(self, game: str) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """Nothing is open."""


class PostgresBus:
    """Pokes by NOTIFY, for several processes on one PostgreSQL."""

    is_alone = False

    def __init__(self, url: str, name: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._name = name  # of this process: it needn't hear itself
        self._pokes: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._connection: Any = None

    async def open(self, heard: Heard) -> None:
        listener = self._listener(heard)
        await self._connect(listener)
        self._start(self._send())
        self._start(self._stay_connected(listener))

    async def _connect(self, listener: Listener) -> None:
        import asyncpg  # only where PostgreSQL is used

        connection = await asyncpg.connect(self._url)
        await connection.add_listener(CHANNEL, listener)
        self._connection = connection

    async def _stay_connected(self, listener: Listener) -> None:
        while True:
            await asyncio.sleep(RECONNECT_EVERY)
            if self._connection.is_closed():
                try:
                    await self._connect(listener)
                except Exception as trouble:
                    log.warning("can't hear the other processes: %r; trying again", trouble)

    def _listener(self, heard: Heard) -> Listener:
        def listen(_connection: object, _process: int, _channel: str, payload: str) -> None:
            name, _, game = payload.partition(" ")
            if name != self._name:
                self._start(heard(game))

        return listen

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def poke(self, game: str) -> None:
        self._pokes.put_nowait(game)

    async def _send(self) -> None:
        while True:
            waiting = {await self._pokes.get(): None}
            while not self._pokes.empty():
                waiting[self._pokes.get_nowait()] = None
            payloads = [f"{self._name} {game}" for game in waiting]
            try:
                await self._connection.execute(
                    "SELECT pg_notify($1, each) FROM unnest($2::text[]) each", CHANNEL, payloads
                )
            except Exception as trouble:  # the others will see the change when they next look
                log.warning("couldn't poke the other processes: %r", trouble)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._connection is not None:
            await self._connection.close()
