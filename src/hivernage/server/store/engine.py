"""Opening a database: which driver, and how it must behave."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hivernage.server.store.errors import StoreError

DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
BUSY_SECONDS = 10
READERS = 4


def database_url(url: str) -> URL:
    """The address of a database with the driver we use."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError(_unusable("This database address can't be read.")) from None
    if parsed.drivername not in DRIVERS:
        raise StoreError(_unusable(f"Databases of kind {parsed.drivername!r} aren't supported."))
    parsed = parsed.set(drivername=DRIVERS[parsed.drivername])
    if is_sqlite(parsed):
        return _sqlite_file(parsed)
    # The name that libpq and everybody's documentation use; asyncpg calls it ssl.
    if "sslmode" in parsed.query:
        mode = str(parsed.query["sslmode"])
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed


def is_sqlite(url: URL) -> bool:
    """Whether a database is a file."""
    return url.drivername == DRIVERS["sqlite"]


def writing() -> dict[str, Any]:
    """One connection."""
    return {"pool_size": 1, "max_overflow": 0}


def reading() -> dict[str, Any]:
    """A few connections for single SELECTs, which need no transaction."""
    more = {"isolation_level": "AUTOCOMMIT", "pool_reset_on_return": None}
    return {"pool_size": READERS, "max_overflow": 0, **more}


def engine(url: URL, **options: Any) -> AsyncEngine:
    """PostgreSQL, asked from the loop."""
    try:
        return create_async_engine(url, hide_parameters=True, **options)  # they would end up in logs
    except ModuleNotFoundError as error:
        raise StoreError(
            f"{error.name} is needed for PostgreSQL and isn't installed: pip install 'hivernage[postgres]'"
        ) from None


def threaded_engine(url: URL, **options: Any) -> Engine:
    """SQLite, asked from threads; transactions begin with the right to write."""
    made = create_engine(url, hide_parameters=True, poolclass=QueuePool, **options)
    event.listen(made, "connect", _prepare_sqlite)
    if "isolation_level" not in options:
        event.listen(made, "begin", _begin_immediate)
    return made


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    _use_wal(cursor)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA secure_delete = ON")  # deleted names and words are gone from the file too
    cursor.close()


def _use_wal(cursor: Any) -> None:
    """Where several open a new file at once, SQLite doesn't wait for this by itself."""
    for tries_left in range(BUSY_SECONDS * 20, -1, -1):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or not tries_left:
                raise
            time.sleep(0.05)
        else:
            return


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _sqlite_file(url: URL) -> URL:
    if not url.database or url.database == ":memory:":
        raise StoreError(_unusable("Games are kept in a file, and this address names none."))
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Hidden cards are in there: for the owner only. SQLite gives its side files the same rights.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"The database {path} can't be opened: {error.strerror}.") from None
    return url


def _unusable(why: str) -> str:
    return f"{why} Use sqlite:///path/to/file.db or postgresql://user:password@host/database."
