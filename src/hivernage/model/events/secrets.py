"""Cards that only some seats see: drawn, looked at, stolen, staked."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hivernage.model.events.base import Event, Private, Reveal


class Searched(Event, frozen=True, kw_only=True, tag="searched"):
    """A survivor searches a place."""

    survivor: str
    seat: int
    place: str


class Looked(Reveal, frozen=True, kw_only=True, tag="looked"):
    """The searcher looks at the top cards of the place's deck."""

    seat: int
    place: str
    n: int
    cards: Private[list[str]] = UNSET


class Kept(Event, frozen=True, kw_only=True, tag="kept"):
    """The searcher keeps one of the cards."""

    seat: int
    place: str
    back: str = ""  # where it isn't that of the place: in a hand all see it
    card: Private[str] = UNSET


class PutUnder(Event, frozen=True, kw_only=True, tag="put-under"):
    """Cards that were looked at in a search go under the deck."""

    seat: int
    place: str
    n: int
    cards: Private[list[str]] = UNSET  # in the order they were drawn


class Drew(Reveal, frozen=True, kw_only=True, tag="drew"):
    """A player draws a card."""

    seat: int
    deck: str
    card: Private[str] = UNSET


class LookedThrough(Reveal, frozen=True, kw_only=True, tag="looked-through"):
    """A player looks through a whole deck."""

    seat: int
    deck: str
    cards: Private[list[str]] = UNSET


class Fetched(Event, frozen=True, kw_only=True, tag="fetched"):
    """A player takes a card of choice out of a deck."""

    seat: int
    deck: str
    back: str = ""  # where it isn't that of the place: in a hand all see it
    card: Private[str] = UNSET


class Peeked(Reveal, frozen=True, kw_only=True, tag="peeked"):
    """A player looks at the top cards of a deck."""

    seat: int
    deck: str
    n: int | UnsetType = UNSET  # told for the crisis deck, and where it is more than one
    cards: Private[list[str]] = UNSET  # the top one first


class Arranged(Event, frozen=True, kw_only=True, tag="arranged"):
    """A player puts the top cards of a deck back in an order of choice."""

    seat: int
    deck: str
    n: int
    swapped: Private[bool] = UNSET


class Stolen(Reveal, frozen=True, kw_only=True, tag="stolen"):
    """A player takes a hand card from another."""

    seat: int  # the thief
    victim: int
    back: str
    card: Private[str] = UNSET


class CardGiven(Reveal, frozen=True, kw_only=True, tag="given"):
    """A player hands a hand card over to another, face down."""

    seat: int
    to: int
    back: str
    card: Private[str] = UNSET


class HandSeen(Reveal, frozen=True, kw_only=True, tag="hand-seen"):
    """A player looks at hand cards of another."""

    seat: int
    of: int
    whole: bool  # the whole hand, or some of it
    symbol: str | UnsetType = UNSET  # all cards of a symbol that was named; else, if not the whole hand, one card
    cards: Private[list[str]] = UNSET


class ObjectiveSeen(Reveal, frozen=True, kw_only=True, tag="saw-objective"):
    """A player looks at the objective of another."""

    seat: int
    of: int
    card: Private[str] = UNSET


class RemovedSeen(Reveal, frozen=True, kw_only=True, tag="saw-removed"):
    """A player looks at the cards that left the game face down."""

    seat: int
    cards: Private[list[str]] = UNSET


class HandLeft(Event, frozen=True, kw_only=True, tag="hand-left"):
    """The hand of a player without survivors leaves the game, face down."""

    seat: int
    backs: list[str]
    cards: Private[list[str]] = UNSET


class Staked(Event, frozen=True, kw_only=True, tag="staked"):
    """A player stakes a hand card."""

    seat: int
    back: str
    card: Private[str] = UNSET


class Gambled(Event, frozen=True, kw_only=True, tag="gambled"):
    """A player rolls for the stakes."""

    scene = "roll"
    seat: int
    dice: list[int]


class StakesWon(Reveal, frozen=True, kw_only=True, tag="won-stakes"):
    """One player takes all the stakes."""

    seat: int
    backs: list[str]
    staked: list[int]  # by seat: how many cards
    cards: Private[list[str]] = UNSET  # for the winner all of them, for others their own
