"""Secret votes of the table itself: on going back further than the rules allow, and on seats whose player is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from hivernage.server.refusal import Refusal
from hivernage.server.store import LogRow
from hivernage.server.tables.client import Client
from hivernage.server.tables.game import Game
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
from hivernage.wire.over_http import Motion

if TYPE_CHECKING:
    from hivernage.server.tables.room import OpenClaim, Room

OPEN_FOR: Final = 120
"""Seconds in which to vote. Silence is a no to going back, and nothing to a bot as stand-in."""

COMES_BACK: Final = 60
"""Seconds in which a host who was only cut off comes back: nobody else gets the seat before."""

CLAIM_PAUSE: Final = 60
"""Seconds in which the others aren't asked for the host's seat again, once they have refused it."""

Kind = Literal["rewind", "stand-in", "claim", "remove", "close"]
NOBODY: Final = -1


class OpenMotion:
    """A vote that is on. Nobody learns who has voted, or how: only, when it is closed, whether it passed."""

    def __init__(
        self,
        kind: Kind,
        seat: int,
        to: int,
        voters: set[int],
        closes: int,
        claim: OpenClaim | None = None,
        *,
        about_bot: bool = False,
        as_owner: bool = True,
    ) -> None:
        self.id = new_token()[:12]
        self.kind: Kind = kind
        self.seat = seat
        self.to = to
        self.voters = voters
        self.closes = closes
        self.claim = claim  # who asks for the seat
        self.about_bot = about_bot  # whether a bot plays the seat it is about
        self.as_owner = as_owner
        self.votes: dict[int, bool] = {}

    def seen_by(self, seat: int) -> Motion:
        asked, name = seat in self.voters, self.claim.name if self.claim else ""
        return Motion(self.id, self.kind, self.seat, self.to, asked, seat in self.votes, self.closes, name)

    def vote(self, seat: int, yes: bool) -> None:
        """Count a vote."""
        if seat not in self.voters:
            raise Refusal("not-a-voter")
        if seat in self.votes:
            raise Refusal("voted-already")
        self.votes[seat] = yes

    def complete(self, here: set[int]) -> bool:
        """Whether nobody is waited for; on a seat that is asked for, only who is here, and not after a no.

        Where a majority decides, not beyond it.
        """
        if self.kind in ("remove", "close"):
            yes = sum(self.votes.values())
            return 2 * yes > len(self.voters) or 2 * (len(self.votes) - yes) >= len(self.voters)
        if self.claim is None:
            return len(self.votes) == len(self.voters)
        return not all(self.votes.values()) or here & self.voters <= self.votes.keys()

    def passed(self, here: set[int]) -> bool:
        """All must agree to go back; for a stand-in more than half of those who vote.

        To send somebody away, or to end the table, more than half of all others; for a seat all who are here, and they
        must be more than half of those who play.
        """
        yes = sum(self.votes.values())
        match self.kind:
            case "rewind":
                return yes == len(self.voters)
            case "stand-in":
                return yes > len(self.votes) - yes
            case "remove" | "close":
                return 2 * yes > len(self.voters)
            case "claim":
                return yes == len(self.votes) and here & self.voters <= self.votes.keys() and 2 * yes > len(self.voters)


async def propose(room: Room, client: Client, message: Propose) -> None:
    """Open a vote; who proposes it is for it."""
    async with room.lock:
        room.check_playing()
        if room.motion is not None:
            raise Refusal("motion-open")
        check_plays(room, client)
        if message.kind == "rewind":
            check_fair(room, await room.wake(), message.to)
            await open_motion(room, "rewind", NOBODY, message.to, client.seat)
        else:
            await check_absent(room, message.seat)
            await open_motion(room, "stand-in", message.seat, 0, client.seat)
    client.send(Accepted(message.id, 0))


def check_fair(room: Room, game: Game, to: int) -> None:
    """Refuse to go back if only bots would agree, and something was learnt since: nobody rolls alone until it pleases.

    At a practice table one may.
    """
    first = game.decisions_before(to)
    if len(room.people()) < 2 and not room.settings.practice and game.table.has_told(first):
        raise Refusal("bots-refuse")


def _voters(room: Room, absent: int) -> set[int]:
    """Everybody who plays, but for the one it is about."""
    return set(room.people()) - {absent}


async def open_motion(room: Room, kind: Kind, seat: int, to: int, proposer: int | None = None) -> None:
    """Put a motion to its voters; whoever proposed it is for it."""
    motion = OpenMotion(kind, seat, to, _voters(room, seat), room.tables.now() + OPEN_FOR * 1000)
    if proposer is not None and proposer not in motion.voters:
        raise Refusal("not-a-voter")
    if proposer is not None:
        motion.vote(proposer, True)
    _open(room, motion)
    await _settle_if_complete(room, motion)


def _open(room: Room, motion: OpenMotion) -> None:
    room.motion = motion
    if not motion.complete(present(room)):
        room.table_changed()
        room.tables.later(OPEN_FOR, lambda: close(room, motion))


async def open_claim(room: Room, claim: OpenClaim, proposer: int | None = None, as_owner: bool = True) -> None:
    """Somebody asks for a seat: the others vote; the host has asked them, unless it is the host's own.

    Where too few are there nobody gets it; and the host alone gives away no seat that was somebody's.
    """
    if room.row.status not in ("lobby", "playing"):
        raise Refusal(room.row.status)
    if room.motion is not None:
        raise Refusal("motion-open")
    if room.tables.now() < room.claims_again:
        raise Refusal("too-fast")
    voters = _voters(room, claim.seat)
    alone = voters == {proposer} and room.seats[claim.seat].kind == "person"
    if alone or 2 * len(voters & {*present(room), proposer}) <= len(voters):
        raise Refusal("nobody-to-ask")
    closes = room.tables.now() + OPEN_FOR * 1000
    bot = room.is_bot(claim.seat)
    motion = OpenMotion("claim", claim.seat, 0, voters, closes, claim, about_bot=bot, as_owner=as_owner)
    if proposer is not None:
        motion.vote(proposer, True)
    _open(room, motion)
    if proposer is not None:
        await _settle_if_complete(room, motion)


async def open_host_motion(room: Room, kind: Kind, seat: int) -> None:
    """The host would like to send somebody away, or to end the game: the others are asked, and nobody else decides."""
    if room.motion is not None:
        raise Refusal("motion-open")
    if len(_voters(room, seat)) < 2:
        raise Refusal("nobody-to-ask")
    await open_motion(room, kind, seat, 0, room.row.host)


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
    since = max(room.gone.get(seat, room.tables.started), room.waiting_since)
    return room.tables.now() - since >= room.tables.config.absence * 1000


async def vote(room: Room, client: Client, message: Vote) -> None:
    """Take a secret vote."""
    async with room.lock:
        motion = room.motion
        if motion is None or motion.id != message.motion:
            raise Refusal("no-such-motion")
        check_plays(room, client)
        motion.vote(client.seat, message.yes)
        await _settle_if_complete(room, motion)
        if room.motion is motion:
            room.table_changed(client.seat)  # the others needn't know that somebody has voted
    client.send(Accepted(message.id, 0))


async def people_changed(room: Room) -> None:
    """Who comes is asked too, who goes is asked no more; there is no vote on a seat that has another player by now."""
    motion = room.motion
    if motion is None:
        return
    motion.voters = _voters(room, motion.seat)
    motion.votes = {seat: yes for seat, yes in motion.votes.items() if seat in motion.voters}
    moved = motion.seat >= 0 and room.is_bot(motion.seat) != motion.about_bot
    if not motion.voters or moved:
        _closed(room, motion, passed=False)
    else:
        await _settle_if_complete(room, motion)


def seat_answered(room: Room, seat: int) -> None:
    """Somebody who was thought absent plays on: there is nothing to vote on any more."""
    motion = room.motion
    if motion is not None and motion.kind == "stand-in" and motion.seat == seat:
        _closed(room, motion, passed=False)


def seat_is_there(room: Room, seat: int) -> None:
    """A host whose seat somebody else asks for is there after all."""
    if room.motion is not None and room.motion.claim is not None and room.motion.seat == seat:
        _closed(room, room.motion, passed=False)


async def close(room: Room, motion: OpenMotion) -> None:
    """Time is up."""
    async with room.lock:
        if room.motion is motion:
            await _settle(room, motion)


async def _settle_if_complete(room: Room, motion: OpenMotion) -> None:
    """Count as soon as all have voted; but whoever isn't there has a minute to come back."""
    here = present(room)
    if not motion.complete(here):
        return
    empty = motion.claim is not None and not motion.about_bot
    wait = min(COMES_BACK, room.tables.config.absence) - room.away(motion.seat) / 1000 if empty else 0
    if wait > 0 and motion.passed(here):
        room.tables.later(wait, lambda: _look_again(room, motion))
    else:
        await _settle(room, motion)


async def _look_again(room: Room, motion: OpenMotion) -> None:
    async with room.lock:
        if room.motion is motion:
            await _settle_if_complete(room, motion)


async def _settle(room: Room, motion: OpenMotion) -> None:
    """Count, and do what was voted for if it can still be done."""
    room.motion = None
    done = False
    if motion.passed(present(room)):
        try:
            await _carry_out(room, motion)
            done = True
        except Refusal:
            pass  # the game went on meanwhile; the vote has come too late
    _closed(room, motion, done)


def _closed(room: Room, motion: OpenMotion, passed: bool) -> None:
    room.motion = None
    if motion.claim is not None and not passed:
        room.claims_again = room.tables.now() + CLAIM_PAUSE * 1000
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
