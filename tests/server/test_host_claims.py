"""A host who has lost the seat's secret gets it back if the others agree; nobody else does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from hivernage.server.tables import votes
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket
from tests.server.stories import all_look, motion, vote


@asynccontextmanager
async def table(url: str, number: int = 3, absence: float = 0) -> AsyncIterator[tuple[Inside, list[Guest]]]:
    """A game of people on a server where a seat is soon thought empty."""
    async with inside(url, absence=absence, bot_delay=3600) as running:
        yield running, await running.people(number)


async def claims(running: Inside, host: Guest, name: str = "Ana again") -> tuple[Any, Guest]:
    """Somebody without a secret asks for the host's seat: what the server says, and who they would be."""
    answer = (await running.post(Guest(host.url, host.table), "/claims", seat=0, name=name)).json()
    return answer, Guest(host.url, host.table, 0, answer.get("token", ""))


async def you(running: Inside, guest: Guest) -> int:
    """The seat that a secret opens."""
    shown = await running.ask("GET", f"/api/tables/{guest.table}", token=guest.token)
    return int(shown.json()["you"])


async def hand(running: Inside, guest: Guest) -> Any:
    """What only the seat sees."""
    shown = await running.ask("GET", f"/api/tables/{guest.table}/export", token=guest.token)
    return shown.json()["view"]["mine"]


async def ended(socket: Socket) -> str:
    """How the vote ended."""
    while True:
        for message in socket.received:
            if message["type"] == "notice" and message.get("kind") == "claim":
                return str(message["notice"])
        await socket.receive()


def test_the_others_agree_and_the_host_is_back(sqlite_url: str) -> None:
    async def story() -> None:
        async with table(sqlite_url) as (running, [host, *others]), all_look(others) as (bob, cid):
            before = await hand(running, host)
            _, back = await claims(running, host)
            on = await motion(bob)
            assert (on["kind"], on["seat"], on["name"], on["asked"]) == ("claim", 0, "Ana again", True)
            assert await you(running, back) == -2, "not before they have agreed"
            await vote(bob, yes=True)
            assert await you(running, back) == -2, "not before all have agreed"
            await vote(cid, yes=True)
            assert await ended(bob) == "passed"
            assert await you(running, back) == 0
            assert await hand(running, back) == before
            assert await you(running, host) == -2, "whoever may have found the old secret has nothing"
            assert (await running.post(back, "/pause", paused=True)).status_code == 200, "and is the host"

    asyncio.run(story())


def test_in_the_lobby_and_in_a_pause_too(sqlite_url: str) -> None:
    async def lobby() -> None:
        async with inside(sqlite_url, absence=0) as running:
            host = await running.create(settings={"players": 3})
            bob = await running.join(host, name="Bob")
            async with bob.socket() as socket:
                await socket.until("hello")
                _, back = await claims(running, host)
                await vote(socket, yes=True)
                assert await you(running, back) == 0
                assert (await running.post(back, "/start", fill="random")).status_code == 200

    async def pause() -> None:
        async with table(sqlite_url) as (running, [host, *others]):
            await running.post(host, "/pause", paused=True)
            async with all_look(others) as (bob, cid):
                _, back = await claims(running, host)
                await vote(bob, yes=True)
                await vote(cid, yes=True)
                assert (await running.post(back, "/pause", paused=False)).status_code == 200

    asyncio.run(lobby())
    asyncio.run(pause())


def test_one_no_is_enough_and_nobody_is_asked_again_at_once(sqlite_url: str) -> None:
    async def story() -> None:
        async with table(sqlite_url) as (running, [host, *others]), all_look(others) as (bob, cid):
            _, thief = await claims(running, host, "Ana, really")
            await vote(bob, yes=False)
            assert await ended(cid) == "failed", "Cid needn't even be asked"
            assert await you(running, thief) == -2
            assert await you(running, host) == 0
            assert (await claims(running, host))[0]["error"] == "too-fast"

    asyncio.run(story())


def test_a_stranger_cannot_wait_for_an_empty_table(sqlite_url: str) -> None:
    async def story() -> None:
        async with table(sqlite_url) as (running, [host, *_]):
            assert (await claims(running, host))[0]["error"] == "nobody-to-ask"
            async with Guest(host.url, host.table).socket() as watcher:
                await watcher.until("hello")
                assert (await claims(running, host))[0]["error"] == "nobody-to-ask", "who only looks has no say"
            alone = await running.create(fill="random", start=True)
            assert (await claims(running, alone))[0]["error"] == "nobody-to-ask", "nor have bots"

    asyncio.run(story())


def test_one_of_three_cannot_take_it_for_themselves(sqlite_url: str) -> None:
    """Bob is up at night, and has two browsers."""

    async def story() -> None:
        async with table(sqlite_url, 4) as (running, [host, *others]), all_look(others[:1]):
            assert (await claims(running, host))[0]["error"] == "nobody-to-ask"
            async with all_look(others[1:2]) as (cid,):
                answered, _ = await claims(running, host)
                assert "token" in answered, "two of three may decide it"
                assert (await motion(cid))["asked"] is True

    asyncio.run(story())


def test_who_comes_during_the_vote_is_asked_too(sqlite_url: str) -> None:
    async def story() -> None:
        async with table(sqlite_url, 4) as (running, [host, *others]), all_look(others[:2]) as (bob, cid):
            _, back = await claims(running, host)
            async with all_look(others[2:]) as (dora,):
                await vote(bob, yes=True)
                await vote(cid, yes=True)
                hello = next(message for message in dora.received if message["type"] == "hello")
                [on] = hello["table"]["motions"]
                assert await you(running, back) == -2, "it waits for Dora"
                assert (await dora.ask("vote", motion=on["motion"], yes=False))["type"] == "accepted"
            assert await ended(bob) == "failed"
            assert await you(running, back) == -2

    asyncio.run(story())


def test_silence_of_somebody_who_is_there_is_a_no(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(votes, "OPEN_FOR", 0.5)

    async def story() -> None:
        async with table(sqlite_url, 4) as (running, [host, *others]), all_look(others) as (bob, cid, _):
            _, back = await claims(running, host)
            await vote(bob, yes=True)
            await vote(cid, yes=True)
            assert await ended(bob) == "failed"
            assert await you(running, back) == -2

    asyncio.run(story())


def test_who_is_cut_off_during_the_vote_is_not_waited_for(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(votes, "OPEN_FOR", 0.5)

    async def story() -> None:
        async with table(sqlite_url, 4) as (running, [host, *others]), all_look(others[:2]) as (bob, cid):
            async with all_look(others[2:]):
                _, back = await claims(running, host)
                await vote(bob, yes=True)
                await vote(cid, yes=True)
                assert await you(running, back) == -2
            assert await ended(bob) == "passed"
            assert await you(running, back) == 0

    asyncio.run(story())


def test_a_host_who_is_there_or_comes_back_keeps_the_seat(sqlite_url: str) -> None:
    async def story() -> None:
        async with table(sqlite_url) as (running, [host, *others]), all_look(others) as (bob, cid):
            async with host.socket() as hosts:
                await hosts.until("update")
                assert (await claims(running, host))[0]["error"] == "seat-not-free"
            _, thief = await claims(running, host)
            await vote(bob, yes=True)
            open_motion = await motion(cid)
            async with host.socket() as hosts:
                await hosts.until("update")
                assert await ended(cid) == "failed"
                late = await cid.ask("vote", motion=open_motion["motion"], yes=True)
                assert late["error"] == "no-such-motion"
            assert (await you(running, thief), await you(running, host)) == (-2, 0)

    asyncio.run(story())


def test_a_seat_that_is_empty_for_a_moment_only_is_not_given_away(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host's phone has gone dark: Bob and his second browser are quicker than the host, and get nothing."""
    monkeypatch.setattr(votes, "COMES_BACK", 1.0)

    async def story(comes_back: bool) -> None:
        async with table(sqlite_url, 2, absence=600) as (running, [host, other]), all_look([other]) as (bob,):
            async with host.socket() as hosts:
                await hosts.until("update")
            _, asking = await claims(running, host)
            await vote(bob, yes=True)
            assert await you(running, asking) == -2
            if comes_back:
                async with host.socket() as hosts:
                    await hosts.until("update")
                    assert await ended(bob) == "failed"
                assert (await you(running, asking), await you(running, host)) == (-2, 0)
            else:
                assert await ended(bob) == "passed", "but who stays away for that long has lost it"
                assert await you(running, asking) == 0

    asyncio.run(story(comes_back=True))
    asyncio.run(story(comes_back=False))


def test_who_asks_has_no_vote_and_no_seat_meanwhile(sqlite_url: str) -> None:
    async def story() -> None:
        async with table(sqlite_url) as (running, [host, *others]), all_look(others) as (bob, _):
            answered, thief = await claims(running, host)
            id = (await motion(bob))["motion"]
            async with thief.socket() as socket:
                assert (await socket.until("hello"))["table"]["you"] == -2
                assert (await socket.ask("vote", motion=id, yes=True))["error"] == "no-seat"
            for path in (f"/claims/{answered['claim']}", "/link", "/leave"):
                refusal = await running.post(thief, path, **({"accept": True} if "claims" in path else {}))
                assert refusal.json()["error"] == "no-seat"
            assert (await running.post(others[0], f"/claims/{answered['claim']}", accept=True)).status_code == 403
            assert (await claims(running, host, "Another"))[0]["error"] == "motion-open"

    asyncio.run(story())


def test_a_table_that_is_closed_has_no_seats_to_give(sqlite_url: str) -> None:
    async def story() -> None:
        async with table(sqlite_url) as (running, [host, *others]), all_look(others) as (bob, _):
            await running.post(host, "/close")
            await vote(bob, yes=True)
            assert (await claims(running, host))[0]["error"] == "closed"

    asyncio.run(story())
