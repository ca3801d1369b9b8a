"""Which tests reach which function: a mutant needs to face only those.

`python -m tests.mutants.reach OUT PLACE...` runs the tests in some places, and writes down what each one took and which
functions it called.
"""

from __future__ import annotations

import ast
import builtins
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, ModuleType

import msgspec
import pytest

from tests.mutants.places import ENVIRONMENT, QUIETLY, ROOT, SOURCE, locked

HERE = Path(__file__).parent
CACHE = ROOT / ".mutants_cache"
SHARES = (
    ("scenarios/test_scenarios.py",),
    ("replays", "rules", "model", "insight", "frame/test_homes.py", "bots/test_numbers.py"),
    ("table", "laws/test_copies.py", "laws/test_beliefs.py", "laws/test_worlds.py", "bots/test_honesty.py"),
    ("laws/test_questions.py", "laws/test_lanes.py", "laws/test_laws.py", "laws/test_telling.py"),
    (
        *("cards/generated", "cards/test_several_powers.py", "cards/test_powers_in_play.py"),
        *("cards/test_dice_words.py", "cards/test_words_in_play.py"),
    ),
)
"""The tests that mutants face, below tests/; shares that take about as long as each other."""


class Reached(msgspec.Struct):
    """A test: the seconds it took, and the functions it called, as `rules/fight.py attack`."""

    test: str
    seconds: float
    functions: list[str]


def reached_by_tests() -> list[Reached]:
    """All tests that mutants face, quickest first; found out once for the code as it is."""
    file = CACHE / f"reach-{_digest()}.json"
    CACHE.mkdir(exist_ok=True)
    with locked(CACHE / "lock"):
        if not file.exists():
            for old in CACHE.glob("reach-*.json"):
                old.unlink()
            file.write_bytes(msgspec.json.encode(sorted(_find_out(), key=lambda found: found.seconds)))
    return msgspec.json.decode(file.read_bytes(), type=list[Reached])


def _digest() -> str:
    digest = sha256()
    files = [
        file for folder in (SOURCE, ROOT / "tests") for file in folder.rglob("*") if file.suffix in (".py", ".yaml")
    ]
    for file in sorted(file for file in files if Path(__file__).parent not in file.parents):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _find_out() -> Iterator[Reached]:
    with TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        outs = [Path(folder) / str(n) for n in range(len(SHARES))]
        list(pool.map(_run, outs, SHARES))
        for out in outs:
            yield from msgspec.json.decode(out.read_bytes(), type=list[Reached])


def _run(out: Path, places: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "tests.mutants.reach", str(out), *places]
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"the tests fail without any mutant:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")


# In a process of its own: every function of the package notes that it was called


CALLED: set[str] = set()


class Noting(MetaPathFinder):
    """Has the modules of the package loaded with functions that note their calls: far quicker than a profiler."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        found = PathFinder.find_spec(name, path, target)
        if name.startswith("hivernage.") and found is not None and isinstance(found.loader, SourceFileLoader):
            found.loader = NotingLoader(name, found.loader.path)
        return found


class NotingLoader(SourceFileLoader):
    """Loads one of them."""

    def get_code(self, fullname: str) -> CodeType:
        path = Path(self.path)
        tree = ast.parse(path.read_bytes())
        _let_note(tree, f"{path.relative_to(SOURCE).as_posix()} ")
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


def _let_note(node: ast.AST, where: str) -> None:
    """Let the functions below a node say their name, as a mutation gives it, when they run."""
    for child in ast.iter_child_nodes(node):
        inside = where
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = where + child.name
            inside = f"{name}."
            if not isinstance(child, ast.ClassDef):
                child.body.insert(int(ast.get_docstring(child) is not None), _note_of(name))
        _let_note(child, inside)


def _note_of(name: str) -> ast.stmt:
    return ast.parse(f"CALLED_IN_TESTS.add({name!r})").body[0]


class Watch:
    """Notes what each test calls."""

    def __init__(self) -> None:
        self.found: list[Reached] = []
        self._seconds = 0.0

    def pytest_runtest_logstart(self) -> None:
        CALLED.clear()
        self._seconds = 0.0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds += report.duration

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.found.append(Reached(nodeid, self._seconds, sorted(CALLED)))


if __name__ == "__main__":
    sys.meta_path.insert(0, Noting())
    builtins.CALLED_IN_TESTS = CALLED  # type: ignore[attr-defined]
    watch = Watch()
    code = pytest.main([*QUIETLY, *(str(ROOT / "tests" / place) for place in sys.argv[2:])], plugins=[watch])
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(watch.found))
    sys.exit(code)
