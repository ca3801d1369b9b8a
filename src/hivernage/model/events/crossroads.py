"""Crossroads cards, and what cards set up for later."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hivernage.model.events.base import Event, Private, Reveal


class CrossroadsDrawn(Reveal, frozen=True, kw_only=True, tag="crossroads-drawn"):
    """The guard of a turn draws a crossroads card."""

    guard: int
    card: Private[str] = UNSET


class CrossroadsPutUnder(Event, frozen=True, kw_only=True, tag="crossroads-under"):
    """A crossroads card that didn't fire goes back under its deck."""

    guard: int


class CrossroadsFired(Reveal, frozen=True, kw_only=True, tag="crossroads"):
    """A crossroads card is triggered and read out."""

    scene = "crossroads"
    card: str
    seat: int  # whose turn it is
    guard: int
    survivor: str  # who set it off, or nobody


class Reported(Reveal, frozen=True, kw_only=True, tag="reported"):
    """The guard of a turn reports what the rules can't see."""

    guard: int
    what: str
    accuser: int | UnsetType = UNSET  # who called whom a betrayer
    named: int | UnsetType = UNSET


class OptionChosen(Event, frozen=True, kw_only=True, tag="option"):
    """A player chooses an option of a card."""

    scene = "crossroads"
    seat: int
    card: str
    option: int  # the first one is 1


class NoOptionOpen(Event, frozen=True, kw_only=True, tag="no-option"):
    """None of the options of a card can be carried out."""

    scene = "crossroads"
    seat: int
    card: str


class CardRolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """A card has a die rolled."""

    scene = "roll"
    seat: int
    card: str
    value: int


class ContestRolled(Event, frozen=True, kw_only=True, tag="contest"):
    """A card has two sides roll against each other: the sums of a player's dice and of the others'."""

    seat: int
    card: str
    mine: int
    theirs: int


class LastingBegan(Event, frozen=True, kw_only=True, tag="lasting"):
    """What a card says is in force from now on."""

    card: str
    until: str  # turn, round, next-round, game
    survivor: str  # for whom, or nobody where it is for more than one


class LastingOver(Event, frozen=True, kw_only=True, tag="lasting-over"):
    """What a card said is no longer in force."""

    card: str


class PutOff(Event, frozen=True, kw_only=True, tag="later"):
    """A part of a card waits for the end of a round."""

    card: str
    round: int


class FellDue(Event, frozen=True, kw_only=True, tag="due"):
    """A part of a card that waited is carried out."""

    scene = "due"
    card: str


class GoalAdded(Event, frozen=True, kw_only=True, tag="goal-added"):
    """A card adds a condition to the main objective."""

    card: str
