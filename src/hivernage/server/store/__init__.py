"""Durable storage of tables on the network: SQLite by default, PostgreSQL by its address."""

from hivernage.server.store.changes import (
    AddLog,
    AddPack,
    AddSeat,
    AddTalk,
    AddToken,
    BlankTalk,
    Change,
    DropGame,
    DropSeat,
    DropTokens,
    Expect,
    MoveDue,
    NewGame,
    SetCheckpoint,
    SetGame,
    SetSeat,
)
from hivernage.server.store.errors import Duplicate, LostRace, NoSuchGame, StoreError
from hivernage.server.store.rows import CheckpointRow, GameRow, LogRow, Role, SeatRow, TalkRow, TokenRow
from hivernage.server.store.store import Store
from hivernage.server.store.writer import Stats

__all__ = [
    "AddLog",
    "AddPack",
    "AddSeat",
    "AddTalk",
    "AddToken",
    "BlankTalk",
    "Change",
    "CheckpointRow",
    "DropGame",
    "DropSeat",
    "DropTokens",
    "Duplicate",
    "Expect",
    "GameRow",
    "LogRow",
    "LostRace",
    "MoveDue",
    "NewGame",
    "NoSuchGame",
    "Role",
    "SeatRow",
    "SetCheckpoint",
    "SetGame",
    "SetSeat",
    "Stats",
    "Store",
    "StoreError",
    "TalkRow",
    "TokenRow",
]
