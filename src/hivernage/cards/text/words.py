"""The words: Fluent messages of a language, and the voice in which a text speaks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce
from pathlib import Path
from typing import Literal

import msgspec

from hivernage.cards.effects import Label, Step
from hivernage.french import contract
from hivernage.messages import Lang, Messages

Mood = Literal["do", "does", "to"]  # draw! / each player draws / may draw
Joint = Literal["and", "and-if", "and-apart", "or", "or-if", "nor", "neither", "nowhere", "then", "semicolon"]
Arg = str | int

A_BEFORE_VOWEL = re.compile(r"\b([Aa]) (?=[aeiou])")
ONE_MORE = re.compile(r"\b([Aa]) other\b")
MESSAGES = Messages(Path(__file__).parent)
NO_NAMES: Mapping[str, Label] = {}


def has_message(lang: Lang, key: str) -> bool:
    return MESSAGES.has(lang, key)


def message(lang: Lang, key: str, args: Mapping[str, Arg]) -> str:
    """The message `key`, or its attribute `key.attribute`, as it reads inside a sentence."""
    return tidy(MESSAGES.say(lang, key, args), lang)


def tidy(text: str, lang: Lang) -> str:
    """A generated text as it is printed: spaced, and in French also contracted."""
    words = spaced(text)
    return contract(words) if lang == "fr" else A_BEFORE_VOWEL.sub(r"\1n ", ONE_MORE.sub(r"\1nother", words))


def spaced(text: str) -> str:
    """Single spaces, none before a comma or a stop."""
    words = text.strip(" ")
    while "  " in words:
        words = words.replace("  ", " ")
    return words.replace(" ,", ",").replace(" .", ".").replace(" )", ")")


Holder = Literal["this", "it", "you", "table"]
"""Whose powers are spoken of."""


class Voice(msgspec.Struct, frozen=True):
    """Who is spoken to, and what the pointing words of a card ("it", "here", "the player") stand for."""

    lang: Lang
    names: Mapping[str, Label] = NO_NAMES
    mood: Mood = "do"
    person: Literal["you", "they"] = "you"
    subject: str = "subject-you"  # a message: the player that conditions speak of
    it: str = ""  # a phrase; empty: "that survivor"
    again: bool = False  # "that survivor" was just spoken of, and French goes on with a pronoun
    nobody: bool = False  # "it" is "none of them": what they can, nobody can
    here: str = "place-here"  # a message with the forms .at, .of and .to
    player: str = ""  # a phrase; empty: "that player"
    war: bool = False  # spoken of a war alone: nobody is exiled there, and the first player leads the colony
    home: str = "place-colony"  # a message with the same forms
    rival: Literal["enemy", "that", "either"] = "enemy"  # to a lone wolf: the colony in question, or one of the two
    where: str = ""  # several places at once, where a condition asks the same of each
    holder: Holder = "table"
    after_if: bool = False  # French goes on with "que" after "si"
    cause: str = "none"  # what the player was doing when a crossroads card stepped in
    there: bool = False  # what lasts is said of one place
    before: Step | None = None  # the step before, which a count of its result speaks of

    def say(self, key: str, **args: Arg) -> str:
        shared: dict[str, Arg] = {"mood": self.mood, "person": self.person, "it": self.the_survivor}
        shared |= {"player": self.the_player, "subject": message(self.lang, self.subject, {}), "holder": self.holder}
        shared |= {"war": "yes" if self.war else "no", "rival": self.rival}
        shared |= {"cause": self.cause, "again": "yes" if self.again and not self.it else "no"}
        return message(self.lang, key, shared | args)

    def turn(self, **changes: object) -> Voice:
        return msgspec.structs.replace(self, **changes)

    @property
    def the_survivor(self) -> str:
        return self.it or message(self.lang, "that-survivor", {})

    @property
    def the_player(self) -> str:
        return self.player or message(self.lang, "that-player", {})

    def name(self, survivor: str) -> str:
        """The display name of a survivor, or a readable form of the id."""
        label = self.names.get(survivor)
        return label[self.lang] if label else survivor.replace("-", " ").title()

    def listed(self, parts: list[str], how: Joint) -> str:
        if len(parts) < 2:
            return "".join(parts)
        first = reduce(lambda first, last: self.say(f"list-{how}-more", first=first, last=last), parts[:-1])
        return self.say(f"list-{how}", first=first, last=parts[-1])


class Fragment(msgspec.Struct, frozen=True):
    """A sentence without capital and stop. Simple ones may be joined with "then"; an arm may stand on its own line."""

    text: str
    simple: bool = True
    arm: Arm | None = None


class Arm(msgspec.Struct, frozen=True):
    """One way that a choice or a vote may go: its heading ("Thumbs up"), its line of story, its rules."""

    rules: str
    heading: str = ""
    label: str = ""


def inline(voice: Voice, fragments: list[Fragment]) -> str:
    """All of it inside one sentence."""
    texts = [fragment.text for fragment in fragments]
    if not texts:
        return voice.say("nothing")
    if all(fragment.simple for fragment in fragments):
        return voice.listed(texts, "then")
    for n in range(len(texts) - 2, -1, -1):
        if texts[n].endswith(":"):  # what is announced follows at once
            texts[n : n + 2] = [f"{texts[n]} {texts[n + 1]}"]
    return voice.listed(texts, "semicolon")


def sentences(voice: Voice, fragments: list[Fragment]) -> str:
    """A paragraph, with a new line for each arm of a vote or a choice."""
    text = ""
    for fragment in fragments or [Fragment(voice.say("nothing"))]:
        arm = fragment.arm
        text += ("\n" if arm else " ") + (arm_line(voice, arm) if arm else sentence(fragment.text))
    return text.strip()


def paragraph(voice: Voice, fragments: list[Fragment]) -> str:
    """Sentences in one line, arms among them."""
    return sentences(voice, [Fragment(fragment.text) for fragment in fragments])


def arm_line(voice: Voice, arm: Arm) -> str:
    heading = voice.say("heading", text=arm.heading) + " " if arm.heading else ""
    label = f"{arm.label} — " if arm.label else ""
    return f"- {heading}{label}{arm.rules}"


def sentence(text: str) -> str:
    stop = "" if text.endswith((".", "!", "?", ":")) else "."
    return text[:1].upper() + text[1:] + stop
