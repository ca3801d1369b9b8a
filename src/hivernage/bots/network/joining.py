"""Sitting down at a table over the network, and playing there to the end."""

from __future__ import annotations

import time
from typing import Final, NamedTuple, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from hivernage.bots import WAIT, Bot
from hivernage.bots.network.remote import MakeBot, RemoteError, RemoteSeat
from hivernage.bots.speech.when_to_speak import repeats
from hivernage.model.question import key
from hivernage.model.talk import Talk
from hivernage.views import QuestionView, View
from hivernage.wire.messages import (
    Accepted,
    Decide,
    Hello,
    Message,
    Refused,
    Said,
    Say,
    ServerMessage,
    TableChanged,
    Update,
)
from hivernage.wire.over_http import CreateTable, Done, Found, JoinTable, Seated, TableInfo, Trouble, UseLink
from hivernage.wire.reading import Unreadable, read_answer, read_message
from hivernage.wire.whole_games import OwnView

T = TypeVar("T")

TRIES: Final = 8
"""So often a broken connection is opened again, with longer and longer pauses between."""

FOR_GOOD: Final = 4000
"""From this close code on the server doesn't want this client back."""

TRY_AGAIN: Final = ("too-fast", "storage")
TRY_LATER: Final = ("stale-question", "repeated", "over", "paused", "not-asked", "stand-in-plays")
"""Refusals after which the next message tells how things stand."""

PATIENCE: Final = 0.25
"""Seconds before something is tried again, the first time."""


class Unreachable(RemoteError):
    """No server answers there."""


class TakenSeat(NamedTuple):
    """A seat at a table of a server: who has the token plays it."""

    server: str
    table: str
    number: int
    token: str

    @property
    def link_to_watch(self) -> str:
        """The table as everybody may see it, for a shared screen."""
        return f"{self.server}/tv/{self.table}"


def sit_down(where: str, name: str, server: str) -> TakenSeat:
    """Sit down by a join link (/j/CODE), the address of a table (/t/ID), a seat link (/t/ID#seat=...) or a code."""
    if "://" in where:
        parts = urlsplit(where)
        server, path, secret = f"{parts.scheme}://{parts.netloc}", parts.path, parts.fragment.removeprefix("seat=")
    else:
        server, path, secret = server.rstrip("/"), f"/j/{where}", ""
    match path.strip("/").split("/"):
        case ["j", code]:
            table = _ask(f"{server}/api/codes/{code}", Found).id
        case ["t", table]:
            pass
        case _:
            raise RemoteError(f"{where}: this is no table; give its join link or its code")
    if secret:
        return _taken(server, "/use-link", table, UseLink(token=secret))
    return _taken(server, "/join", table, JoinTable(name=name))


def open_table(server: str, wish: CreateTable) -> TakenSeat:
    """Make a table at a server, and sit down there as its host."""
    server = server.rstrip("/")
    seated = _ask(f"{server}/api/tables", Seated, wish)
    return TakenSeat(server, seated.id, seated.seat, seated.token)


def close_table(seat: TakenSeat) -> None:
    """End a table for good, as its host."""
    _ask(f"{seat.server}/api/tables/{seat.table}/close", Done, {}, seat.token)


def _taken(server: str, how: str, table: str, body: object) -> TakenSeat:
    seated = _ask(f"{server}/api/tables/{table}{how}", Seated, body)
    return TakenSeat(server, table, seated.seat, seated.token)


def _ask(address: str, wanted: type[T], body: object = None, token: str = "") -> T:
    """What the server answers to a request."""
    data = None if body is None else msgspec.json.encode(body)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        with urlopen(Request(address, data, headers)) as answer:
            return read_answer(answer.read(), wanted)
    except HTTPError as refusal:
        raise RemoteError(_refusal(refusal)) from None
    except (URLError, ValueError) as trouble:
        why = getattr(trouble, "reason", trouble)
        raise Unreachable(f"{address}: the server can't be reached ({getattr(why, 'strerror', None) or why})") from None
    except Unreadable as trouble:
        raise RemoteError(f"{address}: {trouble}; is this a Hivernage server?") from None


def _refusal(refusal: HTTPError) -> str:
    try:
        return read_answer(refusal.read(), Trouble).text
    except Unreadable:
        return f"{refusal.url}: {refusal.reason}; is this a Hivernage server?"


class RemotePlayer:
    """Lets a bot play a seat. A connection that breaks is opened again, as docs/protocol.md says."""

    def __init__(self, seated: TakenSeat, make: MakeBot) -> None:
        self.seat = RemoteSeat(seated.number)
        self._seated = seated
        self._make = make
        self._bot: Bot | None = None
        self._bots_past = 0
        self._paused = False
        self._sent = ""  # the decision that no answer has come to yet
        self._asked: QuestionView | None = None  # what it answers
        self._held: list[tuple[QuestionView, Talk]] = []  # what is said along with answers that have been taken
        self._tried: set[tuple[int, int]] = set()  # questions answered, and when
        self._offered: set[int] = set()  # questions that nobody waits for: once is enough
        self._failures = 0

    def play(self) -> View:
        """Play to the end of the game; gives its last view."""
        while True:
            try:
                return self._play_once()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code >= FOR_GOOD:
                    raise RemoteError(f"the server closed the connection: {closed.rcvd.reason}") from None
            except (OSError, InvalidHandshake):
                pass  # it isn't there (yet)
            if self._failures >= TRIES:
                raise RemoteError(f"{self._seated.server} can't be reached any more")
            time.sleep(PATIENCE * 2**self._failures)
            self._failures += 1

    def _play_once(self) -> View:
        server, table, _, token = self._seated
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/ws?since={self.seat.seq}"
        headers = {"Authorization": f"Bearer {token}"}
        self._sent = ""
        self._tried.clear()
        with connect(address, additional_headers=headers, max_size=None) as socket:
            while True:
                self._take(socket.recv())
                self._speak(socket)
                if self.seat.seq >= 0 and self.seat.view().step == "over":
                    return self.seat.view()
                if not self._sent and self.seat.seq >= 0 and not self._paused:
                    self._answer(socket)

    # What comes

    def _take(self, text: str | bytes) -> None:
        match _read(text):
            case Hello(table=table, talk=talk):
                self._failures = 0
                self._look(table)
                self._hear(*talk)
            case Update() as update:
                if update.earlier:
                    self._read_all()
                else:
                    self.seat.see(update)
            case Said() as said:
                self._hear(said)
            case Accepted(id=id) if id == self._sent:
                self._sent = ""
                if self._asked is not None and self.seat.wish is not None:
                    self._held.append((self._asked, self.seat.wish))
            case Refused(id=id) as refused if id == self._sent:
                self._sent = ""
                self._was_refused(refused)
            case TableChanged(table=table):
                self._look(table)

    def _look(self, table: TableInfo) -> None:
        if table.status == "closed":
            raise RemoteError("the host has closed this table")
        if self._paused and not table.paused:
            self._tried.clear()
        self._paused = table.paused

    def _hear(self, *said: Said) -> None:
        if said and not self.seat.knows_all_before(said[0]) and self.seat.seq >= 0:
            self._read_all()
        self.seat.hear(*said)

    def _read_all(self) -> None:
        """More has happened than one message tells: ask for all of it."""
        address = f"{self._seated.server}/api/tables/{self._seated.table}/export"
        self.seat.see(_ask(address, OwnView, token=self._seated.token))

    def _was_refused(self, refused: Refused) -> None:
        if refused.error in TRY_AGAIN:
            self._tried.clear()
            time.sleep(PATIENCE)
        elif refused.error not in TRY_LATER:
            raise RemoteError(f"the server refused an answer of the bot: {refused.text}")

    # What goes

    def _answer(self, socket: ClientConnection) -> None:
        """Answer one of the open questions; the rest when the server has said something to that."""
        for question in sorted(self.seat.view().questions, key=lambda question: question.wait != "never"):
            if not question.answers or not self._is_new(question):
                continue
            answer = self.seat.ask(self._bot_now(), question)
            if answer != WAIT:
                self._asked = question
                self._sent = f"{question.id}@{self.seat.seq}"  # after an undo the same question needs another id
                _send(socket, Decide(self._sent, question.id, key(answer)))
                return

    def _is_new(self, question: QuestionView) -> bool:
        if question.wait == "never":
            new = question.id not in self._offered
            self._offered.add(question.id)
        else:
            new = (question.id, self.seat.seq) not in self._tried
            self._tried.add((question.id, self.seat.seq))
        return new

    def _bot_now(self) -> Bot:
        """A bot that knows of nothing that was taken back."""
        if self._bot is None or self._bots_past != self.seat.past:
            self._bot, self._bots_past = self._make(self.seat.view()), self.seat.past
        return self._bot

    def _speak(self, socket: ClientConnection) -> None:
        """Say what goes with answers that are open to all: a question that several answer in secret is gone then."""
        seat = self.seat
        if self._bots_past != seat.past:
            self._held.clear()  # some of it may be about what was taken back
        asked = {question.id for question in seat.view().questions} if self._held else ()
        ready = [held for held in self._held if held[0].wait != "all" or held[0].id not in asked]
        for question, talk in ready:
            self._held.remove((question, talk))
            if not repeats(talk, seat.number, seat.talk(), seat.story()):
                _send(socket, Say(f"say@{question.id}/{seat.seq}", talk, len(seat.view().colonies) > 1))


def _read(text: str | bytes) -> ServerMessage | None:
    try:
        return read_message(text)
    except Unreadable as trouble:
        raise RemoteError(f"{trouble}; does the server speak another protocol than this version?") from None


def _send(socket: ClientConnection, message: Message) -> None:
    socket.send(msgspec.json.encode(message).decode())
