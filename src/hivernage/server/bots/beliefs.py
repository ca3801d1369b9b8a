"""What the bots of a finished game believed of the others, worked out once more from what they saw and heard."""

from __future__ import annotations

from hivernage.bots import TableSeat
from hivernage.bots.kinds import WARY
from hivernage.bots.trust.suspicion import Suspicion
from hivernage.model.ids import CLOCK
from hivernage.server.bots.table_bots import kind_of, remarks
from hivernage.server.store import LogRow
from hivernage.server.tables.client import ENCODER
from hivernage.server.tables.game import Game
from hivernage.server.tables.replays import check_over
from hivernage.server.tables.room import Room
from hivernage.wire.whole_games import Belief, BotThoughts, Thoughts


async def thoughts(room: Room) -> bytes:
    """Nothing of it is stored: it is as it was then, also after a restart, and nobody has it before the end."""
    check_over(room)
    async with room.lock:
        game = await room.wake()
        said = remarks(await room.tables.store.talk(room.id), game)
        log = await room.tables.store.log(room.id, after=room.row.start_seq)
    wary = [seat for seat in _played_by_bots(log) if kind_of(room, seat) in WARY]
    return await room.tables.pages.get(
        (room.id, "thoughts", game.seq, len(said), len(room.unsaid), tuple(wary)),
        lambda: ENCODER.encode(Thoughts([_of(TableSeat(game.table, seat, said), game) for seat in wary])),
    )


def _played_by_bots(log: list[LogRow]) -> list[int]:
    """The seats for which a bot has answered last: whoever sits there since, it was not theirs."""
    last = {row.seat: row for row in log if row.kind == "decided" and row.seat != CLOCK}
    return sorted(seat for seat, row in last.items() if not row.client)  # people's clients give numbers


def _of(seat: TableSeat, game: Game) -> BotThoughts:
    state = game.table.state
    mind = Suspicion(seat.number, state.library, len(state.players)).follow(seat)
    return BotThoughts(seat.number, [Belief(round, chances) for round, chances in mind.course])
