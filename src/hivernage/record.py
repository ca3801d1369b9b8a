"""The full record of a finished game, and the proof that it was played by the rules with the chance promised."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from hivernage import __version__, format_1, format_2, format_3, format_4, format_5
from hivernage.cards.contents import PackContents, contents_of, digest, from_bytes, load_contents, to_bytes
from hivernage.cards.library import Library
from hivernage.cards.load import PackError, built_in_packs
from hivernage.cards.playing import in_play
from hivernage.model.chance import KEY_BYTES, commitment
from hivernage.model.options import Options
from hivernage.model.question import IllegalAnswer
from hivernage.model.state import Position
from hivernage.rules.boxes import game_for
from hivernage.rules.setup import new_state
from hivernage.saves import UNPLAYABLE, Format, Logged, SaveError, fingerprint_in, logged, state_of, take_logged
from hivernage.table import Table, TableError, fingerprint


def _to_2(record: dict[str, Any]) -> dict[str, Any]:
    start = record.get("start")
    return {**record, "start": start and format_1.forwards(start), "shape": 1}


def _to_3(record: dict[str, Any]) -> dict[str, Any]:
    start = record.get("start")
    return {"shape": 2, **record, "start": start and format_2.forwards(start)}


def _to_4(record: dict[str, Any]) -> dict[str, Any]:
    start = record.get("start")
    return {"shape": 3, **record, "start": start and format_3.forwards(start)}


def _to_5(record: dict[str, Any]) -> dict[str, Any]:
    start = record.get("start")
    return {"shape": 4, **record, "start": start and format_4.forwards(start)}


def _to_6(record: dict[str, Any]) -> dict[str, Any]:
    start = record.get("start")
    return {"shape": 5, **record, "start": start and format_5.forwards(start)}


RECORD = Format("hivernage-record", "record", 6, {1: _to_2, 2: _to_3, 3: _to_4, 4: _to_5, 5: _to_6})

CLOSED = "closed"
"""The ending of a game that was given up before its end."""

Result = Literal["passed", "failed", "unproven"]
Args = dict[str, str | int]


class NotOver(TableError):
    """The record of a game tells everybody's cards and the key: it is given at the end only."""


class Record(msgspec.Struct, kw_only=True):
    """A finished game. `start` is there if it isn't what the key shuffles: a game that went on from a checkpoint."""

    version: str
    options: Options
    promise: str
    key: str
    contents: str
    library: str
    began: str
    log: list[Logged]
    now: str
    winners: list[int]
    ending: str
    start: Position | None = None
    start_seq: int = 0
    table: dict[str, Any] = {}
    shape: int = RECORD.number  # the format in whose shape the fingerprints were taken


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at. `fault` names what is wrong or can't be proven, `args` the particulars."""

    name: str
    result: Result = "passed"
    fault: str = ""
    args: Args = {}


class Verdict(msgspec.Struct):
    """What came of all checks, as far as they could be made."""

    checks: list[Check] = []
    record: Record | None = None

    @property
    def holds(self) -> bool:
        """Whether nothing is wrong; what can't be proven is among the checks."""
        return all(check.result != "failed" for check in self.checks)


def record_of(
    table: Table,
    contents: PackContents,
    start_seq: int = 0,
    about_table: dict[str, Any] | None = None,
    *,
    closed: bool = False,
) -> bytes:
    """The record of a finished game. `start_seq` numbers the log entry before the first one, if the table didn't begin
    with the game; `about_table` is kept as it is. `closed`: nobody will play on, though the game isn't over."""
    table.refuse_if_redealt("make a record")
    if not table.over and not closed:
        raise NotOver("the game isn't over: its record would tell everybody's cards")
    start, state = table.start, table.state
    fresh = new_state(start.options, state.library, start.key, game_for(start.options))
    shuffled = fingerprint(start) == fingerprint(fresh)
    return RECORD.write(
        Record(
            version=__version__,
            options=start.options,
            promise=start.promise,
            key=start.key.hex(),
            contents=b64encode(to_bytes(contents)).decode(),
            library=state.library.digest(),
            began=fingerprint(start),
            log=logged(table.log),
            now=fingerprint(state),
            winners=state.winners,
            ending=state.ending if table.over else CLOSED,
            start=None if shuffled else start,
            start_seq=start_seq,
            table=about_table or {},
        )
    )


def verify(data: bytes, promise: str = "") -> Verdict:
    """Play a record again and check all that it claims; `promise` is the hash a player noted at the start."""
    try:
        record = RECORD.read(data, Record)
    except SaveError as error:
        return Verdict([Check("file", "failed", "unreadable", {"reason": str(error)})])
    return Verdict([Check("file"), *_checks(record, promise)], record)


class _Refuted(Exception):
    """A check failed on which all that follow depend."""

    def __init__(self, name: str, fault: str, **args: str | int) -> None:
        self.check = Check(name, "failed", fault, args)


def _checks(record: Record, promise: str) -> Iterator[Check]:
    try:
        yield _version(record)
        yield _promise(record, promise.strip().lower())
        key = _key(record)
        yield Check("key")
        contents, library = _cards(record)
        yield Check("cards")
        yield _box(contents)
        table = _start(record, library, key)
        yield _shuffle(record)
        _play(record, table)
        yield Check("decisions", args={"n": len(record.log)})
        yield _end(record, table)
    except _Refuted as refuted:
        yield refuted.check


def _version(record: Record) -> Check:
    if record.version == __version__:
        return Check("version", args={"made": record.version})
    return Check("version", "unproven", "other-version", {"made": record.version, "here": __version__})


def _promise(record: Record, noted: str) -> Check:
    if not noted:
        return Check("promise", "unproven", "none-noted", {"promise": record.promise})
    if noted != record.promise:
        return Check("promise", "failed", "other-promise", {"noted": noted, "promise": record.promise})
    return Check("promise")


def _key(record: Record) -> bytes:
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        raise _Refuted("key", "no-key") from None
    if len(key) != KEY_BYTES:
        raise _Refuted("key", "no-key")
    if commitment(key) != record.promise:
        raise _Refuted("key", "other-key", promise=record.promise)
    return key


def _cards(record: Record) -> tuple[PackContents, Library]:
    try:
        contents = from_bytes(b64decode(record.contents, validate=True))
        library = load_contents(contents)
    except (PackError, ValueError) as error:
        raise _Refuted("cards", "unreadable", reason=str(error)) from None
    if in_play(library, record.options).digest() != record.library:
        raise _Refuted("cards", "other-cards")
    return contents, library


def _box(contents: PackContents) -> Check:
    """Whether the built-in packs are those of this version: a record could bring cards of its own by their names."""
    ours = [pack for pack in contents if pack in built_in_packs()]
    changed = [pack for pack in ours if digest({pack: contents[pack]}) != digest(contents_of(pack))]
    if changed:
        return Check("box", "unproven", "changed", {"packs": ", ".join(changed)})
    return Check("box", args={"packs": ", ".join(contents)})


def _start(record: Record, library: Library, key: bytes) -> Table:
    """The table as it began: shuffled by the key, or at a later position that has the same key."""
    start = record.start
    if start is not None and (start.key != key or start.forced is not None or start.promise != record.promise):
        raise _Refuted("shuffle", "other-chance")
    try:
        table = Table(state_of(start, library)) if start is not None else Table.new(record.options, library, key)
    except UNPLAYABLE as error:
        raise _Refuted("shuffle", "no-game", reason=str(error)) from None
    if fingerprint_in(record.shape, table.start) != record.began or table.start.options != record.options:
        raise _Refuted("shuffle", "other-start")
    return table


def _shuffle(record: Record) -> Check:
    if record.start is None:
        return Check("shuffle")
    return Check("shuffle", "unproven", "later-start", {"seq": record.start_seq})


def _play(record: Record, table: Table) -> None:
    for n, entry in enumerate(record.log, 1):
        try:
            take_logged(table, entry)
        except (TableError, IllegalAnswer, *UNPLAYABLE) as error:
            raise _Refuted("decisions", "refused", n=n, reason=str(error)) from None


def _end(record: Record, table: Table) -> Check:
    state = table.state
    if not table.over and record.ending != CLOSED:
        return Check("end", "failed", "goes-on", {"n": len(record.log)})
    if state.winners != record.winners:
        return Check(
            "end", "failed", "other-winners", {"claimed": _seats(record.winners), "true": _seats(state.winners)}
        )
    if table.over and state.ending != record.ending:
        return Check("end", "failed", "other-ending", {"claimed": record.ending, "true": state.ending})
    if fingerprint_in(record.shape, state) != record.now:
        return Check("end", "failed", "other-position")
    return Check("end", args={"ending": record.ending, "winners": _seats(state.winners)})


def _seats(seats: list[int]) -> str:
    return ", ".join(f"p{seat + 1}" for seat in seats) or "-"
