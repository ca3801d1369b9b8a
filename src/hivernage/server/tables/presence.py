"""Who is connected where, for processes that share a database. One process by itself knows that anyway.

A process says every few seconds that it is there. One that doesn't is buried by the others, and its sockets with it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from hivernage.server.ops.bus import Changed
from hivernage.server.store import Bury, LiveOn, LostRace, PresenceRow, SetPresence, StoreError

if TYPE_CHECKING:
    from hivernage.server.tables.all_tables import AllTables
    from hivernage.server.tables.client import Client
    from hivernage.server.tables.room import Room

log = logging.getLogger(__name__)

BEAT: Final = 2.0
"""Seconds after which a process says again that it is there."""

LEASE: Final = 10.0
"""Seconds for which the others believe it."""


class Presence:
    """What this process tells the others of its sockets."""

    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self._beaten = time.monotonic()

    async def open(self) -> None:
        """From now on this process counts; those that died with all others, before it began, don't."""
        if not self.tables.bus.is_alone:
            await self._try_to_beat()

    async def run(self) -> None:
        """Say that this process is there, and notice who isn't."""
        while True:
            await asyncio.sleep(BEAT)
            await self._try_to_beat()

    async def _try_to_beat(self) -> None:
        try:
            await self._beat()
        except StoreError as trouble:
            log.warning("nobody hears that this process is there: %r; trying again", trouble)

    async def _beat(self) -> None:
        tables, now = self.tables, self.tables.now()
        late = time.monotonic() - self._beaten > LEASE
        await tables.store.write(LiveOn(tables.bus.name, now + int(LEASE * 1000)))
        self._beaten = time.monotonic()
        if late:  # perhaps it has been buried
            for room in list(tables.rooms.values()):
                for client in {client.token: client for client in room.clients}.values():
                    await self.tell(room, client)
        for process in await tables.store.gone_processes(now):
            if process != tables.bus.name:
                await self._bury(process)

    async def _bury(self, process: str) -> None:
        games = await self.tables.store.games_at(process)
        await self.tables.store.write(Bury(process, self.tables.now()))
        self.tables.limits.forget(process)
        for game in games:
            self.tables.bus.send(Changed(game, "people"))
            await self.tables.read_again(game, "people")

    async def tell(self, room: Room, client: Client) -> None:
        """Somebody has come, or gone."""
        tables = self.tables
        if tables.bus.is_alone:
            return
        for _ in range(3):
            sockets = sum(other.token == client.token and not other.leaving for other in room.clients)
            row = PresenceRow(room.id, client.token, tables.bus.name, client.seat, client.role, sockets, tables.now())
            try:
                await tables.store.write(SetPresence(row))
            except LostRace:
                continue  # it stood in line behind somebody who has lost one
            except StoreError as trouble:
                log.warning("nobody else knows who is at table %s: %r", room.id, trouble)
            tables.bus.send(Changed(room.id, "people"))
            return

    def has_gone(self, room: Room, client: Client) -> None:
        """Tell it soon."""
        if not self.tables.bus.is_alone:
            self.tables.start(self.tell(room, client))

    async def close(self) -> None:
        """This process is there no more."""
        if not self.tables.bus.is_alone:
            games = await self.tables.store.games_at(self.tables.bus.name)
            await self.tables.store.write(Bury(self.tables.bus.name, self.tables.now()))
            for game in games:
                self.tables.bus.send(Changed(game, "people"))
