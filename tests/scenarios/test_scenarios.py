"""Every scenario file runs as it says, loses no card, and stands the same when it is forked and saved."""

import re
from functools import cache
from pathlib import Path

import pytest

from hivernage.cards.library import Library
from hivernage.saves import load, save
from hivernage.scenario import load_scenario, run_scenario
from hivernage.table import Table, fingerprint
from tests.laws.games import war
from tests.laws.laws import check_census
from tests.rule import rule

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))


@cache
def library() -> Library:
    return war()


def claimed(file: Path) -> list[str]:
    """The rules that a scenario claims, so that it can be chosen by them."""
    found = re.search(r"^rules: \[(.*)\]", file.read_text(encoding="utf-8"), re.M)
    return [rule.strip() for rule in found[1].split(",")] if found else []


def check_lists(table: Table) -> None:
    """No answer is ever listed twice, and whoever is waited for has one."""
    for question in table.questions:
        for seat in question.seats:
            answers = table.legal(question, seat)
            assert len({*answers}) == len(answers), f"listed twice: {question.kind}"
            assert answers or question.wait == "never", f"nothing to answer: {question.kind}"


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, id=str(file.relative_to(HERE)), marks=rule(*claimed(file))) for file in FILES],
)
def test_scenario(file: Path) -> None:
    table = run_scenario(load_scenario(file), library()).table
    for again, _ in table.played_again():
        check_census(again)
        check_lists(again)
    assert fingerprint(table.fork().state) == fingerprint(table.state)
    assert fingerprint(load(save(table), library()).state) == fingerprint(table.state)
