"""Seats by consent: of the host, or, where it is the host who has lost the seat, of the others."""

from __future__ import annotations

from typing import Final

from hivernage.server.refusal import Refusal
from hivernage.server.tables.matters import OpenClaim
from hivernage.server.tables.room import Room
from hivernage.server.tables.seating import seats_changed
from hivernage.server.tables.stand_ins import check_claimable, check_name, give_seat
from hivernage.server.tables.tokens import new_token, token_hash
from hivernage.server.tables.votes import open_claim
from hivernage.wire.messages import Notice
from hivernage.wire.over_http import AnswerClaim, ClaimSeat

MOST_CLAIMS: Final = 10


async def claim(room: Room, wish: ClaimSeat) -> tuple[str, str]:
    """Ask for a seat; gives the claim and the token that will open the seat."""
    token, id = new_token(), new_token()[:12]
    asked = OpenClaim(wish.seat, wish.name, token_hash(token))

    async def ask() -> None:
        check_claimable(room, wish.seat)
        if wish.seat == room.row.host:
            await open_claim(room, asked)
        elif len(room.claims) >= MOST_CLAIMS:
            raise Refusal("too-fast")
        else:
            await room.set_matters(claims={**room.claims, id: asked})
            room.table_changed(room.row.host)

    async with room.lock:
        if wish.seat >= len(room.seats):
            raise Refusal("no-such-seat")
        await room.read_people()
        check_claimable(room, wish.seat)
        check_name(room, wish.name, wish.seat)
        await room.insist(ask)
    return id, token


async def answer_claim(room: Room, id: str, answer: AnswerClaim) -> None:
    """The host lets somebody have a seat, or not; in a game the others have to agree."""
    asks_others = False

    async def settle() -> None:
        nonlocal asks_others
        wish = room.claims.get(id)
        if wish is None:
            raise Refusal("no-such-claim")
        others = {other: claim for other, claim in room.claims.items() if other != id}
        if answer.accept:
            check_claimable(room, wish.seat)
            asks_others = room.row.status == "playing"
        if asks_others:
            await open_claim(room, wish, room.row.host, answer.owner, claims=others)
            return
        await room.set_matters(claims=others)  # who does this first answers
        if answer.accept:
            await room.insist(lambda: give_seat(room, wish, as_owner=answer.owner))
        room.tell_all(Notice("seat-given" if answer.accept else "seat-refused", wish.seat))

    async with room.lock:
        if id not in room.claims:
            await room.read_matters()  # somebody may have asked at another process just now
        await room.read_people()
        await room.insist(settle)
        if not asks_others:
            await seats_changed(room)
