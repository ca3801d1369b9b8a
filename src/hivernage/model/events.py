"""What happened, as each seat may know it."""

from __future__ import annotations

from typing import Any

import msgspec

Facts = dict[str, Any]


class Event(msgspec.Struct, frozen=True):
    """Something that happened. `facts` is for everybody; a seat in `private` knows those facts too."""

    kind: str
    facts: Facts
    private: dict[int, Facts] = {}
    reveal: bool = False
    """Whether it shows cards that were hidden: undo never goes back behind it."""

    def seen_by(self, seat: int) -> Event:
        """The event as one seat (or a spectator) gets it."""
        more = self.private.get(seat)
        return Event(self.kind, {**self.facts, **more} if more else self.facts)
