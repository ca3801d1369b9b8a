"""What the server writes down: lines for people or machines, without secrets, and one line for each request."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hivernage.server.ops.metrics import Metrics

HIDDEN = "[hidden]"
SECRET_FIELDS = re.compile(r"token|cookie|authorization|secret|password|query|headers|(^|_)(key|link)$", re.IGNORECASE)
ORDINARY_FIELDS = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message", "websocket"}
CONTROL = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160), 0x2028, 0x2029)}

SCRUBS = (
    (
        re.compile(r"((?:set-)?cookie|(?:proxy-)?authorization)(['\"]?\s*[:=,]\s*)[^\n]*", re.IGNORECASE),
        rf"\1\2{HIDDEN}",
    ),
    (re.compile(r"\b(bearer|basic)\s+[\w.~+/=-]{12,}", re.IGNORECASE), rf"\1 {HIDDEN}"),
    (re.compile(r"://[^/\s@'\"]+@"), f"://{HIDDEN}@"),
    (re.compile(r"(?<=[^\s?])\?[^\s'\"<>]+"), f"?{HIDDEN}"),
)
LONG_WORD = re.compile(r"[A-Za-z0-9_-]{20,}")
TOKEN_LENGTH = 40
ID_LENGTH = 22  # of a table, as auth.py makes them

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET"}
QUIET_ROUTES = {"/healthz", "/metrics"}

log = logging.getLogger(__name__)


def configure(format: str, level: str, stream: TextIO | None = None) -> None:
    """Send all logs through one handler that hides secrets; uvicorn's own line for each request is turned off.

    uvicorn must be started with `log_config=None`, or it puts its handlers back.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    handler.addFilter(is_wanted)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("websockets", "asyncio", "sqlalchemy", "alembic"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def is_wanted(record: logging.LogRecord) -> bool:
    """Whether a record is written: uvicorn's lines about WebSockets aren't (AccessLog has its own), nor are tracebacks
    that anybody can cause by sending bytes that aren't text."""
    if record.name != "uvicorn.error" or not isinstance(record.msg, str):
        return True
    return '"WebSocket %s"' not in record.msg and not record.msg.startswith("Invalid UTF-8")


def scrub(text: str) -> str:
    """The text without cookies, Authorization headers, passwords and queries in URLs, and whatever may be a token."""
    text = _encodable(text)
    for pattern, replacement in SCRUBS:
        text = pattern.sub(replacement, text)
    return LONG_WORD.sub(lambda word: _shortened(word[0]) if _looks_random(word[0]) else word[0], text)


def scrub_path(path: str) -> str:
    """The path of a request, with every long word shortened: it may be the id of a private table."""
    return LONG_WORD.sub(lambda word: _shortened(word[0]), _encodable(path.partition("?")[0]))


def scrub_fields(fields: dict[str, Any]) -> dict[str, Any]:
    """The extra fields of a record; text in them is scrubbed, and fields named like secrets are hidden."""
    return {name: HIDDEN if SECRET_FIELDS.search(name) else _scrub_value(value) for name, value in fields.items()}


def _scrub_value(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, dict):
        return scrub_fields({str(name): inner for name, inner in value.items()})
    if isinstance(value, list | tuple):
        return [_scrub_value(inner) for inner in value]
    return scrub(str(value))


def _looks_random(word: str) -> bool:
    """Every token is that long; a shorter word is an id if it mixes letters and digits as chance does."""
    if len(word) >= TOKEN_LENGTH:
        return True
    kinds = sum(any(map(kind, word)) for kind in (str.isupper, str.islower, str.isdigit))
    return kinds >= (2 if len(word) == ID_LENGTH else 3)


def _encodable(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()


def _shortened(word: str) -> str:
    return f"{word[:6]}..."


class Lines(logging.Formatter):
    """What both formats have in common: the time, the event, the fields, the traceback, all scrubbed."""

    def moment(self, record: logging.LogRecord) -> str:
        return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")

    def event(self, record: logging.LogRecord) -> str:
        return scrub(record.getMessage())

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        return scrub_fields({name: value for name, value in record.__dict__.items() if name not in ORDINARY_FIELDS})

    def traceback(self, record: logging.LogRecord) -> str:
        parts = [self.formatException(record.exc_info)] if record.exc_info else []
        parts += [self.formatStack(record.stack_info)] if record.stack_info else []
        return scrub("\n".join(parts))


class JsonLines(Lines):
    """A JSON object a line: time, level, logger, event, then the extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line = {
            "time": self.moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": self.event(record),
        }
        line = {**line, **self.fields(record), **line}
        if traceback := self.traceback(record):
            line["traceback"] = traceback
        return msgspec.json.encode(line).decode()


class TextLines(Lines):
    """Time, level, logger, event and name=value for each extra field; a traceback follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        words = [self.moment(record), f"{record.levelname:<7}", record.name, self.event(record)]
        words += [f"{name}={_shown(value)}" for name, value in self.fields(record).items()]
        line = " ".join(words).translate(CONTROL)
        traceback = self.traceback(record)
        return f"{line}\n{traceback}" if traceback else line


def _shown(value: Any) -> str:
    plain = isinstance(value, str) and value and not re.search(r"[\s\"=]", value)
    return value if plain else msgspec.json.encode(value).decode()


class AccessLog:
    """ASGI middleware: one line and one count for each request and each WebSocket, when it ends."""

    def __init__(self, app: ASGIApp, metrics: Metrics, clock: Callable[[], float] = time.perf_counter) -> None:
        self.app = app
        self.metrics = metrics
        self.clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        status = 500 if scope["type"] == "http" else 403

        async def watch(message: Message) -> None:
            nonlocal status
            status = _status(message, status)
            await send(message)

        scope["plain_send"] = send  # a socket's messages say no more about it once it is open, and there are many
        begun = self.clock()
        try:
            await self.app(scope, receive, watch)
        finally:
            self._note(scope, status, round((self.clock() - begun) * 1000, 1))

    def _note(self, scope: Scope, status: int, ms: float) -> None:
        method = "WEBSOCKET" if scope["type"] == "websocket" else scope["method"]
        route = route_of(scope)
        self.metrics.http_requests.labels(method if method in METHODS else "other", route, str(status)).inc()
        level = logging.DEBUG if route in QUIET_ROUTES else logging.INFO
        fields = {"method": method, "path": _path_of(scope), "status": status, "ms": ms}
        log.log(level, "request", extra=fields)


def route_of(scope: Scope) -> str:
    """The template of the route that answered, like /api/tables/{id}; few enough of them to count by."""
    route = scope.get("route")
    if route is None:
        return "none"
    mounted = str(scope.get("root_path", "")).removeprefix(scope.get("app_root_path", ""))
    return (mounted if isinstance(route, Mount) else mounted + route.path) or "/"


def _path_of(scope: Scope) -> str:
    path: str = scope["path"]
    code = scope.get("path_params", {}).get("code")  # whoever knows the code of a table may join it
    return scrub_path(path.replace(code, "...") if code else path)


def _status(message: Message, before: int) -> int:
    match message["type"]:
        case "http.response.start" | "websocket.http.response.start":
            return int(message["status"])
        case "websocket.accept":
            return 101
        case _:
            return before
