"""What happens to improvements: tokens on the row, what is built and what is lost again (chapter U)."""

from __future__ import annotations

from hivernage.model.events.base import Event, Reveal


class ImprovementTurnedUp(Reveal, frozen=True, kw_only=True, tag="improvement"):
    """An improvement joins the row."""

    card: str


class Advanced(Event, frozen=True, kw_only=True, tag="advanced"):
    """A player puts advancement tokens on an improvement."""

    seat: int
    card: str
    n: int
    now: int
    cost: int


class Built(Event, frozen=True, kw_only=True, tag="built"):
    """An improvement is built: its tokens return, and it is in force from now on."""

    card: str


class AdvancementLost(Event, frozen=True, kw_only=True, tag="advancement-lost"):
    """Advancement tokens are taken off an improvement."""

    card: str
    n: int
    now: int


class ImprovementLost(Event, frozen=True, kw_only=True, tag="improvement-lost"):
    """A built improvement leaves the game."""

    card: str
