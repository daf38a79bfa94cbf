"""The day's market: one try for everybody, hidden until the day is over, and scored once."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import asynccontextmanager, closing
from functools import partial
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from msgspec.structs import replace

from marrakech.core.game import Game
from marrakech.players import market_of_day as market
from marrakech.players.passport import id_of
from marrakech.server.app import create_app
from marrakech.server.clock import now
from marrakech.server.database import FILE
from marrakech.server.settings import Settings
from marrakech.table.dice import SeedDice

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from marrakech.server.server import Server
    from marrakech.table.face import Face
    from marrakech.table.messages import NewTable


@pytest.fixture(autouse=True)
def afternoon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be four in the afternoon."""
    monkeypatch.setattr(now, "ahead", now.ahead)
    today = market.day_at(now())
    later(market.begins(today) + 16 * 60 * 60 * 1000 - now())


def later(milliseconds: int) -> None:
    """Set the clock forward."""
    now.ahead += milliseconds


class World:
    """A server in this process, and people with passports who ask it."""

    def __init__(self, server: Server, client: httpx.AsyncClient) -> None:
        self.server = server
        self.client = client

    async def ask(
        self,
        method: str,
        path: str,
        passport: str | None = None,
        seat: str = "",
        **more: Any,  # noqa: ANN401
    ) -> httpx.Response:
        headers = {} if passport is None else {"Passport": passport}
        if seat:
            headers["Authorization"] = f"Seat {seat}"
        return await self.client.request(method, f"/api{path}", headers=headers, **more)

    async def play(
        self, passport: str, name: str = "Ada", day: str | None = None
    ) -> dict[str, Any]:
        answer = await self.ask("POST", "/daily/play", passport, json={"name": name, "day": day})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def daily(self, passport: str | None = None) -> dict[str, Any]:
        answer = await self.ask("GET", "/daily", passport)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def state(self, made: dict[str, Any]) -> dict[str, Any]:
        answer = await self.ask(
            "GET", f"/tables/{made['table']}", seat=made["tickets"][0]["secret"]
        )
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    async def do(self, made: dict[str, Any], version: int, **command: str | int) -> httpx.Response:
        body = {"id": token_urlsafe(9), "version": version, "seat": 0, "command": command}
        secret = made["tickets"][0]["secret"]
        return await self.ask("POST", f"/tables/{made['table']}/commands", seat=secret, json=body)

    async def finish(
        self,
        made: dict[str, Any],
        choose: Callable[[list[str], int], str] = lambda legal, _: legal[0],
        turns: int = 1000,
    ) -> dict[str, Any]:
        """Play until the game is over, or so many decisions were made."""
        for count in range(100_000):
            state = await self.state(made)
            todo = state["todo"]
            if state["standing"] == "over" or turns <= 0:
                return state
            if todo is None or todo["seat"] != 0:
                await asyncio.sleep(0.005)
                continue
            turns -= 1
            command: dict[str, str | int] = {"type": "throw"}
            if todo["phase"] != "roll":
                command = {"type": "act", "action": choose(todo["legal"], count)}
            answer = await self.do(made, state["version"], **command)
            assert answer.status_code == 200, answer.text
        raise AssertionError("it does not end")

    async def looked_after(self) -> None:
        """What a server does every few seconds, now."""
        await self.server.hub.daily.look_after(self.server.analysis)


@asynccontextmanager
async def world(data: Path) -> AsyncIterator[World]:
    limits = Settings(data=data, requests_per_second=100_000, tables_per_minute=100_000)
    app, server = create_app(limits)
    async with server.running():
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            yield World(server, client)


def passport() -> str:
    return token_urlsafe(24)


def late_market() -> str:
    """A game of two that is nearly over."""
    game, luck = Game("standard/2"), random.Random(1)
    while game.phase != "turn" or sum(player.rugs_left for player in game.players) > 16:
        game.push(luck.choice(list(game.legal()) or [action for action, _ in game.chance()]))
    return game.position()


LATE = late_market()
FACE = {"scarf": 0, "colour": 0, "pattern": 0}


class ShortPlan(market.Plan):
    """A deal with a quick bot, in which little is left to play."""

    def table(self, name: str, face: Face | None = None) -> NewTable:
        """The table of somebody who plays it."""
        return replace(super().table(name, face), position=LATE, first=None)

    def bots_table(self) -> NewTable:
        """The table at which a bot plays it."""
        return replace(super().bots_table(), position=LATE, first=None)


def quick(_seed: bytes) -> market.Plan:
    """A day's deal that is over soon, whatever its seed."""
    return ShortPlan(("peddler",), 0)


@pytest.fixture(autouse=True)
def quick_days(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(market, "plan_of", quick)
    monkeypatch.setattr(market, "STRONGEST", "peddler")


def thrown(state: dict[str, Any]) -> list[int]:
    return [item["steps"] for item in state["log"] if item["type"] == "walked"]


def test_two_who_choose_the_same_see_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ends = []
            for _ in range(2):
                made = await here.play(passport())
                ends.append(await here.finish(made))
            told = [
                [{key: each[key] for key in each if key != "at"} for each in end["log"]]
                for end in ends
            ]
            said = [[each for each in log if each["type"] != "said"] for log in told]
            for log in said:
                for number, item in enumerate(log):
                    item["n"] = number
            assert said[0] == said[1]
            assert ends[0]["result"] == ends[1]["result"]

    asyncio.run(run())


def test_throws_do_not_depend_on_what_anybody_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            first = thrown(await here.finish(await here.play(passport())))
            other = thrown(
                await here.finish(await here.play(passport()), lambda legal, _: legal[-1])
            )
            same = min(len(first), len(other))
            assert same > 3
            assert first[:same] == other[:same]

    asyncio.run(run())


def test_there_is_one_try_whoever_asks_how_often(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ada = passport()
            made = await asyncio.gather(*(here.play(ada, f"Ada {n}") for n in range(5)))
            assert all(each == made[0] for each in made)
            state = await here.finish(made[0], turns=3)
            assert await here.play(ada) == made[0], "it is taken up again"
            assert (await here.state(made[0]))["version"] >= state["version"]
            await here.finish(made[0])
            assert await here.play(ada) == made[0], "also when it is over"
            assert (await here.play(passport()))["table"] != made[0]["table"]

    asyncio.run(run())


def test_who_shows_no_passport_cannot_play_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            answer = await here.ask("POST", "/daily/play", json={"name": "Ada"})
            assert (answer.status_code, answer.json()["reason"]) == (400, "server-passport")

    asyncio.run(run())


def test_nobody_claims_a_day(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "peddler"}]
            for more in ({"day": "2026-11-18"}, {"opens": 0}, {"seed": "0" * 64}, {"dice": 1}):
                answer = await here.ask("POST", "/tables", json={"seats": seats, **more})
                assert answer.status_code == 400, more

    asyncio.run(run())


def test_what_makes_a_try_unequal_is_refused_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            made = await here.play(passport())
            state = await here.finish(made, turns=2)
            assert (state["can_take_back"], state["hints"]) == ([], False)
            refused: list[dict[str, str | int]] = [{"type": "take-back"}]
            refused.append({"type": "stand-in", "seat": 0})
            for command in refused:
                answer = await here.do(made, state["version"], **command)
                assert (answer.status_code, answer.json()["reason"]) == (409, "table-day")
            secret = made["tickets"][0]["secret"]
            hint = {"seat": 0, "version": state["version"]}
            answer = await here.ask("POST", f"/tables/{made['table']}/hint", seat=secret, json=hint)
            assert answer.status_code == 404
            over = await here.finish(made)
            answer = await here.do(made, over["version"], type="rematch")
            assert (answer.status_code, answer.json()["reason"]) == (409, "table-day")

    asyncio.run(run())


def _nth(number: int, legal: list[str], _: int) -> str:
    return legal[number % len(legal)]


async def _everything(here: World, ada: str, made: dict[str, Any]) -> str:
    """All that any endpoint tells somebody who has just played."""
    table, secret = made["table"], made["tickets"][0]["secret"]
    today = market.date_of(market.day_at(now()))
    paths = ("", "/replay", "/record", "/review")
    told = [await here.ask("GET", f"/tables/{table}{path}", ada, secret) for path in paths]
    told += [await here.ask("GET", path, ada) for path in ("/daily", f"/daily/{today}")]
    told.append(await here.ask("POST", "/daily/play", ada, json={"name": "Ada"}))
    assert all(answer.status_code in {200, 201} for answer in told), told
    return "\n".join(answer.text for answer in told)


def test_the_seed_is_nowhere_until_the_day_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ada = passport()
            made = await here.play(ada)
            await here.finish(made)
            await here.looked_after()
            days = [await here.server.hub.daily.day(market.day_at(now()) + n) for n in (0, 1)]
            told = await _everything(here, ada, made)
            assert days[0].commitment in told
            assert days[1].commitment in told, "tomorrow's is shown today"
            with closing(sqlite3.connect(tmp_path / "data" / FILE)) as database:
                stored = "\n".join(
                    line.decode(errors="replace") if isinstance(line, bytes) else str(line)
                    for name in ("days", "tries", "entries", "tables")
                    for row in database.execute(f"select * from {name}")  # noqa: S608
                    for line in row
                )
            raw = b"".join(
                file.read_bytes() for file in (tmp_path / "data").iterdir() if FILE in file.name
            )
            for day in days:
                for seed in (day.seed.hex(), day.seed.hex().upper()):
                    assert seed not in told
                    assert seed not in stored
                    assert seed.encode() not in raw
                assert day.seed not in raw
            later(market.opens(days[0].number) - now())
            told = await _everything(here, ada, made)
            assert days[0].seed.hex() in told, "it was looked for where it would be"

    asyncio.run(run())


def test_others_see_a_table_of_today_when_the_day_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            made = await here.play(passport())
            await here.finish(made)
            paths = ("", "/replay", "/record", "/review", "/film", "/why-not?action=L")
            for path in paths:
                answer = await here.ask("GET", f"/tables/{made['table']}{path}")
                assert answer.json()["reason"] == "server-day-hidden", path
                assert answer.status_code == 403
            card = await here.ask("GET", f"/tables/{made['table']}/card")
            assert card.content == (await here.ask("GET", "/card")).content
            later(market.opens(market.day_at(now())) - now())
            for path in ("", "/replay", "/record"):
                answer = await here.ask("GET", f"/tables/{made['table']}{path}")
                assert answer.status_code == 200, path

    asyncio.run(run())


def test_a_result_is_noted_judged_and_ranked(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            people = [passport() for _ in range(3)]
            for number, ada in enumerate(people):
                made = await here.play(ada, f"Ada{number}")
                await here.finish(made, partial(_nth, number))
                today = (await here.daily(ada))["today"]
                assert today["mine"]["table"] == made["table"]
            await here.looked_after()
            found = (await here.daily(people[0]))["today"]
            mine = found["mine"]
            assert found["played"] == 3
            assert sum(times for _, times in found["spread"]) == 3
            assert [row["points"] for row in found["top"]] == sorted(
                (row["points"] for row in found["top"]), reverse=True
            )
            assert {row["name"] for row in found["top"]} == {"Ada0", "Ada1", "Ada2"}
            assert [row["me"] for row in found["top"]].count(True) == 1
            assert mine["adjusted"] is not None
            luckless = [row["adjusted"] for row in found["luckless"]]
            assert luckless == sorted(luckless, reverse=True)
            assert len(found["luckless"]) == 3
            assert mine["throws"]
            assert set(mine["choices"]) <= set("bgm")
            assert len(mine["choices"]) >= len(mine["throws"])
            # who has not played yet is told how many have, and no more
            stranger = (await here.daily(passport()))["today"]
            assert (stranger["played"], stranger["spread"], stranger["top"]) == (3, [], [])

    asyncio.run(run())


def test_who_does_not_want_to_be_named_is_somebody(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ada, bea = passport(), passport()
            for who, name in ((ada, "Ada"), (bea, "Bea")):
                await here.finish(await here.play(who, name))
            answer = await here.ask("POST", "/daily/naming", ada, json={"named": False})
            assert answer.status_code == 204
            seen = (await here.daily(bea))["today"]["top"]
            assert sorted(row["name"] for row in seen) == ["", "Bea"]
            later(market.DAY)
            await here.finish(await here.play(ada, "Ada"))
            assert not (await here.daily(ada))["named"], "it stays so"
            best = (await here.daily(bea))["yesterday"]["best"]
            assert best["name"] == "Bea", "whose game is shown has a name"

    asyncio.run(run())


def test_days_in_a_row_are_counted_and_a_gap_begins_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ada = passport()
            rows = []
            for played in (True, True, True, False, True):
                if played:
                    await here.finish(await here.play(ada))
                shown = await here.daily(ada)
                rows.append((shown["streak"], shown["best_streak"], len(shown["lit"])))
                later(market.DAY)
            assert rows == [(1, 1, 1), (2, 2, 2), (3, 3, 3), (3, 3, 3), (1, 3, 4)]
            later(7 * market.DAY)
            shown = await here.daily(ada)
            assert (shown["streak"], shown["best_streak"], len(shown["lit"])) == (0, 3, 4)

    asyncio.run(run())


@pytest.mark.parametrize(("after", "counts"), [(59, True), (61, False)])
def test_what_was_begun_before_midnight_counts_for_an_hour(
    tmp_path: Path, after: int, counts: bool
) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ada = passport()
            made = await here.play(ada)
            await here.finish(made, turns=3)
            yesterday = market.day_at(now())
            later(market.begins(yesterday + 1) + after * 60_000 - now())
            over = await here.finish(made)
            assert over["standing"] == "over"
            found = (await here.daily(ada))["yesterday"]
            assert found["mine"]["counts"] is counts
            assert found["played"] == int(counts)
            assert (found["seed"] is None) is counts, "who plays in time cannot know it"

    asyncio.run(run())


def test_a_day_is_bound_the_day_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            shown = await here.daily()
            promised = shown["tomorrow"]
            assert promised != shown["today"]["commitment"]
            later(market.DAY)
            tomorrow = (await here.daily())["today"]
            assert (tomorrow["commitment"], tomorrow["promised"]) == (promised, True)
            state = await here.state(await here.play(passport()))
            assert (state["commitment"], state["day"]) == (promised, tomorrow["day"])
            assert shown["today"]["promised"] is False, "no server was there to show it"

    asyncio.run(run())


def test_the_day_after_tells_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ada = passport()
            made = await here.play(ada)
            await here.finish(made)
            bea = passport()
            hidden = await here.play(bea, "Bea")
            await here.finish(hidden)
            await here.ask("POST", "/daily/naming", bea, json={"named": False})
            told = (await here.daily(ada))["today"]
            assert [row["table"] for row in told["top"]] == [None, None], "it is still today"
            later(market.opens(market.day_at(now())) - now())
            await here.looked_after()
            found = (await here.daily())["yesterday"]
            # everybody's game is there to look at, but that of who is not named
            assert {row["name"]: row["table"] for row in found["top"]} == {
                "Ada": made["table"],
                "": None,
            }
            assert hidden["table"] not in json.dumps(found)
            assert (await here.ask("GET", f"/tables/{made['table']}/replay")).status_code == 200
            for _ in range(2000):
                found = (await here.daily())["yesterday"]
                if found["bot"] is not None:
                    break
                await asyncio.sleep(0.02)
            assert found["bot"]["over"]
            assert found["best"]["table"] == made["table"]
            seed = bytes.fromhex(found["seed"])
            assert SeedDice(seed).commitment == found["commitment"]
            assert found["played"] == 2, "the bot is not counted"
            replay = await here.ask("GET", f"/tables/{found['bot']['table']}/replay")
            assert replay.json()["seed"] == found["seed"]

    asyncio.run(run())


def test_the_past_can_be_played_again_unscored(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ada = passport()
            first = await here.play(ada)
            before = thrown(await here.finish(first))
            day = market.date_of(market.day_at(now()))
            later(2 * market.DAY)
            again = [await here.play(ada, day=day) for _ in range(2)]
            assert len({first["table"], *(made["table"] for made in again)}) == 3
            after = thrown(await here.finish(again[0]))
            assert after == before
            shown = (await here.ask("GET", f"/daily/{day}", ada)).json()
            assert (shown["played"], shown["mine"]["table"]) == (1, first["table"])
            answer = await here.ask("GET", f"/tables/{again[0]['table']}/record")
            assert "Seed" in answer.text

    asyncio.run(run())


@pytest.mark.parametrize(
    "day", ["2025-12-31", "2999-01-01", "2026-13-01", "yesterday.", "2026-11-1x"]
)
def test_of_other_days_there_is_nothing(tmp_path: Path, day: str) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            answer = await here.ask("GET", f"/daily/{day}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "server-no-day")
            body = {"name": "Ada", "day": day}
            answer = await here.ask("POST", "/daily/play", passport(), json=body)
            assert answer.status_code == 404

    asyncio.run(run())


def test_a_deleted_passport_leaves_a_score_without_a_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ada, bea = passport(), passport()
            for who, name in ((ada, "Ada"), (bea, "Bea")):
                await here.finish(await here.play(who, name))
            mine = (await here.daily(ada))["today"]["mine"]
            found = await here.ask("GET", "/passport", ada)
            assert await here.server.passports.remove(found.json()["id"])
            seen = (await here.daily(bea))["today"]
            assert sorted(row["name"] for row in seen["top"]) == ["", "Bea"]
            assert seen["played"] == 2
            card = await here.ask("GET", f"/daily/card/{mine['share']}")
            assert card.status_code == 200

    asyncio.run(run())


def test_the_picture_of_a_result_is_as_large_as_cards_are(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            ada = passport()
            made = await here.play(ada)
            share = "nothing"
            assert (await here.ask("GET", f"/daily/card/{share}")).status_code == 404
            await here.finish(made)
            share = (await here.daily(ada))["today"]["mine"]["share"]
            card = await here.ask("GET", f"/daily/card/{share}")
            assert card.headers["content-type"] == "image/png"
            assert int.from_bytes(card.content[16:20]) == 1200
            assert int.from_bytes(card.content[20:24]) == 630

    asyncio.run(run())


def test_a_result_is_found_after_a_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = passport()

    async def play() -> None:
        async with world(tmp_path / "data") as here:
            monkeypatch.setattr(here.server.hub.daily, "look_at", lambda _: None)
            await here.finish(await here.play(ada))
            number = market.day_at(now())
            mine = await here.server.hub.daily.tables.mine(id_of(ada), number)
            assert mine is not None
            assert mine.over is None

    async def find() -> None:
        async with world(tmp_path / "data") as here:
            await here.looked_after()
            mine = (await here.daily(ada))["today"]["mine"]
            assert (mine["over"], mine["counts"], mine["rank"]) == (True, True, 1)

    asyncio.run(play())
    asyncio.run(find())


def test_a_game_that_cannot_be_read_keeps_no_other_from_its_score(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [passport() for _ in range(3)]

    async def play() -> list[str]:
        async with world(tmp_path / "data") as here:
            monkeypatch.setattr(here.server.hub.daily, "look_at", lambda _: None)
            made = [await here.play(who) for who in people]
            for each in made:
                await here.finish(each)
            return [each["table"] for each in made]

    first, *_ = sorted(asyncio.run(play()))
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as database, database:
        database.execute("UPDATE entries SET body = ? WHERE table_id = ?", (b"spoilt", first))

    async def find() -> None:
        async with world(tmp_path / "data") as here:
            for _ in range(2):
                await here.looked_after()
            assert (await here.daily(people[0]))["today"]["played"] == 2
            shown = [(await here.daily(who))["today"]["mine"] for who in people]
            assert sorted(mine["choices"] is not None for mine in shown) == [False, True, True]

    asyncio.run(find())


def test_who_has_joined_two_passports_has_one_try_and_goes_on_with_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path / "data") as here:
            desk, phone = passport(), passport()
            made = await here.play(desk)
            await here.finish(made, turns=3)
            await here.ask("POST", "/passport", phone, json={"name": "Ada", "face": FACE})
            answer = await here.ask("POST", "/passport/join", phone, json={"secret": desk})
            assert answer.status_code == 200
            assert await here.play(phone) == made
            await here.finish(made)
            mine = (await here.daily(phone))["today"]["mine"]
            assert (mine["over"], mine["counts"], mine["rank"]) == (True, True, 1)
            assert (await here.daily(phone))["streak"] == 1

    asyncio.run(run())


def test_a_seed_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def shown() -> dict[str, Any]:
        async with world(tmp_path / "data") as here:
            return await here.daily()

    first, second = (asyncio.run(shown()) for _ in range(2))
    assert first["tomorrow"] == second["tomorrow"]
    assert first["today"]["commitment"] == second["today"]["commitment"]
    assert json.dumps(first["today"]) == json.dumps(second["today"])
