"""A refusal: the rule behind it and a sentence for the player, in either language."""

from __future__ import annotations

from functools import cache
from typing import get_args

import msgspec

from hivernage.cards.effects import Label
from hivernage.cards.text.words import message
from hivernage.messages import Lang
from hivernage.model.state import State
from hivernage.rules.rulebook import Arg, Part, part_text, refusal_text

LANGS: tuple[Lang, ...] = get_args(Lang)
LONGEST_WORD = 40  # of what a player typed, when it is repeated to them


class Refusal(msgspec.Struct, frozen=True):
    """Why something can't be done now. Plain data, so that it can travel to a client as it is."""

    rule: str
    reason_id: str
    args: dict[str, Arg] = {}

    def text(self, lang: Lang = "en") -> str:
        """A short sentence for the player, from the rulebook."""
        return refusal_text(self.rule, self.reason_id, self.args, lang)


class Refused(Exception):
    """How reading an attempt stops at the first reason against it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason_id)
        self.refusal = refusal


class Reason:
    """One thing that may speak against an action, made once: a menu is listed with it, a refusal is made of it.

    `tells`: what its sentence speaks of, filled in only when somebody asks. `ban` stands for the card that forbids.
    """

    __slots__ = ("reason_id", "rule", "tells")

    def __init__(self, rule: str, reason_id: str, *tells: str) -> None:
        self.rule = rule
        self.reason_id = reason_id
        self.tells = tells

    def about(self, known: dict[str, Arg]) -> Refusal:
        """The refusal, with what its sentence speaks of."""
        names = (*self.tells, "gender") if "survivor" in self.tells else self.tells
        args = {"card" if name == "ban" else name: known[name] for name in names}
        return Refusal(self.rule, self.reason_id, args)


def no(rule: str, reason_id: str, **args: Arg) -> Refusal:
    """A refusal in few words."""
    return Refusal(rule, reason_id, args)


def refused(rule: str, reason_id: str, **args: Arg) -> Refused:
    """A refusal to raise."""
    return Refused(Refusal(rule, reason_id, args))


def phrase(name: Part, **args: Arg) -> Label:
    """A part of a sentence, in every language."""
    return {lang: part_text(name, args, lang) for lang in LANGS}


@cache
def at_place(name: str) -> Label:
    """Where: at the school."""
    return {lang: message(lang, f"place-{name}.in", {"rival": "enemy"}) for lang in LANGS}


def who(state: State, name: str) -> dict[str, Arg]:
    """A survivor's name, and the gender that French words agree with."""
    card = state.library.survivors[name]
    return {"survivor": card.name, "gender": card.gender}
