"""What people at a table do in the game: decide, take back, ask why not."""

from __future__ import annotations

from msgspec import structs

from hivernage.insight import insight
from hivernage.model.question import words
from hivernage.rules.why_not import why_not
from hivernage.server.refusal import Refusal
from hivernage.server.store import LogRow
from hivernage.server.tables.client import Client
from hivernage.server.tables.game import Game
from hivernage.server.tables.room import Make, Room
from hivernage.server.tables.stand_ins import check_plays
from hivernage.server.tables.votes import seat_answered
from hivernage.wire.messages import Accepted, AskInsight, Decide, InsightAnswer, Reason, Shown, Undo, WhyNot


async def decide(room: Room, client: Client, message: Decide) -> None:
    """A seat answers a question."""
    started = room.tables.now()

    def make(game: Game) -> LogRow:
        return game.decide(client.seat, message.question, message.answer, message.id, room.tables.now())

    await _play(room, client, message.id, make)
    room.tables.metrics.decisions.inc()
    room.tables.metrics.decision_seconds.observe((room.tables.now() - started) / 1000)


async def undo(room: Room, client: Client, message: Undo) -> None:
    """A seat takes back its last decision; as all that is left is played again, this isn't done in the loop."""
    if not room.bucket(room.tables.limits.undos, client.seat).take():
        raise Refusal("too-fast")
    make: Make = lambda game: game.undo(client.seat, message.id, room.tables.now())  # noqa: E731
    await _play(room, client, message.id, make, in_background=True)


async def _play(room: Room, client: Client, id: str, make: Make, in_background: bool = False) -> None:
    async with room.lock:
        check_plays(room, client)
        rows = await room.add_entries(make, in_background=in_background)
        await seat_answered(room, client.seat)
    client.send(Accepted(id, rows[-1].seq))


async def look_ahead(room: Room, client: Client, message: AskInsight) -> None:
    """Say what a seat would like to know; on demand, because most who look never ask."""
    async with room.lock:
        game = await room.wake()
        table, seq = game.twin(), game.seq
    found = await room.tables.background.run(lambda: insight(table, client.seat))
    client.send(InsightAnswer(message.id, seq, **structs.asdict(found)))


async def has_shown(room: Room, client: Client, message: Shown) -> None:
    """The screen is up to date with an entry: bots that waited for it go on."""
    client.shown = max(client.shown, message.seq)
    room.tables.deadlines.look_after(room)


async def explain(room: Room, client: Client, message: WhyNot) -> None:
    """Say why an action can't be done, or why something is no answer to a question."""
    if not client.has_seat:
        raise Refusal("no-seat")
    async with room.lock:
        game = await room.wake()
        if message.question:
            refusal = game.why_not(message.question, client.seat, message.action)
        else:
            refusal = why_not(game.table.state, client.seat, words(message.action))
    if refusal is None:
        client.send(Reason(message.id, "", ""))
    else:
        client.send(Reason(message.id, refusal.rule, refusal.text(client.lang)))
