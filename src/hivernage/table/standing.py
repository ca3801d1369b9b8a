"""Where a game stands, in a line. It tells nothing that is secret."""

from __future__ import annotations

from collections.abc import Sequence

from hivernage.model.ids import seats_in_words
from hivernage.model.question import Question
from hivernage.model.state import State

PHASES = {"start-round": "before the first turn", "colony": "colony phase"}
PARTS = {"draw": "crossroads drawn", "movement": "moving", "actions": "acting", "bites": "bites resolved"}
"""Steps of a pair of turns that say more than whose turn it is (W4)."""


def standing(state: State, questions: Sequence[Question]) -> str:
    """The round, whose turn it is, morale, and who is asked what; or how it ended."""
    if state.over:
        won = f"{seats_in_words(state.winners)} won" if state.winners else "nobody won"
        return f"over in round {state.round}: {state.ending}, {won}"
    asked = [f"waiting for {seats_in_words(q.seats)}: {q.kind}" for q in questions if q.wait != "never" and q.seats]
    return ", ".join([*_time(state), *asked])


def _time(state: State) -> list[str]:
    if state.step == "setup":
        return ["setting up"]
    turn = f"{seats_in_words([turn.seat for turn in state.turns])}'s turn"
    if state.step in PARTS:
        turn = f"{turn} ({PARTS[state.step]})"
    morale = " and ".join(str(colony.morale) for colony in state.colonies)
    return [f"round {state.round}", PHASES.get(state.step, turn), f"morale {morale}"]
