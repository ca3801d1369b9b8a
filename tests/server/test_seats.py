"""Seats in a game: other devices, lost cookies, leaving and coming back, stand-ins, spectators, and the host."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hivernage.server.tables.room import Room
from tests.server.inside import inside
from tests.server.serving import WAIT_SECONDS, Guest, ServerProcess, Socket, create, metric, people, serving
from tests.server.stories import answer, motion, vote, with_consent


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("seats")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerProcess]:
    """A server that forgets tables as soon as nobody looks at them."""
    with serving(f"sqlite:///{folder}/games.db", {"HIVERNAGE_IDLE_AFTER": "0"}) as running:
        yield running


def begun(server: ServerProcess, number: int = 3, **settings: object) -> list[Guest]:
    """A game that has just begun: everybody has to choose their group."""
    guests = people(server, number, **settings)
    guests[0].post("/start")
    return guests


def claim(guest: Guest, seat: int, name: str = "Newcomer") -> tuple[str, Guest]:
    """Somebody asks the host for a seat."""
    claimed = Guest(guest.url, guest.table).post("/claims", seat=seat, name=name)
    return claimed["claim"], Guest(guest.url, guest.table, seat, claimed["token"])


async def first_look(socket: Socket) -> dict[str, Any]:
    view: dict[str, Any] = (await socket.until("update"))["view"]
    return view


def mine(guest: Guest) -> Any:
    """What only a seat sees, or nothing for a spectator."""
    return guest.request("GET", "/export").json()["view"]["mine"]


# Other devices, lost cookies


def test_a_seat_link_opens_the_seat_on_another_device(server: ServerProcess) -> None:
    host, *_ = begun(server)
    link = host.post("/link")["link"]
    path, _, token = link.partition("#seat=")
    assert path.endswith(f"/t/{host.table}"), "the secret comes after #, which browsers keep to themselves"
    assert token != host.token, "each device has a secret of its own"
    address = f"{host.url}/api/tables/{host.table}"
    with httpx.Client(timeout=WAIT_SECONDS) as phone:
        response = phone.post(f"{address}/use-link", json={"token": token})
        cookie = SimpleCookie(response.headers["set-cookie"])[f"seat-{host.table}"]
        assert cookie["httponly"]
        assert cookie["samesite"].lower() == "lax"
        assert cookie["path"] == f"/api/tables/{host.table}"
        assert phone.get(address).json()["you"] == 0, "from now on the cookie is enough"
    assert Guest(server.url, host.table).refused("/use-link", token="x" * 43) == "bad-link"

    async def both_see_the_same() -> None:
        phone_headers = {"Cookie": f"seat-{host.table}={token}"}
        async with host.socket() as desk, Guest(host.url, host.table).socket(-1, "", **phone_headers) as phone:
            assert await first_look(desk) == await first_look(phone)
            await answer(phone)
            await desk.until("update")
            assert desk.view == phone.view

    asyncio.run(both_see_the_same())


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where a seat is thought empty as soon as nobody is connected."""
    database = f"sqlite:///{tmp_path_factory.mktemp('impatient')}/games.db"
    with serving(database, {"HIVERNAGE_ABSENCE": "0"}) as running:
        yield running


def test_a_lost_cookie_is_recovered_by_the_others_consent(impatient: ServerProcess) -> None:
    host, bob, cid = begun(impatient)
    hand = mine(bob)

    async def recovered() -> int:
        async with host.socket() as hosts, cid.socket() as cids:
            await first_look(hosts)
            await first_look(cids)
            async with bob.socket() as old:
                await first_look(old)
                assert Guest(host.url, host.table).refused("/claims", seat=1, name="Thief") == "seat-not-free"
            while hosts.received[-1].get("table", {}).get("seats", [{}, {"connected": True}])[1]["connected"]:
                await hosts.until("table")
            id, found = claim(host, 1, "Bob again")
            waiting = (await hosts.until("table"))["table"]["claims"]
            assert waiting == [{"claim": id, "seat": 1, "name": "Bob again"}]
            assert bob.info()["claims"] == [], "claims are the host's business"
            assert bob.refused(f"/claims/{id}", accept=True) == "host-only"
            assert found.info()["you"] == -2, "not yet"
            async with bob.socket() as old:
                await first_look(old)
                assert host.refused(f"/claims/{id}", accept=True) == "seat-not-free", "Bob found his cookie after all"
            while hosts.received[-1].get("table", {}).get("seats", [{}, {"connected": True}])[1]["connected"]:
                await hosts.until("table")
            host.post(f"/claims/{id}", accept=True)
            assert found.info()["you"] == -2, "nor by the host alone"
            await vote(cids, yes=True)
            await hosts.until_notice("seat-given")
            assert found.info()["you"] == 1
            assert mine(found) == hand
            async with found.socket() as new:
                await first_look(new)
                assert (await answer(new))["type"] == "accepted"
            return host.request("POST", f"/claims/{id}", {"accept": True}).status_code

    assert asyncio.run(recovered()) == 404
    assert bob.info()["you"] == -2, "the old secret is dead"
    assert bob.refused("/leave") == "no-seat"
    assert host.info()["seats"][1]["name"] == "Bob again"


def test_the_host_may_refuse_a_claim_even_much_later(server: ServerProcess) -> None:
    host, bob, _ = begun(server)
    id, stranger = claim(host, 1)
    other = create(server)
    while metric(server, "hivernage_tables_loaded") > 1:
        time.sleep(0.05)  # all tables but this one have left the memory
    assert other.info()["status"] == "lobby"
    host.post(f"/claims/{id}", accept=False)
    assert stranger.info()["you"] == -2
    assert bob.info()["you"] == 1
    assert host.info()["claims"] == []


# Leaving, standing in, coming back


def test_who_leaves_is_played_by_a_bot_and_takes_the_seat_back(server: ServerProcess) -> None:
    host, bob, cid = begun(server)
    bob.post("/leave")

    async def bot_plays() -> None:
        async with host.socket() as hosts, bob.socket() as bobs:
            await first_look(hosts)
            await first_look(bobs)
            while bobs.open_questions():
                await bobs.until("update")
            refusal = await bobs.ask("undo")
            assert refusal["error"] == "stand-in-plays"

    asyncio.run(bot_plays())
    assert host.info()["seats"][1]["stand_in"] == "bot"
    assert host.info()["seats"][1]["name"] == "Player 2", "it is still theirs"
    bob.post("/back")
    assert host.info()["seats"][1]["stand_in"] == ""

    async def plays_on() -> None:
        async with host.socket() as hosts, bob.socket() as bobs, cid.socket() as cids:
            sockets = [hosts, bobs, cids]
            for socket in sockets:
                await first_look(socket)
            await answer(hosts)
            await answer(cids)
            while not any(socket.open_questions() for socket in sockets):
                await asyncio.gather(*(socket.ask("ping") for socket in sockets))
            assert not host.info()["motions"]

    asyncio.run(plays_on())


def test_a_person_stands_in_and_knows_what_the_seat_knows(server: ServerProcess) -> None:
    host, bob, cid = begun(server)
    before = bob.request("GET", "/export").json()
    host.post("/pause", paused=True)  # so that the bot doesn't choose before the newcomer comes
    bob.post("/leave")
    id, eve = claim(host, 1, "Eve")
    with_consent(host, [cid], f"/claims/{id}", accept=True)
    host.post("/pause", paused=False)
    seat = host.info()["seats"][1]
    assert (seat["name"], seat["stand_in"], seat["stand_in_name"]) == ("Player 2", "person", "Eve")
    after = eve.request("GET", "/export").json()
    assert (after["view"], after["events"]) == (before["view"], before["events"])
    for what in ("/back", "/concede"):
        assert eve.refused(what) == "seat-not-yours"
    assert eve.refused("/webhook", url="https://example.org/eve") == "seat-not-yours"

    async def plays() -> int:
        async with eve.socket() as eves, bob.socket() as bobs:
            await first_look(eves)
            await first_look(bobs)
            question = bobs.open_questions()[0]
            refusal = await bobs.decide(question["id"], " ".join(question["answers"][0]))
            assert refusal["error"] == "stand-in-plays"
            bob.post("/leave")
            assert bob.info()["seats"][1]["stand_in"] == "person", "leaving twice sends nobody away"
            assert (await answer(eves))["type"] == "accepted"
            bob.post("/back")
            return await eves.closed()

    assert asyncio.run(plays()) == 4001
    assert eve.info()["you"] == -2, "the secret of the stand-in is dead"
    assert bob.info()["you"] == 1


def test_a_stand_in_who_leaves_is_followed_by_a_bot(server: ServerProcess) -> None:
    host, bob, cid = begun(server)
    bob.post("/leave")
    id, eve = claim(host, 1, "Eve")
    with_consent(host, [cid], f"/claims/{id}", accept=True)
    eve.post("/leave")
    assert eve.info()["you"] == -2
    assert host.info()["seats"][1]["stand_in"] == "bot"
    bob.post("/back")


def test_a_seat_is_given_for_good(server: ServerProcess) -> None:
    host, bob, cid = begun(server)
    bob.post("/leave")
    id, eve = claim(host, 1, "Eve")
    with_consent(host, [cid], f"/claims/{id}", accept=True, owner=True)
    assert bob.info()["you"] == -2
    assert host.info()["seats"][1]["name"] == "Eve"
    eve.post("/leave")
    eve.post("/back")


def test_a_seat_of_a_bot_is_given_to_a_person(server: ServerProcess) -> None:
    host = create(server, fill="random", start=True)
    id, eve = claim(host, 2, "Eve")
    host.post(f"/claims/{id}", accept=True)
    assert host.info()["seats"][2]["kind"] == "person"
    assert eve.info()["you"] == 2
    assert mine(eve)["hand"]


def test_who_concedes_does_not_come_back(server: ServerProcess) -> None:
    host, bob, cid = begun(server)
    bob.post("/concede")
    seat = host.info()["seats"][1]
    assert (seat["conceded"], seat["stand_in"]) == (True, "bot")
    assert bob.refused("/back") == "seat-not-yours"
    id, eve = claim(host, 1, "Eve")
    with_consent(host, [cid], f"/claims/{id}", accept=True, owner=True)
    assert host.info()["seats"][1]["conceded"] is False, "Eve hasn't conceded anything"
    assert eve.info()["you"] == 1


def test_a_lobby_cannot_be_conceded(server: ServerProcess) -> None:
    host, *_ = people(server, 2)
    assert host.refused("/concede") == "not-playing"


# The host


def test_the_host_pauses_and_nobody_decides(server: ServerProcess) -> None:
    host, bob, _ = begun(server)
    assert bob.refused("/pause", paused=True) == "host-only"

    async def paused() -> None:
        async with bob.socket() as socket:
            await first_look(socket)
            host.post("/pause", paused=True)
            assert (await socket.until("table"))["table"]["paused"]
            assert (await answer(socket))["error"] == "paused"
            assert (await socket.ask("propose", kind="stand-in", seat=0))["error"] == "paused"
            assert (await socket.ask("say", talk={"type": "chat", "text": "Back soon?"}))["type"] == "accepted"
            host.post("/pause", paused=False)
            assert (await answer(socket))["type"] == "accepted"

    asyncio.run(paused())


def test_bots_stop_in_a_pause_and_go_on_after_it(server: ServerProcess) -> None:
    host = create(server, fill="random")
    host.post("/start")

    async def pause() -> None:
        async with host.socket() as socket:
            await first_look(socket)
            await answer(socket)
            host.post("/pause", paused=True)
            await socket.ask("ping")
            stood = socket.seq
            for _ in range(20):
                await socket.ask("ping")
            assert socket.seq == stood
            host.post("/pause", paused=False)
            host.post("/leave")
            while not socket.seq > stood + 10:
                await socket.until("update")

    asyncio.run(pause())


def test_the_table_is_closed_when_the_others_agree(server: ServerProcess) -> None:
    host, bob, _ = begun(server)
    assert bob.refused("/close") == "host-only"

    async def closed() -> str:
        async with bob.socket() as socket:
            await first_look(socket)
            host.post("/close")
            await vote(socket, yes=True)
            assert bob.info()["status"] == "closed"
            return str((await answer(socket))["error"])

    assert asyncio.run(closed()) == "closed"
    assert host.refused("/pause", paused=True) == "closed"


def test_a_player_removed_during_the_game_is_out_at_once(server: ServerProcess) -> None:
    host, bob, cid = begun(server)

    async def removed() -> int:
        async with bob.socket() as socket, host.socket() as hosts, cid.socket() as cids:
            await first_look(socket)
            await first_look(hosts)
            await first_look(cids)
            host.post("/seats/1/remove")
            await vote(cids, yes=True)
            question = socket.open_questions()[0]
            with suppress(ConnectionClosed):
                await socket.send(
                    "decide", question=question["id"], answer=" ".join(question["answers"][0]), id="ghost"
                )
            code = await socket.closed()
            assert not any(message["type"] in ("update", "accepted") for message in socket.received[2:])
            await hosts.until("update")
            return code

    assert asyncio.run(removed()) == 4001
    seat = host.info()["seats"][1]
    assert (seat["kind"], seat["stand_in"], seat["name"]) == ("person", "bot", "Player 2")


def test_what_a_removed_player_still_had_on_the_way_comes_too_late(sqlite_url: str) -> None:
    async def waiting(room: Room, number: int) -> None:
        async with asyncio.timeout(WAIT_SECONDS):
            while len(room.lock._waiters or ()) < number:
                await asyncio.sleep(0.01)

    async def removed() -> None:
        async with inside(sqlite_url) as running:
            host, bob, cid = await running.people(3)
            room = await running.tables.room(host.table)
            async with bob.socket() as socket, cid.socket() as cids:
                await first_look(socket)
                await first_look(cids)
                (await running.post(host, "/seats/1/remove")).raise_for_status()
                asked = (await motion(cids))["motion"]
                question = socket.open_questions()[0]
                async with room.lock:  # the table is busy: both wait for it, one behind the other
                    removal = asyncio.create_task(cids.ask("vote", motion=asked, yes=True))
                    await waiting(room, 1)
                    await socket.send(
                        "decide", id="late", question=question["id"], answer=" ".join(question["answers"][0])
                    )
                    await waiting(room, 2)
                assert (await removal)["type"] == "accepted"
                assert await socket.closed() == 4001
            assert "late" not in [entry.client for entry in await running.tables.store.log(host.table)]

    asyncio.run(removed())


@pytest.mark.parametrize("how", ["/leave", "/concede", "/seats/0/remove"])
def test_a_host_who_goes_is_followed_by_another(server: ServerProcess, how: str) -> None:
    host, bob, cid = begun(server)
    bob.post("/leave")
    host.post(how)
    assert cid.info()["host"] == 2, "not Bob, who has left too"
    assert host.refused("/pause", paused=True) in ("host-only", "no-seat")
    cid.post("/pause", paused=True)
    cid.post("/leave")
    bob.post("/back")
    assert bob.info()["host"] == 1, "the first to come back looks after the table"


# Spectators


def test_spectators_see_the_public_view_and_touch_nothing(server: ServerProcess) -> None:
    host, *_ = begun(server)
    watcher = Guest(host.url, host.table)

    async def watch() -> None:
        async with watcher.socket() as socket:
            view = await first_look(socket)
            assert view["mine"] is None
            assert all(question["answers"] is None for question in view["questions"])
            assert all(card.startswith("@") for player in view["players"] for card in player["hand"]), "backs only"
            question = view["questions"][0]["id"]
            for kind, fields in {
                "decide": {"question": question, "answer": "keep x y"},
                "undo": {},
                "why": {"action": "end"},
                "say": {"talk": {"type": "ready"}},
                "unsay": {"n": 1},
                "propose": {"kind": "rewind", "to": 1},
            }.items():
                assert (await socket.ask(kind, **fields))["type"] == "refused"

    asyncio.run(watch())
    for path in ("/start", "/pause", "/close", "/leave", "/back", "/concede", "/link", "/seats/1/remove"):
        assert watcher.refused(path, **({"paused": True} if path == "/pause" else {})) == "no-seat"


def test_spectators_are_refused_where_the_table_wants_none(server: ServerProcess) -> None:
    guests = people(server, 2, spectators=False)
    host = guests[0]
    watcher = Guest(host.url, host.table)

    async def refused() -> list[int]:
        async with watcher.socket() as early:
            await early.until("hello")
            host.post("/start")
            first = await early.closed()
            assert not any(message["type"] == "update" for message in early.received)
        async with watcher.socket() as late:
            return [first, await late.closed()]

    assert asyncio.run(refused()) == [4403, 4403]
    assert watcher.request("GET", "/export").json()["error"] == "no-spectators"
    assert watcher.request("GET", "/record").json()["error"] == "no-spectators"


# Being forgotten


def stored(folder: Path, table: str) -> str:
    """All the words that the database keeps of a table's people."""
    with sqlite3.connect(folder / "games.db") as database:
        seats = database.execute("SELECT name, stand_in_name, webhook FROM seats WHERE game = ?", (table,)).fetchall()
        talk = database.execute("SELECT body FROM talk WHERE game = ?", (table,)).fetchall()
    return str(seats + talk)


def test_who_wants_to_be_forgotten_is(server: ServerProcess, folder: Path) -> None:
    host, bob, _ = begun(server)
    bob.post("/name", name="Bobbigsworth")
    bob.post("/webhook", url="https://example.org/bobs-hook")

    async def talk() -> None:
        async with bob.socket() as bobs, host.socket() as hosts:
            await bobs.ask("say", talk={"type": "chat", "text": "my telephone number is 0815"})
            await hosts.ask("say", talk={"type": "chat", "text": "the host stays"})
            assert "0815" in stored(folder, host.table)
            assert bob.request("DELETE", "/me").status_code == 200
            while (message := await hosts.until("said"))["talk"] is not None:
                pass
            assert message["seat"] == 1, "those who look are told to forget it too"

    asyncio.run(talk())
    kept = stored(folder, host.table)
    assert not any(word in kept for word in ("Bobbigsworth", "bobs-hook", "0815"))
    assert "the host stays" in kept
    assert bob.info()["you"] == 1, "the seat is still theirs"


def test_a_stand_in_is_forgotten_without_the_seats_player(server: ServerProcess, folder: Path) -> None:
    host, bob, cid = begun(server)

    async def say(guest: Guest, text: str) -> None:
        async with guest.socket() as socket:
            await socket.ask("say", talk={"type": "chat", "text": text})

    asyncio.run(say(bob, "words of Bob"))
    bob.post("/leave")
    id, eve = claim(host, 1, "Evelina")
    with_consent(host, [cid], f"/claims/{id}", accept=True)
    asyncio.run(say(eve, "words of Eve"))
    eve.request("DELETE", "/me")
    kept = stored(folder, host.table)
    assert "Evelina" not in kept
    assert "words of Eve" not in kept
    assert "words of Bob" in kept
    assert "Player 2" in kept
