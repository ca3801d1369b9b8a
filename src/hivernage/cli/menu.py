"""The answers a player may give, numbered and grouped; and how what they type finds one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import click

from hivernage.cards.library import origin
from hivernage.cli.lookup import fold
from hivernage.cli.words import Speech
from hivernage.model.board import SPOTS
from hivernage.model.ids import DIE, SEATS
from hivernage.model.question import Answer, key
from hivernage.rules.actions import ACTIONS
from hivernage.view_homes import home_of
from hivernage.views import QuestionView, View
from hivernage.words.asking import answer_text, row_label, split, word_label
from hivernage.words.speech import SYMBOLS

LABEL = 26  # the column of row labels
WITH_SURVIVOR, WITH_CARD, AT_TABLE = (
    tuple(verb for verb, action in ACTIONS.items() if action.first == first) for first in ("survivor", "card", "")
)


class Choice(NamedTuple):
    number: int
    answer: Answer
    label: str


class Row(NamedTuple):
    """Answers that differ in one word; `pattern` is their key with a gap for that word."""

    label: str
    pattern: str
    choices: list[Choice]


class Section(NamedTuple):
    title: str
    rows: list[Row]


class Menu:
    """The legal answers to one question, in the order they are shown."""

    def __init__(self, question: QuestionView, view: View, speech: Speech) -> None:
        self.speech = speech
        answers = question.answers or []
        if question.kind == "action":
            self.sections = _sections(answers, view, speech)
        else:
            labels = [answer_text(answer, question, speech) for answer in answers]
            choices = _numbered(answers, labels, 1)
            self.sections = [Section("", [Row("", key(choice.answer), [choice]) for choice in choices])]
        self.grouped = question.kind == "action"
        self.choices = [choice for section in self.sections for row in section.rows for choice in row.choices]

    def lines(self, width: int) -> Iterator[str]:
        """The menu as text, no wider than this."""
        for section in self.sections:
            if section.title:
                yield click.style(section.title, bold=True)
            for row in section.rows:
                yield from _row_lines(row, width) if self.grouped else _single(row)

    def keys(self) -> Iterator[str]:
        """Every answer by number and key."""
        for choice in self.choices:
            yield f"{choice.number:4}  {key(choice.answer)}"

    def find(self, text: str) -> list[Answer]:
        """The answers that what was typed may mean: a number, a key, or the beginnings of its words."""
        by_number = {str(choice.number): choice.answer for choice in self.choices}
        if text in by_number:
            return [by_number[text]]
        answers = [choice.answer for choice in self.choices]
        tokens = fold(text).split()
        if tuple(tokens) in answers:
            return [tuple(tokens)]
        found = [answer for answer in answers if self._fits(answer, tokens)]
        for narrower in (self._starts_alike, _as_long):
            found = [answer for answer in found if narrower(answer, tokens)] or found
        return found

    def _fits(self, answer: Answer, tokens: Sequence[str]) -> bool:
        """Each token begins a word of the answer, or of what the word is called, in the same order."""
        words = iter(enumerate(answer))
        return all(any(begins(token, word, at == 0, self.speech) for at, word in words) for token in tokens)

    def _starts_alike(self, answer: Answer, tokens: Sequence[str]) -> bool:
        return begins(tokens[0], answer[0], True, self.speech)

    def spell(self, text: str, view: View) -> Answer:
        """What was typed as the full words of a key, as far as they can be told, for a question about the rules."""
        tokens = fold(text).split()
        verbs = [*WITH_SURVIVOR, *WITH_CARD, *AT_TABLE]
        mine = [survivor.id for survivor in view.survivors if survivor.owner == view.seat]
        others = [survivor.id for survivor in view.survivors if survivor.owner != view.seat]
        hand = list(dict.fromkeys(view.mine.hand)) if view.mine else []
        nouns = [*mine, *others, *SPOTS, *hand, "zombie", *SYMBOLS, *SEATS, *DIE[1:]]
        first = [self._full(token, verbs, True) for token in tokens[:1]]
        return (*first, *(self._full(token, nouns, False) for token in tokens[1:]))

    def _full(self, token: str, words: Sequence[str], is_verb: bool) -> str:
        if token in words:
            return token
        return next((word for word in words if begins(token, word, is_verb, self.speech)), token)


def _as_long(answer: Answer, tokens: Sequence[str]) -> bool:
    return len(answer) == len(tokens)


def begins(token: str, word: str, is_verb: bool, speech: Speech) -> bool:
    """Whether a folded token begins a word of a key or one of its names."""
    if word in DIE:
        return word in (token, f"die={token}")
    names = [word, *word.split("-")]
    if is_verb:
        names += fold(speech.say("verbs", verb=word)).split()
    else:
        name = fold(speech.word(word))
        names += [name.replace(" ", "-"), *name.split()]
    return any(name.startswith(token) for name in names)


# Grouping actions


def _sections(answers: Sequence[Answer], view: View, speech: Speech) -> list[Section]:
    groups: dict[str, dict[Answer, list[tuple[Answer, str]]]] = {}
    mine = [survivor.id for survivor in view.survivors if survivor.owner == view.seat]
    for answer in answers:
        rows = groups.setdefault(_section_of(answer, mine), {})
        row, word = split(answer)
        rows.setdefault(row, []).append((answer, word))
    sections: list[Section] = []
    number = 1
    for name in [*mine, "cards", "table"]:
        rows_made: list[Row] = []
        for row, entries in sorted(groups.get(name, {}).items(), key=lambda entry: entry[0] == ("end",)):
            labels = [word_label(row, word, speech) for _, word in entries]
            choices = _numbered([answer for answer, _ in entries], labels, number)
            number += len(choices)
            rows_made.append(Row(row_label(row, speech), _pattern(row, entries[0][0]), choices))
        if rows_made:
            sections.append(Section(_title(name, view, speech), rows_made))
    return sections


def _section_of(answer: Answer, mine: Sequence[str]) -> str:
    if answer[0] in WITH_SURVIVOR and answer[1] in mine:
        return answer[1]
    return "cards" if answer[0] in WITH_CARD else "table"


def _pattern(row: Answer, example: Answer) -> str:
    if row == example:
        return key(row)
    at = 2 if row[0] == "move" else len(row)
    return key((*row[:at], "…", *row[at:]))


def _title(name: str, view: View, speech: Speech) -> str:
    if name in ("cards", "table"):
        return speech.say(f"section-{name}")
    card = speech.library.survivors[name]
    place = next((survivor.place for survivor in view.survivors if survivor.id == name), home_of(view, view.seat))
    return speech.say(
        "section-survivor", name=speech.face(name), at=speech.at(place), attack=card.attack, search=card.search
    )


def _numbered(answers: Sequence[Answer], labels: Sequence[str], first: int) -> list[Choice]:
    """Equal labels get their deck beside them, so that no two choices read the same."""
    often = Counter(labels)
    choices = []
    for number, (answer, label) in enumerate(zip(answers, labels, strict=True), first):
        backs = [origin(word) for word in answer if "@" in word]
        shown = f"{label} ({', '.join(backs)})" if often[label] > 1 and backs else label
        choices.append(Choice(number, answer, shown))
    return choices


# Drawing


def _single(row: Row) -> Iterator[str]:
    (choice,) = row.choices
    yield f"{_number(choice)}  {choice.label}  {click.style(f'[{row.pattern}]', dim=True)}"


def _number(choice: Choice) -> str:
    return click.style(f"{choice.number:4}", fg="cyan")


def _row_lines(row: Row, width: int) -> Iterator[str]:
    """The row's label, then its choices side by side, and the key they share."""
    line, used = f"  {row.label:{LABEL}}", 2 + max(LABEL, len(row.label))
    for choice in row.choices:
        size = len(f" {choice.number} {choice.label} ")
        if used + size > width and used > LABEL + 2:
            yield line.rstrip()
            line, used = " " * (LABEL + 2), LABEL + 2
        line += f" {click.style(str(choice.number), fg='cyan')} {choice.label} "
        used += size
    note = f" [{row.pattern}]"
    if used + len(note) > width:
        yield line.rstrip()
        line = " " * (LABEL + 2)
    yield line + click.style(note, dim=True)
