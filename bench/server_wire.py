"""Just enough HTTP and WebSocket to load a server from one process, cheaply, whatever the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import msgspec

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
NO_MASK: Final = bytes(4)
"""Frames of a client have to be masked; this mask changes nothing, so nobody pays for it."""


class ServerTrouble(Exception):
    """The server said or did something that makes the figures worthless."""


async def post(port: int, path: str, body: object, token: str = "") -> Any:
    """What the server answers to a JSON body."""
    content = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
    head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(head.encode() + content)
        answer_head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    status = answer_head.split(b" ", 2)[1:2]
    if not status or not status[0].startswith(b"2"):
        raise ServerTrouble(f"POST {path}: {answer_head.decode()[:200]} {answer.decode()[:500]}")
    return msgspec.json.decode(answer) if answer else None


class Socket(asyncio.Protocol):
    """A WebSocket: whole text messages go to `on_message`, the end of the connection to `on_lost`."""

    def __init__(self, on_message: Callable[[bytes], None], on_lost: Callable[[], None]) -> None:
        self._on_message = on_message
        self._on_lost = on_lost
        self._received = bytearray()
        self._upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    async def upgrade(self, port: int, path: str, headers: Mapping[str, str]) -> None:
        """Ask for the WebSocket, and wait until it is one."""
        key = base64.b64encode(os.urandom(16)).decode()
        own = {"Host": f"127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket"}
        own |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**own, **headers}.items())]
        self._write("\r\n".join([*lines, "", ""]).encode())
        await self._upgraded

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._send_frame(TEXT, message)

    def close(self) -> None:
        """Hang up."""
        self._on_lost = lambda: None
        if self._transport:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if not self._upgraded.done():
            self._upgraded.set_exception(ServerTrouble("The server hung up instead of opening a WebSocket"))
        self._on_lost()

    def data_received(self, data: bytes) -> None:
        if not self._transport or self._transport.is_closing():
            return
        self._received += data
        if not self._upgraded.done() and not self._finish_upgrade():
            return
        while self._take_frame():
            pass

    def _finish_upgrade(self) -> bool:
        head, found, rest = self._received.partition(b"\r\n\r\n")
        if found and b" 101 " in head[:16]:
            self._received = rest
            self._upgraded.set_result(None)
        elif found:
            self._upgraded.set_exception(ServerTrouble(f"No WebSocket: {bytes(self._received[:500])!r}"))
        return bool(found) and b" 101 " in head[:16]

    def _take_frame(self) -> bool:
        """Handle one frame if a whole one is there. Both servers send each message as one frame, uncompressed."""
        received = self._received
        if len(received) < 2:
            return False
        size, start = received[1], 2
        if size == 126:
            size, start = int.from_bytes(received[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(received[2:10], "big"), 10
        if len(received) < start or len(received) < start + size:
            return False
        first, payload = received[0], bytes(received[start : start + size])
        del received[: start + size]
        self._handle_frame(first, payload)
        return True

    def _handle_frame(self, first: int, payload: bytes) -> None:
        if first == 0x80 | TEXT:
            self._on_message(payload)
        elif first == 0x80 | PING:
            self._send_frame(PONG, payload)
        elif first == 0x80 | CLOSE:
            self._on_lost()
        elif first != 0x80 | PONG:
            raise ServerTrouble(f"A WebSocket frame that begins with {first:#x} isn't expected here")

    def _send_frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._write(bytes([0x80 | opcode]) + length + NO_MASK + payload)

    def _write(self, data: bytes) -> None:
        if self._transport:
            self._transport.write(data)


async def connect(
    port: int,
    path: str,
    headers: Mapping[str, str],
    on_message: Callable[[bytes], None],
    on_lost: Callable[[], None],
) -> Socket:
    """Open a WebSocket on the loopback interface."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(on_message, on_lost), "127.0.0.1", port)
    try:
        await socket.upgrade(port, path, headers)
    except BaseException:
        socket.close()
        raise
    return socket
