"""The rules in the terminal: `hivernage rules`, and `rules` inside a game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from hivernage.cli import main
from hivernage.rules.rulebook import rule_text, search, with_subrules


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def data(*arguments: str) -> Any:
    result = run("rules", *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def ids(output: str) -> list[str]:
    """The rules that were printed: each id stands in its column."""
    return [line.split()[0] for line in output.splitlines() if line.startswith("  ") and line[2] != " "]


def test_the_chapters_are_listed():
    output = run("rules", "--lang", "fr").output
    assert "  A   Les actions avec un dé (33 règles)" in output
    assert ids(output) == [*"GSRAFDXCZKEVTOLUBNIW", "LW"]


@pytest.mark.parametrize("typed", ["A1", "a1"])
def test_a_rule_is_shown_with_what_is_below_it(typed: str):
    output = run("rules", typed, "--lang", "en").output
    assert output.startswith("A. Actions with a die\n")
    assert ids(output) == with_subrules("A1")
    assert "An attacked zombie is killed" in output


def test_a_part_of_a_rule_several_rules_and_a_chapter():
    assert ids(run("rules", "a1-2").output) == ["A1.2"]
    assert ids(run("rules", "D2.1", "F3.1").output) == ["F3.1", "D2.1"]
    assert ids(run("rules", "v").output) == ["V1", "V1.1", "V1.2", "V2", "V2.1"]


def test_words_are_looked_for():
    output = run("rules", "bite", "exiled", "--lang", "en").output
    assert ids(output) == search("bite exiled", "en") == ["D3.1"]
    assert ids(run("rules", "MORSURE", "exiles", "--lang", "fr").output) == ["D3.1"]


def test_what_a_rule_rests_on_is_said():
    assert "[our ruling]" in run("rules", "A1.5", "--lang", "en").output
    assert "[notre arbitrage]" in run("rules", "A1.5", "--lang", "fr").output


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("A99", "error: There is no rule A99. Did you mean A6?"),
        ("Q3", "error: There is no rule Q3. Without an id, the chapters are listed."),
        ("xyzzy", "error: No rule speaks of “xyzzy”."),
    ],
)
def test_what_is_not_there_is_trouble(typed: str, message: str):
    result = run("rules", typed, "--lang", "en")
    assert result.exit_code == 2
    assert message in result.output


def test_as_data():
    assert data("A1.5", "--lang", "fr") == [{"id": "A1.5", "text": rule_text("A1.5", "fr"), "marks": ["ruling"]}]
    book = data("--lang", "en")
    assert [chapter["id"] for chapter in book] == [*"GSRAFDXCZKEVTOLUBNIW", "LW"]
    assert sum(len(chapter["rules"]) for chapter in book) >= 591
    assert [rule["id"] for rule in data("bite", "exiled", "--lang", "en")] == ["D3.1"]


def test_inside_a_game():
    typed = "rules\nrules F3.1\nrègles bite exiled\nrules A99\nquit\n"
    output = run("play", "--seed", "1", "--lang", "en", typed=typed).output
    assert "Read on with: rules A," in output
    assert "A place without a free survivor space can’t be entered." in output
    assert "A bite spreads to survivors of every player" in output
    assert "There is no rule A99. Did you mean A6?" in output
    assert "error" not in output
