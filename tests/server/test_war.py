"""Pairs of turns over the network: the sand timer, both players at once, and talk that only one colony hears."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from random import Random
from time import monotonic
from typing import Any

import pytest

from hivernage.model.ids import CLOCK
from hivernage.saves import encode_position
from hivernage.server.store import LogRow, Store
from tests.rule import rule
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, ServerProcess, Socket, people, play_on, serving
from tests.server.stories import all_look

WAR = {"box": "warring-colonies", "older_crossroads": True}
LONG = 600
"""Seconds that no test waits for."""


A_WHILE = 60
"""Much longer than any machine takes for what a test does meanwhile."""


def put_clock(running: Inside, seconds: int) -> None:
    """For the tables of a server it is so much later now, or earlier."""
    now = running.tables.now
    running.tables.now = lambda: now() + seconds * 1000  # type: ignore[method-assign]


async def quietly(socket: Socket, enough: Callable[[Any], bool]) -> None:
    """Answer whatever this seat is asked, moving nobody if it can be helped, until the view is enough."""
    answered = -1
    while not socket.over and not enough(socket.view):
        questions = [question for question in socket.open_questions() if question["id"] != answered]
        if not questions:
            await socket.until("update")
            continue
        answered = questions[0]["id"]
        answers = questions[0]["answers"]
        reply = await socket.decide(answered, " ".join(["pass"] if ["pass"] in answers else answers[-1]))
        assert reply["type"] == "accepted" or reply["error"] in ("stale-question", "over"), reply


async def until_all(sockets: list[Socket], enough: Callable[[Any], bool]) -> None:
    """All play quietly until everybody's view is enough."""
    await asyncio.wait_for(asyncio.gather(*(quietly(socket, enough) for socket in sockets)), 60)


def sand_runs(view: Any) -> bool:
    return bool(view.get("timer"))


async def next_turns(socket: Socket, turn: int) -> None:
    while socket.view["turn"] == turn and socket.view["timer"]:
        await socket.until("update")


def of_the_clock(log: list[LogRow]) -> list[LogRow]:
    return [row for row in log if row.seat == CLOCK]


def last_update(socket: Socket) -> dict[str, Any]:
    return next(message for message in reversed(socket.received) if message["type"] == "update")


@pytest.mark.anyio
@rule("W4.5", "W4.10", "LW6.1")
async def test_the_clock_decides_once_when_the_sand_has_run_through(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(4, **WAR, quick=True, timer=1)
        async with all_look(guests) as sockets:
            await until_all(sockets, sand_runs)
            updates = [last_update(socket) for socket in sockets]
            assert all(0 < update["sand"] <= 1000 for update in updates)
            assert max(update["sand"] for update in updates) - min(update["sand"] for update in updates) < 500
            await asyncio.wait_for(next_turns(sockets[0], sockets[0].view["turn"]), 10)
        clock = of_the_clock(await running.tables.store.log(guests[0].table))
        assert [row.answer for row in clock if row.seq <= sockets[0].seq] == ["time"]
        assert running.errors == []


@pytest.mark.anyio
@rule("W4.5")
async def test_a_table_without_timer_waits_for_days(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(4, **WAR, timer=0)
        async with all_look(guests) as sockets:
            await until_all(sockets, lambda view: view.get("step") == "actions")
            first = next(socket for socket in sockets if socket.open_questions())
            await first.decide(first.open_questions()[0]["id"], "end")
            assert all(not socket.view["timer"] for socket in sockets)
            assert last_update(first)["sand"] == 0
            assert not running.tables.deadlines.is_busy(await running.tables.room(guests[0].table))


@pytest.mark.anyio
@rule("W4.5")
async def test_a_pause_stops_the_sand_and_gives_all_of_it_back(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(4, **WAR, quick=True, timer=LONG)
        async with all_look(guests) as sockets:
            await until_all(sockets, sand_runs)
            put_clock(running, A_WHILE)
            (await running.post(guests[0], "/pause", paused=True)).raise_for_status()
            room = await running.tables.room(guests[0].table)
            assert room.row.sand is None
            (await running.post(guests[0], "/pause", paused=False)).raise_for_status()
            update = await sockets[1].until("update")
            assert update["seq"] == room.game.seq, "nothing was decided"  # type: ignore[union-attr]
            assert update["sand"] > (LONG - A_WHILE) * 1000
        assert running.errors == []


@pytest.mark.anyio
@rule("W4.5")
async def test_the_time_is_given_back_whole_after_a_restart(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        put_clock(running, -A_WHILE)
        guests = await running.people(4, **WAR, quick=True, timer=LONG)
        async with all_look(guests) as sockets:
            await until_all(sockets, sand_runs)
    async with inside(sqlite_url) as again:
        async with all_look([at(again, guest) for guest in guests]) as sockets:
            while last_update(sockets[3])["sand"] < (LONG - A_WHILE) * 1000:
                await sockets[3].until("update")
            assert sand_runs(sockets[3].view)
        assert of_the_clock(await again.tables.store.log(guests[0].table)) == []
        assert again.errors == []


@rule("W4.5", "W4.10")
def test_a_power_cut_while_the_sand_runs_loses_nothing_and_counts_it_once(sqlite_url: str) -> None:
    seconds = 3

    async def until_the_cut(guests: list[Guest]) -> tuple[int, int]:
        async with all_look(guests) as sockets:
            await until_all(sockets, sand_runs)
            acting = next(socket for socket in sockets if socket.open_questions())
            reply = await acting.decide(acting.open_questions()[0]["id"], "end")
            return reply["seq"], acting.view["turn"]

    async def after(guests: list[Guest], turn: int, gone: float) -> int:
        async with all_look(guests) as sockets:
            assert sand_runs(sockets[0].view)
            while last_update(sockets[0])["sand"] <= max(seconds - gone, seconds / 2) * 1000:
                await sockets[0].until("update")
            await asyncio.wait_for(next_turns(sockets[0], turn), 20)
            return sockets[0].seq

    with serving(sqlite_url) as server:
        guests = people(server, 4, **WAR, quick=True, timer=seconds)
        guests[0].post("/start")
        acknowledged, turn = asyncio.run(until_the_cut(guests))
        cut = monotonic()
        server.kill()
        again = ServerProcess(sqlite_url, None, server.port)
        try:
            seen = asyncio.run(after(guests, turn, gone=monotonic() - cut))
        finally:
            again.kill()
    log = asyncio.run(read_log(sqlite_url, guests[0].table))
    assert len(log) >= acknowledged
    assert log[acknowledged - 1].answer == "end"
    assert [row.seq for row in log] == list(range(1, len(log) + 1))
    assert [row.seq for row in of_the_clock(log) if row.seq <= seen] == [acknowledged + 1]


async def read_log(url: str, table: str) -> list[LogRow]:
    store = await Store.open(url)
    log = await store.log(table)
    await store.close()
    return log


def at(served: Inside, guest: Guest) -> Guest:
    """The same guest, who talks to another server."""
    return Guest(served.url, guest.table, guest.seat, guest.token, guest.code)


@pytest.mark.long
@rule("W4.5", "W4.6")
def test_a_pair_at_two_processes_has_one_clock(postgres_url: str) -> None:
    async def story() -> None:
        async with inside(postgres_url) as one, inside(postgres_url) as two:
            guests = await one.people(4, **WAR, quick=True, timer=2)
            split = [guest if guest.seat % 2 else at(two, guest) for guest in guests]
            async with all_look(split) as sockets:
                for _ in range(2):
                    await until_all(sockets, sand_runs)
                    deadlines = [last_update(socket)["sand"] for socket in sockets]
                    assert max(deadlines) - min(deadlines) < 1000
                    turn = sockets[0].view["turn"]
                    await asyncio.wait_for(asyncio.gather(*(next_turns(socket, turn) for socket in sockets)), 20)
            log = await one.tables.store.log(guests[0].table)
            assert [row.seq for row in log] == list(range(1, len(log) + 1))
            clock = of_the_clock(log)
            assert len(clock) == 2
            assert len({row.question for row in clock}) == 2
            assert not one.errors + two.errors

    asyncio.run(story())


@pytest.mark.anyio
@rule("W3", "W4.6")
async def test_ten_people_play_a_round_at_one_table(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(10, **WAR, timer=0)
        async with all_look(guests) as sockets:
            await until_all(sockets, lambda view: view.get("round", 0) > 1)
            assert {socket.view["round"] for socket in sockets} == {2} or any(socket.over for socket in sockets)
            for socket in sockets:
                check_secret(socket)
        assert running.errors == []


def check_secret(socket: Socket) -> None:
    """Neither hands, nor searches, nor picks of a combat before both lie open, are in what anybody else was sent."""
    seat = socket.view["seat"]
    for update in (message for message in socket.received if message["type"] == "update"):
        view = update["view"]
        for player in view["players"]:
            assert view["step"] == "over" or all(card.startswith("@") for card in player["hand"])
        assert all(isinstance(turn["searching"], int) for turn in view["turns"])
        if (combat := view["combat"]) is not None and combat["step"] == "tactics":
            assert combat["tactics"] == []
        if (combat := view["combat"]) is not None and combat["step"] == "bets":
            assert combat["bets"] == []
        assert all(question["answers"] is None for question in view["questions"] if seat not in question["seats"])


def second_round_is_over(view: Any) -> bool:
    return int(view["round"]) > 2


def only_theirs(running: Inside, table: str) -> dict[int, set[str]]:
    """By seat: what it has held since the deal and nobody else may know; only what there is once in the whole game."""
    room = running.tables.rooms[table]
    assert room.game is not None
    start, now = room.game.table.start, room.game.table.state
    whole = encode_position(start).decode("utf-8", "replace")
    found: dict[int, set[str]] = {}
    for seat, (then, player) in enumerate(zip(start.players, now.players, strict=True)):
        held = {*then.hand, then.objective} & {*player.hand, player.objective}
        found[seat] = {key for key in held if key and whole.count(f'"{key}"') == 1}
    return found


async def check_bytes(running: Inside, table: str, sockets: list[Socket]) -> None:
    """No byte that came to anybody, onlookers among them, names what only somebody else has."""
    secrets = only_theirs(running, table)
    assert sum(map(len, secrets.values())) >= len(secrets), "objectives at least"
    for socket in sockets:
        sent = "".join(socket.raw)
        own = socket.view["seat"]
        for seat, keys in secrets.items():
            leaked = [key for key in keys if f'"{key}"' in sent]
            assert leaked == [] or seat == own, f"seat {own} was sent what only seat {seat} has: {leaked}"
        if own >= 0:
            assert any(f'"{key}"' in sent for key in secrets[own]), "the search finds what is there"


@pytest.mark.anyio
@rule("W24", "W4.6")
async def test_ten_sockets_and_an_onlooker_hear_nothing_of_others_cards(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(10, **WAR, timer=0)
        onlooker = Guest(running.url, guests[0].table)
        async with all_look([*guests, onlooker]) as sockets:
            rounds = [quietly(socket, lambda view: view.get("round", 0) > 1) for socket in sockets]
            await asyncio.wait_for(asyncio.gather(*rounds), 60)
            await check_bytes(running, guests[0].table, sockets)
            for socket in sockets:
                check_secret(socket)
        assert running.errors == []


@pytest.mark.anyio
@rule("W4.6", "W24")
async def test_an_answer_that_is_kept_secret_reaches_nobody_and_shows_by_nothing_but_that_it_came(
    sqlite_url: str,
) -> None:
    """All choose a group at once: two different choices of one seat look the same to everybody else, byte by byte."""
    told: list[list[list[str]]] = []
    for choice in (0, -1):
        async with inside(sqlite_url.replace("games", f"games{choice}")) as running:
            guests = await running.people(4, **WAR, timer=0)
            async with all_look(guests) as sockets:
                question = sockets[0].open_questions()[0]
                for socket in sockets:
                    socket.raw.clear()
                await sockets[0].decide(question["id"], " ".join(question["answers"][choice]))
                for socket in sockets[1:]:
                    await socket.ask("ping", id="here")
                told.append([[raw for raw in socket.raw if '"type":"table"' not in raw] for socket in sockets[1:]])
    assert told[0] == told[1]
    assert all(len(raw) == 2 for raw in told[0]), "one update and the answer to the ping, at once"


@pytest.mark.long
@rule("LW1", "LW1.1")
def test_eleven_play_to_the_end_and_no_byte_tells_of_others_cards(sqlite_url: str) -> None:
    """People and bots at one table, with the lone wolf; whoever is asked answers by lot."""

    async def story() -> None:
        async with inside(sqlite_url) as running:
            host = await running.create(settings={"players": 11, **WAR, "timer": 0}, fill="random")
            room = await running.tables.room(host.table)
            for seat in range(1, 4):
                (await running.post(host, f"/seats/{seat}/bot", bot="")).raise_for_status()
            guests = [host, *[await running.join(host, name=f"Player {n}") for n in (2, 3, 4)]]
            (await running.post(host, "/start")).raise_for_status()
            onlooker = Guest(running.url, host.table)
            async with all_look([*guests, onlooker]) as sockets:
                begun = (play_on(socket, Random(n), second_round_is_over) for n, socket in enumerate(sockets))
                await asyncio.gather(*begun)
                await check_bytes(running, host.table, [socket for socket in sockets if not socket.over])
                await asyncio.gather(*(play_on(socket, Random(n)) for n, socket in enumerate(sockets)))
                assert all(socket.over for socket in sockets)
                assert len(sockets[0].view["players"]) == 11
                assert len({socket.view["ending"] for socket in sockets}) == 1
            assert room.row.status == "over"
            assert running.errors == []

    asyncio.run(story())


@pytest.mark.anyio
@rule("W24")
async def test_what_is_said_to_a_colony_reaches_nobody_else(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(4, **WAR)
        onlooker = Guest(running.url, guests[0].table)
        async with all_look([*guests, onlooker]) as sockets:
            words = {"type": "chat", "text": "they bet low"}
            assert (await sockets[0].ask("say", talk=words, team=True))["type"] == "accepted"
            assert (await sockets[2].until("said"))["team"]
            await sockets[0].ask("say", talk={"type": "chat", "text": "hello, everybody"})
            for other in (sockets[1], sockets[3], sockets[4]):
                assert (await other.until("said"))["talk"]["text"] == "hello, everybody"
                assert "they bet low" not in str(other.received)
        for guest, hears in ((guests[1], False), (guests[2], True), (onlooker, False)):
            async with guest.socket() as later:
                hello = await later.until("hello")
                assert ("they bet low" in str(hello["talk"])) == hears
        for guest, hears in ((guests[1], False), (guests[2], True)):
            export = await running.ask("GET", f"/api/tables/{guest.table}/export", token=guest.token)
            assert export.status_code == 200
            assert ("they bet low" in export.text) == hears
        assert running.errors == []


@pytest.mark.anyio
@rule("W24")
async def test_where_nobody_is_divided_there_is_no_team_to_talk_to(sqlite_url: str) -> None:
    async with inside(sqlite_url) as running:
        guests = await running.people(2)
        async with all_look(guests) as sockets:
            reply = await sockets[0].ask("say", talk={"type": "ready"}, team=True)
            assert reply["error"] == "no-team"


@pytest.mark.anyio
@rule("W4.6", "LW6.1")
async def test_two_bots_of_a_pair_dont_wait_for_each_other(sqlite_url: str) -> None:
    """With a delay of half a second each, both have acted after one of it."""
    async with inside(sqlite_url, bot_delay=0.5) as running:
        host = await running.create(settings={"players": 4, **WAR, "timer": 0}, fill="regular", start=True)
        (await running.post(host, "/leave")).raise_for_status()
        store = running.tables.store

        def pairs_acting(log: list[LogRow]) -> bool:
            follow = pairwise(log)
            return any(a.seat != b.seat and a.question != b.question and b.at - a.at < 250 for a, b in follow)

        async with asyncio.timeout(60):
            while not pairs_acting(await store.log(host.table)):
                await asyncio.sleep(0.2)
        assert running.errors == []


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"box": "warring-colonies", "players": 3}, "too-few-for-a-war"),
        ({"box": "warring-colonies", "players": 2}, "too-few-for-a-war"),
        ({"box": "warring-colonies", "players": 4, "wolf": 1}, "no-lone-wolf"),
        ({"box": "base", "players": 5, "wolf": 1}, "no-lone-wolf"),
        ({"box": "warring-colonies", "players": 5, "wolf": 5}, "wolf-without-seat"),
        ({"box": "warring-colonies", "players": 4, "betrayer": True}, "not-in-a-war"),
        ({"box": "warring-colonies", "players": 4, "quick": True, "timer": 0}, "quick-without-timer"),
        ({"box": "warring-colonies", "players": 4, "mixed": ["item"]}, "nothing-to-mix"),
        ({"players": 6}, "too-many-players"),
        ({"players": 4, "older_crossroads": True}, "only-in-a-war"),
        ({"players": 4, "quick": True}, "only-in-a-war"),
        ({"players": 12}, "bad-request"),
    ],
)
@pytest.mark.anyio
@rule("W1", "W1.3")
async def test_what_doesnt_go_together_is_refused_by_name(
    sqlite_url: str, settings: dict[str, object], error: str
) -> None:
    async with inside(sqlite_url) as running:
        reply = await running.ask("POST", "/api/tables", {"name": "Ana", "settings": settings})
        assert (reply.status_code, reply.json()["error"]) == (400, error)
