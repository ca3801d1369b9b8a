"""A refusal: the rule behind it and a sentence for the player, in either language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from hivernage.cards.effects import Label
from hivernage.cards.text.words import Lang, sentence, tidy

SENTENCES = Path(__file__).parent.parent / "sentences"
LANGS: tuple[Lang, ...] = get_args(Lang)
Arg = str | int | Label


class Refusal(msgspec.Struct, frozen=True):
    """Why something can't be done now. Plain data, so that it can travel to a client as it is."""

    rule: str
    reason_id: str
    args: dict[str, Arg] = {}

    def text(self, lang: Lang = "en") -> str:
        """A short sentence for the player."""
        return sentence(_say(lang, self.reason_id, self.args))


class Refused(Exception):
    """How a check stops at the first reason it finds."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason_id)
        self.refusal = refusal


def no(rule: str, reason_id: str, **args: Arg) -> Refused:
    """A reason to raise."""
    return Refused(Refusal(rule, reason_id, args))


def phrase(reason_id: str, **args: Arg) -> Label:
    """A part of a sentence, in every language."""
    return {lang: _say(lang, reason_id, args) for lang in LANGS}


@cache
def _bundle(lang: Lang) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((SENTENCES / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def _say(lang: Lang, reason_id: str, args: Mapping[str, Arg]) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(reason_id).value
    if pattern is None:
        raise ValueError(f"sentence {reason_id!r} in {lang} has no text")
    plain = {name: arg[lang] if isinstance(arg, dict) else arg for name, arg in args.items()}
    text, errors = bundle.format_pattern(pattern, plain)
    if errors:
        raise ValueError(f"sentence {reason_id!r} in {lang}: {errors[0]!r}")
    return tidy(str(text), lang)
