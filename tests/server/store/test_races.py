"""Two processes on one database: whoever is second learns it, and nothing of his is stored."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from hivernage.server.store import LostRace, MoveDue, SetGame, Store
from tests.server.store.games import append, new, row, say, seqs

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(store: Store, database_url: str) -> AsyncIterator[Store]:
    other = await Store.open(database_url)
    yield other
    await other.close()


async def test_the_second_to_append_loses(store: Store, other: Store):
    await store.write(new())
    await store.write(append(1, answer="mine"))
    with pytest.raises(LostRace) as caught:
        await other.write(append(1, answer="yours"), SetGame("g", {"host": 1}))
    assert caught.value.game == "g"
    assert [entry.answer for entry in await other.log("g")] == ["mine"]
    assert await other.game("g") == row()


async def test_what_was_built_on_a_lost_entry_is_lost_too(store: Store, other: Store):
    await store.write(new("g"), new("h"))
    await store.write(append(1))
    lost = [other.submit(append(seq)) for seq in (1, 2)]
    unrelated = [other.submit(append(seq, game="h")) for seq in (1, 2)]
    lost.append(other.submit(append(3)))
    results = await asyncio.gather(*lost, *unrelated, return_exceptions=True)
    assert [type(result) for result in results] == [LostRace, LostRace, LostRace, type(None), type(None)]
    assert await seqs(store, "g") == [1]
    assert await seqs(store, "h") == [1, 2]


async def test_what_is_submitted_before_the_loss_is_known_is_lost_too(store: Store, other: Store):
    await store.write(new())
    await store.write(append(1))
    first = other.submit(append(1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not first.done()
    second = other.submit(append(2))
    with pytest.raises(LostRace):
        await first
    third = other.submit(append(3))
    assert [type(each) for each in await asyncio.gather(second, third, return_exceptions=True)] == [LostRace] * 2
    assert await seqs(other) == [1]
    await other.write(append(2))
    assert await seqs(store) == [1, 2]


async def test_many_tables_of_two_processes_lose_and_go_on(store: Store, other: Store):
    games = [f"g{number}" for number in range(10)]
    await store.write(*(new(game) for game in games))
    await asyncio.gather(*(play(each, game, 10) for game in games for each in (store, other)))
    assert [await seqs(store, game) for game in games] == [list(range(1, 21))] * 10


async def play(store: Store, game: str, turns: int) -> None:
    """Append to the log as a room does: on a lost race, read again and retry."""
    while turns:
        seq = len(await store.log(game)) + 1
        try:
            await store.write(append(seq, game=game), SetGame(game, {"touched": seq}))
            turns -= 1
        except LostRace:
            pass


async def test_two_messages_with_one_number(store: Store, other: Store):
    await store.write(new(), say(1, body='"first"'))
    with pytest.raises(LostRace):
        await other.write(say(1, body='"second"'))
    await other.write(say(2, body='"second"'))
    assert [row.body for row in await store.talk("g")] == ['"first"', '"second"']


async def test_one_process_gets_the_lease(store: Store, other: Store):
    await store.write(new("g", due=10), new("h", due=10))
    tries = [each.write(MoveDue(game, 10, 20)) for game in "gh" for each in (store, other)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(str(type(result)) for result in results[:2]) == sorted([str(LostRace), str(type(None))])
    assert sorted(str(type(result)) for result in results[2:]) == sorted([str(LostRace), str(type(None))])
    assert await store.due(20, limit=10) == [("g", 20), ("h", 20)]


async def test_a_lease_is_taken_given_back_and_lost_with_its_game(store: Store):
    await store.write(new())
    await store.write(MoveDue("g", None, 10), MoveDue("g", 10, 20), MoveDue("g", 20, None))
    assert await store.game("g") == row(due=None)
    with pytest.raises(LostRace):
        await store.write(SetGame("g", {"host": 1}), MoveDue("g", 20, 30))
    with pytest.raises(LostRace):
        await store.write(MoveDue("gone", None, 10))
    assert await store.game("g") == row(due=None)
    await store.write(append(1))
