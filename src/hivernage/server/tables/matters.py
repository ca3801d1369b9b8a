"""What is open at a table besides the game: a secret vote, claims of seats, wishes to change places.

It is kept, so that it is the same at every process; who has voted how is forgotten when the vote is over.
"""

from __future__ import annotations

import logging
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from hivernage.server.refusal import Refusal
from hivernage.server.store import MattersRow
from hivernage.wire.over_http import Motion

log = logging.getLogger(__name__)

Kind = Literal["rewind", "stand-in", "claim", "remove", "close"]


class OpenClaim(msgspec.Struct, frozen=True):
    """Somebody asks for a seat; `token` is the hash of what opens it, once those who are asked agree."""

    seat: int
    name: str
    token: str


class OpenSwap(msgspec.Struct, frozen=True):
    """Somebody would like to change places with somebody else."""

    seat: int
    to: int


class OpenMotion(msgspec.Struct, frozen=True):
    """A vote that is on. Nobody learns who has voted, or how: only, when it is closed, whether it passed."""

    id: str
    kind: Kind
    seat: int
    to: int
    voters: frozenset[int]
    closes: int
    claim: OpenClaim | None = None  # who asks for the seat
    about_bot: bool = False  # whether a bot plays the seat it is about
    as_owner: bool = True
    votes: dict[int, bool] = {}

    def seen_by(self, seat: int) -> Motion:
        asked, name = seat in self.voters, self.claim.name if self.claim else ""
        return Motion(self.id, self.kind, self.seat, self.to, asked, seat in self.votes, self.closes, name)

    def voted(self, seat: int, yes: bool) -> OpenMotion:
        """With one more vote."""
        if seat not in self.voters:
            raise Refusal("not-a-voter")
        if seat in self.votes:
            raise Refusal("voted-already")
        return replace(self, votes={**self.votes, seat: yes})

    def put_to(self, voters: frozenset[int]) -> OpenMotion:
        """With other voters; the votes of those who are asked no more don't count."""
        return replace(self, voters=voters, votes={seat: yes for seat, yes in self.votes.items() if seat in voters})

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


class Matters(msgspec.Struct, frozen=True):
    """What is open at a table; `n` counts the changes."""

    n: int = 0
    motion: OpenMotion | None = None
    claims: dict[str, OpenClaim] = {}
    swaps: dict[str, OpenSwap] = {}
    claims_again: int = 0  # when the host's seat may be asked for again

    def told_to(self, seat: int, host: int) -> object:
        """What a seat is told of it, to see whether that has changed."""
        swaps = [id for id, swap in self.swaps.items() if seat in (swap.seat, swap.to)]
        return self.motion and self.motion.seen_by(seat), swaps, self.claims if seat == host else None

    def row(self, game: str) -> MattersRow:
        """As it is stored."""
        return MattersRow(game, self.n, msgspec.json.encode(self).decode())


NOTHING_OPEN: Final = Matters()
DECODER: Final = msgspec.json.Decoder(Matters)


def matters_in(row: MattersRow | None) -> Matters:
    """What was stored; what only another version can read is lost, and can be asked anew."""
    if row is None:
        return NOTHING_OPEN
    try:
        return DECODER.decode(row.body)
    except msgspec.DecodeError as trouble:
        log.warning("what is open at table %s can't be read: %s", row.game, trouble)
        return Matters(row.n)
