"""The HTTP API: its routes, under ``/api``, and the health checks."""

import asyncio
from functools import cache, partial
from typing import Annotated, Any, get_args

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import (
    FromQuery,
    HeaderParameter,
    JSONBody,
    PathParameter,
    QueryParameter,
)
from msgspec.structs import replace

import marrakech
from marrakech.core.errors import Refusal
from marrakech.draw import svg
from marrakech.draw.palette import Theme
from marrakech.locales import FALLBACK, closest
from marrakech.server import (
    api_analysis,
    api_daily,
    api_own_games,
    api_passport,
    api_programs,
    api_puzzles,
    api_ratings,
    api_turns,
)
from marrakech.server.addresses import addresses_for
from marrakech.server.api_compression import COMPRESSED
from marrakech.server.api_problems import problems
from marrakech.server.api_types import (
    MOST_RECORD,
    AddressesShown,
    Complaint,
    Health,
    NewReport,
    OptionsShown,
    RecordText,
)
from marrakech.server.clock import now
from marrakech.server.errors import Problem, problem, refused
from marrakech.server.options import options as all_options
from marrakech.server.passports import ShownPassport
from marrakech.server.pictures import PublicTable, card_of, film_of
from marrakech.server.ready import redis_of
from marrakech.server.seat_secrets import Seats, secrets_in
from marrakech.server.server import Server
from marrakech.table.messages import (
    MOST_ACTION,
    Because,
    Do,
    Done,
    Listing,
    LobbyNow,
    Match,
    NewTable,
    Refused,
    Replay,
    Standing,
    TableMade,
    TableState,
    TakeSeat,
    Ticket,
    WantMatch,
)
from marrakech.table.replay import replay_of
from marrakech.teach.lesson import Lesson
from marrakech.teach.lesson import lesson as the_lesson
from marrakech.teach.rulebook import FIGURES, Rulebook
from marrakech.teach.rulebook import rulebook as the_rulebook

Asked = Request[Any, Any, Any]

FigureName = Annotated[str, PathParameter(description="Its name.", max_length=40)]
ActionText = Annotated[
    str, QueryParameter(description="An action, such as L or d3e3.", max_length=MOST_ACTION)
]
Seen = Annotated[
    int | None, QueryParameter(description="The version of the table that was seen.", ge=0)
]
Language = Annotated[
    str, QueryParameter(description="The language of the words in it.", max_length=35)
]
TableId = Annotated[str, PathParameter(description="The name of a table.", max_length=64)]
OwnSecrets = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        description=(
            "`Seat` and secrets that the client has made, one for each person, of 22 to 64 letters "
            "of base64url: the same request with the same secrets gives the same seats. Or "
            "`Bearer` and a token: then programs play there, for the owner of the token."
        ),
    ),
]


@get("/options", operation_id="options", responses=problems(429), middleware=COMPRESSED)
async def options(server: NamedDependency[Server]) -> OptionsShown:
    """All that can be chosen from, at a set-up and at a table."""
    reasons = list(get_args(Complaint)) if server.settings.reports else []
    settings = server.settings
    mine = {"ladder": settings.ladder, "programs": settings.programs}
    return replace(all_options(), report_reasons=reasons, **mine)


@get("/addresses", operation_id="addresses", responses=problems(429))
async def addresses(request: Asked, server: NamedDependency[Server]) -> AddressesShown:
    """Where others reach this server, if it is its own machine that asks."""
    peer = request.client.host if request.client else None
    return addresses_for(server.settings, server.listening_at, peer, request.headers)


@post("/tables", operation_id="setUp", responses=problems(400, 401, 403, 409, 413, 429, 503))
async def set_up(
    data: JSONBody[NewTable],
    server: NamedDependency[Server],
    request: Asked,
    authorization: OwnSecrets = None,
    passport: ShownPassport = None,
    repeats: api_programs.RepeatKey = None,
) -> TableMade:
    """Set up a table. Whoever asks gets the secrets of the seats for persons."""
    shown = await server.programs.shown(authorization, "make")
    data = server.programs.marked_table(data, shown)
    names = [seat.name for seat in data.seats if seat.kind == "person"]
    if shown is None:
        own = secrets_in(authorization)
        who = await server.passports.shown(passport, names[0] if len(names) == 1 else "")
    else:
        own, who = shown.makes(repeats, len(names)), shown.token.passport
        if names:
            shown.token.may("play")
    data = await server.passports.faced(data, [who] if len(names) == 1 else [])
    made = await server.hub.make(data, request.scope["state"]["address"], own)
    await server.passports.hold(who, made.table, [ticket.seat for ticket in made.tickets])
    if data.hints:
        server.analysis.warm()
    return made


@get("/tables", operation_id="lobby", responses=problems(400, 403, 429))
async def lobby(
    server: NamedDependency[Server], standing: FromQuery[Standing] = "waiting"
) -> list[Listing]:
    """Tables that everybody may see."""
    return await server.hub.lobby.shown(standing)


@get("/lobby", operation_id="lobbyNow", responses=problems(403, 429))
async def lobby_now(server: NamedDependency[Server]) -> LobbyNow:
    """What else the lobby shows: a game of bots to watch, results, and who waits for a match.

    The bots play on while somebody asks for this, or looks at their table.
    """
    return await server.hub.lobby.look()


@post(
    "/quick-match",
    operation_id="quickMatch",
    status_code=200,
    responses=problems(400, 401, 403, 409, 413, 429, 503),
)
async def quick_match(
    data: JSONBody[WantMatch],
    server: NamedDependency[Server],
    request: Asked,
    authorization: OwnSecrets = None,
    passport: ShownPassport = None,
) -> Match:
    """Wait for others who want to play. Ask again every two seconds, with the same secret: who does
    not has left. As soon as enough people wait, or bots have joined, the answer has one's seat.
    """
    await server.programs.check_no_program(authorization)
    own = secrets_in(authorization)
    match = await server.hub.quick_match.ask(data, own, request.scope["state"]["address"], passport)
    await _hold_found(server, match, passport, data.name)
    return match


@post(
    "/quick-match/cancel",
    operation_id="cancelMatch",
    status_code=200,
    responses=problems(400, 403, 429, 503),
)
async def cancel_match(
    server: NamedDependency[Server],
    authorization: OwnSecrets = None,
    passport: ShownPassport = None,
) -> Match:
    """Wait no more. Who has a seat already is told where."""
    match = await server.hub.quick_match.cancel(secrets_in(authorization))
    await _hold_found(server, match, passport)
    return match


async def _hold_found(server: Server, match: Match, passport: str | None, name: str = "") -> None:
    """If a quick match has found a seat, let it belong to who was waiting for it."""
    if match.table is not None and match.ticket is not None:
        who = await server.passports.shown(passport, name)
        await server.passports.hold(who, match.table, [match.ticket.seat])


@get("/tables/{table_id:str}", operation_id="look", responses=problems(400, 401, 403, 404, 429))
async def look(
    table_id: TableId, server: NamedDependency[Server], authorization: Seats = None
) -> TableState:
    """A table as it is now."""
    live = await server.hub.newest(table_id)
    return server.hub.seen_from(live, await server.programs.seats(live, authorization))


@post(
    "/tables/{table_id:str}/seats",
    operation_id="sit",
    responses=problems(400, 401, 403, 404, 409, 413, 429, 503),
)
async def sit(
    table_id: TableId,
    data: JSONBody[TakeSeat],
    server: NamedDependency[Server],
    request: Asked,
    authorization: OwnSecrets = None,
    passport: ShownPassport = None,
) -> Ticket:
    """Take an open seat."""
    shown = await server.programs.shown(authorization, "play")
    data = server.programs.marked(data, shown)
    if shown is None:
        own, who = secrets_in(authorization), await server.passports.shown(passport, data.name)
    else:
        own, who = shown.sits(table_id), shown.token.passport
    face = None if data.program else await server.passports.face(who)
    ticket = await server.hub.sit(table_id, data, request.scope["state"]["address"], own, face)
    await server.passports.hold(who, table_id, [ticket.seat])
    return ticket


@post(
    "/tables/{table_id:str}/commands",
    operation_id="command",
    status_code=200,
    responses=problems(400, 401, 404, 413, 429)
    | {
        status: ResponseSpec(Refused | Problem, description=what, generate_examples=False)
        for status, what in (
            (403, "The seat is not yours."),
            (409, "This is not possible as things stand."),
            (503, "The server is closing, or cannot store anything."),
        )
    },
)
async def command(
    table_id: TableId,
    data: JSONBody[Do],
    server: NamedDependency[Server],
    request: Asked,
    authorization: Seats = None,
) -> Response[Done | Refused]:
    """Do something at a table."""
    live = await server.hub.newest(table_id)
    try:
        seats = await server.programs.seats(live, authorization, "play")
        done = await server.hub.done(live, data, seats, request.scope["state"]["address"])
    except Refusal as refusal:
        answer = refused(refusal, live.version, data.id)
        status = problem(refusal).status
        seconds = answer.details.get("seconds")
        return Response(
            answer,
            status_code=409 if status == 400 else status,
            headers={} if seconds is None else {"Retry-After": str(seconds)},
        )
    return Response(done)


@get(
    "/tables/{table_id:str}/why-not", operation_id="whyNot", responses=problems(400, 403, 404, 429)
)
async def why_not(
    table_id: TableId,
    action: ActionText,
    server: NamedDependency[Server],
    version: Seen = None,
    authorization: Seats = None,
) -> Because:
    """Why an action is not possible at a table now, whoever asks."""
    live = await server.hub.open(table_id)
    live.check_shown(server.hub.seats_of(live, secrets_in(authorization)))
    return server.hub.explain(live, action, live.version if version is None else version)


@post(
    "/tables/{table_id:str}/reports",
    operation_id="report",
    status_code=204,
    responses=problems(400, 403, 404, 413, 429),
)
async def report(
    table_id: TableId,
    data: JSONBody[NewReport],
    server: NamedDependency[Server],
    request: Asked,
    authorization: Seats = None,
) -> None:
    """Report another player, or the table, to whoever runs this server; if reports are taken."""
    if not server.settings.reports:
        raise NotFoundException
    live = await server.hub.open(table_id)
    seats = server.hub.seats_of(live, secrets_in(authorization))
    await server.reporting.take(live, data, seats, request.scope["state"]["address"])


@get(
    "/tables/{table_id:str}/replay",
    operation_id="replay",
    responses=problems(400, 403, 404, 409, 429),
)
async def replay(
    table_id: TableId,
    server: NamedDependency[Server],
    request: Asked,
    authorization: Seats = None,
) -> Replay:
    """A finished game, position by position."""
    table = await server.hub.finished(table_id, secrets_in(authorization))
    server.count_reading(request.scope["state"]["address"])
    async with server.reading:
        return await asyncio.to_thread(table.replay, now())


@get(
    "/tables/{table_id:str}/record",
    operation_id="record",
    media_type=MediaType.TEXT,
    responses=problems(400, 403, 404, 409, 429),
)
async def record(
    table_id: TableId, server: NamedDependency[Server], authorization: Seats = None
) -> str:
    """A finished game as a record."""
    return (await server.hub.finished(table_id, secrets_in(authorization))).record(now())


@get("/card", operation_id="siteCard", media_type="image/png", responses=problems(400, 429))
async def site_card(
    server: NamedDependency[Server], request: Asked, lang: Language = FALLBACK
) -> Response[bytes]:
    """A picture of 1200 by 630 for links to the site."""
    return await _picture(server, request, None, "card", lang)


@get(
    "/tables/{table_id:str}/card",
    operation_id="card",
    media_type="image/png",
    responses=problems(400, 403, 404, 429),
)
async def table_card(
    table_id: TableId,
    server: NamedDependency[Server],
    request: Asked,
    lang: Language = FALLBACK,
) -> Response[bytes]:
    """A picture of 1200 by 630 for links to a table; a private game is shown once it is over."""
    table = (await server.hub.open(table_id)).table
    shown = None if table.is_hidden(now()) else PublicTable.of(table)
    return await _picture(server, request, shown, "card", lang)


@get(
    "/tables/{table_id:str}/film",
    operation_id="film",
    media_type="image/gif",
    responses=problems(400, 403, 404, 409, 429),
)
async def table_film(
    table_id: TableId, server: NamedDependency[Server], request: Asked
) -> Response[bytes]:
    """A finished game as a moving picture."""
    table = await server.hub.finished(table_id)
    return await _picture(server, request, PublicTable.of(table), "film", FALLBACK)


async def _picture(
    server: Server, request: Asked, table: PublicTable | None, what: str, lang: str
) -> Response[bytes]:
    language = closest(lang) or FALLBACK
    of = None if table is None else (table.id, None if table.standing == "over" else table.version)
    key = (what, of, language)
    if what == "film":
        assert table is not None, "a film is of a game"
        draw = partial(film_of, table)
    else:
        draw = partial(card_of, table, language)
    drawn = await server.picture(key, draw, request.scope["state"]["address"])
    seconds = 86400 if table is None or table.standing == "over" else 60
    return Response(drawn, headers={"cache-control": f"public, max-age={seconds}"})


@post(
    "/replay",
    operation_id="replayOf",
    status_code=200,
    request_max_body_size=MOST_RECORD + 1000,
    responses=problems(400, 403, 409, 413, 429),
)
async def replay_of_record(
    data: JSONBody[RecordText], server: NamedDependency[Server], request: Asked
) -> Replay:
    """A game that somebody sends in, position by position."""
    server.count_reading(request.scope["state"]["address"])
    async with server.reading:
        return await asyncio.to_thread(replay_of, data.record)


@get("/rulebook", operation_id="rulebook", responses=problems(429), middleware=COMPRESSED)
async def rulebook() -> Rulebook:
    """The rulebook: which rules and figures there are, and how editions differ."""
    return the_rulebook()


@get(
    "/rulebook/figures/{name:str}",
    operation_id="figure",
    media_type="image/svg+xml",
    responses=problems(400, 404, 429),
)
async def figure(name: FigureName, theme: FromQuery[Theme] = "light") -> Response[bytes]:
    """A figure of the rulebook."""
    if name not in FIGURES:
        raise NotFoundException
    return Response(_drawn(name, theme), headers={"cache-control": "public, max-age=86400"})


@cache  # there are few, and they stay as they are
def _drawn(name: str, theme: Theme) -> bytes:
    found = FIGURES[name]
    return svg(found.game, **found.how(), theme=theme, coordinates=False).encode()


@get("/lesson", operation_id="lesson", responses=problems(429), middleware=COMPRESSED)
async def lesson() -> Lesson:
    """The lesson, step by step."""
    return the_lesson()


@get("/live", operation_id="live", include_in_schema=False)
async def live(server: NamedDependency[Server]) -> Health:
    """Whether the process answers at all."""
    return Health("closing" if server.hub.is_ending else "ok", marrakech.__version__)


@get(["/ready", "/health"], operation_id="ready", include_in_schema=False)
async def ready(server: NamedDependency[Server]) -> Response[Health]:
    """Whether the server can store what happens, and is not shutting down."""
    status = await server.ready.ask(server.hub)
    answer = Health(status, marrakech.__version__, redis_of(server.hub))
    return Response(answer, status_code=200 if status == "ok" else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(server: NamedDependency[Server]) -> bytes:
    """What the server counts, for Prometheus."""
    return server.metrics.text()


def routes() -> Router:
    """All that is under ``/api`` but the live connections."""
    return Router(
        "/api",
        route_handlers=[
            options,
            addresses,
            set_up,
            lobby,
            lobby_now,
            quick_match,
            cancel_match,
            look,
            sit,
            command,
            why_not,
            report,
            replay,
            record,
            site_card,
            table_card,
            table_film,
            replay_of_record,
            rulebook,
            figure,
            lesson,
            *api_puzzles.PUZZLES,
            *api_passport.PASSPORT,
            *api_own_games.OWN_GAMES,
            *api_daily.DAILY,
            *api_programs.PROGRAMS,
            *api_ratings.RATINGS,
            *api_turns.TURNS,
            api_analysis.ask,
            api_analysis.review,
            api_analysis.hint,
            api_analysis.opinion,
        ],
    )
