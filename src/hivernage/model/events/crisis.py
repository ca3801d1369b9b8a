"""The crisis of a round, and the cards added to it."""

from __future__ import annotations

from msgspec import UNSET

from hivernage.model.events.base import Event, Private, Reveal


class CrisisTurnedUp(Reveal, frozen=True, kw_only=True, tag="crisis"):
    """The crisis of the round is turned up."""

    scene = "round"
    card: str


class CardAdded(Event, frozen=True, kw_only=True, tag="added"):
    """A player adds a hand card to the crisis, face down."""

    seat: int
    back: str  # the deck it comes from
    pile: int  # how many there are now
    card: Private[str] = UNSET


class EquippedCardAdded(Event, frozen=True, kw_only=True, tag="added-equipped"):
    """A player adds an equipped card to the crisis, face up."""

    seat: int
    survivor: str
    card: str
    pile: int


class CrisisResolved(Reveal, frozen=True, kw_only=True, tag="crisis-resolved"):
    """The cards added to the crisis are turned up and counted."""

    scene = "crisis"
    card: str  # the crisis
    cards: list[str]
    total: int
    need: int
    outcome: str


class SecretAsked(Event, frozen=True, kw_only=True, tag="secret"):
    """A player has told the others a secret, or kept it."""

    seat: int
    told: bool


class CrisisPutUnder(Event, frozen=True, kw_only=True, tag="crisis-under-deck"):
    """The crisis of the round goes under its deck."""

    card: str


class CrisisPileLeft(Event, frozen=True, kw_only=True, tag="crisis-pile-left"):
    """The cards added to a crisis that is skipped leave the game."""

    n: int
