"""Introductory scenarios: their story, the rules that open as it goes on, and what their objectives bring."""

from __future__ import annotations

from msgspec import UNSET

from hivernage.model.events.base import Event, Private


class SceneTold(Event, frozen=True, kw_only=True, tag="scene"):
    """A part of the story of a scenario is read out."""

    scene = "story"
    card: str
    at: str  # its moment
    number: int  # which of the card's scenes
    seat: int  # who reads it; -1: nobody in particular


class RulesOpened(Event, frozen=True, kw_only=True, tag="rules-opened"):
    """Rules hold from now on that were closed, or that are there from the start."""

    scene = "story"
    card: str
    page: str  # the page of the scenario that introduces them


class ChapterDone(Event, frozen=True, kw_only=True, tag="chapter-done"):
    """An objective of a scenario is complete, and the next one follows in the round to come."""

    scene = "story"
    card: str


class SpacesBlocked(Event, frozen=True, kw_only=True, tag="spaces-blocked"):
    """Barricades cover survivor spaces of a place."""

    place: str
    n: int


class SpacesFreed(Event, frozen=True, kw_only=True, tag="spaces-freed"):
    """The barricades on the survivor spaces of a place are gone."""

    place: str
    n: int


class RevealAsked(Event, frozen=True, kw_only=True, tag="reveal-asked"):
    """Everybody who isn't exiled was asked to reveal a betrayal, and nobody did."""

    scene = "story"
    card: str
    scene_number: Private[int] = UNSET  # one of the card's scenes, for the eyes of the betrayal's owner
