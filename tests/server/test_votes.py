"""Taking back: alone as far as the rules allow, and further by a secret vote of all."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.inside import inside
from tests.server.serving import Guest, ServerProcess, Socket, people, serving
from tests.server.stories import all_look, answer, motion, vote, with_consent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('votes')}/games.db") as running:
        yield running


async def decided(socket: Socket) -> int:
    """Give the first answer to the first open question; the number it got."""
    reply = await answer(socket)
    assert reply["type"] == "accepted", reply
    return int(reply["seq"])


async def all_choose(sockets: list[Socket]) -> list[int]:
    """Everybody has chosen their group: what was chosen lies open."""
    return [await decided(socket) for socket in sockets]


async def result(socket: Socket) -> str:
    """How the vote ended."""
    while True:
        notices = [message["notice"] for message in socket.received if message["type"] == "notice"]
        if notices:
            return str(notices[-1])
        await socket.receive()


def begun(server: ServerProcess, number: int = 3) -> list[Guest]:
    guests = people(server, number)
    guests[0].post("/start")
    return guests


def test_undo_takes_back_what_told_nobody_anything(server: ServerProcess) -> None:
    guests = begun(server)

    async def undo() -> None:
        async with all_look(guests) as (ana, bob, _):
            before = ana.view
            await decided(ana)
            assert not ana.open_questions()
            assert (await ana.ask("undo"))["type"] == "accepted"
            assert (ana.view["questions"], ana.view["mine"]) == (before["questions"], before["mine"])
            while bob.seq < ana.seq:
                await bob.until("update")
            assert bob.received[-1]["events"] == [{"seq": 2, "kind": "undone", "facts": {"seat": 0}}]
            assert (await bob.ask("undo"))["error"] == "cannot-undo", "it was Ana's"

    asyncio.run(undo())


def test_beyond_the_bound_all_agree_and_the_game_goes_on_from_there(server: ServerProcess) -> None:
    guests = begun(server)

    async def rewind() -> None:
        async with all_look(guests) as sockets:
            ana, bob, cid = sockets
            chosen = await all_choose(sockets)
            refusal = await cid.ask("undo")
            assert refusal["error"] == "cannot-undo"
            assert "vote" in refusal["text"], "the refusal says what can be done instead"
            assert (await bob.ask("propose", kind="rewind", to=chosen[2], seat=1))["type"] == "accepted"
            open_motion = await motion(ana)
            assert open_motion == {
                "motion": open_motion["motion"],
                "kind": "rewind",
                "seat": -1,
                "to": chosen[2],
                "asked": True,
                "voted": False,
                "closes": open_motion["closes"],
                "name": "",
            }
            assert (await ana.ask("propose", kind="rewind", to=chosen[0]))["error"] == "motion-open"
            assert (await bob.ask("vote", motion=open_motion["motion"], yes=True))["error"] == "voted-already"
            await vote(cid, yes=True)
            assert (await ana.ask("vote", motion=open_motion["motion"], yes=True))["type"] == "accepted"
            for socket in sockets:
                assert "rewound" in [event["kind"] for event in (await _rewound(socket))["events"]]
                assert await result(socket) == "passed"
            assert not ana.open_questions()
            assert cid.open_questions()[0]["kind"] == "group", "only Cid's choice was taken back"
            await decided(cid)
            while not any(socket.open_questions() for socket in sockets):
                await asyncio.gather(*(socket.ask("ping") for socket in sockets))

    asyncio.run(rewind())


async def _rewound(socket: Socket) -> dict[str, Any]:
    while True:
        for message in socket.received:
            if message["type"] == "update" and any(event["kind"] == "rewound" for event in message["events"]):
                return message
        await socket.until("update")


def test_one_no_is_enough_and_nobody_learns_whose(server: ServerProcess) -> None:
    guests = begun(server)

    async def voted(no: int) -> list[dict[str, Any]]:
        """Ana proposes, one of the others is against it: what Ana was told."""
        async with all_look(guests) as sockets:
            stood = sockets[0].seq
            if not stood:
                await all_choose(sockets)
                stood = 3
            await sockets[0].ask("propose", kind="rewind", to=1)
            await vote(sockets[1], yes=no != 1)
            await vote(sockets[2], yes=no != 2)
            for socket in sockets:
                assert await result(socket) == "failed"
                await socket.ask("ping")
            assert sockets[0].seq == stood, "a failed vote changes nothing"
            return sockets[0].received

    first, second = asyncio.run(voted(1)), asyncio.run(voted(2))
    assert _about_the_vote(first) == _about_the_vote(second), "Ana is told the same, whoever was against it"
    assert _about_the_vote(first) == [(True, True), "failed"], "and nothing at all before the end"


def _about_the_vote(told: list[dict[str, Any]]) -> list[object]:
    """What a socket was told about a vote, without the numbers that differ from vote to vote."""
    found: list[object] = []
    for message in told:
        if message["type"] == "notice":
            found.append(message["notice"])
        elif message["type"] == "table":
            for motion in message["table"]["motions"]:
                assert set(motion) == {"motion", "kind", "seat", "to", "asked", "voted", "closes", "name"}
                found.append((motion["asked"], motion["voted"]))
    return found


def test_only_those_who_play_vote(server: ServerProcess) -> None:
    guests = begun(server)
    host, bob, third = guests
    host.post("/pause", paused=True)
    bob.post("/leave")
    claimed = Guest(host.url, host.table).post("/claims", seat=1, name="Eve")
    with_consent(host, [third], f"/claims/{claimed['claim']}", accept=True)
    host.post("/pause", paused=False)
    eve = Guest(host.url, host.table, 1, claimed["token"])

    async def voting() -> None:
        async with all_look([*guests, eve]) as (ana, bobs, cid, eves):
            await decided(ana)
            assert (await bobs.ask("propose", kind="rewind", to=1))["error"] == "stand-in-plays"
            await ana.ask("propose", kind="rewind", to=1)
            await vote(cid, yes=True)
            id = (await motion(eves))["motion"]
            assert (await bobs.ask("vote", motion=id, yes=True))["error"] == "stand-in-plays"
            assert (await eves.ask("vote", motion="nonsense", yes=True))["error"] == "no-such-motion"
            await eves.ask("vote", motion=id, yes=True)
            assert await result(ana) == "passed"

    asyncio.run(voting())


def test_who_leaves_is_not_waited_for_and_who_comes_is_asked(server: ServerProcess) -> None:
    guests = begun(server)
    _, bob, cid = guests

    async def come_and_go() -> None:
        async with all_look(guests) as (ana, bobs, cids):
            await decided(ana)
            cid.post("/leave")
            await ana.ask("propose", kind="rewind", to=1)
            assert (await motion(bobs))["asked"] is True
            assert (await motion(cids))["asked"] is False
            cid.post("/back")
            while not (await motion(cids))["asked"]:  # all have to agree, also who comes back
                await cids.receive()
            await vote(cids, yes=True)
            bob.post("/leave")
            assert await result(ana) == "passed", "Bob isn't waited for"

    asyncio.run(come_and_go())


def test_a_vote_while_the_game_goes_on(server: ServerProcess) -> None:
    guests = begun(server)

    async def late() -> None:
        async with all_look(guests) as (ana, bob, cid):
            first = await decided(ana)
            await ana.ask("propose", kind="rewind", to=first)
            await decided(bob)
            second = await decided(cid)
            await vote(bob, yes=True)
            await vote(cid, yes=True)
            assert await result(ana) == "passed", "what was decided meanwhile is taken back too"
            assert (await ana.ask("propose", kind="rewind", to=second))["error"] == "no-such-decision"

    asyncio.run(late())


def test_a_vote_on_what_was_undone_meanwhile_comes_to_nothing(server: ServerProcess) -> None:
    guests = begun(server)

    async def undone() -> None:
        async with all_look(guests) as (ana, bob, cid):
            first = await decided(ana)
            await ana.ask("propose", kind="rewind", to=first)
            await ana.ask("undo")
            stood = ana.seq
            await vote(bob, yes=True)
            await vote(cid, yes=True)
            assert await result(ana) == "failed"
            assert ana.seq == stood
            await decided(ana)

    asyncio.run(undone())


def test_there_is_nothing_to_vote_on_before_the_first_decision(server: ServerProcess) -> None:
    guests = people(server, 2)

    async def proposals() -> None:
        async with guests[0].socket() as socket:
            assert (await socket.ask("propose", kind="rewind", to=1))["error"] == "not-playing"
            guests[0].post("/start")
            await socket.until("update")
            for to in (0, 1, 99):
                assert (await socket.ask("propose", kind="rewind", to=to))["error"] == "no-such-decision"

    asyncio.run(proposals())


def test_what_was_taken_back_stays_so_after_a_restart(sqlite_url: str) -> None:
    async def rewind() -> list[Guest]:
        async with inside(sqlite_url) as running:
            guests = await running.people(2)
            async with all_look(guests) as (ana, bob):
                first, _ = await all_choose([ana, bob])
                await ana.ask("propose", kind="rewind", to=first)
                await vote(bob, yes=True)
                assert await result(ana) == "passed"
            return guests

    async def go_on(guests: list[Guest]) -> None:
        async with inside(sqlite_url) as running:
            for guest in guests:
                guest.url = running.url
            async with all_look(guests) as (ana, bob):
                assert [socket.open_questions()[0]["kind"] for socket in (ana, bob)] == ["group", "group"]
                assert (await ana.ask("propose", kind="rewind", to=1))["error"] == "no-such-decision"
                await all_choose([ana, bob])

    asyncio.run(go_on(asyncio.run(rewind())))
