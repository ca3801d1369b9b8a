"""The rules text of a card, French and English, generated from its tree: text and behaviour can't differ."""

from __future__ import annotations

from collections.abc import Mapping

from hivernage.cards.conditions import Condition, Trigger
from hivernage.cards.effects import Effect, Label, Power
from hivernage.cards.modifiers import Modifier
from hivernage.cards.text import conditions, effects, powers
from hivernage.cards.text.cards import CardText, Line, card_text, name_of, plain
from hivernage.cards.text.words import NO_NAMES, Voice, sentence, sentences
from hivernage.messages import Lang

__all__ = [
    "CardText",
    "Lang",
    "Line",
    "card_text",
    "condition_text",
    "effect_text",
    "modifier_text",
    "name_of",
    "plain",
    "power_text",
    "trigger_text",
]


def effect_text(effect: Effect, lang: Lang, names: Mapping[str, Label] = NO_NAMES) -> str:
    voice = Voice(lang, names)
    return sentences(voice, effects.fragments(voice, effect))


def condition_text(condition: Condition, lang: Lang, names: Mapping[str, Label] = NO_NAMES) -> str:
    """A clause, as it would follow "if", said of "you"."""
    return conditions.condition(Voice(lang, names), condition)


def trigger_text(trigger: Trigger, lang: Lang, names: Mapping[str, Label] = NO_NAMES) -> str:
    voice = Voice(lang, names, person="they", subject="subject-active")
    return sentence(conditions.trigger(voice, trigger))


def power_text(power: Power, lang: Lang, names: Mapping[str, Label] = NO_NAMES) -> str:
    """The power as its own survivor or item says it."""
    voice = Voice(lang, names, holder="this")
    return sentences(voice, [powers.power_fragment(voice, power)])


def modifier_text(modifier: Modifier, lang: Lang, names: Mapping[str, Label] = NO_NAMES) -> str:
    return sentence(powers.modifier(Voice(lang, names, holder="this"), modifier))
