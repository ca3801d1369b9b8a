"""A bot that tries everything: good for finding out what a rule does when somebody finally uses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hivernage.bots import WAIT, Seat
from hivernage.bots.survivor import SurvivorBot
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Question

CURIOSITY: Final = 0.3  # share of actions that are taken out of curiosity; what cards ask is answered in any way
CAREFUL: Final = ("action", "search", "entrance", "spread", "vote", "tie", "plan")
QUIET: Final = ("end", "exile", "wait")  # ends of turns and of games, which come soon enough


class CuriousBot:
    """Plays to survive, but lets every stranger in, and now and then takes any kind of answer, common or rare."""

    def __init__(self, seed: int | str, library: Library) -> None:
        self.library = library
        self.usual = SurvivorBot(seed, library)
        self.random = self.usual.picker.random

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        if WAIT in answers:
            return self.random.choice(answers)
        if question.kind == "action" and self.random.random() < CURIOSITY:
            strangers = [a for a in answers if a[0] == "play" and self.library.items[a[1]].kind == "event"]
            if strangers:
                return self.random.choice(strangers)
        if question.kind in CAREFUL and self.random.random() >= CURIOSITY:
            return self.usual.choose(seat, question, answers)
        verbs = sorted({answer[0] for answer in answers if answer[0] not in QUIET} or {answers[0][0]})
        verb = self.random.choice(verbs)
        return self.random.choice([answer for answer in answers if answer[0] == verb])
