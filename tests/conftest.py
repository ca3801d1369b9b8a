"""Markers and options shared by all tests."""

import pytest

from tests.parts import table_of_parts

LONG_SECONDS = 1800


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long (thousands of games)")

    parser.addoption("--rule", help="run only the tests that claim to prove this rule, e.g. A1.1")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules that this test proves")
    config.addinivalue_line("markers", "long: takes minutes; runs only with --long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    _keep_rule(config, items)
    if config.getoption("--long"):
        _allow_more_time(items)
        return
    skip = pytest.mark.skip(reason="long: run with --long")
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(skip)


def _allow_more_time(items: list[pytest.Item]) -> None:
    """A long test that doesn't say how long it may take isn't cut off just because it shares two cores with others."""
    for item in items:
        if not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG_SECONDS))


def _keep_rule(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --rule, only tests with that id in one of their rule marks stay."""
    wanted = config.getoption("--rule")
    if wanted:
        items[:] = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("rule"))]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """A long run says how long each part of it took."""
    if config.getoption("--long"):
        reports = [report for kind in terminalreporter.stats.values() for report in kind]
        terminalreporter.section("how long each part took, in minutes of one worker")
        for line in table_of_parts(report for report in reports if isinstance(report, pytest.TestReport)):
            terminalreporter.line(line)
