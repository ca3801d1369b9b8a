"""All tables of a process, and what they share: the store, the cards, the settings, the time."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Final
from weakref import WeakValueDictionary

from hivernage.server.bots.workers import Thinkers
from hivernage.server.config import Config
from hivernage.server.ops.background import Background, Kept
from hivernage.server.ops.bus import Begun, Bus, Changed, News, OneProcess, PostgresBus, SendOff, Tell, What
from hivernage.server.ops.limits import Limits
from hivernage.server.ops.metrics import Metrics
from hivernage.server.ops.warm_up import read_messages
from hivernage.server.ops.watch import Watch
from hivernage.server.ops.webhook import WebhookSender
from hivernage.server.refusal import Refusal
from hivernage.server.store import DropGame, GameRow, Store, StoreError
from hivernage.server.tables.deadlines import Deadlines
from hivernage.server.tables.matters import matters_in
from hivernage.server.tables.packs import Packs
from hivernage.server.tables.presence import Presence
from hivernage.server.tables.room import Room
from hivernage.server.tables.table_talk import hear, tell_again
from hivernage.server.tables.tokens import may_be_table_id, new_table_id
from hivernage.server.tables.votes import close_in_time
from hivernage.wire.messages import Notice

log = logging.getLogger(__name__)

TIDY_EVERY: Final = 5.0
"""Seconds between two looks for tables that nobody uses."""

CATCH_UP_EVERY: Final = 30.0
"""Seconds after which a change at another process is seen even if word of it was lost."""

GOODBYE: Final = 2.0
"""Seconds in which sockets may still be told that the server stops."""

SWEEPING: Final = 0.005
"""The share of the time that may go into collecting garbage."""

LOOK_AGAIN: Final = 24 * 3600.0
"""Seconds between the two looks after which an old table is deleted."""

MOST_OLD: Final = 1000

DAY: Final = 24 * 3600 * 1000


class Sweeper:
    """Frees what closed sockets leave behind: they refer to themselves, and collections are rare here.

    A whole collection stops everybody for a moment, so it takes at most a small share of the time.
    """

    def __init__(self) -> None:
        self._not_before = 0.0

    def sweep(self) -> None:
        """Collect, unless it was done lately, and let the system have the memory."""
        begun = time.monotonic()
        if begun < self._not_before:
            return
        gc.collect()
        if sys.platform == "linux":
            with contextlib.suppress(OSError, AttributeError):  # another C library than GNU's has no such function
                ctypes.CDLL(None).malloc_trim(0)
        took = time.monotonic() - begun
        self._not_before = begun + took / SWEEPING


class AllTables:
    """Where the tables stand. Only those that somebody uses are in memory."""

    store: Store

    def __init__(self, config: Config) -> None:
        self.config = config
        self.packs = Packs([Path(folder) for folder in config.packs])
        self.metrics = Metrics()
        self.watch = Watch(self.metrics)
        self.background = Background("play")
        self.looking_up = Background("look-up")  # of its own: whoever plays doesn't wait for who looks something up
        self.pages = Kept(self.looking_up)
        self.webhooks = WebhookSender(config.webhooks, self.metrics)
        self.thinkers = Thinkers(config.bot_workers)
        self.deadlines = Deadlines(self)
        self.started = self.now()
        self.bus: Bus = OneProcess()
        self.limits = Limits(config)
        self.presence = Presence(self)
        self.rooms: dict[str, Room] = {}
        # Those that somebody still holds, too: there are never two rooms of one table.
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper = Sweeper()
        self._old: dict[str, float] = {}  # tables that may be deleted, and since when that is known

    def now(self) -> int:
        """Milliseconds since the epoch."""
        return time.time_ns() // 1_000_000

    # Opening and closing

    async def open(self) -> None:
        """Connect to the database and begin to look after its tables."""
        url = self.config.database()
        self.store = await Store.open(url, self.metrics.committed, self.metrics.failed)
        if url.startswith("postgresql"):
            self.bus = PostgresBus(url, new_table_id())
            self.start(self._catch_up())
            self.start(self.presence.run())
            self.start(self.limits.share(self.bus))
        await self.presence.open()
        await self.bus.open(self._heard, self._read_all)
        self.bus.send(Begun())
        self.start(self.deadlines.run())
        self.start(self._tidy())

    async def close(self) -> None:
        """Let decisions on their way arrive, then let go of everything."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.deadlines.close()
        self.thinkers.close()
        self.background.close()
        self.looking_up.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.sleep()
        with contextlib.suppress(StoreError):
            await self.presence.close()
        await self.bus.close()
        await self.webhooks.close()
        await self.store.close()

    def warm_up(self) -> None:
        """Read all sentences, beside the loop, so that nobody waits for them later."""
        self.start(self.looking_up.run(read_messages))

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, so that they come back by themselves."""
        for room in self.rooms.values():
            for client in room.clients:
                client.send(Notice("restarting"))
                client.leave("restarting")
        until = self.now() + GOODBYE * 1000
        while any(room.clients for room in self.rooms.values()) and self.now() < until:
            await asyncio.sleep(0.01)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done beside all else."""
        task = asyncio.ensure_future(self.watch.over(work, lambda: getattr(work, "__qualname__", "a task")))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def later(self, seconds: float, action: Callable[[], Awaitable[None]]) -> None:
        """Do something after a while, if the server still runs."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            await action()

        self.start(wait())

    def close_in_time(self, room: Room) -> None:
        """The vote at a table, if one is on, will come to an end."""
        close_in_time(room)

    # Tables

    async def row(self, id: str) -> GameRow:
        row = await self.store.game(id)
        if row is None:
            raise Refusal("no-such-table")
        return row

    async def room(self, id: str) -> Room:
        """A table, read from the database if it isn't in memory."""
        if not may_be_table_id(id):
            raise Refusal("no-such-table")
        room = self._alive.get(id)
        if room is None:
            lock = self._loading.setdefault(id, asyncio.Lock())
            async with lock:
                room = self._alive.get(id) or await self._read_room(id)
                self.add(room)
        room.used = self.now()
        self.add(room)
        return room

    async def _read_room(self, id: str) -> Room:
        room = Room(self, await self.row(id), await self.store.seats(id), await self.store.acts(id))
        room.matters = matters_in(await self.store.matters(id))
        close_in_time(room)
        await room.read_people()
        return room

    def add(self, room: Room) -> None:
        """A table is in use."""
        self.rooms[room.id] = self._alive[room.id] = room
        self.metrics.tables_loaded.set(len(self.rooms))

    async def _heard(self, sender: str, news: News) -> None:
        """Another process says something."""
        match news:
            case Changed():
                await self.read_again(news.game, news.what)
            case Tell():
                if room := self._alive.get(news.game):
                    room.tell_here(news.notice, news.seat)
            case SendOff():
                if room := self._alive.get(news.game):
                    room.dismiss(news.seat, reason=news.reason)
            case _:
                self.limits.hear(sender, news)

    async def read_again(self, id: str, what: What) -> None:
        """Something of a table has changed, elsewhere."""
        lock = self._loading.get(id)
        if lock is not None:
            async with lock:
                pass  # what it is being read from may be older than the change
        room = self._alive.get(id)
        if room is None or {what, "all"} & room.to_read:
            return
        room.to_read.add(what)
        async with room.lock:
            if what not in room.to_read:
                return  # it was read along with all else
            room.to_read -= room.to_read if what == "all" else {what}
            try:
                sat = room.seats
                if what != "talk":
                    await room.read_again(what)
                if room.row.status == "lobby" and room.seats != sat:
                    await tell_again(room)
                if what in ("all", "talk"):
                    await hear(room)
            except (Refusal, StoreError) as trouble:
                log.warning("table %s couldn't be read again: %r", id, trouble)

    async def _read_all(self) -> None:
        """Word may have been lost: everything that somebody uses is read again."""
        for room in list(self._alive.values()):
            await self.read_again(room.id, "all")

    async def _catch_up(self) -> None:
        while True:
            await asyncio.sleep(CATCH_UP_EVERY)
            for room in list(self.rooms.values()):
                if room.clients:
                    await self.read_again(room.id, "all")

    # Tidying

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(TIDY_EVERY, max(0.1, self.config.idle_after)))
            try:
                self.drop_unused()
                await self._delete_old()
            except Exception:
                log.exception("tidying failed; trying again")

    def drop_unused(self) -> None:
        """Tables that nobody looks at leave the memory; those where nothing happens keep only their guests."""
        before = self.now() - int(self.config.idle_after * 1000)
        swept = False
        for room in list(self.rooms.values()):
            if room.used > before or room.lock.locked() or self.deadlines.is_busy(room) or room.motion is not None:
                continue
            swept = swept or room.game is not None or not room.clients
            room.sleep()
            self.deadlines.forget(room)
            if not room.clients:
                del self.rooms[room.id]
        if swept:
            self._sweeper.sweep()
        self.metrics.tables_loaded.set(len(self.rooms))

    async def _delete_old(self) -> None:
        """Delete tables that were finished or left alone long ago; but not because of a clock that is wrong.

        How long ago is reckoned from when something was last done at any table, if that is earlier than the clock; and
        a table is deleted only if it was found twice, a day of running apart.
        """
        if not self.config.keep_days:
            return
        now = min(self.now(), await self.store.newest())
        old = set(await self.store.untouched(now - self.config.keep_days * DAY, MOST_OLD))
        seen = time.monotonic()
        self._old = {id: self._old.get(id, seen) for id in old}
        for id in [id for id, first in self._old.items() if seen - first >= LOOK_AGAIN]:
            await self.store.write(DropGame(id))
            self.rooms.pop(id, None)
            del self._old[id]
