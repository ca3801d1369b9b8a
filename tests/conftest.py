"""Markers and options shared by all tests."""

from typing import Any

import pytest

from tests.parts import part_of, table_of_parts

LONG_SECONDS = 1800
WAITING = ("browser", "server")
"""Parts whose tests mostly wait: they come first, so that the others fill the gaps."""


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
    items.sort(key=lambda item: part_of(item.nodeid) not in WAITING)
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
    """A module goes to one worker as a whole: what it shares is made once, be it a server or games played through.

    Long tests go one by one, but for those that share a server or a browser.
    """
    from xdist.scheduler import LoadScopeScheduling

    class Together(LoadScopeScheduling):  # type: ignore[misc] # xdist ships no types
        def _split_scope(self, nodeid: str) -> str:
            together = part_of(nodeid) in WAITING or not config.getoption("--long")
            return nodeid.partition("::")[0] if together else nodeid

    config.option.loadscopereorder = False
    return Together(config, log)
