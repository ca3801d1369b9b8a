"""The words that a card is written in, and the odds of its dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from hivernage.rules.facts import DIE_TOP

W = TypeVar("W")


def words_in(tree: object, kind: type[W]) -> Iterator[W]:
    """Every word of one kind in a card."""
    if isinstance(tree, kind):
        yield tree
    if isinstance(tree, msgspec.Struct):
        for name in tree.__struct_fields__:
            yield from words_in(getattr(tree, name), kind)
    elif isinstance(tree, (tuple, dict)):
        for part in tree.values() if isinstance(tree, dict) else tree:
            yield from words_in(part, kind)


def odds(band: str, more: int = 0) -> float:
    """How likely a die shows one of these results, where so much is added to it."""
    sums = [min(DIE_TOP, face + more) for face in range(1, DIE_TOP + 1)]
    return sum(int(band[0]) <= value <= int(band[-1]) for value in sums) / DIE_TOP
