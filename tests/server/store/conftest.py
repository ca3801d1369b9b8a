"""An open store."""

from collections.abc import AsyncIterator

import pytest

from hivernage.server.store import Store


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()
