"""The addresses of this machine in its network, found without asking any service.

A page that was opened at ``localhost`` needs one of them for the links that it shows to others.
Only requests from the machine itself are told, and none that came through a proxy.
"""

from __future__ import annotations

import socket
import struct
import sys
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from marrakech.server.access import without_port
from marrakech.server.api_types import AddressesShown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from marrakech.server.settings import Settings

NOBODY = {socket.AF_INET: "203.0.113.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for examples (RFC 5737, RFC 3849), which lead out of any network."""
ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""SIOCGIFADDR, by system."""
INSIDE = ("docker", "br-", "veth", "virbr", "lxc", "vmnet", "vboxnet")
"""Names of network interfaces for containers and virtual machines: other machines are not there."""
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""Headers that only proxies write."""
HTTP_PORT = 80


class ListeningAddress:
    """Where a listening socket can be reached from other machines."""

    def __init__(self, listening: socket.socket) -> None:
        self.address, self.port = listening.getsockname()[:2]
        self.families = [listening.family]
        if listening.family == socket.AF_INET6 and not listening.getsockopt(
            socket.IPPROTO_IPV6, socket.IPV6_V6ONLY
        ):
            self.families.insert(0, socket.AF_INET)

    def origins(self) -> list[str]:
        """The addresses at which others find it, the best first; they may change while it runs."""
        if not ip_address(self.address).is_unspecified:
            found = [] if is_loopback(self.address) else [self.address]
        else:
            found = [each for family in self.families for each in addresses(family)]
        return [self._origin(each) for each in found]

    def _origin(self, address: str) -> str:
        host = f"[{address}]" if ":" in address else address
        return f"http://{host}" if self.port == HTTP_PORT else f"http://{host}:{self.port}"


def addresses(family: socket.AddressFamily) -> list[str]:
    """The addresses of this machine that others may know it by, the most likely one first."""
    found = [*_outward(family)]
    if family == socket.AF_INET:
        found += _of_interfaces()
    return list(dict.fromkeys(each for each in found if _is_for_others(each)))


def _outward(family: socket.AddressFamily) -> Iterator[str]:
    """The address that packets from here would have; connecting a datagram socket sends none."""
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((NOBODY[family], 1))
        except OSError:  # there is no network, or it leads nowhere
            return
        yield asking.getsockname()[0]


def _of_interfaces() -> Iterator[str]:
    """The addresses of every network interface, where the system can list them."""
    request = ASK_ADDRESS.get(sys.platform)
    if sys.platform == "win32" or request is None:
        return
    from fcntl import ioctl  # noqa: PLC0415  (not every system has it)

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(INSIDE):
                continue
            try:
                told = ioctl(asking, request, struct.pack("256s", name.encode()[:15]))
            except OSError:  # it has none
                continue
            yield socket.inet_ntoa(told[20:24])


def _is_for_others(text: str) -> bool:
    address = ip_address(text)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def is_loopback(host: str) -> bool:
    """Whether a name or an address is that of the machine for itself."""
    host = host.removeprefix("[").removesuffix("]").lower()
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_loopback


def addresses_for(
    settings: Settings,
    listening_at: ListeningAddress | None,
    peer: str | None,
    headers: Mapping[str, str],
) -> AddressesShown:
    """The answer to a request: the addresses, or none if it is not from this machine."""
    if settings.public_url is not None:
        url = urlsplit(settings.public_url)
        return AddressesShown([f"{url.scheme}://{url.netloc}"], None)
    at_the_machine = (
        peer is not None
        and is_loopback(peer)
        and is_loopback(without_port(headers.get("host", "")))
        and not any(name in headers for name in PASSED_ON)
    )
    if listening_at is None or not at_the_machine:
        return AddressesShown([], None)
    origins = listening_at.origins()
    return AddressesShown(origins, None if origins else settings.wider or None)
