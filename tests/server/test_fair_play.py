"""Who plays alone with bots can't go back on dice and cards until these please, but for a practice table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket
from tests.server.stories import all_look, answer, motion, vote

NEVER = 3600
"""Seconds that bots take: nothing happens but what the test does."""


@asynccontextmanager
async def dice_rolled(url: str, number: int = 3, **settings: object) -> AsyncIterator[tuple[Inside, list[Guest]]]:
    """A table of people at which everybody has chosen: groups lie open, dice were rolled."""
    async with inside(url, bot_delay=NEVER) as running:
        guests = await running.people(number, **settings)
        async with all_look(guests) as sockets:
            for socket in sockets:
                assert (await answer(socket))["type"] == "accepted"
        yield running, guests


async def alone(running: Inside, guests: list[Guest]) -> None:
    """All but the first leave: bots play for them."""
    for guest in guests[1:]:
        (await running.post(guest, "/leave")).raise_for_status()


async def outcome(socket: Socket) -> str:
    return str((await socket.until("notice"))["notice"])


def test_bots_agree_while_nothing_was_learnt(sqlite_url: str) -> None:
    async def back() -> None:
        async with inside(sqlite_url, bot_delay=NEVER) as running:
            guest = await running.create(fill="random", start=True)
            async with guest.socket() as socket:
                await socket.until("update")
                chosen = (await answer(socket))["seq"]  # the bots haven't chosen yet: it lies face down
                assert (await socket.ask("propose", kind="rewind", to=chosen))["type"] == "accepted"
                assert socket.open_questions()[0]["kind"] == "group"

    asyncio.run(back())


def test_alone_with_bots_nobody_rolls_until_it_pleases(sqlite_url: str) -> None:
    async def back() -> None:
        async with dice_rolled(sqlite_url) as (running, guests):
            await alone(running, guests)
            async with all_look(guests[:1]) as (ana,):
                before = ana.view["players"]
                for to in (1, 2, 3):
                    refusal = await ana.ask("propose", kind="rewind", to=to)
                    assert refusal["error"] == "bots-refuse"
                assert "practice" in refusal["text"], "the refusal says where it would be possible"
                assert ana.view["players"] == before

    asyncio.run(back())


def test_at_a_practice_table_bots_agree_to_anything(sqlite_url: str) -> None:
    async def back() -> None:
        async with dice_rolled(sqlite_url, practice=True) as (running, guests):
            await alone(running, guests)
            async with all_look(guests[:1]) as (ana,):
                assert (await ana.ask("propose", kind="rewind", to=1))["type"] == "accepted"
                assert ana.open_questions()[0]["kind"] == "group"
                hello = next(message for message in ana.received if message["type"] == "hello")
                assert hello["table"]["settings"]["practice"] is True, "everybody is told what kind of table it is"

    asyncio.run(back())


def test_a_second_person_may_agree(sqlite_url: str) -> None:
    async def back() -> None:
        async with dice_rolled(sqlite_url) as (running, guests):
            await alone(running, guests[1:])  # Cid's seat is a bot's
            async with all_look(guests[:2]) as (ana, bob):
                await ana.ask("propose", kind="rewind", to=1)
                await vote(bob, yes=True)
                assert await outcome(ana) == "passed"

    asyncio.run(back())


@pytest.mark.parametrize("voted", [False, True])
def test_who_is_left_alone_during_the_vote_is_alone(sqlite_url: str, voted: bool) -> None:
    """Bob leaves while the vote is on, perhaps after a yes: nobody but bots would answer for what is rolled anew."""

    async def back() -> None:
        async with dice_rolled(sqlite_url) as (running, guests), all_look(guests) as (ana, bob, _):
            await ana.ask("propose", kind="rewind", to=1)
            if voted:
                await vote(bob, yes=True)
            stood = ana.seq
            await alone(running, guests)
            assert await outcome(ana) == "failed"
            await ana.ask("ping")
            assert ana.seq == stood

    asyncio.run(back())


def test_who_is_not_there_has_not_agreed(sqlite_url: str) -> None:
    async def back() -> None:
        async with dice_rolled(sqlite_url, 2) as (_, guests), all_look(guests[:1]) as (ana,):
            assert (await ana.ask("propose", kind="rewind", to=1))["type"] == "accepted"
            assert (await motion(ana))["voted"] is True
            stood = ana.seq
            await ana.ask("ping")
            assert ana.seq == stood, "it waits for Bob, and silence is a no"

    asyncio.run(back())


def test_what_was_learnt_is_remembered_after_a_restart(sqlite_url: str) -> None:
    async def leave() -> Guest:
        async with dice_rolled(sqlite_url) as (running, guests):
            await alone(running, guests)
            return guests[0]

    async def back(guest: Guest) -> None:
        async with inside(sqlite_url, bot_delay=NEVER) as running:
            guest.url = running.url
            async with all_look([guest]) as (ana,):
                assert (await ana.ask("propose", kind="rewind", to=1))["error"] == "bots-refuse"

    asyncio.run(back(asyncio.run(leave())))


def test_only_the_lobby_makes_a_table_one_for_practice(sqlite_url: str) -> None:
    async def change() -> None:
        async with dice_rolled(sqlite_url) as (running, guests):
            answered = await running.post(guests[0], "/settings", players=3, practice=True)
            assert answered.json()["error"] == "not-in-lobby"

    asyncio.run(change())
