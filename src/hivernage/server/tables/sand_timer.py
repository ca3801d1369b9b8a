"""The sand timer of a pair of turns: when it has run through, the clock decides, once (W4.5, W4.10).

When that will be is kept with the table, so everybody is told the same. The process that looks after the table renews
its lease while the sand runs. If the lease runs out, that process is gone, and whoever takes over gives the time back
whole. The number of the entry is the lock: whatever two processes believe, the log has one decision of a timer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from hivernage.server.refusal import Refusal
from hivernage.server.store import StoreError
from hivernage.server.tables.game import Game

if TYPE_CHECKING:
    from hivernage.server.tables.room import Room

log = logging.getLogger(__name__)

LEASE: Final = 10_000
"""Milliseconds for which a process that looks after a table is trusted to do it."""


def when_through(game: Game, now: int) -> int | None:
    """When a timer that is turned now will have run through; nothing where none runs."""
    state = game.table.state
    return now + 1000 * state.options.timer if state.timer else None


class Sand:
    """The sand timers that run at this process."""

    def __init__(self) -> None:
        self._running: dict[str, asyncio.Task[None]] = {}

    def runs_at(self, room: Room) -> bool:
        """Whether it is this process that watches a table's timer."""
        return room.id in self._running

    def watch(self, room: Room) -> None:
        """The timer of a table runs, and this process looks after it; alone, it looks after all of them."""
        if room.sand_runs and not self.runs_at(room) and (room.leads or room.tables.bus.is_alone):
            self._running[room.id] = asyncio.create_task(self._run(room))

    async def close(self) -> list[str]:
        """Stop watching; gives the tables that somebody else should look after now."""
        running = dict(self._running)
        for task in running.values():
            task.cancel()
        await asyncio.gather(*running.values(), return_exceptions=True)
        return list(running)

    async def _run(self, room: Room) -> None:
        try:
            if not room.leads:
                await give_back(room)
            while (pause := await self._look(room)) is not None:
                await asyncio.sleep(pause)
        except (Refusal, StoreError) as trouble:
            log.info("nobody watches the sand of table %s here: %r", room.id, trouble)
        except Exception:
            log.exception("the sand of table %s isn't watched any more", room.id)
        finally:
            self._running.pop(room.id, None)

    async def _look(self, room: Room) -> float | None:
        """Let the clock decide if it is time; gives the seconds until the next look, if this process goes on."""
        async with room.lock:
            game = await room.wake()
            if not room.sand_runs or not room.leads:
                return None
            if room.row.sand is None:
                await turn(room, game)
            assert room.row.sand is not None
            left = room.row.sand - room.tables.now()
            if left <= 0:
                timer = game.table.state.timer
                try:
                    await room.add_entries(lambda game: game.run_out(timer, room.tables.now()))
                except Refusal as refusal:
                    if refusal.error not in ("stale-question", "not-asked"):
                        raise  # else they were done at the last moment, or another process has told it
                return 0
            await room.tables.deadlines.keep_lease(room)
            return min(left, LEASE / 4) / 1000


async def give_back(room: Room) -> None:
    """Nobody has watched the timer for a while: it is turned anew, and watched from here on."""
    async with room.lock:
        game = await room.wake()
        if room.sand_runs:
            await turn(room, game)


async def turn(room: Room, game: Game) -> None:
    """All of the time from now on; everybody hears it. To be called with the lock held."""
    now = room.tables.now()
    await room.set_game(sand=when_through(game, now), due=now + LEASE)
    room.tell_sand(game)
