"""The WebSocket of one client: messages in, messages out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from hivernage import __version__
from hivernage.model.ids import SPECTATOR
from hivernage.server.http.auth import origin_allowed
from hivernage.server.http.identity import address_of, language_of, looker, seat_of
from hivernage.server.ops.limits import MESSAGE_COSTS, SOCKETS_OF_A_SEAT
from hivernage.server.refusal import STATUS, Refusal
from hivernage.server.store import StoreError
from hivernage.server.tables import playing, table_talk, votes
from hivernage.server.tables.all_tables import AllTables
from hivernage.server.tables.client import Client
from hivernage.server.tables.room import Room
from hivernage.wire.messages import (
    PROTOCOL,
    AskInsight,
    ClientMessage,
    Decide,
    Hello,
    Ping,
    Pong,
    Propose,
    Say,
    Shown,
    Undo,
    Unsay,
    Vote,
    WhyNot,
)

log = logging.getLogger(__name__)

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
LARGEST_MESSAGE: Final = 16 * 1024
NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
MOST_BAD_MESSAGES: Final = 20
"""So many messages that can't be read, and the socket is closed."""

CLOSE_CODES: Final = {
    "restarting": 1012,
    "too-slow": 1013,
    "seat-moved": 4001,
    "no-spectators": 4403,
    "bad-messages": 4400,
}
GOODBYE_SECONDS: Final = 5
"""How long somebody who has to go may take to be told so."""

REFUSED_CODE: Final = 4000
"""Plus the last three digits of an HTTP status: why a socket was closed at once."""

Handler = Callable[[Room, Client, Any], Awaitable[None]]


async def pong(_room: Room, client: Client, message: Ping) -> None:
    client.send(Pong(message.id))


HANDLERS: Final[dict[type, Handler]] = {
    Decide: playing.decide,
    Undo: playing.undo,
    WhyNot: playing.explain,
    AskInsight: playing.look_ahead,
    Say: table_talk.say,
    Unsay: table_talk.unsay,
    Propose: votes.propose,
    Vote: votes.vote,
    Shown: playing.has_shown,
    Ping: pong,
}


class Goodbye:
    """Closes a socket, saying why, once all that its client was sent before has been read."""

    def __init__(self, client: Client, send: Send) -> None:
        self._client = client
        self._send = send
        self._begun = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def __call__(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._say())
            self._begun.set()

    async def _say(self) -> None:
        reason = self._client.leaving
        code = CLOSE_CODES.get(reason) or REFUSED_CODE + STATUS.get(reason, 500)
        with contextlib.suppress(OSError, RuntimeError):  # it hung up
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    async def said(self) -> None:
        """Wait until it is said, but not for ever."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._begun.wait()
                if self._task is not None:
                    await self._task


class TableSocket:
    """The ASGI endpoint of /api/tables/{id}/ws."""

    def __init__(self, tables: AllTables) -> None:
        self.tables = tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        address = address_of(connection)
        await receive()  # websocket.connect
        try:
            if not self.tables.limits.requests.take(address):
                raise Refusal("too-fast")
            room, client = await self._welcome(connection, scope["path_params"]["id"])
            with self._place(room, client, address):
                await send({"type": "websocket.accept"})
                goodbye = client.goodbye = Goodbye(client, scope.get("plain_send", send))
                await self._serve(room, client, connection, receive)
                if client.leaving:
                    await goodbye.said()
        except Refusal as refusal:
            await self._turn_away(send, refusal)
        except StoreError:
            await self._turn_away(send, Refusal("storage"))

    @contextlib.contextmanager
    def _place(self, room: Room, client: Client, address: str) -> Iterator[None]:
        """One of the sockets that an address may hold; those who look on take none from those who play."""
        limits = self.tables.limits
        places = limits.seat_sockets if client.has_seat else limits.spectator_sockets
        devices = room.devices(client.seat) if client.has_seat else 0
        if devices >= SOCKETS_OF_A_SEAT or not places.enter(address):
            raise Refusal("too-many-sockets")
        try:
            yield
        finally:
            places.leave(address)

    async def _welcome(self, connection: HTTPConnection, id: str) -> tuple[Room, Client]:
        if not origin_allowed(connection, self.tables.config):
            raise Refusal("foreign-origin")
        room = await self.tables.room(id)
        watches = connection.query_params.get("watch") == "1"  # a shared screen shows nobody's cards
        token = None if watches else await looker(connection, self.tables, room)
        seat, role = (token.seat, token.role) if token else (SPECTATOR, "spectator")
        if token is None and not room.settings.spectators and room.row.status != "lobby":
            raise Refusal("no-spectators")
        line = connection.scope["extensions"].pop("line")
        client = Client(seat, role, language_of(connection), token.hash if token else "", line)
        client.words = client.lang if connection.query_params.get("words") == "1" else None
        client.paced = connection.query_params.get("paced") == "1"
        return room, client

    async def _turn_away(self, send: Send, refusal: Refusal) -> None:
        """Accept only to say why not: a browser isn't told the status of a socket that never opened."""
        self.tables.metrics.refused.labels(refusal.error).inc()
        with contextlib.suppress(Exception):
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": REFUSED_CODE + refusal.status, "reason": refusal.error})

    async def _serve(self, room: Room, client: Client, connection: HTTPConnection, receive: Receive) -> None:
        gauge = self.tables.metrics.sockets_open.labels("seat" if client.has_seat else "spectator")
        gauge.inc()
        try:
            await self._greet(room, client, connection)
            await self._read(room, client, connection, receive)
        except (Refusal, StoreError) as trouble:
            error = trouble.error if isinstance(trouble, Refusal) else "storage"
            self.tables.metrics.refused.labels(error).inc()
            client.leave(error)
        finally:
            gauge.dec()
            room.drop(client)

    async def _greet(self, room: Room, client: Client, connection: HTTPConnection) -> None:
        async with room.lock:
            if client.has_seat:
                token = await seat_of(connection, self.tables, room.id)
                if token is None:
                    client.leave("seat-moved")  # while it waited at the door
                    return
                client.seat = token.seat
            talk = await table_talk.said_lately(self.tables.store, room.id)
            table_talk.tell_new(room, talk)
            since = _since(connection)
            if room.game is not None and since > room.game.seq:
                await room.read_again()  # it was at another process, which knew more
            game = await room.wake() if room.row.start is not None else None
            room.add(client)
            await self.tables.presence.tell(room, client)
            if client.has_seat:
                await votes.seat_is_there(room, client.seat)
            client.send(
                Hello(
                    PROTOCOL,
                    __version__,
                    room.info(client),
                    [each for each in talk if table_talk.is_for(room, client.seat, each)],
                )
            )
            if game is not None:
                client.seen = min(since, game.seq)
                room.tell(game, [client])
                self.tables.deadlines.look_after(room)

    async def _read(self, room: Room, client: Client, connection: HTTPConnection, receive: Receive) -> None:
        limits, address = self.tables.limits, address_of(connection)
        bad = 0
        while not client.leaving:
            message = await receive()
            bucket = room.bucket(limits.messages, client.seat) if client.has_seat else limits.onlookers.of(address)
            if message["type"] == "websocket.disconnect" or client.leaving:
                return
            if not bucket.take():
                self._refuse(client, Refusal("too-fast"), _id_of(message))
                await asyncio.sleep(bucket.wait())
                continue
            try:
                asked = _decoded(message)
            except Refusal as refusal:
                self._refuse(client, refusal, _id_of(message))
                bad += 1
                if bad >= MOST_BAD_MESSAGES:
                    client.leave("bad-messages")
                continue
            if not bucket.take(MESSAGE_COSTS.get(str(asked.__struct_config__.tag), 1) - 1):
                self._refuse(client, Refusal("too-fast"), asked.id)
                continue
            connection.scope["asked"] = type(asked).__name__
            await self._handle(room, client, asked)
            await asyncio.sleep(0)  # others have their turn, and the answer goes out: asking much isn't reading slowly

    async def _handle(self, room: Room, client: Client, message: ClientMessage) -> None:
        try:
            await HANDLERS[type(message)](room, client, message)
        except Refusal as refusal:
            self._refuse(client, refusal, message.id)
        except StoreError:
            self._refuse(client, Refusal("storage"), message.id)
        except Exception:
            log.exception("a message failed: %s", type(message).__name__)
            self._refuse(client, Refusal("broken"), message.id)

    def _refuse(self, client: Client, refusal: Refusal, id: str) -> None:
        self.tables.metrics.refused.labels(refusal.error).inc()
        client.refuse(id, refusal.error, refusal.text(client.lang), refusal.rule, refusal.seq)


def _since(connection: HTTPConnection) -> int:
    """The last entry the client says it has seen."""
    text = connection.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


def _decoded(message: Message) -> ClientMessage:
    text = message.get("text")
    if text is None:
        raise Refusal("bad-message")
    if len(text) > LARGEST_MESSAGE:
        raise Refusal("too-large")
    if has_nul(text.encode()):
        raise Refusal("bad-message")
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise Refusal("bad-message") from None


def has_nul(text: bytes) -> bool:
    """Whether JSON holds the character 0: some databases can't keep it, and nobody can type it."""
    return NUL.search(text) is not None


class _OnlyId(msgspec.Struct):
    id: str = ""


def _id_of(message: Message) -> str:
    """The id of a message that can't be read otherwise, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(message.get("text") or "{}", type=_OnlyId).id[:64]
    except (msgspec.DecodeError, RecursionError):
        return ""
