"""A mutant faces the tests, in a process of its own: `python -m tests.mutants.facing FILE CHANGED [RULE]`.

FILE is a module below src/hivernage, CHANGED a file with what it is replaced by. Prints who noticed; nobody: nothing.
With a rule only the scenarios and tests that claim it are asked.
"""

from __future__ import annotations

import contextlib
import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NoReturn

import pytest

from tests.mutants.places import ROOT, SOURCE

MOST = (("replays", "model"), ("rules",), ("table", "laws/test_copies.py"))
SECRETS = (
    ("laws/test_beliefs.py", "laws/test_worlds.py"),
    ("insight/test_secrecy.py", "bots/test_honesty.py"),
)
REST = (("laws/test_questions.py", "laws/test_lanes.py", "laws/test_laws.py"), ("cards", "laws/test_every_card.py"))
"""Below tests/: the quick ones and those that notice most first."""
SEEN = ("knowledge", "redeal", "view", "fold")
"""What seats know and see: the tests of secrets are the first to notice there."""
CLAIMING = ("rules", "cards", "table", "laws")
"""Where tests in Python claim rules."""
LONGEST = 30
"""Seconds for a scenario or test, which takes hardly one: a mutant that goes round in circles is noticed too."""


ALL_TOGETHER = 1200
"""Seconds that all tests together may take."""


def who_notices(file: str, source: bytes, rule: str = "") -> str:
    """The first scenario or test that fails with a module like this; empty if all pass."""
    with TemporaryDirectory() as folder:
        changed = Path(folder) / "changed.py"
        changed.write_bytes(source)
        command = [sys.executable, "-m", "tests.mutants.facing", file, str(changed), *([rule] if rule else [])]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=ALL_TOGETHER, check=False
            )
        except subprocess.TimeoutExpired:
            return "the clock"
    if done.returncode < 0:
        return "a crash of Python"
    if done.returncode != 0:
        raise RuntimeError(f"{file} couldn't be tried:\n{done.stdout[-1000:]}{done.stderr[-2000:]}")
    return done.stdout.strip().rpartition("\n")[2]


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


def first_to_notice(file: str, rule: str = "") -> str:
    """The first scenario or test that fails, of all or of those that claim a rule; empty if there is none."""
    try:
        noticed = next(failing_scenarios(rule), "")
    except Exception as error:
        return f"{CANNOT_LOAD} {type(error).__name__}: {error}"
    tests = [files_that_claim(rule)] if rule else tests_for(file)
    return noticed or next(filter(None, (failing_test(some, rule) for some in tests)), "")


def tests_for(file: str) -> list[Sequence[str]]:
    """All tests, in an order that fits the file."""
    return [*SECRETS, *MOST, *REST] if file.startswith(SEEN) else [*MOST, *SECRETS, *REST]


CANNOT_LOAD = "the package can't be loaded:"


def files_that_claim(rule: str) -> list[str]:
    """The files of tests in Python that name the rule."""
    files = [file for folder in CLAIMING for file in sorted((ROOT / "tests" / folder).rglob("test_*.py"))]
    return [str(file) for file in files if f'"{rule}"' in file.read_text(encoding="utf-8")]


def failing_scenarios(rule: str) -> Iterator[str]:
    """Scenarios that don't turn out as they say, or whose game can't be forked and saved."""
    from tests.scenarios import test_scenarios

    test_scenarios.library()
    signal.signal(signal.SIGALRM, _out_of_time)
    for file in test_scenarios.FILES:
        if rule and rule not in test_scenarios.claimed(file):
            continue
        signal.alarm(LONGEST)
        try:
            test_scenarios.test_scenario(file)
        except Exception:
            yield f"scenario {file.relative_to(test_scenarios.HERE)}"
        finally:
            signal.alarm(0)


def _out_of_time(*_: object) -> NoReturn:
    raise TimeoutError


def failing_test(tests: Sequence[str], rule: str) -> str:
    """The first test in these files and folders that fails."""
    watch = Watch()
    if not tests:
        return ""
    places = [str(ROOT / "tests" / test) for test in tests if (ROOT / "tests" / test).exists()]
    options = [
        "-x",
        "-q",
        "--timeout",
        str(LONGEST),
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(ROOT),
    ]
    options += ["--rule", rule] if rule else []
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main([*options, *places], plugins=[watch])
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
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
    print(first_to_notice(sys.argv[1], *sys.argv[3:]))
