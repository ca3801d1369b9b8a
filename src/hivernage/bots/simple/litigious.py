"""A bot in love with votes: it plays to survive, and between two actions it accuses, asks and reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hivernage.bots import WAIT, Seat
from hivernage.bots.survivor import SurvivorBot
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Question

TALK: Final = {"exile": 0.25, "request": 0.15}
"""How often it does each of these instead of something useful."""

GENEROUS: Final = 0.5  # share of turns in which food that nobody needs yet is handed over, for all to see

HARSH: Final = (0.45, 0.12, 0.05, 0.0, 0.0)
"""How often it votes for exile, by how many are out already: two wrong ones end the game."""


class LitigiousBot:
    """Calls for exile and requests cards again and again, votes either way, and lets no yawn pass unreported."""

    def __init__(self, seed: int | str, library: Library) -> None:
        self.library = library
        self.usual = SurvivorBot(seed, library)
        self.random = self.usual.picker.random

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        if WAIT in answers:
            return self.random.choice(answers)
        if question.kind in ("vote", "tie") and question.args[0] == "exile":
            exiled = sum(player.exiled for player in seat.view().players)
            return ("vote", "up" if self.random.random() < HARSH[exiled] else "down")
        if question.kind in ("vote", "tie", "give"):
            return self.random.choice(answers)
        gifts = [a for a in answers if a[0] == "play" and self.library.items[a[1]].symbol == "food"]
        if gifts and self.random.random() < GENEROUS:
            return self.random.choice(gifts)
        for verb, share in TALK.items():
            found = [answer for answer in answers if answer[0] == verb]
            if found and self.random.random() < share:
                return self.random.choice(found)
        return self.usual.choose(seat, question, answers)
