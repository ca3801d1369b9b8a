"""Each rule that a mutant breaks is defended by a test that claims it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from tests.mutants.facing import CANNOT_LOAD, who_notices
from tests.mutants.loaded import Trial
from tests.mutants.places import SOURCE

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


def test_there_are_enough_mutants_and_each_breaks_something_else() -> None:
    assert len({mutant.rule for mutant in MUTANTS}) >= ENOUGH
    assert len(set(MUTANTS)) == len(MUTANTS)


@each_mutant
def test_the_mutant_fits_the_code(mutant: Mutant) -> None:
    text = mutant.path(SOURCE).read_text(encoding="utf-8")
    assert text.count(mutant.find) == 1, f"{mutant.find!r} occurs {text.count(mutant.find)} times in {mutant.file}"


@pytest.mark.long
@each_mutant
def test_a_test_that_claims_the_rule_notices(mutant: Mutant) -> None:
    file = mutant.path(SOURCE)
    source = file.read_text(encoding="utf-8").replace(mutant.find, mutant.replace)
    noticed = who_notices(Trial(file.relative_to(SOURCE).as_posix(), source.encode(), mutant.rule))
    assert noticed, f"no test that claims {mutant.rule} noticed"
    assert not noticed.startswith((CANNOT_LOAD, "collecting ")), f"it is no mutant, it can't even be loaded: {noticed}"
