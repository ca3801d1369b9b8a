"""How long the parts of the tests took: a table that long runs end with."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

WORTH_A_LINE = 60
"""Seconds: a test that took so long is named below its part."""


def part_of(test: str) -> str:
    """The part that a test belongs to: its folder below tests/."""
    folders = test.partition("::")[0].split("/")[:-1]
    return "/".join(folders[1:2]) or "tests"


def table_of_parts(reports: Iterable[pytest.TestReport]) -> Iterator[str]:
    """The lines of the table, the longest part first; preparing a test and clearing up after it count too."""
    seconds: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for report in reports:
        if report.outcome != "skipped":
            seconds[part_of(report.nodeid)][report.nodeid] += report.duration
    yield _line("part", "tests", "minutes")
    for part, tests in sorted(seconds.items(), key=lambda item: -sum(item[1].values())):
        yield _line(part, len(tests), sum(tests.values()))
        for test, took in sorted(tests.items(), key=lambda item: -item[1]):
            if took >= WORTH_A_LINE:
                yield _line(f"  {test.rpartition('/')[2]}", "", took)
    all_tests = [took for tests in seconds.values() for took in tests.values()]
    yield _line("in all", len(all_tests), sum(all_tests))


def _line(name: str, tests: int | str, took: float | str) -> str:
    minutes = took if isinstance(took, str) else f"{took / 60:.1f}"
    return f"{minutes:>7}  {tests:>5}  {name}"
