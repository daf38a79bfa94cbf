"""The HTTP API of ratings: one's own, those of a game, and the ladder of the server."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency  # noqa: TC002  (Litestar reads annotations)
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from marrakech.locales import FALLBACK, closest
from marrakech.players.rated import pool as pool_of
from marrakech.players.rated import strength_of
from marrakech.players.ratings import POOLS, Pool, Rating, first
from marrakech.server.api_passport import owner
from marrakech.server.api_problems import problems
from marrakech.server.clock import now
from marrakech.server.passports import ShownPassport, read_face
from marrakech.server.ratings import ON_A_PAGE, measured
from marrakech.server.screen_cards import ladder_poster
from marrakech.server.server import Server  # noqa: TC001  (likewise)
from marrakech.table.face import Face  # noqa: TC001  (likewise)

PageNumber = Annotated[int, QueryParameter(description="Which page, from 0.", ge=0, le=10_000)]
Language = Annotated[
    str, QueryParameter(description="The language of the words in it.", max_length=35)
]
WhichPool = Annotated[Pool, QueryParameter(description="Games of which kind.")]
TableName = Annotated[str, PathParameter(description="The name of a table.", max_length=64)]


class RatingShown(Struct, frozen=True):
    """How strong somebody is believed to be."""

    rating: int
    off: int
    """At 95 % the strength is no further away than that."""


class CurvePoint(Struct, frozen=True):
    """A rated game of one's own."""

    table: str
    at: int
    before: RatingShown
    after: RatingShown


class PoolShown(Struct, frozen=True):
    """One's rating in a pool."""

    pool: Pool
    now: RatingShown
    games: int
    place: int | None
    """On the ladder, from 1; None if one is not on it."""
    curve: list[CurvePoint]
    """The last games, the oldest first."""


class OwnRatings(Struct, frozen=True):
    """All ratings of one's own; a pool without a rated game is not there."""

    pools: list[PoolShown]
    hidden: bool
    """Whether one wants not to be on the ladder."""
    ladder: bool
    """Whether this server has one."""


class LadderPlace(Struct, frozen=True):
    """Somebody on the ladder."""

    place: int
    name: str
    face: Face
    now: RatingShown
    games: int
    you: bool


class Landmark(Struct, frozen=True):
    """A bot, as it was measured."""

    level: str
    rating: int


class Ladder(Struct, frozen=True):
    """A page of the ladder, the strongest first."""

    pool: Pool
    people: list[LadderPlace]
    bots: list[Landmark]
    total: int
    on_a_page: int
    your_place: int | None


class OnOrOff(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants to be on the ladder."""

    hidden: bool


class SeatRating(Struct, frozen=True):
    """What a game means for who sits on a seat."""

    seat: int
    before: RatingShown
    after: RatingShown | None
    """None before it is over, and if it does not count."""


class TableRating(Struct, frozen=True):
    """Whether the game at a table counts, and what it has changed."""

    pool: Pool
    why_not: str | None
    """Why it does not count, in a word; None if it does."""
    counted: bool
    """Whether that was done."""
    seats: list[SeatRating]
    """Of those who have a rating here: people with passports, and bots."""


def shown(rating: Rating) -> RatingShown:
    """A rating as players see it."""
    return RatingShown(*rating.shown)


@get("/passport/ratings", operation_id="ownRatings", responses=problems(400, 429, 503))
async def own_ratings(
    server: NamedDependency[Server], passport: ShownPassport = None
) -> OwnRatings:
    """One's own ratings, and how they came about."""
    mine, ratings = owner(passport), server.ratings
    known = await ratings.of(mine)
    pools = []
    for pool in POOLS:
        if pool not in known:
            continue
        curve = [
            CurvePoint(each.table, each.at, shown(each.before), shown(each.after))
            for each in await ratings.curve(mine, pool)
        ]
        place = await ratings.place(mine, pool) if server.settings.ladder else None
        rating = known[pool].by(pool, now())
        pools.append(PoolShown(pool, shown(rating), known[pool].games, place, curve))
    return OwnRatings(pools, await ratings.is_hidden(mine), server.settings.ladder)


@post(
    "/passport/ladder",
    operation_id="hideFromLadder",
    status_code=204,
    responses=problems(400, 404, 413, 429, 503),
)
async def hide(
    data: JSONBody[OnOrOff], server: NamedDependency[Server], passport: ShownPassport = None
) -> None:
    """Leave the ladder, or come back to it. Ratings go on."""
    mine = owner(passport)
    await server.passports.shown(passport)
    await server.ratings.hide(mine, hidden=data.hidden)


@get("/ladder", operation_id="ladder", responses=problems(400, 404, 429, 503))
async def ladder(
    server: NamedDependency[Server],
    pool: WhichPool = "2",
    page: PageNumber = 0,
    passport: ShownPassport = None,
) -> Ladder:
    """Who is how strong: those with enough games, whose strength is known well enough."""
    if not server.settings.ladder:
        raise NotFoundException
    mine = None if passport is None else owner(passport)
    found, total = await server.ratings.ladder(pool, page)
    people = [
        LadderPlace(
            page * ON_A_PAGE + number,
            each.name,
            read_face(each.face),
            shown(each.rating),
            each.games,
            each.passport == mine,
        )
        for number, each in enumerate(found, 1)
    ]
    bots = [Landmark(name, round(rating)) for name, rating in measured().items()]
    place = None if mine is None else await server.ratings.place(mine, pool)
    return Ladder(pool, people, bots, total, ON_A_PAGE, place)


@get(
    "/tables/{table_id:str}/rating",
    operation_id="tableRating",
    responses=problems(400, 403, 404, 429, 503),
)
async def table_rating(table_id: TableName, server: NamedDependency[Server]) -> TableRating:
    """Whether the game at a table counts for ratings, and what it has changed."""
    table = (await server.hub.newest(table_id)).table
    pool = pool_of(table)
    why = await server.ratings.why_not(table)
    changes = {each.seat: each for each in await server.ratings.changes(table_id)}
    holders = {} if not table.plan.rated else await server.passports.holders(table_id)
    seats = []
    for number, seat in enumerate(table.seats):
        if number in changes:
            each = changes[number]
            seats.append(SeatRating(number, shown(each.before), shown(each.after)))
        elif seat.kind == "bot":
            strength = strength_of(seat.level or "", seat.strength, measured())
            if strength is not None:
                same = RatingShown(round(strength), 0)
                seats.append(SeatRating(number, same, same if changes else None))
        elif number in holders:
            known = (await server.ratings.of(holders[number])).get(pool)
            rating = first(pool) if known is None else known.by(pool, now())
            seats.append(SeatRating(number, shown(rating), None))
    return TableRating(pool, why, bool(changes), seats)


@get(
    "/ladder/card",
    operation_id="ladderCard",
    media_type="image/png",
    responses=problems(400, 404, 429),
)
async def card(
    server: NamedDependency[Server], request: Request[Any, Any, Any], lang: Language = FALLBACK
) -> Response[bytes]:
    """A picture of 1200 by 630 for links to the ladder, without anybody's name."""
    if not server.settings.ladder:
        raise NotFoundException
    language = closest(lang) or FALLBACK
    draw = partial(ladder_poster, measured(), language)
    drawn = await server.picture(("ladder", language), draw, request.scope["state"]["address"])
    return Response(drawn, headers={"cache-control": "public, max-age=86400"})


RATINGS = [own_ratings, hide, ladder, table_rating, card]
