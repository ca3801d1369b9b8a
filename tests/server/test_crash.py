"""Power cuts: what was acknowledged is there afterwards, and the games go on to their end."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial
from hashlib import sha256
from random import Random
from secrets import token_hex
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hivernage.server.store import LogRow, SetGame, Store
from tests.server.serving import Guest, ServerProcess, Socket, create, people, serving, until


class Player:
    """Plays a seat by lot, comes back when the socket breaks, and remembers whatever the server has promised."""

    def __init__(self, guest: Guest, rng: Random, there: asyncio.Event, thinks: float = 0) -> None:
        self.guest = guest
        self.rng = rng
        self.there = there  # set while there is a server: without it whoever knocks takes the time that its start needs
        self.thinks = thinks  # seconds, on the average
        self.waited: list[float] = []  # seconds until a decision was acknowledged, however often it had to be sent
        self.came_back = -1
        self.put_off = 0  # decisions that had to be sent again because others were too quick
        self.seq = -1
        self.over = False
        self.views: dict[int, str] = {}  # by entry
        self.sent: tuple[str, int, str] | None = None  # id, question and answer, not acknowledged yet
        self.acknowledged: list[tuple[int, int, int, str, str]] = []  # as the log must have it

    async def play(self) -> None:
        """Until the game is over, however often the server goes away."""
        while not self.over:
            await self.there.wait()
            try:
                async with self.guest.socket(self.seq) as socket:
                    self.came_back += 1
                    await self._play_on(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play_on(self, socket: Socket) -> None:
        await self._next(socket, "update")
        if self.sent is not None:
            await self._send(socket, *self.sent)
        answered = -1
        while not self.over:
            questions = [each for each in socket.open_questions() if each["id"] != answered]
            if questions:
                answered = questions[0]["id"]
                answer = " ".join(self.rng.choice(questions[0]["answers"]))
                await asyncio.sleep(self.rng.uniform(0, 2 * self.thinks))
                self.began = time.monotonic()
                await self._send(socket, token_hex(8), answered, answer)
            else:
                await self._next(socket, "update")

    async def _send(self, socket: Socket, id: str, question: int, answer: str) -> None:
        self.sent = id, question, answer
        await socket.send("decide", id=id, question=question, answer=answer)
        while True:
            reply = await self._next(socket, "accepted", "refused", "update")
            if reply.get("id") == id:
                break
        if reply.get("error") == "storage":
            self.put_off += 1
            await self._send(socket, id, question, answer)
            return
        self.sent = None
        self.waited.append(time.monotonic() - self.began)
        if reply["type"] == "accepted" or reply["error"] == "repeated":
            self.acknowledged.append((reply["seq"], self.guest.seat, question, answer, id))
        else:
            assert reply["error"] in ("stale-question", "not-asked", "over"), reply

    async def _next(self, socket: Socket, *kinds: str) -> dict[str, Any]:
        while True:
            message = await socket.receive()
            socket.received.clear()  # an evening of views is too much to keep
            if message["type"] == "update":
                self._look(message)
            if message["type"] in kinds:
                return message

    def _look(self, update: dict[str, Any]) -> None:
        assert update["seq"] >= self.seq, "the table never goes back"
        self.seq = update["seq"]
        shown = sha256(msgspec.json.encode(update["view"])).hexdigest()
        assert self.views.setdefault(self.seq, shown) == shown, f"entry {self.seq} has led to another position"
        self.over = self.over or update["view"]["step"] == "over"


class Evening:
    """Many tables at a server that is killed again and again."""

    def __init__(self, url: str, guests: list[Guest], unattended: list[str]) -> None:
        self.url = url
        self.there = asyncio.Event()
        self.players = [Player(guest, Random(n), self.there) for n, guest in enumerate(guests)]
        self.unattended = unattended
        self.tables = {guest.table for guest in guests} | set(unattended)

    async def play(self, server: ServerProcess, kills: list[int]) -> None:
        """Play every game to its end; the server is killed after so many more acknowledged decisions."""
        self.there.set()
        playing = [asyncio.create_task(player.play()) for player in self.players]
        try:
            for decisions in kills:
                await self._wait_for(decisions, playing)
                self.there.clear()
                await asyncio.to_thread(server.kill)
                await self._check_log()
                server = await asyncio.to_thread(ServerProcess, self.url, None, server.port)
                self.there.set()
            await asyncio.gather(*playing)
            for table in self.unattended:
                await until(partial(self._is_over, server, table))
        finally:
            if server.process.poll() is None:
                await asyncio.to_thread(server.kill)
        await self._check_log()

    async def _wait_for(self, decisions: int, playing: list[asyncio.Task[None]]) -> None:
        wanted = self._acknowledged() + decisions
        while self._acknowledged() < wanted:
            for task in playing:
                if task.done():
                    task.result()
            assert not all(task.done() for task in playing), "every game was over before the kill"
            await asyncio.sleep(0.01)

    def _acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def _check_log(self) -> None:
        """Whatever was acknowledged is in the log under its number, and nothing is there twice."""
        store = await Store.open(self.url)
        logs = {table: await store.log(table) for table in self.tables}
        for table in self.unattended:
            await store.write(SetGame(table, {"due": 0}))  # as if its lease had run out meanwhile
        await store.close()
        check_logs(logs, self.players)

    def _is_over(self, server: ServerProcess, table: str) -> bool:
        return bool(Guest(server.url, table).request("GET", "").json()["status"] == "over")


def check_logs(logs: dict[str, list[LogRow]], players: list[Player]) -> None:
    """Whatever was acknowledged is in the log under its number, and nothing is there twice."""
    for log in logs.values():
        assert [row.seq for row in log] == list(range(1, len(log) + 1))
        ids = Counter(row.client for row in log if row.client)
        assert ids.total() == len(ids), "a decision is there twice"
    for player in players:
        log = logs[player.guest.table]
        for entry in player.acknowledged:
            assert entry_of(log[entry[0] - 1]) == entry


def entry_of(row: LogRow) -> tuple[int, int, int, str, str]:
    return row.seq, row.seat, row.question, row.answer, row.client


def evening(server: ServerProcess, url: str, groups: int, solos: int, players: int, unattended: int) -> Evening:
    """Tables of people, tables of one person with bots, and tables that everybody has left to bots."""
    guests = []
    for _ in range(groups):
        group = people(server, players)
        group[0].post("/start")
        guests += group
    guests += [create(server, settings={"players": players}, fill="random", start=True) for _ in range(solos)]
    left = [create(server, settings={"players": players}, fill="random", start=True) for _ in range(unattended)]
    for guest in left:
        guest.post("/leave")
    return Evening(url, guests, [guest.table for guest in left])


def test_a_kill_in_the_middle_of_games_loses_nothing(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        tables = evening(server, sqlite_url, groups=4, solos=3, players=2, unattended=1)
        asyncio.run(tables.play(server, kills=[150]))


@pytest.mark.long
def test_fifty_games_survive_many_kills(database_url: str) -> None:
    rng = Random("kills")
    with serving(database_url) as server:
        tables = evening(server, database_url, groups=30, solos=15, players=4, unattended=5)
        asyncio.run(tables.play(server, kills=[rng.randint(50, 700) for _ in range(6)]))
