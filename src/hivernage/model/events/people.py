"""What survivors do and what becomes of them."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hivernage.model.events.base import Event, Reveal


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A survivor goes to another place, with a card that is used up for it or without."""

    survivor: str
    seat: int
    place: str  # where from
    to: str
    card: str  # fuel, or nothing
    entrance: int | UnsetType = UNSET  # where they stand at somebody else's home


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A card puts a survivor somewhere, without a move."""

    survivor: str
    place: str


class Attacked(Event, frozen=True, kw_only=True, tag="attacked"):
    """A survivor attacks a zombie, a bandit or another survivor."""

    survivor: str
    target: str  # "zombie", "bandit", or a survivor
    place: str
    using: list[str]  # cards and abilities that help
    rolled: int | UnsetType = UNSET  # against survivors and bandits only
    hit: bool | UnsetType = UNSET  # against survivors and bandits only


class ExposureRolled(Event, frozen=True, kw_only=True, tag="exposure"):
    """The exposure die is rolled for a survivor; how many of its twelve faces would have done what to them."""

    scene = "exposure"
    survivor: str
    place: str
    cause: str  # move, attack, exile, spread, or a card; nothing where no one card is the cause
    result: str  # blank, wound, frostbite, bite
    does: str  # nothing, wound, frostbite, death: what it does to them, unless the bite is warded off
    nothing: int
    wound: int
    frostbite: int
    death: int


class Warded(Reveal, frozen=True, kw_only=True, tag="warded"):
    """A hand card saves a survivor from a bite."""

    seat: int  # whose card
    survivor: str
    card: str


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    """A survivor gets a wound of some kind."""

    survivor: str
    harm: str  # wound, frostbite, despair
    total: int  # wounds of all kinds
    deadly: int  # how many kill this survivor


class Healed(Event, frozen=True, kw_only=True, tag="healed"):
    """A survivor loses a wound."""

    survivor: str
    harm: str


class Killed(Event, frozen=True, kw_only=True, tag="killed"):
    """A survivor dies."""

    scene = "deaths"
    survivor: str
    seat: int
    place: str
    cause: str


class SurvivorRemoved(Event, frozen=True, kw_only=True, tag="removed"):
    """A survivor leaves the game without being killed."""

    scene = "deaths"
    survivor: str
    seat: int
    place: str


class NewcomerDrawn(Reveal, frozen=True, kw_only=True, tag="newcomer"):
    """A survivor comes out of the deck and is about to join a group."""

    survivor: str
    seat: int


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    """A new survivor has joined a group."""

    survivor: str
    seat: int
    place: str


class Transferred(Event, frozen=True, kw_only=True, tag="transferred"):
    """A survivor goes over to another player."""

    survivor: str
    seat: int  # the new owner


class LeaderNamed(Event, frozen=True, kw_only=True, tag="leader"):
    """A group has a new leader."""

    seat: int
    survivor: str


class SurvivorLeftDeck(Event, frozen=True, kw_only=True, tag="survivor-left-deck"):
    """A survivor is taken out of the survivor deck for good."""

    survivor: str


class PowerUsed(Event, frozen=True, kw_only=True, tag="used"):
    """A player uses a power of a survivor, of a card, or of the table."""

    seat: int
    survivor: str  # who uses it, or nobody where it is the table's
    power: str  # whose ability, or which card
    which: str = ""  # its name in answers, `rosa-blum/2`, where another power of the card could be meant


class Eliminated(Event, frozen=True, kw_only=True, tag="eliminated"):
    """A player is out of the game."""

    seat: int


class WardedOff(Event, frozen=True, kw_only=True, tag="warded-off"):
    """A power keeps something from happening: `morale`, an `overrun`, a `barricade` that would break, an `exposure`."""

    what: str
    power: str  # the card, or the survivor whose ability it is
    n: int | UnsetType = UNSET  # the morale that isn't lost
    place: str | UnsetType = UNSET  # of the overrun or barricade
    survivor: str | UnsetType = UNSET  # who has rolled
