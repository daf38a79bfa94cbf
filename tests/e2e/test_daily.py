"""Today's market in the browser: begun, taken up again, played to the end, and shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.days import PASSPORT, Seller
from tests.e2e.hands import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.e2e.hands import Hands
    from tests.server.running import Process


def passport_of(page: Page) -> str:
    """The passport that the page has made."""
    kept: str = page.evaluate(f"JSON.parse(localStorage.getItem('{PASSPORT}'))")
    return kept


@pytest.fixture(scope="module")
def others(server: Process) -> list[Seller]:
    """Two who have played today already."""
    sellers = [Seller(server, name) for name in ("Bartholomew", "Chidinma")]
    for seller in sellers:
        seller.play()
        seller.judged()
    return sellers


def test_the_market_is_played_once_and_shared(
    server: Process, someone: Callable[..., Hands], others: list[Seller]
) -> None:
    assert len(others) == 2
    hands = someone(fresh=True)
    page = hands.page
    hands.go("/daily")
    expect(page.locator("h1")).to_have_text("Today’s market")
    expect(page.locator("table")).to_have_count(0)  # nothing of the others before one's own game
    page.locator("input[autocomplete=nickname]").fill("Ada")
    hands.press("Play")
    page.wait_for_url("**/t/*")
    expect(page.locator(".brand")).to_have_text("Today’s market")
    table = page.url.rsplit("/", 1)[-1]
    hands.decide(hands.wait())
    # another tab, another day's visit: the game goes on where it was
    hands.go("/daily")
    hands.press("Go on")
    page.wait_for_url(f"**/t/{table}")
    ada = Seller(server, "Ada", passport_of(page))
    ada.play()
    page.get_by_role("link", name="The table of the day").click()
    page.locator(".tiles span").first.wait_for()
    mine = ada.judged()
    assert page.locator(".tiles span").count() == len(mine["choices"])
    expect(page.locator(".score strong")).to_have_text(str(mine["points"]))
    expect(page.locator("tr.me")).to_contain_text("Ada")
    assert page.locator("tbody tr").count() == 3
    expect(page.locator("li.lit")).to_have_count(1)
    page.evaluate("navigator.share = async (what) => { window.told = what.text }; undefined")
    hands.press("Share")
    page.wait_for_function("() => window.told")
    told = plain(page.evaluate("window.told"))
    assert told.startswith("Marrakech, ")
    assert f"{mine['points']} points" in told
    assert "/daily/" in told
    assert len(set(told) & set("◆◇○")) > 0
    assert table not in told
    # nobody but who sits there sees it today
    watcher = someone()
    watcher.page.goto(f"{server.url}/t/{table}")
    expect(watcher.page.locator("body")).to_contain_text("when the day is over")
    expect(watcher.page.locator("[role=grid]")).to_have_count(0)
    picture = page.locator("a[download]").first.get_attribute("href")
    assert picture is not None
    answer = page.request.get(server.url + picture)
    assert answer.headers["content-type"] == "image/png"


def test_who_wants_no_name_there_is_somebody(
    someone: Callable[..., Hands], others: list[Seller]
) -> None:
    hands = someone(fresh=True)
    hands.go("/rules")
    others[0].come(hands.page)
    hands.go("/daily")
    box = hands.page.get_by_label("Show my name to others")
    with hands.page.expect_response("**/api/daily/naming"):
        box.uncheck()
    names = [row["name"] for row in others[1].daily()["today"]["top"]]
    assert "Bartholomew" not in names
    assert "" in names
    with hands.page.expect_response("**/api/daily/naming"):
        box.check()


def test_a_day_of_the_past_is_played_again_and_its_number_fits(
    someone: Callable[..., Hands], others: list[Seller]
) -> None:
    assert others
    hands = someone(fresh=True)
    page = hands.page
    hands.go("/daily/2026-01-01")
    title = plain(page.locator("h1").inner_text())
    assert "January 1" in title
    assert "Today" not in title
    page.locator("summary").click()
    # no server was there on New Year's Eve to show its fingerprint; but the number fits it
    expect(page.locator("details")).to_contain_text("Nobody was here the day before")
    hands.press("Play again")
    page.wait_for_url("**/t/*")
    expect(page.locator(".brand")).to_contain_text("Jan 1")
    expect(page.locator(".brand")).not_to_contain_text("Today")
    expect(page.locator(".player .portrait .face")).to_have_count(1)
    hands.wait()
