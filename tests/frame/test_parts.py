"""The table of how long each part of the tests took."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import pytest

from tests.parts import table_of_parts

ROOT = Path(__file__).parents[2]


def report(
    test: str,
    seconds: float,
    when: Literal["setup", "call", "teardown"] = "call",
    outcome: Literal["passed", "failed", "skipped"] = "passed",
) -> pytest.TestReport:
    return pytest.TestReport(test, (test, None, ""), {}, outcome, None, when, duration=seconds)


def lines(reports: Sequence[pytest.TestReport]) -> list[str]:
    return [" ".join(line.split()) for line in table_of_parts(reports)]


def test_the_longest_part_comes_first_with_the_tests_that_took_over_a_minute() -> None:
    assert lines(
        [
            report("tests/cli/test_play.py::test_a", 6),
            report("tests/laws/test_many.py::test_games[1]", 5, "setup"),
            report("tests/laws/test_many.py::test_games[1]", 100),
            report("tests/laws/test_many.py::test_games[1]", 15, "teardown"),
            report("tests/laws/test_many.py::test_small", 12, outcome="failed"),
            report("tests/server/store/test_log.py::test_b", 30),
        ]
    ) == [
        "minutes tests part",
        "2.2 2 laws",
        "2.0 test_many.py::test_games[1]",
        "0.5 1 server",
        "0.1 1 cli",
        "2.8 4 in all",
    ]


def test_what_was_skipped_is_not_counted() -> None:
    assert lines([report("tests/cli/test_play.py::test_a", 0, "setup", "skipped")])[1:] == ["0.0 0 in all"]


def test_a_long_run_ends_with_the_table() -> None:
    some = ["tests/frame/test_parts.py", "-k", "skipped"]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--long", "-n", "2", *some]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    table = shown.partition("how long each part took")[2].splitlines()[1:4]
    assert [line.split()[1:] for line in table] == [["tests", "part"], ["1", "frame"], ["1", "in", "all"]]
