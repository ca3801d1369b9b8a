"""Bandits: where they come and go, what they loot, and who leads them."""

from __future__ import annotations

from hivernage.model.events.base import Event, Reveal


class BanditCame(Event, frozen=True, kw_only=True, tag="bandit-came"):
    """A bandit takes a survivor space of a place."""

    scene = "bandits"
    place: str


class BanditTurnedAway(Event, frozen=True, kw_only=True, tag="bandit-turned-away"):
    """A bandit finds no free space, and isn't placed."""

    scene = "bandits"
    place: str  # nothing: no place at all has room


class BanditsRemoved(Event, frozen=True, kw_only=True, tag="bandits-removed"):
    """Bandits of a place are gone."""

    place: str
    n: int
    cause: str  # attack, overrun, card


class Pillaged(Reveal, frozen=True, kw_only=True, tag="pillaged"):
    """The top card of a deck is taken away, for everybody to see."""

    scene = "bandits"
    place: str
    card: str
    to: str  # loot, waste, removed


class CampRaided(Event, frozen=True, kw_only=True, tag="raided"):
    """A survivor searches or attacks the bandits' camp, and the die says what comes of it."""

    scene = "bandits"
    survivor: str
    seat: int
    act: str  # search, attack
    using: list[str]  # cards and abilities that help
    rolled: int
    wounds: int
    loot: int  # cards of choice


class BecameLoot(Event, frozen=True, kw_only=True, tag="became-loot"):
    """A discarded or equipped card goes to the loot."""

    card: str


class LoyaltyTold(Reveal, frozen=True, kw_only=True, tag="loyalty-told"):
    """Everybody learns whether an exiled player is a betrayer; who is none leads the bandits."""

    scene = "exile"
    seat: int
    betrayer: bool
