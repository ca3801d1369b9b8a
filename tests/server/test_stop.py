"""Stopping, memory, health, numbers and logs of a server."""

import asyncio
import json
import time
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import httpx
from websockets.exceptions import ConnectionClosed

from hivernage.server.http.app import HEALTH_EVERY
from hivernage.server.tables.tokens import token_hash
from tests.server.inside import Inside, inside
from tests.server.serving import (
    Guest,
    ServerProcess,
    Socket,
    create,
    get,
    join,
    metric,
    people,
    play,
    play_on,
    serving,
    until,
)

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer


def decisions(socket: Socket) -> list[int]:
    """The numbers of the decisions that were accepted."""
    return [message["seq"] for message in socket.received if message["type"] == "accepted"]


async def play_until_closed(guest: Guest) -> tuple[Socket, int]:
    """Play until the server closes the socket, and wait for it if the game ends before that; gives the code."""
    async with guest.socket() as socket:
        with suppress(ConnectionClosed):
            await play_on(socket, Random(guest.seat))
            await socket.until("notice")
        return socket, await socket.closed()


async def stopped_while_playing(server: ServerProcess, guests: list[Guest]) -> list[tuple[Socket, int]]:
    playing = [asyncio.create_task(play_until_closed(guest)) for guest in guests]
    await until(lambda: metric(server, "hivernage_decisions_total") > 20)
    server.process.terminate()
    return await asyncio.gather(*playing)


def test_a_server_that_is_stopped_says_so_and_loses_nothing(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        guests = people(server, 3)
        guests[0].post("/start")
        ends = asyncio.run(stopped_while_playing(server, guests))
        log = server.ended()
    assert server.process.returncode == 0, log
    assert "Traceback" not in log
    for socket, code in ends:
        assert socket.received[-1] == {"type": "notice", "notice": "restarting", "seat": -1, "kind": ""}
        assert code == 1012

    with serving(sqlite_url) as server:

        async def back(socket: Socket, guest: Guest) -> None:
            guest.url = server.url
            async with guest.socket(socket.seq) as again:
                update = await again.until("update")
                assert update["seq"] >= max([socket.seq, *decisions(socket)])

        async def all_back() -> None:
            await asyncio.gather(*(back(socket, guest) for (socket, _), guest in zip(ends, guests, strict=True)))

        asyncio.run(all_back())


def test_bots_that_were_stopped_go_on_at_once_though_nobody_looks(sqlite_url: str) -> None:
    with serving(sqlite_url, {"HIVERNAGE_BOT_DELAY": "0.05"}) as server:
        host = create(server, settings={"players": 2}, fill="random", start=True)
        asyncio.run(let_bots_play(host))
        log = server.stop()
    assert server.process.returncode == 0, log
    assert "Traceback" not in log
    with serving(sqlite_url) as server:
        asyncio.run(until(lambda: metric(server, "hivernage_bot_decisions_total") > 0))


async def let_bots_play(host: Guest) -> None:
    """The host leaves, and two bots have begun to play with each other."""
    async with host.socket() as socket:
        await socket.until("update")
        host.post("/leave")
        for _ in range(3):
            await socket.until("update")


def test_what_nobody_looks_at_leaves_the_memory_and_comes_back(sqlite_url: str) -> None:
    async def story() -> None:
        async with inside(sqlite_url, idle_after=0.2) as served:
            guests = await started(served, 2)
            await until(lambda: counted(served, "hivernage_tables_loaded") == 0)
            assert (await asyncio.to_thread(guests[0].info))["status"] == "playing"
            await some_decisions(guests)
            await until(lambda: counted(served, "hivernage_tables_loaded") == 0)
            assert await served.tables.store.last_seq(guests[0].table) > 0

    asyncio.run(story())


async def started(served: Inside, number: int) -> list[Guest]:
    """People whose game has begun."""
    guests = await asyncio.to_thread(people, served, number)  # type: ignore[arg-type]
    await asyncio.to_thread(guests[0].post, "/start")
    return guests


def counted(served: Inside, name: str, **labels: str) -> float:
    return served.tables.metrics.registry.get_sample_value(name, labels) or 0.0


def test_a_quiet_game_is_dropped_while_its_players_stay(sqlite_url: str) -> None:
    async def game() -> None:
        async with inside(sqlite_url) as served:
            guests = await started(served, 2)
            async with guests[0].socket() as one, guests[1].socket() as two:
                await asyncio.gather(one.until("update"), two.until("update"))
                for seq in range(1, 6):
                    room = served.tables.rooms[guests[0].table]
                    room.used = 0
                    served.tables.drop_unused()
                    assert room.game is None
                    asked = next(socket for socket in (one, two) if socket.open_questions())
                    question = asked.open_questions()[0]
                    reply = await asked.decide(question["id"], " ".join(question["answers"][0]))
                    assert reply == {"type": "accepted", "id": reply["id"], "seq": seq}
                    for socket in (one, two):
                        if socket.seq < seq:
                            await socket.until("update")
                    assert one.seq == two.seq == seq
                for socket, guest in ((one, guests[0]), (two, guests[1])):
                    async with guest.socket() as fresh:
                        assert (await fresh.until("update"))["view"] == socket.view

    asyncio.run(game())


def test_a_table_is_never_in_memory_twice(sqlite_url: str) -> None:
    """Somebody holds it while it is dropped: whoever asks for it then must get the same."""

    async def story() -> None:
        async with inside(sqlite_url, idle_after=0) as served:
            table = (await started(served, 2))[0].table
            tables = served.tables
            tables.drop_unused()
            assert table not in tables.rooms
            rooms = await asyncio.gather(*(tables.room(table) for _ in range(5)))
            tables.drop_unused()
            assert table not in tables.rooms
            assert {id(room) for room in (*rooms, await tables.room(table))} == {id(rooms[0])}
            assert tables.rooms[table] is rooms[0]

    asyncio.run(story())


def test_numbers_after_a_game_are_plausible(sqlite_url: str) -> None:
    async def game() -> None:
        async with inside(sqlite_url) as served:
            guests = await started(served, 2)
            sockets = await asyncio.gather(*(play(guest, f"seed {guest.seat}") for guest in guests))
            accepted = sum(len(decisions(socket)) for socket in sockets)
            await until(lambda: counted(served, "hivernage_sockets_open", role="seat") == 0)
            assert counted(served, "hivernage_decisions_total") == accepted == sockets[0].seq
            assert counted(served, "hivernage_decision_seconds_count") == accepted
            assert counted(served, "hivernage_commit_entries_sum") == accepted
            assert counted(served, "hivernage_tables_loaded") == 1
            assert await asyncio.to_thread(metric, served, "hivernage_decisions_total") == accepted

    asyncio.run(game())


def test_health_tells_when_the_database_is_gone(postgres_server: "PostgresServer", postgres_url: str) -> None:
    with serving(postgres_url) as server:
        assert get(server, "/healthz").text == "ok\n"
        name = postgres_url.partition("?")[0].rpartition("/")[2]
        postgres_server.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        postgres_server.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        time.sleep(HEALTH_EVERY)  # meanwhile the last answer holds
        answer = httpx.get(f"{server.url}/healthz", timeout=20)
        assert (answer.status_code, answer.text) == (503, "the database doesn't answer\n")
        refused = httpx.post(f"{server.url}/api/tables", json={"name": "Ana"}, timeout=20)
        assert (refused.status_code, refused.json()["error"]) == (503, "storage")

        postgres_server.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        time.sleep(HEALTH_EVERY)
        assert get(server, "/healthz").text == "ok\n"
        create(server)


def test_the_log_of_an_evening_has_no_secrets(sqlite_url: str) -> None:
    settings = {"HIVERNAGE_LOG_FORMAT": "json", "HIVERNAGE_LOG_LEVEL": "debug", "HIVERNAGE_WEBHOOKS": "any"}
    with serving(sqlite_url, settings) as server:
        host = create(server, settings={"players": 2})
        guest = join(host, "Bob")
        hook = "http://127.0.0.1:9/hooks/very-private-address"
        guest.post("/webhook", url=hook)
        link = guest.post("/link")
        Guest(host.url, host.table).post("/use-link", token=link["token"])
        claim = Guest(host.url, host.table).post("/claims", name="Carl", seat=1)
        host.post("/start")
        get(server, f"/api/codes/{host.code}")
        get(server, f"/api/tables/{host.table}?token={host.token}")
        asyncio.run(some_decisions([host, guest]))
        log = server.stop()
    secrets = [host.token, guest.token, link["token"], claim["token"], host.table, host.code, hook, "private-address"]
    for secret in (*secrets, *map(token_hash, secrets[:4])):
        assert secret not in log, log[max(0, log.index(secret) - 200) : log.index(secret) + 100]
    assert any(json.loads(line)["event"] == "request" for line in log.splitlines())


async def some_decisions(guests: list[Guest]) -> None:
    async def player(guest: Guest) -> Any:
        with suppress(TimeoutError):
            async with asyncio.timeout(1), guest.socket() as socket:
                await play_on(socket, Random(guest.seat))

    await asyncio.gather(*map(player, guests))
