"""ASGI middleware for every HTTP request: access checks, rate limits, security headers, access log.

WebSockets do not come through here: :mod:`marrakech.server.socket` makes the same checks.
"""

from __future__ import annotations

import logging
import math
from functools import lru_cache
from http import HTTPStatus
from ipaddress import ip_address
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from marrakech.server.access import is_number, without_port
from marrakech.server.addresses import is_loopback
from marrakech.server.errors import ServerRefusal, problem
from marrakech.server.log_context import HEADER, SHOWN, begin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.server.asgi import App, Message, Receive, Scope, Send
    from marrakech.server.server import Server

logger = logging.getLogger(__name__)

POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
SECURE_HEADERS = (*HEADERS, (b"cross-origin-opener-policy", b"same-origin"))
"""For secure origins only: elsewhere, as at an IP address without https, browsers warn of it."""
FILE_HEADERS = tuple(
    each
    for each in HEADERS
    if each[0] in {b"x-content-type-options", b"cross-origin-resource-policy"}
)
"""For scripts, styles and drawings: the other headers matter for documents only, and a first visit
would carry them fifty times.
"""
FILES = "/assets/"
"""The folders of such files: built by us, with nothing in them that a user wrote."""
ALWAYS_SECURE = (b"strict-transport-security", b"max-age=31536000")
"""For servers that are reached by https: browsers use nothing else for a year."""
LONGEST_HOST = 255
"""The most characters of a host's name (RFC 1035)."""
API = "/api/"
TABLES = ("/api/tables", "/api/lobby", "/api/quick-match", "/api/analysis", "/api/review")
"""What banned addresses may not use; they may still read the rules."""
PASSED_ON = 10
"""Refused requests with ``X-Forwarded-For`` after which the log says how to trust a proxy."""
SAFE = {"GET", "HEAD", "OPTIONS"}
NAMED = HEADER.encode()


class Guard:
    """An ASGI application that checks requests, and passes on to another those that may pass."""

    def __init__(self, app: App, server: Server) -> None:
        self.app = app
        self.server = server
        url = server.settings.public_url or ""
        self._passed_on = 0
        self._always = (ALWAYS_SECURE,) if url.lower().startswith("https:") else ()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check an HTTP request; pass everything else on."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 500
        host, origin = _header(scope, b"host"), _header(scope, b"origin")
        client = scope.get("client")
        given = _header(scope, NAMED) if self._trusts(client[0] if client else None) else ""
        request = (NAMED, begin(scope["path"], given).encode())

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                is_file = status == HTTPStatus.OK and scope["path"].startswith(FILES)
                more = FILE_HEADERS if is_file else _headers_for(host[:LONGEST_HOST])
                if scope["path"].startswith(API):  # what makes up the page is counted by the byte
                    more = (*more, request)
                message["headers"] = [*message.get("headers", ()), *more, *self._always]
            await send(message)

        try:
            self.server.access.check(host, origin, safe=scope["method"] in SAFE)
            self._limit(scope)
        except ServerRefusal as refusal:
            self.server.metrics.refused.labels(reason=f"server-{refusal.reason}").inc()
            await _refuse(refusal, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)
        self.server.metrics.requests.labels(status=status).inc()
        logger.info(
            "%s %s %d %.1f ms",
            scope["method"],
            _shortened(scope["path"]),
            status,
            (perf_counter() - began) * 1000,
        )

    # -------------------------------------------------------------------- checks

    def _trusts(self, peer: str | None) -> bool:
        """Whether a peer is a proxy that may say which request this is."""
        return peer is not None and self.server.access.counted(peer) is None

    def _limit(self, scope: Scope) -> None:
        """Apply the rate limits; files of the page and health checks have far higher ones."""
        path = scope["path"]
        client = scope.get("client")
        peer = client[0] if client else None
        address = self.server.access.address(peer, _forwarded(scope))
        scope.setdefault("state", {})["address"] = address
        if path.startswith(TABLES):
            self.server.bans.check_address(address)
        server = self.server
        if wait := (server.requests if path.startswith(API) else server.files).take(address):
            self.server.lockout.count(address)
            if peer is not None and self.server.access.counted(peer) is not None:
                self._hint_at_proxy(peer, scope)
            raise ServerRefusal("too-many", seconds=math.ceil(wait))

    def _hint_at_proxy(self, peer: str, scope: Scope) -> None:
        """Log once which option to set, if a proxy that is not trusted seems to be refused.

        It names its clients in ``X-Forwarded-For``; until it is trusted, they share its limits.
        """
        if self._passed_on < PASSED_ON and any(_forwarded(scope)):
            self._passed_on += 1
            if self._passed_on == PASSED_ON:
                logger.warning(
                    "a proxy seems to stand before the server that it does not know, so that all "
                    "who come through it count as one and are refused together; if it is yours, "
                    "start the server with --trusted-proxy %s",
                    peer if is_number(peer) and not ip_address(peer).is_global else "ADDRESS",
                )


# ------------------------------------------------------------------------ answers


async def _refuse(refusal: ServerRefusal, send: Send) -> None:
    told = problem(refusal)
    body = msgspec.json.encode(told)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if "seconds" in told.details:
        headers.append((b"retry-after", str(told.details["seconds"]).encode()))
    await send({"type": "http.response.start", "status": told.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache
def _headers_for(host: str) -> tuple[tuple[bytes, bytes], ...]:
    name = without_port(host)
    return HEADERS if is_number(name) and not is_loopback(name) else SECURE_HEADERS


# ------------------------------------------------------------------------ reading


def _header(scope: Scope, name: bytes) -> str:
    for each, value in scope["headers"]:
        if each == name:
            return bytes(value).decode("latin-1")
    return ""


def _forwarded(scope: Scope) -> Iterator[str]:
    """What ``X-Forwarded-For`` says."""
    return (
        bytes(value).decode("latin-1")
        for name, value in scope["headers"]
        if name == b"x-forwarded-for"
    )


def _shortened(path: str) -> str:
    """A path as the log may show it: who knows the whole name of a private table can open it."""
    parts = path[:200].split("/")
    shown = [part if len(part) < 20 else part[:SHOWN] + "..." for part in parts]
    return "/".join(shown).encode("unicode_escape").decode()
