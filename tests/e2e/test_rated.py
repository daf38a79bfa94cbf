"""Rated games and the ladder, as players see them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.tables import Played

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process


BEGAN = re.compile(r"700\W+→")


def test_that_a_table_is_rated_is_said_before_one_sits(
    someone: Callable[..., Hands], server: Process
) -> None:
    clock = {"kind": "total", "seconds": 600}
    game = Played(server, 1, open_seats=1, listed=True, rated=True, take_back=False, clock=clock)
    bea = someone(name="Bea")
    bea.go("/lobby")
    listed = bea.page.locator(".tables li", has=bea.page.locator(f"a[href='/t/{game.id}']"))
    expect(listed.locator(".badge", has_text="Rated")).to_be_visible()
    bea.go(game.address())
    expect(bea.page.locator(".rated")).to_have_text("This game is rated. Who leaves loses.")
    bea.button("Sit down").wait_for()


def test_one_leaves_the_ladder_on_ones_own_page(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana = someone(name="Ana", fresh=True)
    ana.go(Played(server, 1, open_seats=1).address())
    ana.page.get_by_label("Your name").fill("Zora")
    ana.press("Sit down")
    ana.page.locator(".market .board").wait_for()
    ana.go("/me")
    ana.press("Leave the ladder")
    ana.button("Be on the ladder").wait_for()
    expect(ana.page.locator("main")).to_contain_text("You are not shown on the ladder.")
    ana.go("/me")
    ana.press("Be on the ladder")
    ana.button("Leave the ladder").wait_for()


def test_two_who_meet_see_how_their_ratings_have_changed(someone: Callable[..., Hands]) -> None:
    ana, bea = someone(name="Ana"), someone(name="Bea")
    for each in (ana, bea):
        each.go("/lobby")
        each.page.locator("label", has_text="no bots").click()
    for each in (ana, bea):
        each.press("Find a game")
    for each in (ana, bea):
        each.page.wait_for_url("**/t/*")
        each.page.locator(".market .board").wait_for()
    bea.page.keyboard.press("o")
    bea.press("Give up")
    bea.page.locator("dialog[open] .primary").wait_for()
    bea.press("Give up")
    for each in (ana, bea):
        changes = each.page.locator(".stakes .change")
        expect(changes).to_have_count(2)
        expect(each.page.locator(".stakes .up")).to_contain_text(BEGAN)
        expect(each.page.locator(".stakes .down")).to_contain_text(BEGAN)
        expect(changes.first).to_contain_text("±")
    ana.page.locator(".stakes a").click()
    ana.page.wait_for_url("**/ladder?pool=2")
    # one game is not enough for the ladder, but one sees where one stands
    expect(ana.page.locator(".you .now")).to_contain_text("±")
    expect(ana.page.locator(".you figure svg")).to_have_count(1)
    expect(ana.page.locator(".ladder ol li.bot").first).to_contain_text("Safiya")
    ana.press("Leave the ladder")
    ana.button("Be on the ladder").wait_for()
    ana.press("Three")
    expect(ana.page.locator(".you .now")).to_have_count(0)
