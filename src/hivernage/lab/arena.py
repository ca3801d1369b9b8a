"""The arena: how strong each kind of bot is, measured in games that can be played again.

All figures but the times are the same for the same plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from hivernage.lab import contests
from hivernage.lab.contests import Budget, Colony, Duel, Plan, Step, Thinking, Treason
from hivernage.lab.pool import Crew
from hivernage.lab.sitting import STALLED, Played, Sitting, play

Watch = Callable[[int, Iterator[Played]], Iterable[Played]]
"""Follows the games as they come: how many they will be, and the games."""


class Part(msgspec.Struct, frozen=True):
    """Which games a part of the arena needs, and what they show, by the name in the results."""

    sittings: Callable[[Plan], list[Sitting]]
    figures: dict[str, Callable[[Plan, list[Played]], list[Any]]]


PARTS: Final = {
    "colony": Part(contests.colony_sittings, {"colony": contests.colony_figures, "steps": contests.step_figures}),
    "guests": Part(contests.guest_sittings, {"guests": contests.guest_figures}),
    "duels": Part(contests.duel_sittings, {"duels": contests.duel_figures}),
    "betrayers": Part(contests.betrayer_sittings, {"betrayers": contests.betrayer_figures}),
    "time": Part(contests.time_sittings, {"time": contests.time_figures}),
    "budget": Part(contests.budget_sittings, {"budget": contests.budget_figures}),
}


class Results(msgspec.Struct, frozen=True):
    """All that was measured by one plan."""

    plan: Plan
    games: int
    longest: int  # the most questions in a game
    stalls: list[str]
    command: str = ""  # that measures it again
    colony: list[Colony] = []
    steps: list[Step] = []
    guests: list[Step] = []
    duels: list[Duel] = []
    betrayers: list[Treason] = []
    time: list[Thinking] = []
    budget: list[Budget] = []


def measure(plan: Plan, crew: Crew, watch: Watch = lambda _length, played: played, command: str = "") -> Results:
    """Play all games of the plan and sum them up."""
    parts = {name: PARTS[name].sittings(plan) for name in plan.parts}
    sittings = [sitting for part in parts.values() for sitting in part]
    played = list(watch(len(sittings), crew.spread(play, sittings)))
    games = iter(played)
    figures: dict[str, list[Any]] = {}
    for name, part in parts.items():
        shown = list(islice(games, len(part)))
        figures |= {title: summed(plan, shown) for title, summed in PARTS[name].figures.items()}
    return Results(
        plan,
        games=len(played),
        longest=max((game.questions for game in played), default=0),
        stalls=[str(game.sitting) for game in played if game.ending == STALLED],
        command=command,
        **figures,
    )
