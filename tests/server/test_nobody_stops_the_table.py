"""One client can't stop the others: what costs much is done once and beside the loop, and everything has limits."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from hivernage.insight import insight as insight_of
from hivernage.model.question import Decision, words
from hivernage.server.http import connection
from hivernage.server.ops.warm_up import read_messages
from hivernage.server.ops.watch import LONGEST
from hivernage.server.run import _allow_many_sockets
from hivernage.server.store import AddLog, LogRow
from hivernage.server.tables import playing, replays
from hivernage.server.tables.loading import load_game
from hivernage.table import Table
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, play_on
from tests.server.stories import all_look, answer

pytestmark = pytest.mark.anyio
ELSEWHERE = httpx.AsyncHTTPTransport(local_address="127.0.0.2")


async def finished(running: Inside) -> Guest:
    """A table whose game was conceded to random bots and is over."""
    host = await running.create(settings={"players": 2}, fill="random", start=True)
    (await running.post(host, "/leave")).raise_for_status()
    async with Guest(running.url, host.table).socket() as socket:
        while not socket.over:
            await socket.until("update")
    return Guest(running.url, host.table)


async def test_a_finished_game_is_told_once_and_beside_the_loop(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counted(work: Any) -> Any:
        def count(*given: Any) -> Any:
            made.append(threading.get_ident())
            return work(*given)

        return count

    monkeypatch.setattr(replays, "_story", counted(replays._story))
    monkeypatch.setattr(replays, "_position", counted(replays._position))
    async with inside(sqlite_url) as running:
        table = await finished(running)
        for what in ("/story?lang=fr", "/replay?seq=3"):
            many = [running.web.get(f"{running.url}/api/tables/{table.table}{what}") for _ in range(20)]
            answers = await asyncio.gather(*many)
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
        assert len(made) == 2, "20 who ask for the same get the same"
        assert threading.get_ident() not in made
        assert running.errors == []


@pytest.mark.usefixtures("no_time_passes")
async def test_whoever_asks_too_much_waits_and_nobody_else_does(sqlite_url: str) -> None:
    async with inside(sqlite_url, requests_per_second=3) as running, httpx.AsyncClient(transport=ELSEWHERE) as other:
        address = f"{running.url}/api/tables/{'x' * 22}"
        stories = [(await running.web.get(f"{address}/story")).json()["error"] for _ in range(2)]
        assert stories == ["no-such-table", "too-fast"], "a story counts as ten requests, and 15 may come at once"
        assert (await running.web.get(address)).json()["error"] == "no-such-table", "what costs little is still allowed"
        assert (await other.get(f"{address}/story")).json()["error"] == "no-such-table"


async def test_insight_is_worked_out_beside_the_loop(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[int] = []

    def noting(table: Table, seat: int) -> Any:
        where.append(threading.get_ident())
        return insight_of(table, seat)

    monkeypatch.setattr(playing, "insight", noting)
    async with inside(sqlite_url) as running:
        guests = await running.people(2)
        async with all_look(guests) as (ana, _):
            assert (await ana.ask("insight"))["type"] == "insight"
        assert len(where) == 1
        assert threading.get_ident() not in where


async def test_what_was_taken_back_isnt_played_again_when_a_table_wakes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten thousand entries of a seat that decides and takes back: as if it had never been."""
    async with inside(sqlite_url) as running:
        guests = await running.people(2)
        async with all_look(guests) as (ana, _):
            question = ana.open_questions()[0]
            chosen = " ".join(question["answers"][0])
            assert (await ana.decide(question["id"], chosen, id="once"))["type"] == "accepted"
            assert (await ana.ask("undo"))["type"] == "accepted"
            room = await running.tables.room(guests[0].table)
            game = await room.wake()
            first = game.seq
            rows = []
            for n in range(5000):
                at = room.tables.now()
                rows.append(LogRow(room.id, first + 2 * n + 1, at, "decided", 0, question["id"], chosen, f"d{n}"))
                rows.append(LogRow(room.id, first + 2 * n + 2, at, "undone", 0, 0, "", f"u{n}"))
            await running.tables.store.write(AddLog(tuple(rows)))
            again: list[int] = []
            monkeypatch.setattr(Table, "undo", lambda _table, seat: again.append(seat))
            woken = (await load_game(room.row, running.tables)).game
            assert again == []
            assert woken.seq == first + 10_000
            assert woken.table.questions == game.table.questions
            assert woken.table.log[:2] == [Decision(question["id"], 0, words(chosen)), game.table.log[1]]
            assert len(woken.table.log) == len(game.table.log) + 10_000, "the record has it all the same"


@pytest.mark.usefixtures("no_time_passes")
async def test_a_seat_takes_back_so_much_in_a_minute_and_no_more(sqlite_url: str) -> None:
    async with inside(sqlite_url, undos_per_minute=3) as running:
        guests = await running.people(2)
        async with all_look(guests) as (ana, _):
            said = []
            for _ in range(4):
                await answer(ana)
                said.append((await ana.ask("undo")).get("error", ""))
            assert said == ["", "", "", "too-fast"]


@pytest.mark.usefixtures("no_time_passes")
async def test_what_a_seat_sends_is_counted_over_all_its_sockets(sqlite_url: str) -> None:
    async with inside(sqlite_url, messages_per_second=2) as running:
        guests = await running.people(2)
        async with guests[0].socket() as one, guests[0].socket() as two, guests[1].socket() as other:
            for socket in (one, two, other):
                await socket.until("update")
            said = [(await socket.ask("ping")).get("error", "") for socket in (one, two, one, two, two)]
            assert said == ["", "", "", "", "too-fast"]
            assert "error" not in await other.ask("ping")


# Slow and silent


async def hears_of_the_end(port: int, said: bytes, source: str = "127.0.0.1") -> bool:
    """Connect, say something, and wait: whether the server hangs up without being asked."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(said)
    try:
        async with asyncio.timeout(5):
            while await reader.read(1000):
                pass
        return True
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    finally:
        writer.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"name',
    ],
    ids=["nothing", "half the headers", "half a body"],
)
async def test_a_request_must_come_to_an_end(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(connection, "SECONDS_TO_ASK", 0.1)
    async with inside(sqlite_url) as running:
        assert await hears_of_the_end(httpx.URL(running.url).port or 0, said)


async def test_an_address_may_hold_so_many_connections_and_leaves_the_others_theirs(sqlite_url: str) -> None:
    async with inside(sqlite_url, connections_per_address=3) as running:
        port = httpx.URL(running.url).port or 0
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        assert await hears_of_the_end(port, b"")
        async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2")) as other:
            assert (await other.get(f"{running.url}/healthz")).text == "ok\n"
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        await asyncio.sleep(0.05)
        assert (await running.web.get(f"{running.url}/healthz")).text == "ok\n"


async def test_whoever_looks_on_takes_no_socket_from_who_plays(sqlite_url: str) -> None:
    async with inside(sqlite_url, spectators_per_address=2, sockets_per_address=3) as running:
        guests = await running.people(2)
        onlooker = Guest(running.url, guests[0].table)
        async with all_look([onlooker, onlooker]):
            async with onlooker.socket() as third:
                assert await third.closed() == 4429
            async with all_look(guests):
                pass


async def test_a_seat_has_so_many_devices(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(2)
        async with all_look([guests[0]] * 10):
            async with guests[0].socket() as eleventh:
                assert await eleventh.closed() == 4429
            async with all_look([guests[1]]):
                pass


def test_a_server_may_open_as_many_files_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft // 2, hard))
    try:
        _allow_many_sockets()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# The guard


@pytest.fixture
def started() -> Iterator[None]:
    """What a server does at its start, besides: sentences are read, and collections of garbage are rare."""
    read_messages()
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("started")
@pytest.mark.parametrize("players", [3, 10])
async def test_nothing_holds_the_loop_for_long(sqlite_url: str, players: int) -> None:
    """Measured by processor time, in which other programs have no share."""
    settings: dict[str, Any] = {"players": players}
    if players > 5:
        settings |= {"box": "warring-colonies", "timer": 0}
    async with inside(sqlite_url) as running:
        host = await running.create(settings=settings, fill="regular", start=True)
        async with host.socket(words="fr") as ana:
            await ana.until("update")
            looks = iter(range(25))
            await play_on(ana, Random("ana"), lambda _view: next(looks, None) is None)
            for _ in range(3):
                await ana.ask("insight")
            await ana.ask("why", action="search")
        for what in ("", "/cards?lang=fr", "/export", "/story", "/replay?seq=1", "/record"):
            await running.ask("GET", f"/api/tables/{host.table}{what}", token=host.token)
        await running.post(host, "/report", text="slow?")
        for what in ("box", "cards?lang=fr", "rules", "tables"):
            await running.ask("GET", f"/api/{what}")
        held = {who: round(seconds * 1000) for who, seconds in running.tables.watch.longest.items()}
        assert all(ms < LONGEST * 1000 for ms in held.values()), held
        assert running.errors == []
