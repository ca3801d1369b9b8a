"""What the bots thought of the others is told when the game is over: the same each time, and not a moment before."""

import asyncio
from typing import Any

import pytest

from hivernage.bots import TableSeat
from hivernage.bots.trust.suspicion import Suspicion
from tests.server.inside import Inside, inside
from tests.server.serving import Guest
from tests.server.stories import answer

PLAYERS = 4


async def played_out(running: Inside) -> Guest:
    """A game of a person who left, two regulars and somebody who plays by lot."""
    host = await running.create(settings={"players": PLAYERS, "betrayer": True})
    for seat, kind in ((1, "regular"), (2, "random"), (3, "regular")):
        (await running.post(host, f"/seats/{seat}/bot", bot=kind)).raise_for_status()
    (await running.post(host, "/start")).raise_for_status()
    assert (await thoughts(running, host))["error"] == "not-over"
    async with host.socket() as socket:
        await socket.ask("say", talk={"type": "accuse", "seat": 2})
    (await running.post(host, "/leave")).raise_for_status()
    room = await running.tables.room(host.table)
    while room.row.status != "over":
        await asyncio.sleep(0.05)
    return host


async def thoughts(running: Inside, guest: Guest) -> Any:
    return (await running.ask("GET", f"/api/tables/{guest.table}/thoughts")).json()


@pytest.mark.anyio
async def test_bots_tell_what_they_thought_when_it_is_over(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host = await played_out(running)
        told = await thoughts(running, host)
        assert [bot["seat"] for bot in told["bots"]] == [0, 1, 3], "the host's stand-in too; not who plays by lot"
        rounds = (await running.tables.room(host.table)).game
        assert rounds is not None
        for bot in told["bots"]:
            assert [belief["round"] for belief in bot["course"]] == list(range(1, rounds.table.state.round + 1))
            for belief in bot["course"]:
                assert {int(seat) for seat in belief["chances"]} == set(range(PLAYERS)) - {bot["seat"]}
                assert all(0 <= chance <= 1 for chance in belief["chances"].values())
        silent = Suspicion(1, rounds.table.state.library, PLAYERS).follow(TableSeat(rounds.table, 1, []))
        heard = told["bots"][1]["course"][0]["chances"]
        assert heard["2"] != silent.course[0][1][2], "an accusation has been heard"
    async with inside(sqlite_url) as running:
        assert await thoughts(running, host) == told, "nothing is lost by a restart"
        (await running.post(host, "/back")).raise_for_status()
        assert await thoughts(running, host) == told, "nor when the host comes to see how it went"


@pytest.mark.anyio
async def test_people_who_came_back_have_thoughts_of_their_own(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host = await running.create(settings={"players": 2}, fill="regular", start=True)
        (await running.post(host, "/leave")).raise_for_status()
        room = await running.tables.room(host.table)
        while room.game is None or len(room.game.table.done) < 4:
            await asyncio.sleep(0.01)
        (await running.post(host, "/back")).raise_for_status()
        async with host.socket() as socket:
            await socket.until("update")
            while not socket.over:
                await answer(socket) if socket.open_questions() else await socket.until("update")
        assert [bot["seat"] for bot in (await thoughts(running, host))["bots"]] == [1]
