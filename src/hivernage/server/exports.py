"""Taking games home: one's own view at any time, the whole record at the end, a sealed replay for a bug report."""

from __future__ import annotations

import msgspec

from hivernage import __version__
from hivernage.model.ids import SPECTATOR
from hivernage.record import record_of
from hivernage.report import report_of
from hivernage.server.packs import stored_contents
from hivernage.server.refusal import Refusal
from hivernage.server.room import Room
from hivernage.server.talking import is_for, said
from hivernage.views import view
from hivernage.wire.whole_games import OwnView


async def own_view(room: Room, seat: int) -> bytes:
    """Everything a seat may know, with what happened as it saw it."""
    talk = [each for row in await room.hall.store.talk(room.id) if is_for(room, seat, each := said(row))]
    async with room.lock:
        game = await room.wake()
        own = OwnView(
            version=__version__,
            code=room.row.code,
            seat=seat,
            seq=game.seq,
            names=[row.name for row in room.seats],
            view=view(game.table, seat),
            events=list(game.events(seat)),
            talk=talk,
        )
        return msgspec.json.encode(own)


async def full_record(room: Room) -> bytes:
    """Everything about a finished game, with the key that proves its shuffles."""
    if room.row.status != "over":
        raise Refusal("not-over")
    contents = await stored_contents(room.row.packs, room.hall.store)
    async with room.lock:
        game = await room.wake()
        players = [{"name": row.name, "conceded": row.conceded} for row in room.seats]
        return record_of(game.table, contents, game.start_seq, {"players": players})


async def bug_report(room: Room, seat: int, text: str) -> bytes:
    """What a player saw and says; the whole game goes along sealed, so that it can be shown in public."""
    async with room.lock:
        game = await room.wake()
        return report_of(game.table, text, seat, view(game.table, SPECTATOR))
