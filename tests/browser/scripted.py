"""Players whose answers a test gives, so that what a page shows depends on nothing but the test.

Each has a socket to the server, as a browser has, and answers what its seat is asked in the words of a scenario.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from time import monotonic
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from hivernage.scenario.check import same
from tests.browser.midgame import NAMES, Planted

SECONDS_TO_BE_ASKED = 15
SHOWN_ANSWERS = 30


class ScriptDoesNotFit(AssertionError):
    """The game doesn't ask what the script answers."""


class Scripted:
    """Somebody at a table who does as the test says."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._view: dict[str, Any] = {}
        self._info: dict[str, Any] = {}
        self._ids = map(str, count(1))
        self._answered = -1
        self.seq = -1
        while not self._view:
            self._receive()

    def answers(self, *script: str) -> None:
        """Give these answers, each to the next question for this seat; a card may be named by its face."""
        for words in script:
            question = self._next_question(words)
            possible = [" ".join(answer) for answer in question["answers"]]
            fitting = [words] if words in possible else [answer for answer in possible if same(words, answer)]
            if len(fitting) != 1:
                raise ScriptDoesNotFit(f"the script of {self.name} says {words!r}, but {describe(question)}")
            self._ask(type="decide", question=question["id"], answer=fitting[0])
            self._answered = question["id"]

    def answers_if_asked(self, prefers: Sequence[str]) -> bool:
        """Give the first of the preferred answers that is possible, else the first of all; whether it was asked."""
        with suppress(TimeoutError):
            while True:
                self._receive(0.02)
        if not self.asked:
            return False
        possible = [" ".join(answer) for answer in self.asked[0]["answers"]]
        self.answers(next((words for words in prefers if words in possible), possible[0]))
        return True

    @property
    def over(self) -> bool:
        return bool(self._view["step"] == "over")

    def agrees(self) -> None:
        """Vote for what the table votes on, such as going back."""
        while not self._info["motions"]:
            self._receive()
        self._ask(type="vote", motion=self._info["motions"][0]["motion"], yes=True)

    def says(self, **talk: object) -> None:
        """Say something to the table."""
        self._ask(type="say", talk=talk)

    @property
    def name(self) -> str:
        return NAMES[self._view["seat"]]

    @property
    def asked(self) -> list[dict[str, Any]]:
        """The questions that the game waits for this seat to answer."""
        questions = self._view["questions"]
        return [q for q in questions if q["answers"] and q["wait"] != "never" and q["id"] != self._answered]

    def _next_question(self, words: str) -> dict[str, Any]:
        ends_at = monotonic() + SECONDS_TO_BE_ASKED
        while not self.asked:
            try:
                self._receive(ends_at - monotonic())
            except TimeoutError:
                raise ScriptDoesNotFit(f"the script of {self.name} says {words!r}, but nothing is asked") from None
        return self.asked[0]

    def _ask(self, **message: object) -> None:
        """Send something that the server must accept."""
        id = next(self._ids)
        self._connection.send(msgspec.json.encode({**message, "id": id}).decode())
        reply = self._receive()
        while reply.get("id") != id:
            reply = self._receive()
        if reply["type"] != "accepted":
            raise ScriptDoesNotFit(f"the server refuses {message} of {self.name}: {reply['text']}")

    def _receive(self, seconds: float = SECONDS_TO_BE_ASKED) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(self._connection.recv(timeout=seconds))
        self._view = message.get("view", self._view)
        if message["type"] == "update":
            self.seq = message["seq"]
        self._info = message.get("table", self._info)
        return message


def describe(question: dict[str, Any]) -> str:
    """A question and what it can be answered with."""
    possible = [" ".join(answer) for answer in question["answers"]]
    more = f" and {len(possible) - SHOWN_ANSWERS} more" if len(possible) > SHOWN_ANSWERS else ""
    asked = " ".join([question["kind"], *question["args"]])
    return f"the question is {asked!r}; possible now: {', '.join(possible[:SHOWN_ANSWERS])}{more}"


@contextmanager
def sitting(table: Planted, server: str, *seats: int) -> Iterator[list[Scripted]]:
    """Scripted players on some seats; if the test fails, it says what the game waits for."""
    with ExitStack() as sockets:
        try:
            yield [sockets.enter_context(_connected(table, server, seat)) for seat in seats]
        except BaseException as error:
            error.add_note(_waits_for(table, server))
            raise


@contextmanager
def _connected(table: Planted, server: str, seat: int) -> Iterator[Scripted]:
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table.id}/ws"
    owner = {"Authorization": f"Bearer {table.tokens[seat]}"}
    # What isn't read yet waits in the queue, however long: the server cuts off whoever reads too slowly.
    with connect(address, additional_headers=owner, max_size=None, max_queue=None) as connection:
        yield Scripted(connection)


def _waits_for(table: Planted, server: str) -> str:
    """What is open at a table, asked on behalf of each seat."""
    lines = []
    for seat in range(len(table.tokens)):
        with _connected(table, server, seat) as player:
            lines += [f"The game waits for {player.name}: {describe(question)}" for question in player.asked]
    return "\n".join(lines) or "The game waits for nobody."
