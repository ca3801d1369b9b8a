"""docs/answers.md names every answer, and its examples are legal where it says."""

from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from hivernage.cli import main
from hivernage.model.question_kinds import QUESTIONS
from hivernage.scenario.answers_page import PAGE, Examples, answers_page, examples, fits, linked_scenarios, tables
from tests.laws.games import war
from tests.laws.test_questions import form_of

CHECKOUT = Path(__file__).parents[2]
TEXT = (CHECKOUT / PAGE).read_text(encoding="utf-8")


@cache
def found() -> Examples:
    return examples(tables(CHECKOUT, linked_scenarios(TEXT), war()))


def test_the_page_is_up_to_date():
    assert answers_page(found(), war()) == TEXT, "run `hivernage answers --write` and commit what it changes"


def test_every_example_has_its_form_and_only_what_fan_cards_ask_has_none():
    assert all(form_of(kind, example.answer) == form for (kind, form), example in found().items())
    forms = {(kind, form) for kind, asked in QUESTIONS.items() for form in asked.answers}
    assert forms - found().keys() == {("plan", "with POWER DIE"), ("discard", "none")}


def test_an_answer_that_is_no_longer_given_is_missed():
    names = [name for name in linked_scenarios(TEXT) if "reading" not in name and "attack-without-die" not in name]
    assert ("target", "target TARGET") not in examples(tables(CHECKOUT, names, war()))


@pytest.mark.parametrize(
    ("form", "answer", "fit"),
    [
        ("move SURVIVOR PLACE", "move brian-lee school", True),
        ("move SURVIVOR PLACE", "move brian-lee school fuel@starting", False),
        ("with POWER DIE", "with edward-white die=3", True),
        ("with POWER CARD", "with edward-white die=3", False),
        ("vote up|down", "vote up", True),
        ("vote up|down", "vote sideways", False),
        ("keep SURVIVOR SURVIVOR...", "keep sparky brian-lee mike-cho", True),
        ("keep SURVIVOR SURVIVOR...", "keep sparky", False),
        ("take PLAYER", "take fuel@school", False),
    ],
)
def test_a_form_is_told_from_others(form: str, answer: str, fit: bool):
    assert fits(form, tuple(answer.split())) == fit


def test_the_command_wants_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["answers"])
    assert result.exit_code == 2
    assert "run this at the top of a checkout of Hivernage" in result.output
