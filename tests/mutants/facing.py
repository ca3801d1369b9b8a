"""A mutant faces the tests, in a process of its own, which tells who noticed; nobody: nothing."""

from __future__ import annotations

import atexit
import contextlib
import io
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NoReturn

import msgspec
import pytest

from tests.mutants.loaded import Loaded, Trial
from tests.mutants.places import ENVIRONMENT, QUIETLY, ROOT, SOURCE

CLAIMING = ("rules", "cards", "table", "laws")
"""Where tests in Python claim rules."""
LONGEST = 30
"""Seconds for a scenario or test, which takes hardly one: a mutant that goes round in circles is noticed too."""


ALL_TOGETHER = 1200
"""Seconds that all tests together may take."""


_OWN = threading.local()
"""Each thread has a loaded process of its own."""


def who_notices(trial: Trial) -> str:
    """The first scenario or test that fails with a module like this; empty if all pass."""
    if not hasattr(_OWN, "loaded"):
        _OWN.loaded = Loaded()
        atexit.register(_OWN.loaded.close)
    outcome = _OWN.loaded.try_out(trial)
    if outcome.failure:
        raise RuntimeError(f"{trial.file} couldn't be tried: {outcome.failure}")
    return outcome.noticed if outcome.fits else _loaded_anew(trial)


def _loaded_anew(trial: Trial) -> str:
    try:
        done = subprocess.run(
            [sys.executable, "-m", "tests.mutants.facing"],
            input=msgspec.json.encode(trial),
            cwd=ROOT,
            env=ENVIRONMENT,
            capture_output=True,
            timeout=ALL_TOGETHER,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "the clock"
    if done.returncode < 0:
        return "a crash of Python"
    if done.returncode != 0:
        raise RuntimeError(f"{trial.file} couldn't be tried:\n{(done.stdout + done.stderr)[-3000:].decode()}")
    return done.stdout.decode().strip().rpartition("\n")[2]


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


def first_to_notice(trial: Trial) -> str:
    """The first scenario or test that fails; empty if there is none.

    Without a rule, scenarios among the wanted tests come first; the others last, in case one of them shares with those
    what is worked out only once.
    """
    near = {test for test in trial.tests if test.startswith(SCENARIO)}
    try:
        noticed = next(failing_scenarios(trial.rule, lambda test: not near or test in near), "")
    except Exception as error:
        return f"{CANNOT_LOAD} {type(error).__name__}: {error}"
    if noticed:
        return noticed
    if trial.rule:
        return failing_test(files_that_claim(trial.rule), rule=trial.rule)
    noticed = failing_test([test for test in trial.tests if test not in near])
    return noticed or (next(failing_scenarios("", lambda test: test not in near), "") if near else "")


SCENARIO = "tests/scenarios/test_scenarios.py::test_scenario["
CANNOT_LOAD = "the package can't be loaded:"


def files_that_claim(rule: str) -> list[str]:
    """The files of tests in Python that name the rule."""
    files = [file for folder in CLAIMING for file in sorted((ROOT / "tests" / folder).rglob("test_*.py"))]
    return [str(file) for file in files if f'"{rule}"' in file.read_text(encoding="utf-8")]


def failing_scenarios(rule: str, is_wanted: Callable[[str], bool]) -> Iterator[str]:
    """Scenarios that don't turn out as they say, or whose game can't be forked and saved."""
    from tests.scenarios import test_scenarios

    test_scenarios.library()
    signal.signal(signal.SIGALRM, _out_of_time)
    for file in test_scenarios.FILES:
        name = str(file.relative_to(test_scenarios.HERE))
        if (rule and rule not in test_scenarios.claimed(file)) or not is_wanted(f"{SCENARIO}{name}]"):
            continue
        signal.alarm(LONGEST)
        try:
            test_scenarios.test_scenario(file)
        except Exception:
            yield f"scenario {name}"
        finally:
            signal.alarm(0)


def _out_of_time(*_: object) -> NoReturn:
    raise TimeoutError


def failing_test(tests: Sequence[str], rule: str = "") -> str:
    """The first of these tests that fails, in this order."""
    watch = Watch(tests)
    if not tests:
        return ""
    options = [*QUIETLY, "-x", "--timeout", str(LONGEST), *(["--rule", rule] if rule else [])]
    places = dict.fromkeys(test.partition("::")[0] for test in tests)
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main([*options, *places], plugins=[watch])
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return ""
    return watch.failed or f"pytest ends with {code!r}"


class Watch:
    """Keeps to the wanted tests, where there are more in their files, and remembers which one failed."""

    failed = ""

    def __init__(self, tests: Sequence[str]) -> None:
        self.order = {test: n for n, test in enumerate(tests) if "::" in test}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.order:
            items[:] = sorted(
                (item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid]
            )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = f"collecting {report.nodeid}"


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        trial = msgspec.json.decode(sys.stdin.buffer.read(), type=Trial)
        changed = Path(folder) / "changed.py"
        changed.write_bytes(trial.source)
        sys.meta_path.insert(0, Changed(Path(trial.file), changed))
        print(first_to_notice(trial))
