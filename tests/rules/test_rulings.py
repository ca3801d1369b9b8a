"""Every ruling names rules that exist and scenarios that hold us to it."""

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
    files = re.findall(r"`(\S+\.yaml)`", text)
    assert files, title
    assert [file for file in files if not (SCENARIOS / file).is_file()] == []


def test_every_ruling_is_read() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert len(RULINGS) == len(re.findall(r"^\*\*", text, re.M)) > 20
