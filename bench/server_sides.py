"""The two servers: how each is started, how four players get a table there, and what its messages say."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Protocol

import msgspec

from server_load import LoadTable, Tally
from server_wire import Socket, connect, post

HERE = Path(__file__).resolve().parent
BOARDGAME_IO = HERE / "boardgame_io"
PLAYERS = 4


class Side(Protocol):
    """A server that can be measured."""

    name: str
    durable: bool

    def command(self, port: int, folder: Path) -> list[str]:
        """What starts it on a port; files go to the folder."""

    def environment(self) -> dict[str, str]:
        """What the environment of its process adds to ours."""

    def new_table(self, port: int, rng: random.Random, tally: Tally) -> LoadTable:
        """A table that isn't open yet."""


# boardgame.io: socket.io's text framing, by hand, over the same kind of socket


class TurnContext(msgspec.Struct):
    """Whose turn it is, of all that boardgame.io tells."""

    currentPlayer: str
    gameover: Any = None


class TurnState(msgspec.Struct):
    """The part of a boardgame.io state that the next move depends on."""

    ctx: TurnContext


class SyncedState(msgspec.Struct):
    """What a boardgame.io client gets first."""

    state: TurnState


UPDATE = msgspec.json.Decoder(tuple[str, str, TurnState, msgspec.Raw])
STATE_NUMBER = re.compile(rb'"_stateID":([0-9]+)')
"""The first one in a message is the state's own; the log's follow it."""
SYNC = msgspec.json.Decoder(tuple[str, str, SyncedState])


class BoardgameIoTable(LoadTable):
    """A match of the game in boardgame_io/game.mjs."""

    def __init__(self, port: int, rng: random.Random, tally: Tally) -> None:
        super().__init__(PLAYERS, tally)
        self.port = port
        self.rng = rng
        self.match = ""
        self.credentials: list[str] = []

    async def open(self) -> None:
        created = await post(self.port, "/games/winter/create", {"numPlayers": PLAYERS})
        self.match = created["matchID"]
        for seat in range(PLAYERS):
            joined = await post(
                self.port, f"/games/winter/{self.match}/join", {"playerID": str(seat), "playerName": f"player-{seat}"}
            )
            self.credentials.append(joined["playerCredentials"])
        for seat in range(PLAYERS):
            path = "/socket.io/?EIO=4&transport=websocket"
            lost = partial(self.fail, "boardgame.io hung up")
            self.sockets.append(await connect(self.port, path, {}, partial(self.receive, seat), lost))
            self.sockets[seat].send(b"40/winter,")
        await self.expect(0)

    def number_of(self, seat: int, message: bytes) -> int | None:
        if message.startswith((b'42/winter,["update"', b'42/winter,["sync"')):
            found = STATE_NUMBER.search(message)
            return int(found[1]) if found else None
        if message == b"2":  # engine.io asks whether we are there
            self.sockets[seat].send(b"3")
        elif message.startswith(b"40/winter,"):
            self.emit(seat, "sync", self.match, str(seat), self.credentials[seat], PLAYERS)
        return None

    def next_move(self) -> tuple[int, bytes] | None:
        event = memoryview(self.latest[0])[10:]
        if self.latest[0].startswith(b'42/winter,["update"'):
            turn = UPDATE.decode(event)[2].ctx
        else:
            turn = SYNC.decode(event)[2].state.ctx
        if turn.gameover is not None:
            return None
        seat = int(turn.currentPlayer)
        return seat, self.event("update", self.move(turn.currentPlayer), self.numbers[0], self.match, str(seat))

    def move(self, player: str) -> dict[str, object]:
        """Some survivor goes somewhere."""
        arguments = [self.rng.randrange(20), self.rng.randrange(7)]
        payload = {"type": "act", "args": arguments, "playerID": player, "credentials": self.credentials[int(player)]}
        return {"type": "MAKE_MOVE", "payload": payload}

    def event(self, *words: object) -> bytes:
        """An event as socket.io frames it."""
        return b"42/winter," + msgspec.json.encode(words)

    def emit(self, seat: int, *words: object) -> None:
        self.sockets[seat].send(self.event(*words))


class BoardgameIo:
    """boardgame.io's server from npm, with its default storage in memory."""

    name = "boardgame.io"
    durable = False

    def __init__(self, update_bytes: int) -> None:
        self.update_bytes = update_bytes

    def prepare(self) -> str:
        """Install it; gives why that can't be done, or nothing."""
        if not shutil.which("node") or not shutil.which("npm"):
            return "Node.js and npm have to be installed for it"
        installed, wanted = BOARDGAME_IO / "node_modules/.package-lock.json", BOARDGAME_IO / "package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
            done = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME_IO, stdout=sys.stderr)
            return "npm couldn't install it" if done.returncode else ""
        return ""

    def command(self, port: int, folder: Path) -> list[str]:  # noqa: ARG002
        return ["node", str(BOARDGAME_IO / "server.mjs"), str(port), str(self.update_bytes)]

    def environment(self) -> dict[str, str]:
        return {"NODE_ENV": "production"}

    def new_table(self, port: int, rng: random.Random, tally: Tally) -> LoadTable:
        return BoardgameIoTable(port, rng, tally)


# Hivernage


class SeenQuestion(msgspec.Struct):
    """An open question as the load generator needs it."""

    id: int
    wait: str
    answers: list[list[str]] | None


class SeenView(msgspec.Struct):
    """The part of a seat's view that its next decision depends on."""

    questions: list[SeenQuestion]
    awaited: list[int]


class SeenUpdate(msgspec.Struct):
    """An update without what isn't needed."""

    view: SeenView


SEEN = msgspec.json.Decoder(SeenUpdate)
UPDATE_NUMBER = re.compile(rb'{"type":"update","seq":([0-9]+)')
IDLE_AFTER = 3
LIMITS = {
    "HIVERNAGE_TABLES_PER_HOUR": "1000000",
    "HIVERNAGE_SOCKETS_PER_ADDRESS": "100000",
    "HIVERNAGE_CONNECTIONS_PER_ADDRESS": "100000",
    "HIVERNAGE_MESSAGES_PER_SECOND": "1000000",
    "HIVERNAGE_REQUESTS_PER_SECOND": "1000000",
    "HIVERNAGE_LOG_LEVEL": "warning",
    "HIVERNAGE_IDLE_AFTER": str(IDLE_AFTER),
}
"""One address makes all tables and holds all sockets here; no player is that fast. The rest is as it comes."""


class HivernageTable(LoadTable):
    """A game of Hivernage with people who answer by lot."""

    def __init__(self, port: int, rng: random.Random, tally: Tally, players: int, settings: dict[str, object]) -> None:
        super().__init__(players, tally)
        self.players = players
        self.settings = settings
        self.port = port
        self.rng = rng
        self.sent = 0

    async def open(self) -> None:
        settings = {"players": self.players, **self.settings}
        seated = await post(self.port, "/api/tables", {"name": "player-0", "settings": settings})
        where, tokens = f"/api/tables/{seated['id']}", [seated["token"]]
        for seat in range(1, self.players):
            joined = await post(self.port, f"{where}/join", {"name": f"player-{seat}", "seat": seat})
            tokens.append(joined["token"])
        await post(self.port, f"{where}/start", {}, tokens[0])
        for seat, token in enumerate(tokens):
            self.sockets.append(await self.connect(seat, f"{where}/ws", token))
        await self.expect(0)

    async def connect(self, seat: int, path: str, token: str) -> Socket:
        """A seat's socket."""
        headers = {"Authorization": f"Bearer {token}"}
        lost = partial(self.fail, "Hivernage hung up")
        return await connect(self.port, path, headers, partial(self.receive, seat), lost)

    def number_of(self, seat: int, message: bytes) -> int | None:
        if found := UPDATE_NUMBER.match(message):
            return int(found[1])
        if message.startswith(b'{"type":"refused"'):
            self.fail(f"Hivernage refused a decision of seat {seat}: {message.decode()}")
        return None

    def next_move(self) -> tuple[int, bytes] | None:
        awaited = SEEN.decode(self.latest[0]).view.awaited
        if not awaited:
            return None
        seat = self.rng.choice(awaited)
        open_questions = SEEN.decode(self.latest[seat]).view.questions
        question = next(one for one in open_questions if one.wait != "never" and one.answers)
        answer = " ".join(self.rng.choice(question.answers or []))
        self.sent += 1
        decide = {"type": "decide", "id": str(self.sent), "question": question.id, "answer": answer}
        return seat, msgspec.json.encode(decide)


class Hivernage:
    """This project's server as `hivernage serve` starts it: SQLite, every decision on disk before it is told."""

    name = "hivernage"
    durable = True
    players = PLAYERS
    settings: ClassVar[dict[str, object]] = {}

    def command(self, port: int, folder: Path) -> list[str]:
        database = f"sqlite:///{folder / 'bench.sqlite3'}"
        serve = [sys.executable, "-m", "hivernage", "serve", "--host", "127.0.0.1", "--port", str(port)]
        return [*serve, "--no-browser", "--database-url", database]

    def environment(self) -> dict[str, str]:
        return LIMITS

    def new_table(self, port: int, rng: random.Random, tally: Tally) -> LoadTable:
        return HivernageTable(port, rng, tally, self.players, self.settings)


class HivernageAtWar(Hivernage):
    """The same at a full table of Warring Colonies, without its timer: nobody here waits for time to pass."""

    name = "hivernage, 10 at war"
    players = 10
    settings: ClassVar[dict[str, object]] = {"box": "warring-colonies", "timer": 0}
