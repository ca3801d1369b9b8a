"""What the store holds, a frozen Struct for each table; the fields are the columns, in their order."""

from __future__ import annotations

from typing import Literal

import msgspec

from hivernage.wire.over_http import SeatKind, StandIn, Status

Role = Literal["owner", "stand-in", "claim"]


class GameRow(msgspec.Struct, frozen=True):
    """A table and where it stands; times are milliseconds since the epoch."""

    id: str
    code: str
    status: Status
    paused: bool
    settings: str
    host: int
    listed: bool
    created: int
    touched: int
    version: str
    packs: str = ""
    start: bytes | None = None
    start_seq: int = 0
    due: int | None = None
    notice: str = ""
    sand: int | None = None  # when the sand timer will have run through, if one runs
    said: str = ""  # what was said about the question that is open, and since when that is


class LogRow(msgspec.Struct, frozen=True):
    """One entry of a game's log, which only ever grows; `seq` counts from 1."""

    game: str
    seq: int
    at: int
    kind: str
    seat: int
    question: int
    answer: str
    client: str = ""


class CheckpointRow(msgspec.Struct, frozen=True):
    """The latest stored position of a game, after the log entry `seq`."""

    game: str
    seq: int
    position: bytes


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where."""

    game: str
    seat: int
    name: str
    kind: SeatKind
    bot: str = ""
    webhook: str = ""
    conceded: bool = False
    stand_in: StandIn = ""
    stand_in_name: str = ""


class TokenRow(msgspec.Struct, frozen=True):
    """The hash of a secret that opens a seat; the secret itself is never stored."""

    hash: str
    game: str
    seat: int
    role: Role
    created: int


class ActRow(msgspec.Struct, frozen=True):
    """Something done to a table, for all to read; `n` counts from 1."""

    game: str
    n: int
    at: int
    what: str
    seat: int
    by: int


class TalkRow(msgspec.Struct, frozen=True):
    """Something said at the table; a body of None has been deleted. `n` counts from 1."""

    game: str
    n: int
    at: int
    seat: int
    body: str | None


class MattersRow(msgspec.Struct, frozen=True):
    """What is open at a table besides the game: a vote, claims of seats. `n` counts the changes, from 1."""

    game: str
    n: int
    body: str


class PresenceRow(msgspec.Struct, frozen=True):
    """How many sockets a process holds open for a seat's secret (by its hash), or for all who only look on."""

    game: str
    token: str
    process: str
    seat: int
    role: str
    sockets: int
    since: int
