"""Each rule that a mutant breaks is defended by a test that claims it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hivernage"
ENOUGH = 40


class Mutant(NamedTuple):
    """A patch of one place of the rules, and the rule it breaks."""

    rule: str
    file: str
    find: str
    replace: str

    def path(self, source: Path) -> Path:
        return (source / "rules" / self.file).resolve()


def load() -> list[Mutant]:
    entries = yaml.safe_load((Path(__file__).parent / "mutants.yaml").read_text(encoding="utf-8"))
    return [Mutant(**entry) for entry in entries]


MUTANTS = load()
each_mutant = pytest.mark.parametrize("mutant", MUTANTS, ids=[f"{m.rule}-{m.file}" for m in MUTANTS])


def test_there_are_enough_mutants_and_each_breaks_another_rule() -> None:
    rules = [mutant.rule for mutant in MUTANTS]
    assert len(rules) >= ENOUGH
    assert len(set(rules)) == len(rules)


@each_mutant
def test_the_mutant_fits_the_code(mutant: Mutant) -> None:
    text = mutant.path(SOURCE).read_text(encoding="utf-8")
    assert text.count(mutant.find) == 1, f"{mutant.find!r} occurs {text.count(mutant.find)} times in {mutant.file}"


@pytest.mark.long
@each_mutant
def test_a_test_that_claims_the_rule_notices(mutant: Mutant, tmp_path: Path) -> None:
    copy = tmp_path / "hivernage"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    target = mutant.path(copy)
    target.write_text(target.read_text(encoding="utf-8").replace(mutant.find, mutant.replace), encoding="utf-8")
    run = run_tests_of(mutant.rule, tmp_path)
    assert run.returncode == 1, f"no test that claims {mutant.rule} noticed:\n{run.stdout[-1500:]}{run.stderr[-500:]}"


def run_tests_of(rule: str, source: Path) -> subprocess.CompletedProcess[str]:
    """The tests that claim a rule, against another copy of the package; exit code 1: some failed."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--rule", rule]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    return subprocess.run(
        [*command, *files_that_claim(rule)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def files_that_claim(rule: str) -> list[str]:
    """The test of the scenarios, and the files of tests in Python that name the rule."""
    tests = ROOT / "tests"
    files = [file for name in ("rules", "cards", "table", "laws") for file in sorted((tests / name).rglob("test_*.py"))]
    naming = [file for file in files if f'"{rule}"' in file.read_text(encoding="utf-8")]
    return [str(file) for file in [tests / "scenarios" / "test_scenarios.py", *naming]]
