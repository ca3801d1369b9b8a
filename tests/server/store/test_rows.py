"""Everything that is stored comes back as it was."""

import pytest
from msgspec.structs import replace

from hivernage.server.store import (
    AddLog,
    AddPack,
    AddSeat,
    AddToken,
    BlankTalk,
    CheckpointRow,
    DropGame,
    DropSeat,
    DropTokens,
    Duplicate,
    LogRow,
    NewGame,
    SeatRow,
    SetCheckpoint,
    SetGame,
    SetSeat,
    Store,
    TokenRow,
)
from tests.server.store.games import append, entry, new, row, say

pytestmark = pytest.mark.anyio


async def test_a_game_with_every_field(store: Store):
    game = row(
        status="playing",
        paused=True,
        settings='{"name": "l\'hiver ❄"}',
        host=3,
        listed=True,
        version="1.2.3",
        packs="abc",
        start=b"\x00\xff",
        start_seq=7,
        due=1_800_000_000_000,
        notice="dice were lost",
    )
    await store.write(NewGame(game, ()))
    assert await store.game("g") == game
    assert await store.game_by_code("code-g") == game
    assert await store.game("other") is None
    assert await store.game_by_code("g") is None


async def test_a_game_in_its_lobby_has_no_position_and_is_never_due(store: Store):
    await store.write(new())
    assert await store.game("g") == row(start=None, due=None)


async def test_columns_of_a_game_change(store: Store):
    await store.write(new("g"), new("h"))
    await store.write(
        SetGame("g", {"status": "over", "due": 5, "start": b"p", "paused": True}), SetGame("h", {"host": 1})
    )
    await store.write(SetGame("g", {"due": None}))
    assert await store.game("g") == row("g", status="over", start=b"p", paused=True)
    assert await store.game("h") == row("h", host=1)


@pytest.mark.parametrize("fields", [{"colour": "red"}, {"id": "other"}, {}])
async def test_a_column_that_cannot_be_set_is_refused_at_once(store: Store, fields: dict[str, str]):
    with pytest.raises(ValueError, match="games has no columns"):
        store.submit(SetGame("g", fields))


async def test_log_rows(store: Store):
    odd = LogRow("g", 3, 9_000_000_000_000, "conceded", -1, 0, "", "")
    await store.write(new(), append(1, 2), AddLog((odd,)))
    assert await store.log("g") == [entry(1), entry(2), odd]
    assert await store.log("g", after=2) == [odd]
    assert await store.last_seq("g") == 3
    assert await store.last_seq("other") == 0


async def test_log_rows_of_two_games_in_one_change_are_refused(store: Store):
    with pytest.raises(ValueError, match="one game"):
        store.submit(AddLog((entry(1, "g"), entry(1, "h"))))
    with pytest.raises(ValueError, match="one game"):
        store.submit(AddLog(()))


async def test_the_latest_checkpoint_stays(store: Store):
    await store.write(new())
    assert await store.checkpoint("g") is None
    await store.write(SetCheckpoint("g", 4, b"four"))
    await store.write(SetCheckpoint("g", 9, b"nine"))
    await store.write(SetCheckpoint("g", 6, b"six"))
    assert await store.checkpoint("g") == CheckpointRow("g", 9, b"nine")


async def test_seats(store: Store):
    bot = SeatRow("g", 2, "Bo", "bot", "careful", "https://example.org/hook", True, "person", "Cy")
    await store.write(NewGame(row(), (bot, SeatRow("g", 0, "Ada", "person"))))
    await store.write(SetSeat("g", 0, {"kind": "open", "name": ""}))
    assert await store.seats("g") == [SeatRow("g", 0, "", "open"), bot]


async def test_seats_are_added_and_taken_away(store: Store):
    await store.write(new("g"), new("h"))
    await store.write(AddSeat(SeatRow("g", 2, "Bo", "bot", "careful")), DropSeat("g", 1))
    assert await store.seats("g") == [SeatRow("g", 0, "Ada", "person"), SeatRow("g", 2, "Bo", "bot", "careful")]
    assert len(await store.seats("h")) == 2
    with pytest.raises(Duplicate):
        await store.write(AddSeat(SeatRow("g", 0, "Cy", "person")))


async def test_tokens(store: Store):
    owner = TokenRow("aa", "g", 0, "owner", 1)
    claim = TokenRow("bb", "g", 0, "claim", 2)
    other = TokenRow("cc", "g", 1, "owner", 3)
    await store.write(new(), AddToken(other), AddToken(claim), AddToken(owner))
    assert await store.token("bb") == claim
    assert await store.token("zz") is None
    assert await store.tokens("g") == [owner, claim, other]
    await store.write(DropTokens("g", 0, "claim"))
    assert await store.tokens("g") == [owner, other]
    await store.write(DropTokens("g", 0))
    assert await store.tokens("g") == [other]


async def test_talk_is_said_and_deleted(store: Store):
    await store.write(new(), say(1, seat=0), say(2, seat=1), say(3, seat=0), say(4, seat=2))
    await store.write(BlankTalk("g", n=4), BlankTalk("g", seat=0))
    said = [message.row for message in (say(1, seat=0), say(2, seat=1), say(3, seat=0), say(4, seat=2))]
    assert await store.talk("g") == [said[1] if row.n == 2 else replace(row, body=None) for row in said]
    assert await store.last_talk("g") == 4
    assert await store.last_talk("other") == 0
    await store.write(BlankTalk("g"))
    assert [row.body for row in await store.talk("g", after=1)] == [None, None, None]


async def test_packs_are_stored_once(store: Store):
    await store.write(AddPack("d", b"cards"))
    await store.write(AddPack("d", b"cards"), AddPack("e", b"more"))
    assert await store.pack("d") == b"cards"
    assert await store.pack("e") == b"more"
    assert await store.pack("f") is None


async def test_a_game_goes_with_all_that_belongs_to_it(store: Store):
    await store.write(new("g"), new("h"), AddPack("d", b"cards"))
    for game in ("g", "h"):
        checkpoint, token = SetCheckpoint(game, 1, b"p"), AddToken(TokenRow(game, game, 0, "owner", 1))
        await store.write(append(1, game=game), checkpoint, token, say(1, game))
    await store.write(DropGame("g"))
    assert await store.game("g") is None
    assert await store.checkpoint("g") is None
    assert [await store.log("g"), await store.seats("g"), await store.tokens("g"), await store.talk("g")] == [[]] * 4
    assert [len(await store.log("h")), len(await store.seats("h")), len(await store.tokens("h"))] == [1, 2, 1]
    assert await store.pack("d") == b"cards"


async def test_listed_games_are_those_to_join_or_watch_the_liveliest_first(store: Store):
    await store.write(
        new("a", listed=True, touched=1),
        new("b", listed=True, touched=3, status="playing"),
        new("c", listed=True, touched=4, status="over"),
        new("d", touched=5),
        new("e", listed=True, touched=2),
    )
    assert [game.id for game in await store.listed(2)] == ["b", "e"]
    assert await store.counts() == {"lobby": 3, "playing": 1, "over": 1}


async def test_games_that_are_due_the_longest_waiting_first(store: Store):
    await store.write(new("a", due=30), new("b", due=10), new("c"), new("d", due=20), new("e", due=40))
    assert await store.due(30, limit=10) == [("b", 10), ("d", 20), ("a", 30)]
    assert await store.due(30, limit=1) == [("b", 10)]


async def test_games_at_which_nothing_has_happened_the_oldest_first(store: Store):
    await store.write(new("a", touched=20), new("b", touched=10), new("c", touched=30))
    assert await store.untouched(30, limit=10) == ["b", "a"]
    assert await store.untouched(30, limit=1) == ["b"]


async def test_a_store_is_ready_until_it_is_closed(store: Store):
    await store.ready()
