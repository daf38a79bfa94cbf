"""The HTTP API for programs: tokens, and streams of events."""

from collections.abc import AsyncGenerator, AsyncIterator
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from marrakech.players.token import Scope
from marrakech.server.api_passport import owner
from marrakech.server.api_problems import problems
from marrakech.server.errors import ServerRefusal
from marrakech.server.owner_stream import OwnTable, own_tables
from marrakech.server.passports import ShownPassport
from marrakech.server.seat_secrets import Seats, secrets_in
from marrakech.server.server import Server
from marrakech.server.tokens import Token
from marrakech.table.events import Ping, StreamEnd, TableEvent, TableNow
from marrakech.table.plan import known_name

Asked = Request[Any, Any, Any]

NDJSON = "application/x-ndjson"
MOST_SECONDS = 86_400.0

TableId = Annotated[str, PathParameter(description="The name of a table.", max_length=64)]
TokenId = Annotated[str, PathParameter(description="What a list calls a token.", max_length=32)]
RepeatKey = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        description=(
            "With a token: the same request with the same key sets up one table, however often it "
            "is sent."
        ),
        min_length=1,
        max_length=64,
    ),
]
Since = Annotated[
    int | None,
    QueryParameter(
        description="The number of the last event that one has; without it, how things stand.", ge=0
    ),
]
Seconds = Annotated[
    float | None,
    QueryParameter(
        description="After how long the stream ends, for those who would rather ask again.",
        ge=0,
        le=MOST_SECONDS,
    ),
]
Stay = Annotated[
    bool, QueryParameter(description="Whether to go on after the game, to hear of the next one.")
]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token to be made."""

    name: Annotated[str, Meta(max_length=200)]
    """What the owner calls it."""
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class TokenShown(Struct, frozen=True):
    """A token, as its owner sees it."""

    id: str
    name: str
    scopes: list[Scope]
    made: int
    used: int
    """The day on which it was last used, in milliseconds since 1970; 0 if it never was."""


class TokenMade(TokenShown, frozen=True):
    """A token that was just made."""

    secret: str
    """What programs show. Nobody can find it out later."""


def _shown(token: Token) -> TokenShown:
    return TokenShown(token.id, token.name, list(token.scopes), token.made, token.used)


@post("/tokens", operation_id="makeToken", responses=problems(400, 403, 409, 413, 429, 503))
async def make_token(
    data: JSONBody[NewToken], server: NamedDependency[Server], passport: ShownPassport = None
) -> TokenMade:
    """Make a token, by which programs act for the owner of a passport. Its secret is told once."""
    server.programs.check_welcome()
    owner(passport)
    name = known_name(data.name)
    mine = await server.passports.shown(passport)
    assert mine is not None, "one was shown"
    token, secret = await server.programs.tokens.make(mine, name, data.scopes)
    return TokenMade(
        token.id, token.name, list(token.scopes), token.made, token.used, secret=secret
    )


@get("/tokens", operation_id="tokens", responses=problems(400, 429))
async def tokens(
    server: NamedDependency[Server], passport: ShownPassport = None
) -> list[TokenShown]:
    """The tokens of a passport, the oldest first."""
    return [_shown(token) for token in await server.programs.tokens.of(owner(passport))]


@delete(
    "/tokens/{token_id:str}", operation_id="revokeToken", responses=problems(400, 404, 429, 503)
)
async def revoke_token(
    token_id: TokenId, server: NamedDependency[Server], passport: ShownPassport = None
) -> None:
    """Let a token open nothing any more. Streams that it has open end within seconds."""
    if not await server.programs.tokens.revoke(owner(passport), token_id):
        raise ServerRefusal("no-token")


def _lines(kind: Any) -> dict[int, ResponseSpec]:  # noqa: ANN401
    return {
        200: ResponseSpec(
            kind,
            description="JSON lines, as things happen.",
            media_type=NDJSON,
            generate_examples=False,
        )
    }


@get(
    "/tables/{table_id:str}/stream",
    operation_id="tableStream",
    responses=_lines(TableNow | TableEvent | Ping | StreamEnd)
    | problems(400, 401, 403, 404, 409, 429, 503),
)
async def table_stream(
    table_id: TableId,
    server: NamedDependency[Server],
    request: Asked,
    since: Since = None,
    seconds: Seconds = None,
    stay: Stay = False,
    authorization: Seats = None,
) -> Response[Any]:
    """What happens at a table, an event for each entry of its log, until the game is over."""
    live = await server.hub.newest(table_id)
    shown = await server.programs.shown(authorization)
    if shown is None:
        seats = server.hub.seats_of(live, secrets_in(authorization))
    else:
        seats = await server.programs.opened(live, shown)
    token = None if shown is None else shown.token
    address = request.scope["state"]["address"]
    return await _streamed(
        server.streams.table(live, seats, since, address, token, seconds, stay=stay)
    )


@get(
    "/stream",
    operation_id="stream",
    responses=_lines(OwnTable | Ping | StreamEnd) | problems(400, 401, 403, 429, 503),
)
async def stream(
    server: NamedDependency[Server],
    request: Asked,
    seconds: Seconds = None,
    authorization: Seats = None,
) -> Response[Any]:
    """The tables at which the owner of a token has a seat, and whenever one of them is due."""
    shown = await server.programs.shown(authorization, "watch", "play")
    if shown is None:
        raise ServerRefusal("token")
    address = request.scope["state"]["address"]
    return await _streamed(own_tables(server, shown.token, address, seconds))


async def _streamed(lines: AsyncGenerator[bytes]) -> Response[Any]:
    """Lines as a response; what is refused before the first is an answer of its own."""
    first = await anext(lines)

    async def all_lines() -> AsyncIterator[bytes]:
        try:
            yield first
            async for each in lines:
                yield each
        finally:
            await lines.aclose()

    # proxies are not to keep lines back until there are many
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(all_lines(), media_type=NDJSON, headers=headers)


PROGRAMS = [make_token, tokens, revoke_token, table_stream, stream]
