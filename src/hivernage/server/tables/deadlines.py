"""Looking after tables: bots play their seats, and whoever is asked for too long is reminded or replaced.

`due` says when a table needs looking after at the latest; whichever process moves it first does the work. So nothing
is forgotten when a process dies, and nothing is done twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import replace

from hivernage.bots import WAIT
from hivernage.model.question import Question, key
from hivernage.server.bots.table_bots import Reply, TableBots, open_to, stands
from hivernage.server.refusal import Refusal
from hivernage.server.store import LostRace, MoveDue, SetGame, StoreError
from hivernage.server.tables.game import Game
from hivernage.server.tables.sand_timer import LEASE, Sand, turn
from hivernage.server.tables.table_talk import say_for_bot
from hivernage.server.tables.tokens import new_token
from hivernage.server.tables.votes import is_overdue, open_motion
from hivernage.wire.messages import Notice

if TYPE_CHECKING:
    from hivernage.server.tables.all_tables import AllTables
    from hivernage.server.tables.room import Make, Room

log = logging.getLogger(__name__)

T = TypeVar("T")

EVERY: Final = 1.0
"""Seconds between two looks at what is due."""


class Deadlines:
    """Looks after all tables of a process."""

    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self.sand = Sand()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._news: dict[str, asyncio.Event] = {}  # set when something may have changed for the bots of a table
        self._bots: dict[str, TableBots] = {}

    # Now: bots, and a word to those whose turn it is

    def look_after(self, room: Room, take: bool = True) -> None:
        """Something has changed at a table that is awake; what another process has changed, it looks after itself."""
        game = room.game
        if game is None or room.row.status != "playing" or room.row.paused:
            return
        if take:
            self._notify(room, game)
        room.told = game.table.awaited
        self.sand.watch(room)
        if news := self._news.get(room.id):
            news.set()
        if room.id in self._playing or room.is_ahead:
            return
        if self._has_work(room, game) and (take or room.leads):
            self._playing[room.id] = self._task(self._play(room), "bots")

    def _task(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        async def watched() -> T:
            return await self.tables.watch.over(work, lambda: name)

        return asyncio.create_task(watched())

    async def close(self) -> None:
        """The bots stop, and whoever comes next may go on at once."""
        playing = dict(self._playing)
        for task in playing.values():
            task.cancel()
        await asyncio.gather(*playing.values(), return_exceptions=True)
        for id in {*playing, *await self.sand.close()}:
            with contextlib.suppress(StoreError):
                await self.tables.store.write(SetGame(id, {"due": self.tables.now()}))

    def is_busy(self, room: Room) -> bool:
        """Whether bots are playing at a table just now, or its sand timer is watched."""
        return room.id in self._playing or self.sand.runs_at(room)

    def forget(self, room: Room) -> None:
        """The table leaves the memory."""
        self._bots.pop(room.id, None)

    def _has_work(self, room: Room, game: Game) -> bool:
        bots = self._bots.get(room.id)
        if bots is not None and bots.know(room, game) and bots.may_speak:
            return True
        return any(room.is_bot(seat) for question in game.table.questions for seat in question.seats)

    async def _play(self, room: Room) -> None:
        """Let the bots of a table play until it waits for people only, each question in a lane of its own."""
        lanes: dict[int, asyncio.Task[bool]] = {}
        offered: set[tuple[int, int]] = set()
        silent: dict[int, int] = {}  # questions to which they had nothing to say, and when
        news = self._news[room.id] = asyncio.Event()
        try:
            await self._lease(room)
            while True:
                news.clear()
                async with room.lock:
                    game = await room.wake()
                    if not self._may_play(room):
                        return
                    bots = await self._bots_at(room, game)
                    await self._speak(room, bots)
                    for question in self._asked(room, game, offered, lanes):
                        if silent.get(question.id) == game.seq:
                            continue
                        lanes[question.id] = self._task(self._lane(room, bots, question), "a bot")
                        lanes[question.id].add_done_callback(lambda _done: news.set())
                if not lanes:
                    return
                await news.wait()
                for done in [id for id, lane in lanes.items() if lane.done()]:
                    if not lanes.pop(done).result():
                        silent[done] = game.seq
        except Refusal as refusal:
            log.info("the bots of table %s stopped: %s", room.id, refusal.error)
        except Exception:
            log.exception("the bots of table %s stopped", room.id)
        finally:
            for lane in lanes.values():
                lane.cancel()
            await asyncio.gather(*lanes.values(), return_exceptions=True)
            self._playing.pop(room.id, None)
            self._news.pop(room.id, None)

    def _may_play(self, room: Room) -> bool:
        return room.row.status == "playing" and not room.row.paused and room.leads and not room.is_ahead

    def _asked(
        self, room: Room, game: Game, offered: set[tuple[int, int]], lanes: Collection[int]
    ) -> Iterator[Question]:
        """What bots are asked now and don't think about yet: all of them a secret question, one of them any other."""
        for question in game.table.questions:
            if question.id in lanes:
                continue
            seats = [seat for seat in question.seats if room.is_bot(seat)]
            if question.wait == "never":
                seats = [seat for seat in seats if (question.id, seat) not in offered]
                offered.update((question.id, seat) for seat in seats)  # once is enough: nobody waits for it
            if question.wait != "all":
                seats = seats[:1]
            if seats:
                yield replace(question, seats=tuple(seats))

    async def _lane(self, room: Room, bots: TableBots, question: Question) -> bool:
        """Bots think about a question and then wait until the delay is over: how long it takes says nothing about their
        cards. What others did meanwhile makes them think anew only where their answer doesn't stand any more.

        Gives whether they had anything to say to it."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        while True:
            async with room.lock:
                if not self._still_plays(room, bots):
                    return True
                asked = open_to(room, question)
                if not asked.seats:
                    return True
                thoughts = [await bots.think(seat, asked) for seat in asked.seats]
                if not all(thought.done() for thought in thoughts):
                    await self._renew(room)  # longer than any thought may take
            replies = [reply for reply in await asyncio.gather(*thoughts) if reply.answer != WAIT]
            if not replies:
                return False
            await asyncio.sleep(max(0.0, begun + self.tables.config.bot_delay - loop.time()))
            if await self._answer(room, bots, question, replies):
                return True

    def _still_plays(self, room: Room, bots: TableBots) -> bool:
        return self._may_play(room) and room.game is not None and bots.know(room, room.game)

    async def _bots_at(self, room: Room, game: Game) -> TableBots:
        bots = self._bots.get(room.id)
        if bots is None or not bots.know(room, game):
            bots = self._bots[room.id] = TableBots(room, game, new_token())
        await bots.listen()
        return bots

    async def _answer(self, room: Room, bots: TableBots, question: Question, replies: list[Reply]) -> bool:
        """Enter what bots have answered, as far as it still stands; then they say what they have to say. Whether there
        was any of it, or nothing more to answer."""
        async with room.lock:
            if not self._still_plays(room, bots):
                return True
            standing = [reply for reply in replies if stands(room, reply)]
            if not standing:
                return not open_to(room, question).seats
            rows = await room.add_entries(*(self._make(reply) for reply in standing))
            self.tables.metrics.bot_decisions.inc(len(rows))
            bots.hold(standing[: len(rows)])
            await self._speak(room, bots)
            return True

    async def _speak(self, room: Room, bots: TableBots) -> None:
        for seat, remark in bots.speak():
            with contextlib.suppress(Refusal, StoreError):  # words may get lost, the game goes on
                await say_for_bot(room, seat, remark)

    def _make(self, reply: Reply) -> Make:
        return lambda game: game.decide(reply.seat, reply.question, key(reply.answer), "", self.tables.now())

    def _notify(self, room: Room, game: Game) -> None:
        """Send a notice to seats that are asked now and weren't before, and don't look."""
        awaited = game.table.awaited
        for seat in awaited:
            url = room.seats[seat].webhook
            if url and seat not in room.told and not room.seats[seat].stand_in and not room.connected(seat):
                self.tables.webhooks.send(url, {"event": "your-turn", "table": room.row.code})

    # Later: reminders, limits, and what another process left undone

    async def run(self) -> None:
        """Look after whatever is due, for as long as the server runs."""
        while True:
            try:
                for id, due in await self.tables.store.due(self.tables.now(), 100):
                    await self._tend(id, due)
            except Exception:
                log.exception("looking after tables failed; trying again")
            await asyncio.sleep(EVERY)

    async def _tend(self, id: str, due: int) -> None:
        lease = self.tables.now() + LEASE
        try:
            await self.tables.store.write(MoveDue(id, due, lease))
        except LostRace:
            return  # another process does it
        try:
            room = await self.tables.room(id)
            async with room.lock:
                await self._tend_room(room)
        except Refusal as refusal:
            log.warning("table %s can't be looked after: %s", id, refusal.error)
            with contextlib.suppress(LostRace):
                await self.tables.store.write(MoveDue(id, lease, None))

    async def _tend_room(self, room: Room) -> None:
        if not self.tables.bus.is_alone:
            await room.read_again()  # it may be another process that had to look after it before
        if room.row.status == "playing" and not room.row.paused:
            game = await room.wake()
            if room.sand_runs and not self.sand.runs_at(room):
                await turn(room, game)  # whoever watched it is gone
            await self._remind(room, game)
            if self._is_over_limit(room):
                await self._call_vote(room, game)
            self.look_after(room)
        await self.reschedule(room)

    async def reschedule(self, room: Room) -> None:
        """Write down when the table has to be looked after."""
        await room.set_game(due=self.next_due(room))

    def is_due_anew(self, room: Room, game: Game) -> bool:
        """Whether new entries change when the table has to be looked after."""
        timed = room.settings.limit or room.settings.remind_after
        if game.table.state.timer:
            return not self._is_looked_after(room)
        return bool(timed) or (self._bots_are_awaited(room, game) and not self._is_leased(room))

    def _bots_are_awaited(self, room: Room, game: Game) -> bool:
        return any(room.is_bot(seat) for seat in game.table.awaited)

    def next_due(self, room: Room) -> int | None:
        """When the table has to be looked after at the latest."""
        game, settings = room.game, room.settings
        if game is None or room.row.status != "playing" or room.row.paused:
            return None
        if game.table.state.timer:
            return self.tables.now() + LEASE  # who watches the sand renews it; if nobody does, somebody else takes over
        times = []
        if self._bots_are_awaited(room, game) and not room.is_ahead:
            times.append(self.tables.now() + LEASE)
        said = self._said(room)
        if settings.remind_after and not said:
            times.append(room.waiting_since + settings.remind_after * 1000)
        if settings.limit and said != "overdue":
            times.append(room.waiting_since + settings.limit * 1000)
        return min(times, default=None)

    async def _lease(self, room: Room) -> None:
        """While bots play, somebody else takes over only if this process is gone."""
        if not self._is_leased(room):
            async with room.lock:
                await self.keep_lease(room)

    async def keep_lease(self, room: Room) -> None:
        """This process is still there. To be called with the lock held."""
        if not self._is_leased(room):
            await self._renew(room)

    async def _renew(self, room: Room) -> None:
        try:
            await room.set_game(due=self.tables.now() + LEASE)
        except LostRace:  # it fails along with whoever has just looked after the table in vain
            await room.set_game(due=self.tables.now() + LEASE)

    def _is_leased(self, room: Room) -> bool:
        return room.leads and self._is_looked_after(room)

    def _is_looked_after(self, room: Room) -> bool:
        """Whether some process does it, as far as this one knows."""
        return room.row.due is not None and room.row.due >= self.tables.now() + LEASE // 3

    def _said(self, room: Room) -> str:
        """What has been said already about the question that is open now."""
        since, _, said = room.row.said.partition(" ")
        return said if since == str(room.waiting_since) else ""

    async def _say(self, room: Room, what: str) -> None:
        """Written before it is said: whoever looks after the table next doesn't say it again."""
        await room.set_game(said=f"{room.waiting_since} {what}")

    async def _remind(self, room: Room, game: Game) -> None:
        wait = room.settings.remind_after * 1000
        if wait and not self._said(room) and self.tables.now() >= room.waiting_since + wait:
            await self._say(room, "reminder")
            for seat in self._slow(room, game):
                room.tell_all(Notice("reminder", seat))
                row = room.seats[seat]
                if row.webhook and not row.stand_in:
                    self.tables.webhooks.send(row.webhook, {"event": "reminder", "table": room.row.code})

    def _is_over_limit(self, room: Room) -> bool:
        return self._said(room) != "overdue" and is_overdue(room)

    async def _call_vote(self, room: Room, game: Game) -> None:
        """Somebody has taken too long: the others vote on letting a bot play on."""
        await self._say(room, "overdue")
        for seat in self._slow(room, game):
            room.tell_all(Notice("overdue", seat))
            if room.motion is None and set(room.people()) - {seat}:
                with contextlib.suppress(Refusal):  # somebody was faster, and asks for something else
                    await room.insist(lambda: open_motion(room, "stand-in", seat, 0))  # noqa: B023 done before the next

    def _slow(self, room: Room, game: Game) -> list[int]:
        """The people the game waits for."""
        return [seat for seat in game.table.awaited if not room.is_bot(seat)]
