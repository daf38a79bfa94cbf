"""The part of the HTTP API that asks the engine: answers are streams of JSON lines."""

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from marrakech.server.analysis_queue import AnalysisFailed, Asking, read_line
from marrakech.server.analysis_types import (
    AnalysePosition,
    AnalysisAnswered,
    AnalysisLine,
    AnalysisShown,
    Failed,
    Opinion,
    Question,
    WantHint,
    WantOpinion,
    takes_long,
)
from marrakech.server.api_problems import problems
from marrakech.server.api_types import MOST_RECORD
from marrakech.server.clock import now
from marrakech.server.errors import Problem, ServerRefusal
from marrakech.server.hub import Hub
from marrakech.server.live_table import LiveTable
from marrakech.server.seat_secrets import Seats, secrets_in
from marrakech.server.server import Server
from marrakech.table.entries import AnyEntry
from marrakech.table.messages import HelpKind
from marrakech.table.table import Table

Asked = Request[Any, Any, Any]

TableId = Annotated[str, PathParameter(description="The name of a table.", max_length=64)]

NDJSON = "application/x-ndjson"
LINES = {
    200: ResponseSpec(
        AnalysisLine,
        description="JSON lines: progress, steps, and then an answer or why there is none.",
        media_type=NDJSON,
        generate_examples=False,
    )
}


@post(
    "/analysis",
    operation_id="ask",
    status_code=200,
    request_max_body_size=MOST_RECORD + 1000,
    responses=LINES | problems(400, 403, 409, 413, 429, 503),
)
async def ask(
    data: JSONBody[Question], server: NamedDependency[Server], request: Asked
) -> Response[Any]:
    """Ask the engine. It stops looking when the connection is closed."""
    address = request.scope["state"]["address"]
    if takes_long(data):
        server.count_reading(address)
    return await streamed(_heard(server.analysis.ask(data, address)))


@get(
    "/tables/{table_id:str}/review",
    operation_id="review",
    responses=LINES | problems(400, 403, 404, 409, 429, 503),
)
async def review(
    table_id: TableId,
    server: NamedDependency[Server],
    request: Asked,
    authorization: Seats = None,
) -> Response[Any]:
    """How a finished game was played: by a quick look and then by a deep one, as they come; at once
    if somebody has looked before.
    """
    table = await server.hub.finished(table_id, secrets_in(authorization))
    kept = await server.reviews.kept(table_id)
    if kept is not None:
        return Response(kept, media_type=NDJSON)
    address = request.scope["state"]["address"]
    server.count_reading(address)
    return await streamed(server.reviews.lines(table, address))


@post(
    "/tables/{table_id:str}/hint",
    operation_id="hint",
    status_code=200,
    responses=problems(400, 403, 404, 409, 413, 429, 503),
)
async def hint(
    table_id: TableId,
    data: JSONBody[WantHint],
    server: NamedDependency[Server],
    request: Asked,
    authorization: Seats = None,
) -> AnalysisShown:
    """What everything is worth that a player may do now, the best first. From then on the log tells
    that this player was helped. Only at tables where that is allowed.
    """
    live = await server.hub.open(table_id)
    seats = server.hub.seats_of(live, secrets_in(authorization))
    position = await _helped(server.hub, live, seats, data, "hint")
    return await _looked_at(server, position, request)


@post(
    "/tables/{table_id:str}/opinion",
    operation_id="opinion",
    status_code=200,
    responses=problems(400, 403, 404, 409, 413, 429, 503),
)
async def opinion(
    table_id: TableId,
    data: JSONBody[WantOpinion],
    server: NamedDependency[Server],
    request: Asked,
    authorization: Seats = None,
) -> Opinion:
    """Whether an action would be a mistake, before it is done. The log tells of warnings."""
    live = await server.hub.open(table_id)
    seats = server.hub.seats_of(live, secrets_in(authorization))
    position = await _helped(server.hub, live, seats, data, None)
    found = await _looked_at(server, position, request)
    choice = next((each for each in found.choices if each.action == data.action), None)
    if choice is None or choice.word is None or choice.word == "inaccuracy":
        return Opinion(None, 0.0 if choice is None else choice.loss)
    await _helped(server.hub, live, seats, data, "tutor")
    return Opinion(choice.word, choice.loss)


async def _helped(
    hub: Hub,
    live: LiveTable,
    seats: Sequence[int],
    asked: WantHint | WantOpinion,
    kind: HelpKind | None,
) -> str:
    """The position as a player may know it who wants help, or who is about to be warned.

    That the player was helped is stored before, as ``kind`` tells; None stores nothing yet.
    """
    live.attend(seats)
    if not live.table.gives_hints:
        raise ServerRefusal("not-found")
    position = ""

    def make_entries(table: Table) -> tuple[AnyEntry, ...]:
        nonlocal position
        if asked.seat not in seats:
            raise ServerRefusal("not-your-seat", seat=asked.seat)
        entries = table.help_player(asked.seat, kind or "hint", asked.version, now())
        assert table.dice_game is not None, "somebody has to act"
        position = table.dice_game.game.view(asked.seat).position()
        return () if kind is None else entries

    await hub.jobs.wanted(live, make_entries)
    return position


async def _looked_at(server: Server, position: str, request: Asked) -> AnalysisShown:
    address = request.scope["state"]["address"]
    try:
        answered = await server.analysis.answer(AnalysePosition(position), address)
    except AnalysisFailed as failed:
        raise ServerRefusal("broken") from failed
    assert isinstance(answered, AnalysisAnswered), "as it was asked"
    return answered.answer


async def _heard(asking: Asking) -> AsyncGenerator[bytes]:
    """The lines of an answer; closing the generator stops listening."""
    try:
        async for line in asking:
            yield line
    finally:
        asking.close()


async def streamed(lines: AsyncGenerator[bytes]) -> Response[Any]:
    """The lines of an answer as a streamed response, or as a problem if the first line is one."""
    try:
        first = await anext(lines)
    except BaseException:
        await lines.aclose()
        raise
    message = read_line(first)
    if isinstance(message, Failed):
        await lines.aclose()
        return Response(
            Problem(message.status, message.reason, dict(message.details)),
            status_code=message.status,
        )

    async def all_lines() -> AsyncIterator[bytes]:
        try:
            yield first
            async for line in lines:
                yield line
        finally:
            await lines.aclose()

    return Stream(all_lines(), media_type=NDJSON, headers={"cache-control": "no-store"})
