"""For how long somebody has been gone: everybody at the table is told."""

import asyncio

from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket
from tests.server.stories import all_look

FORTY = 40_000


async def seats(socket: Socket, gone: int) -> list[int]:
    """By seat, for how long its player is away, as told once that seat is empty."""
    while True:
        told = (await socket.until("table"))["table"]["seats"]
        if not told[gone]["connected"]:
            return [seat["away"] for seat in told]


def later(running: Inside, milliseconds: int) -> None:
    """Time passes."""
    now = running.tables.now
    running.tables.now = lambda: now() + milliseconds  # type: ignore[method-assign]


async def shown(running: Inside, guest: Guest) -> list[int]:
    table = (await running.ask("GET", f"/api/tables/{guest.table}", token=guest.token)).json()
    return [seat["away"] for seat in table["seats"]]


def test_whoever_goes_is_away_from_then_on(sqlite_url: str) -> None:
    async def story() -> None:
        async with inside(sqlite_url) as running:
            guests = await running.people(2)
            async with all_look(guests[:1]) as (ana,):
                later(running, FORTY)
                async with all_look(guests[1:]):
                    assert await shown(running, guests[0]) == [0, 0]
                assert await seats(ana, gone=1) == [0, 0], "just now"
                later(running, FORTY)
                assert await shown(running, guests[0]) == [0, 40]
                async with all_look(guests[1:]):
                    assert await shown(running, guests[0]) == [0, 0], "and back"

    asyncio.run(story())


def test_who_sits_down_and_never_opens_the_page_is_away_since_then(sqlite_url: str) -> None:
    async def story() -> None:
        async with inside(sqlite_url) as running:
            host = await running.create(settings={"players": 3})
            later(running, FORTY)
            await running.join(host, name="Bob")
            later(running, FORTY)
            assert await shown(running, host) == [80, 40, 0], "an empty seat isn't away"

    asyncio.run(story())


def test_bots_are_never_away(sqlite_url: str) -> None:
    async def story() -> None:
        async with inside(sqlite_url, bot_delay=3600) as running:
            host, bob, _ = await running.people(3)
            await running.post(bob, "/leave")
            later(running, FORTY)
            assert await shown(running, host) == [40, 0, 40], "a bot plays for Bob"

    asyncio.run(story())
