"""Talk at the table: typed talk and chat, kept with the game, limited, and deleted for good."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import inside
from tests.server.serving import Guest, ServerProcess, Socket, people, serving
from tests.server.stories import with_consent

EVERY_KIND: list[dict[str, Any]] = [
    {"type": "chat", "text": "Salut ! \U0001f9df <b>not bold</b>"},
    {"type": "claim", "what": "loyal"},
    {"type": "claim", "what": "have", "symbol": "food"},
    {"type": "promise", "what": "crisis"},
    {"type": "accuse", "seat": 1},
    {"type": "ask", "what": "symbol", "symbol": "fuel", "seat": 2},
    {"type": "ask", "what": "waste"},
    {"type": "ready"},
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("talk")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{folder}/games.db") as running:
        yield running


def without_nothing(talk: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in talk.items() if value is not None}


async def chat(socket: Socket, text: str) -> dict[str, Any]:
    return await socket.ask("say", talk={"type": "chat", "text": text})


async def hello(guest: Guest) -> dict[str, Any]:
    async with guest.socket() as socket:
        return await socket.until("hello")


def test_everybody_hears_every_kind_of_talk(server: ServerProcess) -> None:
    host, bob, _ = people(server, 3)
    watcher = Guest(host.url, host.table)

    async def talk() -> None:
        async with host.socket() as hosts, bob.socket() as bobs, watcher.socket() as watchers:
            for n, talk in enumerate(EVERY_KIND, 1):
                assert (await hosts.ask("say", talk=talk))["seq"] == n
                for socket in (bobs, watchers):
                    heard = await socket.until("said")
                    assert (heard["n"], heard["seat"], heard["stand_in"]) == (n, 0, False)
                    assert without_nothing(heard["talk"]) == talk

    asyncio.run(talk())
    kept = asyncio.run(hello(bob))["talk"]
    assert [without_nothing(said["talk"]) for said in kept] == EVERY_KIND, "who comes later reads it too"


@pytest.mark.parametrize(
    "talk",
    [
        {"type": "chat", "text": ""},
        {"type": "chat", "text": " \n\t "},
        {"type": "chat", "text": "x" * 501},
        {"type": "claim", "what": "rich"},
        {"type": "claim", "what": "have"},
        {"type": "claim", "what": "loyal", "symbol": "food"},
        {"type": "claim", "what": "have", "symbol": "gold"},
        {"type": "ask", "what": "symbol"},
        {"type": "ask", "what": "food", "symbol": "food"},
        {"type": "promise", "what": "everything"},
        {"type": "accuse"},
        {"type": "accuse", "seat": 3},
        {"type": "ask", "what": "food", "seat": 3},
        {"type": "shout", "text": "fire"},
        {"type": "ready", "text": "steady"},
    ],
)
def test_talk_that_says_nothing_is_refused(server: ServerProcess, talk: dict[str, Any]) -> None:
    host = people(server, 3)[0]

    async def refused() -> str:
        async with host.socket() as socket:
            return str((await socket.ask("say", talk=talk))["error"])

    assert asyncio.run(refused()) in ("bad-message", "no-such-seat")
    assert asyncio.run(hello(host))["talk"] == []


@pytest.mark.anyio
@pytest.mark.usefixtures("no_time_passes")
async def test_a_seat_may_say_so_much_in_a_minute_on_all_its_sockets_together(sqlite_url: str) -> None:
    async with inside(sqlite_url, chat_per_minute=4) as running:
        host, bob = await running.people(2)
        async with bob.socket() as first:
            replies = [await chat(first, "spam") for _ in range(2)]
        async with bob.socket() as second, host.socket() as hosts:
            replies += [await chat(second, "spam") for _ in range(3)]
            assert [reply.get("error", "") for reply in replies] == ["", "", "", "", "too-fast"]
            assert (await chat(hosts, "quiet, please"))["type"] == "accepted", "others may still speak"


def test_words_are_deleted_by_who_said_them_or_by_the_host(server: ServerProcess, folder: Path) -> None:
    host, bob, cid = people(server, 3)

    async def delete() -> None:
        async with host.socket() as hosts, bob.socket() as bobs, cid.socket() as cids:
            for text in ("a slip of the tongue", "an insult"):
                await chat(bobs, text)
            assert (await cids.ask("unsay", n=1))["error"] == "not-your-words"
            assert (await bobs.ask("unsay", n=7))["error"] == "no-such-words"
            assert (await bobs.ask("unsay", n=1))["seq"] == 1
            while (message := await cids.until("said"))["talk"] is not None:
                pass
            assert (message["n"], message["seat"]) == (1, 1), "those who look are told"
            assert (await hosts.ask("unsay", n=2))["seq"] == 2

    asyncio.run(delete())
    assert [said["talk"] for said in asyncio.run(hello(cid))["talk"]] == [None, None]
    with sqlite3.connect(folder / "games.db") as database:
        bodies = database.execute("SELECT body FROM talk WHERE game = ?", (host.table,)).fetchall()
    assert bodies == [(None,), (None,)]


def test_the_words_of_somebody_who_left_the_lobby_are_not_the_next_players(server: ServerProcess) -> None:
    host, bob, _ = people(server, 3)

    async def speak() -> None:
        async with bob.socket() as socket:
            await chat(socket, "I am Bob")

    asyncio.run(speak())
    bob.post("/leave")
    dora = Guest(host.url, host.table).post("/join", name="Dora", seat=1)
    assert [said["talk"] for said in asyncio.run(hello(Guest(host.url, host.table, 1, dora["token"])))["talk"]] == [
        None
    ]


def test_what_a_stand_in_says_is_told_apart(server: ServerProcess) -> None:
    host, bob, cid = people(server, 3)
    host.post("/start")
    bob.post("/leave")
    claimed = Guest(host.url, host.table).post("/claims", seat=1, name="Eve")
    with_consent(host, [cid], f"/claims/{claimed['claim']}", accept=True)
    eve = Guest(host.url, host.table, 1, claimed["token"])

    async def talk() -> None:
        async with eve.socket() as eves, bob.socket() as bobs:
            await chat(eves, "I only stand in")
            await chat(bobs, "and I watch")
            said = [message for message in bobs.received if message["type"] == "said"]
            assert [(message["seat"], message["stand_in"]) for message in said] == [(1, True), (1, False)]
            assert (await eves.ask("unsay", n=2))["error"] == "not-your-words"
            assert (await bobs.ask("unsay", n=1))["error"] == "not-your-words"

    asyncio.run(talk())


def test_talk_is_there_after_a_restart(sqlite_url: str) -> None:
    async def talk() -> Guest:
        async with inside(sqlite_url) as running:
            host, _ = await running.people(2)
            async with host.socket() as socket:
                await chat(socket, "remember me")
                await chat(socket, "forget this")
                await socket.ask("unsay", n=2)
            return host

    async def listen(host: Guest) -> list[dict[str, Any]]:
        async with inside(sqlite_url) as running:
            host.url = running.url
            said: list[dict[str, Any]] = (await hello(host))["talk"]
            return said

    said = asyncio.run(listen(asyncio.run(talk())))
    assert [message["talk"] and message["talk"]["text"] for message in said] == ["remember me", None]


def test_deleted_words_are_gone_from_the_file_itself(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url) as server:
        host, _ = people(server, 2)
        host.post("/name", name="Hildegarde")

        async def talk() -> None:
            async with host.socket() as socket:
                for n in range(5):
                    await chat(socket, f"xyzzy {n}")

        asyncio.run(talk())
        host.request("DELETE", "/me")
        server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("games.db*"))
    assert b"CREATE TABLE talk" in kept
    assert b"xyzzy" not in kept
    assert b"Hildegarde" not in kept
