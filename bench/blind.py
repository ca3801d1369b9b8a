"""Regulars that don't understand a module of Long Night: to them the table looks as if it weren't there.

They show what understanding it is worth:
hivernage arena --box long-night --modules bandits --bots bench/blind.py:NoBandits,regular --parts colony
"""

from __future__ import annotations

from msgspec.structs import replace

from hivernage.bots.outlook import Outlook
from hivernage.bots.regular import RegularBot
from hivernage.bots.weights import NEVER
from hivernage.bots.worth import words_in
from hivernage.cards.effects import Advance


class Blind(RegularBot):
    """Sees nothing of a module, and takes no part in it."""

    def blinded(self, view):
        return view

    def is_of_module(self, _outlook, _answer):
        return False

    def _look(self, seat):
        return Outlook(self.blinded(seat.view()), self.library, self.weights)

    def _marks(self, outlook, question, answers):
        marks = super()._marks(outlook, question, answers)
        if question.kind != "action":
            return marks
        return [NEVER if self.is_of_module(outlook, a) else mark for a, mark in zip(answers, marks, strict=True)]


class NoImprovements(Blind):
    """Puts no token on purpose."""

    def blinded(self, view):
        return replace(view, row=[], built=[])

    def is_of_module(self, outlook, answer):
        return answer[:2] == ("use", "table") and any(words_in(outlook.side.powers, Advance))


class NoBandits(Blind):
    """Neither counts bandits nor fights them, and leaves their camp alone."""

    def blinded(self, view):
        return replace(view, loot=[], places=[replace(place, bandits=0) for place in view.places])

    def is_of_module(self, outlook, answer):
        at_camp = answer[0] == "search" and outlook.survivors[answer[1]].place == "hideout"
        return at_camp or answer == ("loot",) or (answer[0] == "attack" and answer[2] in ("bandit", "camp"))


class NoRaxxon(Blind):
    """Puts no dice on the lock, and sees no special zombies."""

    def blinded(self, view):
        places = [replace(place, special=[]) for place in view.places]
        return replace(view, experiment="", encounters=[], places=places)

    def is_of_module(self, _outlook, answer):
        special = answer[0] == "attack" and f"{answer[2]}@experiment" in self.library.experiments
        return answer[0] == "code" or special
