"""The part of the HTTP API for puzzles and the analysis board: nothing of it is stored."""

from datetime import UTC, datetime
from typing import Annotated

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from marrakech.core.game import Game
from marrakech.draw import svg
from marrakech.server.analysis_types import ActionName, PositionText
from marrakech.server.api_compression import COMPRESSED
from marrakech.server.api_problems import problems
from marrakech.server.clock import now
from marrakech.teach.puzzles import PuzzleList, PuzzleShown, by_id, listed, puzzle_of_day, shown
from marrakech.teach.variation import Variation, variation

PuzzleId = Annotated[str, PathParameter(description="Its number.", max_length=12)]
PositionAsked = Annotated[
    str, QueryParameter(description="A position as one line.", max_length=300)
]
MOST_ACTIONS = 40
"""The most actions in one request: longer variations are asked for in parts."""
KEPT = {"cache-control": "public, max-age=3600"}
"""How long clients may cache puzzles: a newer version of the server may have others."""


@get("/puzzles", operation_id="puzzles", responses=problems(429), middleware=COMPRESSED)
async def puzzle_list() -> Response[PuzzleList]:
    """Which puzzles there are."""
    return Response(listed(), headers=KEPT)


@get("/puzzles/today", operation_id="puzzleOfDay", responses=problems(429), middleware=COMPRESSED)
async def puzzle_today() -> PuzzleShown:
    """The puzzle of the day, by the date in Greenwich."""
    day = datetime.fromtimestamp(now() / 1000, UTC).date()
    return shown(puzzle_of_day(day).id)


@get(
    "/puzzles/{puzzle_id:str}",
    operation_id="puzzle",
    responses=problems(400, 404, 429),
    middleware=COMPRESSED,
)
async def puzzle(puzzle_id: PuzzleId) -> Response[PuzzleShown]:
    """A puzzle with its solution."""
    if puzzle_id not in by_id():
        raise NotFoundException
    return Response(shown(puzzle_id), headers=KEPT)


class PlayedFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is played from there."""

    position: PositionText
    actions: Annotated[list[ActionName], Meta(max_length=MOST_ACTIONS)] = []


@post(
    "/positions",
    operation_id="positions",
    status_code=200,
    responses=problems(400, 409, 413, 429),
    middleware=COMPRESSED,
)
async def positions(data: JSONBody[PlayedFrom]) -> Variation:
    """A position with its legal actions, and the positions after each of the given actions."""
    return variation(data.position, data.actions)


@get(
    "/positions/picture",
    operation_id="positionPicture",
    media_type="image/svg+xml",
    responses=problems(400, 409, 429),
    middleware=COMPRESSED,
)
async def position_picture(position: PositionAsked) -> Response[bytes]:
    """A position as a drawing."""
    drawn = svg(Game.from_position(position), coordinates=True)
    return Response(drawn.encode(), headers={"cache-control": "public, max-age=86400"})


PUZZLES = [puzzle_list, puzzle_today, puzzle, positions, position_picture]
