"""The lobby, the page as an app, and the page without a network."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import expect

from tests.e2e.browsers import until
from tests.e2e.hands import Hands, opened, saying
from tests.e2e.tables import Played, at

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.server.running import Process

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const files = await caches.open(names.find((name) => name.startsWith("marrakech-files-")));
    const kept = await files.keys();
    return kept.map((request) => new URL(request.url).pathname);
}"""


VISIT = """async () =>
    (await navigator.serviceWorker.ready).active.postMessage("keep what is taught")"""
PUZZLES_KEPT = """async () => {
  const kept = await (await caches.open("marrakech-puzzles")).keys();
  return kept.filter(({ url }) => /puzzles\\/\\d+$/.test(url)).length;
}"""
REPLAYS_KEPT = "async () => (await (await caches.open('marrakech-replays')).keys()).length"


def test_strangers_meet_by_quick_match(someone: Callable[..., Hands]) -> None:
    ana, bea = someone(name="Ana"), someone(name="Bea")
    for each in (ana, bea):
        each.go("/lobby")
        each.page.locator("label", has_text="no bots").click()
    ana.press("Find a game")
    expect(ana.page.locator(".here")).to_have_text(saying("1 of 2 are here"))
    ana.press("Cancel")
    ana.button("Find a game").wait_for()
    bea.press("Find a game")
    ana.press("Find a game")
    for each in (ana, bea):
        each.page.wait_for_url("**/t/*")
        each.page.locator(".market .board").wait_for()
    assert ana.page.url == bea.page.url
    # the game of bots goes on while somebody looks
    ana.go("/lobby")
    ana.page.locator(".show .board svg").wait_for()
    watched = ana.page.locator(".show a").get_attribute("href")
    ana.page.locator(".show a").click()
    ana.page.wait_for_url(f"**{watched}")
    expect(ana.page.locator("[id^=player-]").first).to_be_visible()


def test_the_page_is_an_app_and_works_without_a_network(browser: Browser, server: Process) -> None:
    table = Played(server, 2)
    table.play(at("lay"))
    table.do(table.state()["position"]["seat"], "resign")
    context = opened(browser, worker=True)
    hands = Hands(context, server.url, name="Ana")
    page = hands.page
    try:
        hands.go(table.address(0))
        page.locator("#end-title").wait_for()
        installable(page, server)
        # all that is kept is there: the files, the language, the lesson and the rules
        sections = httpx.get(f"{server.url}/api/rulebook").json()["sections"]
        figures = len({name for section in sections for name in section["figures"]})
        # (not by wait_for_function: it takes the promise of an asynchronous function for a yes)
        until(lambda: sum("/figures/" in path for path in page.evaluate(KEPT)) == figures)
        until(lambda: page.evaluate(REPLAYS_KEPT))
        kept = page.evaluate(KEPT)
        assert {"/", "/api/lesson"} <= set(kept)
        assert "/api/options" not in kept
        # the next visit fetches none of it again
        fetched: list[str] = []
        context.on("request", lambda request: fetched.append(request.url))
        page.evaluate(VISIT)
        page.wait_for_timeout(500)
        assert fetched == []
        # some of the puzzles that may come next are kept, too
        hands.go("/puzzles")
        page.locator(".puzzles [role=grid]").wait_for()
        until(lambda: page.evaluate(PUZZLES_KEPT) > 5)
        hands.troubled = True
        context.set_offline(True)
        puzzles_come_one_after_another(page, f"{server.url}/puzzles")
        page.goto(f"{server.url}/learn")
        expect(page.locator("main h1")).to_have_text("Learn to play")
        expect(page.locator("main")).to_contain_text("Assam")
        page.goto(f"{server.url}/rules")
        page.locator("main figure img, main .figures img").first.wait_for()
        assert page.evaluate(
            "async () => { const image = document.querySelector('main .figures img');"
            " image.scrollIntoView(); await image.decode(); return image.naturalWidth; }"
        )
        page.goto(f"{server.url}/replay")
        page.locator("main ul a[href$=replay]").click()
        page.locator(".controls").wait_for()
        page.goto(f"{server.url}/")
        expect(page.locator(".offline")).to_be_visible()
        # a table says what it waits for, and comes back by itself
        page.goto(server.url + table.address(0))
        expect(page.locator("h1")).to_have_text("The server does not answer")
        context.set_offline(False)
        page.locator("#end-title").wait_for()
        assert hands.leave() == []
    finally:
        context.close()


def puzzles_come_one_after_another(page: Any, url: str) -> None:  # noqa: ANN401
    """One is shown, and then another one."""
    page.goto(url)
    page.locator(".puzzles [role=grid]").wait_for()
    first = page.url
    page.get_by_role("button", name="Show the solution").click()
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda address: address != first)
    page.get_by_role("button", name="Show the solution").wait_for()


def installable(page: Any, server: Process) -> None:  # noqa: ANN401
    """What browsers want of an app."""
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = httpx.get(server.url + address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"]
    assert manifest["short_name"]
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    sizes = {(icon["sizes"], icon["purpose"]) for icon in drawn}
    assert sizes == {(f"{n}x{n}", why) for n in (192, 512) for why in ("any", "maskable")}
    for icon in drawn:
        picture = httpx.get(server.url + icon["src"]).content
        width, height = struct.unpack(">II", picture[16:24])
        assert f"{width}x{height}" == icon["sizes"]
