"""The bots of one table: where they sit, what they have heard, and what they would like to say."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from hivernage.bots import WAIT, Bot, ask
from hivernage.bots.kinds import BOTS, SLOW, USUAL
from hivernage.bots.simple.random import RandomBot
from hivernage.bots.speech.when_to_speak import repeats
from hivernage.lesson import lesson, next_answer
from hivernage.model.question import Answer, Question, key
from hivernage.model.talk import Remark, Talk
from hivernage.saves import save
from hivernage.scenario.check import same
from hivernage.server.bots.workers import Job, QuietSeat
from hivernage.server.store import TalkRow
from hivernage.server.tables.game import Game
from hivernage.server.tables.settings import cards_of
from hivernage.server.tables.table_talk import said

if TYPE_CHECKING:
    from hivernage.server.tables.room import Room


log = logging.getLogger(__name__)


class Reply(NamedTuple):
    """What a bot answers to a question, and what it says along with it."""

    seat: int
    question: int
    answer: Answer
    remark: Talk | None


class TableBots:
    """The bots at a table as long as nothing is taken back: then they go, and others sit down who know of nothing else.

    So no bot acts on what never happened, and none has to notice by itself that the past has changed.
    """

    def __init__(self, room: Room, game: Game, seed: str) -> None:
        self._room = room
        self._game = game
        self._seed = seed
        self._past = _past(room, game)
        self._heard = -1
        self._said: list[Remark] = []
        self._seats: dict[int, QuietSeat] = {}
        self._bots: dict[tuple[int, str], Bot] = {}
        self._held: list[Reply] = []

    def know(self, room: Room, game: Game) -> bool:
        """Whether these bots know what happened at the table, and nothing else."""
        return room is self._room and game is self._game and _past(room, game) == self._past

    async def listen(self) -> None:
        """Hear what was said since the last time. To be called with the room's lock held."""
        if self._room.heard > self._heard:
            rows = await self._room.tables.store.talk(self._room.id, after=self._heard)
            self._said += remarks(rows, self._game)
            self._heard = max([self._room.heard, *(row.n for row in rows)])

    async def think(self, seat: int, question: Question) -> asyncio.Future[Reply]:
        """Ask a bot; no other table waits for it. To be called with the lock held.

        One that takes its time does so in another process; who sits here now is asked what to do if it fails."""
        kind = kind_of(self._room, seat)
        slow = kind in SLOW
        usual = USUAL if slow else kind
        reply = await self._room.tables.background.run(lambda: self._reply(seat, question, usual))
        if not slow:
            done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
            done.set_result(reply)
            return done
        return asyncio.ensure_future(self._think_slowly(self._job(seat, question, kind), reply))

    def _reply(self, seat: int, question: Question, kind: str) -> Reply:
        if (seat, kind) not in self._bots:
            self._bots[seat, kind] = BOTS[kind](f"{self._seed}/{seat}", self._game.table.state.library)
        if seat not in self._seats:
            self._seats[seat] = QuietSeat(self._game.table, seat, self._said)
        own = self._seats[seat]
        scripted = self._scripted(seat, question)
        if scripted is not None:
            return scripted
        try:
            answer = ask(self._bots[seat, kind], own, question)
            if answer != WAIT and answer not in self._game.table.legal(question, seat):
                raise ValueError(f"{answer} doesn't answer {question}")
            return Reply(seat, question.id, answer, own.wish())
        except Exception:  # whatever is wrong with it, the others want to go on
            log.exception("a bot of kind %s can't answer", kind)
            return Reply(seat, question.id, ask(RandomBot(self._seed), own, question), None)

    def _scripted(self, seat: int, question: Question) -> Reply | None:
        """What the lesson has this seat do; nothing where there is none, or where the game has left it."""
        name, table = self._room.settings.lesson, self._game.table
        said = next_answer(lesson(name), table.done, seat) if name else None
        if said is None:
            return None
        words, talk = said
        answer = next((answer for answer in table.legal(question, seat) if same(words, key(answer))), None)
        if answer is None and question.wait != "never":
            return None
        return Reply(seat, question.id, answer or WAIT, talk if answer else None)

    def _job(self, seat: int, question: Question, kind: str) -> Job:
        seed = f"{self._seed}/{seat}/{self._game.seq}"  # a new bot each time, which must not roll the same dice again
        return Job(kind, seed, self._room.row.packs, save(self._game.table), seat, question.id, self._said[:])

    async def _think_slowly(self, job: Job, otherwise: Reply) -> Reply:
        thought = await self._room.tables.thinkers.think(job, self._room.tables.store)
        return otherwise if thought is None else Reply(job.seat, job.question, *thought)

    def hold(self, replies: list[Reply]) -> None:
        """Their answers were taken: what they say along with them may be heard as soon as these are open to all."""
        self._held += [reply for reply in replies if reply.remark is not None]

    @property
    def may_speak(self) -> bool:
        """Whether something was held back that may be heard now."""
        return any(not self._is_secret(reply) for reply in self._held)

    def speak(self) -> Iterator[tuple[int, Talk]]:
        """What may be heard now, and hasn't just been said: bots are no choir."""
        ready = [reply for reply in self._held if not self._is_secret(reply)]
        self._held = [reply for reply in self._held if reply not in ready]
        now: list[tuple[int, Talk]] = []
        for seat, _, _, remark in ready:
            heard_by = self._room.colony(seat)
            if remark is None or (heard_by, remark) in now:
                continue
            if not repeats(remark, seat, self._seats[seat].talk(), self._game.table.history):
                now.append((heard_by, remark))
                yield seat, remark

    def _is_secret(self, reply: Reply) -> bool:
        """Whether others have still to answer what is opened when all have done so."""
        questions = self._game.table.questions
        return any(question.id == reply.question and question.wait == "all" for question in questions)


def open_to(room: Room, question: Question) -> Question:
    """A question with those of its seats that bots still have to answer for; with none if it isn't open any more."""
    assert room.game is not None
    found = next((other for other in room.game.table.questions if other.id == question.id), None)
    seats = [seat for seat in question.seats if found is not None and seat in found.seats and room.is_bot(seat)]
    return replace(found or question, seats=tuple(seats))


def stands(room: Room, reply: Reply) -> bool:
    """Whether an answer can still be given, whatever others did since it was thought of."""
    assert room.game is not None
    table = room.game.table
    asked = next((question for question in table.questions if question.id == reply.question), None)
    if asked is None or reply.seat not in asked.seats or not room.is_bot(reply.seat):
        return False
    return reply.answer in table.legal(asked, reply.seat)


def remarks(rows: list[TalkRow], game: Game) -> list[Remark]:
    """What was said and isn't deleted, as bots hear it."""
    return [
        Remark(words.seat, words.talk, game.events_by(words.seq), words.team)
        for words in map(said, rows)
        if words.talk is not None
    ]


def _past(room: Room, game: Game) -> tuple[int, int]:
    """Differs when something was taken back: decisions, or words."""
    return game.taken_back, len(room.unsaid)


def sits_down(room: Room, kind: str) -> None:
    """A bot has got a seat: if it takes its time, the process in which it thinks is made ready."""
    if kind in SLOW:
        room.tables.thinkers.warm_up(cards_of(room.settings, room.tables.packs).content)


def kind_of(room: Room, seat: int) -> str:
    """The kind of bot on a seat; of a kind that there is no more, and of whoever stands in, the usual one."""
    kind = room.seats[seat].bot
    return kind if kind in BOTS else USUAL
