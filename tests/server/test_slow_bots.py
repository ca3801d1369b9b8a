"""Bots that take their time think in another process; whatever happens to them, no table waits for ever."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from hivernage.bots.kinds import BOTS
from hivernage.server.bots import table_bots, workers
from hivernage.server.tables.room import Room
from tests.server.inside import Inside, inside
from tests.server.serving import WAIT_SECONDS, Guest, Socket
from tests.server.stories import all_look, answer


@asynccontextmanager
async def slow_table(running: Inside, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Room, Socket]]:
    """A table with two bots of a kind that isn't quick."""
    monkeypatch.setattr(table_bots, "SLOW", frozenset({"random"}))
    host: Guest = await running.create(settings={"players": 3}, fill="random", start=True)
    async with all_look([host]) as [socket]:
        yield await running.tables.room(host.table), socket


async def play_some(running: Inside, room: Room, socket: Socket, answers: int) -> None:
    for _ in range(answers):
        while not socket.open_questions():
            await socket.until("update")
        await answer(socket)
    while running.tables.deadlines.is_busy(room):
        await asyncio.sleep(0.02)


@pytest.mark.anyio
async def test_they_answer_from_another_process(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(sqlite_url) as running:
        async with slow_table(running, monkeypatch) as (room, socket):
            await play_some(running, room, socket, 3)
            workers = worker_ids(running)
            assert len(workers) == 1, "one is enough, and it stays"
            assert os.getpid() not in workers
            assert room.game is not None
            assert sum(decision.seat != 0 for decision in room.game.table.done) >= 4
        assert running.errors == []


def worker_ids(running: Inside) -> list[int]:
    pool = running.tables.thinkers._pool
    assert pool is not None
    return list(pool._processes)


@pytest.mark.anyio
@pytest.mark.parametrize("sits", ["with the table", "in the lobby"])
async def test_a_worker_is_ready_before_the_first_question(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, sits: str
) -> None:
    """It has read the cards before the game begins, and is the one who answers."""
    monkeypatch.setattr(table_bots, "SLOW", frozenset({"random"}))
    async with inside(sqlite_url) as running:
        host = await running.create(settings={"players": 2}, fill="random" if sits == "with the table" else "")
        if sits == "in the lobby":
            (await running.post(host, "/seats/1/bot", bot="random")).raise_for_status()
        [early] = worker_ids(running)
        (await running.post(host, "/start")).raise_for_status()
        async with all_look([host]) as [socket]:
            await play_some(running, await running.tables.room(host.table), socket, 1)
        assert worker_ids(running) == [early]
        assert running.errors == []


@pytest.mark.anyio
async def test_quick_bots_start_no_process(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host = await running.create(settings={"players": 2}, fill="random", start=True)
        async with all_look([host]) as [socket]:
            await play_some(running, await running.tables.room(host.table), socket, 2)
        assert running.tables.thinkers._pool is None


@pytest.mark.long
@pytest.mark.anyio
async def test_a_worker_that_dies_is_replaced_and_nobody_waits(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(sqlite_url) as running:
        async with slow_table(running, monkeypatch) as (room, socket):
            await play_some(running, room, socket, 2)
            [first] = worker_ids(running)
            os.kill(first, signal.SIGKILL)
            await play_some(running, room, socket, 4)
            [second] = worker_ids(running)
            assert second != first
        assert running.errors == []


@pytest.mark.anyio
async def test_a_bot_that_thinks_for_too_long_is_answered_for(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "LIMIT", 0.0)
    async with inside(sqlite_url) as running:
        async with slow_table(running, monkeypatch) as (room, socket):
            await play_some(running, room, socket, 3)
            assert room.game is not None
            assert {decision.seat for decision in room.game.table.done} == {0, 1, 2}
        assert running.errors == []


@pytest.mark.long
@pytest.mark.anyio
async def test_the_same_bot_answers_the_same_in_both_processes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "LIMIT", WAIT_SECONDS)  # the worker has to start first
    async with inside(sqlite_url) as running:
        host = await running.create(settings={"players": 2}, fill="random", start=True)
        room = await running.tables.room(host.table)
        async with room.lock:
            game = await room.wake()
            bots = table_bots.TableBots(room, game, "seed")
            await bots.listen()
            question = next(question for question in game.table.questions if 0 in question.seats)
            job = bots._job(0, question, "survivor")
        here = BOTS["survivor"](job.seed, game.table.state.library)
        own = workers.QuietSeat(game.table, 0, [])
        thought = await running.tables.thinkers.think(job, running.tables.store)
        assert thought == (here.choose(own, question, game.table.legal(question, 0)), None)
