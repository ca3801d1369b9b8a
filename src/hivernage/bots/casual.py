"""A bot to pass a winter evening with: no thinker, but one that means to live."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hivernage.bots import WAIT, Look
from hivernage.model.question import Answer, Question

# How much it likes each kind of answer; whatever isn't named counts 1.
LIKES = {
    "search": 8.0,
    "attack": 4.0,
    "use": 4.0,
    "play": 3.0,
    "equip": 3.0,
    "clean": 1.0,
    "barricade": 4.0,
    "add": 0.5,
    "move": 0.5,
    "store": 5.0,
    "end": 0.6,
    "food": 0.3,
    "request": 0.3,
    "attract": 0.2,
    "hand-off": 0.1,
    "add-equipped": 0.05,
    "exile": 0.01,
}


class CasualBot:
    """Plays at random, but searches and fights more than it talks, spares the living and dislikes exile."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(str(seed))

    def choose(self, view: Look, question: Question, answers: Sequence[Answer]) -> Answer:  # noqa: ARG002 looks at nothing
        if WAIT in answers:
            return WAIT
        if question.kind in ("vote", "tie") and question.args[:1] == ("exile",):
            return ("vote", "down")
        groups: dict[str, list[Answer]] = {}
        for answer in answers:
            groups.setdefault(_taste(answer), []).append(answer)
        kinds = list(groups)
        kind = self._random.choices(kinds, [LIKES.get(kind, 1.0) for kind in kinds])[0]
        return self._random.choice(groups[kind])


def _taste(answer: Answer) -> str:
    """The kind of an answer; to attack a survivor is as bad as exile."""
    return "exile" if answer[0] == "attack" and answer[2] != "zombie" else answer[0]
