"""Access rules for requests and WebSockets: Host and Origin headers, and the client's address."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from marrakech.server.errors import ServerRefusal
from marrakech.server.limits import Proxies

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marrakech.server.settings import Settings

HOST = re.compile(
    r"(?:[\w.~-]{0,255}|\[(?P<number>[0-9a-f:.]{2,45})\])(?::(?P<port>[0-9]{0,5}))?", re.ASCII
)
LARGEST_PORT = 65_535


class AccessRules:
    """The checks that HTTP requests and WebSockets have in common."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = Proxies(settings.trusted_proxies)
        urls = (settings.public_url, *settings.allow_origins)
        self._origins = {_origin(url) for url in urls if url}
        self._hosts = {host.lower() for host in settings.hosts}

    def check(self, host: str, origin: str, *, safe: bool) -> None:
        """Refuse requests of other sites' pages: browsers name the page's site in ``Origin``."""
        host, origin = host.lower(), origin.lower()
        if not is_host(host) or (self._hosts and not self._answers_to(without_port(host))):
            raise ServerRefusal("host")
        if safe or not origin:  # not a browser: there is no page of another site behind it
            return
        if origin not in self._origins and _host_of(origin) != host:
            raise ServerRefusal("origin")

    def _answers_to(self, name: str) -> bool:
        """Whether to answer to a host: anybody can make a name point here, but not an address."""
        return name in self._hosts or is_number(name)

    def address(self, peer: str | None, forwarded: Iterable[str] = ()) -> str:
        """The client's address: the peer's, or what a peer that is a trusted proxy says."""
        return self._proxies.client(peer, forwarded)

    def counted(self, peer: str | None) -> str | None:
        """The address whose limits apply to a connection; None for a trusted proxy."""
        return None if self._proxies.trusts(peer) else self.address(peer)


def without_port(host: str) -> str:
    """A ``Host`` header without its port."""
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def is_host(text: str) -> bool:
    """Whether this may be the name or the address of a host, with or without a port.

    An empty text is one, too: only browsers always send it. Anything else is refused here, before
    code that splits it into name and port fails.
    """
    found = HOST.fullmatch(text)
    if found is None or int(found["port"] or 0) > LARGEST_PORT:
        return False
    return found["number"] is None or is_number(found["number"])


def is_number(host: str) -> bool:
    """Whether a host is an address, not a name."""
    try:
        ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def _host_of(origin: str) -> str | None:
    """The host in an ``Origin`` header; None if it cannot be parsed."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # such as an IPv6 address without its closing bracket
        return None


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
