"""How much one may ask of a server: buckets that fill slowly, and numbers of connections."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from ipaddress import IPv4Address, IPv4Network, IPv6Network

MOST_BUCKETS = 20_000
MOST_KNOWN = 4_096
UNKNOWN = "unknown"


class Bucket:
    """Holds ``most`` drops, gains ``rate`` of them a second, and gives one for every action."""

    __slots__ = ("at", "level", "most", "rate")

    def __init__(self, rate: float, most: float, now: float | None = None) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.at = monotonic() if now is None else now

    def take(self, now: float | None = None) -> float:
        """Take a drop; if there is none, the seconds until there is one."""
        now = monotonic() if now is None else now
        self.level = min(self.most, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate

    def is_full(self, now: float) -> bool:
        """Whether it is as good as new."""
        return self.level + (now - self.at) * self.rate >= self.most


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float | None = None) -> float:
        """Take a drop from the bucket of an address."""
        now = monotonic() if now is None else now
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget(now)
            bucket = self._buckets[address] = Bucket(self.rate, self.most, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        """Keep only addresses that have asked lately; if all have, begin anew."""
        kept = {name: each for name, each in self._buckets.items() if not each.is_full(now)}
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}


class Connections:
    """How many connections there are, from every address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.total = 0
        self._by_address: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, unless there are too many."""
        if self.total >= self.most or self._by_address[address] >= self.most_each:
            return False
        self.total += 1
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self.total -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class Proxies:
    """Which addresses are believed when they say for whom they ask."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ip_network(each, strict=False) for each in trusted]
        self.client = lru_cache(MOST_KNOWN)(self._client)
        """Who asks: most ask more than once."""

    def _client(self, peer: str | None, forwarded: str | None) -> str:
        """Who asks, given who is connected and what that one says in ``X-Forwarded-For``.

        The last address that is not a proxy's counts: what stands before it, anybody can write.
        """
        address = _read(peer)
        for text in reversed((forwarded or "").split(",")):
            if address is None or not any(_within(address, each) for each in self._networks):
                break
            said = _read(text.strip())
            if said is None:
                break
            address = said
        return UNKNOWN if address is None else _grouped(address)


def _read(text: str | None) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def _within(address: IPv4Address | IPv6Address, network: IPv4Network | IPv6Network) -> bool:
    return address.version == network.version and address in network


def _grouped(address: IPv4Address | IPv6Address) -> str:
    """One customer has a whole /64 of IPv6 addresses."""
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, 64), strict=False))
    return str(address)
