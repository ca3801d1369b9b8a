"""Bots that take their time think in worker processes, so that no table waits for another one's bots."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Final, NamedTuple

from hivernage.bots import TableSeat, ask
from hivernage.bots.kinds import BOTS
from hivernage.bots.worker import settle_in
from hivernage.cards.contents import from_bytes, load_contents
from hivernage.cards.library import Library
from hivernage.model.question import Answer
from hivernage.model.talk import Remark, Talk
from hivernage.saves import load
from hivernage.server.store import Store

log = logging.getLogger(__name__)

LIMIT: Final = 8.0
"""Seconds after which a bot that still thinks isn't waited for any more."""

POLITE: Final = 5
"""How much workers stand back behind the server itself."""


class QuietSeat(TableSeat):
    """A seat whose bot is heard only when its answer has been taken, and says one thing at a time."""

    _wish: Talk | None = None

    def say(self, talk: Talk) -> None:
        self._wish = self._wish or talk

    def wish(self) -> Talk | None:
        """What the bot would like to say, once."""
        wish, self._wish = self._wish, None
        return wish


class Job(NamedTuple):
    """A question for a bot, with all that it takes to answer it in another process."""

    kind: str
    seed: str
    packs: str
    game: bytes
    seat: int
    question: int
    said: list[Remark]


Thought = tuple[Answer, Talk | None]
"""An answer, and what is said along with it."""


class Thinkers:
    """The worker processes; the first one starts when a bot sits down that will need it, or at the first job."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._packs: dict[str, bytes] = {}

    async def think(self, job: Job, store: Store) -> Thought | None:
        """What a bot answers; nothing if it takes too long or a worker fails."""
        try:
            return await asyncio.wait_for(self._ask(job, await self._contents(job.packs, store)), LIMIT)
        except TimeoutError:
            log.warning("a bot of kind %s has thought for too long", job.kind)
        except BrokenExecutor:
            log.warning("a worker has died; the next question starts another one")
            self.close()
        except Exception:
            log.exception("a bot of kind %s can't answer", job.kind)
        return None

    def warm_up(self, packs: bytes) -> None:
        """Let a worker start and read the cards, so that the first question needn't wait for that."""
        try:
            self._ready_pool().submit(_read, packs)
        except BrokenExecutor:
            self.close()

    async def _ask(self, job: Job, packs: bytes) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(self._ready_pool(), answer, job, packs)

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_settle_in)
        return self._pool

    async def _contents(self, packs: str, store: Store) -> bytes:
        if packs not in self._packs:
            content = await store.pack(packs)
            if content is None:
                raise LookupError(f"the cards of this game ({packs[:12]}) aren't in the database")
            self._packs[packs] = content
        return self._packs[packs]

    def close(self) -> None:
        """Let the workers go; one that still thinks ends when it has done so."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# In a worker


def answer(job: Job, packs: bytes) -> Thought:
    """Put a question to a bot."""
    table = load(job.game, _library(packs))
    seat = QuietSeat(table, job.seat, job.said)
    question = next(question for question in table.questions if question.id == job.question)
    return ask(BOTS[job.kind](job.seed, table.state.library), seat, question), seat.wish()


def _read(packs: bytes) -> None:
    _library(packs)  # which stays here: to send it back would take longer than to read it


@lru_cache(4)
def _library(packs: bytes) -> Library:
    return load_contents(from_bytes(packs))


def _settle_in() -> None:
    """The server comes first."""
    settle_in()
    if hasattr(os, "nice"):
        os.nice(POLITE)
