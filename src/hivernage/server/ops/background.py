"""Work that takes more than a moment is done beside the loop, so that no table waits for another one's."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

MOST_BYTES: Final = 32 * 1024 * 1024
"""So much is kept of what was worked out once; the longest unused goes first."""


class Background:
    """A thread of its own: one thing after another, so that many who ask at once take no more than one."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def run(self, work: Callable[[], T]) -> T:
        """Do some work there. What it touches must be its own, or nobody may change it meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """What is being done is done to its end, the rest isn't begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class Kept:
    """What is the same for everybody is made once, in the background; whoever asks meanwhile waits for it too."""

    def __init__(self, background: Background, most: int = MOST_BYTES) -> None:
        self._background = background
        self._most = most
        self._pages: OrderedDict[Hashable, asyncio.Future[bytes]] = OrderedDict()

    async def get(self, name: Hashable, make: Callable[[], bytes]) -> bytes:
        """What has this name; made if it isn't there."""
        if name not in self._pages:
            self._pages[name] = asyncio.ensure_future(self._background.run(make))
        self._pages.move_to_end(name)
        page = self._pages[name]
        try:
            found = await asyncio.shield(page)
        except Exception:
            if self._pages.get(name) is page:
                del self._pages[name]
            raise
        self._drop_unused()
        return found

    def _drop_unused(self) -> None:
        done = [page for page in self._pages.values() if page.done() and not page.cancelled() and not page.exception()]
        size = sum(len(page.result()) for page in done)
        while size > self._most and len(self._pages) > 1:
            _, page = self._pages.popitem(last=False)
            size -= len(page.result()) if page in done else 0
