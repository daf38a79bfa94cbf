"""The HTTP API of turns: at which of one's tables somebody waits for one."""

from litestar import get
from litestar.di import NamedDependency
from msgspec import Struct

from marrakech.server.api_passport import owner
from marrakech.server.api_problems import problems
from marrakech.server.passports import ShownPassport
from marrakech.server.server import Server
from marrakech.server.turns import Turn


class TurnsShown(Struct, frozen=True):
    """The tables of one's own that go on."""

    tables: list[Turn]


@get("/turns", operation_id="turns", responses=problems(400, 429, 503))
async def look(server: NamedDependency[Server], passport: ShownPassport = None) -> TurnsShown:
    """One's tables that go on, and whose turn it is there."""
    return TurnsShown(await server.turns.of(owner(passport)))


TURNS = [look]
