"""What was acknowledged survives a kill -9."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from hivernage.server.store import Store
from tests.server.store.games import append, seqs

ROOT = Path(__file__).parents[3]


@pytest.mark.anyio
async def test_acknowledged_entries_survive_a_kill(database_url: str):
    acknowledged = kill_in_the_middle(database_url)
    store = await Store.open(database_url)
    for game, last in acknowledged.items():
        stored = await seqs(store, game)
        assert stored == list(range(1, len(stored) + 1))
        assert len(stored) >= last
        await store.write(append(len(stored) + 1, game=game))
    await store.close()


def kill_in_the_middle(url: str) -> dict[str, int]:
    """Let a process write, kill it, and tell the last entry of each game that it has printed."""
    command = [sys.executable, "-m", "tests.server.store.appender", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = list(islice(process.stdout, 500))
        process.kill()
        lines += process.stdout.readlines()
    assert len(lines) >= 500
    # The last line may have been cut off by the kill.
    return {game: int(seq) for game, seq in (line.split() for line in lines[:-1])}
