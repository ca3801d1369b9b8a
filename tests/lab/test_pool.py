"""Many games over several processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

LONG_RUN = ["-m", "hivernage", "arena", "--parts", "colony", "--games", "1000", "--bots", "survivor", "--jobs", "2"]
PATIENCE = 30.0  # seconds


def workers_of(parent: int) -> set[int]:
    """The processes that a parent has started to play games, without helpers of Python's own."""
    children = Path(f"/proc/{parent}/task/{parent}/children")
    return {int(pid) for pid in children.read_text().split() if b"spawn_main" in command(int(pid))}


def command(pid: int) -> bytes:
    """What a process was started with; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


@pytest.mark.skipif(not Path("/proc/thread-self/children").exists(), reason="asks /proc who started whom")
def test_workers_end_with_the_one_who_gave_the_work_out_however_it_came():
    arena = subprocess.Popen([sys.executable, *LONG_RUN], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + PATIENCE
    try:
        while len(workers := workers_of(arena.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.1)
        time.sleep(1.0)  # until they have begun
    finally:
        arena.kill()
        arena.wait()
    assert len(workers) == 2
    while any(map(command, workers)) and time.monotonic() < until:
        time.sleep(0.1)
    left = {pid for pid in workers if command(pid)}
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left
