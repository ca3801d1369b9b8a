"""What the table agreed on before the game."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the table agreed on before the game."""

    players: int
    objective: str = "we-need-more-samples"
    hard: bool = False
    cooperative: bool = False
    betrayer: bool = False
    elimination: bool = False
    adult: bool = False
    packs: tuple[str, ...] = ("base",)
