"""The order of the rules: chapters, ids, and what a rule rests on."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import yaml

from hivernage.cards.effects import Label

INDEX = Path(__file__).parent / "index.yaml"
RULE_ID = re.compile(r"([A-Z]{1,2})(\d{1,2})(?:\.(\d{1,2}))?")


class Chapter(msgspec.Struct, frozen=True):
    """A chapter with its rules in order, each followed by its sub-rules."""

    id: str
    title: Label
    rules: tuple[str, ...]


class Mark(msgspec.Struct, frozen=True):
    """What rules rest on where the printed rulebook alone doesn't give them: a ruling of ours, a FAQ, ..."""

    id: str
    title: Label
    rules: frozenset[str]


class Index(msgspec.Struct, frozen=True):
    """All of index.yaml."""

    chapters: list[Chapter]
    marks: list[Mark]


class UnknownRule(LookupError):
    """No rule has this id; `nearest` is the one that was perhaps meant, or empty."""

    def __init__(self, rule_id: str) -> None:
        self.rule_id = rule_id
        self.nearest = _nearest(rule_id)
        hint = f"; did you mean {self.nearest}?" if self.nearest else ""
        super().__init__(f"there is no rule {rule_id!r}{hint}")


@cache
def _index() -> Index:
    return msgspec.convert(yaml.safe_load(INDEX.read_text(encoding="utf-8")), Index)


@cache
def all_rules() -> dict[str, None]:
    """Every id, in the order of the book."""
    return dict.fromkeys(rule_id for chapter in _index().chapters for rule_id in chapter.rules)


def chapters() -> list[Chapter]:
    """The chapters in the order of the book."""
    return list(_index().chapters)


def marks_of(rule_id: str) -> list[Mark]:
    """What a rule rests on besides the printed rulebook."""
    check_rule(rule_id)
    return [mark for mark in _index().marks if rule_id in mark.rules]


def with_subrules(rule_id: str) -> list[str]:
    """A rule, and those below it: A1, A1.1, A1.2, ..."""
    check_rule(rule_id)
    return [other for other in all_rules() if other == rule_id or other.startswith(f"{rule_id}.")]


def check_rule(rule_id: str) -> None:
    if rule_id not in all_rules():
        raise UnknownRule(rule_id)


def _nearest(rule_id: str) -> str:
    """The rule of the same chapter whose number is nearest."""
    wanted = RULE_ID.fullmatch(rule_id.upper().replace("-", "."))
    chapter = next((entry for entry in _index().chapters if wanted and entry.id == wanted[1]), None)
    if wanted is None or chapter is None:
        return ""
    number = _number(wanted)
    numbers = {other: _number(found) for other in chapter.rules if (found := RULE_ID.fullmatch(other))}
    return min(numbers, key=lambda other: [abs(a - b) for a, b in zip(numbers[other], number, strict=True)])


def _number(found: re.Match[str]) -> tuple[int, int]:
    return int(found[2]), int(found[3] or 0)
