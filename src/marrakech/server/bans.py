"""Bans of names, addresses and networks, checked in memory; the database has them, too."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv6Network, ip_network
from typing import TYPE_CHECKING, Literal, NamedTuple

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.limits import grouped
from marrakech.table.names import cleaned, same

if TYPE_CHECKING:
    from collections.abc import Sequence
    from ipaddress import IPv4Network

MOST_KNOWN = 4_096
LOOPBACK = (ip_network("127.0.0.0/8"), ip_network("::1"))


class Ban(NamedTuple):
    """A name, an address or a network that is kept out."""

    id: int
    kind: Literal["name", "address"]
    what: str
    since: int
    until: int
    why: str

    def refusal(self) -> ServerRefusal:
        """The refusal for somebody whom it keeps out."""
        until = written(self.until)
        if self.kind == "name":
            return ServerRefusal("banned-name", name=self.what, until=until)
        return ServerRefusal("banned", until=until, why=self.why)


class Bans:
    """The bans that were last read from the database; those that are over are ignored."""

    def __init__(self) -> None:
        self.replace(())

    def replace(self, bans: Sequence[Ban]) -> None:
        """Take over the present list of bans."""
        self._names = [ban for ban in bans if ban.kind == "name"]
        self._networks = [(ip_network(ban.what), ban) for ban in bans if ban.kind == "address"]
        self._found = lru_cache(MOST_KNOWN)(self._about)

    def check_address(self, address: str) -> None:
        """Refuse somebody who comes from a place that is kept out."""
        if (ban := self.of_address(address)) is not None:
            raise ban.refusal()

    def of_address(self, address: str) -> Ban | None:
        """What keeps an address out, as :mod:`marrakech.server.limits` writes it."""
        if not self._networks:
            return None
        at = now()
        bans = [ban for ban in self._found(address) if ban.until > at]
        return max(bans, key=lambda ban: ban.until, default=None)

    def _about(self, address: str) -> list[Ban]:
        try:
            asked = ip_network(address)
        except ValueError:  # an unknown address
            return []
        return [ban for network, ban in self._networks if _covers(network, asked)]

    def check_name(self, name: str) -> None:
        """Refuse a name that is kept out, in whatever way it is written."""
        if not self._names:
            return
        at = now()
        clean = cleaned(name)
        for ban in self._names:
            if ban.until > at and same(ban.what, clean):
                raise ban.refusal()


def _covers(network: IPv4Network | IPv6Network, asked: IPv4Network | IPv6Network) -> bool:
    """Whether a network that is kept out is that of somebody who asks.

    The machine's own address (loopback) is banned only if it is named, not by a network around it.
    """
    if not _within(asked, network):
        return False
    own = [each for each in LOOPBACK if _within(asked, each)]
    return not own or _within(network, own[0])


def _within(small: IPv4Network | IPv6Network, large: IPv4Network | IPv6Network) -> bool:
    if isinstance(small, IPv6Network):
        return isinstance(large, IPv6Network) and small.subnet_of(large)
    return not isinstance(large, IPv6Network) and small.subnet_of(large)


def network_of(text: str) -> str:
    """An address or a network, as it is kept: nothing smaller than what counts as one address.

    Raises :class:`ValueError` if it is neither.

    >>> network_of("203.0.113.9"), network_of("2001:db8::1")
    ('203.0.113.9/32', '2001:db8::/64')
    """
    network = ip_network(text.strip(), strict=False)
    if not isinstance(network, IPv6Network):
        return str(network)
    if network.num_addresses == 1:
        address = network.network_address
        return str(ip_network(grouped(address.ipv4_mapped or address)))
    return str(network.supernet(new_prefix=64) if network.prefixlen > 64 else network)


def written(at: int) -> str:
    """A time, to the minute, as everybody reads it alike.

    >>> written(1_800_000_000_000)
    '2027-01-15T08:00Z'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%MZ")
