"""A mutant faces the tests, in a process of its own: `python -m tests.mutants.facing FILE CHANGED`.

FILE is a module below src/hivernage, CHANGED a file with what it is replaced by. Prints who noticed; nobody: nothing.
"""

from __future__ import annotations

import contextlib
import io
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

from tests.mutants.places import ROOT, SOURCE

TESTS: tuple[tuple[str, ...], ...] = (
    ("replays", "model"),
    ("insight/test_secrecy.py", "table", "bots/test_honesty.py"),
    ("laws/test_soundness.py", "laws/test_copies.py", "laws/test_questions.py", "laws/test_laws.py"),
    ("rules", "laws", "cards"),
)
"""Below tests/: the quick ones and those that notice most first."""


LONGEST = 30
"""Seconds for a scenario or test, which takes hardly one: a mutant that goes round in circles is noticed too."""


class Changed(MetaPathFinder):
    """Has one module of the package loaded from another file."""

    def __init__(self, file: Path, changed: Path) -> None:
        words = Path("hivernage", file).with_suffix("").parts
        self.folder = [str((SOURCE / file).parent)] if words[-1] == "__init__" else None
        self.module = ".".join(words[:-1] if self.folder else words)
        self.changed = changed

    def find_spec(self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        return spec_from_file_location(name, self.changed, submodule_search_locations=self.folder)


def first_to_notice() -> str:
    """The first scenario or test that fails; empty if there is none."""
    try:
        noticed = next(failing_scenarios(), "")
    except Exception as error:  # the package can't even be loaded
        return f"the import: {type(error).__name__}: {error}"
    for tests in () if noticed else TESTS:
        noticed = failing_test(tests)
        if noticed:
            break
    return noticed


def failing_scenarios() -> Iterator[str]:
    """Scenarios that don't turn out as they say, or whose game can't be forked and saved."""
    from tests.scenarios import test_scenarios

    test_scenarios.library()
    signal.signal(signal.SIGALRM, _out_of_time)
    for file in test_scenarios.FILES:
        signal.alarm(LONGEST)
        try:
            test_scenarios.test_scenario(file)
        except Exception:
            yield f"scenario {file.relative_to(test_scenarios.HERE)}"
        finally:
            signal.alarm(0)


def _out_of_time(*_: object) -> NoReturn:
    raise TimeoutError


def failing_test(tests: Sequence[str]) -> str:
    """The first test in these files and folders that fails."""
    watch = Watch()
    places = [str(ROOT / "tests" / test) for test in tests if (ROOT / "tests" / test).exists()]
    options = ["-x", "-q", "--timeout", str(LONGEST), "-p", "no:xdist", "-p", "no:cacheprovider", "--rootdir", str(ROOT)]
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main([*options, *places], plugins=[watch])
    if code == pytest.ExitCode.OK:
        return ""
    return watch.failed or f"pytest ends with {code!r}"


class Watch:
    """Remembers which test failed."""

    failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = f"collecting {report.nodeid}"


if __name__ == "__main__":
    sys.meta_path.insert(0, Changed(Path(sys.argv[1]), Path(sys.argv[2])))
    print(first_to_notice())
