"""A database, asked from the event loop: what is to be done there is done in one go, wherever its driver runs.

SQLite's driver blocks, so it has threads: one that writes and a few that read. A transaction, or a few queries, cost
one way there and back, however many statements they have. PostgreSQL's driver runs in the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, Engine, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from hivernage.server.store.engine import READERS, engine, is_sqlite, reading, threaded_engine, writing

T = TypeVar("T")
Query: TypeAlias = Select[*tuple[Any, ...]]
Rows: TypeAlias = Sequence[Sequence[Any]]


class Database(Protocol):
    """Where the games are kept."""

    dialect: str
    writing: Engine
    """Its one connection's transactions begin with the right to write."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own, all or nothing."""

    async def read(self, queries: Sequence[Query]) -> list[Rows]:
        """What some queries find, each for itself."""

    async def close(self) -> None:
        """Let go of all connections."""


def open_database(url: URL) -> Database:
    """The database at an address; nothing is asked of it yet."""
    return InThreads(url) if is_sqlite(url) else InLoop(url)


class InThreads:
    """SQLite."""

    def __init__(self, url: URL) -> None:
        self.writing = threaded_engine(url, **writing())
        self.dialect = self.writing.dialect.name
        self._reading = threaded_engine(url, **reading())
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self.writing.begin() as connection:
            return work(connection)

    async def read(self, queries: Sequence[Query]) -> list[Rows]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, queries)

    def _read(self, queries: Sequence[Query]) -> list[Rows]:
        with self._reading.connect() as connection:
            return [connection.execute(query).all() for query in queries]

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self.writing.dispose)
        self._reading.dispose()
        self._writer.shutdown()
        self._readers.shutdown()


class InLoop:
    """PostgreSQL."""

    def __init__(self, url: URL) -> None:
        self._engine: AsyncEngine = engine(url, **writing())
        self._reading: AsyncEngine = engine(url, **reading())
        self.writing = self._engine.sync_engine
        self.dialect = self.writing.dialect.name

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, queries: Sequence[Query]) -> list[Rows]:
        try:
            return await self._read(queries)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._read(queries)  # the pool has let go of the lost connections

    async def _read(self, queries: Sequence[Query]) -> list[Rows]:
        async with self._reading.connect() as connection:
            return [(await connection.execute(query)).all() for query in queries]

    async def close(self) -> None:
        await self._engine.dispose()
        await self._reading.dispose()
