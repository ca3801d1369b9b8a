"""The words of the rules: one Fluent message a rule, its refusals as the attributes of that message."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from hivernage.cards.effects import Label
from hivernage.cards.text.words import Lang, sentence, tidy
from hivernage.rules.rulebook.index import all_rules, check_rule

TEXTS = Path(__file__).parent

Arg = str | int | Label
"""What a sentence speaks of; a label has a form for each language."""


def rule_text(rule_id: str, lang: Lang) -> str:
    """A rule in words."""
    check_rule(rule_id)
    return _formatted(lang, rule_id, _message(lang, _key(rule_id)).value, {})  # as written: nothing has to be fitted in


def refusal_text(rule_id: str, reason: str, args: Mapping[str, Arg], lang: Lang) -> str:
    """The sentence in which a rule refuses something; a few are the same for all rules."""
    check_rule(rule_id)
    own = _message(lang, _key(rule_id)).attributes.get(reason)
    return sentence(_fitted(lang, f"{rule_id}.{reason}", own, args) if own else part_text(reason, args, lang))


def part_text(name: str, args: Mapping[str, Arg], lang: Lang) -> str:
    """A part of a sentence that belongs to no single rule."""
    if not bundle(lang).has_message(name):
        raise ValueError(f"the rulebook has no words for {name!r} in {lang}")
    return _fitted(lang, name, _message(lang, name).value, args)


def search(words: str, lang: Lang) -> list[str]:
    """The rules in which all the words occur, or words that begin so; accents and case don't matter."""
    wanted = [re.compile(rf"(?<!\w){re.escape(word)}") for word in fold(words).split()]
    return [rule_id for rule_id, text in _folded(lang).items() if wanted and all(word.search(text) for word in wanted)]


def fold(text: str) -> str:
    """Small letters without accents, ligatures and typographic apostrophes."""
    plain = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@cache
def bundle(lang: Lang) -> FluentBundle:
    """Every message of the rulebook in a language, read when the first of them is wanted."""
    made = FluentBundle([lang], use_isolating=False)
    for file in sorted((TEXTS / lang).glob("*.ftl")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


@cache
def _folded(lang: Lang) -> dict[str, str]:
    return {rule_id: fold(rule_text(rule_id, lang)) for rule_id in all_rules()}


def _key(rule_id: str) -> str:
    """Fluent ids hold no dots: A1.1 is the message A1-1."""
    return rule_id.replace(".", "-")


def _message(lang: Lang, key: str) -> Any:
    return bundle(lang).get_message(key)


def _fitted(lang: Lang, name: str, pattern: Any, args: Mapping[str, Arg]) -> str:
    """With the words put in, French ones contracted where they meet."""
    return tidy(_formatted(lang, name, pattern, args), lang)


def _formatted(lang: Lang, name: str, pattern: Any, args: Mapping[str, Arg]) -> str:
    """On one line. A gap in the words is an error, never a gap in what a player reads."""
    plain = {key: arg[lang] if isinstance(arg, dict) else arg for key, arg in args.items()}
    text, errors = bundle(lang).format_pattern(pattern, plain)
    if errors:
        raise ValueError(f"{name!r} in {lang}: {errors[0]!r}")
    return str(text).replace("\n", " ")
