"""A database of an older version: every table stands where it stood, and its people play on.

Only what goes over the wire is looked at, so that these tests outlive whatever a version keeps inside.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hivernage.record import verify
from tests.agreement import differences
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket, play_on
from tests.server.stories import all_look, vote

FOLDER = Path(__file__).parent / "old_database"
TABLES: dict[str, Any] = msgspec.json.decode((FOLDER / "tables.json").read_bytes())
"""By the name of a table: its id, the tokens of its people, and what they saw last."""

PLAYING = [name for name, table in TABLES.items() if table["status"] == "playing"]
NOT_AN_ANSWER = "an answer of other rules"


@pytest.fixture
def old_url(tmp_path: Path) -> str:
    """The address of a database as the older version left it."""
    database = sqlite3.connect(tmp_path / "games.db")
    database.executescript(gzip.decompress((FOLDER / "format-1.sql.gz").read_bytes()).decode())
    database.close()
    return f"sqlite:///{tmp_path}/games.db"


@asynccontextmanager
async def reopened(url: str) -> AsyncIterator[Inside]:
    """A server of today on the old database; it keeps tables however old they are."""
    async with inside(url, keep_days=0) as served:
        yield served
        assert not served.errors


def people(name: str, served: Inside) -> list[Guest]:
    """Those who sat at a table, with the tokens they had."""
    table = TABLES[name]
    return [Guest(served.url, table["id"], int(seat), token) for seat, token in table["tokens"].items()]


async def hello(guest: Guest) -> Any:
    """What somebody is told about the table on coming back."""
    async with guest.socket() as socket:
        return (await socket.until("hello"))["table"]


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees of a game, in short."""
    return {
        "round": view["round"],
        "turn": view["turn"],
        "step": view["step"],
        "active": view["active"],
        "crisis": view["crisis"],
        "awaited": view["awaited"],
        "questions": [[q["id"], q["kind"], q["seats"]] for q in view["questions"]],
        "answers": [sorted(" ".join(answer) for answer in q["answers"] or ()) for q in view["questions"]],
        "morale": [colony["morale"] for colony in view["colonies"]],
        "food": [colony["food"] for colony in view["colonies"]],
        "hands": [len(player["hand"]) for player in view["players"]],
        "survivors": [f"{one['id']} of seat {one['owner']}: {one['place']}" for one in view["survivors"]],
        "mine": view["mine"],
        "ending": view["ending"],
        "winners": view["winners"],
    }


async def next_turn(sockets: list[Socket], rng: Random) -> None:
    """All play by lot until the next turn has begun, or the game is over."""
    turn = sockets[0].view["turn"]
    await asyncio.gather(*(play_on(socket, rng, lambda view: view["turn"] > turn) for socket in sockets))


async def same_as_before(name: str, sockets: list[Socket]) -> None:
    """Everybody sees what they saw last."""
    for seat, socket in zip(TABLES[name]["tokens"], sockets, strict=True):
        assert socket.seq == TABLES[name]["seq"]
        assert list(differences(TABLES[name]["seen"][seat], facts(socket.view), f"p{int(seat) + 1}")) == []


@pytest.mark.parametrize("name", PLAYING)
def test_a_table_stands_where_it_stood_and_goes_on(old_url: str, name: str) -> None:
    async def story() -> None:
        async with reopened(old_url) as served:
            guests = people(name, served)
            assert (await hello(guests[0]))["notice"] == TABLES[name]["notice"], "nothing was lost"
            async with all_look(guests) as sockets:
                await same_as_before(name, sockets)
                await next_turn(sockets, Random(name))
                left = max(socket.seq for socket in sockets)
        assert left > TABLES[name]["seq"]
        async with reopened(old_url) as served:
            guests = people(name, served)
            assert (await hello(guests[0]))["notice"] == TABLES[name]["notice"], "nothing is lost later either"
            async with all_look(guests) as sockets:
                assert sockets[0].seq >= left
                await next_turn(sockets, Random(name))

    asyncio.run(story())


@pytest.mark.parametrize("name", [name for name in PLAYING if TABLES[name]["checkpoint"]])
def test_a_table_goes_on_from_its_old_checkpoint_if_its_log_cannot_be_played(old_url: str, name: str) -> None:
    """What was decided since the checkpoint still fits, so that nobody sees a difference."""
    first = TABLES[name]["start_seq"] + 1
    with sqlite3.connect(old_url.removeprefix("sqlite:///")) as database:
        values = (NOT_AN_ANSWER, TABLES[name]["id"], first)
        database.execute("UPDATE log SET answer = ? WHERE game = ? AND seq = ?", values)
    database.close()

    async def story() -> None:
        async with reopened(old_url) as served:
            guests = people(name, served)
            assert (await hello(guests[0]))["notice"] == "rebased 0"
            async with all_look(guests) as sockets:
                await same_as_before(name, sockets)
                await next_turn(sockets, Random(name))
                assert sockets[0].seq > TABLES[name]["seq"]

    asyncio.run(story())


def test_people_still_agree_to_go_back_behind_the_upgrade(old_url: str) -> None:
    name = "undo-and-rewind"

    async def story() -> None:
        async with reopened(old_url) as served, all_look(people(name, served)) as sockets:
            ana, *others = sockets
            last = TABLES[name]["last_decision"]
            assert (await ana.ask("propose", kind="rewind", to=last))["type"] == "accepted"
            for socket in others:
                await vote(socket, yes=True)
            while ana.seq == TABLES[name]["seq"]:
                await ana.until("update")
            assert ana.received[-1]["events"][-1]["kind"] == "rewound"

    asyncio.run(story())


def test_somebody_joins_an_old_lobby_and_the_game_begins(old_url: str) -> None:
    async def story() -> None:
        async with reopened(old_url) as served:
            ana, bob = people("lobby", served)
            before = await hello(ana)
            assert [[seat["kind"], seat["name"], seat["bot"]] for seat in before["seats"]] == TABLES["lobby"]["seats"]
            cid = await served.join(ana, name="Cid")
            (await served.post(ana, "/start")).raise_for_status()
            async with all_look([ana, bob, cid]) as sockets:
                await next_turn(sockets, Random("lobby"))

    asyncio.run(story())


def test_a_finished_game_shows_its_end_and_proves_itself(old_url: str) -> None:
    async def story() -> None:
        async with reopened(old_url) as served:
            (ana,) = people("finished", served)
            async with all_look([ana]) as sockets:
                await same_as_before("finished", sockets)
            record = await served.ask("GET", f"/api/tables/{ana.table}/record")
            verdict = verify(record.raise_for_status().content, TABLES["finished"]["promise"])
            assert verdict.holds, verdict.checks
            end = TABLES["finished"]["seen"]["0"]
            assert verdict.record is not None
            assert (verdict.record.ending, verdict.record.winners) == (end["ending"], end["winners"])
            for path in ("story", "replay?seq=20", "thoughts"):
                (await served.ask("GET", f"/api/tables/{ana.table}/{path}")).raise_for_status()

    asyncio.run(story())


def test_what_was_said_is_still_there(old_url: str) -> None:
    async def story() -> None:
        async with reopened(old_url) as served:
            ana, *_ = people("mid-search", served)
            async with ana.socket() as socket:
                talk = (await socket.until("hello"))["talk"]
            assert {"type": "chat", "text": "Look in the drawers!"} in [said["talk"] for said in talk]

    asyncio.run(story())
