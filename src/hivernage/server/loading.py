"""From the database to a running game; after an upgrade perhaps by way of a checkpoint."""

from __future__ import annotations

import logging
from typing import NamedTuple

import msgspec

from hivernage import __version__
from hivernage.cards.library import Library
from hivernage.cards.problems import PackError
from hivernage.saves import decode_position
from hivernage.server.game import Game
from hivernage.server.packs import Packs
from hivernage.server.refusal import Refusal
from hivernage.server.store import AddPack, Change, CheckpointRow, GameRow, LogRow, SetGame, Store, StoreError
from hivernage.server.wire import Settings
from hivernage.table import Table, fingerprint

log = logging.getLogger(__name__)


class Loaded(NamedTuple):
    """A game, and what has to be written because it didn't play out as it used to."""

    game: Game
    changes: tuple[Change, ...] = ()


class PlaysDifferently(Exception):
    """The log doesn't lead to where it led before: the rules have changed."""


async def load_game(row: GameRow, packs: Packs, store: Store, now: int) -> Loaded:
    """The game of a table, where it stands."""
    assert row.start is not None
    rows = await store.log(row.id, after=row.start_seq)
    kept = await store.checkpoint(row.id)
    checkpoint = kept if kept is not None and kept.seq > row.start_seq else None
    try:
        library = await packs.library(row.packs, store)
        return Loaded(_replayed(row, library, rows, checkpoint))
    except StoreError:
        raise
    except Exception as trouble:  # whatever it is, the players want to go on
        log.warning("game %s can't be replayed: %r", row.id, trouble)
        if checkpoint is None:
            raise Refusal("unplayable") from trouble
    return await _from_checkpoint(row, packs, store, rows, checkpoint, now)


async def _from_checkpoint(
    row: GameRow, packs: Packs, store: Store, rows: list[LogRow], checkpoint: CheckpointRow, now: int
) -> Loaded:
    """Go on from the checkpoint with the cards of the game, or if this version can't read those, with its own."""
    try:
        library, digest = await packs.library(row.packs, store), row.packs
    except (PackError, LookupError) as trouble:
        log.warning("the cards of game %s can't be read: %r", row.id, trouble)
        settings = msgspec.json.decode(row.settings, type=Settings)
        box = packs.box(settings.packs)
        library, digest = box.library, box.digest
        await store.write(AddPack(box.digest, box.content))
    return _rebased(row, library, digest, rows, checkpoint, now)


def _replayed(row: GameRow, library: Library, rows: list[LogRow], checkpoint: CheckpointRow | None) -> Game:
    assert row.start is not None
    game = Game(row.id, Table(decode_position(row.start, library)), row.start_seq, row.touched)
    for entry in rows:
        game.take(entry)
        if checkpoint is not None and entry.seq == checkpoint.seq:
            _check(game, checkpoint, library)
    return game


def _check(game: Game, checkpoint: CheckpointRow, library: Library) -> None:
    if fingerprint(game.table.turn_base) != fingerprint(decode_position(checkpoint.position, library)):
        raise PlaysDifferently(f"another position at entry {checkpoint.seq}")


def _rebased(
    row: GameRow, library: Library, digest: str, rows: list[LogRow], checkpoint: CheckpointRow, now: int
) -> Loaded:
    """Go on from the checkpoint; of what was decided since, keep what still fits."""
    try:
        state = decode_position(checkpoint.position, library)
        game = Game(row.id, Table(state), checkpoint.seq, now)
    except Exception as trouble:
        log.error("game %s can't go on from its checkpoint either: %r", row.id, trouble)
        raise Refusal("unplayable") from trouble
    since = [entry for entry in rows if entry.seq > checkpoint.seq]
    try:
        game.replay(since)
        lost, start_seq = 0, checkpoint.seq
    except Exception:
        lost, start_seq = len(since), rows[-1].seq
        game = Game(row.id, Table(decode_position(checkpoint.position, library)), start_seq, now)
    fields = {
        "start": checkpoint.position,
        "start_seq": start_seq,
        "packs": digest,
        "version": __version__,
        "notice": f"rebased {lost}",
    }
    return Loaded(game, (SetGame(row.id, fields),))
