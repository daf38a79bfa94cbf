"""The part of the HTTP API that asks the engine: answers are streams of JSON lines."""

from collections.abc import AsyncGenerator, AsyncIterator
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from marrakech.server.analysis_queue import Asking, read_line
from marrakech.server.analysis_types import Failed, Line, Question, takes_long
from marrakech.server.api_problems import problems
from marrakech.server.api_types import MOST_RECORD
from marrakech.server.errors import Problem
from marrakech.server.server import Server

Asked = Request[Any, Any, Any]

TableId = Annotated[str, PathParameter(description="The name of a table.", max_length=64)]

NDJSON = "application/x-ndjson"
LINES = {
    200: ResponseSpec(
        Line,
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
    table_id: TableId, server: NamedDependency[Server], request: Asked
) -> Response[Any]:
    """How a finished game was played: by a quick look and then by a deep one, as they come; at once
    if somebody has looked before.
    """
    table = await server.hub.finished(table_id)
    kept = await server.reviews.kept(table_id)
    if kept is not None:
        return Response(kept, media_type=NDJSON)
    address = request.scope["state"]["address"]
    server.count_reading(address)
    return await streamed(server.reviews.lines(table, address))


async def _heard(asking: Asking) -> AsyncGenerator[bytes]:
    """What is answered; who listens no more has closed it."""
    try:
        async for line in asking:
            yield line
    finally:
        asking.close()


async def streamed(lines: AsyncGenerator[bytes]) -> Response[Any]:
    """The lines of an answer as a response; a problem, if nothing else is said."""
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
