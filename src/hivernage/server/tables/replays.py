"""Finished games told from their beginning, with everything open: what happened, and the table at any moment."""

from __future__ import annotations

from hivernage.cards.library import Library
from hivernage.cards.text import Lang
from hivernage.model.events import Event, Facts
from hivernage.model.ids import SPECTATOR
from hivernage.saves import decode_position
from hivernage.server.refusal import Refusal
from hivernage.server.store import GameRow, LogRow
from hivernage.server.tables.client import ENCODER
from hivernage.server.tables.game import Game
from hivernage.server.tables.room import Room
from hivernage.table import Table
from hivernage.views import View, views
from hivernage.wire.messages import EventInfo, Told
from hivernage.wire.whole_games import Replay, WholeStory
from hivernage.words.speech import Speech
from hivernage.words.tell import tell


async def whole_story(room: Room, lang: Lang) -> bytes:
    """What happened from the first to the last decision, as JSON."""
    check_over(room)
    names = tuple(row.name for row in room.seats)
    async with room.lock:
        game = await room.wake()
    return await room.tables.pages.get(
        (room.id, "story", game.seq, lang, names), lambda: ENCODER.encode(_story(game, lang, list(names)))
    )


def _story(game: Game, lang: Lang, names: list[str]) -> WholeStory:
    state = game.table.state
    speech = Speech(lang, state.library, SPECTATOR, names, state.game.homes)
    events, story = [], []
    for entry, news in enumerate(game.news, game.start_seq):
        events += [EventInfo(entry, event.kind, _opened(event)) for event in news]
        story += [Told(entry, sentence) for sentence in tell(news, speech)]
    return WholeStory(game.start_seq, game.seq, events, story)


def _opened(event: Event) -> Facts:
    """What is known of an event when there are no secrets any more."""
    facts = dict(event.facts)
    for more in event.private.values():
        facts |= more
    return facts


async def position_at(room: Room, seq: int) -> bytes:
    """The table after a decision, as JSON."""
    check_over(room)
    row, tables = room.row, room.tables
    log = await tables.store.log(room.id, after=row.start_seq)
    seq = max(row.start_seq, min(seq, log[-1].seq if log else 0))
    library = await tables.packs.library(row.packs, tables.store)
    return await tables.pages.get(
        (room.id, "replay", seq), lambda: ENCODER.encode(_position(row, library, log, seq, len(room.seats)))
    )


def _position(row: GameRow, library: Library, log: list[LogRow], seq: int, seats: int) -> Replay:
    assert row.start is not None
    game = Game(row.id, Table(decode_position(row.start, library)), row.start_seq)
    game.replay([entry for entry in log if entry.seq <= seq])
    seen = views(game.table, {SPECTATOR, *range(seats)})
    return Replay(game.seq, seen[SPECTATOR], [_hand(seen[seat]) for seat in range(seats)])


def _hand(own: View) -> list[str]:
    return own.mine.hand if own.mine is not None else []


def check_over(room: Room) -> None:
    """Refuse while there are secrets: nobody plays on at a table that was closed."""
    if room.row.status != "over" and not (room.row.status == "closed" and room.row.start is not None):
        raise Refusal("not-over")
