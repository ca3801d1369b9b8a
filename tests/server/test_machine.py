"""The protocol as a state machine: people come, go, play, cheat and quarrel in any order, and what must hold holds."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hivernage.model.ids import SPECTATOR
from hivernage.saves import decode_position
from hivernage.server.store import LogRow
from hivernage.server.tables.game import Game
from hivernage.table import Table
from hivernage.views import view
from tests.laws.games import base
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, Socket

T = TypeVar("T")

PLAYERS = 3
AFTER = {
    "": {"lobby", "playing"},
    "lobby": {"lobby", "playing", "closed"},
    "playing": {"playing", "over", "closed"},
    "over": {"over"},
    "closed": {"closed"},
}
"""What may become of a table."""

NO_SEAT = 4401
"""How a socket is closed whose token opens no seat."""

REFUSALS = {400, 401, 403, 404, 409, 429}

some = st.integers(0, 1000)


def some_of(things: list[T], number: int) -> T:
    return things[number % len(things)]


class Looker:
    """An open socket and what came through it since it was last checked."""

    def __init__(self, guest: Guest, socket: Socket, since: int) -> None:
        self.guest = guest
        self.socket = socket
        self.seen = since
        self.checked = 0

    def news(self) -> list[dict[str, Any]]:
        news = self.socket.received[self.checked :]
        self.checked = len(self.socket.received)
        return news

    @property
    def seat(self) -> int:
        you: int = self.socket.received[0]["table"]["you"]
        return you


class Truth:
    """The game as its log tells it, replayed by itself, with every view that was ever right."""

    def __init__(self, start: bytes, id: str) -> None:
        self.game = Game(id, Table(decode_position(start, base())))
        self.rows: list[LogRow] = []
        self.views: dict[tuple[int, int], object] = {}
        self._note()

    def take(self, rows: list[LogRow]) -> None:
        assert rows[: len(self.rows)] == self.rows, "the log only ever grows"
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "one number an entry, none left out"
        for row in rows[len(self.rows) :]:
            self.game.take(row)
            self._note()
        self.rows = rows

    def _note(self) -> None:
        for seat in (*range(PLAYERS), SPECTATOR):
            seen = msgspec.json.decode(msgspec.json.encode(view(self.game.table, seat)))
            self.views[seat, self.game.seq] = seen


class Protocol(RuleBasedStateMachine):
    """A table of three, from the lobby on."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "games.db"
        self.numbers = count(1)
        self.lookers: list[Looker] = []
        self.owners: dict[int, Guest] = {}
        self.claims: list[tuple[str, Guest]] = []
        self.strangers: list[Guest] = []  # tokens that open nothing (any more)
        self.decided: list[tuple[Looker, dict[str, Any], dict[str, Any]]] = []
        self.truth: Truth | None = None
        self.status = ""
        self.restarts = 0
        self.do(self.open())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    async def open(self) -> None:
        self.running = inside(f"sqlite:///{self.path}")
        self.server: Inside = await self.running.__aenter__()

    async def close(self) -> None:
        for looker in self.lookers:
            await looker.socket.connection.close()
        self.lookers = []
        await self.running.__aexit__(None, None, None)
        assert not self.server.errors, self.server.errors

    def teardown(self) -> None:
        self.do(self.close())
        self.runner.close()
        self.folder.cleanup()

    @initialize(begun=st.sampled_from([True, True, False]))
    def create(self, begun: bool) -> None:
        self.owners[0] = self.do(self.server.create(settings={"players": PLAYERS}))
        self.strangers.append(self.do(self.server.create(name="Bob")))
        self.strangers[0].table = self.owners[0].table  # a secret of another table
        self.strangers.append(Guest(self.server.url, self.owners[0].table, token="0" * 43))
        self.table = self.owners[0].table
        if begun:
            self.sit_down_and_start()

    # What the database says

    def read(self, query: str) -> list[tuple[Any, ...]]:
        with sqlite3.connect(self.path) as connection:
            rows = connection.execute(query, [self.table]).fetchall()
        connection.close()
        return rows

    def log(self) -> list[LogRow]:
        return [LogRow(*row) for row in self.read("SELECT * FROM log WHERE game = ? ORDER BY seq")]

    # Who does what

    def host(self) -> Guest:
        number = self.read("SELECT host FROM games WHERE id = ?")[0][0]
        return self.owners.get(number, Guest(self.server.url, self.table))

    def post(self, guest: Guest, path: str, **body: object) -> httpx.Response:
        """Ask for a change; it is done or refused by name, never broken."""
        response = self.do(self.server.post(guest, path, **body))
        assert response.status_code in {200, 201, *REFUSALS}, response.text
        assert response.status_code < 300 or response.json()["error"] != "broken"
        return response

    def ask(self, looker: Looker, kind: str, /, **fields: object) -> dict[str, Any]:
        """Send a message; it is done or refused by name. A socket that was closed meanwhile says nothing."""
        try:
            reply = self.do(looker.socket.ask(kind, **{"id": f"c{next(self.numbers)}", **fields}))
        except ConnectionClosed:
            return {"type": "closed"}
        assert reply["type"] in ("accepted", "refused", "reason", "pong"), reply
        assert reply.get("error") not in ("broken", "storage"), reply
        return reply

    def decide(self, looker: Looker, question: int, answer: str, id: str = "") -> dict[str, Any]:
        """Answer; what is accepted is in the log exactly once, what is refused isn't."""
        id = id or f"c{next(self.numbers)}"
        before = [row for row in self.log() if row.client == id and row.seat == looker.seat]
        reply = self.ask(looker, "decide", id=id, question=question, answer=answer)
        written = [row for row in self.log() if row.client == id and row.seat == looker.seat]
        if reply["type"] == "accepted":
            assert not before
            assert [row.seq for row in written] == [reply["seq"]]
            self.decided.append((looker, {"question": question, "answer": answer, "id": id}, reply))
        else:
            assert written == before, "what is refused leaves no trace"
        return reply

    def asked(self) -> list[tuple[Looker, dict[str, Any]]]:
        return [(looker, question) for looker in self.seated() for question in looker.socket.open_questions()]

    def seated(self) -> list[Looker]:
        return [looker for looker in self.lookers if looker.seat >= 0]

    # Coming and going

    @rule(seat=st.integers(0, PLAYERS))
    def join(self, seat: int) -> None:
        response = self.post(Guest(self.server.url, self.table), "/join", name="Cleo", seat=seat)
        if response.status_code == 201:
            made = response.json()
            assert made["seat"] not in self.owners, "nobody sits on somebody else"
            self.owners[made["seat"]] = Guest(self.server.url, self.table, made["seat"], made["token"])

    @rule(fill=st.sampled_from(["", "random", "nonsense"]))
    def start(self, fill: str) -> None:
        self.post(self.host(), "/start", fill=fill)

    @rule()
    def sit_down_and_start(self) -> None:
        for seat in range(PLAYERS):
            self.join(seat)
        self.start("random")

    @rule(number=some, since=st.integers(-5, 60))
    def connect(self, number: int, since: int) -> None:
        self.look(some_of([*self.owners.values(), Guest(self.server.url, self.table)], number), since)

    @rule(number=some)
    def connect_with_a_wrong_secret(self, number: int) -> None:
        """Whoever shows one believes to have a seat, so is turned away and told nothing; who asks to look on may."""
        guest = some_of(self.strangers, number)
        assert self.do(self.turned_away(guest)) == NO_SEAT
        assert self.look(guest, -1, "&watch=1").seat == SPECTATOR
        assert self.post(guest, "/pause", paused=True).json()["error"] == "no-seat"

    async def turned_away(self, guest: Guest) -> int:
        async with guest.socket() as socket:
            code = await socket.closed()
            assert not socket.received, "not a word before the door is shut"
            return code

    def look(self, guest: Guest, since: int, more: str = "") -> Looker:
        async def opened() -> Looker:
            address = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.table}/ws?since={since}{more}"
            connection = await connect(address, additional_headers=guest.headers, compression=None, max_size=None)
            seen = min(since, self.truth.game.seq) if self.truth else -1
            looker = Looker(guest, Socket(connection), max(-1, seen))
            await looker.socket.until("hello")
            return looker

        looker = self.do(opened())
        self.lookers.append(looker)
        return looker

    @precondition(lambda self: self.lookers)
    @rule(number=some)
    def disconnect(self, number: int) -> None:
        looker = some_of(self.lookers, number)
        self.lookers.remove(looker)
        self.do(looker.socket.connection.close())

    @precondition(lambda self: self.owners)
    @rule(number=some)
    def leave(self, number: int) -> None:
        seat, guest = some_of(list(self.owners.items()), number)
        lobby = self.status == "lobby"
        if self.post(guest, "/leave").status_code == 200 and lobby:
            self.strangers.append(self.owners.pop(seat))

    @precondition(lambda self: self.owners)
    @rule(number=some)
    def come_back(self, number: int) -> None:
        self.post(some_of(list(self.owners.values()), number), "/back")

    @precondition(lambda self: len(self.owners) > 1)
    @rule(number=some)
    def concede(self, number: int) -> None:
        self.post(some_of(list(self.owners.values()), number), "/concede")

    @rule(seat=st.integers(0, PLAYERS))
    def claim(self, seat: int) -> None:
        response = self.post(Guest(self.server.url, self.table), "/claims", name="Dora", seat=seat)
        if response.status_code == 201:
            self.claims.append(
                (response.json()["claim"], Guest(self.server.url, self.table, seat, response.json()["token"]))
            )
            assert self.look(self.claims[-1][1], -1).seat == SPECTATOR, "a claim opens nothing by itself"

    @precondition(lambda self: self.claims)
    @rule(accept=st.booleans(), owner=st.booleans())
    def answer_claim(self, accept: bool, owner: bool) -> None:
        claim, guest = self.claims.pop()
        accept = accept and self.status == "lobby"  # in the game it would be put to a vote
        response = self.post(self.host(), f"/claims/{claim}", accept=accept, owner=owner)
        role = self.read(f"SELECT role FROM tokens WHERE game = ? AND seat = {guest.seat} ORDER BY created DESC")
        given = response.status_code == 200 and accept and bool(role)
        if given and self.role_of(guest) == "owner":
            if guest.seat in self.owners:
                self.strangers.append(self.owners[guest.seat])
            self.owners[guest.seat] = guest
        elif not given and response.status_code == 200:  # otherwise it may still wait for an answer and look on
            self.strangers.append(guest)

    def role_of(self, guest: Guest) -> str:
        from hivernage.server.tables.tokens import token_hash

        rows = self.read(f"SELECT role FROM tokens WHERE game = ? AND hash = '{token_hash(guest.token)}'")
        return rows[0][0] if rows else ""

    # The host

    @precondition(lambda self: len(self.owners) > 1)
    @rule(seat=st.integers(0, PLAYERS))
    def remove(self, seat: int) -> None:
        if self.status != "lobby":
            return  # it would be put to a vote
        if self.post(self.host(), f"/seats/{seat}/remove").status_code == 200 and seat in self.owners:
            self.strangers.append(self.owners.pop(seat))

    @rule(seat=st.integers(0, PLAYERS), bot=st.sampled_from(["", "random", "survivor", "nonsense"]))
    def set_bot(self, seat: int, bot: str) -> None:
        self.post(self.host(), f"/seats/{seat}/bot", bot=bot)

    @rule(paused=st.booleans())
    def pause(self, paused: bool) -> None:
        self.post(self.host(), "/pause", paused=paused)

    @rule()
    def close_table(self) -> None:
        if self.truth is not None and self.truth.game.seq < 30:
            return  # too early: nothing would be left to play
        self.post(self.host(), "/close")

    @rule(players=st.integers(2, 3))
    def settings(self, players: int) -> None:
        if self.status == "lobby" and players < PLAYERS:
            return  # this machine knows three seats only
        self.post(self.host(), "/settings", players=players)

    @precondition(lambda self: self.owners)
    @rule(number=some, name=st.text(max_size=30))
    def rename(self, number: int, name: str) -> None:
        self.post(some_of(list(self.owners.values()), number), "/name", name=name)

    @rule(number=some)
    def export(self, number: int) -> None:
        guest = some_of([*self.owners.values(), *self.strangers], number)
        response = self.do(self.server.ask("GET", f"/api/tables/{self.table}/export", None, guest.token))
        assert response.status_code in (200, 409)
        if response.status_code == 200:
            own = response.json()
            assert own["seat"] == (guest.seat if guest in self.owners.values() else SPECTATOR)
            self.catch_up()
            assert self.truth is not None
            assert own["view"] == self.truth.views[own["seat"], own["seq"]]

    @precondition(lambda self: self.restarts < 2)
    @rule()
    def restart(self) -> None:
        self.restarts += 1
        self.do(self.close())
        self.do(self.open())
        for guest in (*self.owners.values(), *self.strangers):
            guest.url = self.server.url
        # claims are kept: the host is still asked

    # Playing

    @rule(numbers=st.lists(some, min_size=1, max_size=12))
    def play(self, numbers: list[int]) -> None:
        """Some decisions in a row, by whoever is asked."""
        for seat, guest in self.owners.items():
            if all(looker.seat != seat for looker in self.lookers):
                self.look(guest, -1)
        for number in numbers:
            self.settle()
            asked = self.asked()
            if not asked:
                return
            looker, question = some_of(asked, number)
            reply = self.decide(looker, question["id"], " ".join(some_of(question["answers"], number)))
            assert reply.get("error") in (None, "paused", "stand-in-plays", "closed", "over", "stale-question"), reply

    @rule(number=some)
    def play_a_turn(self, number: int) -> None:
        self.play([number * step for step in range(1, 20)])

    @rule(number=some, answer=st.one_of(st.text(max_size=40), st.sampled_from(["end", "move", "exile p9", "roll"])))
    def decide_nonsense(self, number: int, answer: str) -> None:
        asked = self.asked()
        if not asked:
            return
        looker, question = some_of(asked, number)
        legal = [" ".join(words) for words in question["answers"]]
        if " ".join(answer.split()) not in legal:
            assert self.decide(looker, question["id"], answer)["type"] in ("refused", "closed")

    @precondition(lambda self: self.seated())
    @rule(number=some, question=st.integers(-3, 200))
    def decide_what_is_not_asked(self, number: int, question: int) -> None:
        looker = some_of(self.seated(), number)
        if all(open["id"] != question for open in looker.socket.open_questions()):
            reply = self.decide(looker, question, "end")
            assert reply["type"] == "closed" or reply["error"] != "illegal-answer" or self.is_report(looker, question)

    def is_report(self, looker: Looker, question: int) -> bool:
        """Questions that nobody waits for may be open too."""
        assert looker.socket.view is not None
        return any(open["id"] == question and open["answers"] for open in looker.socket.view["questions"])

    @rule(number=some, other=some)
    def decide_again(self, number: int, other: int) -> None:
        """The same id from the same seat is told its number; from another seat it is just stale."""
        if not self.decided or not self.seated():
            return
        looker, message, accepted = some_of(self.decided, number)
        again = some_of(self.seated(), other)
        reply = self.decide(again, **message)
        if again.seat == looker.seat and reply.get("error") == "repeated":
            assert reply["seq"] == accepted["seq"]
        else:
            assert reply["type"] in ("refused", "closed")

    @precondition(lambda self: self.seated())
    @rule(number=some)
    def undo(self, number: int) -> None:
        looker = some_of(self.seated(), number)
        before = len(self.log())
        reply = self.ask(looker, "undo")
        if reply["type"] == "accepted":
            row = self.log()[reply["seq"] - 1]
            assert (row.kind, row.seat, row.seq > before) == ("undone", looker.seat, True)

    @precondition(lambda self: self.lookers)
    @rule(
        number=some, kind=st.sampled_from(["rewind", "stand-in"]), to=st.integers(-1, 60), seat=st.integers(0, PLAYERS)
    )
    def propose(self, number: int, kind: str, to: int, seat: int) -> None:
        self.ask(some_of(self.lookers, number), "propose", kind=kind, to=to, seat=seat)

    @precondition(lambda self: self.lookers)
    @rule(number=some, yes=st.booleans())
    def vote(self, number: int, yes: bool) -> None:
        tables = [
            message["table"] for looker in self.lookers for message in looker.socket.received if "table" in message
        ]
        motions = [motion["motion"] for table in tables for motion in table["motions"]]
        self.ask(some_of(self.lookers, number), "vote", motion=(motions or ["none"])[-1], yes=yes)

    @precondition(lambda self: self.lookers)
    @rule(number=some, text=st.text(max_size=20), n=st.integers(-3, 12))
    def talk(self, number: int, text: str, n: int) -> None:
        looker = some_of(self.lookers, number)
        reply = self.ask(looker, "say", talk={"type": "chat", "text": text})
        assert looker.seat >= 0 or reply["type"] != "accepted", "spectators are silent"
        self.ask(looker, "unsay", n=n)
        self.ask(looker, "why", action=text)

    # What must hold

    def settle(self) -> None:
        """Let everything that is on its way arrive."""
        self.do(self.drain())

    async def drain(self) -> None:
        room = self.server.tables.rooms.get(self.table)
        while room is not None and (self.server.tables.deadlines.is_busy(room) or room.lock.locked()):
            await asyncio.sleep(0.001)
        for looker in self.lookers[:]:
            try:
                assert (await looker.socket.ask("ping", id=f"c{next(self.numbers)}"))["type"] == "pong"
            except ConnectionClosed:
                self.lookers.remove(looker)

    def catch_up(self) -> None:
        if self.truth is None:
            start = self.read("SELECT start FROM games WHERE id = ?")[0][0]
            self.truth = Truth(start, self.table) if start else None
        if self.truth is not None:
            self.truth.take(self.log())

    @invariant()
    def all_is_well(self) -> None:
        if not self.owners and not self.status:
            return
        self.settle()
        status = self.read("SELECT status FROM games WHERE id = ?")[0][0]
        assert status in AFTER[self.status]
        self.status = status
        self.catch_up()
        assert not self.server.errors, self.server.errors
        for looker in self.lookers:
            self.check(looker)

    def check(self, looker: Looker) -> None:
        """Every view that was ever sent is the right one for its number and its seat; the last one is the latest."""
        for message in looker.news():
            if message["type"] == "update":
                assert self.truth is not None
                assert message["view"] == self.truth.views[looker.seat, message["seq"]]
                assert all(looker.seen < event["seq"] <= message["seq"] for event in message["events"])
                looker.seen = message["seq"]
        if self.truth is not None:
            assert looker.socket.seq == self.truth.game.seq


FAST = settings(
    print_blob=False,
    max_examples=2,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
)


def test_the_protocol_holds_whatever_people_do() -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(Protocol, settings=FAST)


@pytest.mark.long
def test_the_protocol_holds_over_many_stories() -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(Protocol, settings=settings(FAST, max_examples=40, stateful_step_count=40))
