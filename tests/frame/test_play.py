"""The helper functions of ./play, without installing anything."""

import json
import subprocess
import sys
import threading
import time
from functools import partial
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

PLAY = Path(__file__).parents[2] / "play"


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The ./play script as a module, at work in an empty folder."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("play_script", str(PLAY))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module: Any = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, loader.name, module)
    loader.exec_module(module)
    module.ROOT = tmp_path
    module.STAMPS = tmp_path / "stamps"
    module.SETUP_LOCK = tmp_path / ".play.lock"
    return module


@pytest.fixture
def done(play: Any, tmp_path: Path) -> list[str]:
    """Two steps that write down that they were done: `base` from one file, `more` from another and covering `base`."""
    journal: list[str] = []
    base, more = tmp_path / "base.lock", tmp_path / "more.lock"
    base.write_text("one")
    more.write_text("two")
    steps = [
        play.Step("environment", "Environment", (), lambda: None),
        play.Step("base", "Base", (base,), lambda: journal.append("base")),
        play.Step("more", "More", (base, more), lambda: journal.append("more"), covers=("base",)),
    ]
    play.STEPS = {step.name: step for step in steps}
    return journal


def test_a_finished_step_is_skipped(play: Any, done: list[str]) -> None:
    play.set_up(["base"])
    play.set_up(["base"])
    assert done == ["base"]


def test_a_changed_input_has_the_step_done_again(play: Any, done: list[str], tmp_path: Path) -> None:
    play.set_up(["base"])
    (tmp_path / "base.lock").write_text("another")
    play.set_up(["base"])
    assert done == ["base", "base"]


def test_another_python_or_place_has_the_step_done_again(
    play: Any, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play.set_up(["base"])
    monkeypatch.setattr(sys, "version", "3.99.0")
    play.set_up(["base"])
    monkeypatch.setattr(play, "ROOT", play.ROOT / "moved")
    play.set_up(["base"])
    assert done == ["base"] * 3


def test_a_step_covers_smaller_ones(play: Any, done: list[str]) -> None:
    play.set_up(["more"])
    play.set_up(["base"])
    assert done == ["more"]


def test_an_interrupted_step_is_done_again(play: Any, done: list[str], tmp_path: Path) -> None:
    def fail() -> None:
        raise play.Trouble("no network")

    play.set_up(["base", "more"])
    whole = play.STEPS["more"]
    (tmp_path / "more.lock").write_text("another")
    play.STEPS["more"] = play.Step(whole.name, whole.title, whole.inputs, fail, whole.covers)
    with pytest.raises(play.Trouble):
        play.set_up(["more"])
    assert not play.is_done(whole)
    assert not play.is_done(play.STEPS["base"]), "what a half-done step may have changed is in doubt too"


def test_a_folder_is_all_its_files(play: Any, done: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "sources"
    (folder / "pages").mkdir(parents=True)
    play.STEPS["base"] = play.Step("base", "Base", (folder,), lambda: done.append("base"))
    play.set_up(["base"])
    (folder / "pages" / "start").write_text("new")
    play.set_up(["base"])
    (folder / "pages" / "start").rename(folder / "start")
    play.set_up(["base"])
    play.set_up(["base"])
    assert done == ["base"] * 3


def test_a_step_whose_output_was_deleted_is_done_again(play: Any, done: list[str], tmp_path: Path) -> None:
    output = tmp_path / "index.html"
    play.STEPS["base"] = play.Step("base", "Base", (), lambda: output.write_text("built"), output=output)
    play.set_up(["base"])
    output.unlink()
    play.set_up(["base"])
    assert output.read_text() == "built"


def test_chains_are_done_side_by_side_after_the_environment(play: Any) -> None:
    journal: list[str] = []
    both = threading.Barrier(2, timeout=10)

    def do(name: str) -> None:
        if name in ("run", "npm"):
            both.wait()
        journal.append(name)

    names = ["environment", "run", "npm", "client"]
    play.STEPS = {name: play.Step(name, name, (), partial(do, name)) for name in names}
    play.set_up(["run"], ["npm", "client"])
    assert journal[0] == "environment"
    assert sorted(journal) == ["client", "environment", "npm", "run"]
    assert journal.index("npm") < journal.index("client")


def test_trouble_in_a_chain_is_told(play: Any, done: list[str]) -> None:
    def fail() -> None:
        raise play.Trouble("no network")

    play.STEPS["client"] = play.Step("client", "Client", (), fail)
    with pytest.raises(play.Trouble, match="no network"):
        play.set_up(["base"], ["client"])
    assert done == ["base"]


def test_one_set_up_at_a_time(play: Any, capsys: pytest.CaptureFixture[str]) -> None:
    order: list[str] = []

    def second() -> None:
        with play.only_one_at_a_time():
            order.append("second")

    other = threading.Thread(target=second)
    with play.only_one_at_a_time():
        other.start()
        time.sleep(0.1)
        order.append("first")
    other.join(timeout=10)
    assert order == ["first", "second"]
    assert "waiting" in capsys.readouterr().err


def test_a_failing_command_tells_what_it_said_and_what_to_do(play: Any) -> None:
    command = [sys.executable, "-c", "import sys; sys.exit('no route to host')"]
    with pytest.raises(play.Trouble) as trouble:
        play.quietly(command, "It failed.", "Try again.")
    assert str(trouble.value) == "It failed.\n  | no route to host\nTry again."


@pytest.mark.parametrize(
    ("arguments", "for_pytest"),
    [
        ([], []),
        (["--long"], ["--long"]),
        (["--", "-k", "fork"], ["-k", "fork"]),
        (["--long", "--", "-x", "--"], ["--long", "-x", "--"]),
    ],
)
def test_what_goes_to_pytest(play: Any, arguments: list[str], for_pytest: list[str]) -> None:
    assert play.test_arguments(arguments) == for_pytest


@pytest.mark.parametrize("arguments", [["test", "-k", "fork"], ["lock", "--now"]])
def test_unknown_arguments_are_refused_before_anything_is_installed(
    play: Any, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert play.main(arguments) == 1
    assert arguments[1] in capsys.readouterr().err
    assert not play.STAMPS.exists()


def test_every_check_runs_and_one_failure_is_enough_to_fail(
    play: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "set_up", lambda *chains: None)
    monkeypatch.setattr(play, "run", lambda check: "format" not in check.command)
    assert play.main(["test"]) == 1
    summary = capsys.readouterr().out.partition("=== summary")[2].splitlines()[1:-1]
    assert [(line.split()[0], line.rpartition("  ")[2]) for line in summary] == [
        ("passed", "ruff check"),
        ("FAILED", "ruff format"),
        ("passed", "mypy"),
        ("passed", "import-linter"),
        ("passed", "svelte-check, prettier"),
        ("passed", "vitest"),
        ("passed", "pytest"),
    ]


@pytest.mark.parametrize(
    ("arguments", "started", "with_client"),
    [
        ([], ["serve"], True),
        (["serve", "--port", "0"], ["serve", "--port", "0"], True),
        (["--no-browser"], ["serve", "--no-browser"], True),
        (["--port", "0", "--host", "0.0.0.0"], ["serve", "--port", "0", "--host", "0.0.0.0"], True),
        (["--port=8000"], ["serve", "--port=8000"], True),
        (["play"], ["play"], False),
        (["simulate", "--help"], ["simulate", "--help"], False),
        (["help"], ["--help"], False),
        (["--version"], ["--version"], False),
    ],
)
def test_other_words_go_to_the_game_and_only_the_server_waits_for_the_client(
    play: Any, monkeypatch: pytest.MonkeyPatch, arguments: list[str], started: list[str], with_client: bool
) -> None:
    become, set_up = Mock(return_value=0), Mock()
    monkeypatch.setattr(play, "set_up", set_up)
    monkeypatch.setattr(play, "become", become)
    assert play.main(arguments) == 0
    become.assert_called_once_with([play.PYTHON, "-m", "hivernage", *started])
    assert ("client" in set_up.call_args.args[1]) == with_client


@pytest.mark.parametrize(("has_node", "has_chromium"), [(True, True), (True, False), (False, True)])
def test_what_the_machine_lacks_is_got_for_the_checks(
    play: Any, monkeypatch: pytest.MonkeyPatch, has_node: bool, has_chromium: bool
) -> None:
    set_up = Mock()
    monkeypatch.setattr(play, "set_up", set_up)
    monkeypatch.setattr(play, "checks", lambda arguments: [])
    monkeypatch.setattr(play, "system_node", lambda: play.Node("node", ("npm",)) if has_node else None)
    monkeypatch.setattr(play, "system_chromium", lambda: "chromium" if has_chromium else None)
    assert play.main(["test"]) == 0
    python, client = set_up.call_args.args
    assert python == ["dev"]
    assert client == [*([] if has_node else ["node"]), "npm", "client", *([] if has_chromium else ["browser"])]


def test_an_old_python_is_told_so(
    play: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "OLDEST_PYTHON", (3, 99))
    monkeypatch.setattr(play, "find_newer_python", lambda: "/opt/python3.99")
    assert play.main(["simulate"]) == 1
    complaint = capsys.readouterr().err
    assert "needs Python 3.99 or newer" in complaint
    assert "/opt/python3.99 play" in complaint


def test_help_needs_nothing_installed() -> None:
    result = subprocess.run([sys.executable, "-S", PLAY, "--help"], capture_output=True, text=True, check=True)
    assert "./play test" in result.stdout
    assert all(option in result.stdout for option in ("--no-browser", "--port", "--host"))


def test_the_lock_of_the_client_is_hashed_and_names_no_place() -> None:
    lock = json.loads((PLAY.parent / "web" / "package-lock.json").read_text())
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert [name for name, package in packages.items() if not package.get("integrity")] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock", "requirements-bench.lock"])
def test_locks_are_hashed_and_name_no_place(lock: str) -> None:
    lines = (PLAY.parent / lock).read_text().splitlines()
    pins = [number for number, line in enumerate(lines) if "==" in line and not line.startswith((" ", "#"))]
    assert pins
    assert all(lines[number + 1].startswith("    --hash=sha256:") for number in pins)
    assert not [line for line in lines if "://" in line or "index" in line or " /" in line]


def test_the_checks_say_what_they_will_take(play: Any) -> None:
    assert play.what_it_takes("quick") == (
        "Every check, about nine minutes on two cores; first some 400 MB of libraries are fetched, once"
    )
    play.STAMPS.mkdir(parents=True)
    (play.STAMPS / "dev").touch()
    (play.STAMPS / "long-tests-took").write_text("3125")
    assert play.what_it_takes("long") == "Every check, about 52 min 5 s, as the last time here"


def test_libraries_of_the_checks_stay_where_checks_have_run(play: Any) -> None:
    assert play.wanted_libraries() == "run"
    play.STAMPS.mkdir(parents=True)
    (play.STAMPS / "dev").touch()
    assert play.wanted_libraries() == "dev"
