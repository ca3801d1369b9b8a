"""Where the project is, and how its tests are run within other tests."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hivernage"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
QUIETLY = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--rootdir", str(ROOT), "--thorough", "--assert=plain")
"""Options of pytest, for a run of its own: with all that isn't long, as a mutant should face it."""


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Only one process at a time."""
    with file.open("a") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
