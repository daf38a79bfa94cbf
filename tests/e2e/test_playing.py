"""Whole games in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.hands import MOST, saying

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands


def test_a_game_against_a_bot_by_touch_on_a_phone(someone: Callable[..., Hands]) -> None:
    ana = someone(size=(360, 640), touch=True)
    ana.go("/")
    ana.button("Salma").tap()
    ana.button("Play").tap()
    ana.page.wait_for_url("**/t/*")
    for _ in range(MOST):
        phase = ana.wait()
        if phase == "over":
            break
        scrolled = ana.page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")
        assert not scrolled, f"a turn needs no scrolling ({phase})"
        ana.decide(phase)
    assert ana.is_over()
    ana.page.get_by_text("they are what they had to be").first.wait_for()


def test_a_game_round_one_screen_by_keyboard_alone(someone: Callable[..., Hands]) -> None:
    ana = someone()
    ana.go("/new?with=here")
    assert ana.page.locator("form input").count() == 2, "names are all that is asked for"
    ana.button("Begin").focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/t/*")
    for _ in range(MOST):
        phase = ana.wait()
        if phase == "over":
            break
        ana.decide(phase)
    assert ana.is_over()


def test_friends_by_a_link(someone: Callable[..., Hands]) -> None:
    ana, bea = someone(name="Ana"), someone(name="Bea")
    ana.go("/new?with=link")
    assert ana.page.locator("form input").count() == 1, "a name is all that is asked for"
    ana.button("Make the table and get the link").click()
    ana.page.wait_for_url("**/t/*")
    link = ana.page.url
    assert "#" not in link
    bea.page.goto(link)
    expect(bea.page.locator("h1")).to_have_text(saying("Ana invites you to the market"))
    bea.page.get_by_text("Never played?").click()
    bea.page.locator("details [role=grid]").wait_for()
    bea.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_text("Bea").first.wait_for()
    for hands in (ana, bea):
        hands.page.locator(".prompt").wait_for()
    asked = [hands for hands in (ana, bea) if "Your turn" in hands.prompt]
    assert len(asked) == 1
    bea.page.reload()
    bea.page.locator(".prompt").wait_for()
    assert ("Your turn" in bea.prompt) == (asked == [bea])
