"""Screens show one scene after the other: what they are told for that, and whom bots wait for."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket, play_on
from tests.server.stories import answer

PAUSE = 0.3
"""Seconds in which a bot that doesn't wait has long answered."""


async def alone_with_bots(running: Inside, players: int = 3) -> Guest:
    return await running.create(settings={"players": players}, fill="random", start=True)


async def shows_all(socket: Socket) -> None:
    await socket.send("shown", seq=socket.seq)


async def bots_turn(socket: Socket) -> None:
    """Play on to where only bots are awaited; the screen shows everything at once until then."""
    rng = Random("me")
    while True:
        await shows_all(socket)
        if not socket.open_questions():
            awaited = socket.view["awaited"]
            if awaited and socket.view["step"] != "setup" and socket.seq > 0:
                return
            await socket.until("update")
            continue
        question = socket.open_questions()[0]
        end = ["end"] if ["end"] in question["answers"] else rng.choice(question["answers"])
        await socket.decide(question["id"], " ".join(end))


async def nothing_comes(socket: Socket) -> bool:
    """Whether nobody decides for a while."""
    before = socket.seq
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(socket.until("update"), PAUSE)
    return socket.seq == before


@pytest.mark.anyio
async def test_bots_wait_for_the_screen_of_the_only_person(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=0.0) as running:
        host = await alone_with_bots(running)
        async with host.socket(words="en", paced="1") as socket:
            await socket.until("update")
            await bots_turn(socket)
            update = await socket.until("update")
            assert await nothing_comes(socket), "the screen hasn't shown it yet"
            await socket.send("shown", seq=update["seq"] - 1)
            assert await nothing_comes(socket), "an older part of it isn't all of it"
            await shows_all(socket)
            assert (await socket.until("update"))["seq"] == update["seq"] + 1
        assert running.errors == []


@pytest.mark.anyio
async def test_bots_go_on_when_the_screen_they_wait_for_is_gone(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=0.0) as running:
        host = await alone_with_bots(running)
        async with host.socket(words="en", paced="1") as socket:
            await socket.until("update")
            await bots_turn(socket)
            await socket.until("update")
            assert await nothing_comes(socket)
            last = socket.seq
        async with host.socket() as later:
            while later.seq <= last:
                await later.until("update")
        assert running.errors == []


@pytest.mark.anyio
async def test_nobody_waits_for_somebody_elses_screen(sqlite_url: str) -> None:
    """Two people and a bot; one screen never says that it has shown anything."""
    async with inside(sqlite_url, bot_delay=0.0) as running:
        host = await running.create(settings={"players": 3})
        guest = await running.join(host, name="Bo")
        (await running.post(host, "/seats/2/bot", bot="random")).raise_for_status()
        (await running.post(host, "/start")).raise_for_status()
        async with host.socket(words="en", paced="1") as slow, guest.socket() as quick:
            await asyncio.gather(slow.until("update"), quick.until("update"))
            for socket in (slow, quick):
                await answer(socket)
            rounds = lambda view: view.get("round", 0) > 1  # noqa: E731
            playing = (play_on(slow, Random("a"), rounds), play_on(quick, Random("b"), rounds))
            await asyncio.wait_for(asyncio.gather(*playing), 60)
        assert running.errors == []


def told_apart(update: dict[str, Any]) -> bool:
    """Whether the moments of an update stand in order within its events, and its sentences begin at them."""
    starts = [moment["at"] for moment in update["moments"]]
    in_order = starts == sorted(starts) and all(0 <= start <= len(update["events"]) for start in starts)
    return in_order and {told["at"] for told in update["story"]} <= {0, *starts}


@pytest.mark.anyio
async def test_a_screen_gets_the_table_before_each_scene_and_programs_do_without(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=0.0) as running:
        host = await alone_with_bots(running)
        async with host.socket(words="fr") as screen, host.socket() as program:
            await asyncio.gather(screen.until("update"), program.until("update"))
            await asyncio.wait_for(play_on(screen, Random("x"), lambda view: view.get("round", 0) > 2), 60)
            await program.ask("ping")
        nights = [update for update in screen.received if "round" in {e["kind"] for e in update.get("events", [])}]
        assert len(nights) > 1
        for update in (message for message in screen.received if message["type"] == "update"):
            assert told_apart(update)
        night = nights[-1]
        before: dict[str, dict[str, Any]] = {}
        for moment in night["moments"]:
            kind = night["events"][moment["at"]]["kind"]
            before.setdefault(kind, {**night["view"], **moment["view"]})
        assert before["crisis-resolved"]["round"] == night["view"]["round"] - 1
        assert before["crisis-resolved"]["crisis"] != night["view"]["crisis"]
        assert before["turn"]["round"] == night["view"]["round"]
        assert all({"mine", "seat"}.isdisjoint(moment["view"]) for moment in night["moments"]), "only what all see"
        updates = [message for message in program.received if message["type"] == "update"]
        assert all(message["moments"] == [] for message in updates)
        assert running.errors == []
