"""The tags in the head of the page by which messengers show a link: Open Graph, and Twitter's."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

from marrakech.core.errors import Refusal
from marrakech.server.clock import now
from marrakech.server.pictures import PublicTable, language_of, preview, tags
from marrakech.server.screen_cards import preview_of, screen_at
from marrakech.server.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from marrakech.server.asgi import Scope
    from marrakech.server.server import Server

TABLE = re.compile(r"/t/([\w-]{1,64})(?:/replay|/review)?/?")
HOST = re.compile(r"[\w.\-\[\]:]{1,255}", re.ASCII)


def link_tags(server: Server) -> Callable[[Scope], Awaitable[str]]:
    """A function that gives the tags for a request of the page."""

    async def told(scope: Scope) -> str:
        headers = {name: bytes(value).decode("latin-1") for name, value in scope["headers"]}
        site = site_of(server, scope["scheme"], headers.get(b"host", ""))
        if site is None:
            return ""
        language = language_of(headers.get(b"accept-language", ""))
        screen = screen_at(scope["path"], ladder=server.settings.ladder)
        table = None if screen else await _table(server, scope)

        def said() -> str:  # the words of a language are read when they are first needed
            shown = preview_of(screen, language) if screen else preview(table, language)
            return tags(shown, site, scope["path"], language)

        return await asyncio.to_thread(said)

    return told


def site_of(server: Server, scheme: str, host: str) -> str | None:
    """The public address of the site; None if it is not known."""
    if server.settings.public_url:
        return server.settings.public_url.rstrip("/")
    return f"{scheme}://{host}" if HOST.fullmatch(host) else None


async def _table(server: Server, scope: Scope) -> PublicTable | None:
    """The table that is asked for; None if there is none, or too much is asked for.

    A table counts as a request to the API: the page itself may be asked for far more often.
    """
    found = TABLE.fullmatch(scope["path"])
    if found is None:
        return None
    address = scope["state"]["address"]
    try:
        server.bans.check_address(address)
        if server.requests.take(address):
            return None
        table = (await server.hub.open(found[1])).table
        return None if table.is_hidden(now()) else PublicTable.of(table)
    except (Refusal, Trouble):
        return None
