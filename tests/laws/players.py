"""Ways to choose among legal answers, so that games go everywhere."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hivernage.model.question import Answer, Question

Chooser = Callable[[Random, Question, list[Answer]], Answer]

TAME = {
    "end": 0.6,
    "exile": 0.02,
    "request": 0.25,
    "food": 0.5,
    "add": 0.4,
    "attack": 3.0,
    "barricade": 2.0,
    "search": 4.0,
    "play": 3.0,
    "move": 0.3,
    "use": 4.0,
    "clean": 2.0,
    "roll": 2.0,
    "with": 4.0,
}


def wild(rng: Random, _question: Question, answers: list[Answer]) -> Answer:
    """Any answer, all alike: most games end soon by exile."""
    return answers[rng.randrange(len(answers))]


def tame(rng: Random, question: Question, answers: list[Answer]) -> Answer:
    """Likes to act and seldom calls for exile, so that games last."""
    if question.kind == "vote" and question.args[0] == "exile":
        return ("vote", "up") if rng.random() < 0.3 else ("vote", "down")
    weights = [TAME.get(answer[0], 1.0) for answer in answers]
    if question.kind == "action" and answers[0] == ("end",):
        weights[0] *= 1 + len(answers) / 20
    return rng.choices(answers, weights)[0]


def litigious(rng: Random, question: Question, answers: list[Answer]) -> Answer:
    """Tame, but in love with votes."""
    calls = [answer for answer in answers if answer[0] == "exile"]
    if calls and rng.random() < 0.15:
        return rng.choice(calls)
    if question.kind == "vote":
        return rng.choice(answers)
    return tame(rng, question, answers)


CHOOSERS: dict[str, Chooser] = {"wild": wild, "tame": tame, "litigious": litigious}
