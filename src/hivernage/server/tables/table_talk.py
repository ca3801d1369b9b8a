"""Talk at the table: kept with the game, and deleted when somebody wants it."""

from __future__ import annotations

import logging
import re

import msgspec
from msgspec.structs import replace

from hivernage.model.talk import Accuses, Asks, Because, Chat, Claims, Talk
from hivernage.server.refusal import Refusal
from hivernage.server.store import AddTalk, BlankTalk, Change, LostRace, Store, TalkRow
from hivernage.server.tables.client import Client
from hivernage.server.tables.room import Room
from hivernage.wire.messages import Accepted, Said, Say, Unsay

UNSEEN_CHARACTERS = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters, and marks that turn the direction of what others wrote."""

LATELY = 100
"""How much of what was said is told to somebody who comes."""

ABOUT_SYMBOLS = ("have", "lack", "gave", "symbol")
"""What can be said of a symbol only; all else goes without one."""


log = logging.getLogger(__name__)

SHAPE = 1
"""Of what is stored; whoever changes what it means counts on, and says here how older ones are read."""


class Kept(msgspec.Struct, frozen=True):
    """Something said, as it is stored: after entry `seq` of the log, or at the beginning if nobody wrote it down."""

    talk: Talk
    stand_in: bool = False
    seq: int = 0
    team: bool = False
    shape: int = SHAPE


DECODER = msgspec.json.Decoder(Kept)


async def say(room: Room, client: Client, message: Say) -> None:
    """Keep what a seat says, and tell everybody, or its own colony."""
    if not client.has_seat:
        raise Refusal("no-seat")
    if message.team and not room.has_teams:
        raise Refusal("no-team")
    _check(room, message.talk)
    if not room.bucket(room.tables.limits.chat, client.seat).take():
        raise Refusal("too-fast")
    async with room.lock:
        if client.leaving:
            raise Refusal("no-seat")
        said = await _speak(room, client.seat, Kept(message.talk, client.role == "stand-in", team=message.team))
    client.send(Accepted(message.id, said.n))


async def say_for_bot(room: Room, seat: int, talk: Talk) -> None:
    """A bot says something, in a war to its own colony, unless it has said enough for now. To be called with the lock
    held."""
    _check(room, talk)
    if room.bucket(room.tables.limits.chat, seat).take():
        await _speak(room, seat, Kept(talk, room.seats[seat].stand_in == "bot", team=room.has_teams))


async def _speak(room: Room, seat: int, words: Kept) -> Said:
    said = await _keep(room, seat, words)
    if said.n > room.heard + 1:
        await hear(room)  # somebody at another process spoke before
    tell_new(room, [said])
    room.tables.metrics.chat_messages.inc()
    return said


def _check(room: Room, talk: Talk) -> None:
    if isinstance(talk, Accuses | Asks | Because) and talk.seat is not None and talk.seat >= len(room.seats):
        raise Refusal("no-such-seat")
    if isinstance(talk, Chat) and (not talk.text.strip() or UNSEEN_CHARACTERS.search(talk.text)):
        raise Refusal("bad-message")
    if isinstance(talk, Claims | Asks) and (talk.what in ABOUT_SYMBOLS) != (talk.symbol is not None):
        raise Refusal("bad-message")


async def _keep(room: Room, seat: int, words: Kept) -> Said:
    seq = room.game.seq if room.game is not None else await room.tables.store.last_seq(room.id)
    body = msgspec.json.encode(replace(words, seq=seq)).decode()
    while True:
        n = await room.tables.store.last_talk(room.id) + 1
        row = TalkRow(room.id, n, room.tables.now(), seat, body)
        try:
            await room.write(AddTalk(row), what="talk")
        except LostRace:
            await hear(room)  # somebody at another process spoke at the same time
            continue
        return said(row)


async def unsay(room: Room, client: Client, message: Unsay) -> None:
    """Delete something that was said."""
    if not 1 <= message.n <= await room.tables.store.last_talk(room.id):
        raise Refusal("no-such-words")
    rows = [row for row in await room.tables.store.talk(room.id, message.n - 1) if row.n == message.n]
    if not rows or not client.has_seat:
        raise Refusal("no-such-words")
    own = rows[0].seat == client.seat and said(rows[0]).stand_in == (client.role == "stand-in")
    if not own and not room.is_host(client):
        raise Refusal("not-your-words")
    async with room.lock:
        await room.write(*blanked(rows), what="talk")
        tell_blank(room, rows)
    client.send(Accepted(message.id, message.n))


async def words_of(room: Room, seat: int) -> list[TalkRow]:
    """What was said from a seat and isn't deleted."""
    return [row for row in await room.tables.store.talk(room.id) if row.seat == seat and row.body is not None]


def blanked(words: list[TalkRow]) -> list[Change]:
    """What deletes words."""
    return [BlankTalk(row.game, row.n) for row in words]


def tell_blank(room: Room, words: list[TalkRow]) -> None:
    """Everybody who looks is told that words were deleted."""
    tell_new(room, [said(replace(row, body=None)) for row in words])


async def hear(room: Room) -> None:
    """Whoever looks here is told what was said, or deleted, at another process."""
    tell_new(room, await said_lately(room.tables.store, room.id))


async def tell_again(room: Room) -> None:
    """Those who spoke sit elsewhere now: everybody who looks is told anew who said what."""
    for each in await said_lately(room.tables.store, room.id):
        for client in room.clients:
            if is_for(room, client.seat, each):
                client.send(each)


def tell_new(room: Room, talk: list[Said]) -> None:
    """Everybody who looks is told what is new of some talk, as far as it is for them."""
    for each in talk:
        deleted = each.talk is None
        if each.n > room.heard or (deleted and each.n not in room.unsaid):
            for client in room.clients:
                if is_for(room, client.seat, each):
                    client.send(each)
        room.heard = max(room.heard, each.n)
        if deleted:
            room.unsaid.add(each.n)


def is_for(room: Room, seat: int, said: Said) -> bool:
    """Whether a seat may hear something: what is said to a colony is for nobody else, not even for who looks on."""
    return not said.team or room.colony(seat) == room.colony(said.seat)


async def said_lately(store: Store, table: str) -> list[Said]:
    """The last things that were said."""
    return [said(row) for row in await store.latest_talk(table, LATELY)]


def _read(row: TalkRow) -> Kept | None:
    """What is stored of something said; nothing if only another version can read it: that costs one line, no more."""
    try:
        kept = DECODER.decode(row.body or "")
    except (msgspec.DecodeError, RecursionError) as trouble:
        log.warning("line %d of table %s can't be read: %s", row.n, row.game, trouble)
        return None
    return kept if kept.shape <= SHAPE else None


def said(row: TalkRow) -> Said:
    """What was said, as everybody is told."""
    if row.body is None:
        return Said(row.n, row.at, row.seat, None)
    kept = _read(row)
    if kept is None:
        return Said(row.n, row.at, row.seat, None)
    return Said(row.n, row.at, row.seat, kept.talk, kept.stand_in, kept.seq, kept.team)
