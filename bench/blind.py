"""Regulars that don't understand a module of Long Night: to them the table looks as if it weren't there.

They show what understanding it is worth:
hivernage arena --box long-night --modules bandits --bots bench/blind.py:NoBandits,regular --parts colony
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from hivernage.bots import Seat
from hivernage.bots.aims.missions import Missions
from hivernage.bots.judges.character import REGULAR
from hivernage.bots.judges.oneself import ForMissions
from hivernage.bots.judges.position import Marks, Position
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.regular import RegularBot
from hivernage.bots.weights import NEVER
from hivernage.cards.effects import Advance
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Question
from hivernage.views import View


class BlindSeat:
    """A seat that shows the table without a module."""

    def __init__(self, seat: Seat, blinded: Callable[[View], View]) -> None:
        self._seat, self._blinded = seat, blinded
        self.number = seat.number
        self.story, self.talk, self.say, self.imagine = seat.story, seat.talk, seat.say, seat.imagine

    def view(self) -> View:
        return self._blinded(self._seat.view())


class Blind:
    """A regular that sees nothing of a module, and takes no part in it; its questions are answered by lot."""

    questions: tuple[str, ...] = ()

    def __init__(self, seed: str, library: Library) -> None:
        self.library = library
        self.regular = RegularBot(seed, library)
        self.regular.judges.append(self)

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        if question.kind in self.questions:
            return self.regular.picker.random.choice(answers)
        return self.regular.choose(BlindSeat(seat, self.blinded), question, answers)

    def weigh(self, position: Position, marks: Marks) -> Marks:
        """The last judge of all."""
        outlook = position.outlook
        if position.question.kind != "action":
            return marks
        return [
            NEVER if self.is_of_module(outlook, a) else mark for a, mark in zip(position.answers, marks, strict=True)
        ]

    def blinded(self, view: View) -> View:
        return view

    def is_of_module(self, _outlook: Outlook, _answer: Answer) -> bool:
        return False


class NoImprovements(Blind):
    """Puts no token on purpose."""

    questions = ("improvement",)

    def blinded(self, view: View) -> View:
        return replace(view, row=[], built=[])

    def is_of_module(self, outlook: Outlook, answer: Answer) -> bool:
        return answer[:2] == ("use", "table") and any(words_in(outlook.side.powers, Advance))


class NoBandits(Blind):
    """Neither counts bandits nor fights them, and leaves their camp alone."""

    def blinded(self, view: View) -> View:
        return replace(view, loot=[], places=[replace(place, bandits=0) for place in view.places])

    def is_of_module(self, outlook: Outlook, answer: Answer) -> bool:
        at_camp = answer[0] == "search" and outlook.survivors[answer[1]].place == "hideout"
        return at_camp or answer == ("loot",) or (answer[0] == "attack" and answer[2] in ("bandit", "camp"))


class NoRaxxon(Blind):
    """Puts no dice on the lock, and sees no special zombies."""

    def blinded(self, view: View) -> View:
        places = [replace(place, special=[]) for place in view.places]
        return replace(view, experiment="", encounters=[], places=places)

    def is_of_module(self, _outlook: Outlook, answer: Answer) -> bool:
        special = answer[0] == "attack" and f"{answer[2]}@experiment" in self.library.experiments
        return answer[0] == "code" or special


class OnlyShown(Missions):
    """Missions that are shown when they happen to be complete."""

    def _gain(self, question: Question, answer: Answer, mark: float) -> float:
        return super()._gain(question, answer, mark) if answer[0] == "claim" else 0.0


class NoMissions:
    """A lone wolf who doesn't understand their missions: shows one that is complete, and does nothing for any."""

    def __init__(self, seed: str, library: Library) -> None:
        self.regular = RegularBot(seed, library)
        judges = self.regular.judges
        self.regular.judges = [ForMissions(REGULAR, OnlyShown) if isinstance(j, ForMissions) else j for j in judges]

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        return self.regular.choose(seat, question, answers)
