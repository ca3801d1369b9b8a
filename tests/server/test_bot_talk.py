"""Bots at the table hear what is said and say why they answer as they do, in their turn and not too often."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from hivernage.bots import Seat
from hivernage.bots.kinds import BOTS
from hivernage.model.question import Answer, Question
from hivernage.model.talk import Accuses, Asks, Because, Chat, Ready, Remark, Talk
from hivernage.server.store import AddTalk, TalkRow
from hivernage.server.tables.room import Room
from hivernage.server.tables.table_talk import hear
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket
from tests.server.stories import all_look, answer

HUNGRY = Because("hungry")


class Chatterbox:
    """Gives the first answer, remembers what it has heard, and says whatever the test wants it to."""

    def __init__(self, words: Callable[[Seat], Sequence[Talk]]) -> None:
        self.words = words
        self.heard: list[list[Remark]] = []
        self.ends: list[int] = []

    def choose(self, seat: Seat, _question: Question, answers: Sequence[Answer]) -> Answer:
        self.heard.append(list(seat.talk()))
        self.ends.append(len(seat.story()))
        for talk in self.words(seat):
            seat.say(talk)
        return answers[0]


class Parlour:
    """A server whose bots of kind `chatterbox` say what the test wants."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.words: Callable[[Seat], Sequence[Talk]] = lambda _: []
        self.bots: list[Chatterbox] = []
        patch.setitem(BOTS, "chatterbox", self._make)

    def _make(self, _seed: str, _library: object) -> Chatterbox:
        self.bots.append(Chatterbox(lambda seat: self.words(seat)))
        return self.bots[-1]

    async def sit_down(self, running: Inside, players: int = 2, practice: bool = False) -> Guest:
        settings = {"players": players, "practice": practice}
        return await running.create(settings=settings, fill="chatterbox", start=True)


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch) -> Parlour:
    return Parlour(monkeypatch)


async def bots_rest(running: Inside, host: Guest, socket: Socket) -> Room:
    """Wait until the bots have nothing to do; what they did and said has arrived by then."""
    room = await running.tables.room(host.table)
    while running.tables.deadlines.is_busy(room):
        await asyncio.sleep(0.01)
    await socket.ask("ping")
    return room


def said(socket: Socket) -> list[dict[str, Any]]:
    """Everything that a socket has heard: what was said before it came, and since."""
    before = [words for message in socket.received if message["type"] == "hello" for words in message["talk"]]
    return [*before, *(message for message in socket.received if message["type"] == "said")]


@pytest.mark.anyio
async def test_what_a_bot_says_is_told_after_its_answer_and_kept(sqlite_url: str, parlour: Parlour) -> None:
    parlour.words = lambda _: [HUNGRY, Ready()]
    async with inside(sqlite_url) as running:
        host = await parlour.sit_down(running)
        async with all_look([host]) as [socket]:
            await answer(socket)
            await bots_rest(running, host, socket)
            words = said(socket)
            assert {(message["seat"], message["talk"]["type"]) for message in words} == {(1, "because")}
            live = [message for message in words if message in socket.received]
            assert live
            for message in live:
                before = socket.received[: socket.received.index(message)]
                seen = [update["seq"] for update in before if update["type"] == "update"]
                assert message["seq"] == seen[-1], "the answer was told first, and the talk knows after which one"
        async with host.socket() as socket:
            kept = (await socket.until("hello"))["talk"]
            assert [message["n"] for message in kept] == [message["n"] for message in words]
        assert running.errors == []


@pytest.mark.anyio
async def test_what_a_bot_says_to_a_secret_question_is_heard_when_all_have_answered(
    sqlite_url: str, parlour: Parlour
) -> None:
    """Both choose their groups in secret."""
    parlour.words = lambda _: [HUNGRY]
    async with inside(sqlite_url) as running:
        host = await parlour.sit_down(running)
        async with all_look([host]) as [socket]:
            room = await bots_rest(running, host, socket)
            assert room.game is not None
            assert [decision.seat for decision in room.game.table.done] == [1]
            assert said(socket) == []
            await answer(socket)
            await bots_rest(running, host, socket)
            first = said(socket)[0]
            assert (first["seat"], first["talk"]["what"]) == (1, "hungry")
            assert first["seq"] >= 2, "after the answers of both"
        assert running.errors == []


@pytest.mark.anyio
async def test_a_bot_does_not_say_the_same_twice_in_a_row_within_a_round(sqlite_url: str, parlour: Parlour) -> None:
    parlour.words = lambda _: [HUNGRY]
    async with inside(sqlite_url) as running:
        host = await parlour.sit_down(running)
        async with all_look([host]) as [socket]:
            room = await bots_rest(running, host, socket)
            while socket.view["round"] < 3 and not socket.over:
                await answer(socket)
                await bots_rest(running, host, socket)
            assert room.game is not None
            rounds = [at for at, event in enumerate(room.game.table.history) if event.kind == "round"]
            chapters = [sum(began <= words.at for began in rounds) for words in await heard_now(room)]
    assert len(parlour.bots[0].heard) > len(chapters) > 1, "it would have liked to say it more often"
    assert len(set(chapters)) == len(chapters), "once before the first round, and once in each"


@pytest.mark.anyio
async def test_bots_are_no_choir(sqlite_url: str, parlour: Parlour) -> None:
    """Three bots have chosen their groups and would all say the same: it is heard once."""
    parlour.words = lambda _: [HUNGRY]
    async with inside(sqlite_url) as running:
        host = await parlour.sit_down(running, players=4)
        async with all_look([host]) as [socket]:
            await bots_rest(running, host, socket)
            await answer(socket)
            while not said(socket):
                await socket.receive()
            first = [words["seat"] for words in said(socket) if words["seq"] == said(socket)[0]["seq"]]
            assert len(parlour.bots) == 3
            assert len(first) == 1
        assert running.errors == []


@pytest.mark.anyio
@pytest.mark.usefixtures("no_time_passes")
async def test_a_bot_that_talks_too_much_is_silent_and_plays_on(sqlite_url: str, parlour: Parlour) -> None:
    turn = iter(range(1000))
    parlour.words = lambda _: [Chat(f"blah {next(turn)}")]
    async with inside(sqlite_url, chat_per_minute=3) as running:
        host = await parlour.sit_down(running)
        async with all_look([host]) as [socket]:
            await bots_rest(running, host, socket)
            while len(parlour.bots[0].heard) < 8 and not socket.over:
                await answer(socket)
                await bots_rest(running, host, socket)
            assert len(said(socket)) == 3
        assert running.errors == []


@pytest.mark.anyio
async def test_bots_hear_everybody_and_know_when_it_was_said(sqlite_url: str, parlour: Parlour) -> None:
    async with inside(sqlite_url) as running:
        host = await parlour.sit_down(running, players=3)
        async with all_look([host]) as [socket]:
            room = await bots_rest(running, host, socket)
            for talk in ({"type": "chat", "text": "Salut"}, {"type": "accuse", "seat": 1}):
                assert (await socket.ask("say", talk=talk))["type"] == "accepted"
            assert room.game is not None
            then = len(room.game.table.history)
            await answer(socket)
            await bots_rest(running, host, socket)
            heard, end = parlour.bots[-1].heard[-1], parlour.bots[-1].ends[-1]
            assert heard == [Remark(0, Chat("Salut"), then), Remark(0, Accuses(1), then)]
            assert then <= end == len(room.game.table.history) or then < end


@pytest.mark.anyio
async def test_words_that_were_deleted_and_moves_taken_back_are_unknown_to_bots(
    sqlite_url: str, parlour: Parlour
) -> None:
    async with inside(sqlite_url) as running:
        host = await parlour.sit_down(running, practice=True)
        async with all_look([host]) as [socket]:
            room = await bots_rest(running, host, socket)
            await socket.ask("say", talk={"type": "ask", "what": "food"})
            first = socket.seq + 1
            await answer(socket)
            await bots_rest(running, host, socket)
            await socket.ask("say", talk={"type": "ready"})
            assert room.game is not None
            early, late = [remark.at for remark in (await heard_now(room))]
            assert early < late == len(room.game.table.history)
            assert (await socket.ask("propose", kind="rewind", to=first))["type"] == "accepted"
            await bots_rest(running, host, socket)
            assert [remark.at for remark in await heard_now(room)] == [early, early], "said where the table is again"
            await socket.ask("unsay", n=1)
            assert [remark.talk for remark in await heard_now(room)] == [Ready()]
            await answer(socket)
            await bots_rest(running, host, socket)
            assert [remark.talk for remark in parlour.bots[-1].heard[-1]] == [Ready()]
        assert running.errors == []


async def heard_now(room: Room) -> list[Remark]:
    """What bots that sit down now are told of what was said."""
    async with room.lock:
        bots = await room.tables.deadlines._bots_at(room, await room.wake())
        return list(bots._said)


@pytest.mark.anyio
async def test_what_was_said_by_an_older_version_was_said_at_the_beginning(sqlite_url: str, parlour: Parlour) -> None:
    async with inside(sqlite_url) as running:
        host = await parlour.sit_down(running)
        async with all_look([host]) as [socket]:
            room = await bots_rest(running, host, socket)
            await answer(socket)
            await bots_rest(running, host, socket)
            body = '{"talk":{"type":"ask","what":"food"}}'
            await running.tables.store.write(AddTalk(TalkRow(host.table, 1, 0, 0, body)))
            await hear(room)
            assert room.game is not None
            assert await heard_now(room) == [Remark(0, Asks("food"), room.game.events_by(0))]
            assert 0 < room.game.events_by(0) < len(room.game.table.history)


@pytest.mark.anyio
async def test_an_answer_stands_if_it_still_can_whoever_was_faster(sqlite_url: str, parlour: Parlour) -> None:
    """While the bot waits out its delay the host goes on: the bot needn't think anew, and says one thing about it."""
    numbers = iter(range(1000))
    parlour.words = lambda _: [Chat(f"thought {next(numbers)}")]
    async with inside(sqlite_url, bot_delay=0.6) as running:
        host = await parlour.sit_down(running)  # both choose their groups at once
        async with all_look([host]) as [socket]:
            await answer(socket)
            while not said(socket):
                await socket.receive()
            assert said(socket)[0]["talk"]["text"] == "thought 0"
            decisions = [event for event in socket.received if event["type"] == "update"]
            assert decisions[-1]["seq"] == 2


@pytest.mark.anyio
async def test_a_bot_of_a_kind_that_is_no_more_plays_as_the_usual_one(
    sqlite_url: str, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(sqlite_url) as running:
        host = await parlour.sit_down(running)
        monkeypatch.delitem(BOTS, "chatterbox")
        async with all_look([host]) as [socket]:
            await answer(socket)
            await bots_rest(running, host, socket)
            assert socket.seq >= 2
        assert running.errors == []


@pytest.mark.anyio
async def test_a_bot_that_fails_is_reported_and_holds_nobody_up(sqlite_url: str, parlour: Parlour) -> None:
    def fail(_seat: Seat) -> list[Talk]:
        raise ZeroDivisionError

    parlour.words = fail
    async with inside(sqlite_url) as running:
        host = await parlour.sit_down(running)
        async with all_look([host]) as [socket]:
            await answer(socket)
            room = await bots_rest(running, host, socket)
            assert room.game is not None
            assert {decision.seat for decision in room.game.table.done} == {0, 1}
        assert "can't answer" in running.errors[0]
