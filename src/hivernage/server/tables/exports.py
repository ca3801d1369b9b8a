"""Taking games home: one's own view at any time, the whole record at the end, a sealed replay for a bug report."""

from __future__ import annotations

import msgspec

from hivernage import __version__
from hivernage.model.ids import SPECTATOR
from hivernage.record import record_of
from hivernage.report import report_of
from hivernage.server.tables.packs import stored_contents
from hivernage.server.tables.replays import check_over
from hivernage.server.tables.room import Room
from hivernage.server.tables.table_talk import is_for, said
from hivernage.views import view
from hivernage.wire.whole_games import OwnView


async def own_view(room: Room, seat: int) -> bytes:
    """Everything a seat may know, with what happened as it saw it."""
    talk = [each for row in await room.tables.store.talk(room.id) if is_for(room, seat, each := said(row))]
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
    check_over(room)
    contents = await stored_contents(room.row.packs, room.tables.store)
    async with room.lock:
        game = await room.wake()
    closed = room.row.status == "closed"
    who = tuple((row.name, row.conceded) for row in room.seats)
    players = [{"name": name, "conceded": conceded} for name, conceded in who]
    return await room.tables.pages.get(
        (room.id, "record", game.seq, who),
        lambda: record_of(game.table, contents, game.start_seq, {"players": players}, closed=closed),
    )


async def bug_report(room: Room, seat: int, text: str) -> bytes:
    """What a player saw and says; the whole game goes along sealed, so that it can be shown in public."""
    async with room.lock:
        table = (await room.wake()).twin()
    return await room.tables.looking_up.run(lambda: report_of(table, text, seat, view(table, SPECTATOR)))
