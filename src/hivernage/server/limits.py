"""How much one address may do: token buckets, and places that are taken and given back."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]


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

    def take(self) -> bool:
        """Take a token; False, and nothing taken, if there is none."""
        if self._level() < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1 - self._level()) / self.rate)

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

    def take(self, address: str) -> bool:
        """Take a token of the address; False if it has none."""
        network = network_of(address)
        if network not in self._buckets:
            self._make_room()
            self._buckets[network] = Bucket(self.rate, self.burst, self._clock)
        self._buckets.move_to_end(network)
        return self._buckets[network].take()

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
