"""The store: durable tables, their logs and their people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, literal, select
from sqlalchemy.exc import SQLAlchemyError

from hivernage.server.store import tables
from hivernage.server.store.changes import Beat, Change
from hivernage.server.store.database import Database, Query, Rows, open_database
from hivernage.server.store.engine import database_url
from hivernage.server.store.errors import StoreError
from hivernage.server.store.migrate import migrate
from hivernage.server.store.rows import (
    ActRow,
    CheckpointRow,
    GameRow,
    LogRow,
    MattersRow,
    PresenceRow,
    SeatRow,
    TalkRow,
    TokenRow,
)
from hivernage.server.store.writer import OnCommit, OnFailure, Stats, Writer


class Store:
    """All the games of a database; `await Store.open(url)` makes one."""

    def __init__(self, database: Database, on_commit: OnCommit, on_failure: OnFailure) -> None:
        self._database = database
        self._writer = Writer(database, on_commit, on_failure)

    @classmethod
    async def open(
        cls,
        url: str,
        on_commit: OnCommit = lambda rows, seconds: None,  # noqa: ARG005
        on_failure: OnFailure = lambda error: None,  # noqa: ARG005
    ) -> Store:
        """Connect to `sqlite:///path` or `postgresql://...`, bring its tables up to date, start the writer."""
        address = database_url(url)
        database = open_database(address)
        try:
            await migrate(database)
        except BaseException as error:
            await database.close()
            if isinstance(error, SQLAlchemyError | OSError):
                raise StoreError(f"The database {address!r} can't be opened: {_reason(error)}") from error
            raise
        return cls(database, on_commit, on_failure)

    async def close(self) -> None:
        """Write what has been submitted, then let go of the database."""
        await self._writer.close()
        await self._database.close()

    async def write(self, *changes: Change) -> None:
        """Make changes durable, all or none."""
        await self.submit(*changes)

    def submit(self, *changes: Change) -> asyncio.Future[None]:
        """Queue changes at once, after all that were submitted before; the future tells when they are durable."""
        return self._writer.submit(changes)

    async def ready(self, now: int = 0, seconds: float = 5.0) -> None:
        """Raise StoreError if the database doesn't answer in time, or nothing can be written."""
        if not self._writer.alive:
            raise StoreError("the writer has stopped")
        try:
            async with asyncio.timeout(seconds):
                await self._all(select(literal(1)))
                await self.write(Beat(now))
        except TimeoutError:
            raise StoreError(f"the database hasn't answered within {seconds:g} seconds") from None

    @property
    def stats(self) -> Stats:
        """What the writer has done since the store was opened."""
        return self._writer.stats

    async def game(self, id: str) -> GameRow | None:
        """A game by its id."""
        row = await self._first(select(tables.games).where(tables.games.c.id == id))
        return GameRow(*row) if row else None

    async def game_by_code(self, code: str) -> GameRow | None:
        """A game by the short code that people tell each other."""
        row = await self._first(select(tables.games).where(tables.games.c.code == code))
        return GameRow(*row) if row else None

    async def seats(self, game: str) -> list[SeatRow]:
        """The seats of a game, in order."""
        seats = tables.seats
        return [SeatRow(*row) for row in await self._all(select(seats).where(seats.c.game == game).order_by("seat"))]

    async def log(self, game: str, after: int = 0) -> list[LogRow]:
        """The log of a game after an entry. Reading it is what makes a game writable again after a failed append."""
        log = tables.log
        rows = await self._all(select(log).where(log.c.game == game, log.c.seq > after).order_by("seq"))
        self._writer.accept_again(game)
        return [LogRow(*row) for row in rows]

    async def last_seq(self, game: str) -> int:
        """The number of the latest entry of a game's log, 0 if there is none."""
        log = tables.log
        row = await self._first(select(func.max(log.c.seq)).where(log.c.game == game))
        return row[0] or 0 if row else 0

    async def checkpoint(self, game: str) -> CheckpointRow | None:
        """The latest stored position of a game."""
        row = await self._first(select(tables.checkpoints).where(tables.checkpoints.c.game == game))
        return CheckpointRow(*row) if row else None

    async def talk(self, game: str, after: int = 0) -> list[TalkRow]:
        """What was said at a table after a message."""
        talk = tables.talk
        rows = await self._all(select(talk).where(talk.c.game == game, talk.c.n > after).order_by("n"))
        return [TalkRow(*row) for row in rows]

    async def latest_talk(self, game: str, limit: int) -> list[TalkRow]:
        """The last things said at a table, in order."""
        talk = tables.talk
        rows = await self._all(select(talk).where(talk.c.game == game).order_by(talk.c.n.desc()).limit(limit))
        return [TalkRow(*row) for row in reversed(rows)]

    async def last_talk(self, game: str) -> int:
        """The number of the latest thing said at a table, 0 if nothing was."""
        talk = tables.talk
        row = await self._first(select(func.max(talk.c.n)).where(talk.c.game == game))
        return row[0] or 0 if row else 0

    async def token(self, hash: str) -> TokenRow | None:
        """Which seat a secret opens, by the secret's hash."""
        row = await self._first(select(tables.tokens).where(tables.tokens.c.hash == hash))
        return TokenRow(*row) if row else None

    async def tokens(self, game: str) -> list[TokenRow]:
        """The tokens of a game, oldest first."""
        tokens = tables.tokens
        query = select(tokens).where(tokens.c.game == game).order_by("seat", "created", "hash")
        return [TokenRow(*row) for row in await self._all(query)]

    async def acts(self, game: str) -> list[ActRow]:
        """What was done to a table, oldest first."""
        acts = tables.acts
        return [ActRow(*row) for row in await self._all(select(acts).where(acts.c.game == game).order_by("n"))]

    async def matters(self, game: str) -> MattersRow | None:
        """What is open at a table besides the game."""
        row = await self._first(select(tables.matters).where(tables.matters.c.game == game))
        return MattersRow(*row) if row else None

    async def presence(self, game: str) -> list[PresenceRow]:
        """Who looks at a table, by process, and who has left since when."""
        presence = tables.presence
        return [PresenceRow(*row) for row in await self._all(select(presence).where(presence.c.game == game))]

    async def games_at(self, process: str) -> list[str]:
        """The games that somebody looks at through a process."""
        presence = tables.presence
        query = select(presence.c.game).where(presence.c.process == process, presence.c.sockets > 0).distinct()
        return [row[0] for row in await self._all(query)]

    async def gone_processes(self, now: int) -> list[str]:
        """Processes that should have said by now that they are still there."""
        processes = tables.processes
        return [row[0] for row in await self._all(select(processes.c.name).where(processes.c.until < now))]

    async def listed(self, limit: int) -> list[GameRow]:
        """Games that anybody may find, in the lobby or being played, the liveliest first."""
        games = tables.games
        wanted = games.c.listed.is_(True), games.c.status.in_(("lobby", "playing"))
        query = select(games).where(*wanted).order_by(games.c.touched.desc(), games.c.id).limit(limit)
        return [GameRow(*row) for row in await self._all(query)]

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """The games that somebody has to look after by now, with when they were due."""
        games = tables.games
        query = select(games.c.id, games.c.due).where(games.c.due <= now).order_by("due", "id").limit(limit)
        return [(row[0], row[1]) for row in await self._all(query)]

    async def newest(self) -> int:
        """When something was last done at any table."""
        row = await self._first(select(func.max(tables.games.c.touched)))
        return row[0] or 0 if row else 0

    async def untouched(self, since: int, limit: int) -> list[str]:
        """Games at which nothing has happened for long."""
        games = tables.games
        query = select(games.c.id).where(games.c.touched < since).order_by("touched").limit(limit)
        return [row[0] for row in await self._all(query)]

    async def pack(self, digest: str) -> bytes | None:
        """The content of packs by their digest."""
        row = await self._first(select(tables.packs.c.content).where(tables.packs.c.digest == digest))
        return bytes(row[0]) if row else None

    async def counts(self) -> dict[str, int]:
        """How many games there are of each status."""
        status = tables.games.c.status
        return {row[0]: row[1] for row in await self._all(select(status, func.count()).group_by(status))}

    async def _each(self, *queries: Query) -> list[Rows]:
        try:
            return await self._database.read(queries)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database doesn't answer: {_reason(error)}") from error

    async def _all(self, query: Query) -> Rows:
        (rows,) = await self._each(query)
        return rows

    async def _first(self, query: Query) -> Sequence[Any] | None:
        rows = await self._all(query)
        return rows[0] if rows else None


def _reason(error: Exception) -> object:
    return getattr(error, "orig", None) or error
