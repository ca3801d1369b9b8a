"""A bot to pass a winter evening with: no thinker, but one that means to live."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hivernage.bots import WAIT, Seat
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Question
from hivernage.rules.facts import crisis_need
from hivernage.rules.fight import NAMELESS

# How much it likes each kind of answer; whatever isn't named counts 1.
LIKES = {
    "add": 20.0,
    "search": 8.0,
    "store": 5.0,
    "barricade": 4.0,
    "use": 4.0,
    "play": 3.0,
    "equip": 3.0,
    "attack": 2.0,
    "end": 1.0,
    "move": 0.5,
    "food": 0.1,
    "request": 0.1,
    "attract": 0.1,
    "hand-off": 0.1,
    "sabotage": 0.0,
    "add-equipped": 0.0,
    "exile": 0.0,
}


class CasualBot:
    """Plays at random, but helps with crises, spares the living, and searches and fights more than it talks."""

    def __init__(self, seed: int | str, library: Library) -> None:
        self._random = Random(str(seed))
        self._library = library

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        """Pick a kind of answer by liking, then any answer of that kind."""
        if WAIT in answers:
            return WAIT
        if question.kind in ("vote", "tie") and question.args[:1] == ("exile",):
            return ("vote", "down")
        wanted = self._wanted(seat) if any(answer[0] == "add" for answer in answers) else ()
        groups: dict[str, list[Answer]] = {}
        for answer in answers:
            groups.setdefault(self._taste(answer, wanted), []).append(answer)
        kinds = list(groups)
        likes = [LIKES.get(kind, 1.0) for kind in kinds]
        return self._random.choice(groups[self._random.choices(kinds, likes)[0]])

    def _wanted(self, seat: Seat) -> tuple[str, ...]:
        """The symbols that the crisis still needs."""
        now = seat.view()
        need = crisis_need(now.players)
        enough = sum(len(colony.crisis_pile) for colony in now.colonies) >= need
        return () if enough else self._library.crises[now.crisis].symbols

    def _taste(self, answer: Answer, wanted: Sequence[str]) -> str:
        """The kind of an answer; to attack a survivor, or to spoil a crisis, is a kind of its own."""
        if answer[0] == "add" and self._library.items[answer[1]].symbol not in wanted:
            return "sabotage"
        return "exile" if answer[0] == "attack" and answer[2] not in NAMELESS else answer[0]
