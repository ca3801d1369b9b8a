"""What two colonies at war do to each other: pairs of turns, doors, combats, elections (chapter W)."""

from __future__ import annotations

from hivernage.model.events.base import Event, Reveal


class ColonyLeaderNamed(Event, frozen=True, kw_only=True, tag="colony-leader"):
    """Somebody leads a colony from now on."""

    colony: int
    seat: int


class OrderSettled(Event, frozen=True, kw_only=True, tag="order"):
    """Which colony is first in a step, by its morale or by a die."""

    what: str  # movement, crossroads, combat, zombies
    colony: int
    rolled: bool


class StoppedMoving(Event, frozen=True, kw_only=True, tag="stopped-moving"):
    """A player moves nobody any more in this pair of turns."""

    seat: int


class TimerStarted(Event, frozen=True, kw_only=True, tag="timer"):
    """The sand timer runs for whoever isn't done."""

    seconds: int


class FinishedActing(Event, frozen=True, kw_only=True, tag="finished"):
    """A player is done with the actions of this pair of turns."""

    seat: int


class TimeRanOut(Event, frozen=True, kw_only=True, tag="time-out"):
    """The sand timer is out, and what these seats hadn't finished is lost."""

    seats: list[int]


class LiesBitten(Event, frozen=True, kw_only=True, tag="lies-bitten"):
    """A survivor is bitten and lies there until the actions are over."""

    survivor: str


class StoodUp(Event, frozen=True, kw_only=True, tag="stood-up"):
    """A survivor who lay bitten has been saved."""

    survivor: str


class SentAway(Event, frozen=True, kw_only=True, tag="sent-away"):
    """A survivor has to leave a full place for a mover, perhaps for bullets."""

    scene = "moves"
    seat: int
    survivor: str
    place: str
    bullets: int
    die: int = 0  # the die that a lone wolf uses for it, or 0


class DrivenOff(Event, frozen=True, kw_only=True, tag="driven-off"):
    """A zombie comes to a full entrance of a colony and drives an enemy off who stands there."""

    scene = "zombies"
    survivor: str
    place: str
    entrance: int


class BulletsChanged(Event, frozen=True, kw_only=True, tag="bullets"):
    """A colony gets bullets or loses some."""

    colony: int
    change: int
    now: int


class CardAddedOpenly(Reveal, frozen=True, kw_only=True, tag="added-openly"):
    """A player gives a card of the hand to the crisis of both colonies, face up."""

    seat: int
    card: str
    pile: int


class EquipmentCaptured(Event, frozen=True, kw_only=True, tag="captured"):
    """Equipment of somebody who died at the enemy's home is its leader's to give out."""

    place: str
    cards: list[str]


class ColonyFell(Event, frozen=True, kw_only=True, tag="colony-fell"):
    """The morale of a colony is 0: it has lost, and plays on until the objective is looked at."""

    colony: int


class CombatBegan(Event, frozen=True, kw_only=True, tag="combat"):
    """Survivors of both colonies are at a place and fight."""

    scene = "combat"
    place: str
    sides: list[list[str]]  # the survivors of each colony


class TacticsShown(Event, frozen=True, kw_only=True, tag="tactics"):
    """Both tactics are turned over."""

    scene = "combat"
    cards: list[str]
    strength: list[int]
    ends: bool


class StrengthCounted(Event, frozen=True, kw_only=True, tag="strength"):
    """Survivors and their weapons are counted, or a combat die has added strength."""

    scene = "combat"
    why: str  # survivors, bets, dice
    strength: list[int]


class BetsShown(Event, frozen=True, kw_only=True, tag="bets"):
    """Both bets of bullets are opened, and spent."""

    scene = "combat"
    bets: list[int]


class CombatDiceRolled(Event, frozen=True, kw_only=True, tag="combat-dice"):
    """Each leader has rolled a combat die."""

    scene = "combat"
    faces: list[str]  # strength, wound, zombie
    numbers: list[int]


class CombatOver(Event, frozen=True, kw_only=True, tag="combat-over"):
    """A combat is over: somebody has won by so much, or nobody."""

    scene = "combat"
    place: str
    winner: int  # a colony, or -1
    by: int
    strength: list[int]


class EnemiesInside(Event, frozen=True, kw_only=True, tag="enemies-inside"):
    """Enemies stand at a colony with none of its own people left in it."""

    colony: int
    n: int


class Elected(Event, frozen=True, kw_only=True, tag="elected"):
    """A colony has voted for its leader."""

    scene = "election"
    colony: int
    seat: int
    votes: dict[str, int]  # by seat, whom it has named
    tied: list[int]  # those with most votes, if several
