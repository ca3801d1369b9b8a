"""Which databases can be opened, and how SQLite is set up."""

import stat
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from hivernage.server.store import Store, StoreError
from hivernage.server.store.engine import database_url


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgresql://u:p@h:5/db", "postgresql+asyncpg://u:p@h:5/db"),
        ("postgres://u@h/db", "postgresql+asyncpg://u@h/db"),
        ("postgresql+asyncpg://u@h/db", "postgresql+asyncpg://u@h/db"),
        ("postgresql://u@h/db?sslmode=require", "postgresql+asyncpg://u@h/db?ssl=require"),
    ],
)
def test_addresses_get_the_driver_that_is_used(given: str, used: str):
    assert database_url(given).render_as_string(hide_password=False) == used


def test_sqlite_addresses_name_a_file(tmp_path: Path):
    assert str(database_url(f"sqlite:///{tmp_path}/new/games.db")) == f"sqlite:///{tmp_path}/new/games.db"


@pytest.mark.parametrize("address", ["mysql://h/db", "games.db", "sqlite://", "sqlite:///:memory:"])
def test_other_addresses_are_refused_with_an_example(address: str):
    with pytest.raises(StoreError, match=r"Use sqlite:///path/to/file.db or postgresql://"):
        database_url(address)


def test_a_file_that_cannot_be_opened(tmp_path: Path):
    with pytest.raises(StoreError, match="Is a directory"):
        database_url(f"sqlite:///{tmp_path}")


@pytest.mark.anyio
async def test_without_asyncpg_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"hivernage\[postgres\]"):
        await Store.open("postgresql://localhost/games")


@pytest.mark.anyio
async def test_a_server_that_is_not_there(tmp_path: Path):
    with pytest.raises(StoreError, match="can't be opened") as caught:
        await Store.open(f"postgresql://ada:secret@/games?host={tmp_path}")
    assert "secret" not in str(caught.value)


@pytest.mark.anyio
async def test_a_file_that_is_no_database(tmp_path: Path):
    (tmp_path / "games.db").write_text("a letter " * 200)
    with pytest.raises(StoreError, match="file is not a database"):
        await Store.open(f"sqlite:///{tmp_path}/games.db")


@pytest.mark.anyio
async def test_sqlite_is_durable_strict_and_private(sqlite_url: str, tmp_path: Path):
    store = await Store.open(sqlite_url)
    with store._database.writing.connect() as connection:
        settings = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}
    await store.close()
