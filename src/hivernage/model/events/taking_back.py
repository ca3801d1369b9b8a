"""What no rule tells: decisions that are taken back at the table."""

from __future__ import annotations

from hivernage.model.events.base import TableEvent


class Undone(TableEvent, frozen=True, kw_only=True, tag="undone"):
    """A seat has taken back its last decision."""

    seat: int


class Rewound(TableEvent, frozen=True, kw_only=True, tag="rewound"):
    """The whole table has gone back to before a decision."""

    to: int  # the entry of the log that began what is taken back
