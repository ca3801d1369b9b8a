"""The secrecy laws over the wire: what a socket receives never depends on what its seat may not know.

Two tables stand side by side on one server: the true one, and a world that the seat can't tell from it. Everything
that can be got out of either through a socket or by HTTP must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from hivernage.bots import WAIT
from hivernage.knowledge import Knowledge
from hivernage.model.events import Event
from hivernage.model.question import Decision, IllegalAnswer, key
from hivernage.redeal import redeal
from hivernage.server.bots import table_bots
from hivernage.server.refusal import Refusal
from hivernage.server.tables import game as games
from hivernage.server.tables.game import Game
from hivernage.server.tables.room import Room
from hivernage.table import Table
from hivernage.views import views
from hivernage.wire.messages import EventInfo, Notice
from tests.laws import laws
from tests.laws.games import base, new_table, next_decisions, play
from tests.laws.players import CHOOSERS, litigious
from tests.server.inside import Inside, inside
from tests.server.serving import WAIT_SECONDS, Guest

SECRETS_OF_NO_SEAT = re.compile(r'"(at|closes)":\d+')
"""Times differ from table to table and tell nothing."""


class Ear:
    """An open socket: every word that came through it."""

    def __init__(self, guest: Guest, connection: ClientConnection) -> None:
        self.guest = guest
        self.connection = connection
        self.texts: list[str] = []
        self._ids = count(1)

    async def say(self, kind: str, /, **fields: object) -> None:
        message = {"type": kind, "id": f"{self.guest.seat}-{next(self._ids)}", **fields}
        await self.connection.send(msgspec.json.encode(message).decode())

    async def listen(self) -> list[str]:
        """All that has arrived since the last time."""
        await self.say("ping")
        heard: list[str] = []
        while not heard or '"type":"pong"' not in heard[-1]:
            heard.append(str(await asyncio.wait_for(self.connection.recv(), WAIT_SECONDS)))
        self.texts += [self.without_names(text) for text in heard]
        return self.texts[-len(heard) :]

    def without_names(self, text: str) -> str:
        text = text.replace(self.guest.table, "TABLE").replace(self.guest.code, "CODE")
        # The memory is a fold over what the seat saw; an imagined table doesn't know where that fold began.
        text = re.sub(r',"memory":.*', "", text) if text.startswith('{"type":"insight"') else text
        return SECRETS_OF_NO_SEAT.sub(r'"\1":0', text)


class Stage:
    """A table with an ear at every seat, and one for spectators; any position can be put on it."""

    def __init__(self, server: Inside, guests: list[Guest], ears: dict[int, Ear]) -> None:
        self.server = server
        self.guests = guests
        self.ears = ears

    @property
    def room(self) -> Room:
        return self.server.tables.rooms[self.guests[0].table]

    @property
    def game(self) -> Game:
        assert self.room.game is not None
        return self.room.game

    async def put(self, table: Table) -> None:
        """Have this position on the table, as if it had been played here; what was heard before is forgotten."""
        self.room.game = Game(self.room.id, table, self.game.seq)
        await self.room.set_game(status="playing")  # cards turned over may have ended what was played before
        for ear in self.ears.values():
            await ear.listen()

    async def decide(self, decision: Decision) -> None:
        await self.ears[decision.seat].say("decide", question=decision.question, answer=key(decision.answer))
        replies = [text for text in await self.ears[decision.seat].listen() if '"id"' in text]
        assert any('"type":"accepted"' in text for text in replies), replies

    async def get(self, seat: int, path: str) -> str:
        ear = self.ears[seat]
        response = await self.server.ask("GET", f"/api/tables/{ear.guest.table}{path}", token=ear.guest.token)
        return ear.without_names(f"{response.status_code} {sorted(response.headers.items())} {response.text}")


@asynccontextmanager
async def stage(server: Inside, players: int) -> AsyncIterator[Stage]:
    guests = await server.people(players)
    lookers = [*guests, Guest(server.url, guests[0].table, code=guests[0].code)]
    async with AsyncExitStack() as stack:
        ears = {}
        for guest in lookers:
            ears[guest.seat] = Ear(guest, await stack.enter_async_context(_open(guest, -1)))
            await ears[guest.seat].listen()  # until it is really there, and everybody was told
        yield Stage(server, guests, ears)


def _open(guest: Guest, since: int) -> Any:
    address = f"{guest.url.replace('http', 'ws')}/api/tables/{guest.table}/ws?since={since}&words=1"
    return connect(address, additional_headers=guest.headers, compression=None, max_size=None, max_queue=None)


def must_be_same(seat: int, what: str, here: list[str], there: list[str]) -> None:
    for a, b in zip(here, there, strict=False):
        laws.demand(a == b, f"{what} of seat {seat} differs: {laws._first_difference(a.encode(), b.encode())}")
    laws.demand(len(here) == len(there), f"{what} of seat {seat}: {len(here)} messages or {len(there)}")


# What a seat can get out of a table


async def all_that_can_be_got(stage: Stage, seat: int, table: Table, luck: float) -> list[str]:
    """Look, look again from any number on, ask, and give wrong answers."""
    found = [text for since in (-1, 0, stage.game.seq) for text in await first_words(stage, seat, since)]
    found += [await stage.get(seat, path) for path in ("", "/export", "/record", "/nothing")]
    ear = stage.ears[seat]
    await ear.listen()
    for action in laws._idle_questions(table, seat, Random(luck)) or [("end",)]:
        await ear.say("why", action=key(action))
    for question, answer in wrong_answers(table, seat):
        await ear.say("decide", question=question, answer=answer)
    await ear.say("propose", kind="rewind", to=stage.game.seq + 1)
    await ear.say("propose", kind="stand-in", seat=(seat + 1) % len(stage.guests))
    await ear.say("vote", motion="none", yes=True)
    await ear.say("unsay", n=1)
    await ear.say("insight")
    return [*found, *await ear.listen()]


async def first_words(stage: Stage, seat: int, since: int) -> list[str]:
    """What somebody who comes (again) is told at once."""
    guest = stage.ears[seat].guest
    async with _open(guest, since) as connection:
        words = await Ear(guest, connection).listen()
    while len(stage.room.clients) > len(stage.ears):
        await asyncio.sleep(0.001)  # until it has really gone, and everybody was told
    return words


def wrong_answers(table: Table, seat: int) -> Iterator[tuple[int, str]]:
    """To every question that might be open, also to those that this seat isn't told of."""
    asked = table.state.asked
    for id in range(max(0, asked - 4), asked + 3):
        question = next((q for q in table.questions if q.id == id and seat in q.seats), None)
        legal = [key(answer) for answer in table.legal(question, seat)] if question else []
        for answer in map(key, laws._probes(table)):
            if answer not in legal:
                yield id, answer


# The laws


async def check_static(here: Stage, there: Stage, seat: int, table: Table, rng: Random) -> None:
    luck = rng.random()
    got = [await all_that_can_be_got(stage, seat, table, luck) for stage in (here, there)]
    must_be_same(seat, "what can be got", *got)


async def check_step(here: Stage, there: Stage, seat: int, decisions: list[Decision], table: Table) -> bool:
    """Play the same in both worlds; gives whether they could be compared to the end."""
    world = there.game.table
    renamed = [laws.rename(table.state, world.state, seat, decision) for decision in decisions]
    if any(decision is None or not is_legal(world, decision) for decision in renamed):
        return False
    before = here.game.seq
    marks = [len(stage.ears[seat].texts) for stage in (here, there)]
    for decision, other in zip(decisions, renamed, strict=True):
        assert other is not None
        await here.decide(decision)
        await there.decide(other)
    news = [told_since(stage, before) for stage in (here, there)]
    if not laws._same_news(seat, *news) or here.game.table.over:
        return False
    for stage in (here, there):
        await stage.ears[seat].listen()
    heard = [stage.ears[seat].texts[mark:] for stage, mark in zip((here, there), marks, strict=True)]
    must_be_same(seat, "what was heard", *heard)
    return True


def is_legal(table: Table, decision: Decision) -> bool:
    question = next((q for q in table.questions if q.id == decision.question), None)
    return question is not None and decision.answer in table.legal(question, decision.seat)


def told_since(stage: Stage, seq: int) -> list[Event]:
    return [event for news in stage.game.news[seq + 1 - stage.game.start_seq :] for event in news]


async def check_games(server: Inside, players: int, seeds: range, chance: float, **options: Any) -> int:
    """Some positions of some games, for every seat and a spectator; gives how many steps could be compared."""
    compared = 0
    async with stage(server, players) as here, stage(server, players) as there:
        for seed in seeds:
            rng = Random(seed)
            table = new_table(seed, players, **options)
            minds = {seat: Knowledge(seat, players) for seat in laws.everyone(table)}
            for _, decisions in play(table, rng, CHOOSERS[("tame", "litigious")[seed % 2]]):
                if rng.random() < chance:
                    for seat, mind in minds.items():
                        world = redeal(table, seat, rng, mind)
                        world.state.key = table.state.key
                        await here.put(table.fork())
                        await there.put(world)
                        await check_static(here, there, seat, table, rng)
                        compared += await check_step(here, there, seat, decisions, table)
    return compared


def run(sqlite_url: str, work: Callable[[Inside], Any]) -> Any:
    async def once() -> Any:
        async with inside(sqlite_url, messages_per_second=100_000) as server:
            result = await work(server)
            assert not server.errors, server.errors
            return result

    return asyncio.run(once())


@pytest.mark.parametrize(
    ("players", "chance"),
    [(3, 0.02), (5, 0.012), *(pytest.param(*each, marks=pytest.mark.long) for each in [(2, 0.03), (4, 0.015)])],
)
def test_no_socket_tells_what_its_seat_may_not_know(sqlite_url: str, players: int, chance: float) -> None:
    compared = run(sqlite_url, lambda server: check_games(server, players, range(players, players + 1), chance))
    assert compared > 2


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_socket_tells_it_in_many_games(sqlite_url: str, players: int) -> None:
    assert run(sqlite_url, lambda server: check_games(server, players, range(100, 104), 0.05)) > 20


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        {"objective": "winter-has-come", "cooperative": True},
        {"objective": "leave-it-all-behind", "betrayer": True},
        {"objective": "kill-them", "elimination": True},
        {"objective": "random", "adult": True, "hard": True},
    ],
)
def test_no_socket_tells_it_with_other_rules(sqlite_url: str, options: dict[str, Any]) -> None:
    assert run(sqlite_url, lambda server: check_games(server, 4, range(200, 202), 0.05, **options)) > 5


# Secret answers


def test_a_secret_answer_is_a_message_like_any_other(sqlite_url: str) -> None:
    """Somebody votes one way here and another way there: until all have voted nobody can tell the tables apart."""

    async def votes(server: Inside) -> int:
        compared = 0
        async with stage(server, 4) as here, stage(server, 4) as there:
            rng = Random(1)
            table = new_table(1, 4)
            for _, decisions in play(table, rng, litigious):
                question = next(q for q in table.questions if q.id == decisions[0].question)
                legal = table.legal(question, decisions[0].seat)
                if len(decisions) > 1 and len(legal) > 1:
                    await here.put(table.fork())
                    await there.put(table.fork())
                    await here.decide(decisions[0])
                    other = rng.choice([answer for answer in legal if answer != decisions[0].answer])
                    await there.decide(Decision(question.id, decisions[0].seat, other))
                    others = set(here.ears) - {decisions[0].seat}
                    for seat in others:
                        heard = [await stage.ears[seat].listen() for stage in (here, there)]
                        assert len(heard[0]) == 2, "one update, and the pong"
                        must_be_same(seat, "what was heard", *heard)
                    for seat in others:
                        await check_static(here, there, seat, here.game.table, rng)
                    compared += 1
                if compared == 6:
                    break
        return compared

    assert run(sqlite_url, votes) > 3


def test_the_words_of_a_bot_are_those_of_a_person(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot answers here and a person there, the same: what the others hear of the game is the same."""

    async def answers(server: Inside) -> int:
        compared = 0
        async with stage(server, 3) as here, stage(server, 3) as there:
            rng = Random(3)
            table = new_table(3, 3)
            for _, decisions in play(table, rng):
                (decision, *more) = decisions
                if not more and rng.random() < 0.1:
                    await here.put(table.fork())
                    await there.put(table.fork())
                    once = iter([decision.answer])
                    monkeypatch.setattr(table_bots, "ask", lambda *_, once=once: next(once, WAIT))
                    (await server.post(here.guests[decision.seat], "/leave")).raise_for_status()
                    while server.tables.deadlines.is_busy(here.room):
                        await asyncio.sleep(0.001)
                    (await server.post(here.guests[decision.seat], "/back")).raise_for_status()
                    await there.decide(decision)
                    for seat in set(here.ears) - {decision.seat}:
                        heard = [await stage.ears[seat].listen() for stage in (here, there)]
                        must_be_same(seat, "what was heard", *map(about_the_game, heard))
                    compared += 1
                if compared == 8:
                    break
        return compared

    assert run(sqlite_url, answers) > 3


def about_the_game(texts: list[str]) -> list[str]:
    return [text for text in texts if '"type":"update"' in text]


# Counters


def test_counters_tell_numbers_only(sqlite_url: str) -> None:
    """Whatever was played, /metrics and /healthz name no card, no player, no table and no answer."""

    async def counters(server: Inside) -> None:
        async with stage(server, 3) as here:
            rng = Random(4)
            table = new_table(4, 3)
            await here.put(table)
            for _ in range(40):
                for decision in next_decisions(here.game.table, rng):
                    await here.decide(decision)
            await here.ears[0].say("decide", question=1, answer="play lighter@gas-station")
            await here.ears[0].listen()
            pages = (await server.ask("GET", "/metrics")).text + (await server.ask("GET", "/healthz")).text
            cards = {word.partition("@")[0] for word in base().cards}
            secrets = {*cards, "Ana", "Player", *(guest.table for guest in here.guests), here.guests[0].code}
            words = set(re.findall(r"[\w-]+", pages))
            assert not words & secrets
            assert "hivernage_decisions_total" in words

    run(sqlite_url, counters)


# Each law is shown to catch a planted bug


def tell_private_facts(self: Game, seat: int, first: int = 0) -> Iterator[EventInfo]:
    """Everybody is told what only some may know."""
    for entry in range(max(first, self.start_seq), self.seq + 1):
        for event in self.news[entry - self.start_seq]:
            facts = event.facts
            for more in event.private.values():
                facts = {**facts, **more}
            yield EventInfo(entry, event.kind, facts)


def name_a_card(self: Game, _error: IllegalAnswer) -> Refusal:
    """A refusal says what somebody else holds."""
    hand = self.table.state.players[(self.table.state.lane.seat + 1) % len(self.table.state.players)].hand
    return Refusal("illegal-answer", said=f"Not while somebody has {hand}.")


def say_more(self: Room) -> None:
    """One message more if somebody else's cards are so."""
    ANNOUNCE(self)
    assert self.game is not None
    if sum(len(card) for player in self.game.table.state.players for card in player.hand) % 2:
        self.tell_all(Notice("reminder"))


ANNOUNCE = Room.announce


def show_hands(table: Table, seats: Any) -> Any:
    """A new field that nobody thought about."""
    hands = [card for player in table.state.players for card in player.hand]
    return {seat: msgspec.structs.replace(one, requested=hands) for seat, one in VIEWS(table, seats).items()}


VIEWS = views


@pytest.mark.parametrize(
    ("where", "what", "leak"),
    [
        (Game, "events", tell_private_facts),
        (Game, "_illegal", name_a_card),
        pytest.param(Room, "announce", say_more, marks=pytest.mark.long),
        (games, "views", show_hands),
    ],
)
def test_a_planted_leak_is_found(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, where: Any, what: str, leak: Any
) -> None:
    monkeypatch.setattr(where, what, leak)
    with pytest.raises(laws.LawBroken):
        run(sqlite_url, lambda server: check_games(server, 3, range(3, 8), 0.1))
