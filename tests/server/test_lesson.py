"""A lesson is a table like any other: made, played with bots that follow it, taken up again after a restart."""

from typing import Any

import pytest

from tests.server.inside import inside
from tests.server.serving import Guest, Socket

LESSON = {"settings": {"lesson": "first-game"}, "fill": "regular", "start": True}


def expected(update: dict[str, Any]) -> str:
    """What the lesson has the learner decide now."""
    steps = update["lesson"]["steps"]
    return steps[-1]["answer"] if steps else ""


async def follow(socket: Socket, most: int = 1000) -> dict[str, Any]:
    """Do what the lesson says, so many times; gives the last update."""
    update: dict[str, Any] = await socket.until("update")
    while update["view"]["step"] != "over" and most > 0:
        await socket.send("shown", seq=update["seq"])
        for question in socket.open_questions():
            wanted = expected(update)
            words = [" ".join(answer) for answer in question["answers"]]
            fitting = [answer for answer in words if wanted and means(wanted, answer)]
            if fitting:
                await socket.send("decide", question=question["id"], answer=fitting[0])
                most -= 1
        update = await socket.until("update")
    return update


def means(wanted: str, answer: str) -> bool:
    ours, theirs = wanted.split(), answer.split()
    pairs = zip(ours, theirs, strict=False)
    return len(ours) == len(theirs) and all(a in (b, b.split("@")[0]) for a, b in pairs)


@pytest.mark.anyio
async def test_a_lesson_is_played_to_its_end_across_a_restart(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=0.0) as running:
        learner = await running.create(**LESSON)
        async with learner.socket(paced="1") as socket:
            before = await follow(socket, most=20)
    async with inside(sqlite_url, bot_delay=0.0) as again:
        guest = Guest(again.url, learner.table, learner.seat, learner.token)
        async with guest.socket(paced="1") as socket:
            last = await follow(socket)
    assert 0 < before["lesson"]["told"] < before["lesson"]["of"]
    assert last["view"]["ending"] == "objective"
    assert last["view"]["winners"] == [0]
    assert [step["tell"] for step in last["lesson"]["steps"]][-1] == "real-game"


@pytest.mark.anyio
async def test_bots_play_on_by_themselves_when_the_learner_leaves_the_lesson(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=0.0) as running:
        learner = await running.create(**LESSON)
        async with learner.socket(paced="1") as socket:
            await follow(socket, most=1)
            while not (asked := socket.open_questions()):
                await socket.send("shown", seq=socket.seq)
                await socket.until("update")
            await socket.decide(asked[0]["id"], "end")
            while socket.view["round"] < 2 and not socket.over:
                await socket.send("shown", seq=socket.seq)
                if asked := socket.open_questions():
                    await socket.decide(asked[0]["id"], " ".join(asked[0]["answers"][0]))
                else:
                    await socket.until("update")
            updates = [message for message in socket.received if message["type"] == "update"]
            assert updates[-1]["lesson"]["strayed"]


@pytest.mark.anyio
async def test_only_the_learner_is_told_where_the_lesson_stands(sqlite_url: str) -> None:
    async with inside(sqlite_url, bot_delay=0.0) as running:
        learner = await running.create(**LESSON)
        async with learner.socket() as own, learner.socket(watch="1") as other:
            assert (await own.until("update"))["lesson"]["steps"]
            assert (await other.until("update"))["lesson"] is None


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"settings": {"lesson": "piano"}, "fill": "regular", "start": True}, "no-such-lesson"),
        ({"settings": {"lesson": "first-game"}}, "lesson-begins-at-once"),
    ],
)
async def test_what_is_no_lesson_is_refused(sqlite_url: str, wish: dict[str, Any], error: str) -> None:
    async with inside(sqlite_url) as running:
        response = await running.ask("POST", "/api/tables", {"name": "Ana", **wish})
        assert response.json()["error"] == error
        host = await running.create()
        response = await running.post(host, "/settings", lesson="first-game")
        assert response.json()["error"] == "lesson-begins-at-once"
