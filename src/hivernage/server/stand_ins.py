"""Who plays a seat: its player, or whoever stands in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hivernage.server.client import Client
from hivernage.server.refusal import Refusal
from hivernage.server.store import DropTokens

if TYPE_CHECKING:
    from hivernage.server.room import Room


def check_plays(room: Room, client: Client) -> None:
    """Refuse spectators, those who were sent away, and those for whom somebody else plays."""
    if not client.has_seat or client.leaving:
        raise Refusal("no-seat")
    stand_in = room.seats[client.seat].stand_in
    if stand_in and not (stand_in == "person" and client.role == "stand-in"):
        raise Refusal("stand-in-plays")


async def bot_takes_over(room: Room, seat: int) -> None:
    """A bot plays on, until somebody comes (back); whoever stood in before is done."""
    await room.set_seat(seat, DropTokens(room.id, seat, "stand-in"), stand_in="bot", stand_in_name="")
    room.dismiss(seat, "stand-in")
    await pass_host_on(room, seat)


async def pass_host_on(room: Room, seat: int) -> None:
    """A host who goes is followed by the next who is there; a lobby without people is closed."""
    if seat != room.row.host:
        return
    heirs = [row.seat for row in room.seats if row.seat != seat and row.kind == "person" and not row.stand_in]
    if heirs:
        await room.set_game(host=heirs[0])
    elif room.row.status == "lobby":
        await room.set_game(status="closed")
