"""Why something can't be done now: the rule and a sentence."""

from __future__ import annotations

from typing import NamedTuple

from hivernage.model.question import Answer
from hivernage.model.state import State


class Refusal(NamedTuple):
    """A rule id and a sentence for the player."""

    rule: str
    text: str


def why_not(state: State, seat: int, action: Answer) -> Refusal | None:
    return None
