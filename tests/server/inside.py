"""A real server in the test's own process: real sockets, and the tables within reach of the test."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache

import httpx
import pytest

from hivernage.server.config import Config
from hivernage.server.http.app import application
from hivernage.server.run import Server, _listen, _uvicorn_config
from hivernage.server.tables import all_tables, room
from hivernage.server.tables.all_tables import AllTables
from hivernage.server.tables.packs import Packs
from tests.server.same_deals import deal_alike
from tests.server.serving import WAIT_SECONDS, Guest

PATIENT = {
    "bot_delay": 0,
    "tables_per_hour": 100_000,
    "connections_per_address": 5000,
    "sockets_per_address": 5000,
    "messages_per_second": 1000,
    "requests_per_second": 100_000,
    "spectators_per_address": 5000,
    "undos_per_minute": 100_000,
    "code_tries_per_minute": 100_000,
    "chat_per_minute": 100_000,
    "idle_after": 3600,
    "browser": False,
    "port": 0,
}
"""Settings that don't slow tests down."""


@cache
def packs() -> Packs:
    """Reading the cards takes longer than all the rest of a start."""
    return Packs()


class Inside:
    """A running server: its address, its tables, and what went wrong."""

    def __init__(self, tables: AllTables, url: str, errors: list[str]) -> None:
        self.tables = tables
        self.url = url
        self.errors = errors
        self.web = httpx.AsyncClient(timeout=WAIT_SECONDS, verify=False)

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> httpx.Response:
        """Ask something by HTTP; no cookies are kept, so whoever shows no token is a stranger."""
        self.web.cookies.clear()
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.web.request(method, self.url + path, json=body, headers=headers)

    async def post(self, guest: Guest, path: str, **body: object) -> httpx.Response:
        """Somebody at a table asks for a change."""
        return await self.ask("POST", f"/api/tables/{guest.table}{path}", body, guest.token)

    async def create(self, **wish: object) -> Guest:
        """Somebody makes a table."""
        made = (await self.ask("POST", "/api/tables", {"name": "Ana", **wish})).raise_for_status().json()
        return Guest(self.url, made["id"], made["seat"], made["token"], made["code"])

    async def join(self, host: Guest, **wish: object) -> Guest:
        """Somebody sits down at a table."""
        made = (await self.post(Guest(self.url, host.table), "/join", **wish)).raise_for_status().json()
        return Guest(self.url, host.table, made["seat"], made["token"], made["code"])

    async def people(self, number: int, **settings: object) -> list[Guest]:
        """A table at which only people sit, and the game has begun."""
        host = await self.create(settings={"players": number, **settings})
        guests = [host, *[await self.join(host, name=f"Player {n}") for n in range(2, number + 1)]]
        (await self.post(host, "/start")).raise_for_status()
        return guests


class Errors(logging.Handler):
    """Keeps whatever is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextmanager
def noting_errors() -> Iterator[list[str]]:
    handler = Errors()
    logging.getLogger().addHandler(handler)
    try:
        yield handler.lines
    finally:
        logging.getLogger().removeHandler(handler)


@asynccontextmanager
async def inside(database_url: str, **settings: object) -> AsyncIterator[Inside]:
    """A server for the length of a test; it stops with it."""
    config = Config(**{**PATIENT, **settings}, database_url=database_url)  # type: ignore[arg-type]
    with pytest.MonkeyPatch.context() as patch, noting_errors() as errors:
        patch.setattr(all_tables, "Packs", lambda _folders: packs())
        deal_alike(patch.setattr)
        patch.setattr(room, "PRESENCE_SECONDS", 0)
        tables = AllTables(config)
        listening = _listen("127.0.0.1", 0)
        web = _uvicorn_config(application(tables), config, tables)
        web.load()
        server = Server(web, tables, lambda: None)
        server.lifespan = web.lifespan_class(web)
        await server.startup([listening])
        assert server.started, errors
        served = Inside(tables, f"http://127.0.0.1:{listening.getsockname()[1]}", errors)
        try:
            yield served
        finally:
            await served.web.aclose()
            await server.shutdown([listening])
