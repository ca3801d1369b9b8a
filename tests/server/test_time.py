"""Time at the table: how long bots take, reminders, limits, and a bot for somebody absent."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Guest, ServerProcess, Socket, create, people, serving
from tests.server.stories import all_look, answer, motion, vote

DELAY = 0.1


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("time")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerProcess]:
    """A server where one is soon absent."""
    settings = {"HIVERNAGE_BOT_DELAY": str(DELAY), "HIVERNAGE_ABSENCE": "0"}
    with serving(f"sqlite:///{folder}/games.db", settings) as running:
        yield running


async def notice(socket: Socket, wanted: str) -> dict[str, Any]:
    """A notice, whether it has come already or not."""
    while True:
        for message in socket.received:
            if message["type"] == "notice" and message["notice"] == wanted:
                return message
        await socket.receive()


# Bots


def test_a_bot_takes_its_time_whatever_its_cards_are(server: ServerProcess, folder: Path) -> None:
    async def watch(guest: Guest) -> dict[int, int]:
        """By entry: how many answers the bot on the guest's own seat has after it; until it once had no choice."""
        choices: dict[int, int] = {}
        async with guest.socket() as socket:
            await socket.until("update")
            guest.post("/leave")
            while not socket.over and (1 not in list(choices.values())[:-1] or len(choices) < 10):
                await socket.until("update")
                asked = socket.open_questions()
                choices[socket.seq] = len(asked[0]["answers"]) if asked else 0
        return choices

    guest = create(server, settings={"players": 2}, fill="random", start=True)
    choices = asyncio.run(watch(guest))
    assert 1 in list(choices.values())[:-1]
    with sqlite3.connect(folder / "games.db") as database:
        log = dict(database.execute("SELECT seq, at FROM log WHERE game = ?", (guest.table,)).fetchall())
    waits = [log[seq + 1] - log[seq] for seq in choices if seq + 1 in log]
    assert len(waits) >= 9
    assert min(waits) >= DELAY * 1000 - 2, "as the server wrote them down, in whole milliseconds"


# Reminders and limits


def test_nobody_is_hurried_unless_the_table_wants_it(server: ServerProcess) -> None:
    guests = people(server, 2)
    guests[0].post("/start")
    settings = guests[0].info()["settings"]
    assert (settings["remind_after"], settings["limit"]) == (0, 0)


def test_after_the_limit_the_others_let_a_bot_play_on(server: ServerProcess) -> None:
    guests = people(server, 4, remind_after=1, limit=2)
    _, bob, _, _ = guests
    guests[0].post("/start")

    async def absent() -> None:
        async with all_look([guests[0], guests[2], guests[3]]) as sockets:
            ana, cid, dora = sockets
            for socket in sockets:
                await answer(socket)
            assert (await notice(ana, "reminder"))["seat"] == 1
            assert (await notice(dora, "overdue"))["seat"] == 1
            on = await motion(ana)
            assert (on["kind"], on["seat"], on["asked"]) == ("stand-in", 1, True)
            await vote(ana, yes=True)
            await vote(cid, yes=False)
            await vote(dora, yes=True)
            for socket in sockets:
                assert (await notice(socket, "passed"))["seat"] == 1
            stood = ana.seq
            while ana.seq == stood:
                await ana.until("update")
            for socket in sockets:
                _assert_secret(socket)
        async with bob.socket() as bobs:
            hello = await bobs.until("hello")
            assert hello["table"]["seats"][1]["stand_in"] == "bot"
            bob.post("/back")
            while (await bobs.until("table"))["table"]["seats"][1]["stand_in"]:
                pass

    asyncio.run(absent())


def _assert_secret(socket: Socket) -> None:
    """Nothing that a socket was told says who has voted, or how."""
    for message in socket.received:
        if message["type"] == "notice":
            assert set(message) <= {"type", "notice", "seat", "motion", "kind"}
        for on in message.get("table", {}).get("motions", []):
            assert set(on) == {"motion", "kind", "seat", "to", "asked", "voted", "closes", "name"}
    voted = [on["voted"] for message in socket.received for on in message.get("table", {}).get("motions", [])]
    assert voted == sorted(voted), "only one's own vote is shown"
    assert len(voted) <= 3, "and nobody is told when the others vote"


def test_a_majority_against_it_lets_the_absent_one_take_their_time(server: ServerProcess) -> None:
    guests = people(server, 3, limit=1)
    guests[0].post("/start")

    async def patience() -> None:
        async with all_look(guests) as (ana, bob, cid):
            await answer(ana)
            await answer(cid)
            await vote(ana, yes=False)
            await vote(cid, yes=True)
            await notice(bob, "failed")
            assert guests[0].info()["seats"][1]["stand_in"] == ""
            assert (await answer(bob))["type"] == "accepted"

    asyncio.run(patience())


def test_who_plays_on_in_the_middle_of_the_vote_keeps_the_seat(server: ServerProcess) -> None:
    guests = people(server, 3, limit=1)
    guests[0].post("/start")

    async def just_in_time() -> None:
        async with all_look(guests) as (ana, bob, cid):
            await answer(ana)
            await answer(cid)
            on = await motion(ana)
            await vote(ana, yes=True)
            assert (await answer(bob))["type"] == "accepted"
            await notice(ana, "failed")
            assert (await cid.ask("vote", motion=on["motion"], yes=True))["error"] == "no-such-motion"
            assert guests[0].info()["seats"][1]["stand_in"] == ""

    asyncio.run(just_in_time())


def test_a_limit_begins_with_the_first_question_and_anew_after_a_pause(server: ServerProcess) -> None:
    guests = people(server, 2, limit=1)
    guests[0].post("/start")

    async def waits() -> None:
        async with all_look([guests[0]]) as (ana,):
            await answer(ana)
            await motion(ana)
            await vote(ana, yes=False)
            await notice(ana, "failed")
            guests[0].post("/pause", paused=True)
            before = len(ana.received)
            refusal = await ana.ask("propose", kind="stand-in", seat=1)
            assert refusal["error"] == "paused"
            guests[0].post("/pause", paused=False)
            ana.received = ana.received[before:]
            assert (await notice(ana, "overdue"))["seat"] == 1, "asked once more"

    asyncio.run(waits())


def test_nobody_decides_and_still_the_limit_counts(server: ServerProcess) -> None:
    guests = people(server, 2, limit=1)
    guests[0].post("/start")

    async def nobody() -> None:
        async with all_look([guests[0]]) as (ana,):
            await notice(ana, "overdue")

    asyncio.run(nobody())


def test_without_a_limit_who_is_gone_for_long_can_be_replaced(server: ServerProcess) -> None:
    guests = people(server, 3)
    guests[0].post("/start")

    async def gone() -> None:
        async with all_look(guests) as (ana, bob, cid):
            await answer(ana)
            assert (await ana.ask("propose", kind="stand-in", seat=1))["error"] == "not-absent", "Bob is there"
            assert (await ana.ask("propose", kind="stand-in", seat=0))["error"] == "not-absent"
            assert (await ana.ask("propose", kind="stand-in", seat=7))["error"] == "no-such-seat"
            await bob.connection.close()
            while ana.received[-1].get("table", {}).get("seats", [{}, {"connected": True}])[1]["connected"]:
                await ana.until("table")
            assert (await ana.ask("propose", kind="stand-in", seat=1))["type"] == "accepted"
            await vote(cid, yes=True)
            await notice(ana, "passed")
            while guests[0].info()["seats"][1]["stand_in"] != "bot":
                await ana.receive()
        guests[1].post("/back")
        assert guests[0].info()["seats"][1]["stand_in"] == ""

    asyncio.run(gone())


def test_an_absent_host_is_replaced_and_another_looks_after_the_table(server: ServerProcess) -> None:
    guests = people(server, 3, limit=1)
    guests[0].post("/start")

    async def gone() -> None:
        async with all_look(guests[1:]) as (bob, cid):
            await answer(bob)
            await answer(cid)
            await vote(bob, yes=True)
            await vote(cid, yes=True)
            await notice(bob, "passed")

    asyncio.run(gone())
    assert guests[1].info()["host"] == 1
    guests[1].post("/pause", paused=True)
