"""What the log of a game has: decisions, and how some of them were taken back."""

from __future__ import annotations

import msgspec

from hivernage.model.question import Decision


class Undo(msgspec.Struct, frozen=True, array_like=True, tag="undo"):
    """A seat took back its last decision. It stays in the log."""

    seat: int


class Rewound(msgspec.Struct, frozen=True, array_like=True, tag="rewound"):
    """The table agreed to go back to where `to` decisions stood. What was taken back stays in the log."""

    to: int


LogEntry = Decision | Undo | Rewound
