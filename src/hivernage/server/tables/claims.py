"""Seats by consent: of the host, or, where it is the host who has lost the seat, of the others."""

from __future__ import annotations

from typing import Final

from hivernage.server.refusal import Refusal
from hivernage.server.tables.room import OpenClaim, Room
from hivernage.server.tables.seating import seats_changed
from hivernage.server.tables.stand_ins import check_claimable, check_name, give_seat
from hivernage.server.tables.tokens import new_token, token_hash
from hivernage.server.tables.votes import open_claim
from hivernage.wire.messages import Notice
from hivernage.wire.over_http import AnswerClaim, ClaimSeat

MOST_CLAIMS: Final = 10


async def claim(room: Room, wish: ClaimSeat) -> tuple[str, str]:
    """Ask for a seat; gives the claim and the token that will open the seat."""
    async with room.lock:
        if wish.seat >= len(room.seats):
            raise Refusal("no-such-seat")
        check_claimable(room, wish.seat)
        check_name(room, wish.name, wish.seat)
        token, id = new_token(), new_token()[:12]
        asked = OpenClaim(wish.seat, wish.name, token_hash(token))
        if wish.seat == room.row.host:
            await open_claim(room, asked)
        elif len(room.claims) >= MOST_CLAIMS:
            raise Refusal("too-fast")
        else:
            room.claims[id] = asked
            room.table_changed(room.row.host)
    return id, token


async def answer_claim(room: Room, id: str, answer: AnswerClaim) -> None:
    """The host lets somebody have a seat, or not; in a game the others have to agree."""
    async with room.lock:
        wish = room.claims.get(id)
        if wish is None:
            raise Refusal("no-such-claim")
        if answer.accept:
            check_claimable(room, wish.seat)
            if room.row.status == "playing":
                await open_claim(room, wish, room.row.host, answer.owner)
                del room.claims[id]
                return
            await give_seat(room, wish, as_owner=answer.owner)
        del room.claims[id]
        room.tell_all(Notice("seat-given" if answer.accept else "seat-refused", wish.seat))
        await seats_changed(room)
