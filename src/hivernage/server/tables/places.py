"""Changing places in the lobby: a free place or a bot's at once, a player's if they agree; and closing up to begin."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict, replace

from hivernage.model.options import LAST_SEAT
from hivernage.server.refusal import Refusal
from hivernage.server.store import Expect, LostRace, MoveSeats, SeatRow, SetMatters, SetSeat
from hivernage.server.tables.matters import OpenSwap
from hivernage.server.tables.settings import check_settings
from hivernage.server.tables.table_talk import tell_again
from hivernage.server.tables.tokens import new_token
from hivernage.wire.messages import Notice
from hivernage.wire.over_http import Moved, Settings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hivernage.server.tables.room import Room

OF_THE_SEAT = ("game", "seat")
"""What of a seat stays where it is when who sits there moves."""


async def move_to(room: Room, seat: int, to: int) -> Moved:
    """Somebody takes another place. A bot gives up its own; a player is asked, one at a time."""
    async with room.lock:
        room.check_lobby()
        if to >= len(room.seats):
            raise Refusal("no-such-seat")
        if to == seat:
            raise Refusal("own-place")
        if room.seats[to].kind != "person":
            await _exchange(room, seat, to)
            return Moved(to)
        id = new_token()[:12]

        async def ask() -> None:
            await room.set_matters(swaps={**_others(room, seat), id: OpenSwap(seat, to)})

        await room.insist(ask)
        room.table_changed()
        return Moved(seat, id)


async def answer_swap(room: Room, seat: int, id: str, accept: bool) -> None:
    """Who is asked to change places does, or doesn't; who has asked can only take it back."""
    async with room.lock:
        swap = room.swaps.get(id)
        if swap is None or seat not in (swap.seat, swap.to):
            raise Refusal("no-such-swap")
        if accept:
            room.check_lobby()
            if seat == swap.seat:
                raise Refusal("seat-not-yours")
            await _exchange(room, swap.seat, swap.to)
            return
        await room.insist(lambda: room.set_matters(swaps={of: one for of, one in room.swaps.items() if of != id}))
        if seat == swap.to:
            room.tell_seat(swap.seat, Notice("swap-refused", swap.to))
        room.table_changed()


def _others(room: Room, seat: int) -> dict[str, OpenSwap]:
    """Without what somebody has asked for before: that is asked no more."""
    return {id: swap for id, swap in room.swaps.items() if swap.seat != seat}


async def close_up(room: Room) -> None:
    """No empty places: those who sit move up, each in their colony; who is one too many becomes the lone wolf."""
    order = _closed_up(room)
    fields: dict[str, Any] = {"players": len(order), "wolf": LAST_SEAT}
    settings = replace(room.settings, **fields)
    check_settings(room.tables.packs, settings)
    empty = [row.seat for row in room.seats if row.seat not in order]
    await _move(room, {old: new for new, old in enumerate([*order, *empty])})
    await room.set_seats(len(order), [], settings=_json(settings))
    room.settings = settings


def _json(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()


def _closed_up(room: Room) -> list[int]:
    """The seats where somebody sits, in the order in which they will."""
    sitting = [row.seat for row in room.seats if row.kind != "open"]
    if not room.has_colonies:
        return sitting
    first, second, apart = ([seat for seat in sitting if room.colony(seat) == colony] for colony in range(3))
    if not apart and abs(len(first) - len(second)) == 1:
        apart = [max(first, second, key=len).pop()]
    if len(first) != len(second):
        raise Refusal("unequal-colonies")
    return [*chain.from_iterable(zip(first, second, strict=True)), *apart]


async def _exchange(room: Room, seat: int, other: int) -> None:
    if room.motion is not None:
        raise Refusal("motion-open")
    await _move(room, {seat: other, other: seat})
    await tell_again(room)
    room.table_changed()


async def _move(room: Room, to: Mapping[int, int]) -> None:
    """Everybody goes from their seat to another one, with all that is theirs."""
    to = {old: new for old, new in to.items() if old != new}
    if not to:
        return
    rows = {new: replace(room.seats[old], seat=new) for old, new in to.items()}
    host = to.get(room.row.host, room.row.host)
    as_known = (Expect(room.id, {"name": row.name, "kind": row.kind}, row.seat) for row in room.seats if row.seat in to)
    moves = (SetSeat(room.id, seat, _who(row)) for seat, row in rows.items())
    claims = {id: replace(claim, seat=to.get(claim.seat, claim.seat)) for id, claim in room.claims.items()}
    matters = room.next_matters(claims=claims, swaps=room.swaps_without(*to))
    try:
        still = Expect(room.id, {"status": "lobby"})
        anew = SetMatters(matters.row(room.id))
        await room.set_game(still, *as_known, MoveSeats(room.id, dict(to)), *moves, anew, host=host)
    except LostRace:
        raise Refusal("places-changed") from None  # somebody at another process came, went or moved meanwhile
    room.seats = [rows.get(row.seat, row) for row in room.seats]
    for client in room.clients:
        client.seat = to.get(client.seat, client.seat)
    room.gone = {to.get(seat, seat): since for seat, since in room.gone.items()}
    room.matters = matters
    await room.read_people()


def _who(row: SeatRow) -> dict[str, Any]:
    return {name: value for name, value in asdict(row).items() if name not in OF_THE_SEAT}
