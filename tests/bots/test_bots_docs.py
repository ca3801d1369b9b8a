"""What docs/bots.md says is so: its bot stands there as it is, and its commands and its Python run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from time import sleep

import pytest

from hivernage.bots.kinds import LEVELS
from tests.server.serving import create, serving

CHECKOUT = Path(__file__).parents[2]
DOCS = (CHECKOUT / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", DOCS, re.MULTILINE | re.DOTALL)
PYTHON = [text for language, name, text in BLOCKS if language == "python" and not name]
COMMANDS = [text for language, _, text in BLOCKS if language == "sh"]
TABLE = "http://127.0.0.1:8420/j/CODE"

needs_the_extra = pytest.mark.skipif(not find_spec("pettingzoo"), reason="the extra `research` isn't installed")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the examples, in which anything may be written."""
    for name in ("examples", "bench"):
        (tmp_path / name).symlink_to(CHECKOUT / name)
    return tmp_path


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "LANG": "en_GB.UTF-8"}
    return subprocess.Popen(
        words, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def run(folder: Path, *words: str) -> str:
    with start(folder, *words) as process:
        output, _ = process.communicate(timeout=250)
    assert process.returncode == 0, output
    return output


def command(*parts: str) -> str:
    """The one command of the page with all of these in it."""
    [found] = [text for text in COMMANDS if all(part in text for part in parts)]
    return str(found)


def test_the_bot_has_thirty_lines_and_stands_in_the_docs():
    text = (CHECKOUT / "examples" / "thirty_lines.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    assert [block for _, name, block in BLOCKS if name == "thirty_lines"] == [text]


def test_it_enters_the_arena(folder):
    output = run(folder, "bash", "-c", command("arena", "CarefulBot").replace("--games 20", "--games 1 --jobs 1"))
    assert "| examples/thirty_lines.py:CarefulBot against random " in output
    assert "stalled games: 0" in output


def test_those_who_do_not_understand_a_module_enter_the_arena(folder):
    output = run(folder, "bash", "-c", command("arena", "NoRaxxon").replace("--games 4", "--games 1 --jobs 1"))
    assert "| regular after bench/blind.py:NoRaxxon | normal | 1 " in output


def test_digests_of_games_tell_whether_bots_still_play_as_before(folder):
    lines = command("bench/same_play.py").replace("--games 100", "--games 1 --levels newcomer").splitlines()
    write, compare = (line.split() for line in lines)
    run(folder, *write)
    assert "1 of 1 games are the same" in run(folder, *compare)
    kept = folder / "before.jsonl"
    game = json.loads(kept.read_text(encoding="utf-8"))
    game["digests"][1] = "other"
    kept.write_text(json.dumps(game), encoding="utf-8")
    with start(folder, *compare) as process:
        output, _ = process.communicate(timeout=250)
    assert process.returncode == 1
    assert "newcomer, deal 0: differs after answer 50" in output


def test_it_plays_over_the_network(folder):
    with serving(f"sqlite:///{folder}/games.db") as server:
        host = create(server, fill="random", settings={"players": 2})
        host.post("/seats/1/bot", bot="")
        line = command("hivernage sit", TABLE)
        words = line.replace(TABLE, f"{server.url}/j/{host.code}").split()
        bot = start(folder, *words)
        try:
            while host.request("GET", "").json()["seats"][1]["kind"] == "open":
                assert bot.poll() is None, bot.communicate()
                sleep(0.05)
            host.post("/start")
            host.post("/leave")  # a bot plays for the host
            output, _ = bot.communicate(timeout=120)
        finally:
            bot.kill()
            bot.wait()
    assert bot.returncode == 0, output
    assert "Careful has seat 2" in output
    assert "The game is over" in output


def test_it_opens_a_table_of_its_own(folder):
    with serving(f"sqlite:///{folder}/games.db") as server:
        output = run(folder, *command("hivernage sit", "--new").split(), "--server", server.url)
    assert "Careful has opened a table for 4" in output
    assert "The game is over" in output


@pytest.mark.parametrize("text", PYTHON, ids=[text.splitlines()[0] for text in PYTHON])
def test_the_python_of_the_page_runs(text, folder):
    if "research" in text and not find_spec("pettingzoo"):
        pytest.skip("the extra `research` isn't installed")
    assert run(folder, "python", "-W", "error", "-c", text).strip(), "it shows something"


@needs_the_extra
@pytest.mark.long
def test_the_learner_learns_and_enters_the_arena(folder):
    output = run(folder, "bash", "-c", command("examples/imitation.py --save"))
    lived = dict(re.findall(r"^(before|after|teacher) +lives ([\d.]+)", output, re.MULTILINE))
    assert float(lived["before"]) + 0.3 < float(lived["after"]) < float(lived["teacher"])
    assert "examples/imitation.py:Student, normal" in run(folder, "bash", "-c", command("STUDENT="))


def test_every_command_of_the_page_is_run_here():
    sits = [("hivernage sit", TABLE), ("hivernage sit", "--new")]
    arenas = [("arena", "CarefulBot"), ("arena", "NoRaxxon")]
    known = [*sits, *arenas, ("bench/same_play.py",), ("examples/imitation.py --save",), ("STUDENT=",)]
    assert sorted(command(*parts) for parts in known) == sorted(COMMANDS)


def test_every_level_is_explained():
    section = DOCS.partition("## The bots of the house")[2].partition("\n## ")[0]
    for level in LEVELS:
        assert f"**{level.capitalize()}**" in section


def test_links_lead_somewhere():
    headings = re.findall(r"^#+ (.*)$", DOCS, re.MULTILINE)
    anchors = {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", DOCS)) <= anchors
    for page, anchor in re.findall(r"\]\((\w+\.md)#?([^)]*)\)", DOCS):
        text = (CHECKOUT / "docs" / page).read_text(encoding="utf-8").lower()
        assert not anchor or f"## {anchor.replace('-', ' ')}" in text
