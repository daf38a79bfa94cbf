"""The stream of all that concerns the owner of a token: their tables, and where they are due.

It begins with how every table stands, so nothing has to be remembered from one connection to the
next. Which server plays a table does not matter: what is stored is looked at once a second.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import select

from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.schema import heads, held, tables
from marrakech.server.streams import PING_SECONDS, line
from marrakech.server.trouble import Trouble
from marrakech.table.events import Ping, StreamEnd, decision
from marrakech.table.messages import Standing, WireStruct

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from marrakech.server.server import Server
    from marrakech.server.tokens import Token

LOOK_SECONDS = 1.0
MOST_TABLES = 100
"""The tables that are told of, the newest first; and looked at again while they go on."""
OPEN = ("waiting", "playing")


class OwnTable(WireStruct, frozen=True, tag="table"):
    """A table at which the owner of the token sits."""

    table: str
    number: int
    """Its version when this was told."""
    standing: Standing
    seats: list[int]
    """Those that belong to the owner."""
    due: list[int]
    """Those of them that have to decide something now."""


async def own_tables(
    server: Server, token: Token, address: str, seconds: float | None
) -> AsyncGenerator[bytes]:
    """The lines of the stream; the first comes at once."""
    server.streams.enter(address, token)
    until = None if seconds is None else monotonic() + seconds
    told: dict[str, OwnTable] = {}
    pinged = float("-inf")
    try:
        while True:
            lines = await _news(server, token, told)
            if not lines and monotonic() >= pinged + PING_SECONDS:
                if not await server.programs.tokens.is_there(token.id):
                    yield line(StreamEnd("token"))
                    return
                lines = [line(Ping(now()))]
            if lines:
                pinged = monotonic()
                yield b"".join(lines)
            if server.hub.is_ending:
                yield line(StreamEnd("restart", server.hub.retry))
                return
            if until is not None and monotonic() >= until:
                yield line(StreamEnd("time"))
                return
            await asyncio.sleep(LOOK_SECONDS)
    finally:
        server.streams.leave(address, token)


async def _news(server: Server, token: Token, told: dict[str, OwnTable]) -> list[bytes]:
    """A line for every table that is not as it was told."""
    try:
        found = await _look(server, token, told)
    except Trouble:  # the database is away: it is looked at again
        return []
    lines = []
    for each in found:
        before = told.get(each.table)
        if before is None and each.standing not in OPEN:
            continue
        if (
            before is None
            or replace(before, number=each.number) != each
            or (each.due and before.number != each.number)
        ):
            lines.append(line(each))
        told[each.table] = each
    over = [table for table, each in told.items() if each.standing not in OPEN]
    for table in over[:-MOST_TABLES]:
        del told[table]
    return lines


async def _look(server: Server, token: Token, told: dict[str, OwnTable]) -> list[OwnTable]:
    """How the tables stand at which the owner sits."""
    going = [table for table, each in told.items() if each.standing in OPEN]
    query = (
        select(held.c.table_id, held.c.seat, heads.c.length)
        .join(tables, tables.c.id == held.c.table_id)
        .join(heads, heads.c.table_id == held.c.table_id)
        .where(held.c.passport == token.passport)
        .where(tables.c.standing.in_(OPEN) | held.c.table_id.in_(going))
        .order_by(held.c.at.desc())
        .limit(4 * MOST_TABLES)
    )
    seats: dict[str, list[int]] = {}
    lengths: dict[str, int] = {}
    for table, seat, length in await server.hub.storage.read(query):
        seats.setdefault(table, []).append(seat)
        lengths[table] = length
    found = []
    for table in list(seats)[:MOST_TABLES]:
        before = told.get(table)
        mine = sorted(seats[table])
        if before is not None and (before.number, before.seats) == (lengths[table], mine):
            continue
        try:
            live = await server.hub.newest(table)
        except ServerRefusal:  # it was removed just now, or is damaged
            continue
        due = decision(live.table, now())
        is_due = [] if due is None or due.seat not in mine else [due.seat]
        found.append(OwnTable(table, live.version, live.table.standing, mine, is_due))
    return found
