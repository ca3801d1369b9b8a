"""What happens on the board: zombies, barricades, noise."""

from __future__ import annotations

from hivernage.model.events.base import Event


class ZombieCame(Event, frozen=True, kw_only=True, tag="zombie-came"):
    """A zombie arrives at an entrance."""

    scene = "zombies"
    place: str
    entrance: int  # the first one is 1, here and in all other events


class ZombieKilled(Event, frozen=True, kw_only=True, tag="zombie-killed"):
    """A survivor has killed a zombie."""

    place: str
    entrance: int
    survivor: str


class ZombieRemoved(Event, frozen=True, kw_only=True, tag="zombie-removed"):
    """A zombie is taken away and counts as killed by nobody."""

    place: str
    entrance: int


class ZombieMoved(Event, frozen=True, kw_only=True, tag="zombie-moved"):
    """A zombie wanders from a place to an entrance of another, or of the same."""

    place: str
    to: str
    entrance: int


class Overrun(Event, frozen=True, kw_only=True, tag="overrun"):
    """A zombie finds no space at an entrance and breaks in."""

    scene = "zombies"
    place: str
    entrance: int


class BarricadeBuilt(Event, frozen=True, kw_only=True, tag="barricade"):
    """A barricade is put up."""

    place: str
    entrance: int


class BarricadeBroken(Event, frozen=True, kw_only=True, tag="barricade-broken"):
    """A zombie that found no space tears down a barricade."""

    scene = "zombies"
    place: str
    entrance: int


class BarricadesRemoved(Event, frozen=True, kw_only=True, tag="barricades-removed"):
    """Barricades of a place are taken away."""

    place: str
    n: int


class TrapSet(Event, frozen=True, kw_only=True, tag="trap"):
    """An explosive trap is laid."""

    place: str
    entrance: int


class TrapArmed(Event, frozen=True, kw_only=True, tag="trap-armed"):
    """A barricade becomes an explosive trap."""

    place: str
    entrance: int


class TrapSprung(Event, frozen=True, kw_only=True, tag="trap-sprung"):
    """A zombie that found no space sets off a trap, which takes all zombies of the entrance with it."""

    scene = "zombies"
    place: str
    entrance: int
    zombies: int  # how many were standing there


class TrapsRemoved(Event, frozen=True, kw_only=True, tag="traps-removed"):
    """Traps of a place are taken away without going off."""

    place: str
    n: int


class PlaceRolled(Event, frozen=True, kw_only=True, tag="place-rolled"):
    """A die says which place of the town it is."""

    place: str


class BanditsMoved(Event, frozen=True, kw_only=True, tag="bandits-moved"):
    """Bandits are moved from a place to another."""

    place: str
    to: str
    n: int


class NoiseMoved(Event, frozen=True, kw_only=True, tag="noise-moved"):
    """Noise tokens are moved from a place to another."""

    place: str
    to: str
    n: int


class NoiseMade(Event, frozen=True, kw_only=True, tag="noise"):
    """Noise tokens are put down at a place."""

    place: str
    n: int
    now: int


class NoiseRolled(Event, frozen=True, kw_only=True, tag="noise-rolled"):
    """The noise tokens of a place leave, and a die is rolled for each."""

    scene = "noise"
    place: str
    rolls: list[int]
