"""A host is a player: what takes somebody's seat or game away needs the others, in secret, and all can read of it."""

from __future__ import annotations

from typing import Any

import pytest

from hivernage.record import verify
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket
from tests.server.stories import all_look, motion, vote

pytestmark = pytest.mark.anyio


async def acts(running: Inside, guest: Guest) -> list[tuple[str, int, int]]:
    """What was done to the table, as anybody can read."""
    shown = (await running.ask("GET", f"/api/tables/{guest.table}")).json()
    return [(act["what"], act["seat"], act["by"]) for act in shown["acts"]]


async def error(running: Inside, guest: Guest, path: str, **body: object) -> str:
    response = await running.post(guest, path, **body)
    return str(response.json().get("error", ""))


async def until_table(socket: Socket, met: Any) -> Any:
    """The next word about the table of which something holds."""
    while True:
        table = (await socket.until("table"))["table"]
        if met(table):
            return table


async def you(running: Inside, guest: Guest) -> int:
    shown = await running.ask("GET", f"/api/tables/{guest.table}", token=guest.token)
    return int(shown.json()["you"])


async def test_nobody_is_sent_away_by_the_host_alone(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=3600) as running:
        host, *_ = guests = await running.people(3)
        async with all_look(guests) as (_, bobs, cids):
            (await running.post(host, "/seats/1/remove")).raise_for_status()
            asked = await motion(cids)
            assert (asked["kind"], asked["seat"], asked["asked"]) == ("remove", 1, True)
            assert not (await motion(bobs))["asked"], "whom it is about has no say"
            assert (await running.ask("GET", f"/api/tables/{host.table}")).json()["seats"][1]["stand_in"] == ""
            await vote(cids, yes=False)
            assert [m["kind"] for m in cids.received if m["type"] == "notice" and m["notice"] == "failed"] == ["remove"]
            assert await acts(running, host) == []


async def test_who_was_sent_away_comes_back_by_the_link_and_the_host_saw_nothing(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=3600) as running:
        host, bob, _ = guests = await running.people(3)
        async with all_look(guests) as (hosts, bobs, cids):
            (await running.post(host, "/seats/1/remove")).raise_for_status()
            await vote(cids, yes=True)
            assert await bobs.closed() == 4001
            table = await until_table(hosts, lambda table: table["seats"][1]["stand_in"] == "bot")
            assert table["seats"][1]["name"] == "Player 2", "the seat is still his"
            stranger = Guest(host.url, host.table)
            claimed = (await running.post(stranger, "/claims", name="Eve", seat=1)).json()
            (await running.post(host, f"/claims/{claimed['claim']}", accept=True)).raise_for_status()
            assert (await motion(cids))["kind"] == "claim", "and the host alone gives it to nobody"
            await vote(cids, yes=False)
            assert await you(running, Guest(host.url, host.table, 1, claimed["token"])) == -2
            secret = {"token": bob.token}
            assert (await running.ask("POST", f"/api/tables/{host.table}/use-link", secret)).status_code == 200
            (await running.post(bob, "/back")).raise_for_status()
            async with bob.socket() as again:
                assert (await again.until("hello"))["table"]["you"] == 1
            assert await acts(running, host) == [("removed", 1, -1), ("took-back", 1, 1)]


async def test_of_two_who_play_one_cannot_send_the_other_away(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, bob = await running.people(2)
        assert await error(running, host, "/seats/1/remove") == "nobody-to-ask"
        (await running.post(bob, "/leave")).raise_for_status()
        stranger = Guest(host.url, host.table)
        claimed = (await running.post(stranger, "/claims", name="Host himself", seat=1)).json()
        assert await error(running, host, f"/claims/{claimed['claim']}", accept=True) == "nobody-to-ask"
        (await running.post(bob, "/back")).raise_for_status()


async def test_a_running_game_ends_only_if_the_others_agree_and_gives_its_record(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(3)
        host = guests[0]
        async with all_look(guests) as (hosts, bobs, cids):
            promise = hosts.view["promise"]
            (await running.post(host, "/close")).raise_for_status()
            assert (await motion(bobs))["kind"] == "close"
            assert (await running.ask("GET", f"/api/tables/{host.table}/record")).json()["error"] == "not-over"
            await vote(bobs, yes=True)
            await until_table(cids, lambda table: table["status"] == "closed")
        record = await running.ask("GET", f"/api/tables/{host.table}/record")
        verdict = verify(record.content, promise)
        assert verdict.holds, verdict.checks
        assert verdict.record is not None
        assert (verdict.record.ending, len(verdict.record.key)) == ("closed", 64)
        assert (await running.ask("GET", f"/api/tables/{host.table}/story")).status_code == 200
        assert await acts(running, host) == [("closed", -1, -1)]


async def test_a_host_who_goes_is_not_said_to_be_sent_away_by_the_others(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=3600) as running:
        host, bob = await running.people(2)
        (await running.post(host, "/seats/0/remove")).raise_for_status()
        assert await acts(running, bob) == [("removed", 0, 0)]


async def test_alone_with_bots_a_host_ends_the_game_at_once(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=3600) as running:
        host = await running.create(fill="random", start=True)
        (await running.post(host, "/close")).raise_for_status()
        assert await acts(running, host) == [("closed", -1, 0)]


async def test_what_opens_a_seat_is_listed_and_revoked_one_by_one(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, bob = await running.people(2)
        link = (await running.post(host, "/link")).json()
        phone = Guest(host.url, host.table, 0, link["token"])
        where = f"/api/tables/{host.table}/sessions"
        async with phone.socket() as socket:
            await socket.until("update")
            listed = (await running.ask("GET", where, token=host.token)).json()["sessions"]
            assert [(one["own"], one["connected"]) for one in listed].count((True, False)) == 1
            (other,) = [one for one in listed if not one["own"]]
            assert other["connected"]
            assert host.token not in str(listed)
            assert phone.token not in str(listed)
            bobs = (await running.ask("GET", where, token=bob.token)).json()["sessions"]
            assert [one["id"] for one in bobs if one["id"] in [two["id"] for two in listed]] == []
            gone = await running.ask("DELETE", f"{where}/{other['id']}", token=bob.token)
            assert gone.json()["error"] == "no-such-session", "not by another seat"
            assert (await running.ask("DELETE", f"{where}/{other['id']}", token=host.token)).status_code == 200
            assert await socket.closed() == 4001
        assert await you(running, phone) == -2
        assert await you(running, host) == 0
        assert await acts(running, host) == [("revoked", 0, 0)]


async def test_a_secret_that_opens_nothing_is_an_error_and_no_silent_spectator(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, _ = await running.people(2)
        for token in ("x" * 43, host.token[:-1]):
            async with Guest(host.url, host.table, 0, token).socket() as socket:
                assert await socket.closed() == 4401
            async with Guest(host.url, host.table, 0, token).socket(watch="1") as socket:
                assert (await socket.until("hello"))["table"]["you"] == -2, "who says so may look on"


async def test_whoever_waits_for_a_seat_looks_on_meanwhile(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host, bob, _ = await running.people(3)
        (await running.post(bob, "/leave")).raise_for_status()
        claimed = (await running.post(Guest(host.url, host.table), "/claims", name="Eve", seat=1)).json()
        async with Guest(host.url, host.table, 1, claimed["token"]).socket() as socket:
            assert (await socket.until("hello"))["table"]["you"] == -2


@pytest.mark.parametrize("name", ["An\u200ba", "\u202eana", "Ana\u2066", "\ufeffAna", "a\x85b", "\u3164", "\u2028"])
async def test_names_have_nothing_that_cant_be_seen(sqlite_url: str, name: str) -> None:
    async with inside(sqlite_url) as running:
        refused = await running.ask("POST", "/api/tables", {"name": name})
        assert refused.json()["error"] == "bad-name"


async def test_no_two_at_a_table_have_the_same_name(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host = await running.create(settings={"players": 3})
        for name in ("Ana", "ANA", " ana ", "\uff21na"):
            assert await error(running, Guest(host.url, host.table), "/join", name=name) == "name-taken"
        bob = await running.join(host, name="Bob")
        assert await error(running, bob, "/name", name="ana") == "name-taken"
        assert await error(running, bob, "/name", name="bob") == "", "one's own name may be written anew"


@pytest.mark.parametrize("text", ["a\x07b", "a\nb", "\x1b[2J", "\u202etxet"])
async def test_chat_has_no_control_characters(sqlite_url: str, text: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(2)
        async with all_look(guests) as (ana, _):
            said = await ana.ask("say", talk={"type": "chat", "text": text})
            assert said["error"] == "bad-message"
