"""Talk at the table: kept with the game, and deleted when somebody wants it."""

from __future__ import annotations

import msgspec

from hivernage.server.client import Client
from hivernage.server.refusal import Refusal
from hivernage.server.room import Room
from hivernage.server.store import AddTalk, BlankTalk, LostRace, Store, TalkRow
from hivernage.server.wire import Accepted, Accuses, Asks, Chat, Said, Say, Talk, Unsay

LATELY = 100
"""How much of what was said is told to somebody who comes."""

DECODER: msgspec.json.Decoder[Talk] = msgspec.json.Decoder(Talk)


async def say(room: Room, client: Client, message: Say) -> None:
    """Keep what a seat says, and tell everybody."""
    if not client.has_seat:
        raise Refusal("no-seat")
    if not client.chat.take():
        raise Refusal("too-fast")
    _check(room, message.talk)
    async with room.lock:
        said = await _keep(room, client.seat, message.talk)
    for other in room.clients:
        other.send(said)
    client.send(Accepted(message.id, said.n))
    room.hall.metrics.chat_messages.inc()


def _check(room: Room, talk: Talk) -> None:
    if isinstance(talk, Accuses | Asks) and talk.seat is not None and talk.seat >= len(room.seats):
        raise Refusal("no-such-seat")
    if isinstance(talk, Chat) and not talk.text.strip():
        raise Refusal("bad-message")


async def _keep(room: Room, seat: int, talk: Talk) -> Said:
    body = msgspec.json.encode(talk).decode()
    while True:
        n = await room.hall.store.last_talk(room.id) + 1
        row = TalkRow(room.id, n, room.hall.now(), seat, body)
        try:
            await room.write(AddTalk(row))
        except LostRace:
            continue  # somebody at another process spoke at the same time
        return said(row)


async def unsay(room: Room, client: Client, message: Unsay) -> None:
    """Delete something that was said."""
    rows = [row for row in await room.hall.store.talk(room.id, message.n - 1) if row.n == message.n]
    if not rows or not client.has_seat:
        raise Refusal("no-such-words")
    if rows[0].seat != client.seat and not room.is_host(client):
        raise Refusal("not-your-words")
    async with room.lock:
        await room.write(BlankTalk(room.id, message.n))
    for other in room.clients:
        other.send(said(msgspec.structs.replace(rows[0], body=None)))
    client.send(Accepted(message.id, message.n))


async def said_lately(store: Store, table: str) -> list[Said]:
    """The last things that were said."""
    last = await store.last_talk(table)
    return [said(row) for row in await store.talk(table, max(0, last - LATELY))]


def said(row: TalkRow) -> Said:
    return Said(row.n, row.at, row.seat, None if row.body is None else DECODER.decode(row.body))
