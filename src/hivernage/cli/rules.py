"""The command `hivernage rules`, and the same inside a game."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

import click
import msgspec

from hivernage.cards.library import Library
from hivernage.cards.text import Lang
from hivernage.cli import options
from hivernage.cli.trouble import Trouble
from hivernage.cli.words import Speech
from hivernage.rules.rulebook import Chapter, UnknownRule, chapters, marks_of, rule_text, search, with_subrules

LIKE_A_RULE = re.compile(r"[A-Z]{1,2}\d+(\.\d+)?")
WIDEST = 110
COLUMN = 8  # of the ids


@click.command()
@click.argument("words", nargs=-1, metavar="[ID | WORDS]...")
@options.lang
@options.as_json
def rules(words: tuple[str, ...], lang: Lang, as_json: bool) -> None:
    """Read the rules.

    Without arguments the chapters are listed. A chapter (A), a rule (A1) or a part of one (A1.2) is shown with all
    that is below it; other words are looked for in the texts of the rules.
    """
    text, speech = " ".join(words), Speech(lang, Library([]))
    if as_json:
        click.echo(msgspec.json.encode(_data(_found_or_trouble(text, speech), lang) if text else _whole_book(lang)))
    elif text:
        for line in rule_lines(_found_or_trouble(text, speech), speech, _width()):
            click.echo(line)
    else:
        for line in contents(speech, "hivernage rules"):
            click.echo(line)


def _width() -> int:
    return min(WIDEST, shutil.get_terminal_size().columns - 1) if sys.stdout.isatty() else WIDEST


# Finding rules


def find(text: str, lang: Lang) -> list[str]:
    """The rules meant: chapters or rules by their ids, each with what is below it, or those in which words occur."""
    ids = [word.upper().replace("-", ".") for word in text.split()]
    if all(_is_id(name) for name in ids):
        return list(dict.fromkeys(rule_id for name in ids for rule_id in _below(name)))
    return search(text, lang)


def _is_id(name: str) -> bool:
    return bool(LIKE_A_RULE.fullmatch(name)) or any(name == chapter.id for chapter in chapters())


def _below(name: str) -> list[str]:
    chapter = next((entry for entry in chapters() if entry.id == name), None)
    return list(chapter.rules) if chapter else with_subrules(name)


def _found_or_trouble(text: str, speech: Speech) -> list[str]:
    found, trouble = look_up(text, speech)
    if trouble:
        raise Trouble(trouble)
    return found


def look_up(text: str, speech: Speech) -> tuple[list[str], str]:
    """The rules meant, or what to say if there are none."""
    try:
        found = find(text, speech.lang)
    except UnknownRule as error:
        return [], speech.say("rules-unknown", rule=error.rule_id, nearest=error.nearest or "none")
    return found, "" if found else speech.say("rules-none", words=text)


# As text


def contents(speech: Speech, command: str) -> Iterator[str]:
    """The chapters, and how to read on."""
    for chapter in chapters():
        number = speech.say("rules-number", n=len(chapter.rules))
        yield f"  {click.style(f'{chapter.id:3}', bold=True)} {chapter.title[speech.lang]} ({number})"
    yield speech.say("rules-more", command=command)


def rule_lines(found: list[str], speech: Speech, width: int) -> Iterator[str]:
    """Rules under the titles of their chapters, wrapped."""
    for chapter in chapters():
        rules_here = [rule_id for rule_id in found if rule_id in chapter.rules]
        if rules_here:
            yield click.style(f"{chapter.id}. {chapter.title[speech.lang]}", bold=True)
        for rule_id in rules_here:
            yield from _rule(rule_id, speech, width)


def _rule(rule_id: str, speech: Speech, width: int) -> Iterator[str]:
    notes = "".join(f" [{mark.title[speech.lang]}]" for mark in marks_of(rule_id))
    text = rule_text(rule_id, speech.lang) + notes
    first, *rest = textwrap.wrap(text, width - COLUMN - 2, break_on_hyphens=False)
    yield f"  {click.style(f'{rule_id:{COLUMN}}', fg='cyan')}{first}"
    yield from (" " * (COLUMN + 2) + line for line in rest)


# As data


def _whole_book(lang: Lang) -> list[dict[str, Any]]:
    return [_chapter_data(chapter, lang) for chapter in chapters()]


def _chapter_data(chapter: Chapter, lang: Lang) -> dict[str, Any]:
    return {"id": chapter.id, "title": chapter.title[lang], "rules": _data(list(chapter.rules), lang)}


def _data(found: list[str], lang: Lang) -> list[dict[str, Any]]:
    return [
        {"id": rule_id, "text": rule_text(rule_id, lang), "marks": [mark.id for mark in marks_of(rule_id)]}
        for rule_id in found
    ]
