"""Secret votes of the table itself: going back further than the rules allow, or a bot for somebody absent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from hivernage.server.auth import new_token
from hivernage.server.client import Client
from hivernage.server.refusal import Refusal
from hivernage.server.stand_ins import bot_takes_over, check_plays
from hivernage.wire.bodies import Motion
from hivernage.wire.messages import Accepted, Notice, Propose, Vote

if TYPE_CHECKING:
    from hivernage.server.room import Room

OPEN_FOR: Final = 120
"""Seconds in which to vote. Silence is a no to going back, and nothing to a bot as stand-in."""

Kind = Literal["rewind", "stand-in"]
NOBODY: Final = -1


class OpenMotion:
    """A vote that is on. Nobody learns who has voted, or how: only, when it is closed, whether it passed."""

    def __init__(self, kind: Kind, seat: int, to: int, voters: set[int], closes: int) -> None:
        self.id = new_token()[:12]
        self.kind: Kind = kind
        self.seat = seat
        self.to = to
        self.voters = voters
        self.closes = closes
        self.votes: dict[int, bool] = {}

    def seen_by(self, seat: int) -> Motion:
        asked = seat in self.voters
        return Motion(self.id, self.kind, self.seat, self.to, asked, seat in self.votes, self.closes)

    def vote(self, seat: int, yes: bool) -> None:
        """Count a vote."""
        if seat not in self.voters:
            raise Refusal("not-a-voter")
        if seat in self.votes:
            raise Refusal("voted-already")
        self.votes[seat] = yes

    @property
    def complete(self) -> bool:
        return len(self.votes) == len(self.voters)

    @property
    def passed(self) -> bool:
        """All must agree to go back; for a stand-in more than half of those who vote."""
        yes = sum(self.votes.values())
        return yes == len(self.voters) if self.kind == "rewind" else yes > len(self.votes) - yes


async def propose(room: Room, client: Client, message: Propose) -> None:
    """Open a vote; who proposes it is for it."""
    async with room.lock:
        room.check_playing()
        if room.motion is not None:
            raise Refusal("motion-open")
        check_plays(room, client)
        if message.kind == "rewind":
            (await room.wake()).decisions_before(message.to)
            await open_motion(room, "rewind", NOBODY, message.to, client.seat)
        else:
            await check_absent(room, message.seat)
            await open_motion(room, "stand-in", message.seat, 0, client.seat)
    client.send(Accepted(message.id, 0))


def _voters(room: Room, absent: int) -> set[int]:
    """Everybody who plays, but for the one it is about."""
    return set(room.people()) - {absent}


async def open_motion(room: Room, kind: Kind, seat: int, to: int, proposer: int | None = None) -> None:
    """Put a motion to its voters; whoever proposed it is for it."""
    motion = OpenMotion(kind, seat, to, _voters(room, seat), room.hall.now() + OPEN_FOR * 1000)
    if proposer is not None and proposer not in motion.voters:
        raise Refusal("not-a-voter")
    room.motion = motion
    if proposer is not None:
        motion.vote(proposer, True)
    if motion.complete:
        await _settle(room, motion)
        return
    room.table_changed()
    room.hall.later(OPEN_FOR, lambda: close(room, motion))


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
    return bool(limit) and room.hall.now() - room.waiting_since >= limit


def is_away(room: Room, seat: int) -> bool:
    """Whether a seat has been disconnected for so long that it needn't be waited for, limit or not."""
    if room.connected(seat):
        return False
    since = max(room.gone.get(seat, room.hall.started), room.waiting_since)
    return room.hall.now() - since >= room.hall.config.absence * 1000


async def vote(room: Room, client: Client, message: Vote) -> None:
    """Take a secret vote."""
    async with room.lock:
        motion = room.motion
        if motion is None or motion.id != message.motion:
            raise Refusal("no-such-motion")
        check_plays(room, client)
        motion.vote(client.seat, message.yes)
        if motion.complete:
            await _settle(room, motion)
        else:
            room.table_changed(client.seat)  # the others needn't know that somebody has voted
    client.send(Accepted(message.id, 0))


async def people_changed(room: Room) -> None:
    """Who comes is asked too, who goes is asked no more; there is no vote on somebody who isn't awaited any more."""
    motion = room.motion
    if motion is None:
        return
    motion.voters = _voters(room, motion.seat)
    motion.votes = {seat: yes for seat, yes in motion.votes.items() if seat in motion.voters}
    if not motion.voters or (motion.kind == "stand-in" and room.is_bot(motion.seat)):
        _closed(room, motion, passed=False)
    elif motion.complete:
        await _settle(room, motion)


def seat_answered(room: Room, seat: int) -> None:
    """Somebody who was thought absent plays on: there is nothing to vote on any more."""
    motion = room.motion
    if motion is not None and motion.kind == "stand-in" and motion.seat == seat:
        _closed(room, motion, passed=False)


async def close(room: Room, motion: OpenMotion) -> None:
    """Time is up."""
    async with room.lock:
        if room.motion is motion:
            await _settle(room, motion)


async def _settle(room: Room, motion: OpenMotion) -> None:
    """Count, and do what was voted for if it can still be done."""
    room.motion = None
    done = False
    if motion.passed:
        try:
            await _carry_out(room, motion)
            done = True
        except Refusal:
            pass  # the game went on meanwhile; the vote has come too late
    _closed(room, motion, done)


def _closed(room: Room, motion: OpenMotion, passed: bool) -> None:
    room.motion = None
    room.tell_all(Notice("passed" if passed else "failed", motion.seat, motion.kind))
    room.table_changed()


async def _carry_out(room: Room, motion: OpenMotion) -> None:
    if motion.kind == "rewind":
        await room.enter(lambda game: game.rewind(motion.to, room.hall.now()))
    elif room.is_bot(motion.seat) or motion.seat not in (await room.wake()).table.awaited:
        raise Refusal("not-absent")
    else:
        await bot_takes_over(room, motion.seat)
        room.hall.carer.look_after(room)
