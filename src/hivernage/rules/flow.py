"""The one place that maps plain state to running rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.crossroads import guard_watch, resolve_report
from hivernage.rules.pair import after_pair_actions, cut, end_pair, pair_act, pair_guard, start_pair
from hivernage.rules.phases import colony_phase, start_round
from hivernage.rules.setup import setup
from hivernage.rules.turn import act, end_turn, open_turn, start_turn


class Lane(NamedTuple):
    """A rule that begins from plain state, and the turn in progress it belongs to."""

    rule: Callable[[State], Rule]
    turn: int = 0


class Step(NamedTuple):
    """A part of the game that begins from plain state: its lanes run side by side, and it ends when all have.

    A rule that nobody waits for ends with the others. `then` runs when the step ends, however it ended. `asks_first`:
    its rules change nothing before their first question, whose number is kept in the state, so a fork at that
    question needs no replay. `cut`: tidies up where the clock cuts the step short; without it no clock runs.
    `again`: a lane that has ended is begun again while the step still lists it. `keeps`: a turn begins here, a
    position worth keeping.
    """

    lanes: Callable[[State], list[Lane]]
    then: Callable[[State], None] | None = None
    asks_first: bool = False
    cut: Callable[[State], None] | None = None
    again: bool = False
    keeps: bool = False


def one(rule: Callable[[State], Rule], *others: Callable[[State], Rule], **how: Any) -> Step:
    """A step of the only turn there is."""
    lanes = [Lane(rule), *(Lane(other) for other in others)]
    return Step(lambda _: lanes, **how)


def pair(state: State) -> list[Lane]:
    """Both act until they are done; what their guards hear may be reported at any time."""
    acting = [Lane(pair_act, i) for i, turn in enumerate(state.turns) if not turn.done]
    return acting + [Lane(pair_guard, i) for i, turn in enumerate(state.turns) if turn.guard_question >= 0]


Flow = dict[str, Step]

GAME: Flow = {
    "setup": one(setup),
    "start-round": one(start_round),
    "start-turn": one(start_turn, keeps=True),
    "open-turn": one(open_turn, guard_watch),
    "action": one(act, guard_watch, asks_first=True),
    "reported": one(resolve_report),
    "end-turn": one(end_turn),
    "colony": one(colony_phase),
}

PAIRS: Flow = {
    **GAME,
    "start-turn": one(start_pair, keeps=True),
    "pair-actions": Step(pair, asks_first=True, again=True, cut=cut, then=after_pair_actions),
    "end-pair": one(end_pair),
}
