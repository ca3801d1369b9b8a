"""Finished games told from their beginning, with everything open: what happened, and the table at any moment."""

from __future__ import annotations

import msgspec

from hivernage.cards.text import Lang
from hivernage.model.events import Event, Facts
from hivernage.model.ids import SPECTATOR
from hivernage.saves import decode_position
from hivernage.server.game import Game
from hivernage.server.refusal import Refusal
from hivernage.server.room import Room
from hivernage.server.wire import EventInfo, Told
from hivernage.table import Table
from hivernage.views import View, view
from hivernage.words.speech import Speech
from hivernage.words.tell import tell


class WholeStory(msgspec.Struct, frozen=True):
    """All that happened in a finished game: events with what only some seats knew, sentences for everybody."""

    first: int
    last: int
    events: list[EventInfo]
    story: list[Told]


class Replay(msgspec.Struct, frozen=True):
    """A finished game as everybody saw it after decision `seq`."""

    seq: int
    view: View


async def whole_story(room: Room, lang: Lang) -> WholeStory:
    """What happened from the first to the last decision."""
    _check_over(room)
    async with room.lock:
        game = await room.wake()
    speech = Speech(lang, game.table.state.library, SPECTATOR, [row.name for row in room.seats])
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


async def position_at(room: Room, seq: int) -> Replay:
    """The table after a decision."""
    _check_over(room)
    row, hall = room.row, room.hall
    assert row.start is not None
    log = await hall.store.log(room.id, after=row.start_seq)
    library = await hall.packs.library(row.packs, hall.store)
    game = Game(room.id, Table(decode_position(row.start, library)), row.start_seq)
    game.replay(entry for entry in log if entry.seq <= seq)
    return Replay(game.seq, view(game.table, SPECTATOR))


def _check_over(room: Room) -> None:
    if room.row.status != "over":
        raise Refusal("not-over")
