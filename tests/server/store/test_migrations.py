"""Databases are made and brought up to date when they are opened."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from hivernage.server.store import Store, StoreError
from hivernage.server.store.database import open_database
from hivernage.server.store.engine import database_url as with_driver
from hivernage.server.store.tables import metadata
from tests.server.store.games import new, row

pytestmark = pytest.mark.anyio


async def test_an_empty_database_gets_the_tables_that_the_store_knows(store: Store):
    assert await store._database.write(_differences) == []


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_games_are_there_when_it_is_opened_again(database_url: str):
    for _ in range(2):
        store = await Store.open(database_url)
        if await store.game("g") is None:
            await store.write(new())
        await store.close()
    again = await Store.open(database_url)
    assert await again.game("g") == row()
    await again.close()


async def test_several_may_open_a_new_database_at_once(database_url: str):
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(4)))
    await stores[0].write(new())
    assert [await store.game("g") for store in stores] == [row()] * 4
    for store in stores:
        await store.close()


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(database_url: str):
    store = await Store.open(database_url)
    await store.close()
    database = open_database(with_driver(database_url))
    await database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(StoreError, match=r"9999.*newer"):
        await Store.open(database_url)
    assert await database.write(_revisions) == ["9999"]
    await database.close()


async def test_a_migration_that_fails_leaves_nothing_behind(database_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("alembic.op.create_index", _fail)
    with pytest.raises(RuntimeError, match="power cut"):
        await Store.open(database_url)
    database = open_database(with_driver(database_url))
    assert await database.write(lambda each: inspect(each).get_table_names()) == []
    await database.close()


def _revisions(connection: Connection) -> list[object]:
    return list(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


def _fail(*_: object) -> None:
    raise RuntimeError("power cut")
