"""What every response says to the browser about safety, and how large a request may be."""

from __future__ import annotations

import re

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hivernage.server.config import Config
from hivernage.server.http.auth import came_by_https

# Svelte sets style attributes; its style sheets are files.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "connect-src {connect}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
FIXED = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PLAIN_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
LARGEST_BODY = 64 * 1024
ASK_FIRST = "no-cache"
"""For what is the same for everybody: a copy may be kept, and used once the server says that it is still right."""


class SecurityHeaders:
    """ASGI middleware: the usual headers on every response, and no copies of what /api says."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self._add(MutableHeaders(scope=message), scope)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _add(self, headers: MutableHeaders, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        https = came_by_https(connection, self.config)
        headers.setdefault("Content-Security-Policy", content_policy(connection.headers.get("host", ""), https))
        for name, value in FIXED.items():
            headers.setdefault(name, value)
        if https:
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        is_api = scope["path"] == "/api" or scope["path"].startswith("/api/")
        if is_api and headers.get("Cache-Control") != ASK_FIRST:
            headers["Cache-Control"] = "no-store"


def content_policy(host: str, https: bool) -> str:
    """The Content-Security-Policy for a page of this host; some browsers don't count WebSockets as 'self'."""
    socket = f" {'wss' if https else 'ws'}://{host}" if PLAIN_HOST.fullmatch(host) else ""
    return POLICY.format(connect=f"'self'{socket}")


class BodyLimit:
    """ASGI middleware: a request with more than `most` bytes is answered with 413, whatever length it declares."""

    def __init__(self, app: ASGIApp, most: int = LARGEST_BODY) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif _declared_length(scope) > self.most:
            await self._refuse(send)
        else:
            await self._counted(scope, receive, send)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0
        answered = False

        async def count(message: Message) -> None:
            nonlocal answered
            # Once too much was read, the application's own answer to that is replaced by ours.
            if read <= self.most or answered:
                answered = True
                await send(message)

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.most:
                raise BodyTooLarge
            return message

        try:
            await self.app(scope, receive_some, count)
        except Exception:
            if read <= self.most or answered:
                raise
        if read > self.most and not answered:
            await self._refuse(send)

    async def _refuse(self, send: Send) -> None:
        text = f"The request is too large: at most {self.most} bytes are read."
        body = msgspec.json.encode({"error": "too-large", "text": text, "limit": self.most})
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        await send({"type": "http.response.start", "status": 413, "headers": headers})
        await send({"type": "http.response.body", "body": body})


class BodyTooLarge(Exception):
    """More was sent than is read."""


def _declared_length(scope: Scope) -> int:
    length = Headers(scope=scope).get("content-length", "")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 20 else 0
