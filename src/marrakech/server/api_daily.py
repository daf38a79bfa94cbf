"""The HTTP API of the day's market: today's, those of the past, and one's days in a row."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from marrakech.locales import FALLBACK, closest
from marrakech.players import market_of_day as market
from marrakech.server.api_passport import owner
from marrakech.server.api_problems import problems
from marrakech.server.clock import now
from marrakech.server.daily import Day
from marrakech.server.day_picture import day_card
from marrakech.server.day_table import Try, better_than, rank_of
from marrakech.server.errors import ServerRefusal
from marrakech.server.keys import check_own, new_secret
from marrakech.server.passports import ShownPassport
from marrakech.server.passports import checked as id_of_passport
from marrakech.server.screen_cards import day_poster
from marrakech.server.seat_secrets import Seats, secrets_in
from marrakech.server.server import Server
from marrakech.table.face import Face
from marrakech.table.messages import TableMade

SHOWN_DAYS = 42
"""So many days back it is told which were played: six weeks of lanterns."""
DateName = Annotated[
    str, PathParameter(description="A date, as in 2026-11-18.", max_length=10, min_length=10)
]
ShareName = Annotated[str, PathParameter(description="Of a result.", max_length=32)]
Language = Annotated[
    str, QueryParameter(description="The language of the words in it.", max_length=35)
]


class Ranked(Struct, frozen=True):
    """Somebody in the table of a day."""

    rank: int
    name: str
    """Empty for who does not want to be named."""
    face: Face | None
    points: int
    adjusted: float | None
    """By how many points one would lead without luck, once the game was looked at."""
    me: bool
    table: str | None = None
    """The game, to look at: once the day is over, and of those who are named."""


class TryShown(Struct, frozen=True):
    """A game of a day's market."""

    table: str
    over: bool
    counts: bool
    """Whether it ended in time; a game that goes on may still."""
    points: int | None
    place: int | None
    """At the table, from 1."""
    margin: int | None
    """Points beyond the best of the others."""
    adjusted: float | None
    throws: list[int]
    choices: str | None
    """Turn by turn: ``b`` for the best, ``g`` for a good one, ``m`` for a mistake; None until the
    game was looked at, and empty if it could not be.
    """
    rank: int | None
    better_than: int | None
    """Of a hundred others, how many had fewer points."""
    share: str
    """By which its picture is found."""
    name: str


class DayShown(Struct, frozen=True):
    """A day's market, as it can be seen now."""

    day: str
    begins: int
    opens: int
    """From when on the seed is told, and others' games can be seen."""
    opponents: list[str]
    first: int
    commitment: str
    promised: bool
    """Whether the commitment could be seen before the day began."""
    seed: str | None
    played: int
    """How many games count."""
    mine: TryShown | None
    spread: list[tuple[int, int]]
    """How many came to how many points; told to those who have played, and when it is over."""
    top: list[Ranked]
    luckless: list[Ranked]
    """The first by how much they would lead without luck."""
    around: list[Ranked]
    best: TryShown | None
    """The best game of somebody who is named, once the day is over."""
    bot: TryShown | None
    """That of the strongest bot."""


class DailyShown(Struct, frozen=True):
    """Today's market, and what lies around it."""

    now: int
    """What time it is here."""
    today: DayShown
    tomorrow: str
    """The commitment to tomorrow's seed."""
    yesterday: DayShown | None
    streak: int
    best_streak: int
    lit: list[str]
    """The days of the last weeks that one has played."""
    named: bool
    """Whether others see who one is."""
    oldest: str
    """The first day that can be played again."""


class PlayDay(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play a day's market."""

    name: Annotated[str, Meta(max_length=200)]
    day: Annotated[str, Meta(max_length=10)] | None = None
    """Today's is scored; those of the past are not. None stands for today's."""


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others are to see who has played."""

    named: bool


def _number(text: str) -> int:
    try:
        number = market.day_of(text)
    except ValueError:
        raise ServerRefusal("no-day") from None
    if not market.FIRST_DAY <= number <= market.day_at(now()):
        raise ServerRefusal("no-day")
    return number


def _adjusted(one: Try) -> float | None:
    return None if one.adjusted is None else one.adjusted / 10


def _ranked(row: Try, rank: int, mine: Try | None, *, is_open: bool) -> Ranked:
    me = mine is not None and row.table_id == mine.table_id
    named = row.named or me
    name, face = (row.name, row.face) if named else ("", None)
    table = row.table_id if is_open and named else None
    return Ranked(rank, name, face, row.points or 0, _adjusted(row), me, table)


def _try(one: Try | None, spread: dict[int, int]) -> TryShown | None:
    if one is None:
        return None
    ranked = one.counts and not one.bot and one.points is not None
    return TryShown(
        table=one.table_id,
        over=one.over is not None,
        counts=one.counts,
        points=one.points,
        place=one.place,
        margin=one.margin,
        adjusted=_adjusted(one),
        throws=[int(each) for each in one.throws or ""],
        choices=one.choices,
        rank=rank_of(one.points or 0, spread) if ranked else None,
        better_than=better_than(one.points or 0, spread) if ranked else None,
        share=one.share,
        name=one.name if one.named else "",
    )


async def _shown(server: Server, day: Day, passport: str | None) -> DayShown:
    """A day as somebody may see it: of today's, others' points only after one's own."""
    table = server.hub.daily.tables
    is_open = now() >= market.opens(day.number)
    mine = None if passport is None else await server.hub.daily.mine(passport, day.number)
    spread = await table.spread(day.number)
    top: list[Ranked] = []
    luckless: list[Ranked] = []
    around: list[Ranked] = []
    best = bot = None
    tells = is_open or (mine is not None and mine.over is not None)
    if tells:
        rows = await table.top(day.number, adjusted=False)
        told = partial(_ranked, mine=mine, is_open=is_open)
        top = [told(row, rank_of(row.points or 0, spread)) for row in rows]
        rows = await table.top(day.number, adjusted=True)
        values = [row.adjusted for row in rows]
        luckless = [told(row, 1 + values.index(row.adjusted)) for row in rows]
        if mine is not None and mine.counts and not any(row.me for row in top):
            rows = await table.around(mine)
            around = [told(row, rank_of(row.points or 0, spread)) for row in rows]
    if is_open:
        best, bot = await table.best(day.number), await table.bots(day.number)
    plan = day.plan
    return DayShown(
        day=market.date_of(day.number),
        begins=market.begins(day.number),
        opens=market.opens(day.number),
        opponents=list(plan.opponents),
        first=plan.first,
        commitment=day.commitment,
        promised=day.was_promised,
        seed=day.seed.hex() if is_open else None,
        played=sum(spread.values()),
        mine=_try(mine, spread),
        spread=sorted(spread.items()) if tells else [],
        top=top,
        luckless=luckless,
        around=around,
        best=_try(best, spread),
        bot=_try(bot, spread),
    )


@get("/daily", operation_id="daily", responses=problems(400, 403, 429, 503))
async def daily(server: NamedDependency[Server], passport: ShownPassport = None) -> DailyShown:
    """Today's market, yesterday's, and one's days in a row, for who shows a passport."""
    who = None if passport is None else id_of_passport(passport)
    hub = server.hub
    at = now()
    today = market.day_at(at)
    yesterday = None
    if today > market.FIRST_DAY:
        yesterday = await _shown(server, await hub.daily.day(today - 1), who)
    shown = await _shown(server, await hub.daily.day(today), who)
    played = [] if who is None else await hub.daily.tables.days_of(who)
    streak = market.streak_of(played, today)
    return DailyShown(
        now=at,
        today=shown,
        tomorrow=(await hub.daily.day(today + 1)).commitment,
        yesterday=yesterday,
        streak=streak.now,
        best_streak=streak.best,
        lit=[market.date_of(each) for each in sorted(played) if each > today - SHOWN_DAYS],
        named=who is None or await hub.daily.tables.wants_name(who),
        oldest=market.date_of(market.FIRST_DAY),
    )


@get("/daily/{day:str}", operation_id="dailyOf", responses=problems(400, 403, 404, 429, 503))
async def daily_of(
    day: DateName, server: NamedDependency[Server], passport: ShownPassport = None
) -> DayShown:
    """The market of a day."""
    who = None if passport is None else id_of_passport(passport)
    return await _shown(server, await server.hub.daily.day(_number(day)), who)


@post(
    "/daily/play",
    operation_id="playDaily",
    responses=problems(400, 403, 404, 409, 413, 429, 503),
)
async def play(
    data: JSONBody[PlayDay],
    server: NamedDependency[Server],
    request: Request[Any, Any, Any],
    authorization: Seats = None,
    passport: ShownPassport = None,
) -> TableMade:
    """Play today's market: a seat, the same however often one asks. Or one of the past, again."""
    address = request.scope["state"]["address"]
    hub = server.hub
    today = market.day_at(now())
    number = today if data.day is None else _number(data.day)
    if now() < market.opens(number):
        owner(passport)
        who = await server.passports.shown(passport, data.name)
        assert who is not None, "it is shown"
        return await hub.daily.play(who, data.name, number, address)
    own = secrets_in(authorization)
    if own:
        check_own(own, 1)
    secret = own[0] if own else new_secret()
    who = await server.passports.shown(passport, data.name)
    face = await server.passports.face(who)
    made = await hub.daily.play_again(data.name, number, secret, address, face)
    await server.passports.hold(who, made.table, [market.PLAYER])
    return made


@post(
    "/daily/naming", operation_id="daysNaming", status_code=204, responses=problems(400, 429, 503)
)
async def naming(
    data: JSONBody[Naming], server: NamedDependency[Server], passport: ShownPassport = None
) -> None:
    """Let others see who has played, or not."""
    await server.hub.daily.be_named(owner(passport), named=data.named)


@get(
    "/daily/card/{share:str}",
    operation_id="dayCard",
    media_type="image/png",
    responses=problems(400, 403, 404, 429),
)
async def card(
    share: ShareName,
    server: NamedDependency[Server],
    request: Request[Any, Any, Any],
    lang: Language = FALLBACK,
) -> Response[bytes]:
    """A picture of 1200 by 630 of a result: points and days in a row, and nothing of the game."""
    tables = server.hub.daily.tables
    found = await tables.shared(share)
    if found is None or found.points is None:
        raise ServerRefusal("not-found")
    streak = 0
    if found.passport is not None:
        streak = market.streak_of(await tables.days_of(found.passport), found.day).now
    spread = await tables.spread(found.day)
    better = better_than(found.points, spread) if found.counts else None
    language = closest(lang) or FALLBACK
    key = ("day", share, language, found.named and found.name, better, streak, found.choices)
    draw = partial(day_card, found, better, streak, language)
    drawn = await server.picture(key, draw, request.scope["state"]["address"])
    return Response(drawn, headers={"cache-control": "public, max-age=300"})


@get(
    "/daily/{day:str}/card",
    operation_id="dayPoster",
    media_type="image/png",
    responses=problems(400, 403, 404, 429, 503),
)
async def poster(
    day: DateName,
    server: NamedDependency[Server],
    request: Request[Any, Any, Any],
    lang: Language = FALLBACK,
) -> Response[bytes]:
    """A picture of 1200 by 630 for links to the market of a day: who sits there."""
    number = _number(day)
    plan = (await server.hub.daily.day(number)).plan
    language = closest(lang) or FALLBACK
    draw = partial(day_poster, number, plan, language)
    key = ("poster", day, language)
    drawn = await server.picture(key, draw, request.scope["state"]["address"])
    return Response(drawn, headers={"cache-control": "public, max-age=86400"})


DAILY = [daily, daily_of, play, naming, card, poster]
"""Its routes."""
