"""The HTTP API of passports: one's own, and the seats that belong to it."""

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from marrakech.server.api_problems import problems
from marrakech.server.bot_names import check_names
from marrakech.server.errors import ServerRefusal
from marrakech.server.passports import ShownPassport, checked
from marrakech.server.seat_secrets import MOST_SECRETS
from marrakech.server.server import Server
from marrakech.table.face import Face
from marrakech.table.plan import known_name

Asked = Request[Any, Any, Any]

MOST_TABLES = 40
"""Tables whose seats one request brings to a passport: as many as a browser has kept."""


class PassportShown(Struct, frozen=True):
    """A passport, as its owner sees it."""

    id: str
    name: str
    face: Face
    made: int
    games: int
    """How many seats belong to it."""


class NewFace(Struct, frozen=True, forbid_unknown_fields=True):
    """What an owner wants to be called, and to look like."""

    name: Annotated[str, Meta(max_length=200)]
    face: Face


class OwnSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats at a table that the browser has the secrets of."""

    table: Annotated[str, Meta(max_length=64)]
    secrets: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_SECRETS)]
    locked: Annotated[str, Meta(max_length=600, pattern=r"^[A-Za-z0-9_-]*$")] | None = None
    """What one's other browsers need to sit there, locked with a key that the server never has."""


class OtherPassport(Struct, frozen=True, forbid_unknown_fields=True):
    """Another passport that one has the secret of."""

    secret: Annotated[str, Meta(max_length=64)]


class Brought(Struct, frozen=True):
    """Tables at which seats belong to the passport now, or have belonged to another one."""

    tables: list[str]


def owner(passport: str | None) -> str:
    """Who shows a passport; refused if nobody does."""
    if passport is None:
        raise ServerRefusal("passport")
    return checked(passport)


async def known(server: Server, passport: str) -> PassportShown | None:
    """A passport, as its owner sees it; None if nobody has it yet."""
    found = await server.passports.get(passport)
    if found is None:
        return None
    return PassportShown(*found, await server.passports.count(passport))


async def shown(server: Server, passport: str) -> PassportShown:
    """A passport, as its owner sees it; refused if nobody has it yet."""
    found = await known(server, passport)
    if found is None:
        raise ServerRefusal("no-passport")
    return found


@get("/passport", operation_id="passport", responses=problems(400, 404, 429, 503))
async def look(server: NamedDependency[Server], passport: ShownPassport = None) -> PassportShown:
    """One's own passport; there is one as soon as a seat was taken with it."""
    return await shown(server, owner(passport))


@post(
    "/passport",
    operation_id="changePassport",
    status_code=200,
    responses=problems(400, 403, 409, 413, 429, 503),
)
async def change(
    data: JSONBody[NewFace], server: NamedDependency[Server], passport: ShownPassport = None
) -> PassportShown:
    """Make a passport, or give it another name and face."""
    mine = owner(passport)
    server.bans.check_name(data.name)
    name = known_name(data.name)
    await check_names([name])
    await server.passports.shown(passport, name)
    await server.passports.change(mine, name, data.face)
    return await shown(server, mine)


@post(
    "/passport/seats",
    operation_id="bringSeats",
    status_code=200,
    responses=problems(400, 413, 429, 503),
)
async def bring(
    data: JSONBody[Annotated[list[OwnSeats], Meta(max_length=MOST_TABLES)]],
    server: NamedDependency[Server],
    passport: ShownPassport = None,
) -> Brought:
    """Let seats that one has the secrets of belong to one's passport, as those of before it.

    A table that is gone, or a secret that opens no seat there, is passed over.
    """
    owner(passport)
    mine = await server.passports.shown(passport)
    brought = []
    for each in data:
        try:
            live = await server.hub.open(each.table)
        except ServerRefusal as refusal:
            if refusal.reason not in {"no-table", "damaged"}:
                raise
            continue
        seats = server.hub.seats_of(live, each.secrets)
        if seats:
            await server.passports.hold(mine, each.table, seats, each.locked)
            await server.hub.own_games.tell(live.table)
            brought.append(each.table)
    return Brought(brought)


@post(
    "/passport/join",
    operation_id="joinPassports",
    status_code=200,
    responses=problems(400, 404, 413, 429, 503),
)
async def join(
    data: JSONBody[OtherPassport],
    server: NamedDependency[Server],
    passport: ShownPassport = None,
) -> PassportShown:
    """Bring all that belongs to another passport, whose secret one has, to one's own; of a day and
    of a mark that both have, one's own stays, and of two ratings that of more games. The other
    passport is gone then.
    """
    mine, other = owner(passport), owner(data.secret)
    await shown(server, mine)
    if other != mine:
        await server.passports.join(mine, other)
    return await shown(server, mine)


@delete(
    "/passport",
    operation_id="deletePassport",
    status_code=204,
    responses=problems(400, 404, 429, 503),
)
async def forget(
    server: NamedDependency[Server], request: Asked, passport: ShownPassport = None
) -> None:
    """Delete a passport, and the name of its owner at all tables. The games stay, for they belong
    to others as well. It cannot be undone; who is interrupted asks again.
    """
    mine = owner(passport)
    server.count_reading(request.scope["state"]["address"])
    if not await server.hub.erasing.delete(mine):
        raise ServerRefusal("no-passport")


PASSPORT = [look, change, bring, join, forget]
