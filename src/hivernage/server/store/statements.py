"""From changes to SQL: every change is a step or two, and steps with the same statement run together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Delete,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    case,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from hivernage.server.store import changes as change
from hivernage.server.store.changes import Change, game_of
from hivernage.server.store.errors import Duplicate, LostRace, NoSuchGame, StoreError
from hivernage.server.store.tables import (
    acts,
    checkpoints,
    games,
    health,
    log,
    matters,
    packs,
    presence,
    processes,
    seats,
    talk,
    tokens,
)

Statement: TypeAlias = Insert | Update | Delete | Select[*tuple[Any, ...]]
Values: TypeAlias = dict[str, Any]

# Where another process may have been faster with the same key.
RACES = (log, talk, acts, matters)


class Step:
    """One statement and all the rows it is run with."""

    def __init__(self, statement: Statement, game: str) -> None:
        self.statement = statement
        self.game = game
        self.rows: list[Values] = []

    def run(self, connection: Connection) -> None:
        """Run the statement, or say which promise it would break."""
        try:
            connection.execute(self.statement, self.rows)
        except IntegrityError as error:
            raise self._broken(error) from error

    def _broken(self, error: IntegrityError) -> StoreError:
        if getattr(error.orig, "sqlstate", None) == "23503" or "FOREIGN KEY" in str(error.orig):
            return NoSuchGame(f"game {self.game} isn't stored")
        if not isinstance(self.statement, Select) and self.statement.table in RACES:
            return LostRace(self.game)
        return Duplicate(str(error.orig))


class Lease(Step):
    """Moving when games are due, each only if it is still due when the caller believed."""

    def run(self, connection: Connection) -> None:
        """Move them all, or raise for the first that has been moved by somebody else."""
        ids = [row["_id"] for row in self.rows]
        # FOR UPDATE: two processes must not both read the old value. SQLite leaves it out, being locked as a whole.
        found = connection.execute(select(games.c.id, games.c.due).where(games.c.id.in_(ids)).with_for_update())
        due = {row.id: row.due for row in found}
        for row in self.rows:
            if row["_id"] not in due or due[row["_id"]] != row["_old"]:
                raise LostRace(row["_id"])
        connection.execute(self.statement, [{"_id": row["_id"], "due": row["due"]} for row in self.rows])


class Swap(Step):
    """Writing what comes after what the caller believed to be the last."""

    def run(self, connection: Connection) -> None:
        """Raise for the first that somebody else has changed."""
        for row in self.rows:
            values = {"_game": row["game"], "_n": row["n"] - 1, "n": row["n"], "body": row["body"]}
            if connection.execute(self.statement, values).rowcount:
                continue
            if row["n"] > 1:
                raise LostRace(row["game"])
            try:
                connection.execute(insert(matters), row)
            except IntegrityError as error:
                raise self._broken(error) from error


class Check(Step):
    """Looking whether games and seats are still what the caller believed."""

    def run(self, connection: Connection) -> None:
        """Raise for the first that somebody else has changed."""
        for row in self.rows:
            where = {name: value for name, value in row.items() if name != "fields"}
            found = connection.execute(self.statement, where).mappings().first()
            if found is None or any(found[name] != value for name, value in row["fields"].items()):
                raise LostRace(row["_game"])


class Statements:
    """The SQL of every change, for one kind of database."""

    def __init__(self, dialect: str) -> None:
        self._cache: dict[tuple[object, ...], Statement] = {}
        self._add_pack = _add_pack(dialect)
        self._set_checkpoint = _set_checkpoint(dialect)
        self._beat = _upsert(dialect, health, ("at",))
        self._add = {table: insert(table) for table in (games, seats, log, tokens, talk, acts)}
        self._set_matters = _set_matters()
        self._set_presence = _upsert(dialect, presence, ("seat", "role", "sockets", "since"))
        self._clear_presence = delete(presence).where(
            *_equal(presence, ("game", "token")), presence.c.process != bindparam("_process"), presence.c.sockets == 0
        )
        self._live_on = _upsert(dialect, processes, ("until",))
        self._bury = update(presence).where(*_equal(presence, ("process",)), presence.c.sockets > 0)
        self._bury = self._bury.values(sockets=0, since=bindparam("since"))
        self._forget_process = delete(processes).where(*_equal(processes, ("name",)))
        self._drop_game = delete(games).where(games.c.id == bindparam("_id"))
        # FOR UPDATE: nobody may change it before these changes are stored.
        self._expect_game = select(games).where(games.c.id == bindparam("_game")).with_for_update()
        self._expect_seat = select(seats).where(*_equal(seats, ("game", "seat"))).with_for_update()
        self._move_due = update(games).where(games.c.id == bindparam("_id")).values(due=bindparam("due"))

    def plan(self, changes: Iterable[Change]) -> list[Step]:
        """Steps that keep the order of each game's changes, with as few statements as that allows."""
        steps: list[Step] = []
        latest: dict[str, int] = {}  # per game, the step of its latest change
        found: dict[Statement, int] = {}  # per statement, its latest step
        for each in changes:
            game = game_of(each)
            for statement, rows in self._steps(each):
                earliest = latest.get(game, -1) + isinstance(each, change.MoveDue | change.Expect)
                index = found.get(statement, -1)
                if index < max(earliest, 0):
                    index = found[statement] = len(steps)
                    steps.append(KINDS.get(type(each), Step)(statement, game))
                steps[index].rows += rows
                latest[game] = index
        return steps

    def _steps(self, each: Change) -> list[tuple[Statement, list[Values]]]:
        match each:
            case change.AddLog():
                return [(self._add[log], [asdict(row) for row in each.rows])]
            case change.SetGame():
                return [(self._set(games, ("id",), each.fields), [{"_id": each.id, **each.fields}])]
            case change.SetSeat():
                where = {"_game": each.game, "_seat": each.seat}
                return [(self._set(seats, ("game", "seat"), each.fields), [{**where, **each.fields}])]
            case change.SetCheckpoint():
                return [(self._set_checkpoint, [asdict(each)])]
            case change.MoveDue():
                return [(self._move_due, [{"_id": each.game, "_old": each.old, "due": each.new}])]
            case change.Expect(seat=None):
                return [(self._expect_game, [{"_game": each.game, "fields": each.fields}])]
            case change.Expect():
                return [(self._expect_seat, [{"_game": each.game, "_seat": each.seat, "fields": each.fields}])]
            case change.NewGame():
                rows = [asdict(seat) for seat in each.seats]
                return [(self._add[games], [asdict(each.game)]), *([(self._add[seats], rows)] if rows else [])]
            case change.AddSeat():
                return [(self._add[seats], [asdict(each.row)])]
            case change.DropSeat():
                return [self._matching(seats, {"game": each.game, "seat": each.seat}, delete)]
            case change.MoveSeats():
                return [
                    (_moved(table, name, each.to), [{"_game": each.game}])
                    for table, name in (
                        (tokens, "seat"),
                        (presence, "seat"),
                        (talk, "seat"),
                        (acts, "seat"),
                        (acts, "by"),
                    )
                ]
            case change.AddToken():
                return [(self._add[tokens], [asdict(each.row)])]
            case change.AddAct():
                return [(self._add[acts], [asdict(each.row)])]
            case change.SetMatters():
                return [(self._set_matters, [asdict(each.row)])]
            case change.SetPresence():
                row = each.row
                others = {"_game": row.game, "_token": row.token, "_process": row.process}
                return [(self._clear_presence, [others]), (self._set_presence, [asdict(row)])]
            case change.LiveOn():
                return [(self._live_on, [{"name": each.process, "until": each.until}])]
            case change.Bury():
                gone = {"_process": each.process, "since": each.at}
                return [(self._forget_process, [{"_name": each.process}]), (self._bury, [gone])]  # one at a time
            case change.Beat():
                return [(self._beat, [{"id": 1, "at": each.at}])]
            case change.DropToken():
                return [self._matching(tokens, {"game": each.game, "hash": each.hash}, delete)]
            case change.AddTalk():
                return [(self._add[talk], [asdict(each.row)])]
            case change.AddPack():
                return [(self._add_pack, [asdict(each)])]
            case change.DropGame():
                return [(self._drop_game, [{"_id": each.id}])]
            case change.DropTokens():
                return [self._matching(tokens, {"game": each.game, "seat": each.seat, "role": each.role}, delete)]
            case change.BlankTalk():
                return [self._matching(talk, {"game": each.game, "n": each.n, "seat": each.seat}, _blank)]

    def _set(self, table: Table, keys: tuple[str, ...], fields: Values) -> Statement:
        cached = self._cache.get((table, *fields))
        if cached is None:
            values: Values = {name: bindparam(name) for name in fields}
            cached = update(table).where(*_equal(table, keys)).values(values)
            self._cache[table, *fields] = cached
        return cached

    def _matching(
        self, table: Table, wanted: Values, verb: Callable[[Table], Delete | Update]
    ) -> tuple[Statement, list[Values]]:
        given = {name: value for name, value in wanted.items() if value is not None}
        if (table, *given) not in self._cache:
            self._cache[table, *given] = verb(table).where(*_equal(table, given))
        return self._cache[table, *given], [{f"_{name}": value for name, value in given.items()}]


KINDS: dict[type, type[Step]] = {change.MoveDue: Lease, change.Expect: Check, change.SetMatters: Swap}


def _equal(table: Table, names: Iterable[str]) -> list[Any]:
    return [table.c[name] == bindparam(f"_{name}") for name in names]


def _moved(table: Table, name: str, to: dict[int, int]) -> Update:
    """Other seats in a column, wherever it has one that somebody moved from."""
    column = table.c[name]
    where = (*_equal(table, ("game",)), column.in_(to))
    return update(table).where(*where).values({name: case(to, value=column)})


def _blank(table: Table) -> Update:
    return update(table).values(body=None)


def _add_pack(dialect: str) -> Insert:
    if dialect == "postgresql":
        return postgresql.insert(packs).on_conflict_do_nothing()
    return sqlite.insert(packs).on_conflict_do_nothing()


def _upsert(dialect: str, table: Table, fields: tuple[str, ...]) -> Insert:
    """Add a row, or give the one with its key new values."""
    make = postgresql.insert if dialect == "postgresql" else sqlite.insert
    statement: Any = make(table)
    keys = [column.name for column in table.primary_key]
    new = {field: statement.excluded[field] for field in fields}
    added: Insert = statement.on_conflict_do_update(index_elements=keys, set_=new)
    return added


def _set_matters() -> Update:
    where = _equal(matters, ("game", "n"))
    return update(matters).where(*where).values(n=bindparam("n"), body=bindparam("body"))


def _set_checkpoint(dialect: str) -> Insert:
    make = postgresql.insert if dialect == "postgresql" else sqlite.insert
    statement: Any = make(checkpoints)
    new = statement.excluded
    added: Insert = statement.on_conflict_do_update(
        index_elements=["game"],
        set_={"seq": new.seq, "position": new.position},
        where=checkpoints.c.seq <= new.seq,
    )
    return added
