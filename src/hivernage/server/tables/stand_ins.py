"""Who plays a seat: its player, whoever stands in, or somebody it is given to."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from hivernage.server.refusal import Refusal
from hivernage.server.store import AddToken, Change, DropTokens, Role, TokenRow
from hivernage.server.tables.client import Client
from hivernage.server.tables.matters import OpenClaim

if TYPE_CHECKING:
    from hivernage.server.tables.room import Room

NOBODY: Final = -1
NOTHING: Final = {"name": "", "kind": "open", "bot": "", "webhook": "", "stand_in": "", "stand_in_name": ""}


def check_plays(room: Room, client: Client) -> None:
    """Refuse spectators, those who were sent away, and those for whom somebody else plays."""
    if not client.has_seat or client.leaving:
        raise Refusal("no-seat")
    if not _plays(room, client.seat, client.role):
        raise Refusal("stand-in-plays")


def _plays(room: Room, seat: int, role: str) -> bool:
    stand_in = room.seats[seat].stand_in
    return not stand_in or (stand_in == "person" and role == "stand-in")


def check_name(room: Room, name: str, own: int = NOBODY) -> None:
    """Refuse a name that somebody else at the table has, however it is written."""
    wanted = _plain(name)
    if wanted and wanted in map(_plain, room.names(but=own)):
        raise Refusal("name-taken")


def _plain(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def present(room: Room) -> set[int]:
    """The seats that people play, and where these look at the table now, through whatever process."""
    here = [(client.seat, client.role) for client in room.clients if client.has_seat and not client.leaving]
    here += [(row.seat, row.role) for row in room.elsewhere if row.sockets and 0 <= row.seat < len(room.seats)]
    return {seat for seat, role in here if _plays(room, seat, role)}


async def bot_takes_over(room: Room, seat: int) -> None:
    """A bot plays on, until somebody comes (back); whoever stood in before is done."""
    await room.set_seat(seat, DropTokens(room.id, seat, "stand-in"), stand_in="bot", stand_in_name="")
    room.dismiss(seat, "stand-in")
    await pass_host_on(room, seat)


async def send_away(room: Room, seat: int, by: int = NOBODY) -> None:
    """A bot plays on; the seat stays its player's, who may come back by their link."""
    await room.write(room.act("removed", seat, by))
    await bot_takes_over(room, seat)
    room.send_off(seat, "seat-moved")
    await room.wake()
    await room.tables.deadlines.reschedule(room)
    room.tables.deadlines.look_after(room)


async def end_table(room: Room, by: int = NOBODY) -> None:
    """Nobody plays on at this table."""
    await room.set_game(room.act("closed", NOBODY, by), status="closed", due=None)
    room.table_changed()


async def pass_host_on(room: Room, seat: int) -> None:
    """A host who goes is followed by the next who is there; a lobby without people is closed."""
    if seat != room.row.host:
        return
    heirs = [row.seat for row in room.seats if row.seat != seat and row.kind == "person" and not row.stand_in]
    if heirs:
        await room.set_game(host=heirs[0])
    elif room.row.status == "lobby":
        await room.set_game(status="closed")


def check_claimable(room: Room, seat: int) -> None:
    """Refuse a seat whose player is there."""
    if room.connected(seat) and not room.is_bot(seat):
        raise Refusal("seat-not-free")


async def give_seat(room: Room, wish: OpenClaim, as_owner: bool) -> None:
    """A seat that its player has only left is lent; any other belongs to whoever asked for it."""
    row = room.seats[wish.seat]
    lent = row.kind == "person" and bool(row.stand_in) and not as_owner
    role: Role = "stand-in" if lent else "owner"
    changes: list[Change] = [
        room.act("seat-lent" if lent else "seat-given", wish.seat),
        DropTokens(room.id, wish.seat, role),
        AddToken(TokenRow(wish.token, room.id, wish.seat, role, room.tables.now())),
    ]
    if lent:
        await room.set_seat(wish.seat, *changes, stand_in="person", stand_in_name=wish.name)
    else:
        changes.append(DropTokens(room.id, wish.seat, "stand-in"))
        await room.set_seat(wish.seat, *changes, **NOTHING | {"kind": "person", "name": wish.name, "conceded": False})
    await room.forget_swaps(wish.seat)
    room.gone[wish.seat] = room.tables.now()  # until the page opens
    room.dismiss(wish.seat, role)
