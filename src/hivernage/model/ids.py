"""How seats and dice are written in answers and logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CLOCK: Final = -1
"""The seat the server answers for when time runs out."""

SPECTATOR: Final = -2
"""Whoever watches and holds no seat."""

SEATS: Final = ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11")
DIE: Final = ("", "die=1", "die=2", "die=3", "die=4", "die=5", "die=6")


def seat_of(word: str) -> int:
    """The seat behind a word such as `p2`."""
    return SEATS.index(word)


def die_of(word: str) -> int:
    """The value behind a word such as `die=4`."""
    return int(word[4:])


def seats_in_words(seats: Sequence[int]) -> str:
    """Seats as people count them: p1, p2 and p3."""
    *others, last = [f"p{seat + 1}" for seat in seats]
    return f"{', '.join(others)} and {last}" if others else last
