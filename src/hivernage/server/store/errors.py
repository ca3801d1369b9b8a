"""What can go wrong with the store."""

from __future__ import annotations


class StoreError(Exception):
    """Nothing of what was asked has been stored."""


class LostRace(StoreError):
    """Another process was faster on this game: read it again before trying anew."""

    def __init__(self, game: str) -> None:
        super().__init__(f"game {game} has changed meanwhile: read its log again and retry")
        self.game = game


class Duplicate(StoreError):
    """An id, code or hash that must be unique is taken."""


class NoSuchGame(StoreError):
    """The change belongs to a game that isn't stored (any more)."""
