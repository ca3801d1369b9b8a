"""Games and new versions: other rules, other cards, and databases of another version."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import choice
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from hivernage.model.state import State
from hivernage.server.store import AddPack, CheckpointRow, GameRow, LogRow, SetGame, Store
from hivernage.server.store.database import open_database
from hivernage.server.store.engine import database_url as with_driver
from tests.cards.test_contents import DECK, SHEET, write
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, ServerProcess, Socket, people, serving

NOT_AN_ANSWER = "an answer of other rules"
LONG = "eight-weeks-of-darkness"
"""A game that isn't over after a few decisions."""


class Kept:
    """What the database has of a game."""

    def __init__(self, row: GameRow, log: list[LogRow], checkpoint: CheckpointRow | None) -> None:
        self.row = row
        self.log = log
        self.checkpoint = checkpoint


async def kept(url: str, table: str) -> Kept:
    store = await Store.open(url)
    try:
        row = await store.game(table)
        assert row is not None
        return Kept(row, await store.log(table), await store.checkpoint(table))
    finally:
        await store.close()


async def execute(url: str, statement: str, **values: object) -> None:
    """Change the database behind the server's back."""
    database = open_database(with_driver(url))
    await database.write(lambda connection: connection.execute(text(statement), values))
    await database.close()


async def change_answer(url: str, table: str, seq: int, answer: str = NOT_AN_ANSWER) -> None:
    values = {"answer": answer, "table": table, "seq": seq}
    await execute(url, "UPDATE log SET answer = :answer WHERE game = :table AND seq = :seq", **values)


async def group(served: Inside | ServerProcess, number: int = 2, **settings: object) -> list[Guest]:
    """People whose game has begun."""
    guests = await asyncio.to_thread(lambda: people(served, number, objective=LONG, **settings))  # type: ignore[arg-type]
    await asyncio.to_thread(guests[0].post, "/start")
    return guests


@asynccontextmanager
async def sockets(guests: list[Guest]) -> AsyncIterator[list[Socket]]:
    """Two people at their table."""
    async with guests[0].socket() as one, guests[1].socket() as two:
        await asyncio.gather(one.until("update"), two.until("update"))
        yield [one, two]


async def decide(table: list[Socket]) -> None:
    """Whoever is asked answers by lot; all see it."""
    asked = next(socket for socket in table if socket.open_questions())
    question = asked.open_questions()[0]
    before = asked.seq
    assert (await asked.decide(question["id"], " ".join(choice(question["answers"]))))["type"] == "accepted"
    for socket in table:
        while socket.seq <= before:
            await socket.until("update")


async def play_on(guests: list[Guest], enough: Callable[[], Awaitable[bool]]) -> list[Socket]:
    """Some decisions, one at least."""
    async with sockets(guests) as table:
        while True:
            await decide(table)
            if await enough():
                return table


async def begun(url: str, since: int = 2) -> tuple[list[Guest], list[Socket]]:
    """A game that was played until there is a checkpoint, and so many decisions since."""
    async with inside(url) as served:
        guests = await group(served)
        store = served.tables.store

        async def enough() -> bool:
            checkpoint = await store.checkpoint(guests[0].table)
            last = await store.last_seq(guests[0].table)
            return checkpoint is not None and last == checkpoint.seq + since and checkpoint.seq > 10

        return guests, await play_on(guests, enough)


async def hello(guest: Guest, served: Inside) -> tuple[dict[str, Any], dict[str, Any]]:
    """What somebody is told on coming back: about the table, and of the game."""
    guest.url = served.url
    async with guest.socket() as socket:
        return (await socket.until("hello"))["table"], await socket.until("update")


async def go_on(url: str, guests: list[Guest], notice: str, seq: int) -> None:
    """After the upgrade: the table says what has happened and plays on; so it does after the next restart."""
    for more in range(2):
        async with inside(url) as served:
            for guest in guests:
                table, update = await hello(guest, served)
                assert table["notice"] == notice
                assert update["seq"] == seq + more
            async with sockets(guests) as playing:
                await decide(playing)
            assert not served.errors


def test_a_game_that_plays_out_differently_goes_on_from_its_checkpoint(sqlite_url: str) -> None:
    async def story() -> None:
        guests, before = await begun(sqlite_url)
        table = guests[0].table
        await change_answer(sqlite_url, table, 1)
        old = await kept(sqlite_url, table)
        await go_on(sqlite_url, guests, "rebased 0", before[0].seq)
        new = await kept(sqlite_url, table)
        assert new.log[: len(old.log)] == old.log, "the log only grows"
        assert new.row.start_seq == old.checkpoint.seq  # type: ignore[union-attr]

    asyncio.run(story())


def test_what_no_longer_fits_since_the_checkpoint_is_lost_and_counted(sqlite_url: str) -> None:
    async def story() -> None:
        guests, before = await begun(sqlite_url, since=2)
        table, seq = guests[0].table, before[0].seq
        await change_answer(sqlite_url, table, seq)
        old = await kept(sqlite_url, table)
        await go_on(sqlite_url, guests, "rebased 2", seq)
        new = await kept(sqlite_url, table)
        assert new.log[: len(old.log)] == old.log, "the log only grows"
        assert min(row.question for row in new.log[seq:]) > max(row.question for row in old.log), (
            "late answers to questions that were taken back fit no new question"
        )

    asyncio.run(story())


def test_new_rules_change_a_game_that_is_on(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        guests, before = await begun(sqlite_url, since=1)
        draw = State.draw
        monkeypatch.setattr(State, "draw", lambda state, sides: (draw(state, sides) + 1) % sides)
        await go_on(sqlite_url, guests, "rebased 0", before[0].seq)

    asyncio.run(story())


def test_cards_that_cannot_be_read_any_more_are_replaced_by_those_at_hand(sqlite_url: str) -> None:
    async def story() -> None:
        guests, before = await begun(sqlite_url)
        table = guests[0].table
        installed = (await kept(sqlite_url, table)).row.packs
        store = await Store.open(sqlite_url)
        await store.write(AddPack("f" * 64, b"written by a version to come"), SetGame(table, {"packs": "f" * 64}))
        await store.close()
        await go_on(sqlite_url, guests, "rebased 0", before[0].seq)
        assert (await kept(sqlite_url, table)).row.packs == installed

    asyncio.run(story())


def test_a_game_that_cannot_be_saved_is_refused_by_name_and_disturbs_nobody(sqlite_url: str) -> None:
    async def story() -> None:
        async with inside(sqlite_url) as served:
            broken, whole = await group(served), await group(served)
            for guests in (broken, whole):
                async with sockets(guests) as playing:
                    await decide(playing)
        table = broken[0].table
        assert (await kept(sqlite_url, table)).checkpoint is None
        await change_answer(sqlite_url, table, 1)
        await execute(sqlite_url, "UPDATE games SET due = 0")  # it is to be looked after at once

        async with inside(sqlite_url) as served:
            for guest in (*broken, *whole):
                guest.url = served.url
            async with broken[0].socket() as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.until("update")
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4409, "unplayable")  # type: ignore[union-attr]
            answer = await asyncio.to_thread(broken[0].request, "GET", "/export")
            assert (answer.status_code, answer.json()["error"]) == (409, "unplayable")
            async with sockets(whole) as playing:
                await decide(playing)
            while await served.tables.store.due(served.tables.now(), 10):
                await asyncio.sleep(0.05)
            await asyncio.to_thread(broken[0].post, "/close")
        assert (await kept(sqlite_url, table)).row.due is None, "nobody tries again and again"

    asyncio.run(story())


def test_a_game_keeps_its_cards_when_the_servers_change(sqlite_url: str, tmp_path: Path) -> None:
    pack = write(tmp_path / "pack", {"pack.yaml": SHEET, "items.yaml": DECK})
    settings = {"HIVERNAGE_PACKS": str(pack)}

    async def look(guests: list[Guest], server: Inside | ServerProcess) -> Any:
        for guest in guests:
            guest.url = server.url
        async with guests[0].socket() as socket:
            table = (await socket.until("hello"))["table"]
            return table["notice"], (await socket.until("update"))["view"]

    async def first(server: ServerProcess) -> tuple[list[Guest], Any]:
        guests = await group(server, packs=["my-winter"])
        async with sockets(guests) as playing:
            await decide(playing)
        return guests, await look(guests, server)

    with serving(sqlite_url, settings) as server:
        guests, before = asyncio.run(first(server))
    assert before[0] == ""
    (pack / "items.yaml").write_text(DECK.replace("sledge", "sled").replace("tool", "food"))
    with serving(sqlite_url, settings) as server:
        assert asyncio.run(look(guests, server)) == before

    async def without_the_pack() -> None:
        async with inside(sqlite_url) as served:
            assert await look(guests, served) == before

    asyncio.run(without_the_pack())


def test_a_newer_database_is_refused_with_a_way_out(sqlite_url: str) -> None:
    async def used_by_a_newer_version() -> None:
        await (await Store.open(sqlite_url)).close()
        await execute(sqlite_url, "UPDATE alembic_version SET version_num = '9999'")

    asyncio.run(used_by_a_newer_version())
    command = [sys.executable, "-m", "hivernage", "serve", "--no-browser", "--port", "0", "--database-url", sqlite_url]
    ended = subprocess.run(command, env=os.environ, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    assert "error: The database is at revision 9999" in ended.stderr
    assert "Install that version again" in ended.stderr
