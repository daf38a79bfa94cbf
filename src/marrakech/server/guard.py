"""What every request passes first, and every answer last: who asks, from where, and how often."""

from __future__ import annotations

import logging
import math
from time import perf_counter
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from marrakech.server.refusals import ServerRefusal, problem
from marrakech.table.messages import Bye

if TYPE_CHECKING:
    from marrakech.server.asgi import App, Message, Receive, Scope, Send
    from marrakech.server.server import Server

log = logging.getLogger(__name__)

POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
SAFE = {"GET", "HEAD", "OPTIONS"}
SHOWN = 6
"""Characters of a table's name that the log shows: enough to follow it, not to open it."""


class Guard:
    """An application that lets through to another what may pass."""

    def __init__(self, app: App, server: Server) -> None:
        self.app = app
        self.server = server
        settings = server.settings
        urls = (settings.public_url, *settings.allow_origins)
        self.origins = {_origin(url) for url in urls if url}
        self.hosts = {host.lower() for host in settings.hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at a request."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            self._check(scope, safe=scope["method"] in SAFE)
            self._limit(scope)
        except ServerRefusal as refusal:
            self.server.metrics.refused.labels(reason=f"server-{refusal.reason}").inc()
            await _refuse(refusal, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)
        self.server.metrics.requests.labels(status=status).inc()
        log.info(
            "%s %s %d %.1f ms",
            scope["method"],
            _shortened(scope["path"]),
            status,
            (perf_counter() - began) * 1000,
        )

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        server = self.server
        address = self._address(scope)
        try:
            self._check(scope, safe=False)
        except ServerRefusal as refusal:
            server.metrics.refused.labels(reason=f"server-{refusal.reason}").inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # that is a 403
            return
        if server.requests.take(address) or not server.connections.enter(address):
            server.metrics.refused.labels(reason="server-too-many").inc()
            await _turn_away(receive, send)
            return
        server.metrics.connections.set(server.connections.total)
        try:
            await self.app(scope, receive, send)
        finally:
            server.connections.leave(address)
            server.metrics.connections.set(server.connections.total)

    # -------------------------------------------------------------------- looking

    def _check(self, scope: Scope, *, safe: bool) -> None:
        """Keep strange pages away: what they ask, browsers tell in ``Origin``."""
        host = _header(scope, b"host").lower()
        if self.hosts and _without_port(host) not in self.hosts:
            raise ServerRefusal("host")
        origin = _header(scope, b"origin").lower()
        if safe or not origin:  # a program that is no browser has no origin, and no user to betray
            return
        if origin not in self.origins and urlsplit(origin).netloc != host:
            raise ServerRefusal("origin")

    def _limit(self, scope: Scope) -> None:
        """Keep anybody from asking too often. What is watched for, such as health, may be."""
        path = scope["path"]
        if not path.startswith("/api/"):
            return
        address = self._address(scope)
        wait = self.server.requests.take(address)
        if not wait and path == "/api/tables" and scope["method"] == "POST":
            wait = self.server.set_ups.take(address)
        if wait:
            raise ServerRefusal("too-many", seconds=math.ceil(wait))

    def _address(self, scope: Scope) -> str:
        client = scope.get("client")
        forwarded = _header(scope, b"x-forwarded-for")
        return self.server.proxies.client(client[0] if client else None, forwarded)


# ------------------------------------------------------------------------ answers


async def _refuse(refusal: ServerRefusal, send: Send) -> None:
    told = problem(refusal)
    body = msgspec.json.encode(told)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if "seconds" in told.details:
        headers.append((b"retry-after", str(told.details["seconds"]).encode()))
    await send({"type": "http.response.start", "status": told.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _turn_away(receive: Receive, send: Send) -> None:
    """Say that there are too many, and when to come again."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    bye = msgspec.json.encode(Bye("too-many", 30.0)).decode()
    try:
        await send({"type": "websocket.send", "text": bye, "bytes": None})
        await send({"type": "websocket.close", "code": 1013, "reason": ""})
    except OSError:
        return


# ------------------------------------------------------------------------ reading


def _header(scope: Scope, name: bytes) -> str:
    for each, value in scope["headers"]:
        if each == name:
            return bytes(value).decode("latin-1")
    return ""


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _shortened(path: str) -> str:
    """A path as it may stand in a log: a private table's name is nobody's business."""
    parts = path[:200].split("/")
    shown = [part if len(part) < 20 else part[:SHOWN] + "..." for part in parts]
    return "/".join(shown).encode("unicode_escape").decode()
