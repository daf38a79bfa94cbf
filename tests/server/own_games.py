"""Finished games in a database, and passports that hold seats there."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from marrakech.players.passport import id_of
from marrakech.server.hub import Hub
from marrakech.server.live_table import row_of
from marrakech.server.metrics import Metrics
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage
from marrakech.table.entries import decode
from marrakech.table.face import Face
from marrakech.table.table import Table
from tests.table.making import START, Club

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from marrakech.server.settings import DatabaseUrl

FACE = Face(1, 2, 3)
"""Of everybody who sits down at open seats."""


@dataclass
class Servers:
    """Servers that share a database."""

    hubs: list[Hub]
    folder: Path

    @property
    def one(self) -> Hub:
        """The first of them."""
        return self.hubs[0]


@asynccontextmanager
async def servers(
    folder: Path, url: DatabaseUrl | None = None, number: int = 1
) -> AsyncIterator[Servers]:
    """Some servers for a while."""
    async with AsyncExitStack() as stack:
        made = []
        for _ in range(number):
            storage = await Storage.open(folder, None, url)
            stack.push_async_callback(storage.close)
            made.append(Hub(storage, Settings(folder, tables_per_minute=1000), Metrics()))
            stack.push_async_callback(made[-1].close)
        yield Servers(made, folder)


def game(kinds: str, number: int, *names: str) -> Club:
    """A game that ``names`` have sat down to, where seats are open; nothing is played yet."""
    club = Club(kinds, bytes([number % 256, number // 256]) * 16)
    club.now = START + number * 1_000_000
    club.luck.seed(number)
    for name in names:
        club.sit(name, f"secret of {name}", face=FACE)
    return club


async def stored(hub: Hub, table_id: str, club: Club) -> str:
    """Store a table under a name."""
    table = Table(table_id, [decode(body) for body in club.stored])
    bodies = [hub.storage.seal.encode(table_id, entry) for entry in table.entries]
    await hub.storage.create(row_of(table), bodies)
    return table_id


async def passport(hub: Hub, name: str) -> str:
    """A passport, by the name of its owner."""
    secret = f"passport-of-{name}".ljust(24, "-")
    await hub.passports.shown(secret, name)
    return id_of(secret)
