"""Three processes on one PostgreSQL behind a proxy, one of them stopped or killed every twenty seconds.

SOAK=600x200 plays for ten minutes at 200 tables; a long run takes a minute at 12, as all else has to be run,
too. Figures are in bench/README.md.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from hivernage.server.store import LogRow, Store
from tests.server.proxy import proxy
from tests.server.serving import Guest, ServerProcess, create, join
from tests.server.test_crash import Player, check_logs

PROCESSES = 3
KILL_EVERY = 20.0
THINKS = 3.0
PATIENCE = 60.0
"""Seconds after the last kill within which each table must have gone on."""

SETTINGS = {"HIVERNAGE_BOT_DELAY": "1"}

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]


class Size(NamedTuple):
    """How long, and at how many tables."""

    seconds: int
    tables: int


def size() -> Size:
    seconds, _, tables = os.environ.get("SOAK", "60x12").partition("x")
    return Size(int(seconds), int(tables))


def sit_down(url: str, number: int) -> Iterator[tuple[str, list[Guest]]]:
    """Tables and their people: four, two with bots, one with bots, none but bots, and so on."""
    for each in range(number):
        people = (4, 2, 1, 0)[each % 4]
        host = create(At(url), settings={"players": 4})  # type: ignore[arg-type]
        guests = [host, *(join(host, f"Player {n}") for n in range(2, people + 1))]
        host.post("/start", fill="random" if people < 4 else "")
        if not people:
            host.post("/leave")
        yield host.table, guests[:people]


class At(NamedTuple):
    """Where the servers are."""

    url: str


async def soak(url: str, servers: list[ServerProcess], how: Size) -> dict[str, object]:
    """Play, while one server after the other goes and comes back; what was seen."""
    async with proxy([server.port for server in servers]) as before:
        tables = dict(await asyncio.to_thread(lambda: list(sit_down(before.url, how.tables))))
        there = asyncio.Event()
        there.set()  # some server always is
        everybody = enumerate(guest for guests in tables.values() for guest in guests)
        players = [Player(guest, Random(n), there, THINKS) for n, guest in everybody]
        async with all_play(players) as playing:
            begun, gone = time.monotonic(), 0
            while time.monotonic() - begun + KILL_EVERY <= how.seconds:
                await asyncio.sleep(KILL_EVERY)
                check(playing)
                await restart(url, servers, gone)
                gone += 1
            stood = {table: log[-1].seq if log else 0 for table, log in (await logs_of(url, tables)).items()}
            ended = time.monotonic()
            while behind := await standing(url, stood):
                check(playing)
                assert time.monotonic() - ended < PATIENCE, f"nothing happens any more at {behind}"
                await asyncio.sleep(1)
            check(playing)
    logs = await logs_of(url, tables)
    check_logs(logs, players)
    waited = sorted(seconds for player in players for seconds in player.waited)
    return {
        "seconds": how.seconds,
        "tables": how.tables,
        "sockets": len(players),
        "processes gone": gone,
        "entries": sum(map(len, logs.values())),
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "came back": sum(player.came_back for player in players),
        "put off": sum(player.put_off for player in players),
        "p50 ms": round(1000 * waited[len(waited) // 2]),
        "p99 ms": round(1000 * waited[len(waited) * 99 // 100]),
        "longest s": round(waited[-1], 1),
        "all went on after s": round(time.monotonic() - ended, 1),
    }


@asynccontextmanager
async def all_play(players: list[Player]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Everybody plays, until enough was seen."""
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        yield playing
    finally:
        for player, task in zip(players, playing, strict=True):
            player.over = True  # to be cancelled may come to nothing if a message arrives in the same moment
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def check(playing: list[asyncio.Task[None]]) -> None:
    """Nobody has seen anything impossible."""
    for task in playing:
        if task.done():
            task.result()


async def restart(url: str, servers: list[ServerProcess], number: int) -> None:
    """One goes, by turns with and without warning, and another takes its place."""
    which = number % len(servers)
    log = await asyncio.to_thread(servers[which].stop if number % 2 else servers[which].kill)
    assert "Traceback" not in log, log
    servers[which] = await asyncio.to_thread(ServerProcess, url, SETTINGS, servers[which].port)


async def logs_of(url: str, tables: dict[str, list[Guest]]) -> dict[str, list[LogRow]]:
    store = await Store.open(url)
    logs = {table: await store.log(table) for table in tables}
    await store.close()
    return logs


async def standing(url: str, stood: dict[str, int]) -> list[str]:
    """The tables at which nothing has happened since, though the game isn't over."""
    store = await Store.open(url)
    try:
        rows = {table: await store.game(table) for table in stood}
        return [
            table
            for table, seq in stood.items()
            if (row := rows[table]) is not None and row.status == "playing" and await store.last_seq(table) <= seq
        ]
    finally:
        await store.close()


def test_processes_come_and_go_and_every_table_goes_on(postgres_url: str) -> None:
    how = size()
    with ExitStack() as stack:
        servers = [ServerProcess(postgres_url, SETTINGS) for _ in range(PROCESSES)]
        stack.callback(lambda: [server.kill() for server in servers if server.process.poll() is None])
        print(msgspec.json.encode(asyncio.run(soak(postgres_url, servers, how))).decode())
