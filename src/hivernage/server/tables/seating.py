"""Who sits where: making tables, sitting down, leaving, coming back, standing in, and what only the host may do."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from hivernage import __version__
from hivernage.bots.kinds import BOTS
from hivernage.lesson import lesson
from hivernage.model.chance import KEY_BYTES
from hivernage.model.ids import SPECTATOR
from hivernage.saves import encode_position
from hivernage.server.bots.table_bots import sits_down
from hivernage.server.ops.webhook import valid_webhook
from hivernage.server.refusal import Refusal
from hivernage.server.store import (
    AddPack,
    AddToken,
    DropToken,
    DropTokens,
    Duplicate,
    Expect,
    GameRow,
    LostRace,
    NewGame,
    Role,
    SeatRow,
    SetSeat,
    TokenRow,
)
from hivernage.server.tables.all_tables import AllTables
from hivernage.server.tables.game import Game
from hivernage.server.tables.places import close_up
from hivernage.server.tables.room import Room
from hivernage.server.tables.settings import cards_of, check_settings, objectives_in, options_of, with_lesson
from hivernage.server.tables.stand_ins import (
    NOBODY,
    NOTHING,
    bot_takes_over,
    check_name,
    end_table,
    pass_host_on,
    send_away,
)
from hivernage.server.tables.table_talk import blanked, said, tell_blank, words_of
from hivernage.server.tables.tokens import new_code, new_table_id, new_token, token_hash
from hivernage.server.tables.votes import open_host_motion, people_changed
from hivernage.table import Table
from hivernage.wire.over_http import CreateTable, JoinTable, Seated, Session, Sessions, Settings

BOT_NAMES: Final = (
    *("Grisou", "Flocon", "Braise", "Givre", "Tison"),
    *("Verglas", "Brindille", "Frimas", "Lueur", "Cendre"),
)
"""What bots are called, by their seats."""


SESSION_LETTERS: Final = 12
"""So much of a secret's hash names it: nobody finds the secret by it."""

# Making tables


async def create(tables: AllTables, wish: CreateTable) -> tuple[Room, Seated]:
    """A new table with its host on the first seat."""
    wish = replace(wish, settings=with_lesson(wish.settings))
    check_settings(tables.packs, wish.settings)
    if wish.settings.lesson and not (wish.start and wish.fill):
        raise Refusal("lesson-begins-at-once")
    if wish.fill:
        check_bot(wish.fill)
    elif wish.start:
        raise Refusal("open-seats")
    room, token = await _new_room(tables, wish)
    tables.add(room)
    sits_down(room, wish.fill)
    if wish.start:
        await start(room)
    return room, Seated(room.id, room.row.code, 0, token, link(room, token))


async def _new_room(tables: AllTables, wish: CreateTable) -> tuple[Room, str]:
    now = tables.now()
    while True:
        settings = msgspec.json.encode(wish.settings).decode()
        row = GameRow(
            new_table_id(), new_code(), "lobby", False, settings, 0, wish.settings.listed, now, now, __version__
        )
        others = range(1, wish.settings.players)
        bots = _bots(others, wish.fill, [wish.name])
        seats = [SeatRow(row.id, 0, wish.name, "person"), *(SeatRow(row.id, seat, **bots[seat]) for seat in others)]
        token, add_token = _token(row.id, 0, "owner", now)
        try:
            await tables.store.write(NewGame(row, tuple(seats)), add_token)
        except Duplicate:
            continue  # the code is in use
        return Room(tables, row, seats), token


def _bots(seats: Collection[int], bot: str, names: Collection[str]) -> dict[int, dict[str, Any]]:
    """What seats with bots are like; each has a name like anybody else, that nobody at the table has."""
    free = [name for name in BOT_NAMES if name not in names] or [*BOT_NAMES]
    usual = {seat: BOT_NAMES[seat % len(BOT_NAMES)] for seat in seats}
    found = {}
    for seat in seats:
        name = usual[seat] if usual[seat] in free else free[0]
        free = [other for other in free if other != name] or [*BOT_NAMES]
        found[seat] = {"name": name if bot else "", "kind": "bot" if bot else "open", "bot": bot}
    return found


def _token(table: str, seat: int, role: Role, now: int) -> tuple[str, AddToken]:
    token = new_token()
    return token, AddToken(TokenRow(token_hash(token), table, seat, role, now))


def link(room: Room, token: str) -> str:
    """The address that opens a seat. What follows # never reaches a server, its logs, or another site."""
    return f"{room.tables.config.public_url}/t/{room.id}#seat={token}"


def check_bot(kind: str) -> None:
    if kind not in BOTS:
        raise Refusal("no-such-bot")


async def change_settings(room: Room, settings: Settings) -> None:
    """Other settings, while the game hasn't begun. Fewer seats only if nobody sits there."""
    if settings.lesson:
        raise Refusal("lesson-begins-at-once")
    check_settings(room.tables.packs, settings)
    async with room.lock:
        room.check_lobby()
        if any(row.kind == "person" for row in room.seats[settings.players :]):
            raise Refusal("people-at-seats")
        new = [SeatRow(room.id, seat, "", "open") for seat in range(len(room.seats), settings.players)]
        text = msgspec.json.encode(settings).decode()
        await room.set_seats(settings.players, new, settings=text, listed=settings.listed)
        room.settings = settings
        room.table_changed()


async def start(room: Room, fill: str = "", close: bool = False) -> None:
    """Deal the cards; empty seats may be filled with bots, or left out by closing up."""
    async with room.lock:
        room.check_lobby()
        if close:
            await close_up(room)
        empty = [row.seat for row in room.seats if row.kind == "open"]
        if empty and not fill:
            raise Refusal("open-seats")
        if fill:
            check_bot(fill)
        table, packs = _dealt(room)
        bots = _bots(empty, fill, room.names())
        sit = [SetSeat(room.id, seat, fields) for seat, fields in bots.items()]
        position = encode_position(table.start)
        now = room.tables.now()
        fields = {"status": "playing", "packs": packs.digest, "start": position, "touched": now, "version": __version__}
        try:
            await room.set_game(Expect(room.id, {"status": "lobby"}), packs, *sit, **fields)
        except LostRace:
            raise Refusal("not-in-lobby") from None  # another process has dealt the cards already
        room.seats = [replace(row, **bots.get(row.seat, {})) for row in room.seats]
        room.game = Game(room.id, table, at=now)
        if room.swaps:
            await room.insist(lambda: room.set_matters(swaps={}))
        sits_down(room, fill)
        await room.tables.deadlines.reschedule(room)
        if not room.settings.spectators:
            room.send_off(SPECTATOR, "no-spectators")
        room.table_changed()
        room.announce()


def _dealt(room: Room) -> tuple[Table, AddPack]:
    settings = room.settings
    library, digest, content = cards_of(settings, room.tables.packs)
    if settings.lesson:
        start = lesson(settings.lesson).begin(library, secrets.token_bytes(KEY_BYTES))
        return Table(start), AddPack(digest, content)
    objective = settings.objective or secrets.choice(objectives_in(library, settings))
    table = Table.new(options_of(settings, objective), library, secrets.token_bytes(KEY_BYTES))
    return table, AddPack(digest, content)


# Sitting down and getting up


async def join(room: Room, wish: JoinTable) -> Seated:
    """Take a free seat in the lobby."""
    async with room.lock:
        check_name(room, wish.name)
        while True:
            room.check_lobby()
            seat = _free_seat(room, wish.seat)
            token, add_token = _token(room.id, seat, "owner", room.tables.now())
            still_free = Expect(room.id, {"kind": "open"}, seat)
            try:
                await room.set_seat(seat, still_free, add_token, name=wish.name, kind="person", bot="")
            except LostRace:
                continue  # somebody at another process was faster
            break
        room.gone[seat] = room.tables.now()  # until the page opens
        room.table_changed()
    return Seated(room.id, room.row.code, seat, token, link(room, token))


def _free_seat(room: Room, wanted: int | None) -> int:
    free = [row.seat for row in room.seats if row.kind == "open"]
    if wanted is not None:
        if wanted >= len(room.seats):
            raise Refusal("no-such-seat")
        if wanted not in free:
            raise Refusal("seat-taken")
        return wanted
    if not free:
        raise Refusal("table-full")
    return free[0]


async def leave(room: Room, seat: int, role: str) -> None:
    """Get up: in the lobby for good, in the game a bot plays on until somebody comes (back)."""
    async with room.lock:
        if room.row.status == "lobby":
            await _vacate(room, seat)
        elif role == "stand-in" or (room.row.status == "playing" and not room.seats[seat].stand_in):
            await bot_takes_over(room, seat)
        await seats_changed(room)


async def come_back(room: Room, seat: int, role: str) -> None:
    """Take one's own seat back from whoever plays it."""
    if role != "owner":
        raise Refusal("seat-not-yours")
    async with room.lock:
        if room.seats[seat].conceded:
            raise Refusal("seat-not-yours")
        back = [room.act("took-back", seat, seat)] if room.seats[seat].stand_in else []
        await room.set_seat(seat, *back, DropTokens(room.id, seat, "stand-in"), stand_in="", stand_in_name="")
        room.dismiss(seat, "stand-in")
        if room.is_bot(room.row.host):
            await pass_host_on(room, room.row.host)
        await seats_changed(room)


async def concede(room: Room, seat: int, role: str) -> None:
    """Give the game up: a bot plays on, and whatever comes of it isn't this player's."""
    if role != "owner":
        raise Refusal("seat-not-yours")
    async with room.lock:
        if room.row.status != "playing":
            room.check_playing()
        await room.set_seat(seat, conceded=True)
        if not room.seats[seat].stand_in:
            await bot_takes_over(room, seat)
        await seats_changed(room)


async def rename(room: Room, seat: int, role: str, name: str) -> None:
    """Another name, or none."""
    async with room.lock:
        check_name(room, name, seat)
        await room.set_seat(seat, **{"stand_in_name" if role == "stand-in" else "name": name})
        room.table_changed()


async def forget_me(room: Room, seat: int, role: str) -> None:
    """Delete a player's name, address and words; the game itself stays."""
    stands_in = role == "stand-in"
    async with room.lock:
        words = [row for row in await words_of(room, seat) if said(row).stand_in == stands_in]
        fields = {"stand_in_name": ""} if stands_in else {"name": "", "webhook": ""}
        await room.set_seat(seat, *blanked(words), **fields)
        tell_blank(room, words)
        room.table_changed()


async def set_webhook(room: Room, seat: int, role: str, url: str) -> None:
    """Where this seat's notices go."""
    if role != "owner":
        raise Refusal("seat-not-yours")
    if url and (valid_webhook(url) or room.tables.config.webhooks == "off"):
        raise Refusal("bad-webhook")
    async with room.lock:
        await room.set_seat(seat, webhook=url)


async def another_link(room: Room, seat: int, role: Role) -> Seated:
    """One more secret for a seat, for another device."""
    token, add_token = _token(room.id, seat, role, room.tables.now())
    async with room.lock:
        await room.write(add_token)
    return Seated(room.id, room.row.code, seat, token, link(room, token))


async def sessions(room: Room, token: TokenRow) -> Sessions:
    """All that opens a seat: its player sees all of it, whoever stands in only their own."""
    await room.read_people()
    looking = {client.token for client in room.clients if not client.leaving}
    looking |= {row.token for row in room.elsewhere if row.sockets}
    return Sessions(
        [
            Session(row.hash[:SESSION_LETTERS], row.role, row.created, row.hash == token.hash, row.hash in looking)
            for row in await _sessions_of(room, token)
        ]
    )


async def revoke(room: Room, token: TokenRow, session: str) -> None:
    """One secret of the seat opens nothing any more; whoever looks through it is closed out."""
    async with room.lock:
        found = [row for row in await _sessions_of(room, token) if row.hash[:SESSION_LETTERS] == session]
        if not found:
            raise Refusal("no-such-session")
        drop = DropToken(room.id, found[0].hash)
        await room.write(drop, room.act("revoked", token.seat, token.seat))
        room.dismiss_token(found[0].hash)
        room.table_changed()


async def _sessions_of(room: Room, token: TokenRow) -> list[TokenRow]:
    rows = [row for row in await room.tables.store.tokens(room.id) if row.seat == token.seat and row.role != "claim"]
    return rows if token.role == "owner" else [row for row in rows if row.hash == token.hash]


async def _vacate(room: Room, seat: int) -> None:
    """Free a seat in the lobby; words go along with who said them, or they would seem to be the next player's."""
    words = await words_of(room, seat)
    await room.set_seat(seat, DropTokens(room.id, seat), *blanked(words), **NOTHING)
    tell_blank(room, words)
    await room.forget_swaps(seat)
    room.dismiss(seat)
    await pass_host_on(room, seat)


async def seats_changed(room: Room) -> None:
    """Everybody is told; a bot that has a seat now begins to play, and a vote is put to those who are there."""
    await people_changed(room)
    room.table_changed()
    if room.row.status == "playing":
        await room.wake()
        await room.tables.deadlines.reschedule(room)
        room.tables.deadlines.look_after(room)


# The host


async def set_bot(room: Room, seat: int, bot: str) -> None:
    """Put a bot on a free seat, or take it away again."""
    if bot:
        check_bot(bot)
    async with room.lock:
        room.check_lobby()
        if room.seats[seat].kind == "person":
            raise Refusal("seat-taken")
        stays = bot and room.seats[seat].kind == "bot"
        await room.set_seat(seat, **({"bot": bot} if stays else _bots([seat], bot, room.names())[seat]))
        sits_down(room, bot)
        room.table_changed()


async def remove(room: Room, seat: int) -> None:
    """Send a player away. In the game a bot plays on, if the others agree, and the player may come back by the link."""
    async with room.lock:
        if room.row.status == "lobby":
            await _vacate(room, seat)
            await seats_changed(room)
        elif room.row.status != "playing":
            raise Refusal(room.row.status)
        elif room.is_bot(seat):
            raise Refusal("seat-not-free")
        elif seat == room.row.host:
            await send_away(room, seat, by=seat)
            await seats_changed(room)
        else:
            await open_host_motion(room, "remove", seat)


async def pause(room: Room, paused: bool) -> None:
    """Stop the game for a while, or go on."""
    async with room.lock:
        if room.row.status != "playing":
            raise Refusal("not-playing" if room.row.status == "lobby" else room.row.status)
        what = room.act("paused" if paused else "went-on", NOBODY, room.row.host)
        await room.set_game(what, paused=paused, due=None, sand=None, touched=room.tables.now())
        room.told = ()
        await seats_changed(room)


async def close(room: Room) -> None:
    """Nobody plays on at this table; a game that several people play ends if they agree."""
    async with room.lock:
        if room.row.status == "playing" and set(room.people()) - {room.row.host}:
            await open_host_motion(room, "close", NOBODY)
        elif room.row.status in ("lobby", "playing"):
            await end_table(room, room.row.host)
