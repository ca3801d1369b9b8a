"""Who holds the loop: while one request, message or task computes, all tables wait for it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Generator
from time import thread_time
from typing import Any, Final, Generic, TypeVar

from starlette.types import ASGIApp, Receive, Scope, Send

from hivernage.server.ops.logs import route_of
from hivernage.server.ops.metrics import Metrics

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST: Final = 0.05
"""Seconds of processor time for which nothing may hold the loop without letting others have their turn."""


class Watch:
    """Measures every stretch in which something runs without a pause; by processor time, because a busy machine isn't
    the fault of whoever runs just then."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.longest: dict[str, float] = {}

    def over(self, work: Coroutine[Any, Any, T], name: Callable[[], str]) -> Watched[T]:
        """Some work, to be awaited; it is called by its name when it holds the loop for too long."""
        return Watched(self, work, name)

    def note(self, seconds: float, name: Callable[[], str]) -> None:
        """Somebody has run for so long."""
        if seconds < LONGEST / 10:
            return  # most never get here: it is asked a few times for every message
        who = name()
        self.longest[who] = max(seconds, self.longest.get(who, 0.0))
        if seconds > LONGEST:
            self.metrics.loop_held.labels(who).inc()
            log.warning("%s held everybody up for %d ms", who, seconds * 1000)


class Watched(Generic[T]):
    """Runs some work step by step, with a look at the clock around each."""

    __slots__ = ("_name", "_watch", "_work")

    def __init__(self, watch: Watch, work: Coroutine[Any, Any, T], name: Callable[[], str]) -> None:
        self._watch = watch
        self._work = work
        self._name = name

    def __await__(self) -> Generator[Any, Any, T]:
        work, watch, name = self._work, self._watch, self._name
        sent: Any = None
        trouble: BaseException | None = None
        while True:
            begun = thread_time()
            try:
                waits_for = work.send(sent) if trouble is None else work.throw(trouble)
            except StopIteration as end:
                done: T = end.value
                return done
            finally:
                watch.note(thread_time() - begun, name)
            sent = trouble = None
            try:
                sent = yield waits_for
            except GeneratorExit:
                work.close()
                raise
            except BaseException as thrown:
                trouble = thrown


class WatchRequests:
    """ASGI middleware: every request and socket is watched, by its route and what is asked."""

    def __init__(self, app: ASGIApp, watch: Watch) -> None:
        self.app = app
        self.watch = watch

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        def name() -> str:
            return f"{scope.get('method', 'WEBSOCKET')} {route_of(scope)} {scope.get('asked', '')}".strip()

        async def work() -> None:
            await self.app(scope, receive, send)

        await self.watch.over(work(), name)
