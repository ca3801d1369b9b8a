"""One open socket, seen from the table: somebody who is told things."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from hivernage.cards.text import Lang
from hivernage.model.ids import SPECTATOR
from hivernage.wire.messages import Refused, ServerMessage

MOST_WAITING: Final = 64
"""Messages that may wait for a slow reader. Who is slower is cut off, and gets a whole view on coming back."""

ENCODER: Final = msgspec.json.Encoder()


class Client:
    """A seat's socket (it may have several) or a spectator's. Sending never waits: no table waits for slow readers."""

    def __init__(self, seat: int, role: str, lang: Lang, token: str = "") -> None:
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
        self._table = ""  # the last it was told about the table
        self._waiting: list[str] = []
        self._wake = asyncio.Event()

    @property
    def has_seat(self) -> bool:
        return self.seat != SPECTATOR

    def send(self, message: ServerMessage | str) -> None:
        """Put a message, or one already written, in line."""
        if self.leaving:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.leave("too-slow")
            return
        self._waiting.append(message if isinstance(message, str) else ENCODER.encode(message).decode())
        self._wake.set()

    def send_table(self, text: str) -> None:
        """Tell all about the table anew; what still waits to be told about it is out of date."""
        if self._table in self._waiting:
            self._waiting.remove(self._table)
        self._table = text
        self.send(text)

    def refuse(self, id: str, error: str, text: str, rule: str = "", seq: int = 0) -> None:
        """Tell it that something wasn't done."""
        self.send(Refused(id, error, text, rule, seq))

    def leave(self, reason: str) -> None:
        """Close the socket once what waits has been sent."""
        self.leaving = self.leaving or reason
        self._wake.set()

    async def messages(self) -> list[str]:
        """What waits to be sent; nothing when it is time to close."""
        while not self._waiting and not self.leaving:
            self._wake.clear()
            await self._wake.wait()
        waiting, self._waiting = self._waiting, []
        return waiting
