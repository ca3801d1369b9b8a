"""The writer: order, groups, all or nothing, and what happens when something fails."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from hivernage.server.store import (
    AddTalk,
    BlankTalk,
    Change,
    Duplicate,
    MoveDue,
    NoSuchGame,
    SetCheckpoint,
    SetGame,
    SetSeat,
    Store,
    StoreError,
    TalkRow,
)
from hivernage.server.store.writer import BATCH
from tests.server.store.games import append, count_commits, new, row, say, seqs

pytestmark = pytest.mark.anyio


async def test_submissions_are_applied_in_the_order_they_were_made(store: Store):
    first = store.submit(new())
    for number in range(50):
        store.submit(SetGame("g", {"host": number}), SetSeat("g", 0, {"name": f"Ada {number}"}))
        store.submit(SetSeat("g", 0, {"name": "nobody"}), SetGame("g", {"host": number, "notice": f"{number}"}))
    await store.submit(SetSeat("g", 0, {"name": "last"}))
    assert first.done()
    assert await store.game("g") == row(host=49, notice="49")
    assert (await store.seats("g"))[0].name == "last"


async def test_many_submissions_share_one_commit(store: Store):
    games = [f"g{number}" for number in range(100)]
    await asyncio.gather(*(store.write(new(game)) for game in games))
    commits = count_commits(store)
    await asyncio.gather(*(store.write(append(1, game=game), SetGame(game, {"due": 1})) for game in games))
    assert len(commits) == 1
    assert store.stats.last_batch == 100
    assert [await seqs(store, game) for game in games] == [[1]] * 100
    assert len(await store.due(1, limit=1000)) == 100


async def test_a_batch_has_a_limit(store: Store):
    await store.write(new())
    commits = count_commits(store)
    futures = [store.submit(append(seq)) for seq in range(1, BATCH + 2)]
    await asyncio.gather(*futures)
    assert len(commits) == 2
    assert store.stats.submissions == BATCH + 2


async def test_one_write_is_stored_whole_or_not_at_all(store: Store):
    await store.write(new("g"), append(1, 2))
    with pytest.raises(StoreError):
        await store.write(SetGame("g", {"host": 1}), new("h"), append(3, game="h"), append(2))
    assert await store.game("g") == row("g")
    assert await store.game("h") is None
    assert await seqs(store, "g") == [1, 2]


async def test_only_the_submission_at_fault_fails(store: Store):
    games = [f"g{number}" for number in range(20)]
    futures = [store.submit(new(game)) for game in games]
    taken = store.submit(new("other", code="code-g7"))
    stray = store.submit(append(1, game="nowhere"))
    unstorable = store.submit(AddTalk(TalkRow("g3", 1, 0, 0, "\ud800")))
    futures += [store.submit(say(1, game)) for game in games]
    results = await asyncio.gather(*futures, taken, stray, unstorable, return_exceptions=True)
    assert [type(result) for result in results[-3:]] == [Duplicate, NoSuchGame, StoreError]
    assert results[:-3] == [None] * 40
    assert await store.game("other") is None
    assert [len(await store.talk(game)) for game in games] == [1] * 20


async def test_a_failed_append_fails_what_was_built_on_it(store: Store):
    await store.write(new("g"), new("h"))
    bad = append(1, answer="\ud800")
    futures = [store.submit(each) for each in (bad, append(2), append(1, game="h"), say(1), append(2, game="h"))]
    results = await asyncio.gather(*futures, return_exceptions=True)
    assert [isinstance(result, StoreError) for result in results] == [True, True, False, True, False]
    with pytest.raises(StoreError, match="read its log again"):
        await store.write(append(2))
    assert await seqs(store, "g") == []
    assert await seqs(store, "h") == [1, 2]
    await store.write(append(1))
    assert await seqs(store, "g") == [1]


async def test_a_caller_who_goes_away_disturbs_nobody(store: Store):
    await store.write(new())
    gone = asyncio.create_task(store.write(append(1)))
    stays = asyncio.create_task(store.write(append(2)))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert gone.cancelled()
    assert await seqs(store) == [1, 2]


async def test_closing_writes_what_was_submitted(database_url: str):
    store = await Store.open(database_url)
    futures = [store.submit(new()), *(store.submit(append(seq)) for seq in range(1, 1200))]
    await store.close()
    assert all(future.done() and future.exception() is None for future in futures)
    with pytest.raises(StoreError, match="closed"):
        store.submit(append(1200))
    with pytest.raises(StoreError, match="stopped"):
        await store.ready()
    again = await Store.open(database_url)
    assert await seqs(again) == list(range(1, 1200))
    await again.close()


async def test_a_writer_that_is_cancelled_tells_those_who_wait(store: Store):
    await store.write(new())
    future = store.submit(append(1))
    await asyncio.sleep(0)
    store._writer._task.cancel()
    with pytest.raises(StoreError, match="stopped"):
        await future


async def test_a_locked_database_fails_the_writes_and_later_ones_succeed(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("hivernage.server.store.engine.BUSY_SECONDS", 0)
    store, other = await Store.open(sqlite_url), await Store.open(sqlite_url)
    await store.write(new())
    with other._database.writing.begin():
        results = await asyncio.gather(store.write(append(1)), store.write(say(1)), return_exceptions=True)
    assert [str(result) for result in results] == ["the database didn't take it: database is locked"] * 2
    assert await seqs(store) == []
    await store.write(append(1), say(1))
    assert await seqs(store) == [1]
    await store.close()
    await other.close()


class Deadlock(Exception):
    """Two transactions wait for each other, and this is the one that lets go."""

    sqlstate = "40P01"


async def test_who_lets_go_several_times_gets_through(store: Store, monkeypatch: pytest.MonkeyPatch):
    await store.write(new())
    write, failures = store._database.write, iter([Deadlock()] * 3)

    async def fail_at_first(work: Callable[[Connection], object]) -> object:
        for deadlock in failures:
            raise DBAPIError("UPDATE", None, deadlock)
        return await write(work)

    monkeypatch.setattr(store._database, "write", fail_at_first)
    await store.write(append(1))
    assert await seqs(store) == [1]


async def test_lost_connections_are_made_anew(postgres_url: str):
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    await store.write(new())
    await store.ready()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "
    await other._database.write(lambda connection: connection.exec_driver_sql(cut + "pg_backend_pid()"))
    await store.write(append(1))
    assert await seqs(store) == [1]
    await store.close()
    await other.close()


async def test_a_database_that_is_away_fails_the_writes_and_later_ones_succeed(postgres_url: str, postgres_server):
    store = await Store.open(postgres_url)
    await store.write(new())
    name = postgres_url.split("?")[0].split("/")[-1]
    postgres_server.psql(
        f"ALTER DATABASE {name} ALLOW_CONNECTIONS false;"
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    )
    results = await asyncio.gather(store.write(append(1)), store.write(say(1)), store.ready(), return_exceptions=True)
    assert [type(result) for result in results] == [StoreError] * 3
    postgres_server.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert await seqs(store) == []
    await store.write(append(1), say(1))
    assert await seqs(store) == [1]
    await store.close()


@pytest.mark.parametrize("seed", range(8))
async def test_changes_in_one_group_have_the_effect_of_changes_one_by_one(tmp_path: Path, seed: int):
    changes = random_changes(random.Random(seed))
    together = await Store.open(f"sqlite:///{tmp_path}/together.db")
    single = await Store.open(f"sqlite:///{tmp_path}/single.db")
    await together.write(*changes)
    for change in changes:
        await single.write(change)
    for game in ("g", "h"):
        assert await everything(together, game) == await everything(single, game)
    await together.close()
    await single.close()


def random_changes(rng: random.Random) -> list[Change]:
    """Changes of two games that all succeed, in an order that matters."""
    changes: list[Change] = [new("g", due=0), new("h", due=0)]
    count, due = {"g": 0, "h": 0}, {"g": 0, "h": 0}
    for step in range(1, 40):
        game = rng.choice("gh")
        count[game] += 1
        choices: list[Change] = [
            SetGame(game, {"host": step}),
            SetGame(game, {"host": step, "touched": step}),
            SetGame(game, {"due": step}),
            MoveDue(game, due[game], step),
            SetSeat(game, 0, {"name": str(step)}),
            SetSeat(game, 0, {"name": str(step), "bot": "b"}),
            SetCheckpoint(game, step, b"p"),
            say(count[game], game, seat=step % 2),
            BlankTalk(game, seat=step % 2),
        ]
        chosen = rng.choice(choices)
        changes.append(chosen)
        if isinstance(chosen, MoveDue) or chosen == choices[2]:
            due[game] = step
    return changes


async def everything(store: Store, game: str) -> list[object]:
    return [await store.game(game), await store.seats(game), await store.checkpoint(game), await store.talk(game)]
