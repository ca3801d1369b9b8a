"""How much one address, seat or socket may do: the table of limits, token buckets, and places to take and give back."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from hivernage.server.config import Config

Clock = Callable[[], float]

REQUEST_COSTS: Final = {
    "POST /api/tables": 5,
    "POST /api/tables/{id}/start": 5,
    "POST /api/tables/{id}/report": 10,
    "GET /api/cards": 4,
    "GET /api/tables/{id}/cards": 4,
    "GET /api/tables/{id}/export": 4,
    "GET /api/tables/{id}/replay": 4,
    "GET /api/tables/{id}/record": 10,
    "GET /api/tables/{id}/story": 10,
    "GET /api/tables/{id}/thoughts": 10,
}
"""What a request takes of the requests that an address may send; any other one takes 1."""

MESSAGE_COSTS: Final = {"insight": 4, "propose": 4, "say": 2, "undo": 2}
"""What a message takes of the messages that a seat may send, however many sockets it has; any other one takes 1."""

SECONDS_SAVED: Final = 5
"""The requests of so many seconds may come at once: a page asks several things when it opens."""

SOCKETS_OF_A_SEAT: Final = 10
"""So many devices may look at one seat."""


class Limits:
    """The limits of one server, as it is set up; what belongs to one table is counted there."""

    def __init__(self, config: Config, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self.requests = Buckets(config.requests_per_second, SECONDS_SAVED * config.requests_per_second, clock=clock)
        self.new_tables = Buckets(config.tables_per_hour / 3600, config.tables_per_hour, clock=clock)
        self.code_tries = Buckets(config.code_tries_per_minute / 60, config.code_tries_per_minute, clock=clock)
        self.onlookers = Buckets(config.messages_per_second, 2 * config.messages_per_second, clock=clock)
        self.connections = Places(config.connections_per_address)
        self.seat_sockets = Places(config.sockets_per_address)
        self.spectator_sockets = Places(config.spectators_per_address)
        self._messages = config.messages_per_second
        self._chat = config.chat_per_minute
        self._undos = config.undos_per_minute

    def of_messages(self) -> Bucket:
        """What a seat may send."""
        return Bucket(self._messages, 2 * self._messages, self._clock)

    def of_chat(self) -> Bucket:
        """What a seat may say."""
        return Bucket(self._chat / 60, self._chat, self._clock)

    def of_undos(self) -> Bucket:
        """What a seat may take back: each time all that is left is played again."""
        return Bucket(self._undos / 60, self._undos, self._clock)


def network_of(address: str) -> str:
    """Whose address it is: IPv4 as it is, IPv6 by its /64, which one subscriber has as a whole."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:100]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(ip) >> 64 << 64)) + "/64"


class Bucket:
    """Holds up to `burst` tokens and gains `rate` in a second; what is done takes one."""

    __slots__ = ("_clock", "_tokens", "_when", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = burst
        self._when = clock()

    def take(self, tokens: float = 1) -> bool:
        """Take some tokens; False, and nothing taken, if there are too few."""
        if self._level() < tokens:
            return False
        self._tokens -= tokens
        return True

    def wait(self, tokens: float = 1) -> float:
        """Seconds until there are so many tokens again."""
        return max(0.0, (tokens - self._level()) / self.rate)

    def is_full(self) -> bool:
        return self._level() >= self.burst

    def _level(self) -> float:
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._when) * self.rate)
        self._when = now
        return self._tokens


class Buckets:
    """A bucket for each address. Full ones are forgotten, and beyond `most` the one unused for longest."""

    def __init__(self, rate: float, burst: float, most: int = 10_000, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        network = network_of(address)
        if network not in self._buckets:
            self._make_room()
            self._buckets[network] = Bucket(self.rate, self.burst, self._clock)
        self._buckets.move_to_end(network)
        return self._buckets[network]

    def take(self, address: str, tokens: float = 1) -> bool:
        """Take some tokens of the address; False if it has too few."""
        return self.of(address).take(tokens)

    def wait(self, address: str) -> float:
        """Seconds until the address has a token again."""
        bucket = self._buckets.get(network_of(address))
        return bucket.wait() if bucket else 0.0

    def _make_room(self) -> None:
        # Only the one unused for longest is looked at: an attack with many addresses costs no sweep.
        while self._buckets and (len(self) >= self.most or next(iter(self._buckets.values())).is_full()):
            self._buckets.popitem(last=False)


class Places:
    """At most so many things open at once for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._taken)

    def enter(self, address: str) -> bool:
        """Take a place; False if all are taken. Whoever got one must leave."""
        network = network_of(address)
        if self._taken[network] >= self.most:
            return False
        self._taken[network] += 1
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        network = network_of(address)
        self._taken[network] -= 1
        if self._taken[network] <= 0:
            del self._taken[network]
