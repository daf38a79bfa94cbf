"""Rate and connection limits by client address: token buckets, and addresses behind proxies."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from ipaddress import IPv4Address, IPv4Network, IPv6Network

MOST_BUCKETS = 20_000
MOST_KNOWN = 4_096
UNKNOWN = "unknown"
MOST_FORWARDED = 500
"""Characters of ``X-Forwarded-For`` that are read, from its end, where proxies add to it."""
SITE = 4
"""A site (an IPv6 /56, of many networks) may ask for so many times as much as one network."""


FEW = 20
"""Whoever has less than this part of the connections that an address may have is not talked about
among servers."""


class Bucket:
    """A token bucket: holds ``most`` drops, gains ``rate`` a second; each action takes one."""

    __slots__ = ("at", "level", "most", "rate")

    def __init__(self, rate: float, most: float, now: float | None = None) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.at = monotonic() if now is None else now

    def take(self, now: float | None = None, drops: int = 1) -> float:
        """Take drops and return 0; if there are too few, take none: the seconds to wait."""
        now = monotonic() if now is None else now
        self.level = min(self.most, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level >= drops:
            self.level -= drops
            return 0.0
        return (drops - self.level) / self.rate

    def is_full(self, now: float) -> bool:
        """Whether it is full, as a new one is: then it need not be kept."""
        return self.level + (now - self.at) * self.rate >= self.most


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: dict[str, Bucket] = {}
        self.tell: Callable[[str, int], None] | None = None
        """Called with an address and what was taken, if other servers are to count it, too."""

    def take(self, address: str, now: float | None = None, drops: int = 1) -> float:
        """Take a drop from the bucket of an address, and one from that of its site."""
        now = monotonic() if now is None else now
        site = site_of(address)
        wait = 0.0 if site is None else self._bucket(site, SITE, now).take(now, drops)
        wait = wait or self._bucket(address, 1, now).take(now, drops)
        if self.tell is not None and not wait:
            self.tell(address, drops)
        return wait

    def spend(self, address: str, drops: int) -> None:
        """Take what was taken at another server, or as much as there is."""
        now = monotonic()
        for name, times in ((address, 1), (site_of(address), SITE)):
            if name is not None:
                bucket = self._bucket(name, times, now)
                bucket.take(now, 0)
                bucket.level = max(0.0, bucket.level - drops)

    def _bucket(self, name: str, times: int, now: float) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget(now)
            bucket = Bucket(self.rate * times, self.most * times, now)
            self._buckets[name] = bucket
        return bucket

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full; if none is, all of them, so that memory is bounded."""
        kept = {name: each for name, each in self._buckets.items() if not each.is_full(now)}
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}


class Connections:
    """Counts the connections, in all and by address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.total = 0
        self._by_address: Counter[str] = Counter()
        self.elsewhere: dict[str, tuple[float, dict[str, int]]] = {}
        """By server: until when it is known, and how many connections addresses have there."""

    def enter(self, address: str) -> bool:
        """Count one more; False if there are too many."""
        site = site_of(address) or ""
        if (
            self.total >= self.most
            or self._anywhere(address) >= self.most_each
            or self._anywhere(site) >= self.most_each * SITE
        ):
            return False
        self.total += 1
        for each in filter(None, (address, site)):
            self._by_address[each] += 1
        return True

    def _anywhere(self, address: str) -> int:
        """How many connections an address has, here and at other servers."""
        here = self._by_address[address]
        if self.elsewhere and here < self.most_each * SITE:
            at = monotonic()
            here += sum(
                held.get(address, 0) for until, held in self.elsewhere.values() if until > at
            )
        return here

    def many(self) -> dict[str, int]:
        """The addresses and sites with so many connections that other servers should know."""
        least = max(1, self.most_each // FEW)
        return {each: number for each, number in self._by_address.items() if number >= least}

    def leave(self, address: str) -> None:
        """Count one less."""
        self.total -= 1
        for each in filter(None, (address, site_of(address))):
            self._by_address[each] -= 1
            if not self._by_address[each]:
                del self._by_address[each]


class Proxies:
    """The proxies that are trusted to name the client in ``X-Forwarded-For``."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ip_network(each, strict=False) for each in trusted]
        self._known = lru_cache(MOST_KNOWN)(self._peer)
        """Cached by peer, for most ask more than once; the header is read each time."""

    def _peer(self, peer: str | None) -> tuple[str, bool]:
        """The address of a peer, and whether it is a trusted proxy."""
        address = _read(peer)
        return (UNKNOWN if address is None else grouped(address)), self._is_proxy(address)

    def _is_proxy(self, address: IPv4Address | IPv6Address | None) -> bool:
        return address is not None and any(_within(address, each) for each in self._networks)

    def trusts(self, peer: str | None) -> bool:
        """Whether a peer is a trusted proxy, which many clients share."""
        return self._known(peer)[1]

    def client(self, peer: str | None, forwarded: Iterable[str]) -> str:
        """The address of the client, from the peer and its ``X-Forwarded-For`` headers.

        The last address that is not a proxy's counts: what stands before it, a client can forge.
        """
        known, trusted = self._known(peer)
        if not trusted:
            return known
        address = _read(peer)
        said_by_proxies = ",".join(forwarded)[-MOST_FORWARDED:]
        for text in reversed(said_by_proxies.split(",")):
            if not self._is_proxy(address):
                break
            said = _read(text.strip())
            if said is None:
                break
            address = said
        return UNKNOWN if address is None else grouped(address)


def _read(text: str | None) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def _within(address: IPv4Address | IPv6Address, network: IPv4Network | IPv6Network) -> bool:
    return address.version == network.version and address in network


def site_of(address: str) -> str | None:
    """The IPv6 /56 that a network belongs to: one customer may have all its networks."""
    if not address.endswith("/64"):
        return None
    return str(ip_network(address).supernet(new_prefix=56))


def grouped(address: IPv4Address | IPv6Address) -> str:
    """The key to count an address by: of IPv6 its /64, which one customer has whole."""
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, 64), strict=False))
    return str(address)
