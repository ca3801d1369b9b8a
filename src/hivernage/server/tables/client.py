"""One open socket, seen from the table: somebody who is told things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from hivernage.cards.text import Lang
from hivernage.model.ids import SPECTATOR
from hivernage.wire.messages import Refused, ServerMessage

MOST_WAITING: Final = 64
"""Messages that may wait for a slow reader. Who is slower is cut off, and gets a whole view on coming back."""

ENCODER: Final = msgspec.json.Encoder()


class Line(Protocol):
    """Where messages go out."""

    def push(self, message: bytes) -> bool:
        """Send a message now; False, and nothing sent, as long as earlier ones wait to be read."""

    def when_free(self, go_on: Callable[[], None]) -> None:
        """What is to be done when these were read."""


class Client:
    """A seat's socket (it may have several) or a spectator's. Sending never waits: no table waits for slow readers."""

    def __init__(self, seat: int, role: str, lang: Lang, token: str = "", line: Line | None = None) -> None:
        self.seat = seat
        self.role = role
        self.token = token  # the hash of its secret
        self.lang = lang
        self.words: Lang | None = None  # the language of its updates, if it wants words
        self.seen = -1  # the last entry it was told of
        self.paced = False  # whether it says what its screen has shown
        self.shown = -1  # the last entry that its screen has shown
        self.presence = 0  # how many comings and goings it knows of
        self.leaving = ""  # why it has to go
        self.goodbye: Callable[[], None] = lambda: None  # closes the socket, once all that waits was sent
        self._table = b""  # what waits to be told about the table
        self._waiting: list[bytes] = []
        self._line = line
        if line is not None:
            line.when_free(self._go_on)

    @property
    def has_seat(self) -> bool:
        return self.seat != SPECTATOR

    def send(self, message: ServerMessage | bytes) -> None:
        """Send a message, or one already written; it stands in line as long as earlier ones wait to be read."""
        if self.leaving:
            return
        written = message if isinstance(message, bytes) else ENCODER.encode(message)
        if not self._waiting and self._line is not None and self._line.push(written):
            return
        if len(self._waiting) >= MOST_WAITING:
            self.leave("too-slow")
            return
        self._waiting.append(written)

    def send_table(self, message: bytes) -> None:
        """Tell all about the table anew; what still waits to be told about it is out of date."""
        if self._table in self._waiting:
            self._waiting.remove(self._table)
        self.send(message)
        self._table = message if self._waiting else b""

    def refuse(self, id: str, error: str, text: str, rule: str = "", seq: int = 0) -> None:
        """Tell it that something wasn't done."""
        self.send(Refused(id, error, text, rule, seq))

    def leave(self, reason: str) -> None:
        """Close the socket once what waits has been sent."""
        if not self.leaving:
            self.leaving = reason
            self._end()

    def _go_on(self) -> None:
        """What was sent has been read."""
        while self._waiting and self._line is not None and self._line.push(self._waiting[0]):
            self._waiting.pop(0)
        if self.leaving:
            self._end()

    def _end(self) -> None:
        if not self._waiting:
            self.goodbye()
