"""How much one address, seat or socket may do: the table of limits, token buckets, and places to take and give back.

Processes that share a database count together: each tells the others what was used up at it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from hivernage.server.config import Config
from hivernage.server.ops.bus import Begun, Bus, News, Spent, Taken

Clock = Callable[[], float]
N = TypeVar("N", int, float)

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


TELL_EVERY: Final = 0.25
"""Seconds between two tellings of what was used up."""

MOST_IN_A_LETTER: Final = 50
"""Addresses or seats: a letter takes 8,000 bytes at most."""


class Limits:
    """The limits of one server, as it is set up."""

    def __init__(self, config: Config, clock: Clock = time.monotonic) -> None:
        self.requests = Buckets(config.requests_per_second, SECONDS_SAVED * config.requests_per_second, clock=clock)
        self.new_tables = Buckets(config.tables_per_hour / 3600, config.tables_per_hour, clock=clock)
        self.code_tries = Buckets(config.code_tries_per_minute / 60, config.code_tries_per_minute, clock=clock)
        self.onlookers = Buckets(config.messages_per_second, 2 * config.messages_per_second, clock=clock)
        self.connections = Places(config.connections_per_address)
        self.seat_sockets = Places(config.sockets_per_address)
        self.spectator_sockets = Places(config.spectators_per_address)
        # Of seats: what they may send, say, and take back: each time all that is left is played again
        self.messages = Buckets(config.messages_per_second, 2 * config.messages_per_second, clock=clock, whose=str)
        self.chat = Buckets(config.chat_per_minute / 60, config.chat_per_minute, clock=clock, whose=str)
        self.undos = Buckets(config.undos_per_minute / 60, config.undos_per_minute, clock=clock, whose=str)

    @property
    def _buckets(self) -> dict[str, Buckets]:
        return {name: each for name, each in vars(self).items() if isinstance(each, Buckets)}

    @property
    def _places(self) -> dict[str, Places]:
        """Those that all processes have in common; each may hold so many connections open by itself."""
        return {"seat_sockets": self.seat_sockets, "spectator_sockets": self.spectator_sockets}

    async def share(self, bus: Bus) -> None:
        """Tell the other processes what is used up here, for as long as the server runs."""
        for shared in self._places.values():
            shared.shared = True
        while True:
            await asyncio.sleep(TELL_EVERY)
            for name, buckets in self._buckets.items():
                for some in _in_parts(buckets.news()):
                    bus.send(Spent(name, some))
            for name, places in self._places.items():
                for taken in _in_parts(places.news()):
                    bus.send(Taken(name, taken))

    def hear(self, sender: str, news: News) -> None:
        """Another process says what was used up there."""
        match news:
            case Spent() if news.limit in self._buckets:
                for name, tokens in news.amounts.items():
                    self._buckets[news.limit].owe(name, tokens)
            case Taken() if news.limit in self._places:
                self._places[news.limit].hear(sender, news.places)
            case Begun():
                for places in self._places.values():
                    places.tell_all()

    def forget(self, process: str) -> None:
        """A process is gone, and holds no places any more."""
        for places in self._places.values():
            places.forget(process)


def _in_parts(told: dict[str, N]) -> Iterator[dict[str, N]]:
    names = list(told)
    for first in range(0, len(names), MOST_IN_A_LETTER):
        yield {name: told[name] for name in names[first : first + MOST_IN_A_LETTER]}


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

    __slots__ = ("_clock", "_tokens", "_when", "burst", "rate", "untold")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = burst
        self._when = clock()
        self.untold = 0.0  # what was taken and the other processes don't know of

    def take(self, tokens: float = 1) -> bool:
        """Take some tokens; False, and nothing taken, if there are too few."""
        if self._level() < tokens:
            return False
        self._tokens -= tokens
        self.untold += tokens
        return True

    def owe(self, tokens: float) -> None:
        """Some were taken at another process."""
        self._tokens = max(-self.burst, self._level() - tokens)

    def is_news(self) -> bool:
        """Whether the other processes should know: so few are left, or they come back so slowly."""
        return self.untold > 0 and (self.rate < 1 or self._level() < self.burst / 2)

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
    """A bucket for each address or seat. Full ones are forgotten, and beyond `most` the one unused for longest.

    The other processes are told of those that run low: ordinary play is no news.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = 10_000,
        clock: Clock = time.monotonic,
        whose: Callable[[str], str] = network_of,
    ) -> None:
        self._whose = whose
        self.rate = rate
        self.burst = burst
        self.most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._used: set[str] = set()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        network = self._whose(address)
        self._used.add(network)
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
        bucket = self._buckets.get(self._whose(address))
        return bucket.wait() if bucket else 0.0

    def owe(self, name: str, tokens: float) -> None:
        """Another process says what was taken there."""
        self.of(name).owe(tokens)

    def news(self) -> dict[str, float]:
        """What was taken and the others should know."""
        told = {}
        for name in list(self._used):
            bucket = self._buckets.get(name)
            if bucket is not None and bucket.is_news():
                told[name] = bucket.untold
                bucket.untold = 0.0
            elif bucket is None or not bucket.untold or bucket.is_full():
                self._used.discard(name)
        return told

    def _make_room(self) -> None:
        # Only the one unused for longest is looked at: an attack with many addresses costs no sweep.
        while self._buckets and (len(self) >= self.most or next(iter(self._buckets.values())).is_full()):
            self._used.discard(self._buckets.popitem(last=False)[0])


class Places:
    """At most so many things open at once for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()
        self._elsewhere: dict[str, Counter[str]] = {}  # by process
        self.shared = False  # with other processes
        self._changed: set[str] = set()

    def __len__(self) -> int:
        return len(self._taken)

    def enter(self, address: str) -> bool:
        """Take a place; False if all are taken. Whoever got one must leave."""
        network = network_of(address)
        elsewhere = sum(taken[network] for taken in self._elsewhere.values())
        if self._taken[network] + elsewhere >= self.most:
            return False
        self._taken[network] += 1
        self._has_changed(network)
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        network = network_of(address)
        self._taken[network] -= 1
        self._has_changed(network)
        if self._taken[network] <= 0:
            del self._taken[network]

    def _has_changed(self, network: str) -> None:
        if self.shared:
            self._changed.add(network)

    def news(self) -> dict[str, int]:
        """Where something has changed, and how many places are taken there now."""
        changed, self._changed = self._changed, set()
        return {network: self._taken[network] for network in changed}

    def tell_all(self) -> None:
        """Somebody knows of nothing yet."""
        self._changed.update(self._taken)

    def hear(self, process: str, places: dict[str, int]) -> None:
        """So many are taken at another process."""
        known = self._elsewhere.setdefault(process, Counter())
        for network, taken in places.items():
            known[network] = taken
            if not taken:
                del known[network]

    def forget(self, process: str) -> None:
        """A process holds none any more."""
        self._elsewhere.pop(process, None)
