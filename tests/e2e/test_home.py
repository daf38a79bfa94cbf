"""The first screen: a market that lives, whom one plays against, and the games that go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
from playwright.sync_api import expect

from tests.e2e.hands import plain, saying
from tests.e2e.tables import Played, at

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process

HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
STIRS = """async () => {
    const stage = document.querySelector(".stage");
    await new Promise((done) => setTimeout(done, 300)); // what was going on has ended
    const before = stage.dataset.moment;
    const end = performance.now() + 2500;
    while (performance.now() < end) {
        await new Promise((done) => setTimeout(done, 100));
        const running = stage.getAnimations({ subtree: true }).length;
        if (running || stage.dataset.moment !== before) return true;
    }
    return false;
}"""
"""Whether anything happens on the market within more than the time between two actions."""

SCROLLS = """() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    return [scrollHeight - innerHeight, scrollWidth - clientWidth];
}"""
CLOTH = """() => {
    const { content, display } = getComputedStyle(document.querySelector(".space"), "::before");
    return content !== "none" && display !== "none";
}"""
"""Whether a cloth lies under the board."""


def is_seen_at_once(hands: Hands) -> None:
    """At a desk, nothing of the first screen is below the edge."""
    hands.page.locator(".day a[href^='/puzzles']").wait_for()
    for size in ((1366, 768), (1440, 900), (1280, 800)):
        hands.resize(size)
        assert hands.page.evaluate(SCROLLS) == [0, 0], size


def is_set_where_there_is_room(hands: Hands) -> None:
    """A cloth lies on the table, unless contrast is wished, or there is no room for it."""
    page = hands.page
    assert page.evaluate(CLOTH)
    hands.look("contrast")
    assert not page.evaluate(CLOTH)
    hands.look("light")
    hands.resize((390, 844))
    assert not page.evaluate(CLOTH)


def test_the_market_lives_until_it_is_touched_and_only_while_it_is_seen(
    someone: Callable[..., Hands],
) -> None:
    ana = someone(speed="normal")
    page = ana.page
    ana.go("/")
    page.locator(".stage").wait_for()
    assert page.evaluate(STIRS), "a game plays by itself"
    page.evaluate(HIDE, True)  # noqa: FBT003
    assert not page.evaluate(STIRS), "nobody sees it"
    page.evaluate(HIDE, False)  # noqa: FBT003
    assert page.evaluate(STIRS), "somebody looks again"
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator(".stage")).to_have_attribute("data-still", "true")
    assert not page.evaluate(STIRS), "less motion is wished"
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(STIRS)
    page.locator("h1").click()
    assert not page.evaluate(STIRS), "somebody has something else to do"


def test_one_plays_against_the_faces_that_were_tapped_and_finds_the_game_again(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana = someone()
    page = ana.page
    ana.go("/")
    assert page.locator(".waiting").count() == 0, "there is no game yet"
    expect(page.locator(".against")).to_contain_text(saying("Salma and Idris, three at the table"))
    ana.press("Salma")
    ana.press("Fatima")
    expect(page.locator(".against")).to_contain_text(saying("Idris and Fatima"))
    ana.press("Change")
    page.locator("dialog").get_by_role("button", name=saying("2 players")).click()
    expect(page.locator("dialog button[aria-pressed=true]")).to_have_count(2)
    page.locator("dialog").get_by_role("button", name=saying("4 players")).click()
    page.locator("dialog").get_by_label("Your name").fill("Ana B.")
    page.keyboard.press("Escape")
    expect(page.locator(".against")).to_contain_text(saying("Hassan, four at the table"))
    ana.press("Idris")
    ana.press("Play")
    page.wait_for_url("**/t/*")
    expect(ana.card(0)).to_contain_text(saying("Ana B."))
    names = page.locator(".player .name").all_inner_texts()
    assert [plain(name) for name in names[1:]] == ["Salma", "Hassan"]

    tables = [Played(server, 2) for _ in range(2)]
    for table, turn in zip(tables, (3, 5), strict=True):  # two more, and one that is over
        table.play(at("turn", turn=turn))
        ana.go(table.address(0))
        page.locator(".ways").wait_for()
    over = Played(server, 2, rules="international/2,rugs=2")
    over.play()
    ana.go(over.address(0))
    page.locator("#end-title").wait_for()
    ana.go("/")
    card = page.locator(".continue")
    expect(card).to_contain_text("your turn")
    expect(card.locator(".board svg")).to_have_count(1)
    assert card.get_by_role("link").first.get_attribute("href") == f"/t/{tables[-1].id}"
    expect(page.locator(".record")).to_contain_text(saying("Your games: 1"))
    expect(page.locator(".against")).to_contain_text(saying("Salma and Hassan"))
    is_seen_at_once(ana)
    card.get_by_role("link", name=saying("and 2 more")).click()
    page.wait_for_url("**/games")
    expect(page.locator(".running li")).to_have_count(3)
    expect(page.locator(".finished li")).to_have_count(1)
    ana.go("/")
    on = card.get_by_role("link", name="Go on")
    on.click()
    page.locator(".ways").wait_for()
    is_set_where_there_is_room(ana)


def test_all_games_that_go_on_are_counted_wherever_they_were_begun(
    server: Process, someone: Callable[..., Hands]
) -> None:
    ana = someone(fresh=True, name="Zora")
    game = Played(server, 1, open_seats=1)
    ana.go(game.address())
    ana.press("Sit down")
    ana.page.locator(".market .board").wait_for()
    passport = ana.page.evaluate("JSON.parse(localStorage.getItem('marrakech.passport'))")
    # on another device
    seats = [{"kind": "person", "name": "Zora"}, {"kind": "open"}]
    for _ in range(6):
        url, headers = f"{server.url}/api/tables", {"Passport": passport}
        made = httpx.post(url, json={"seats": seats}, headers=headers)
        assert made.status_code == 201, made.text
    ana.go("/")
    more = ana.page.locator(".continue").get_by_role("link", name=saying("and 6 more"))
    more.click()
    ana.page.wait_for_url("**/games")
    expect(ana.page.locator(".running li")).to_have_count(7)
