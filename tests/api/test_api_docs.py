"""What docs/api.md and the README say of the Python API is so: their Python runs, every public name is explained."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import hivernage

CHECKOUT = Path(__file__).parents[2]
PAGE = (CHECKOUT / "docs" / "api.md").read_text(encoding="utf-8")
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python(?: (\w+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PYTHON = [text for _, text in BLOCK.findall(PAGE) + BLOCK.findall(README)]


def run(text: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", text], cwd=folder, text=True, capture_output=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def section(name: str) -> str:
    return PAGE.partition(f"\n## {name}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("text", PYTHON, ids=range(len(PYTHON)))
def test_the_python_of_the_page_runs(text: str, tmp_path: Path) -> None:
    assert run(text, tmp_path).strip(), "it shows something"


def test_what_a_line_is_said_to_print_is_printed(tmp_path: Path) -> None:
    [text] = [text for text in PYTHON if "betrayer=True" in text]
    [said] = re.findall(r"print\(table\)  # (.*)", text)
    assert run(text, tmp_path).strip() == said


def test_twenty_lines_go_from_nothing_to_a_game_a_fork_a_view_and_a_save(tmp_path: Path) -> None:
    [text] = [text for name, text in BLOCK.findall(PAGE) if name == "twenty_lines"]
    assert len(text.splitlines()) <= 20
    for word in ("Table.new", "legal", "decide", "fork", "view", "save", "load"):
        assert f"{word}(" in text
    over, hands, ending, again = run(text, tmp_path).splitlines()
    assert over.startswith("<Table over in round ")
    assert "'@starting'" in hands
    assert ending
    assert re.fullmatch(r"<Table round 1, p\d's turn, morale \d, waiting for .*>", again)


def test_every_public_name_is_explained_and_no_other() -> None:
    rows = re.findall(r"^\| (`.*?) \|", section("What is public"), re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", " ".join(rows))) == sorted(hivernage.__all__)


def test_every_error_is_explained() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", section("Errors"), re.MULTILINE)
    kinds = [getattr(hivernage, name) for name in hivernage.__all__]
    errors = {kind.__name__ for kind in kinds if isinstance(kind, type) and issubclass(kind, Exception)}
    assert set(rows) == errors


def test_what_is_told_of_a_table_is_there() -> None:
    table = hivernage.Table.new(players=2, seed=1)
    members = re.findall(r"^\| `(\w+)", section("A table"), re.MULTILINE)
    assert len(members) > 10
    for member in members:
        assert hasattr(table, member)


def test_links_lead_somewhere() -> None:
    anchors = {re.sub(r"[^\w\- ]", "", line).lower().replace(" ", "-") for line in re.findall(r"^#+ (.*)$", PAGE, re.M)}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= anchors
    for page, anchor in re.findall(r"\]\(([\w./]+\.md)#?([^)]*)\)", PAGE):
        text = (CHECKOUT / "docs" / page).read_text(encoding="utf-8").lower()
        assert not anchor or f"## {anchor.replace('-', ' ')}" in text
    assert "(docs/api.md)" in README
    assert "(api.md)" in (CHECKOUT / "docs" / "bots.md").read_text(encoding="utf-8")
