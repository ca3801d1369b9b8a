"""The WebSocket protocol of uvicorn, with less patience."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE = 30.0
"""Seconds for which a client may leave unread what it was sent."""


class Connection(WebSocketsSansIOProtocol):
    """A WebSocket whose client must read: whoever doesn't is cut off, and can't fill the memory with pings either."""

    _impatience: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Much waits to be read."""
        super().pause_writing()
        # Closing politely would wait for the reader once more, perhaps for ever
        self._impatience = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        self._be_patient()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self._be_patient()

    def _be_patient(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None

    def handle_ping(self) -> None:
        """Answer, but not if answers are left unread."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
