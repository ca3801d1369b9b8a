"""Which place is a home is data of the game: code asks the home functions, and doesn't name the place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "hivernage"
NAMING = {
    "model/board.py": "the printed board",
    "rules/boxes/base.py": "the base box lays out its board",
}
"""The files that may name the place, and why. `cards/` has the word that cards use, which means somebody's home."""

CONSTANTS = {"COLONY", "TOWN"}
OTHER_MEANINGS = {
    "cli/arena.py": "a part of the arena",
    "format_4.py": "the name of a field",
    "insight/forecast.py": "a step of the round",
    "insight/odds.py": "a step of the round",
    "insight/night.py": "the name of a fact",
    "scenario/position.py": "a step of the round",
    "words/tell.py": "the name of a fact",
    "lab/arena.py": "a part of the arena",
    "lab/arena_report.py": "a part of the arena",
    "lab/contests.py": "a part of the arena",
    "research/environment.py": "a kind of reward",
    "rules/boxes/war/__init__.py": "a step of the round",
    "rules/boxes/war/pairs.py": "a step of the round",
    "rules/effects/people.py": "a step of the round",
    "rules/turn.py": "a step of the round",
    "rules/why_not.py": "a step of the round",
    "scenario/words.py": "a step of the round",
    "table/standing.py": "a step of the round",
}
"""Files where the word `colony` is the name of something else than a place."""


def modules() -> list[Path]:
    files = (file for file in SOURCE.rglob("*.py") if file.relative_to(SOURCE).parts[0] != "cards")
    return sorted(file for file in files if file.relative_to(SOURCE).as_posix() not in NAMING)


def names_of(tree: ast.AST) -> Iterator[str]:
    """The constants of the board that a module imports or reads, and whether it writes the word."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "hivernage.model.board":
            yield from (alias.name for alias in node.names if alias.name in CONSTANTS)
        elif isinstance(node, ast.Attribute) and node.attr in CONSTANTS:
            yield node.attr
        elif isinstance(node, ast.Constant) and node.value == "colony":
            yield "'colony'"


@pytest.mark.parametrize("file", modules(), ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_nobody_names_the_place_that_is_home(file: Path) -> None:
    named = set(names_of(ast.parse(file.read_text(encoding="utf-8"))))
    if file.relative_to(SOURCE).as_posix() in OTHER_MEANINGS:
        assert named == {"'colony'"}, "strike it off the list of other meanings"
    else:
        assert not named, f"{file} names {', '.join(sorted(named))}: ask rules.homes or view_homes"


@pytest.mark.parametrize("line", ["from hivernage.model.board import COLONY", "board.TOWN", "place == 'colony'"])
def test_such_a_name_is_found(line: str) -> None:
    assert len(set(names_of(ast.parse(line)))) == 1
