"""The one place that maps plain state to running rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.crossroads import guard_watch, resolve_report
from hivernage.rules.phases import colony_phase, start_round
from hivernage.rules.setup import setup
from hivernage.rules.turn import act, end_turn, open_turn, start_turn


class Step(NamedTuple):
    """A part of the game that begins from plain state: its rules run side by side, and it ends when all have.

    A rule that nobody waits for ends with the others. `timed`: the clock may cut the step short;
    `then` runs when it ends, however it ended. `asks_first`: its rules change nothing before their first
    question, so a fork at that question needs no replay.
    """

    rules: Callable[[State], list[Rule]]
    timed: bool = False
    then: Callable[[State], None] | None = None
    asks_first: bool = False


Flow = dict[str, Step]

GAME: Flow = {
    "setup": Step(lambda state: [setup(state)]),
    "start-round": Step(lambda state: [start_round(state)]),
    "start-turn": Step(lambda state: [start_turn(state)]),
    "open-turn": Step(lambda state: [open_turn(state), guard_watch(state)]),
    "action": Step(lambda state: [act(state), guard_watch(state)], asks_first=True),
    "reported": Step(lambda state: [resolve_report(state)]),
    "end-turn": Step(lambda state: [end_turn(state)]),
    "colony": Step(lambda state: [colony_phase(state)]),
}
