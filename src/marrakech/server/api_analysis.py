"""The part of the HTTP API that asks the engine: answers are streams of JSON lines."""

from collections.abc import AsyncIterator
from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from marrakech.server.analysis_queue import Asking, read_line
from marrakech.server.analysis_types import Failed, Line, Question, takes_long
from marrakech.server.api_problems import problems
from marrakech.server.api_types import MOST_RECORD
from marrakech.server.errors import Problem
from marrakech.server.server import Server

Asked = Request[Any, Any, Any]

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
    return await streamed(server.analysis.ask(data, address))


async def streamed(asking: Asking) -> Response[Any]:
    """The lines of an answer as a response; a problem, if nothing else is said."""
    try:
        first = await anext(asking)
    except BaseException:
        asking.close()
        raise
    message = read_line(first)
    if isinstance(message, Failed):
        asking.close()
        return Response(
            Problem(message.status, message.reason, dict(message.details)),
            status_code=message.status,
        )

    async def lines() -> AsyncIterator[bytes]:
        try:
            yield first
            async for line in asking:
                yield line
        finally:
            asking.close()

    return Stream(lines(), media_type=NDJSON, headers={"cache-control": "no-store"})
