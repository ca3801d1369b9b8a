"""How a game goes: setup, rounds, turns, dice, the end."""

from __future__ import annotations

from msgspec import UNSET

from hivernage.model.events.base import Event, Private, Reveal


class Dealt(Reveal, frozen=True, kw_only=True, tag="dealt"):
    """Everybody gets a hand, an objective and survivors to choose from."""

    seat: int
    hand: Private[list[str]] = UNSET
    objective: Private[str] = UNSET
    survivors: Private[list[str]] = UNSET


class GroupChosen(Reveal, frozen=True, kw_only=True, tag="group"):
    """A player has chosen survivors and a leader at the start."""

    seat: int
    survivors: list[str]
    leader: str
    returned: Private[list[str]] = UNSET  # survivors that went back into the deck


class ObjectiveSet(Event, frozen=True, kw_only=True, tag="objective"):
    """The main objective of the game is told."""

    card: str


class RoundBegan(Event, frozen=True, kw_only=True, tag="round"):
    """A round begins."""

    scene = "round"
    round: int
    left: int  # rounds left on the track


class RoundTrackMoved(Event, frozen=True, kw_only=True, tag="round-track"):
    """A round is over and counted."""

    left: int


class FirstPlayerNamed(Event, frozen=True, kw_only=True, tag="first-player"):
    """Somebody is the first player from now on."""

    seat: int


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn"):
    """A turn begins."""

    scene = "turn"
    seat: int
    round: int


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn-over"):
    """A turn ends."""

    seat: int


class ColonyPhaseBegan(Event, frozen=True, kw_only=True, tag="colony-phase"):
    """All turns of the round are over, and the colony phase begins."""

    scene = "meal"


class DiceThrown(Event, frozen=True, kw_only=True, tag="dice"):
    """A player has rolled the action dice of the round."""

    scene = "round"
    seat: int
    dice: list[int]


class DieChanged(Event, frozen=True, kw_only=True, tag="die"):
    """An action die shows another value, turned or rolled again."""

    seat: int
    was: int
    now: int


class DieSpent(Event, frozen=True, kw_only=True, tag="die-spent"):
    """An action die is used."""

    seat: int
    value: int


class ExtraDiceComing(Event, frozen=True, kw_only=True, tag="extra-dice"):
    """A player will roll more action dice, or fewer."""

    seat: int
    n: int


class GameEnded(Reveal, frozen=True, kw_only=True, tag="over"):
    """The game is over, and every objective is turned over."""

    scene = "over"
    reason: str
    complete: bool  # whether the main objective was met
    winners: list[int]
    objectives: dict[str, list[str]]  # by seat: the objective, and the exiled one or nothing
