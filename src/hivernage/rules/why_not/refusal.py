"""A refusal: the rule behind it and a sentence for the player, in either language."""

from __future__ import annotations

from typing import get_args

import msgspec

from hivernage.cards.effects import Label
from hivernage.cards.text.messages import Lang
from hivernage.rules.rulebook import Arg, Part, part_text, refusal_text

LANGS: tuple[Lang, ...] = get_args(Lang)


class Refusal(msgspec.Struct, frozen=True):
    """Why something can't be done now. Plain data, so that it can travel to a client as it is."""

    rule: str
    reason_id: str
    args: dict[str, Arg] = {}

    def text(self, lang: Lang = "en") -> str:
        """A short sentence for the player, from the rulebook."""
        return refusal_text(self.rule, self.reason_id, self.args, lang)


class Refused(Exception):
    """How a check stops at the first reason it finds."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason_id)
        self.refusal = refusal


def no(rule: str, reason_id: str, **args: Arg) -> Refused:
    """A reason to raise."""
    return Refused(Refusal(rule, reason_id, args))


def phrase(name: Part, **args: Arg) -> Label:
    """A part of a sentence, in every language."""
    return {lang: part_text(name, args, lang) for lang in LANGS}
