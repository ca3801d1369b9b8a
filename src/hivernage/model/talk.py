"""What players say to each other: structured, so that both languages, screen readers and bots understand it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Text = Annotated[str, Meta(min_length=1, max_length=500)]

SeatNumber = Annotated[int, Meta(ge=0, le=10)]

Symbol = Literal["food", "medicine", "fuel", "tool", "weapon", "book"]

Why = Literal[
    "hungry",
    "crisis",
    "spare",
    "need-it",
    "have-none",
    "doubt",
    "trust",
    "no-proof",
    "too-risky",
    "morale",
    "lives",
    "food",
    "hands",
    "mouths",
    "doors",
    "cards",
    "objective",
    "works",
    "too-dear",
    "harmless",
]


class Claims(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Something said about oneself: `loyal`, or `have`, `lack`, `gave` with a symbol."""

    what: Literal["loyal", "have", "lack", "gave"]
    symbol: Symbol | None = None


class Promises(msgspec.Struct, frozen=True, tag="promise", forbid_unknown_fields=True):
    """What one means to do."""

    what: Literal["crisis", "food", "waste", "doors", "search", "barricade"]


class Accuses(msgspec.Struct, frozen=True, tag="accuse", forbid_unknown_fields=True):
    """Somebody is a betrayer, or that is what one says."""

    seat: SeatNumber


class Asks(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Ask one player, or all of them, to do something."""

    what: Literal["crisis", "food", "waste", "doors", "search", "barricade", "symbol"]
    seat: SeatNumber | None = None
    symbol: Symbol | None = None


class Because(msgspec.Struct, frozen=True, tag="because", forbid_unknown_fields=True):
    """Why one has just answered as one did; `doubt` and `trust` name a seat, others may name a symbol."""

    what: Why
    seat: SeatNumber | None = None
    symbol: Symbol | None = None


class Ready(msgspec.Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Ready to vote."""


class Chat(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Plain words."""

    text: Text


Talk = Claims | Promises | Accuses | Asks | Because | Ready | Chat


class Remark(msgspec.Struct, frozen=True):
    """Something a seat said, and when: after so many events of the game. `team`: to its own colony alone."""

    seat: int
    talk: Talk
    at: int
    team: bool = False
