"""What several processes on one PostgreSQL have in common: who is there, votes, claims, limits and notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from hivernage.server.ops.bus import PostgresBus
from hivernage.server.tables import votes
from tests.server.inside import Inside
from tests.server.serving import Guest, Socket, create, join, serving, until
from tests.server.stories import answer, motion, vote
from tests.server.test_notices import Mailbox
from tests.server.test_processes import at, first_answer, two_servers


async def begun(one: Inside, two: Inside, number: int = 3, **settings: object) -> list[Guest]:
    """Ana, who is the host, sits at one process, all others at another; the game has begun."""
    host, *others = await one.people(number, **settings)
    return [host, *(at(two, guest) for guest in others)]


async def looking(stack: AsyncExitStack, *guests: Guest) -> list[Socket]:
    """Their sockets, each with its first view."""
    sockets = [await stack.enter_async_context(guest.socket()) for guest in guests]
    for socket in sockets:
        await socket.until("update")
    return sockets


async def told(socket: Socket, seat: int, connected: bool) -> Any:
    """The table, as soon as it is told that a seat is connected, or isn't."""
    while True:
        tables = [message["table"] for message in socket.received if message["type"] in ("table", "hello")]
        if tables and tables[-1]["seats"][seat]["connected"] == connected:
            return tables[-1]
        await socket.receive()


async def notices(socket: Socket) -> list[str]:
    """All notices so far: whatever was on its way has come when a ping is answered, a moment later."""
    await asyncio.sleep(0.3)
    await socket.ask("ping")
    return [message["notice"] for message in socket.received if message["type"] == "notice"]


async def ended(socket: Socket) -> str:
    """How the vote ended, whether it is told before or after an answer."""
    while True:
        found = [message["notice"] for message in socket.received if message["type"] == "notice"]
        if found:
            return str(found[-1])
        await socket.receive()


# Who is there


def test_who_comes_and_goes_at_one_process_is_seen_at_the_other(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two), AsyncExitStack() as stack:
            ana, bob, cid = await begun(one, two)
            (here,) = await looking(stack, ana)
            async with bob.socket() as there:
                first = (await there.until("hello"))["table"]
                assert [seat["connected"] for seat in first["seats"]] == [True, True, False]
                await told(here, 1, connected=True)
                async with Guest(two.url, ana.table).socket() as onlooker:
                    await onlooker.until("hello")
                    while (await here.until("table"))["table"]["spectators"] != 1:
                        pass
            assert (await told(here, 1, connected=False))["seats"][1]["away"] == 0
            shown = (await two.ask("GET", f"/api/tables/{ana.table}", token=cid.token)).json()
            assert [seat["connected"] for seat in shown["seats"]] == [True, False, False]

    asyncio.run(story())


def test_who_was_at_a_process_that_died_is_gone_soon(postgres_url: str) -> None:
    with serving(postgres_url) as one, serving(postgres_url) as two:
        host = create(one, settings={"players": 2})
        guest = join(host, "Bob")
        guest.url = two.url

        def claim() -> None:
            assert Guest(one.url, host.table).request("POST", "/claims", {"name": "Cid", "seat": 1}).status_code == 201

        async def story() -> None:
            async with host.socket() as here:
                async with guest.socket() as there:
                    await there.until("hello")
                    await told(here, 1, connected=True)
                    await asyncio.to_thread(two.kill)
                await told(here, 1, connected=False)
            await asyncio.to_thread(claim)

        asyncio.run(story())


def test_nobody_claims_the_seat_of_somebody_who_is_at_another_process(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two), AsyncExitStack() as stack:
            ana, bob, _ = await begun(one, two)
            await looking(stack, bob)
            thief = Guest(one.url, ana.table)
            assert (await one.post(thief, "/claims", name="Eve", seat=1)).json()["error"] == "seat-not-free"
            assert (await one.post(thief, "/claims", name="Eve", seat=2)).status_code == 201, "nobody is there"

    asyncio.run(story())


def test_who_comes_back_elsewhere_keeps_the_seat_that_was_asked_for(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two), AsyncExitStack() as stack:
            ana, bob, _ = await begun(one, two)
            (here,) = await looking(stack, ana)
            claim = (await two.post(Guest(two.url, ana.table), "/claims", name="Eve", seat=1)).json()["claim"]
            while not (asked := (await here.until("table"))["table"]["claims"]):
                pass
            assert [(each["claim"], each["seat"], each["name"]) for each in asked] == [(claim, 1, "Eve")]
            await looking(stack, bob)
            refused = await one.post(ana, f"/claims/{claim}", accept=True)
            assert refused.json()["error"] == "seat-not-free"

    asyncio.run(story())


def test_a_host_who_comes_back_elsewhere_ends_the_vote_on_the_seat(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two), AsyncExitStack() as stack:
            ana, bob, cid = await begun(one, two)
            there, also = await looking(stack, bob, cid)
            assert (await two.post(Guest(two.url, ana.table), "/claims", name="Eve", seat=0)).status_code == 201
            await vote(there, yes=True)
            await looking(stack, ana)
            assert (await also.until("notice"))["notice"] == "failed"

    asyncio.run(story())


def test_a_seat_is_asked_for_at_one_process_and_given_at_another(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two), AsyncExitStack() as stack:
            host = await one.create(settings={"players": 2})
            bob = await one.join(host, name="Bob")
            here = await stack.enter_async_context(host.socket())
            answered = (await two.post(Guest(two.url, host.table), "/claims", name="Bob again", seat=1)).json()
            new = Guest(two.url, host.table, 1, answered["token"])
            waits = await stack.enter_async_context(new.socket())
            while not (await here.until("table"))["table"]["claims"]:
                pass
            assert (await one.post(host, f"/claims/{answered['claim']}", accept=True)).status_code == 200
            await waits.until_notice("seat-given")
            async with new.socket() as seated:
                assert (await seated.until("hello"))["table"]["you"] == 1
            shown = await two.ask("GET", f"/api/tables/{host.table}", token=bob.token)
            assert shown.json()["you"] == -2

    asyncio.run(story())


def test_who_is_sent_away_is_sent_away_everywhere(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two), AsyncExitStack() as stack:
            ana, bob, cid = await begun(one, two)
            here, there, also = await looking(stack, ana, bob, cid)
            assert (await one.post(ana, "/seats/1/remove")).status_code == 200
            await vote(also, yes=True)
            assert await there.closed() == 4001
            await told(here, 1, connected=False)

    asyncio.run(story())


def test_what_was_done_at_one_process_counts_at_the_other_before_word_comes(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresBus, "send", lambda _bus, _news: None)

    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            host = await one.create(settings={"players": 2})
            await one.ask("GET", f"/api/tables/{host.table}", token=host.token)
            bob = await two.join(at(two, host), name="Bob")
            assert (await one.post(host, "/start")).status_code == 200, "both seats are taken"
            shown = await two.ask("GET", f"/api/tables/{host.table}", token=bob.token)
            assert shown.json()["status"] == "playing"

    asyncio.run(story())


# Votes


def test_a_motion_is_seen_and_voted_on_everywhere(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two), AsyncExitStack() as stack:
            guests = await begun(one, two)
            sockets = await looking(stack, *guests)
            here, there, also = sockets
            assert (await answer(here))["type"] == "accepted"
            while also.seq < 1:
                await also.until("update")
            assert (await also.ask("propose", kind="rewind", to=1))["type"] == "accepted"
            on = await motion(here)
            assert (on["kind"], on["to"], on["asked"], on["voted"]) == ("rewind", 1, True, False)
            assert on["motion"] == (await motion(there))["motion"] == (await motion(also))["motion"]
            assert (await there.ask("propose", kind="rewind", to=1))["error"] == "motion-open"
            heard = len(also.received)
            await vote(here, yes=True)
            assert (await here.ask("vote", motion=on["motion"], yes=True))["error"] == "voted-already"
            await notices(also)
            new = [message["type"] for message in also.received[heard:]]
            assert "table" not in new, "that somebody has voted is nobody's business"
            await vote(there, yes=True)
            for socket in sockets:
                assert await ended(socket) == "passed"
                while socket.seq < 2:
                    await socket.until("update")
            assert [await notices(socket) for socket in sockets] == [["passed"]] * 3, "once"
            assert not one.errors + two.errors

    asyncio.run(story())


def test_of_two_motions_at_once_there_is_one_and_of_two_votes_both_count(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two), AsyncExitStack() as stack:
            guests = await one.people(4)
            guests = [guests[0], at(two, guests[1]), guests[2], at(two, guests[3])]
            sockets = await looking(stack, *guests)
            assert (await answer(sockets[0]))["type"] == "accepted"
            for socket in sockets:
                while socket.seq < 1:
                    await socket.until("update")
            for _ in range(5):
                replies = await asyncio.gather(*(each.ask("propose", kind="rewind", to=1) for each in sockets[:2]))
                kinds = [reply["type"] for reply in replies]
                assert sorted(kinds) == ["accepted", "refused"], replies
                for socket in sockets:
                    socket.received.clear()
                loser = sockets[kinds.index("refused")]
                found = [await fresh_motion(guest) for guest in guests]
                assert len(set(found)) == 1
                both = [loser, sockets[2], sockets[3]]
                said = await asyncio.gather(
                    *(each.ask("vote", motion=found[0], yes=each is not both[1]) for each in both)
                )
                assert [reply["type"] for reply in said] == ["accepted"] * 3, said
                for socket in sockets:
                    assert await ended(socket) == "failed"
            assert not one.errors + two.errors

    asyncio.run(story())


async def fresh_motion(guest: Guest) -> str:
    """The vote that is on, for somebody who has just come."""
    async with guest.socket() as socket:
        return str((await socket.until("hello"))["table"]["motions"][0]["motion"])


def test_a_vote_ends_in_time_though_its_process_is_gone(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(votes, "OPEN_FOR", 1)

    async def story() -> None:
        async with AsyncExitStack() as stack, two_servers(postgres_url) as (one, two):
            guests = await begun(one, two)
            here, there, _ = await looking(stack, *guests)
            assert (await answer(here))["type"] == "accepted"
            for room in two.tables.rooms.values():
                monkeypatch.setattr(room.tables, "later", lambda _seconds, _action: None)  # as if it had died
            while there.seq < 1:
                await there.until("update")
            assert (await there.ask("propose", kind="rewind", to=1))["type"] == "accepted"
            await here.until_notice("failed")
            await there.until_notice("failed")

    asyncio.run(story())


# Limits


def test_limits_count_together(postgres_url: str) -> None:
    async def story() -> None:
        settings = {"tables_per_hour": 4, "chat_per_minute": 4, "sockets_per_address": 3}
        async with two_servers(postgres_url, **settings) as (one, two), AsyncExitStack() as stack:
            ana, bob, _ = await begun(one, two)
            await two.create()
            await one.create()
            await until(lambda: is_told(two, "new_tables", 2))
            await two.create()
            late = [await each.ask("POST", "/api/tables", {"name": "Eve"}) for each in (two,)]
            assert [answer.json()["error"] for answer in late] == ["too-many-tables"]

            (here,) = await looking(stack, ana)
            (there,) = await looking(stack, at(two, ana))
            for _ in range(4):
                assert (await here.ask("say", talk={"type": "chat", "text": "hello"}))["type"] == "accepted"
            await until(lambda: is_told(two, "chat", 1))
            assert (await there.ask("say", talk={"type": "chat", "text": "hello"}))["error"] == "too-fast"

            await looking(stack, bob)
            await until(lambda: bool(one.tables.limits.seat_sockets._elsewhere))
            await until(lambda: sum(map(sum, [each.values() for each in held(one)])) == 2)
            assert await (await stack.enter_async_context(ana.socket())).closed() == 4429, "there are three by now"

    asyncio.run(story())


def is_told(served: Inside, limit: str, fewer_than: float) -> bool:
    """Whether a process knows that somebody has hardly anything left."""
    buckets = getattr(served.tables.limits, limit)._buckets
    return any(bucket._level() < fewer_than for bucket in buckets.values())


def held(served: Inside) -> Any:
    return served.tables.limits.seat_sockets._elsewhere.values()


# Notices


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


def test_whose_turn_it_is_is_sent_once_and_to_nobody_who_looks(postgres_url: str, mailbox: Mailbox) -> None:
    async def story() -> None:
        async with two_servers(postgres_url, webhooks="any") as (one, two), AsyncExitStack() as stack:
            guests = await begun(one, two, 2)
            ana, bob = guests
            here, _ = await looking(stack, ana, at(two, ana))
            assert (await one.post(ana, "/webhook", url=mailbox.url("ana"))).status_code == 200
            assert (await two.post(bob, "/webhook", url=mailbox.url("bob"))).status_code == 200
            async with bob.socket() as there:
                await there.until("update")
                for _ in range(6):
                    asked = here if here.open_questions() else there
                    assert (await asked.decide(*first_answer(asked)))["type"] == "accepted"
                    while len({here.seq, there.seq}) > 1:
                        await min((here, there), key=lambda each: each.seq).until("update")
                await asyncio.sleep(0.5)
                assert mailbox.paths() == [], "both look"
                while not here.open_questions():
                    assert (await answer(there))["type"] == "accepted"
                    while here.seq < there.seq:
                        await here.until("update")
            await told(here, 1, connected=False)
            turns = 0
            while turns < 2:
                was = bool(here.view["awaited"] and 1 in here.view["awaited"])
                if not here.open_questions():
                    async with bob.socket() as there:
                        await there.until("update")
                        await told(here, 1, connected=True)
                        while not here.open_questions():
                            await answer(there)
                            while here.seq < there.seq:
                                await here.until("update")
                    await told(here, 1, connected=False)
                    continue
                await answer(here)
                turns += 1 in here.view["awaited"] and not was
            await asyncio.sleep(0.5)
            assert mailbox.paths() == ["/bob"] * turns

    asyncio.run(story())


def test_everybody_is_reminded_once(postgres_url: str, mailbox: Mailbox) -> None:
    async def story() -> None:
        async with two_servers(postgres_url, webhooks="any") as (one, two), AsyncExitStack() as stack:
            ana, bob, cid = await begun(one, two, 3, remind_after=1, limit=3)
            for guest, served in ((ana, one), (bob, two), (cid, two)):
                assert (await served.post(guest, "/webhook", url=mailbox.url(f"seat-{guest.seat}"))).status_code == 200
            sockets = await looking(stack, ana, bob)
            for socket in sockets:
                await socket.until_notice("reminder")
                await socket.until_notice("overdue")
                assert (await motion(socket))["kind"] == "stand-in"
            for socket in sockets:
                told = await notices(socket)
                assert {told.count("reminder"), told.count("overdue")} == {len(sockets[0].view["awaited"])}
            paths = [path for path in mailbox.paths() if path == "/seat-2"]
            assert len(paths) <= 2, "whose turn it is, and a reminder"

    asyncio.run(story())
