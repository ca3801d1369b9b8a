"""What can be written: small frozen Structs, applied by the writer in the order they were submitted."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from hivernage.server.store.rows import (
    ActRow,
    GameRow,
    LogRow,
    MattersRow,
    PresenceRow,
    Role,
    SeatRow,
    TalkRow,
    TokenRow,
)


class NewGame(msgspec.Struct, frozen=True):
    """A new game with its seats."""

    game: GameRow
    seats: tuple[SeatRow, ...]


class SetGame(msgspec.Struct, frozen=True):
    """New values for some columns of a game; nothing happens if the game is gone."""

    id: str
    fields: dict[str, Any]


class AddLog(msgspec.Struct, frozen=True):
    """Entries for the log of one game."""

    rows: tuple[LogRow, ...]


class SetCheckpoint(msgspec.Struct, frozen=True):
    """The position after `seq`; it replaces an older one, never a newer one."""

    game: str
    seq: int
    position: bytes


class SetSeat(msgspec.Struct, frozen=True):
    """New values for some columns of a seat; nothing happens if the seat is gone."""

    game: str
    seat: int
    fields: dict[str, Any]


class AddSeat(msgspec.Struct, frozen=True):
    """One more seat."""

    row: SeatRow


class DropSeat(msgspec.Struct, frozen=True):
    """One seat less."""

    game: str
    seat: int


class MoveSeats(msgspec.Struct, frozen=True):
    """Who sat on a seat sits on another: what opens it, what was said there and what was done there goes along."""

    game: str
    to: dict[int, int]


class AddToken(msgspec.Struct, frozen=True):
    """One more secret that opens a seat."""

    row: TokenRow


class DropTokens(msgspec.Struct, frozen=True):
    """Forget the tokens of a seat: those of one role, or all."""

    game: str
    seat: int
    role: Role | None = None


class DropToken(msgspec.Struct, frozen=True):
    """Forget one secret of a game, by its hash."""

    game: str
    hash: str


class AddAct(msgspec.Struct, frozen=True):
    """Something was done to a table."""

    row: ActRow


class SetMatters(msgspec.Struct, frozen=True):
    """What is open at a table; the race is lost unless it is the change after the last one."""

    row: MattersRow


class SetPresence(msgspec.Struct, frozen=True):
    """How many look at a table through one secret here; what others have left of it behind is cleared away."""

    row: PresenceRow


class LiveOn(msgspec.Struct, frozen=True):
    """A process is there until then, unless it says so again."""

    process: str
    until: int


class Bury(msgspec.Struct, frozen=True):
    """A process is gone, and with it its sockets."""

    process: str
    at: int


class Beat(msgspec.Struct, frozen=True):
    """Something is written, to see whether it can be."""

    at: int


class AddTalk(msgspec.Struct, frozen=True):
    """Something said."""

    row: TalkRow


class BlankTalk(msgspec.Struct, frozen=True):
    """Delete what was said: one message `n`, everything from one seat, or (both None) all of it."""

    game: str
    n: int | None = None
    seat: int | None = None


class AddPack(msgspec.Struct, frozen=True):
    """The content of packs a game is played with; nothing happens if it is there."""

    digest: str
    content: bytes


class DropGame(msgspec.Struct, frozen=True):
    """Delete a game with all that belongs to it (not its packs)."""

    id: str


class MoveDue(msgspec.Struct, frozen=True):
    """Take the lease of a game: `due` becomes `new` if it is still `old`, otherwise the race is lost."""

    game: str
    old: int | None
    new: int | None


class Expect(msgspec.Struct, frozen=True):
    """What a game, or one of its seats, must still be like for the changes that follow; otherwise the race is lost."""

    game: str
    fields: dict[str, Any]
    seat: int | None = None


Change: TypeAlias = (
    NewGame
    | SetGame
    | AddLog
    | SetCheckpoint
    | SetSeat
    | AddSeat
    | DropSeat
    | MoveSeats
    | AddToken
    | DropTokens
    | DropToken
    | AddAct
    | SetMatters
    | SetPresence
    | LiveOn
    | Bury
    | Beat
    | AddTalk
    | BlankTalk
    | AddPack
    | DropGame
    | MoveDue
    | Expect
)


def game_of(change: Change) -> str:
    """The id of the game that a change belongs to; packs belong to none."""
    match change:
        case NewGame():
            return change.game.id
        case SetGame() | DropGame():
            return change.id
        case AddLog():
            return change.rows[0].game
        case AddSeat() | AddToken() | AddTalk() | AddAct() | SetMatters() | SetPresence():
            return change.row.game
        case AddPack() | Beat() | LiveOn() | Bury():
            return ""
        case _:
            return change.game
