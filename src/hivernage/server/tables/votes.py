"""Secret votes of the table itself: on going back further than the rules allow, and on seats whose player is gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from hivernage.server.refusal import Refusal
from hivernage.server.store import LogRow
from hivernage.server.tables.client import Client
from hivernage.server.tables.game import Game
from hivernage.server.tables.matters import Kind, OpenClaim, OpenMotion
from hivernage.server.tables.stand_ins import (
    bot_takes_over,
    check_claimable,
    check_plays,
    end_table,
    give_seat,
    present,
    send_away,
)
from hivernage.server.tables.tokens import new_token
from hivernage.wire.messages import Accepted, Notice, Propose, Vote

if TYPE_CHECKING:
    from hivernage.server.tables.room import Room

OPEN_FOR: Final = 120
"""Seconds in which to vote. Silence is a no to going back, and nothing to a bot as stand-in."""

COMES_BACK: Final = 60
"""Seconds in which a host who was only cut off comes back: nobody else gets the seat before."""

CLAIM_PAUSE: Final = 60
"""Seconds in which the others aren't asked for the host's seat again, once they have refused it."""

LATER: Final = 2
"""Seconds after which another process counts the votes, if the one where they were asked for hasn't."""

NOBODY: Final = -1


async def propose(room: Room, client: Client, message: Propose) -> None:
    """Open a vote; who proposes it is for it."""

    async def proposed() -> None:
        room.check_playing()
        check_plays(room, client)
        if message.kind == "rewind":
            check_fair(room, await room.wake(), message.to)
            await open_motion(room, "rewind", NOBODY, message.to, client.seat)
        else:
            await room.read_people()
            await check_absent(room, message.seat)
            await open_motion(room, "stand-in", message.seat, 0, client.seat)

    async with room.lock:
        if room.motion is not None:
            raise Refusal("motion-open")
        await room.insist(proposed)
    client.send(Accepted(message.id, 0))


def check_fair(room: Room, game: Game, to: int) -> None:
    """Refuse to go back if only bots would agree, and something was learnt since: nobody rolls alone until it pleases.

    At a practice table one may.
    """
    first = game.decisions_before(to)
    if len(room.people()) < 2 and not room.settings.practice and game.table.has_told(first):
        raise Refusal("bots-refuse")


def _voters(room: Room, absent: int) -> frozenset[int]:
    """Everybody who plays, but for the one it is about."""
    return frozenset(room.people()) - {absent}


async def open_motion(room: Room, kind: Kind, seat: int, to: int, proposer: int | None = None) -> None:
    """Put a motion to its voters; whoever proposed it is for it."""
    if room.motion is not None:
        raise Refusal("motion-open")
    motion = _motion(room, kind, seat, to)
    await _put(room, motion if proposer is None else motion.voted(proposer, True), ours=True)
    _tell_if_open(room)


def _tell_if_open(room: Room) -> None:
    if room.motion is not None:
        room.table_changed()


def _motion(room: Room, kind: Kind, seat: int, to: int = 0, claim: OpenClaim | None = None) -> OpenMotion:
    closes = room.tables.now() + OPEN_FOR * 1000
    about_bot = claim is not None and room.is_bot(seat)
    return OpenMotion(new_token()[:12], kind, seat, to, _voters(room, seat), closes, claim, about_bot)


async def _put(room: Room, motion: OpenMotion, *, ours: bool = False, **also: Any) -> None:
    """A motion as it stands now. It is counted as soon as all have voted; but whoever isn't there has a minute to come
    back."""
    if ours:
        room.timed = motion.id
        room.tables.later(OPEN_FOR, lambda: close(room, motion.id))
    here = present(room)
    complete = motion.complete(here)
    empty = motion.claim is not None and not motion.about_bot
    wait = min(COMES_BACK, room.tables.config.absence) - room.away(motion.seat) / 1000 if complete and empty else 0
    if not complete or (wait > 0 and motion.passed(here)):
        if motion != room.motion:
            await room.set_matters(motion=motion, **also)
        if complete:
            room.tables.later(wait, lambda: _look_again(room, motion.id))
    else:
        await _settle(room, motion, **also)


def close_in_time(room: Room) -> None:
    """A motion that was opened elsewhere, or before this process began, is closed here if nobody else does it."""
    motion = room.motion
    if motion is not None and motion.id != room.timed:
        room.timed = motion.id
        wait = max(0.0, (motion.closes - room.tables.now()) / 1000) + LATER
        room.tables.later(wait, lambda: close(room, motion.id))


async def open_claim(
    room: Room, claim: OpenClaim, proposer: int | None = None, as_owner: bool = True, **also: Any
) -> None:
    """Somebody asks for a seat: the others vote; the host has asked them, unless it is the host's own.

    Where too few are there nobody gets it; and the host alone gives away no seat that was somebody's.
    """
    if room.row.status not in ("lobby", "playing"):
        raise Refusal(room.row.status)
    if room.motion is not None:
        raise Refusal("motion-open")
    if room.tables.now() < room.matters.claims_again:
        raise Refusal("too-fast")
    voters = _voters(room, claim.seat)
    alone = voters == {proposer} and room.seats[claim.seat].kind == "person"
    if alone or 2 * len(voters & {*present(room), proposer}) <= len(voters):
        raise Refusal("nobody-to-ask")
    motion = replace(_motion(room, "claim", claim.seat, claim=claim), as_owner=as_owner)
    await _put(room, motion if proposer is None else motion.voted(proposer, True), ours=True, **also)
    _tell_if_open(room)


async def open_host_motion(room: Room, kind: Kind, seat: int) -> None:
    """The host would like to send somebody away, or to end the game: the others are asked, and nobody else decides."""
    if room.motion is not None:
        raise Refusal("motion-open")
    if len(_voters(room, seat)) < 2:
        raise Refusal("nobody-to-ask")
    await room.insist(lambda: open_motion(room, kind, seat, 0, room.row.host))


async def check_absent(room: Room, seat: int) -> None:
    """Refuse unless the game waits for a person who is over the limit, or has been away for long."""
    if not 0 <= seat < len(room.seats):
        raise Refusal("no-such-seat")
    game = await room.wake()
    if room.is_bot(seat) or seat not in game.table.awaited or not (is_overdue(room) or is_away(room, seat)):
        raise Refusal("not-absent")


def is_overdue(room: Room) -> bool:
    """Whether an answer has been waited for longer than the table agreed on."""
    limit = room.settings.limit * 1000
    return bool(limit) and room.tables.now() - room.waiting_since >= limit


def is_away(room: Room, seat: int) -> bool:
    """Whether a seat has been disconnected for so long that it needn't be waited for, limit or not."""
    if room.connected(seat):
        return False
    since = max(room.gone_since(seat, room.tables.started), room.waiting_since)
    return room.tables.now() - since >= room.tables.config.absence * 1000


async def vote(room: Room, client: Client, message: Vote) -> None:
    """Take a secret vote."""

    async def voted() -> None:
        motion = room.motion
        if motion is None or motion.id != message.motion:
            raise Refusal("no-such-motion")
        check_plays(room, client)
        await room.read_people()
        await _put(room, motion.voted(client.seat, message.yes))
        if room.motion is not None:
            room.table_changed(client.seat)  # the others needn't know that somebody has voted

    async with room.lock:
        if room.motion is None or room.motion.id != message.motion:
            await room.read_matters()  # it may have been opened at another process just now
        await room.insist(voted)
    client.send(Accepted(message.id, 0))


async def people_changed(room: Room) -> None:
    """Who comes is asked too, who goes is asked no more; there is no vote on a seat that has another player by now."""

    async def put_anew() -> None:
        motion = room.motion
        if motion is None:
            return
        motion = motion.put_to(_voters(room, motion.seat))
        moved = motion.seat >= 0 and room.is_bot(motion.seat) != motion.about_bot
        if not motion.voters or moved:
            await _drop(room, motion)
        else:
            await _put(room, motion)

    await room.insist(put_anew)


async def seat_answered(room: Room, seat: int) -> None:
    """Somebody who was thought absent plays on: there is nothing to vote on any more."""
    await _drop_if(room, lambda motion: motion.kind == "stand-in" and motion.seat == seat)


async def seat_is_there(room: Room, seat: int) -> None:
    """A host whose seat somebody else asks for is there after all."""
    await _drop_if(room, lambda motion: motion.claim is not None and motion.seat == seat)


async def _drop_if(room: Room, wanted: Callable[[OpenMotion], bool]) -> None:
    async def drop() -> None:
        if room.motion is not None and wanted(room.motion):
            await _drop(room, room.motion)

    await room.insist(drop)


async def _drop(room: Room, motion: OpenMotion) -> None:
    """Nobody is asked any more."""
    await room.set_matters(**_without(room, motion, passed=False))
    _tell_end(room, motion, passed=False)


async def close(room: Room, id: str) -> None:
    """Time is up."""

    async def count() -> None:
        if room.motion is not None and room.motion.id == id:
            await room.read_people()
            await _settle(room, room.motion)

    async with room.lock:
        await room.insist(count)


async def _look_again(room: Room, id: str) -> None:
    async def look() -> None:
        if room.motion is not None and room.motion.id == id:
            await room.read_people()
            await _put(room, room.motion)

    async with room.lock:
        await room.insist(look)


async def _settle(room: Room, motion: OpenMotion, **also: Any) -> None:
    """Count, and do what was voted for if it can still be done. Whoever closes the vote first does it: nobody else."""
    passed = motion.passed(present(room))
    await room.set_matters(**_without(room, motion, passed) | also)
    if passed:
        try:
            await room.insist(lambda: _carry_out(room, motion))
        except Refusal:  # the game went on meanwhile; the vote has come too late
            passed = False
            if motion.claim is not None:
                await room.insist(lambda: room.set_matters(**_without(room, motion, passed=False)))
    _tell_end(room, motion, passed)


def _without(room: Room, motion: OpenMotion, passed: bool) -> dict[str, Any]:
    """What is open without a motion: who was refused may not ask again at once."""
    refused = motion.claim is not None and not passed
    again = {"claims_again": room.tables.now() + CLAIM_PAUSE * 1000} if refused else {}
    return {"motion": None, **again}


def _tell_end(room: Room, motion: OpenMotion, passed: bool) -> None:
    room.tell_all(Notice("passed" if passed else "failed", motion.seat, motion.kind))
    room.table_changed()


async def _carry_out(room: Room, motion: OpenMotion) -> None:
    def rewind(game: Game) -> LogRow:
        check_fair(room, game, motion.to)
        return game.rewind(motion.to, room.tables.now())

    if motion.kind == "rewind":
        await room.add_entries(rewind, in_background=True)
    elif motion.claim is not None:
        check_claimable(room, motion.seat)
        await give_seat(room, motion.claim, as_owner=motion.as_owner)
        room.tell_all(Notice("seat-given", motion.seat))
    elif motion.kind == "remove":
        await send_away(room, motion.seat)
    elif motion.kind == "close":
        await end_table(room)
    elif room.is_bot(motion.seat) or motion.seat not in (await room.wake()).table.awaited:
        raise Refusal("not-absent")
    else:
        await bot_takes_over(room, motion.seat)
        room.tables.deadlines.look_after(room)
