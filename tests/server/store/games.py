"""Short ways to say what the tests store."""

from typing import Any

from msgspec.structs import replace
from sqlalchemy import event

from hivernage.server.store import AddLog, AddTalk, GameRow, LogRow, NewGame, SeatRow, Store, TalkRow


def row(id: str = "g", **fields: Any) -> GameRow:
    """A game in its lobby."""
    made = GameRow(
        id, f"code-{id}", "lobby", False, '{"players": 4}', 0, False, 1_700_000_000_000, 1_700_000_000_000, "1"
    )
    return replace(made, **fields)


def new(id: str = "g", **fields: Any) -> NewGame:
    """A new game with two seats."""
    return NewGame(row(id, **fields), (SeatRow(id, 0, "Ada", "person"), SeatRow(id, 1, "", "open")))


def entry(seq: int, game: str = "g", answer: str = "end") -> LogRow:
    """A decision in a log."""
    return LogRow(game, seq, 1_700_000_000_000 + seq, "decided", seq % 4, seq * 2, answer, f"client-{seq}")


def append(*seqs: int, game: str = "g", answer: str = "end") -> AddLog:
    """Decisions to add to a log."""
    return AddLog(tuple(entry(seq, game, answer) for seq in seqs))


def say(n: int, game: str = "g", seat: int = 0, body: str = '"hello"') -> AddTalk:
    """Something to say."""
    return AddTalk(TalkRow(game, n, 1_700_000_000_000, seat, body))


async def seqs(store: Store, game: str = "g") -> list[int]:
    """The numbers in a game's log."""
    return [row.seq for row in await store.log(game)]


def count_commits(store: Store) -> list[object]:
    """A list that gets longer with each transaction that is committed."""
    commits: list[object] = []
    event.listen(store._database.writing, "commit", commits.append)
    return commits
