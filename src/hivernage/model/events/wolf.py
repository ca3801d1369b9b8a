"""What a lone wolf does between two colonies at war: missions, sides taken, the end of the den (chapter LW)."""

from __future__ import annotations

from msgspec import UNSET

from hivernage.model.events.base import Event, Private, Reveal


class MissionsDealt(Reveal, frozen=True, kw_only=True, tag="missions-dealt"):
    """The lone wolf gets missions, and perhaps a lot names a colony for their objective; else `marked` is -1."""

    seat: int
    cards: Private[list[str]] = UNSET
    marked: Private[int] = UNSET


class MissionSwapped(Reveal, frozen=True, kw_only=True, tag="mission-swapped"):
    """The lone wolf puts a mission away, unseen, and draws another one."""

    seat: int
    card: Private[str] = UNSET
    drawn: Private[str] = UNSET


class MissionDone(Reveal, frozen=True, kw_only=True, tag="mission-done"):
    """The lone wolf shows a mission that is complete, for or against a colony; -1: about neither alone."""

    seat: int
    card: str
    colony: int


class MissionDrawn(Reveal, frozen=True, kw_only=True, tag="mission-drawn"):
    """The lone wolf draws a mission in place of one that is complete."""

    seat: int
    card: Private[str] = UNSET


class TookSides(Event, frozen=True, kw_only=True, tag="took-sides"):
    """The lone wolf fights for a colony in a combat at this place, or flees from it: then the colony is -1."""

    seat: int
    place: str
    colony: int


class WolfLeft(Event, frozen=True, kw_only=True, tag="wolf-left"):
    """The morale of the den is 0: the lone wolf leaves the game, with so many missions nobody has seen."""

    seat: int
    missions: int
