"""Real databases for the tests of the server: SQLite in a file, PostgreSQL from its wheel."""

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hivernage.server.ops.limits import Limits
from hivernage.server.tables import all_tables

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

NUMBERS = count(1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator["PostgresServer"]:
    """A PostgreSQL server on a Unix socket; run by root, it takes a user of its own."""
    with warnings.catch_warnings(action="ignore"):  # on import: XDG_RUNTIME_DIR isn't set
        from pgserver.postgres_server import get_server
    # Not below pytest's own folder: others may not enter that, and names of sockets must be short.
    folder = Path(tempfile.mkdtemp(prefix="hivernage-"))
    try:
        server = get_server(folder, cleanup_mode="stop")
        # Nobody cuts the power during the tests, and new databases are made much faster.
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
        yield server
        server.cleanup()
    finally:
        shutil.rmtree(folder)


@pytest.fixture
def postgres_url(postgres_server: "PostgresServer") -> Iterator[str]:
    """The address of a new, empty PostgreSQL database."""
    name = f"test{next(NUMBERS)}"
    postgres_server.psql(f"CREATE DATABASE {name}")
    yield postgres_server.get_uri(name)
    postgres_server.psql(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite database that doesn't exist yet."""
    return f"sqlite:///{tmp_path}/games.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits of servers in this process: nothing is allowed again because a machine was slow."""
    monkeypatch.setattr(all_tables, "Limits", lambda config: Limits(config, clock=lambda: 0.0))
