"""The tables as SQLAlchemy knows them; `migrations/` makes them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()


def _game() -> Column[str]:
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("status", Text, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("version", Text, nullable=False),
    Column("packs", Text, nullable=False),
    Column("start", LargeBinary),
    Column("start_seq", Integer, nullable=False),
    Column("due", BigInteger),
    Column("notice", Text, nullable=False),
    Column("sand", BigInteger),
    Column("said", Text, nullable=False, server_default=""),
    Index("games_due", "due"),
    Index("games_listed", "listed", "status"),
)

log = Table(
    "log",
    metadata,
    _game(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("client", Text, nullable=False),
    sqlite_with_rowid=False,
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _game(),
    Column("seq", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("stand_in", Text, nullable=False),
    Column("stand_in_name", Text, nullable=False),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("role", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tokens_seat", "game", "seat"),
    sqlite_with_rowid=False,
)

talk = Table(
    "talk",
    metadata,
    _game(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text),
    sqlite_with_rowid=False,
)

acts = Table(
    "acts",
    metadata,
    _game(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    sqlite_with_rowid=False,
)

matters = Table(
    "matters",
    metadata,
    _game(),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    _game(),
    Column("token", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("role", Text, nullable=False),
    Column("sockets", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("presence_process", "process"),
)

processes = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("content", LargeBinary, nullable=False),
)
