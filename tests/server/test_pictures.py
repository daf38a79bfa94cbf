"""What a link shows of itself: tags in the page, and pictures; nothing in them that is hidden."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import asynccontextmanager
from datetime import date, timedelta
from html import unescape
from io import BytesIO
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from PIL import Image, ImageChops

from marrakech.core.board import Colour
from marrakech.core.game import Game
from marrakech.core.rules import Rules
from marrakech.draw.card import CardPlayer, card
from marrakech.locales import languages
from marrakech.players import market_of_day as market
from marrakech.server.app import create_app
from marrakech.server.page import FOLDER
from marrakech.server.pictures import PublicTable, card_of, language_of, preview, tags
from marrakech.server.screen_cards import day_poster
from marrakech.server.settings import Settings
from marrakech.table.messages import SeatNow

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path

SITE = "https://souk.example"
SEAT = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "level": "porter"}


@asynccontextmanager
async def asking(data: Path, **settings: Any) -> AsyncIterator[httpx.AsyncClient]:  # noqa: ANN401
    """A client of a server that runs."""
    app, server = create_app(Settings(data=data, public_url=SITE, **settings))
    async with (
        server.running(),
        httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=SITE) as client,
    ):
        yield client


async def made(client: httpx.AsyncClient, *seats: dict[str, str], **more: Any) -> str:  # noqa: ANN401
    new = {"seats": list(seats), "rules": f"international/{len(seats)},rugs=2", **more}
    answer = await client.post("/api/tables", json=new)
    assert answer.status_code == 201, answer.text
    tickets = answer.json()["tickets"]
    if tickets:
        client.headers["Authorization"] = "Seat " + ",".join(each["secret"] for each in tickets)
    return str(answer.json()["table"])


async def played(client: httpx.AsyncClient, table: str) -> Any:  # noqa: ANN401
    """Play a table to its end."""
    for number in range(2000):
        state = (await client.get(f"/api/tables/{table}")).json()
        todo = state["todo"]
        if state["standing"] == "over":
            return state
        if todo is None or todo["seat"] not in state["you"]:
            await asyncio.sleep(0.01)
            continue
        act = {"type": "throw"}
        if todo["phase"] != "roll":
            act = {"type": "act", "action": todo["legal"][0]}
        do = {"id": str(number), "version": state["version"], "seat": todo["seat"], "command": act}
        assert (await client.post(f"/api/tables/{table}/commands", json=do)).status_code == 200
    raise AssertionError("it does not end")


async def tags_of(client: httpx.AsyncClient, path: str, language: str = "") -> dict[str, str]:
    answer = await client.get(path, headers={"accept-language": language})
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    return {name: unescape(content) for name, content in found}


def picture(answer: httpx.Response) -> Image.Image:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    return Image.open(BytesIO(answer.content)).convert("RGB")


def run(test: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(test())


needs_page = pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="no page was built")


@needs_page
def test_a_link_tells_of_its_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with asking(tmp_path) as client:
            site = await tags_of(client, "/")
            assert site["og:title"] == "Marrakech"
            assert site["og:image"] == f"{SITE}/api/card"
            assert site["twitter:card"] == "summary_large_image"
            waits = await made(client, SEAT, {"kind": "open"})
            invites = await tags_of(client, f"/t/{waits}")
            assert invites["og:title"] == "Ana invites you to the market"
            assert invites["og:url"] == f"{SITE}/t/{waits}"
            german = await tags_of(client, f"/t/{waits}", "de-AT, en;q=0.5")
            assert german["og:title"] == "Ana lädt dich auf den Markt ein"
            assert german["og:image"] == f"{SITE}/api/tables/{waits}/card?lang=de"
            assert (await tags_of(client, "/t/nothing"))["og:title"] == "Marrakech"
            over = await made(client, SEAT, BOT)
            state = await played(client, over)
            for path in (f"/t/{over}", f"/t/{over}/replay"):
                told = await tags_of(client, path)
                assert re.search(r"wins|victory", told["og:title"])
                for seat, points in enumerate(state["result"]["points"]):
                    assert f"{('Ana', 'Hassan')[seat]} {points}" in told["og:description"]

    run(test)


@needs_page
def test_links_to_the_market_of_a_day_and_to_the_ladder_tell_of_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with asking(tmp_path) as client:
            today = (await client.get("/api/daily")).json()["today"]["day"]
            for path in ("/daily", f"/daily/{today}"):
                told = await tags_of(client, path)
                assert told["og:title"] == f"The market of {today}"
                assert "the same throws" in told["og:description"]
                assert told["og:image"] == f"{SITE}/api/daily/{today}/card"
                assert told["og:url"] == f"{SITE}{path}"
            assert picture(await client.get(f"/api/daily/{today}/card")).size == (1200, 630)
            past = await tags_of(client, "/daily/2026-01-01", "de")
            assert "2026-01-01" in past["og:title"]
            assert past["og:image"] == f"{SITE}/api/daily/2026-01-01/card?lang=de"
            # who sits there tomorrow is told nobody, and there are no such days
            tomorrow = (date.fromisoformat(today) + timedelta(days=1)).isoformat()
            for none in (tomorrow, "2025-12-31", "2026-02-31"):
                assert (await tags_of(client, f"/daily/{none}"))["og:title"] == "Marrakech"
                assert (await client.get(f"/api/daily/{none}/card")).status_code == 404
            ladder = await tags_of(client, "/ladder")
            assert ladder["og:title"] == "The ladder"
            assert ladder["og:image"] == f"{SITE}/api/ladder/card"
            assert picture(await client.get("/api/ladder/card?lang=th")).size == (1200, 630)
            challenge = await made(client, SEAT, {"kind": "open"}, series={"games": 3})
            told = await tags_of(client, f"/t/{challenge}")
            assert told["og:title"] == "Best of three against Ana"
        async with asking(tmp_path, ladder=False) as client:
            assert (await tags_of(client, "/ladder"))["og:title"] == "Marrakech"
            assert (await client.get("/api/ladder/card")).status_code == 404

    run(test)


def test_the_card_of_a_day_shows_who_sits_there_and_nothing_else() -> None:
    """No seed, no throw and no score: of two seeds with the same opponents it is the same."""
    plan = market.Plan(("merchant", "weaver"), 0)
    drawn = day_poster(20_600, plan, "en")
    assert drawn == day_poster(20_600, plan._replace(first=2), "en")
    for name in ("Fatima", "Nour"):
        assert name in drawn
    assert drawn != day_poster(20_600, market.Plan(("merchant",), 0), "en")


def test_private_games_show_nothing_before_they_are_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with asking(tmp_path) as client:
            table = await made(client, SEAT, {**SEAT, "name": "Bea"})
            before = picture(await client.get(f"/api/tables/{table}/card"))
            first = await client.get(f"/api/tables/{table}")
            do = {
                "id": "a",
                "version": first.json()["version"],
                "seat": first.json()["todo"]["seat"],
                "command": {"type": "act", "action": "F"},
            }
            assert (await client.post(f"/api/tables/{table}/commands", json=do)).status_code == 200
            after = picture(await client.get(f"/api/tables/{table}/card"))
            assert ImageChops.difference(before, after).getbbox() is None
            assert (await client.get(f"/api/tables/{table}/film")).status_code == 409
            await played(client, table)
            over = picture(await client.get(f"/api/tables/{table}/card"))
            assert over.size == (1200, 630)
            assert ImageChops.difference(before, over).getbbox() is not None
            film = await client.get(f"/api/tables/{table}/film")
            assert film.headers["content-type"] == "image/gif"
            moving = Image.open(BytesIO(film.content))
            assert getattr(moving, "n_frames", 1) > 4
            assert (await client.get("/api/tables/nothing/card")).status_code == 404

    run(test)


def test_to_draw_is_counted_and_to_look_again_is_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with asking(tmp_path, requests_per_second=1) as client:
            codes = [
                (await client.get(f"/api/card?lang={language}")).status_code
                for language in ("en", "de", "en")
            ]
            assert codes == [200, 429, 200]

    run(test)


def table_of(luck: random.Random, standing: str, *, listed: bool) -> tuple[PublicTable, Game]:
    """A table in the middle of a game whose piles are known to it."""
    rules = Rules(2)
    game = Game(rules)
    for _ in range(luck.randrange(60)):
        if game.outcome():
            break
        game.push(luck.choice(list(game.legal()) or [action for action, _ in game.chance()]))
    seats = [
        SeatNow("person", name, [colour.value for colour in rules.colours_of(seat)], None, None)
        for seat, name in enumerate(("Ana", '"><script>'))
    ]
    shown = {colour: colour for colour in Colour}
    public: Any = (standing, listed, [0], seats, None, None, game, shown)
    return PublicTable("table", 7, *public), game


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_changes_no_picture(seed: int) -> None:
    """The same market with other rugs to come, and another game behind it, looks the same."""
    luck = random.Random(seed)
    table, game = table_of(luck, "playing", listed=True)
    bare = Game.from_position(game.position())  # without a past, and without piles
    assert card_of(table, "en") == card_of(table._replace(game=bare, version=9), "en")


def test_a_private_game_is_in_no_picture() -> None:
    """Neither who plays nor what lies there; of one for everybody, or that is over, both."""
    for standing, listed in (("playing", False), ("playing", True), ("over", False)):
        one, other = (
            card_of(table_of(random.Random(n), standing, listed=listed)[0], "en") for n in (1, 2)
        )
        hidden = standing == "playing" and not listed
        assert (one == other) == hidden
        assert ("Ana" not in one) == hidden


def test_names_break_out_of_nothing() -> None:
    table, game = table_of(random.Random(1), "waiting", listed=True)
    told = tags(preview(table._replace(makers=[1]), "en"), SITE, "/t/x", "en")
    assert "<script>" not in told
    drawn = card(game, "<b>", [CardPlayer("<script>", Colour.RED)])
    assert "<script>" not in drawn
    assert "&lt;script&gt;" in drawn


@pytest.mark.parametrize("language", languages())
def test_every_language_has_its_words(language: str) -> None:
    assert language_of(f"{language};q=0.9") == language
    said = preview(None, language)
    assert said.title
    assert said.about
