"""Finished games told from their beginning, with everything open: what happened, and the table at any moment."""

from __future__ import annotations

from hivernage.cards.text import Lang
from hivernage.model.events import Event, Facts
from hivernage.model.ids import SPECTATOR
from hivernage.saves import decode_position
from hivernage.server.game import Game
from hivernage.server.refusal import Refusal
from hivernage.server.room import Room
from hivernage.table import Table
from hivernage.views import View, views
from hivernage.wire.messages import EventInfo, Told
from hivernage.wire.whole_games import Replay, WholeStory
from hivernage.words.speech import Speech
from hivernage.words.tell import tell


async def whole_story(room: Room, lang: Lang) -> WholeStory:
    """What happened from the first to the last decision."""
    _check_over(room)
    async with room.lock:
        game = await room.wake()
    state, names = game.table.state, [row.name for row in room.seats]
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


async def position_at(room: Room, seq: int) -> Replay:
    """The table after a decision."""
    _check_over(room)
    row, hall = room.row, room.hall
    assert row.start is not None
    log = await hall.store.log(room.id, after=row.start_seq)
    library = await hall.packs.library(row.packs, hall.store)
    game = Game(room.id, Table(decode_position(row.start, library)), row.start_seq)
    game.replay(entry for entry in log if entry.seq <= seq)
    seats = range(len(room.seats))
    seen = views(game.table, {SPECTATOR, *seats})
    return Replay(game.seq, seen[SPECTATOR], [_hand(seen[seat]) for seat in seats])


def _hand(own: View) -> list[str]:
    return own.mine.hand if own.mine is not None else []


def _check_over(room: Room) -> None:
    if room.row.status != "over":
        raise Refusal("not-over")
