"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from random import Random
from secrets import token_hex
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

START_SECONDS = 30
WAIT_SECONDS = 30

QUICK = {
    "HIVERNAGE_BOT_DELAY": "0",
    "HIVERNAGE_TABLES_PER_HOUR": "100000",
    "HIVERNAGE_CONNECTIONS_PER_ADDRESS": "5000",
    "HIVERNAGE_SOCKETS_PER_ADDRESS": "5000",
    "HIVERNAGE_MESSAGES_PER_SECOND": "1000",
    "HIVERNAGE_REQUESTS_PER_SECOND": "100000",
    "HIVERNAGE_SPECTATORS_PER_ADDRESS": "5000",
    "HIVERNAGE_UNDOS_PER_MINUTE": "100000",
    "HIVERNAGE_CODE_TRIES_PER_MINUTE": "100000",
    "HIVERNAGE_CHAT_PER_MINUTE": "100000",
}
"""Settings that don't slow tests down."""


class ServerProcess:
    """A server that runs until the test stops or kills it. Its deals are the same each time, but where it `is_real`."""

    def __init__(
        self,
        database_url: str,
        settings: Mapping[str, str] | None = None,
        port: int = 0,
        is_real: bool = False,
    ) -> None:
        module = "hivernage" if is_real else "tests.server.same_deals"
        command = [sys.executable, "-m", module, "serve", "--no-browser", "--lang", "en", "--port", str(port)]
        environment = {**os.environ, **QUICK, **(settings or {}), "HIVERNAGE_DATABASE_URL": database_url}
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 a pipe that nobody reads would fill up
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=self._log, text=True, bufsize=1
        )
        with self.process.stdout as output:  # type: ignore[union-attr]
            line = output.readline()
        if "http://" not in line:
            raise AssertionError(f"the server didn't start: {self.ended()}")
        self.url = next(word for word in line.split() if word.startswith("http://"))
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> str:
        """End it without warning, as a power cut would; what it has logged."""
        self.process.send_signal(signal.SIGKILL)
        return self.ended()

    def stop(self) -> str:
        """End it properly; what it has logged."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> str:
        """Wait for its end; what it has logged."""
        self.process.wait(START_SECONDS)
        self._log.seek(0)
        with self._log as log:
            return log.read()


@contextmanager
def serving(
    database_url: str, settings: Mapping[str, str] | None = None, port: int = 0, is_real: bool = False
) -> Iterator[ServerProcess]:
    """A server for the length of a test."""
    server = ServerProcess(database_url, settings, port, is_real)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class HasUrl(Protocol):
    """Some server."""

    url: str


def get(server: HasUrl, path: str, headers: Mapping[str, str] | None = None) -> httpx.Response:
    """What a server gives to whoever asks, however slow the machine is."""
    return httpx.get(server.url + path, headers=headers, timeout=WAIT_SECONDS, verify=False)


class Guest:
    """Somebody at a table: a secret, and what it can be used for."""

    def __init__(self, url: str, table: str, seat: int = -2, token: str = "", code: str = "") -> None:
        self.url = url
        self.table = table
        self.seat = seat
        self.token = token
        self.code = code

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask something about the table by HTTP."""
        content = None if body is None else msgspec.json.encode(body)
        address = f"{self.url}/api/tables/{self.table}{path}"
        return httpx.request(method, address, content=content, headers=self.headers, timeout=WAIT_SECONDS, verify=False)

    def post(self, path: str, **body: object) -> Any:
        """Ask for a change that must succeed."""
        response = self.request("POST", path, body)
        assert response.status_code < 300, response.text
        return response.json()

    def refused(self, path: str, **body: object) -> str:
        """Ask for a change that must be refused; gives the name of the refusal."""
        response = self.request("POST", path, body)
        assert response.status_code >= 400, response.text
        return str(response.json()["error"])

    def info(self) -> Any:
        """All about the table but the game."""
        return self.request("GET", "").json()

    @asynccontextmanager
    async def socket(
        self, since: int = -1, words: str = "", watch: str = "", paced: str = "", **headers: str
    ) -> AsyncIterator[Socket]:
        """Look at the table; `words` is a language to be told in, `watch` leaves the seat out of it, `paced`: bots may
        wait for this screen."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/ws?since={since}"
        if words:
            address += f"&words=1&lang={words}"
        if watch:
            address += f"&watch={watch}"
        if paced:
            address += f"&paced={paced}"
        more = {**self.headers, **headers}
        async with connect(address, additional_headers=more, compression=None, max_size=None) as connection:
            yield Socket(connection)


class Socket:
    """An open socket: what came in, the latest view, and messages out."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.seq = -1
        self._ids = (f"{token_hex(4)}-{n}" for n in count(1))  # a server remembers those of earlier sockets

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.connection.recv(), WAIT_SECONDS)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.received.append(message)
        self.raw.append(str(text))
        if message["type"] == "update":
            self.view, self.seq = message["view"], message["seq"]
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def until_notice(self, notice: str) -> dict[str, Any]:
        """The next notice of a kind."""
        while True:
            message = await self.until("notice")
            if message["notice"] == notice:
                return message

    async def closed(self) -> int:
        """Wait until the server closes the socket; gives the code."""
        with suppress(ConnectionClosed):
            while True:
                await self.receive()
        return self.connection.close_code or 0

    async def send(self, kind: str, /, **fields: object) -> str:
        """Send a message; gives its id."""
        id = str(fields.pop("id", "")) or next(self._ids)
        await self.connection.send(msgspec.json.encode({"type": kind, "id": id, **fields}).decode())
        return id

    async def ask(self, kind: str, /, **fields: object) -> dict[str, Any]:
        """Send a message and wait for what the server says to it."""
        id = await self.send(kind, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == id:
                return message

    async def decide(self, question: int, answer: str, **fields: object) -> dict[str, Any]:
        return await self.ask("decide", question=question, answer=answer, **fields)

    @property
    def over(self) -> bool:
        return self.view.get("step") == "over"

    def open_questions(self) -> list[dict[str, Any]]:
        """The questions that the game waits for this seat to answer."""
        questions = self.view.get("questions", [])
        return [question for question in questions if question["answers"] and question["wait"] != "never"]


def create(server: ServerProcess, name: str = "Ana", **wish: object) -> Guest:
    """Somebody makes a table."""
    response = httpx.post(f"{server.url}/api/tables", json={"name": name, **wish}, timeout=WAIT_SECONDS, verify=False)
    assert response.status_code == 201, response.text
    made = response.json()
    return Guest(server.url, made["id"], made["seat"], made["token"], made["code"])


def join(host: Guest, name: str, **wish: object) -> Guest:
    """Somebody sits down at the host's table."""
    made = Guest(host.url, host.table).post("/join", name=name, **wish)
    return Guest(host.url, host.table, made["seat"], made["token"], made["code"])


def people(server: ServerProcess, number: int, **settings: object) -> list[Guest]:
    """A table at which only people sit, just before the start."""
    host = create(server, settings={"players": number, **settings})
    return [host, *(join(host, f"Player {n}") for n in range(2, number + 1))]


async def play(guest: Guest, seed: str, since: int = -1) -> Socket:
    """Play a seat by lot until the game is over; a socket that breaks is opened again, as a browser would."""
    rng = Random(seed)
    while True:
        try:
            async with guest.socket(since) as socket:
                await play_on(socket, rng)
                return socket
        except (ConnectionClosed, OSError):
            await asyncio.sleep(0.05)


async def play_on(socket: Socket, rng: Random, enough: Callable[[Any], bool] = lambda _view: False) -> None:
    """Answer whatever this seat is asked, by lot, until the view is enough or the game is over."""
    answered = -1
    while not socket.over and not enough(socket.view):
        questions = [question for question in socket.open_questions() if question["id"] != answered]
        if questions:
            question = questions[0]
            answered = question["id"]
            reply = await socket.decide(answered, " ".join(rng.choice(question["answers"])))
            if reply["type"] == "refused" and reply["error"] not in ("stale-question", "repeated", "over"):
                raise AssertionError(f"a legal answer was refused: {reply}")
        else:
            await socket.until("update")


def metric(server: HasUrl, name: str) -> float:
    """What a server has counted, by the name and the labels on its page for Prometheus; 0 if it isn't there yet."""
    lines = get(server, "/metrics").text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.rpartition(" ")[0] == name), 0.0)


async def until(met: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not await asyncio.to_thread(met):
            await asyncio.sleep(0.05)
