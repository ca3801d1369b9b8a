"""How a process behaves that works for another one."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process


def settle_in() -> None:
    """Ctrl+C is the parent's business, and the parent's end this worker's, however it came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
