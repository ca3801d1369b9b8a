"""Several processes on one PostgreSQL: any of them may serve any table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import pytest

from hivernage.server.ops import bus
from hivernage.server.ops.bus import PostgresBus
from hivernage.server.store import Change, LostRace, MoveDue, SetGame, Store
from hivernage.server.tables import all_tables
from hivernage.server.tables.deadlines import Deadlines
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket, create, join, metric, people, play, serving, until

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer


@asynccontextmanager
async def two_servers(url: str, **settings: object) -> AsyncIterator[tuple[Inside, Inside]]:
    """Two servers that share nothing but the database."""
    async with inside(url, **settings) as one, inside(url, **settings) as two:
        yield one, two


def at(served: Inside, guest: Guest) -> Guest:
    """The same guest, who talks to another server."""
    return Guest(served.url, guest.table, guest.seat, guest.token, guest.code)


async def pair(one: Inside, two: Inside, **settings: object) -> tuple[Guest, Guest]:
    """Two people whose game has begun, each at a server of their own."""
    host, guest = await asyncio.to_thread(lambda: people(one, 2, **settings))  # type: ignore[arg-type]
    await asyncio.to_thread(host.post, "/start")
    return host, at(two, guest)


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No poke arrives, and nobody looks by themselves."""
    monkeypatch.setattr(PostgresBus, "send", lambda _bus, _news: None)
    monkeypatch.setattr(all_tables, "CATCH_UP_EVERY", 3600)


async def catch_up(*sockets: Socket) -> None:
    """Wait until all have seen the same."""
    while len({socket.seq for socket in sockets}) > 1:
        await min(sockets, key=lambda socket: socket.seq).until("update")


def first_answer(socket: Socket) -> tuple[int, str]:
    question = socket.open_questions()[0]
    return question["id"], " ".join(question["answers"][0])


def test_people_at_different_processes_play_one_game(postgres_url: str) -> None:
    async def game() -> None:
        async with two_servers(postgres_url) as (one, two):
            host, guest = await pair(one, two)
            players = await asyncio.gather(play(host, "a"), play(guest, "b"))
            assert players[0].seq == players[1].seq
            assert players[0].view["ending"] == players[1].view["ending"]
            for player in players:
                check_order(player)
            looking = [Guest(served.url, host.table) for served in (one, two)]
            async with looking[0].socket() as left, looking[1].socket() as right:
                await asyncio.gather(left.until("update"), right.until("update"))
                assert left.view == right.view
            assert not one.errors + two.errors

    asyncio.run(game())


def check_order(socket: Socket) -> None:
    """Updates came in order, and every event once."""
    updates = [message for message in socket.received if message["type"] == "update"]
    seqs = [update["seq"] for update in updates]
    assert seqs == sorted(set(seqs))
    for before, update in zip([-1, *seqs], updates, strict=False):
        events = [event["seq"] for event in update["events"]]
        assert events == sorted(events)
        assert all(before < seq <= update["seq"] for seq in events)


def test_what_changes_at_one_process_reaches_those_at_the_other(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            host, guest = await pair(one, two)
            async with host.socket() as here, guest.socket() as there:
                await asyncio.gather(here.until("update"), there.until("update"))
                await talk(here, there)

                await asyncio.to_thread(host.post, "/pause", paused=True)
                assert (await there.until("table"))["table"]["paused"]
                assert (await there.decide(*first_answer(there)))["error"] == "paused"
                await asyncio.to_thread(host.post, "/pause", paused=False)
                assert not (await there.until("table"))["table"]["paused"]

                await asyncio.to_thread(guest.post, "/name", name="Bruno")
                while (await here.until("table"))["table"]["seats"][1]["name"] != "Bruno":
                    pass

                elsewhere = Guest(host.url, guest.table, guest.seat, guest.token)
                (session,) = (await asyncio.to_thread(elsewhere.request, "GET", "/sessions")).json()["sessions"]
                await asyncio.to_thread(elsewhere.request, "DELETE", f"/sessions/{session['id']}")
                assert await there.closed() == 4001, "what was revoked at one process opens nothing at the other"
            assert not one.errors + two.errors

    asyncio.run(story())


async def talk(here: Socket, there: Socket) -> None:
    """They speak at once, and one takes it back."""
    said = {"type": "chat", "text": "hello"}
    replies = await asyncio.gather(*(socket.ask("say", talk=said) for socket in (here, there)))
    assert sorted(reply["seq"] for reply in replies) == [1, 2]
    for socket in (here, there):
        while len(heard(socket)) < 2:
            await socket.until("said")
        assert heard(socket) == [1, 2]
    assert (await here.ask("unsay", n=replies[0]["seq"]))["type"] == "accepted"
    deleted = await there.until("said")
    assert (deleted["n"], deleted["talk"]) == (replies[0]["seq"], None)


def heard(socket: Socket) -> list[int]:
    return [message["n"] for message in socket.received if message["type"] == "said"]


@pytest.mark.usefixtures("deaf")
def test_who_loses_a_race_reads_again_and_tries_once_more(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            host, guest = await pair(one, two)
            async with host.socket() as here, guest.socket() as there:
                await asyncio.gather(here.until("update"), there.until("update"))
                replies = await asyncio.gather(
                    *(socket.decide(*first_answer(socket)) for socket in (here, there) if socket.open_questions())
                )
                assert sorted(reply["seq"] for reply in replies) == list(range(1, len(replies) + 1))
                for _ in range(10):  # whoever plays on knows nothing of the other's decisions, until it writes
                    for socket in (here, there):
                        if socket.open_questions():
                            reply = await socket.decide(*first_answer(socket))
                            assert reply["type"] == "accepted" or reply["error"] in ("stale-question", "over")
                store = one.tables.store
                log = await store.log(host.table)
                assert [row.seq for row in log] == list(range(1, len(log) + 1))
                assert len(log) > 1

    asyncio.run(story())


@pytest.mark.usefixtures("deaf")
def test_who_has_seen_more_than_a_process_knows_is_believed(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            host, guest = await pair(one, two)
            async with host.socket() as here, guest.socket() as there:
                await asyncio.gather(here.until("update"), there.until("update"))
                asked, other = (here, there) if here.open_questions() else (there, here)
                reply = await asked.decide(*first_answer(asked))
                behind, ahead = (two, host) if asked is here else (one, guest)
                async with at(behind, ahead).socket(since=reply["seq"]) as moved:
                    assert (await moved.until("update"))["seq"] == reply["seq"]
                    await catch_up(asked, other)

    asyncio.run(story())


@pytest.mark.usefixtures("deaf")
def test_a_free_seat_is_given_once_and_cards_are_dealt_once(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            host = await asyncio.to_thread(lambda: create(one, settings={"players": 3}))  # type: ignore[arg-type]
            twin = at(two, host)
            assert (await asyncio.to_thread(twin.info))["status"] == "lobby"
            joined = await asyncio.gather(
                *(asyncio.to_thread(join, each, f"Guest {n}") for n, each in enumerate((host, twin)))
            )
            assert sorted(guest.seat for guest in joined) == [1, 2]
            for served in (host, twin):
                late = Guest(served.url, served.table)
                assert await asyncio.to_thread(partial(late.refused, "/join", name="Late")) == "table-full"
            answers = await asyncio.gather(
                *(asyncio.to_thread(each.request, "POST", "/start", {}) for each in (host, twin))
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]

    asyncio.run(story())


def test_a_lost_poke_only_delays(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PostgresBus, "send", lambda _bus, _news: None)
    monkeypatch.setattr(all_tables, "CATCH_UP_EVERY", 0.1)

    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            host, guest = await pair(one, two)
            async with host.socket() as here, guest.socket() as there:
                await asyncio.gather(here.until("update"), there.until("update"))
                for _ in range(5):
                    asked = here if here.open_questions() else there
                    await asked.decide(*first_answer(asked))
                    await catch_up(here, there)

    asyncio.run(story())


def test_processes_that_lost_their_connections_hear_each_other_again(
    postgres_server: PostgresServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "RECONNECT_EVERY", 0.05)
    monkeypatch.setattr(all_tables, "CATCH_UP_EVERY", 3600)
    name = postgres_url.partition("?")[0].rpartition("/")[2]

    def listening() -> bool:
        query = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}' AND query LIKE 'LISTEN%'"
        return "2" in postgres_server.psql(query).split()

    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            host, guest = await pair(one, two)
            await asyncio.to_thread(
                postgres_server.psql,
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
            )
            await until(listening)
            async with host.socket() as here, guest.socket() as there:
                await asyncio.gather(here.until("update"), there.until("update"))
                asked = here if here.open_questions() else there
                assert (await asked.decide(*first_answer(asked)))["type"] == "accepted"
                await catch_up(here, there)

    asyncio.run(story())


def test_bots_play_at_one_process_only(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            wish = {"settings": {"players": 3}, "fill": "random", "start": True}
            host = await asyncio.to_thread(lambda: create(one, **wish))  # type: ignore[arg-type]
            async with Guest(two.url, host.table).socket() as watching:
                player = await play(host, "with bots")
                while not watching.over:
                    await watching.until("update")
                assert watching.seq == player.seq
                check_order(watching)
            rows = await one.tables.store.log(host.table)
            assert {row.seat for row in rows} == {0, 1, 2}
            bots = sum(row.seat != 0 for row in rows)
            assert one.tables.metrics.registry.get_sample_value("hivernage_bot_decisions_total") == bots
            assert two.tables.metrics.registry.get_sample_value("hivernage_bot_decisions_total") == 0
            assert not one.errors + two.errors

    asyncio.run(story())


def test_the_bots_of_a_killed_process_are_taken_over(postgres_url: str) -> None:
    settings = {"HIVERNAGE_BOT_DELAY": "0.05"}
    with serving(postgres_url, settings) as one, serving(postgres_url, settings) as two:
        host = create(one, settings={"players": 2}, fill="random", start=True)
        host.post("/leave")
        asyncio.run(until(lambda: metric(one, "hivernage_bot_decisions_total") > 2))
        assert metric(two, "hivernage_bot_decisions_total") == 0
        one.kill()
        asyncio.run(let_the_lease_run_out(postgres_url, host.table))
        asyncio.run(until(lambda: metric(two, "hivernage_bot_decisions_total") > 2))


@pytest.mark.anyio
async def test_whoever_looks_after_a_table_in_vain_stops_no_bots(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was submitted along with a race that is lost fails with it, the lease of the bots that play too."""
    async with inside(sqlite_url) as running:
        store = running.tables.store
        submit, lost = store.submit, list[asyncio.Future[None]]()

        def in_vain(*changes: Change) -> asyncio.Future[None]:
            if not lost and [change.fields.keys() for change in changes if isinstance(change, SetGame)] == [{"due"}]:
                lost.append(submit(MoveDue(host.table, 1, 2)))
            return submit(*changes)

        with monkeypatch.context() as patch:
            patch.setattr(Deadlines, "look_after", lambda *_: None)
            host = await running.create(settings={"players": 2}, fill="random", start=True)
        room = await running.tables.room(host.table)
        await room.set_game(due=None)
        monkeypatch.setattr(store, "submit", in_vain)
        running.tables.deadlines.look_after(room)
        while running.tables.deadlines.is_busy(room):
            await asyncio.sleep(0.01)
        assert isinstance(lost[0].exception(), LostRace)
        assert [row.seat for row in await store.log(host.table)] == [1], "the bot has chosen its group"
        assert running.errors == []


async def let_the_lease_run_out(url: str, table: str) -> None:
    store = await Store.open(url)
    await store.write(SetGame(table, {"due": 0}))
    await store.close()
