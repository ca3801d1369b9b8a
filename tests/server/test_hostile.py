"""A hostile client gets nothing and disturbs nobody."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket as sockets
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hivernage.server.http import connection as connections
from hivernage.server.tables.client import MOST_WAITING
from tests.how_many import how_many
from tests.laws.games import base
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, ServerProcess, Socket, create, get, people, play_on, serving

STRANGE_MESSAGES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[" * 16_000,
    '{"type":' * 2000,
    '{"type":"decide"}',
    '{"type":"decide","id":"a","question":NaN,"answer":"end"}',
    '{"type":"decide","id":"a","question":1e999,"answer":"end"}',
    '{"type":"decide","id":"a","question":' + "9" * 4000 + ',"answer":"end"}',
    '{"type":"decide","id":"a","id":"b","question":1,"answer":"end","seat":0}',
    '{"type":"decide","id":"' + "x" * 65 + '","question":1,"answer":"end"}',
    '{"type":"decide","id":"a","question":1,"answer":"' + "end " * 100 + '"}',
    '{"type":"hello","id":"a"}',
    '{"type":"update","id":"a","seq":1}',
    '{"type":"say","id":"a","talk":{"type":"chat","text":"' + "x" * 501 + '"}}',
    '{"type":"say","id":"a","talk":{"type":"accuse","seat":-1}}',
    '{"type":"vote","id":"a","motion":"\\u0000","yes":true}',
    b"\x00\xff" * 100,
    os.urandom(500),
]


def stored(database: Path, table: str) -> dict[str, Any]:
    """All that is stored of a table."""
    columns = {"games": "id", **dict.fromkeys(("log", "seats", "tokens", "talk", "checkpoints"), "game")}
    with sqlite3.connect(database) as connection:
        found = {
            name: sorted(connection.execute(f"SELECT * FROM {name} WHERE {column} = ?", [table]).fetchall(), key=repr)
            for name, column in columns.items()
        }
    connection.close()
    return found


def memory(server: ServerProcess) -> int:
    """Megabytes that the server takes."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


async def lazy_socket(port: int, table: str) -> sockets.socket:
    """A WebSocket that nobody reads from, with little room on its side."""
    socket = sockets.socket()
    socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    socket.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(socket, ("127.0.0.1", port))
    request = (
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(socket, request.encode())
    return socket


# A game goes on while everything is tried


async def table_of_four(guests: list[Guest]) -> list[Socket]:
    """A game to its end. Nobody reconnects: a socket that breaks is a player who was disturbed."""

    async def seat(guest: Guest) -> Socket:
        async with guest.socket() as socket:
            await play_on(socket, Random(guest.seat))
            return socket

    return await asyncio.gather(*map(seat, guests))


async def play_a_while(guests: list[Guest], decisions: int) -> None:
    """So many decisions, or until the end, all of them accepted."""
    rng = Random(1)
    async with contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(guest.socket()) for guest in guests]
        for player in players:
            await player.until("update")
        for n in range(decisions):
            if players[0].over:
                return  # played by lot, a game may be short
            asked = [(player, question) for player in players for question in player.open_questions()]
            player, question = asked[0]
            reply = await player.decide(question["id"], " ".join(rng.choice(question["answers"])), id=f"d{n}")
            assert reply["type"] == "accepted"
            for other in players:
                while other.seq < reply["seq"]:
                    await other.until("update")


class Attack:
    """What is attacked, and with what: a seat at another table."""

    def __init__(self, server: ServerProcess, game: Guest, quiet: Guest, own: Guest) -> None:
        self.server = server
        self.game = Guest(server.url, game.table)
        self.quiet = Guest(server.url, quiet.table)
        self.own = own
        self.rng = Random(5)
        self.refused_by_name = 0
        self.kept: list[asyncio.StreamWriter | sockets.socket] = []

    def socket(self, guest: Guest, **headers: str) -> connect:
        address = f"{guest.url.replace('http', 'ws')}/api/tables/{guest.table}/ws"
        more = {**guest.headers, **headers}
        return connect(
            address, additional_headers=more, compression=None, max_size=None, open_timeout=60, ping_interval=None
        )

    async def random_bytes(self) -> None:
        """Not HTTP at all, or nearly; and lines that are never finished."""
        starts = [b"", b"GET /api/box HTTP/1.1\r\nHost: ", b"POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{"]
        for start in starts:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            writer.write(start + self.rng.randbytes(3000))
            with contextlib.suppress(OSError):
                await writer.drain()
                answer = await asyncio.wait_for(reader.read(2000), 1)
                assert b"Traceback" not in answer
            writer.close()

    async def half_open(self) -> None:
        """Begun and left alone."""
        for _ in range(20):
            _, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{")
            self.kept.append(writer)

    def hang_up(self) -> None:
        for thing in self.kept:
            thing.close()

    async def strange_messages(self) -> None:
        """Nothing that can be read, until the socket is closed for it."""
        async with self.socket(self.game) as socket:
            with contextlib.suppress(ConnectionClosed):
                for message in self.rng.sample(STRANGE_MESSAGES, len(STRANGE_MESSAGES)):
                    await socket.send(message)
                await socket.send(b"\xff\xfe\xfd", text=True)
            await self._listen_to_the_end(socket)
            assert socket.close_code in (1000, 1007, 4400, None)

    async def huge_frames(self) -> None:
        async with self.socket(self.own) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.send('{"type":"ping","id":"' + "x" * 2_000_000 + '"}')
            await self._listen_to_the_end(socket)
            assert socket.close_code == 1009

    async def _listen_to_the_end(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            while True:
                text = await asyncio.wait_for(socket.recv(), 0.5)
                assert "Traceback" not in str(text)
                assert '"mine":{' not in str(text) or socket.request.headers.get("Authorization")  # type: ignore[union-attr]

    async def flood(self) -> None:
        """Thousands of messages from a seat of one's own, and pings between them."""
        async with self.socket(self.own) as socket:
            with contextlib.suppress(ConnectionClosed):
                for n in range(3000):
                    message = {"type": "decide", "id": f"m{n % 50}", "question": n % 9, "answer": "end"}
                    await socket.send(msgspec.json.encode(message).decode())
                    if n % 100 == 0:
                        await socket.ping()
            await self._listen_to_the_end(socket)

    async def forged_seats(self) -> None:
        """Tokens of another table, or of none open nothing; whoever looks on with them or without decides nothing."""
        for token in (self.own.token, "A" * 43, "x" * 90):
            async with Guest(self.server.url, self.game.table, token=token).socket() as socket:
                assert await socket.closed() == 4401
        for token in (self.own.token, ""):
            guest = Guest(self.server.url, self.game.table, token=token)
            async with guest.socket(watch="1") as socket:
                hello = await socket.until("hello")
                assert hello["table"]["you"] == -2
                assert (await socket.until("update"))["view"]["mine"] is None
                for question in range(20):
                    reply = await socket.decide(question, "end", id="m1")
                    assert reply["error"] == "no-seat"
                assert (await socket.ask("undo"))["error"] == "no-seat"
                assert (await socket.ask("say", talk={"type": "ready"}))["error"] == "no-seat"

    async def foreign_origin(self) -> None:
        for origin in ("https://evil.example", "null"):
            async with self.socket(self.own, Origin=origin) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert (socket.close_code, socket.close_reason) == (4403, "foreign-origin")

    async def never_read(self) -> None:
        """Spectators who look away: what they are sent must not pile up."""
        for _ in range(10):
            socket = await lazy_socket(self.server.port, self.game.table)
            self.kept.append(socket)

    async def by_http(self) -> None:
        """Forged secrets and large bodies, many at a time."""
        async with httpx.AsyncClient(timeout=60) as web:
            address = f"{self.server.url}/api/tables/{self.quiet.table}"
            for n in range(30):
                headers = {"Authorization": f"Bearer {self.own.token if n % 2 else 'x'}"}
                asked = [web.post(address + path, json={}, headers=headers) for path in ("/close", "/leave", "/start")]
                asked.append(web.post(address + "/name", content=b"x" * 200_000, headers=headers))
                for response in await asyncio.gather(*asked):
                    assert response.status_code in (401, 413)

    async def many_connections(self, number: int = 1000) -> None:
        """Over the limit of an address they are turned away by name."""
        at_once = asyncio.Semaphore(100)

        async def one() -> None:
            async with at_once, self.socket(self.quiet) as socket:
                with contextlib.suppress(ConnectionClosed):
                    await socket.recv()
                    await asyncio.sleep(0.5)
                self.refused_by_name += socket.close_reason == "too-many-sockets"

        await asyncio.gather(*(one() for _ in range(number)))

    def all(self) -> list[Callable[[], Awaitable[None]]]:
        return [
            self.never_read, self.half_open, self.random_bytes, self.strange_messages, self.huge_frames, self.flood,
            self.forged_seats, self.foreign_origin, self.by_http, self.many_connections,
        ]  # fmt: skip


def test_a_game_goes_on_whatever_strangers_do(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    limits = {"HIVERNAGE_SOCKETS_PER_ADDRESS": "60", "HIVERNAGE_SPECTATORS_PER_ADDRESS": "60"}
    with serving(f"sqlite:///{database}", limits) as server:
        guests, quiet, (own, _) = people(server, 4), people(server, 3), people(server, 2)
        for host in (guests[0], quiet[0], own):
            host.post("/start")
        attack = Attack(server, guests[0], quiet[0], own)
        before, megabytes = stored(database, quiet[0].table), memory(server)

        async def story() -> list[Socket]:
            game = asyncio.create_task(table_of_four(guests))
            await asyncio.sleep(0.3)  # the players are there first: they share the attacker's address
            for attempt in attack.all():
                await attempt()
            players = await game
            attack.hang_up()
            return players

        players = asyncio.run(story())
        assert len({(player.view["ending"], player.seq) for player in players if player.view}) == 1
        refused = [message for player in players for message in player.received if message["type"] == "refused"]
        assert [message for message in refused if message["error"] not in ("stale-question", "over")] == []
        assert stored(database, quiet[0].table) == before
        assert attack.refused_by_name > 300
        assert memory(server) < megabytes + 150
        assert get(server, "/healthz").text == "ok\n"
        log = server.stop()
    assert "Traceback" not in log
    assert " ERROR " not in log


def test_a_thousand_spectators_at_one_table_disturb_no_other(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    hundreds = how_many(request, quick=3, thorough=10, long=10)
    with serving(f"sqlite:///{tmp_path}/games.db") as server:
        guests, crowded = people(server, 2), create(server)
        guests[0].post("/start")
        attack = Attack(server, guests[0], crowded, crowded)

        async def story() -> None:
            async with contextlib.AsyncExitStack() as crowd:
                game = asyncio.create_task(play_a_while(guests, 60))
                for _ in range(hundreds):
                    opened = await asyncio.gather(*(attack.socket(attack.quiet) for _ in range(100)))
                    for socket in opened:
                        crowd.push_async_callback(_hang_up, socket)
                async with crowded.socket() as host:
                    assert (await host.until("hello"))["table"]["spectators"] > 90 * hundreds
                await game

        asyncio.run(story())


async def _hang_up(socket: ClientConnection) -> None:
    socket.transport.abort()


# What may be refused is refused by name, and leaves no trace


def test_wrong_decisions_leave_no_trace(tmp_path: Path) -> None:
    database = tmp_path / "games.db"

    async def story(server: Inside) -> None:
        guests = await server.people(3)
        elsewhere = await server.people(2)
        async with contextlib.AsyncExitStack() as stack:
            at = [await stack.enter_async_context(guest.socket()) for guest in [*guests, elsewhere[0]]]
            for socket in at:
                await socket.until("update")
            asked = next(socket for socket in at[:3] if socket.open_questions())
            idle = next(socket for socket in at[:3] if socket is not asked)
            question = asked.open_questions()[0]
            legal = " ".join(question["answers"][0])
            accepted = await asked.decide(question["id"], legal, id="mine")
            assert accepted["type"] == "accepted"
            before = stored(database, guests[0].table)
            other = before["log"][-1]
            not_theirs = {"stale-question", "not-asked", "illegal-answer"}
            wrong: list[tuple[Socket, dict[str, Any], set[str]]] = [
                (asked, {"question": question["id"], "answer": legal, "id": "mine"}, {"repeated"}),
                (asked, {"question": question["id"] + 500, "answer": legal, "id": "mine"}, {"repeated"}),
                (asked, {"question": question["id"] + 500, "answer": legal}, {"stale-question"}),
                (asked, {"question": -1, "answer": legal}, {"stale-question"}),
                (idle, {"question": question["id"], "answer": legal, "id": "mine"}, not_theirs),
                (
                    idle,
                    {"question": question["id"], "answer": legal, "seat": 0},
                    {"bad-message"},
                ),
                (asked, {"question": question["id"], "answer": "x" * 301}, {"bad-message"}),
                (asked, {"question": "1", "answer": legal}, {"bad-message"}),
                (asked, {"question": 1}, {"bad-message"}),
            ]
            for socket, message, errors in wrong:
                reply = await socket.ask("decide", **message)
                assert reply["type"] == "refused"
                assert reply["error"] in errors, (message, reply)
                assert reply["text"]
            assert (await at[3].decide(question["id"], "nonsense", id="mine"))["error"] == "illegal-answer"
            assert stored(database, guests[0].table) == before
            assert other[-1] == "mine"

    async def run() -> None:
        async with inside(f"sqlite:///{database}") as server:
            await story(server)
            assert not server.errors

    asyncio.run(run())


def test_no_words_break_the_rules(sqlite_url: str) -> None:
    """Any words in any order, as an answer or as a question why not: refused by name, never an error."""
    rng = Random(7)
    numbers = ["die=0", "die=7", "die=-1", "die=", "die=x", "die=99999999999999999999", "die=²", "die=1.5", "die"]
    others = [
        "p0",
        "p1",
        "p9",
        "p-1",
        "p",
        "",
        "\n",
        "@",
        "#",
        "colony",
        "zombie",
        "é",
        "🧟",
        "'",
        "%s",
        "{0}",
        "\\",
        "x@y@z",
    ]
    verbs = ["move", "search", "attack", "use", "equip", "barricade", "attract", "add-equipped", "hand-off", "play"]
    verbs += ["add", "request", "exile", "feed", "food", "store", "show", "clean", "give", "vote", "roll", "end"]
    cards = sorted(base().cards)

    def salad() -> str:
        words = [rng.choice(rng.choice([numbers, others, verbs, cards])) for _ in range(rng.randrange(6))]
        return " ".join([rng.choice(verbs), *words])[:300]

    async def story() -> None:
        async with inside(sqlite_url, messages_per_second=100_000) as server:
            guests = await server.people(2)
            for _ in range(3):
                for guest in guests:
                    async with guest.socket() as socket:
                        await socket.until("update")
                        for _ in range(120):
                            replies = [await socket.ask("why", action=salad())]
                            for question in socket.open_questions():
                                answer = salad()
                                if answer.split() not in question["answers"]:
                                    replies.append(await socket.decide(question["id"], answer))
                            assert all(reply.get("error") in (None, "illegal-answer") for reply in replies), replies
                        for question in socket.open_questions()[:1]:
                            await socket.decide(
                                question["id"], " ".join(rng.choice(question["answers"])), id=str(rng.random())
                            )
            assert not server.errors

    asyncio.run(story())


# Clients that never read


def test_who_never_reads_is_cut_off(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept for them is bounded, and soon nothing is."""
    monkeypatch.setattr(connections, "PATIENCE", 0.5)
    made: list[connections.Connection] = []
    connection_made = connections.Connection.connection_made

    def watched(self: connections.Connection, transport: asyncio.BaseTransport) -> None:
        made.append(self)
        connection_made(self, transport)

    monkeypatch.setattr(connections.Connection, "connection_made", watched)

    async def story() -> None:
        async with inside(sqlite_url) as server:
            guests = await server.people(2)
            room = server.tables.rooms[guests[0].table]
            lazy = await lazy_socket(int(server.url.rpartition(":")[2]), guests[0].table)
            while not room.clients:
                await asyncio.sleep(0.001)
            (client,) = room.clients
            while client in room.clients:
                client.send(b"x" * 20_000)
                await asyncio.sleep(0.001)
                assert len(client._waiting) <= MOST_WAITING
                assert all(one.transport.get_write_buffer_size() < 300_000 for one in made)
            assert client.leaving == "too-slow"
            lazy.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_pings_do_not_fill_the_memory(sqlite_url: str) -> None:
    made: list[connections.Connection] = []

    class Watched(connections.Connection):
        def handle_ping(self) -> None:
            super().handle_ping()
            made.append(self)

    async def story() -> None:
        async with inside(sqlite_url) as server:
            guest = await server.create()
            address = f"{server.url.replace('http', 'ws')}/api/tables/{guest.table}/ws"
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with connect(address, compression=None, ping_interval=None, close_timeout=0.1) as lazy:
                    lazy.transport.pause_reading()
                    for _ in range(60_000):
                        lazy.protocol.send_ping(b"x" * 125)
                        lazy.transport.write(b"".join(lazy.protocol.data_to_send()))
                        if lazy.transport.get_write_buffer_size() > 100_000:
                            await asyncio.sleep(0)
                    lazy.transport.abort()
            assert made
            assert max(one.transport.get_write_buffer_size() for one in made) < 300_000

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hivernage.server.run.Connection", Watched)
        asyncio.run(asyncio.wait_for(story(), 60))
