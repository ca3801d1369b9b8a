"""Regulars that don't understand a module of Long Night: to them the table looks as if it weren't there.

They show what understanding it is worth:
hivernage arena --box long-night --modules bandits --bots bench/blind.py:NoBandits,regular --parts colony
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from hivernage.bots import Seat
from hivernage.bots.aims.missions import Missions
from hivernage.bots.aims.own_objective import OwnObjective
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.worth import words_in
from hivernage.bots.regular import RegularBot
from hivernage.bots.weights import NEVER
from hivernage.cards.effects import Advance
from hivernage.model.question import Answer, Question
from hivernage.views import View


class Blind(RegularBot):
    """Sees nothing of a module, and takes no part in it; its questions are answered by lot."""

    questions: tuple[str, ...] = ()

    def blinded(self, view: View) -> View:
        return view

    def is_of_module(self, _outlook: Outlook, _answer: Answer) -> bool:
        return False

    def _look(self, seat: Seat) -> Outlook:
        return Outlook(self.blinded(seat.view()), self.library, self.weights)

    def _marks(self, outlook: Outlook, question: Question, answers: Sequence[Answer]) -> list[float]:
        if question.kind in self.questions:
            return [0.0] * len(answers)
        marks = super()._marks(outlook, question, answers)
        if question.kind != "action":
            return marks
        return [NEVER if self.is_of_module(outlook, a) else mark for a, mark in zip(answers, marks, strict=True)]


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


class NoMissions(RegularBot):
    """A lone wolf who doesn't understand their missions: shows one that is complete, and does nothing for any."""

    def _missions(self, outlook: Outlook, own: OwnObjective) -> Missions:
        return OnlyShown(outlook, own.aims, own.eagerness)
