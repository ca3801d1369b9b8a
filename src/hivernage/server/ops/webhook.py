"""Turn notices: a small JSON POST to the address that a player has given for a seat."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
import ssl
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec

from hivernage.server.ops.metrics import Metrics

LONGEST_URL = 300
LONGEST_ANSWER = 4096
SECONDS = 5.0
SECONDS_BEFORE_RETRY = 3.0
MOST_PENDING = 1000
MOST_AT_ONCE = 8
MOST_LOOKUPS = 4
FAILURES_IN_A_ROW = 5
SECONDS_DROPPED = 3600.0
MOST_REMEMBERED = 10_000

PRINTABLE = re.compile(r"[!-~]+")
HOST = re.compile(r"[A-Za-z0-9._-]+|[0-9A-Fa-f:.]+")
ORDINARY_IPV6 = ipaddress.IPv6Network("2000::/3")
IPV4_IN_IPV6 = ipaddress.IPv6Network("2002::/16")

log = logging.getLogger(__name__)

Lookup = Callable[[str, int], Awaitable[list[str]]]


class WebhookRefused(Exception):
    """An address that notices aren't sent to; trying again is no use."""


class WebhookFailed(Exception):
    """The other side didn't take the notice."""


class Target(NamedTuple):
    """Where a notice goes, taken apart."""

    https: bool
    host: str
    port: int
    path: str

    @classmethod
    def of(cls, url: str) -> Target:
        """Take a valid URL apart."""
        parts = urlsplit(url)
        https = parts.scheme == "https"
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return cls(https, parts.hostname or "", parts.port or (443 if https else 80), path)

    def request(self, body: bytes) -> bytes:
        """The whole HTTP request."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        lines = [
            f"POST {self.path} HTTP/1.1",
            f"Host: {host}" if self.port == (443 if self.https else 80) else f"Host: {host}:{self.port}",
            "User-Agent: hivernage",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Connection: close",
        ]
        return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def valid_webhook(url: str) -> str:
    """What is wrong with the form of a webhook URL, as an error code; '' if nothing is."""
    if len(url) > LONGEST_URL:
        return "webhook-too-long"
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return "webhook-bad-url"
    if parts.scheme not in ("http", "https"):
        return "webhook-not-http"
    if "@" in parts.netloc:
        return "webhook-credentials"
    if not PRINTABLE.fullmatch(url) or "\\" in url or not HOST.fullmatch(host) or port == 0:
        return "webhook-bad-url"
    return ""


def is_public(address: str) -> bool:
    """Whether an address belongs to the public Internet, with no other one wrapped in it."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address) and (ip not in ORDINARY_IPV6 or ip in IPV4_IN_IPV6):
        return False
    return ip.is_global and not ip.is_multicast


class WebhookSender:
    """Sends turn notices in the background; whatever goes wrong, the game never notices.

    A notice that fails is tried once more. After five lost ones in a row a URL gets none for an hour.
    """

    def __init__(
        self,
        allowed: Literal["public", "any", "off"],
        metrics: Metrics,
        *,
        lookup: Lookup | None = None,
        tls: ssl.SSLContext | None = None,
        clock: Callable[[], float] = time.monotonic,
        seconds: float = SECONDS,
        seconds_before_retry: float = SECONDS_BEFORE_RETRY,
        most_pending: int = MOST_PENDING,
    ) -> None:
        self.allowed = allowed
        self.metrics = metrics
        self.most_pending = most_pending
        self._threads = ThreadPoolExecutor(MOST_LOOKUPS, thread_name_prefix="webhook-lookup")
        self._lookup = lookup or self._ask_resolver
        self._tls = tls or ssl.create_default_context()
        self._clock = clock
        self._seconds = seconds
        self._seconds_before_retry = seconds_before_retry
        self._pending: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)
        self._lost = LostNotices()

    def send(self, url: str, notice: Mapping[str, object]) -> None:
        """Have a notice sent soon, from within the event loop; returns at once and never raises."""
        result = self._reason_not_to(url)
        if result:
            self.metrics.webhooks.labels(result).inc()
            return
        task = asyncio.get_running_loop().create_task(self._deliver(url, notice))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)

    async def finish(self) -> None:
        """Wait until every notice was sent or given up."""
        while self._pending:
            await asyncio.gather(*self._pending, return_exceptions=True)

    async def close(self) -> None:
        """Give up what wasn't sent yet."""
        for task in self._pending:
            task.cancel()
        await self.finish()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _reason_not_to(self, url: str) -> str:
        if self.allowed == "off":
            return "off"
        if valid_webhook(url):
            return "refused"
        if self._lost.is_dropped(url, self._clock()):
            return "dropped"
        return "overflow" if len(self._pending) >= self.most_pending else ""

    async def _deliver(self, url: str, notice: Mapping[str, object]) -> None:
        body = msgspec.json.encode(notice)
        result = await self._attempt(url, body)
        if result == "failed":
            await asyncio.sleep(self._seconds_before_retry)
            result = await self._attempt(url, body)
        self.metrics.webhooks.labels(result).inc()
        if result == "sent":
            self._lost.forget(url)
        else:
            self._lost.add(url, self._clock())

    async def _attempt(self, url: str, body: bytes) -> str:
        target = Target.of(url)
        try:
            async with self._at_once, asyncio.timeout(self._seconds):
                await self._post(target, body)
            return "sent"
        except WebhookRefused as refused:
            result, reason = "refused", str(refused)
        except WebhookFailed as failed:
            result, reason = "failed", str(failed)
        except Exception as error:  # whatever a stranger's server does, it isn't the game's trouble
            result, reason = "failed", type(error).__name__
        log.warning("webhook %s", result, extra={"host": target.host, "reason": reason})
        return result

    async def _post(self, target: Target, body: bytes) -> None:
        addresses = await self._lookup(target.host, target.port)
        if self.allowed == "public" and not all(map(is_public, addresses)):
            raise WebhookRefused("not a public address")
        reader, writer = await self._connect(target, addresses)
        try:
            writer.write(target.request(body))
            await writer.drain()
            status = await _status(reader)
        finally:
            writer.transport.abort()
        if not 200 <= status < 300:
            raise WebhookFailed(f"status {status}")

    async def _connect(self, target: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the very addresses that were checked: looking the name up again might give others."""
        problem: OSError = OSError("no address")
        tls = {"ssl": self._tls, "server_hostname": target.host} if target.https else {}
        for address in addresses:
            try:
                return await asyncio.open_connection(address, target.port, limit=LONGEST_ANSWER, **tls)  # type: ignore[arg-type]
            except OSError as error:
                problem = error
        raise problem

    async def _ask_resolver(self, host: str, port: int) -> list[str]:
        # In threads of its own: a slow name server must not hold up the rest of the program.
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, _addresses, host, port)
        return list(dict.fromkeys(found))


class LostNotices:
    """Which URLs have lost notices lately, and which are dropped for it."""

    def __init__(self) -> None:
        self._lost: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def add(self, url: str, now: float) -> None:
        count = self._lost.pop(url, (0, 0.0))[0] + 1
        self._lost[url] = (count, now)
        if len(self._lost) > MOST_REMEMBERED:
            self._lost.popitem(last=False)

    def forget(self, url: str) -> None:
        self._lost.pop(url, None)

    def is_dropped(self, url: str, now: float) -> bool:
        count, when = self._lost.get(url, (0, 0.0))
        if count < FAILURES_IN_A_ROW:
            return False
        if now - when < SECONDS_DROPPED:
            return True
        self.forget(url)
        return False


def _addresses(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


async def _status(reader: asyncio.StreamReader) -> int:
    """The status of the answer; the rest isn't read."""
    line = await reader.readline()
    match = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
    if not match:
        raise WebhookFailed("not an HTTP answer")
    return int(match[1])
