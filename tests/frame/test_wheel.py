"""`pip install` alone gives a game that can be played in the browser."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.server.serving import ServerProcess, get, serving

ROOT = Path(__file__).parents[2]


def run(*command: str | Path) -> None:
    subprocess.run([str(word) for word in command], check=True, cwd=ROOT)


@pytest.mark.long
def test_the_wheel_holds_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    uv = Path(sys.executable).parent / "uv"
    run(uv, "build", "--out-dir", tmp_path)  # the source archive, then the wheel from that
    venv.create(tmp_path / "venv")
    python = tmp_path / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(uv, "pip", "install", "--python", python, "-c", ROOT / "requirements.lock", *tmp_path.glob("*.whl"))
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.chdir(tmp_path)
    with serving(f"sqlite:///{tmp_path}/games.db", is_real=True) as server:
        check_client(server)


def check_client(server: ServerProcess) -> None:
    page = get(server, "/")
    assert page.status_code == 200
    script = page.text.partition('src="')[2].partition('"')[0]
    assert script.startswith("/assets/")
    assert get(server, script).headers["content-type"].startswith("text/javascript")
