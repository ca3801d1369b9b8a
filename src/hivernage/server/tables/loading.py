"""From the database to a running game; after an upgrade perhaps by way of a checkpoint."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from hivernage import __version__
from hivernage.cards.library import Library
from hivernage.cards.load import PackError
from hivernage.model.state import State
from hivernage.saves import decode_position, encode_position, is_stored_as
from hivernage.server.refusal import Refusal
from hivernage.server.store import AddPack, Change, CheckpointRow, GameRow, LogRow, SetGame, StoreError
from hivernage.server.tables.game import Game
from hivernage.server.tables.settings import cards_of
from hivernage.table import Table
from hivernage.wire.over_http import Settings

if TYPE_CHECKING:
    from hivernage.server.tables.all_tables import AllTables

log = logging.getLogger(__name__)

ROLLS_OF_A_DECISION: Final = 1000
QUESTIONS_OF_A_DECISION: Final = 100
"""More than any decision has ever led to."""


class Loaded(NamedTuple):
    """A game, and what has to be written because it didn't play out as it used to."""

    game: Game
    row: GameRow
    changes: tuple[Change, ...] = ()


class PlaysDifferently(Exception):
    """The log doesn't lead to where it led before: the rules have changed."""


async def load_game(row: GameRow, tables: AllTables) -> Loaded:
    """The game of a table, where it stands. Others play on meanwhile, however long it takes."""
    packs, store = tables.packs, tables.store
    rows = await store.log(row.id, after=row.start_seq)
    # After the log: another process may have gone on from a checkpoint meanwhile, and its entries fit that only.
    row = await store.game(row.id) or row
    rows = [entry for entry in rows if entry.seq > row.start_seq]
    kept = await store.checkpoint(row.id)
    checkpoint = kept if kept is not None and kept.seq > row.start_seq else None
    try:
        library = await packs.library(row.packs, store)
        if checkpoint is not None and not _is_readable(checkpoint, library):
            checkpoint = None
        return Loaded(await tables.background.run(lambda: _replayed(row, library, rows, checkpoint)), row)
    except StoreError:
        raise
    except Exception as trouble:  # whatever it is, the players want to go on
        log.warning("game %s can't be replayed: %r", row.id, trouble)
        if checkpoint is None:
            raise Refusal("unplayable") from trouble
    return await _from_checkpoint(row, tables, rows, checkpoint)


def _is_readable(checkpoint: CheckpointRow, library: Library) -> bool:
    """Whether there is anything to compare with; if not, the start and the log are all there is."""
    try:
        decode_position(checkpoint.position, library)
    except Exception as trouble:
        log.error("the checkpoint of game %s can't be read and isn't looked at: %r", checkpoint.game, trouble)
        return False
    return True


async def _from_checkpoint(row: GameRow, tables: AllTables, rows: list[LogRow], checkpoint: CheckpointRow) -> Loaded:
    """Go on from the checkpoint with the cards of the game, or if this version can't read those, with its own."""
    packs, store = tables.packs, tables.store
    try:
        library, digest = await packs.library(row.packs, store), row.packs
    except (PackError, LookupError) as trouble:
        log.warning("the cards of game %s can't be read: %r", row.id, trouble)
        settings = msgspec.json.decode(row.settings, type=Settings)
        try:
            box = cards_of(settings, packs)
        except Refusal:
            raise Refusal("unplayable") from trouble
        library, digest = box.library, box.digest
        await store.write(AddPack(box.digest, box.content))
    now = tables.now()
    return await tables.background.run(lambda: _rebased(row, library, digest, rows, checkpoint, now))


def _replayed(row: GameRow, library: Library, rows: list[LogRow], checkpoint: CheckpointRow | None) -> Game:
    assert row.start is not None
    game = Game(row.id, Table(decode_position(row.start, library)), row.start_seq, row.touched)
    dropped = taken_back(rows, checkpoint.seq if checkpoint is not None else 0)
    for entry in rows:
        if entry.seq in dropped:
            game.skip(entry)
        else:
            game.take(entry)
        if checkpoint is not None and entry.seq == checkpoint.seq:
            _check(game, checkpoint)
    return game


def taken_back(rows: list[LogRow], keep: int) -> set[int]:
    """Decisions that were taken back at once, and what took them back: it is as if they had never been, so they needn't
    be played again, however many there are. The entry to `keep` is compared with a checkpoint, and must stand."""
    stand: list[LogRow] = []
    dropped: set[int] = set()
    for row in rows:
        last = stand[-1] if stand else None
        own = last is not None and last.kind == "decided" and last.seat == row.seat and last.seq != keep
        if row.kind == "undone" and own:
            dropped |= {stand.pop().seq, row.seq}
        else:
            stand.append(row)
    return dropped


def _check(game: Game, checkpoint: CheckpointRow) -> None:
    if not is_stored_as(game.table.turn_base, checkpoint.position):
        raise PlaysDifferently(f"another position at entry {checkpoint.seq}")


def _rebased(
    row: GameRow, library: Library, digest: str, rows: list[LogRow], checkpoint: CheckpointRow, now: int
) -> Loaded:
    """Go on from the checkpoint, with what was decided since if all of it still fits."""
    try:
        state = decode_position(checkpoint.position, library)
        game = Game(row.id, Table(state), checkpoint.seq, now)
    except Exception as trouble:
        log.error("game %s can't go on from its checkpoint either: %r", row.id, trouble)
        raise Refusal("unplayable") from trouble
    since = [entry for entry in rows if entry.seq > checkpoint.seq]
    lost = 0
    try:
        game.replay(since)
    except Exception:
        lost = len(since)
        state = decode_position(checkpoint.position, library)
        _use_up(state, since)
        game = Game(row.id, Table(state), rows[-1].seq, now)
    fields = {
        "start": encode_position(game.table.start),
        "start_seq": game.start_seq,
        "packs": digest,
        "version": __version__,
        "notice": f"rebased {lost}",
    }
    return Loaded(game, row, (SetGame(row.id, fields),))


def _use_up(state: State, lost: list[LogRow]) -> None:
    """What players have seen of chance doesn't come again, and no answer to an old question fits a new one."""
    state.rolls += ROLLS_OF_A_DECISION * len(lost)
    state.asked = max(state.asked, *(entry.question for entry in lost)) + QUESTIONS_OF_A_DECISION
