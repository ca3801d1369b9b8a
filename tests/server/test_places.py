"""Changing places in the lobby: bots move at once, players are asked, and the table closes up to begin."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.rule import rule
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket

pytestmark = pytest.mark.anyio

WAR = {"box": "warring-colonies", "timer": 0}
USUAL = ["Ana", "Bo", "Cid", "Dee", "Eve"]


async def lobby(running: Inside, players: int, people: int, **settings: object) -> list[Guest]:
    """A lobby where the first seats are taken."""
    host = await running.create(settings={"players": players, **settings})
    return [host, *[await running.join(host, name=name) for name in USUAL[1:people]]]


async def error(running: Inside, guest: Guest, path: str, **body: object) -> str:
    return str((await running.post(guest, path, **body)).json().get("error", ""))


async def move(running: Inside, guest: Guest, seat: int) -> dict[str, Any]:
    moved: dict[str, Any] = (await running.post(guest, "/place", seat=seat)).raise_for_status().json()
    return moved


async def seen_by(running: Inside, guest: Guest) -> Any:
    return (await running.ask("GET", f"/api/tables/{guest.table}", token=guest.token)).json()


async def names(running: Inside, guest: Guest) -> list[str]:
    return [seat["name"] for seat in (await seen_by(running, guest))["seats"]]


async def until_table(socket: Socket, met: Any) -> Any:
    """The next word about the table of which something holds."""
    while True:
        table = (await socket.until("table"))["table"]
        if met(table):
            return table


async def test_a_free_place_is_taken_at_once_with_all_that_is_mine(database_url: str) -> None:
    """The secret of the seat, its links, the lantern of the host and what was said go along; open screens know."""
    async with inside(database_url) as running:
        host, bo = await lobby(running, 4, 2)
        link = (await running.post(host, "/link")).json()["token"]
        async with AsyncExitStack() as stack:
            mine, bos = [await stack.enter_async_context(guest.socket()) for guest in (host, bo)]
            await mine.ask("say", talk={"type": "ready"})
            assert await move(running, host, 3) == {"seat": 3, "swap": ""}
            assert (await until_table(mine, lambda table: table["you"] == 3))["host"] == 3
            table = await until_table(bos, lambda table: table["host"] == 3)
            assert [seat["name"] for seat in table["seats"]] == ["", "Bo", "", "Ana"]
            assert [seat["connected"] for seat in table["seats"]] == [False, True, False, True]
            said = [message for message in bos.received if message["type"] == "said"]
            assert [(each["n"], each["seat"]) for each in said] == [(1, 0), (1, 3)], "whoever spoke is still who spoke"
        for token in (host.token, link):
            shown = await seen_by(running, Guest(host.url, host.table, 3, token))
            assert shown["you"] == 3
        assert (await running.join(host, name="Cid")).seat == 0, "the place that was left is free"
        (await running.post(host, "/start", fill="random")).raise_for_status()


async def test_a_bot_gives_up_its_place_and_keeps_its_name(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, bo = await lobby(running, 4, 2)
        (await running.post(host, "/seats/2/bot", bot="random")).raise_for_status()
        assert await names(running, bo) == ["Ana", "Bo", "Braise", ""]
        assert (await move(running, bo, 2))["swap"] == ""
        assert await names(running, bo) == ["Ana", "Braise", "Bo", ""]
        (await running.post(host, "/seats/1/bot", bot="regular")).raise_for_status()
        assert await names(running, bo) == ["Ana", "Braise", "Bo", ""], "another kind of bot is no other bot"
        (await move(running, bo, 3))
        (await running.post(host, "/seats/2/bot", bot="random")).raise_for_status()
        assert len(set(await names(running, bo))) == 4, "no two are called the same"


async def test_a_player_is_asked_and_agrees(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, bo, cid = await lobby(running, 4, 3)
        async with bo.socket() as bos, cid.socket() as cids:
            moved = await move(running, cid, 1)
            assert moved["seat"] == 2, "not yet"
            asked = (await until_table(bos, lambda table: table["swaps"]))["swaps"]
            assert asked == [{"swap": moved["swap"], "seat": 2, "to": 1}]
            assert (await seen_by(running, cid))["swaps"] == asked, "and who asks sees that it waits"
            assert (await seen_by(running, host))["swaps"] == [], "it is nobody else's business"
            assert await error(running, host, f"/swaps/{moved['swap']}", accept=True) == "no-such-swap"
            assert await error(running, cid, f"/swaps/{moved['swap']}", accept=True) == "seat-not-yours"
            (await running.post(bo, f"/swaps/{moved['swap']}", accept=True)).raise_for_status()
            assert (await until_table(cids, lambda table: table["you"] == 1))["swaps"] == []
        assert await names(running, host) == ["Ana", "Cid", "Bo", ""]


async def test_a_player_stays_and_who_has_asked_hears_it_or_takes_it_back(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, bo, cid = await lobby(running, 4, 3)
        async with cid.socket() as cids, host.socket() as hosts:
            first = (await move(running, cid, 1))["swap"]
            (await running.post(bo, f"/swaps/{first}", accept=False)).raise_for_status()
            assert await cids.until_notice("swap-refused")
            second = (await move(running, cid, 1))["swap"]
            third = (await move(running, cid, 0))["swap"]
            assert await error(running, bo, f"/swaps/{second}", accept=True) == "no-such-swap", "one at a time"
            (await running.post(cid, f"/swaps/{third}", accept=False)).raise_for_status()
            assert await error(running, host, f"/swaps/{third}", accept=True) == "no-such-swap"
            assert "swap-refused" not in str(hosts.received), "what others are refused is nobody's business"
        assert await names(running, host) == ["Ana", "Bo", "Cid", ""]


async def test_nobody_changes_places_with_whoever_sits_down_later(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, bo, cid = await lobby(running, 3, 3)
        asked = (await move(running, cid, 1))["swap"]
        (await running.post(bo, "/leave")).raise_for_status()
        dee = await running.join(host, name="Dee")
        assert dee.seat == 1
        assert await error(running, dee, f"/swaps/{asked}", accept=True) == "no-such-swap"
        asked = (await move(running, cid, 1))["swap"]
        (await running.post(cid, "/leave")).raise_for_status()
        await running.join(host, name="Eve")
        assert await error(running, dee, f"/swaps/{asked}", accept=True) == "no-such-swap"


async def test_the_server_refuses_by_name(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, bo = await lobby(running, 3, 2)
        stranger = Guest(host.url, host.table)
        assert await error(running, stranger, "/place", seat=2) == "no-seat"
        assert await error(running, bo, "/place", seat=1) == "own-place"
        assert await error(running, bo, "/place", seat=7) == "no-such-seat"
        asked = (await move(running, bo, 0))["swap"]
        (await running.post(host, "/start", fill="random")).raise_for_status()
        assert await error(running, bo, "/place", seat=2) == "not-in-lobby"
        assert await error(running, host, f"/swaps/{asked}", accept=True) == "no-such-swap"
        assert (await seen_by(running, bo))["swaps"] == []


async def test_nobody_moves_while_the_others_vote_on_a_seat(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, bo, cid = await lobby(running, 4, 3)
        async with bo.socket(), cid.socket():
            (await running.post(Guest(host.url, host.table), "/claims", name="Zoe", seat=0)).raise_for_status()
            assert await error(running, bo, "/place", seat=3) == "motion-open"


async def test_a_seat_that_is_asked_for_is_still_that_of_whom_it_was(sqlite_url: str) -> None:
    """Somebody asks for the bot's seat: they get the bot's, wherever it sits by now, and nobody else's."""
    async with inside(sqlite_url) as running:
        host, bo = await lobby(running, 3, 2)
        (await running.post(host, "/seats/2/bot", bot="random")).raise_for_status()
        zoe = (await running.post(Guest(host.url, host.table), "/claims", name="Zoe", seat=2)).json()
        await move(running, bo, 2)
        (await running.post(host, f"/claims/{zoe['claim']}", accept=True)).raise_for_status()
        assert await names(running, host) == ["Ana", "Zoe", "Bo"]
        assert (await seen_by(running, Guest(host.url, host.table, 1, zoe["token"])))["you"] == 1


@rule("W2", "LW1.1")
async def test_whoever_takes_the_last_place_of_an_odd_table_is_the_lone_wolf(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=3600) as running:
        host, bo = await lobby(running, 5, 2, **WAR)
        await move(running, bo, 4)
        (await running.post(host, "/start", fill="random")).raise_for_status()
        async with bo.socket() as socket:
            await socket.until("update")
            assert socket.view["wolf"]["seat"] == 4 == socket.view["seat"]


@rule("W2", "LW1.1")
async def test_a_war_begins_without_its_empty_places(sqlite_url: str) -> None:
    """Of eleven places nine are taken: each stays in their colony, and the lone wolf the lone wolf."""
    async with inside(sqlite_url, bot_delay=3600) as running:
        host, _, cid = await lobby(running, 11, 3, **WAR)
        await move(running, cid, 10)
        for seat in (2, 3, 5, 6, 7, 8):
            (await running.post(host, f"/seats/{seat}/bot", bot="random")).raise_for_status()
        await move(running, host, 8)
        before = await names(running, host)
        warm, cool = ([name for name in before[colony:10:2] if name] for colony in (0, 1))
        (await running.post(host, "/start", close_up=True)).raise_for_status()
        after = await names(running, host)
        assert (after[0:8:2], after[1:8:2], after[8:]) == (warm, cool, ["Cid"])
        shown = await seen_by(running, host)
        assert (shown["you"], shown["host"], shown["settings"]["players"]) == (
            after.index("Ana"),
            after.index("Ana"),
            9,
        )
        assert (await seen_by(running, cid))["you"] == 8


@rule("W2", "LW1.1")
async def test_who_is_one_too_many_becomes_the_lone_wolf_and_no_more(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=3600) as running:
        host, *_ = await lobby(running, 6, 5, **WAR)
        (await running.post(host, "/start", close_up=True)).raise_for_status()
        assert await names(running, host) == ["Ana", "Bo", "Cid", "Dee", "Eve"]
        assert (await seen_by(running, host))["settings"]["players"] == 5
        host, bo, _ = await lobby(running, 8, 3, **WAR)
        await move(running, bo, 4)
        (await running.post(host, "/seats/6/bot", bot="random")).raise_for_status()
        assert await error(running, host, "/start", close_up=True) == "unequal-colonies", "four against nobody"
        host, *_ = await lobby(running, 6, 3, **WAR)
        assert await error(running, host, "/start", close_up=True) == "too-few-for-a-war"
        assert await names(running, host) == ["Ana", "Bo", "Cid", "", "", ""], "nobody has moved"


async def test_a_table_of_an_older_box_closes_up_in_its_order(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=3600) as running:
        host, bo, _ = await lobby(running, 5, 3)
        await move(running, bo, 4)
        (await running.post(host, "/start", close_up=True)).raise_for_status()
        assert await names(running, host) == ["Ana", "Cid", "Bo"]


@rule("W24")
async def test_there_is_no_talk_to_a_colony_before_it_is_clear_who_is_in_it(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, _ = await lobby(running, 4, 2, **WAR)
        async with host.socket() as socket:
            await socket.until("hello")
            reply = await socket.ask("say", talk={"type": "chat", "text": "only us"}, team=True)
            assert reply["error"] == "no-team"


async def test_another_process_moves_people_and_this_one_knows(postgres_url: str) -> None:
    """Whoever looks here sits where they were moved to there, and what they do is done from their new seat."""
    async with inside(postgres_url) as here, inside(postgres_url) as there:
        host, bo = await lobby(here, 4, 2)
        async with bo.socket() as bos, host.socket() as hosts:
            await bos.ask("say", talk={"type": "ready"})
            await hosts.until("said")
            far = Guest(there.url, bo.table, 1, bo.token)
            assert await move(there, far, 3) == {"seat": 3, "swap": ""}
            assert (await until_table(bos, lambda table: table["you"] == 3))["seats"][3]["connected"]
            assert (await hosts.until("said"))["seat"] == 3
            await bos.ask("say", talk={"type": "ready"})
            assert [message["seat"] for message in bos.received if message["type"] == "said"][-1] == 3
