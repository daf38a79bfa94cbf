"""The HTTP API of one's own games: lists, records, marks, and all that is stored of a passport."""

from collections.abc import AsyncGenerator, Sequence
from typing import Annotated, Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Struct, json
from sqlalchemy import select

from marrakech.core.errors import Refusal
from marrakech.players.finished import company_of, read_scores, rivals_of
from marrakech.players.marks import MARKS
from marrakech.server.api_passport import PassportShown, known, owner, shown
from marrakech.server.api_problems import problems
from marrakech.server.own_games import GameRow, Wanted, matches
from marrakech.server.passports import ShownPassport, read_face
from marrakech.server.schema import metadata, passports
from marrakech.server.server import Server
from marrakech.table.face import Face
from marrakech.table.messages import ClockPlan, ColourName, Kind, Standing, Why
from marrakech.table.table import Table

Asked = Request[Any, Any, Any]

MOST_SHOWN = 50
MOST_NAMED = 10

Players = Annotated[
    int | None, QueryParameter(description="So many players.", ge=2, le=4, required=False)
]
Won = Annotated[bool | None, QueryParameter(description="Only those won, or lost.")]
Company = Annotated[
    int | None,
    QueryParameter(description="The others: 1 people, 2 bots, 3 both.", ge=1, le=3),
]
Rival = Annotated[
    str, QueryParameter(description="What one of the others is called, in part.", max_length=60)
]
Levels = Annotated[
    str,
    QueryParameter(
        description="Levels of bots that are called so where it is asked, with commas between.",
        max_length=200,
    ),
]
After = Annotated[
    str,
    QueryParameter(
        description="What the page before has said of what follows.",
        max_length=60,
        pattern=r"^(\d{1,15}\.[\x21-\x7e]{1,40})?$",
    ),
]
Most = Annotated[int, QueryParameter(description="How many.", ge=1, le=MOST_SHOWN)]


class OwnSeat(Struct, frozen=True):
    """A seat of a game."""

    kind: Kind
    name: str
    level: str | None
    colour: ColourName
    gone: Why | None
    points: int | None
    place: int | None
    """From 1 on; None while the game goes on."""
    face: Face | None
    """Of who plays there with a passport."""


class OwnGame(Struct, frozen=True):
    """A game of a passport."""

    table: str
    seat: int
    """One's own; the first, if one has several."""
    standing: Standing
    at: int
    """When it ended, or when one took the seat."""
    place: int | None
    """One's own; 0 round one screen, None while the game goes on."""
    seats: list[OwnSeat]
    edition: str | None
    clock: ClockPlan | None
    turns_left: int
    accuracy: float | None
    """From 0 to 100, if somebody has looked at the review."""
    rating: float | None = None
    """By how much one's rating has changed, where that is counted."""
    locked: list[str] = []
    """What one's browsers have locked of seats at a game that goes on, for each other."""


class OwnGameList(Struct, frozen=True):
    """A page of one's games. The first has those that go on, and what all amount to."""

    running: list[OwnGame]
    finished: list[OwnGame]
    more: str
    """What to ask the next page after; empty at the end."""
    played: int | None
    """How many games are finished, all pages together; only on the first."""
    won: int | None
    passport: PassportShown | None = None
    """Whose games these are, on the first page; None if nobody has this passport yet."""


class MarkShown(Struct, frozen=True):
    """A mark, and the game that earned it."""

    mark: str
    at: int
    table: str | None


class MarkList(Struct, frozen=True):
    """All marks there are, and those that one has."""

    all: list[str]
    earned: list[MarkShown]


@get("/passport/games", operation_id="ownGames", responses=problems(400, 429, 503))
async def games(  # noqa: PLR0913, PLR0917  (each is asked for by its name)
    server: NamedDependency[Server],
    passport: ShownPassport = None,
    players: Players = None,
    won: Won = None,
    company: Company = None,
    rival: Rival = "",
    levels: Levels = "",
    after: After = "",
    most: Most = 20,
) -> OwnGameList:
    """The games of a passport, the latest first."""
    mine, own = owner(passport), server.hub.own_games
    wanted = Wanted(players, won, company, rival, levels.split(",")[:MOST_NAMED] if levels else ())
    end, _, table_id = after.partition(".")
    found = await own.finished(mine, most + 1, wanted, (int(end), table_id) if after else None)
    running: list[GameRow] = []
    counted: tuple[int | None, int | None] = (None, None)
    locked: dict[str, list[str]] = {}
    me = None
    if not after:
        running = [row for row in await own.running(mine) if _matches(row, wanted)]
        counted = await own.count(mine)
        locked = await server.passports.locked(mine, [row.table for row in running])
        me = await known(server, mine)
    last = found[most - 1] if len(found) > most else None
    found = found[:most]
    faces = await own.faces([row.table for row in [*running, *found]])
    ratings = await server.ratings.changed_by(mine, [row.table for row in found])
    return OwnGameList(
        [_game(row, faces, locked=locked.get(row.table, [])) for row in running],
        [_game(row, faces, ratings.get(row.table)) for row in found],
        f"{last.over}.{last.table}" if last else "",
        *counted,
        me,
    )


def _matches(row: GameRow, wanted: Wanted) -> bool:
    seats = row.listing.seats
    return matches(row, wanted, rivals_of(seats, row.seat), company_of(seats, [row.seat]))


def _game(
    row: GameRow,
    faces: dict[tuple[str, int], str],
    rating: float | None = None,
    locked: Sequence[str] = (),
) -> OwnGame:
    listing, scores = row.listing, read_scores(row.scores)
    seats = []
    for number, seat in enumerate(listing.seats):
        score = scores[number] if number < len(scores) else None
        face = faces.get((row.table, number))
        seats.append(
            OwnSeat(
                seat.kind,
                seat.name,
                seat.level if seat.kind == "bot" else None,
                seat.colours[0],
                seat.gone,
                score.points if score else None,
                score.place if score else None,
                read_face(face) if face and seat.kind == "person" else None,
            )
        )
    return OwnGame(
        row.table,
        row.seat,
        listing.standing if row.over is None else "over",
        row.at if row.over is None else row.over,
        row.place,
        seats,
        listing.edition,
        listing.clock,
        listing.turns_left,
        row.accuracy,
        rating,
        list(locked),
    )


@get("/passport/marks", operation_id="ownMarks", responses=problems(400, 429, 503))
async def own_marks(server: NamedDependency[Server], passport: ShownPassport = None) -> MarkList:
    """What the owner of a passport has achieved."""
    achieved = await server.hub.own_games.achieved(owner(passport))
    return MarkList(list(MARKS), [MarkShown(*each) for each in achieved if each.mark in MARKS])


# -------------------------------------------------------------------- to take away

TEXT = "text/plain; charset=utf-8"


def _file(media_type: str, what: str, kind: Any = str) -> dict[int, ResponseSpec]:  # noqa: ANN401
    found = ResponseSpec(kind, description=what, media_type=media_type, generate_examples=False)
    return {200: found}


@get(
    "/passport/records",
    operation_id="ownRecords",
    responses=_file(TEXT, "One record after the other.") | problems(400, 429, 503),
)
async def records(
    server: NamedDependency[Server], request: Asked, passport: ShownPassport = None
) -> Stream:
    """All finished games of a passport as records, the latest first."""
    mine = owner(passport)
    server.count_reading(request.scope["state"]["address"])

    async def all_records() -> AsyncGenerator[bytes]:
        async for _, record in _recorded(server, mine):
            yield f"{record}\n".encode()

    return Stream(all_records(), media_type=TEXT, headers={"cache-control": "no-store"})


@get(
    "/passport/export",
    operation_id="ownData",
    responses=_file("application/json", "All of it, in one object.", dict[str, Any])
    | problems(400, 404, 429, 503),
)
async def export(
    server: NamedDependency[Server], request: Asked, passport: ShownPassport = None
) -> Stream:
    """All that is stored about the owner of a passport."""
    mine = owner(passport)
    me = await shown(server, mine)
    server.count_reading(request.scope["state"]["address"])
    stored = await _stored(server, mine)

    async def all_data() -> AsyncGenerator[bytes]:
        yield b'{"passport":' + json.encode(me) + b',"stored":' + json.encode(stored)
        running = await server.hub.own_games.running(mine)
        yield b',"running":' + json.encode([_game(row, {}) for row in running]) + b',"games":['
        comma = b"\n"
        async for row, record in _recorded(server, mine):
            game = {"game": _game(row, {}), "record": record}
            yield comma + json.encode(game)
            comma = b",\n"
        yield b"]}\n"

    headers = {"cache-control": "no-store"}
    return Stream(all_data(), media_type="application/json", headers=headers)


async def _stored(server: Server, passport: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of the database that belong to a passport, by table: whatever refers to it."""
    found = {}
    for table in metadata.sorted_tables:
        for column in table.columns:
            if column.references(passports.c.id):
                rows = await server.hub.storage.read(select(table).where(column == passport))
                named = [dict(zip(table.columns.keys(), row, strict=True)) for row in rows]
                found[table.name] = [_readable(row) for row in named]
    return found


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    """A row without bytes, which JSON does not have."""
    return {
        name: value.decode(errors="replace") if isinstance(value, bytes) else value
        for name, value in row.items()
    }


async def _recorded(server: Server, passport: str) -> AsyncGenerator[tuple[GameRow, str]]:
    """All finished games of a passport with their records; those that cannot be read are left
    out.
    """
    own, after = server.hub.own_games, None
    while rows := await own.finished(passport, MOST_SHOWN, None, after):
        for row in rows:
            async with server.reading:
                table = await own.stored(row.table)
                if table is not None and (text := _record_of(table)):
                    yield row, text
        after = (rows[-1].over or 0, rows[-1].table)


def _record_of(table: Table) -> str:
    try:
        return table.record()
    except Refusal:
        return ""


OWN_GAMES = [games, own_marks, records, export]
