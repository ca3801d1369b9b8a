"""The words of the rules: one Fluent message a rule, its refusals as the attributes of that message."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

from hivernage.cards.effects import Label
from hivernage.cards.text.words import sentence, tidy
from hivernage.messages import Lang, Messages
from hivernage.rules.rulebook.index import all_rules, check_rule

TEXTS = Messages(Path(__file__).parent)

Arg = str | int | Label
"""What a sentence speaks of; a label has a form for each language."""

CommonReason = Literal[
    "impossible", "not-your-turn", "no-survivor-fits", "no-card-fits", "not-an-answer", "not-offered", "answered"
]
COMMON_REASONS: Final[tuple[CommonReason, ...]] = get_args(CommonReason)
"""Reasons that any rule may give, with words of its own or without."""

Part = Literal["hint", "some-card", "ability-of", "card-named"]
"""Parts of sentences that belong to no single rule."""


def rule_text(rule_id: str, lang: Lang) -> str:
    """A rule in words."""
    check_rule(rule_id)
    return _say(lang, _key(rule_id), {})


def refusal_text(rule_id: str, reason: str, args: Mapping[str, Arg], lang: Lang) -> str:
    """The sentence in which a rule refuses something; a few are the same for all rules."""
    check_rule(rule_id)
    own = f"{_key(rule_id)}.{reason}"
    return sentence(tidy(_say(lang, own, args), lang) if TEXTS.has(lang, own) else part_text(reason, args, lang))


@cache
def refusals() -> dict[str, frozenset[str]]:
    """The reasons that each rule has words of its own for."""
    bundle = TEXTS.bundle("en")
    return {rule_id: frozenset(bundle.get_message(_key(rule_id)).attributes) for rule_id in all_rules()}


def part_text(name: str, args: Mapping[str, Arg], lang: Lang) -> str:
    """A part of a sentence that belongs to no single rule."""
    if not TEXTS.has(lang, name):
        raise ValueError(f"the rulebook has no words for {name!r} in {lang}")
    return tidy(_say(lang, name, args), lang)


def search(words: str, lang: Lang) -> list[str]:
    """The rules in which all the words occur, or words that begin so; accents and case don't matter."""
    wanted = [re.compile(rf"(?<!\w){re.escape(word)}") for word in fold(words).split()]
    return [rule_id for rule_id, text in _folded(lang).items() if wanted and all(word.search(text) for word in wanted)]


def fold(text: str) -> str:
    """Small letters without accents, ligatures and typographic apostrophes."""
    plain = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@cache
def _folded(lang: Lang) -> dict[str, str]:
    return {rule_id: fold(rule_text(rule_id, lang)) for rule_id in all_rules()}


def _key(rule_id: str) -> str:
    """Fluent ids hold no dots: A1.1 is the message A1-1."""
    return rule_id.replace(".", "-")


def _say(lang: Lang, key: str, args: Mapping[str, Arg]) -> str:
    """On one line, with each label in the language."""
    plain = {name: arg[lang] if isinstance(arg, dict) else arg for name, arg in args.items()}
    return TEXTS.say(lang, key, plain).replace("\n", " ")
