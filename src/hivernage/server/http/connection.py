"""The connections of uvicorn with less patience: requests must come to an end, and answers must be read."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from typing import Any, Final

import h11
import websockets.http11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hivernage.server.config import Config
from hivernage.server.ops.limits import Places

SWITCHING: Final = 101
"""What is answered to a request that becomes a socket."""

PATIENCE = 30.0
"""Seconds for which a client may leave unread what it was sent."""

SECONDS_TO_ASK = 15.0
"""Seconds in which a whole request must have come, headers and body."""

READ = {h11.DONE, h11.MUST_CLOSE, h11.CLOSED}
"""What h11 says of a client that has asked to the end."""


class Readers(asyncio.Protocol):
    """A connection whose client must read: whoever doesn't is cut off."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
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


TEXT: Final = 0x81
"""The first byte of a whole text message."""


def frame(message: bytes) -> bytes:
    """A text message as a server sends it (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return bytes((TEXT, length)) + message
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2) + message
    return bytes((TEXT, 127)) + length.to_bytes(8) + message


class Connection(Readers, WebSocketsSansIOProtocol):
    """A WebSocket that is written to at once, without a task that waits for something to send.

    Pings that nobody reads the answers to don't fill the memory either.
    """

    _go_on: Callable[[], None] | None = None

    def handle_connect(self, event: websockets.http11.Request) -> None:
        """Somebody asks for a socket; whoever serves it may push messages."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"]["line"] = self  # type: ignore[assignment]

    def push(self, message: bytes) -> bool:
        """Send a message now; False, and nothing sent, as long as earlier ones wait to be read."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame(message))
        return True

    def when_free(self, go_on: Callable[[], None]) -> None:
        """What is to be done when these were read."""
        self._go_on = go_on

    def resume_writing(self) -> None:
        """They were read."""
        super().resume_writing()
        if self._go_on is not None:
            self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self._go_on = None

    def handle_ping(self) -> None:
        """Answer, but not if answers are left unread."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


class Requests(Readers, H11Protocol):
    """A connection for requests: each must come to an end soon, and an address may hold only so many open.

    What a proxy holds open for others isn't counted: it is asked to do that itself.
    """

    places: Places
    proxies: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...] = ()
    _hurry: asyncio.TimerHandle | None = None
    _counted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; too many from one address don't get as far as to ask."""
        super().connection_made(transport)
        self._wait_for_request()
        address = self.client[0] if self.client else ""
        if address and not self._is_proxy(address):
            if self.places.enter(address):
                self._counted = address
            else:
                transport.abort()

    def _is_proxy(self, address: str) -> bool:
        ip = ipaddress.ip_address(address)
        return any(ip in network for network in self.proxies)

    def data_received(self, data: bytes) -> None:
        """Some of a request has come."""
        self._wait_for_request()
        super().data_received(data)
        if self.conn.their_state in READ:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a WebSocket, which is counted by the seat it opens."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self._leave()

    def _wait_for_request(self) -> None:
        if self._hurry is None:
            self._hurry = self.loop.call_later(SECONDS_TO_ASK, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _leave(self) -> None:
        self._stop_waiting()
        self._be_patient()
        if self._counted:
            self.places.leave(self._counted)
            self._counted = ""


def requests_for(config: Config, places: Places) -> type[asyncio.Protocol]:
    """The connections of one server."""
    networks = tuple(ipaddress.ip_network(name) for name in config.trusted_proxies)
    own: dict[str, Any] = {"places": places, "proxies": networks}
    return type("RequestsOfOneServer", (Requests,), own)
