"""What changes in a colony: its tracks, its waste, its crisis. `colony` is its place in `state.colonies`."""

from __future__ import annotations

from msgspec import UNSET

from hivernage.model.events.base import Event, Private, Reveal


class MoraleChanged(Event, frozen=True, kw_only=True, tag="morale"):
    """The morale of a colony goes up or down."""

    change: int
    now: int
    colony: int


class FoodChanged(Event, frozen=True, kw_only=True, tag="food"):
    """A colony gets food or uses some."""

    change: int
    now: int
    colony: int


class FoodDue(Event, frozen=True, kw_only=True, tag="food-due"):
    """A colony has to eat."""

    need: int
    have: int
    colony: int


class Starved(Event, frozen=True, kw_only=True, tag="starvation"):
    """A colony gets a starvation token."""

    now: int
    colony: int


class HelplessChanged(Event, frozen=True, kw_only=True, tag="helpless"):
    """Helpless survivors come to a colony or leave it."""

    change: int
    now: int
    colony: int


class HelplessKilled(Event, frozen=True, kw_only=True, tag="helpless-killed"):
    """A helpless survivor is killed."""

    now: int
    colony: int


class Wasted(Event, frozen=True, kw_only=True, tag="waste"):
    """A card goes to the waste pile of a colony."""

    card: str
    colony: int


class Cleaned(Event, frozen=True, kw_only=True, tag="cleaned"):
    """The top cards of a waste pile leave the game."""

    survivor: str
    cards: list[str]
    colony: int


class CrisisTurnedUp(Reveal, frozen=True, kw_only=True, tag="crisis"):
    """The crisis of the round is turned up."""

    card: str


class CardAdded(Event, frozen=True, kw_only=True, tag="added"):
    """A player adds a hand card to the crisis, face down."""

    seat: int
    back: str  # the deck it comes from
    pile: int  # how many there are now
    card: Private[str] = UNSET
    colony: int


class EquippedCardAdded(Event, frozen=True, kw_only=True, tag="added-equipped"):
    """A player adds an equipped card to the crisis, face up."""

    seat: int
    survivor: str
    card: str
    pile: int
    colony: int


class CrisisResolved(Reveal, frozen=True, kw_only=True, tag="crisis-resolved"):
    """The cards added by all colonies are turned up and counted."""

    card: str  # the crisis
    cards: list[str]
    total: int
    need: int
    outcome: str


class CrisisPutUnder(Event, frozen=True, kw_only=True, tag="crisis-under-deck"):
    """The crisis of the round goes under its deck."""

    card: str


class CrisisPileLeft(Event, frozen=True, kw_only=True, tag="crisis-pile-left"):
    """The cards added to a crisis that is skipped leave the game."""

    n: int
    colony: int
