"""Every ruling names rules that exist, and scenarios or tests that hold us to it."""

import re
from pathlib import Path

import pytest

from hivernage.rules.rulebook import chapters

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
RULINGS = re.findall(
    r"^\*\*(.+?)\*\* \((.+?)\)\. (.+?)(?=^\*\*|^#|\Z)",
    (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"),
    re.M | re.S,
)


@pytest.mark.parametrize(("title", "rules", "text"), RULINGS, ids=[title for title, _, _ in RULINGS])
def test_a_ruling_has_rules_and_scenarios(title: str, rules: str, text: str) -> None:
    known = {name for chapter in chapters() for name in chapter.rules}
    assert set(rules.split(", ")) <= known
    files, tests = re.findall(r"`(\S+\.yaml)`", text), re.findall(r"`(\S+\.py)::(\w+)`", text)
    assert files or tests, title
    assert [file for file in files if not (SCENARIOS / file).is_file()] == []
    assert [name for file, name in tests if not has_test(ROOT / "tests" / file, name)] == []


def has_test(file: Path, name: str) -> bool:
    """Whether a test is there: for what no scenario can tell, because the game has begun when a scenario begins."""
    return file.is_file() and f"def {name}(" in file.read_text(encoding="utf-8")


def test_every_ruling_is_read() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert len(RULINGS) == len(re.findall(r"^\*\*", text, re.M)) > 20
