"""Whoever runs a server sees what is wrong, and a wrong clock or a strange row costs no table."""

from __future__ import annotations

import sqlite3
from configparser import RawConfigParser
from pathlib import Path

import pytest

from hivernage.server.ops.metrics import Metrics
from hivernage.server.store import AddTalk, SetCheckpoint, SetGame, TalkRow
from hivernage.server.tables import all_tables
from hivernage.server.tables.loading import load_game
from tests.server.inside import Inside, inside
from tests.server.stories import all_look, answer

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).parents[2] / "examples"
DAY = 24 * 3600 * 1000


async def health(running: Inside) -> tuple[int, str]:
    response = await running.web.get(f"{running.url}/healthz")
    return response.status_code, response.text.strip()


async def failures(running: Inside, why: str) -> float:
    """How many transactions the metrics say weren't taken."""
    page = (await running.web.get(f"{running.url}/metrics")).text
    name = f'hivernage_commit_failures_total{{why="{why}"}}'
    return sum(float(line.rpartition(" ")[2]) for line in page.splitlines() if line.startswith(name))


async def test_healthz_writes_and_says_when_it_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hivernage.server.http.app.HEALTH_EVERY", 0)
    monkeypatch.setattr("hivernage.server.http.app.HEALTH_SECONDS", 0.2)
    async with inside(f"sqlite:///{tmp_path}/games.db") as running:
        assert await health(running) == (200, "ok")
        other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
        assert other.execute("SELECT count(*) FROM health").fetchone() == (1,)
        other.execute("BEGIN IMMEDIATE")
        assert await health(running) == (503, "the database doesn't answer"), "it waits no longer than it may"
        other.execute("ROLLBACK")
        other.close()
        assert await health(running) == (200, "ok")


async def test_asking_often_for_health_writes_seldom(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        await health(running)
        before = running.tables.store.stats.submissions
        assert {await health(running) for _ in range(10)} == {(200, "ok")}
        assert running.tables.store.stats.submissions == before


async def tell_the_writer(running: Inside, *pragmas: str) -> None:
    """Let the connection that writes behave as if the disk were full, or the file read-only."""
    with running.tables.store._database.writing.raw_connection().dbapi_connection as connection:  # type: ignore[union-attr]
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")


@pytest.mark.parametrize(
    ("pragma", "why"), [("max_page_count = 1", "full"), ("query_only = ON", "read-only")], ids=["full", "read-only"]
)
async def test_what_the_database_doesnt_take_is_logged_and_counted(sqlite_url: str, pragma: str, why: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(2)
        async with all_look(guests) as (ana, bob):
            await tell_the_writer(running, pragma)
            long = "x" * 500
            said = [await ana.ask("say", talk={"type": "chat", "text": long}) for _ in range(30)]
            assert said[-1]["error"] == "storage"
            assert await failures(running, why) >= 1
            assert any(f"nothing was written ({why})" in line for line in running.errors)
            await tell_the_writer(running, "max_page_count = 1000000", "query_only = OFF")
            assert (await answer(bob))["type"] == "accepted", "and it goes on as soon as there is room"


def test_what_databases_say_is_told_apart() -> None:
    metrics = Metrics()
    for text in ("database or disk is full", "attempt to write a readonly database", "database is locked", "gone"):
        metrics.failed(OSError(text))
    page = metrics.render()[0].decode()
    for why in ("full", "read-only", "locked", "other"):
        assert f'hivernage_commit_failures_total{{why="{why}"}} 1.0' in page


async def test_a_clock_that_jumps_deletes_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(sqlite_url, keep_days=1) as running:
        old, new = await running.create(), await running.create()
        tables = running.tables
        now = tables.now()
        await tables.store.write(SetGame(old.table, {"touched": now - 3 * DAY}))
        monkeypatch.setattr(tables, "now", lambda: now + 4000 * DAY)
        monkeypatch.setattr(all_tables, "LOOK_AGAIN", 3600)
        for _ in range(3):
            await tables._delete_old()
        assert await tables.store.game(old.table) is not None, "not at the first look, nor soon after"
        monkeypatch.setattr(all_tables, "LOOK_AGAIN", 0)
        await tables._delete_old()
        assert await tables.store.game(old.table) is None, "it was old by what others have done since"
        assert await tables.store.game(new.table) is not None, "and this one only by the clock"


async def test_a_table_that_is_used_between_two_looks_stays(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(sqlite_url, keep_days=1) as running:
        old, _ = await running.create(), await running.create()
        tables, now = running.tables, running.tables.now()
        await tables.store.write(SetGame(old.table, {"touched": now - 3 * DAY}))
        await tables._delete_old()
        await tables.store.write(SetGame(old.table, {"touched": now}))
        monkeypatch.setattr(all_tables, "LOOK_AGAIN", 0)
        await tables._delete_old()
        assert await tables.store.game(old.table) is not None


async def test_a_number_of_5000_digits_is_refused(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        host = await running.create()
        refused = await running.ask("GET", f"/api/tables/{host.table}/replay?seq={'9' * 5000}")
        assert (refused.status_code, refused.json()["error"]) == (400, "bad-request")
        assert running.errors == []


# Rows of yesterday


@pytest.mark.parametrize(
    "body",
    ["", "{", "null", '{"talk":{"type":"song"}}', '{"talk":{"type":"ready"},"shape":99}', '{"talk":{"type":"chat"}}'],
)
async def test_a_line_that_cannot_be_read_costs_one_line(sqlite_url: str, body: str) -> None:
    async with inside(sqlite_url) as running:
        host, bob = await running.people(2)
        async with all_look([host]) as (ana,):
            await ana.ask("say", talk={"type": "ready"})
            await running.tables.store.write(AddTalk(TalkRow(host.table, 2, 1, 0, body)))
            await ana.ask("say", talk={"type": "chat", "text": "still here"})
        async with bob.socket() as socket:
            talk = (await socket.until("hello"))["talk"]
            assert [said["talk"] and said["talk"]["type"] for said in talk] == ["ready", None, "chat"]
            assert (await socket.until("update"))["type"] == "update"
        assert (await running.ask("GET", f"/api/tables/{host.table}/export", token=host.token)).status_code == 200
        assert (await running.ask("DELETE", f"/api/tables/{host.table}/me", token=host.token)).status_code == 200
        assert running.errors == []


async def test_a_checkpoint_of_garbage_is_left_aside(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(2)
        async with all_look(guests) as (ana, bob):
            for socket in (ana, bob):
                await answer(socket)
            room = await running.tables.room(guests[0].table)
            stands = (await room.wake()).table.questions
            seq = room.game.seq if room.game else 0
            await running.tables.store.write(SetCheckpoint(room.id, seq, b"\xff\x00 garbage"))
            loaded = await load_game(room.row, running.tables)
            assert loaded.game.table.questions == stands
            assert loaded.game.seq == seq
            assert loaded.changes == (), "nothing was lost, nothing begins anew"


# Examples for those who run it


def test_the_example_of_a_unit_says_how_many_files_and_how_to_stop() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(EXAMPLES / "hivernage.service")
    assert int(unit["Service"]["LimitNOFILE"]) >= 65536
    assert unit["Service"]["ExecStart"].endswith("hivernage serve --no-browser")
