"""When to speak: bots at a table with people say little, and nothing twice."""

from __future__ import annotations

from collections.abc import Sequence

from hivernage.model.events import Event, RoundBegan
from hivernage.model.talk import Remark, Talk

FRESH = 6
"""Events for which what was said is still in everybody's ears."""


def repeats(talk: Talk, seat: int, said: Sequence[Remark], story: Sequence[Event]) -> bool:
    """Whether it is what the seat said last in this round, or what somebody else has only just said."""
    last = next((remark for remark in reversed(said) if remark.seat == seat), None)
    if last is not None and last.talk == talk and last.at >= _round_began(story):
        return True
    return any(remark.talk == talk and remark.at >= len(story) - FRESH for remark in said)


def _round_began(story: Sequence[Event]) -> int:
    return next((at for at in range(len(story) - 1, -1, -1) if isinstance(story[at], RoundBegan)), 0)
