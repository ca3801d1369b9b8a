"""What comes out of Raxxon: experiments, special zombies, dice on the lock, pills."""

from __future__ import annotations

from hivernage.model.events.base import ALONG, Event, Reveal


class CodeDiePlaced(Event, frozen=True, kw_only=True, tag="code-die"):
    """A player puts a die on Raxxon."""

    seat: int
    value: int


class CodeDiceLeft(Event, frozen=True, kw_only=True, tag="code-dice-left"):
    """All dice leave Raxxon."""

    scene = ALONG
    n: int


class LockdownChecked(Event, frozen=True, kw_only=True, tag="lockdown"):
    """The night begins, and the dice on Raxxon are held against the code of the top experiment."""

    scene = "lockdown"
    card: str
    dice: list[int]
    matched: bool


class ExperimentContained(Reveal, frozen=True, kw_only=True, tag="experiment-contained"):
    """The experiment stays behind its door; the next one lies open."""

    scene = "lockdown"
    card: str
    next: str = ""  # the one that lies open now


class ExperimentReleased(Reveal, frozen=True, kw_only=True, tag="experiment-released"):
    """An experiment breaks out; the next one lies open."""

    scene = "lockdown"
    card: str
    next: str = ""  # the one that lies open now


class ExperimentSetAside(Reveal, frozen=True, kw_only=True, tag="experiment-set-aside"):
    """A card discards the top experiment, or puts it under its deck; the next one lies open."""

    card: str
    act: str  # discard, bury


class EncounterOpened(Event, frozen=True, kw_only=True, tag="encounter-opened"):
    """The card of special zombies that are about lies there with its table up."""

    scene = "lockdown"
    card: str


class FewerZombies(Event, frozen=True, kw_only=True, tag="fewer-zombies"):
    """The first player names the place that fewer zombies come to tonight."""

    scene = "lockdown"
    seat: int
    place: str
    n: int


class ZombiesHeldBack(Event, frozen=True, kw_only=True, tag="zombies-held-back"):
    """So many zombies don't come to a place after all."""

    scene = "zombies"
    place: str
    n: int


class SpecialZombieCame(Event, frozen=True, kw_only=True, tag="special-came"):
    """A special zombie arrives at an entrance."""

    scene = ALONG
    card: str
    place: str
    entrance: int


class SpecialZombieLeft(Event, frozen=True, kw_only=True, tag="special-left"):
    """A special zombie leaves its entrance for another place."""

    scene = ALONG
    card: str
    place: str
    entrance: int


class SpecialZombieKilled(Event, frozen=True, kw_only=True, tag="special-killed"):
    """A survivor has put an end to a special zombie."""

    scene = ALONG
    card: str
    place: str
    entrance: int
    survivor: str


class EncounterRolled(Event, frozen=True, kw_only=True, tag="encounter"):
    """After an attack on a special zombie a die is rolled on its table."""

    scene = "encounter"
    card: str
    survivor: str
    place: str
    value: int


class SideEffectTaken(Event, frozen=True, kw_only=True, tag="side-effect"):
    """A survivor has a side effect from now on; or it is in use already, and nothing comes of it."""

    survivor: str
    card: str
    taken: bool


class SideEffectReturned(Event, frozen=True, kw_only=True, tag="side-effect-returned"):
    """The survivor who had it is lost: the card goes back to the others."""

    card: str


class ExperimentsSeen(Reveal, frozen=True, kw_only=True, tag="experiments-seen"):
    """The top experiments are read by all, the top one first."""

    seat: int
    cards: list[str]


class ExperimentsArranged(Event, frozen=True, kw_only=True, tag="experiments-arranged"):
    """The top experiments go back in another order, the top one first."""

    seat: int
    cards: list[str]
