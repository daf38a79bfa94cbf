"""The markets of days in the database: their seeds, who has played them, and what came of it.

Any server may do any of it: each row has a key that follows from what it is about, and whoever is
second finds it there. What is told is in :mod:`marrakech.server.api_daily`; what a day is, in
:mod:`marrakech.players.market_of_day`.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import select, update

from marrakech.players import market_of_day as market
from marrakech.server.analysis_queue import AnalysisFailed, read_line
from marrakech.server.analysis_types import Failed, ReviewAnswered, ReviewGame, StepTold
from marrakech.server.bot_names import check_names
from marrakech.server.clock import now
from marrakech.server.day_table import DayTable
from marrakech.server.errors import ServerRefusal
from marrakech.server.keys import key_of, name_from, new_seed
from marrakech.server.passports import insert_new
from marrakech.server.schema import days, tables, tries
from marrakech.server.trouble import Trouble
from marrakech.table.messages import TableMade, Ticket

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from marrakech.server.analysis_queue import AnalysisQueue
    from marrakech.server.day_table import Try
    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable
    from marrakech.table.face import Face
    from marrakech.table.table import Table

logger = logging.getLogger(__name__)

LOOK_SECONDS = 20.0
"""How often it is looked for what another server has left undone."""
AT_A_TIME = 50
"""Games that are looked at before it is seen again what there is to do."""
MOST_FAILURES = 3
"""So often it is tried to look at a game."""


class Day(NamedTuple):
    """The market of a day, as a server knows it."""

    number: int
    seed: bytes
    """Nobody may see it before the day :func:`opens <marrakech.players.market_of_day.opens>`."""
    commitment: str
    made: int
    recipe: int

    @property
    def plan(self) -> market.Plan:
        """Its deal."""
        return market.plan_of(self.seed)

    @property
    def was_promised(self) -> bool:
        """Whether the commitment could be seen before the day began."""
        return self.made < market.begins(self.number)


class Daily:
    """The markets of days of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._storage = hub.storage
        self._seal = hub.storage.seal
        self.tables = DayTable(hub.storage)
        self._known: dict[int, Day] = {}
        self._failures: dict[str, int] = {}
        self._unreadable: set[str] = set()
        """Games that are over and have no score, for their logs are damaged."""
        self._wake = asyncio.Event()

    # -------------------------------------------------------------------- seeds

    async def day(self, number: int) -> Day:
        """The market of a day; its seed is made if there is none yet, by whichever server is first.

        Of a future day, but for tomorrow, nothing is made.
        """
        if not market.FIRST_DAY <= number <= market.day_at(now()) + 1:
            raise ServerRefusal("no-day")
        if number not in self._known:
            query = select(days).where(days.c.day == number)
            found = await self._storage.read(query)
            if not found:
                seed = new_seed()
                row = {
                    "day": number,
                    "seed": self._seal.seal(_sealed_for(number), seed.hex()),
                    "commitment": sha256(seed).hexdigest(),
                    "made": now(),
                    "recipe": market.RECIPE,
                }
                await self._storage.together(lambda one: insert_new(one, days, [row]))
                found = await self._storage.read(query)
            _, sealed, commitment, made, recipe = found[0]
            seed = bytes.fromhex(self._seal.open(_sealed_for(number), sealed))
            self._known[number] = Day(number, seed, commitment, made, recipe)
        return self._known[number]

    # -------------------------------------------------------------------- playing

    def table_of(self, number: int, passport: str) -> str:
        """The name of the table at which somebody plays a day: there is one, and only who has the
        server's key can tell it.
        """
        return self._seal.stamp(f"day {number} of {passport}")

    async def play(self, passport: str, name: str, number: int, address: str | None) -> TableMade:
        """The seat of somebody in today's market: a new one, or the one where the game goes on."""
        tried = await self.tables.mine(passport, number)  # perhaps by a passport that was joined
        table_id = self.table_of(number, passport) if tried is None else tried.table_id
        secret = self._seal.stamp(f"seat at {table_id}")
        at = now()
        if not await self._is_there(table_id):
            if number != market.day_at(at):
                raise ServerRefusal("day-over")
            face = await self._hub.passports.face(passport)
            await self._set_up(await self.day(number), table_id, name, secret, address, face)
        await self._hub.passports.hold(passport, table_id, [market.PLAYER])
        await self._note_try(number, table_id, passport, at)
        return TableMade(table_id, [Ticket(market.PLAYER, secret)])

    async def play_again(
        self, name: str, number: int, secret: str, address: str | None, face: Face | None = None
    ) -> TableMade:
        """A seat in a market of the past, which is not scored."""
        table_id = name_from(secret)
        if not await self._is_there(table_id):
            await self._set_up(await self.day(number), table_id, name, secret, address, face)
        return TableMade(table_id, [Ticket(market.PLAYER, secret)])

    async def _is_there(self, table_id: str) -> bool:
        query = select(tables.c.id).where(tables.c.id == table_id)
        return bool(await self._storage.read(query))

    async def _set_up(
        self,
        day: Day,
        table_id: str,
        name: str,
        secret: str,
        address: str | None,
        face: Face | None = None,
    ) -> None:
        hub = self._hub
        hub.bans.check_name(name)
        hub.table_setup.count(address)
        if hub.unfinished >= hub.settings.most_tables:
            raise ServerRefusal("full")
        await check_names([name])
        new = day.plan.table(name, face)
        keys = [key_of(secret), *[None for _ in day.plan.opponents]]
        await hub.table_setup.make_of_day(table_id, new, keys, market.dice_of(day.number), day.seed)

    async def _note_try(self, number: int, table_id: str, passport: str | None, at: int) -> None:
        named = True if passport is None else await self.tables.wants_name(passport)
        row = {
            "table_id": table_id,
            "day": number,
            "passport": passport,
            "bot": passport is None,
            "named": named,
            "share": self._seal.stamp(f"share {table_id}"),
            "begun": at,
            "counts": False,
        }
        await self._storage.together(lambda one: insert_new(one, tries, [row]))

    async def be_named(self, passport: str, *, named: bool) -> None:
        """Let others see, or not, who has played: in all days of a passport."""
        one = update(tries).where(tries.c.passport == passport).values(named=named)
        await self._storage.carry_out(one)

    # -------------------------------------------------------------------- what came of it

    def look_at(self, live: LiveTable) -> None:
        """Told of every change of a table: at the end of a day's game there is something to do."""
        if live.is_asleep or not live.is_stored or not live.table.day:
            return
        if live.table.standing == "over":
            self._hub.start(self._note_score(live.table), "daily")

    async def mine(self, passport: str, number: int) -> Try | None:
        """The try of somebody; if the game is over, with what came of it."""
        found = await self.tables.mine(passport, number)
        if found is None or found.over is not None:
            return found
        with suppress(ServerRefusal):  # the table may be gone
            await self._note_score((await self._hub.newest(found.table_id)).table)
        return await self.tables.mine(passport, number)

    async def _note_score(self, table: Table) -> None:
        score = market.score_of(table)
        if score is None:
            return
        values: dict[str, Any] = score._asdict()
        if values.pop("gave_up"):  # the rest of the game was not played: nothing to look at
            values["choices"] = ""
        noted = (
            update(tries).where(tries.c.table_id == table.id, tries.c.over.is_(None)).values(values)
        )
        if await self._storage.carry_out(noted):
            self._wake.set()

    async def run(self, queue: AnalysisQueue) -> None:
        """Make seeds ahead, and finish what is left to do, as long as the server runs."""
        while True:
            try:
                await self.look_after(queue)
            except Trouble as trouble:
                logger.warning("the day's market has to wait: %s", trouble)
            except Exception:
                logger.exception("looking after the day's market failed")
            self._wake.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wake.wait()

    async def look_after(self, queue: AnalysisQueue) -> None:
        """Do once all that is to do now: seeds, scores, reviews, and the strongest bot's game."""
        today = market.day_at(now())
        for number in (today, today + 1):
            await self.day(number)
        steps: list[Callable[[], Awaitable[None]]] = [
            self._find_finished,
            partial(self._let_bot_play, today),
        ]
        if await self._storage.leads():  # it takes long: one server does it for all
            steps.append(partial(self._look_at_games, queue))
        for step in steps:
            try:
                await step()
            except ServerRefusal as refusal:  # what is in the way of one is not in that of all
                logger.info("the day's market has to wait: %s", refusal)

    async def _find_finished(self) -> None:
        """Games that are over, where the server stopped before that was noted."""
        query = (
            select(tries.c.table_id)
            .join(tables, tables.c.id == tries.c.table_id)
            .where(tries.c.over.is_(None), tables.c.standing == "over")
            .where(tries.c.table_id.not_in(self._unreadable))
            .limit(AT_A_TIME)
        )
        for (table_id,) in await self._storage.read(query):
            try:
                table = (await self._hub.newest(table_id)).table
            except ServerRefusal as refusal:
                logger.warning("a game of the day cannot be scored: %s", refusal)
                if refusal.reason in {"no-table", "damaged"}:
                    self._unreadable.add(table_id)
                continue
            await self._note_score(table)

    async def _let_bot_play(self, today: int) -> None:
        """Yesterday's market, played by the strongest bot, once the seed may be told."""
        yesterday = today - 1
        if yesterday < market.FIRST_DAY or now() < market.opens(yesterday):
            return
        query = select(days.c.day).where(days.c.day == yesterday)
        table_id = self.table_of(yesterday, "the strongest bot")
        known = select(tries.c.table_id).where(tries.c.table_id == table_id)
        if not await self._storage.read(query) or await self._storage.read(known):
            return
        day = await self.day(yesterday)
        await self._hub.table_setup.make_of_day(
            table_id,
            day.plan.bots_table(),
            [None] * day.plan.players,
            market.dice_of(yesterday),
            day.seed,
        )
        await self._note_try(yesterday, table_id, None, now())

    async def _look_at_games(self, queue: AnalysisQueue) -> None:
        """How well games were played, one after the other: players wait for other answers."""
        query = (
            select(tries.c.table_id)
            .where(tries.c.over.is_not(None), tries.c.choices.is_(None))
            .order_by(tries.c.over)
            .limit(AT_A_TIME)
        )
        for (table_id,) in await self._storage.read(query):
            if not await self._storage.leads():
                return  # another server does it since this one stood still
            values: dict[str, object]
            try:
                table = (await self._hub.newest(table_id)).table
                adjusted, choices = await _judged(queue, table)
                values = {"adjusted": round(10 * adjusted), "choices": choices}
            except (AnalysisFailed, ServerRefusal) as failed:
                logger.info("a game of the day could not be looked at: %s", failed)
                failures = self._failures.get(table_id, 0) + 1
                self._failures[table_id] = failures
                if failures < MOST_FAILURES:
                    continue
                values = {"choices": ""}
            self._failures.pop(table_id, None)
            done = (
                update(tries)
                .where(tries.c.table_id == table_id, tries.c.choices.is_(None))
                .values(values)
            )
            await self._storage.carry_out(done)


async def _judged(queue: AnalysisQueue, table: Table) -> tuple[float, str]:
    """By how much the player of a day would lead without luck, and how good each turn was."""
    losses: list[tuple[int, float]] = []
    adjusted: float | None = None
    asking = queue.ask(ReviewGame(table.record(), "quick"), None)
    try:
        async for line in asking:
            match read_line(line):
                case StepTold(step=step):
                    if step.kind == "decision" and step.seat == market.PLAYER:
                        losses.append((step.turn, step.loss))
                case ReviewAnswered(answer=answer):
                    adjusted = answer.players[market.PLAYER].margins.adjusted
                case Failed() as failed:
                    raise AnalysisFailed(failed)
                case _:
                    pass
    finally:
        asking.close()
    if adjusted is None:
        raise ServerRefusal("broken")
    return adjusted, market.pattern_of(losses)


def _sealed_for(number: int) -> str:
    return f"day {number}"
