"""Markers and options shared by all tests."""

from typing import Any

import pytest

from tests.parts import part_of, table_of_parts

LONG_SECONDS = 1800


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long (thousands of games)")
    parser.addoption("--thorough", action="store_true", help="also run the tests marked thorough, as mutants face them")
    parser.addoption("--rule", help="run only the tests that claim to prove this rule, e.g. A1.1")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules that this test proves")
    config.addinivalue_line("markers", "long: takes minutes; runs only with --long")
    config.addinivalue_line(
        "markers", "thorough: more of what a quick test tries; runs with --long and against mutants"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    _keep_rule(config, items)
    if config.getoption("--long"):
        _allow_more_time(items)
        return
    left_out = ["long"] if config.getoption("--thorough") else ["long", "thorough"]
    for item in items:
        for name in left_out:
            if item.get_closest_marker(name):
                item.add_marker(pytest.mark.skip(reason=f"{name}: run with --long"))


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


@pytest.hookimpl(optionalhook=True)  # mutants face the tests without xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Modules that share a server or a browser go to one worker as a whole, and first; all else test by test."""
    from xdist.scheduler import LoadScopeScheduling

    class Together(LoadScopeScheduling):  # type: ignore[misc] # xdist ships no types
        def _split_scope(self, nodeid: str) -> str:
            return nodeid.partition("::")[0] if part_of(nodeid) in ("server", "browser") else nodeid

    return Together(config, log)
