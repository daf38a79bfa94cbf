"""Undo, languages, settings and help at a table, and what the browser remembers of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.hands import saying
from tests.e2e.tables import Played, at

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process


def test_undoing_and_taking_back(someone: Callable[..., Hands], server: Process) -> None:
    game = Played(server, 2, rules="international/2,two-player=one-colour")
    game.play(at("lay"))
    ana = someone()
    for seat in (0, 1):  # round one screen
        ana.go(game.address(seat))
    prompt = ana.page.locator(".prompt")
    expect(prompt).to_contain_text(saying("Ana: lay a rug"))
    assert rugs(ana) == 0
    ana.decide(ana.wait())
    expect(prompt).to_contain_text(saying("Bartholomew: which way"))
    assert rugs(ana) == 2
    ana.press("Undo")
    expect(prompt).to_contain_text(saying("Ana: lay a rug"))
    assert rugs(ana) == 0
    ana.decide(ana.wait())
    expect(prompt).to_contain_text(saying("Bartholomew: which way"))
    ana.decide(ana.wait())
    expect(prompt).to_contain_text(saying("Bartholomew: lay a rug"))
    ana.page.keyboard.press("b")
    expect(prompt).to_contain_text(saying("Bartholomew: which way"))
    ana.decide(ana.wait())
    expect(prompt).to_contain_text(saying("Bartholomew: lay a rug"))
    told = ana.told()
    assert told.count("Bartholomew takes it back. The die is thrown anew.") == 1
    assert told.count("Ana takes it back.") == 1
    game.play()
    ana.page.get_by_text("This was practice: one throw was taken back").first.wait_for()


def rugs(hands: Hands) -> int:
    """How many squares have a rug, as a screen reader hears it."""
    return hands.page.locator("[role=gridcell][aria-label*='rug of']").count()


def test_a_seat_is_carried_to_a_table_that_is_open_already(
    someone: Callable[..., Hands], server: Process
) -> None:
    game = Played(server, 2)
    ana = someone()
    ana.go(game.address())
    expect(ana.page.locator(".prompt")).to_contain_text(saying("Waiting for Ana, who is away"))
    ana.page.goto(ana.url + game.address(0))
    assert ana.wait() == "turn"
    assert "#" not in ana.page.url


def test_another_language_in_the_middle_of_a_game(
    someone: Callable[..., Hands], server: Process
) -> None:
    game = Played(server, 3)
    game.play(at("turn", turn=7))
    ana = someone()
    ana.go(game.address(0))
    assert ana.wait() == "turn"
    ana.page.evaluate("window.sameAsBefore = true")
    places = corners(ana)
    english = ana.prompt
    ana.press("Menu")
    ana.press("Settings")
    ana.page.locator("dialog[open] select").first.select_option("ar")
    expect(ana.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(ana.page.locator("html")).to_have_attribute("lang", "ar")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".prompt")).not_to_have_text(english)
    cards = ana.page.locator(".cards").bounding_box()
    assert cards is not None
    assert cards["x"] > places["g1"][0], "the cards have changed sides"
    mirrored = corners(ana)
    assert mirrored["a1"][0] < mirrored["g1"][0], "the board has not"
    assert mirrored["a1"][1] < mirrored["a7"][1]
    assert ana.page.locator(".ways").evaluate("ways => getComputedStyle(ways).direction") == "ltr"
    ana.decide(ana.wait())
    assert ana.wait() == "lay"
    ana.page.keyboard.press("o")
    ana.page.locator("dialog[open] button:has(svg path[d^='M10 7a3'])").click()
    ana.page.locator("dialog[open] select").first.select_option("en")
    expect(ana.page.locator("html")).to_have_attribute("dir", "ltr")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".prompt")).to_have_text("Lay your rug beside Assam.")
    assert corners(ana) == places
    assert ana.page.evaluate("window.sameAsBefore")


def corners(hands: Hands) -> dict[str, tuple[int, int]]:
    """Where squares at the corners are on the screen."""
    found = {}
    for square in ("a1", "g1", "a7"):
        box = hands.page.locator(f"[data-square={square}]").first.bounding_box()
        assert box is not None
        found[square] = (round(box["x"]), round(box["y"]))
    return found


def test_settings_are_remembered(someone: Callable[..., Hands]) -> None:
    ana = someone()
    ana.go("/")
    html = ana.page.locator("html")
    for theme in ("dark", "contrast", "light"):
        ana.press("Settings")
        ana.page.get_by_label("Colours of the page").select_option(theme)
        expect(html).to_have_attribute("data-theme", theme)
        ana.page.reload()
        ana.page.locator("h1").wait_for()
        expect(html).to_have_attribute("data-theme", theme)
    ana.press("Language")
    ana.press("العربية")
    expect(html).to_have_attribute("dir", "rtl")
    ana.page.reload()
    expect(html).to_have_attribute("dir", "rtl")


def test_help(someone: Callable[..., Hands], server: Process) -> None:
    ana = someone()
    ana.go(Played(server, 2).address(0))
    assert ana.wait() == "turn"
    ana.page.keyboard.press("?")
    dialog = ana.page.get_by_role("dialog", name="Help")
    expect(dialog).to_contain_text("How to play")
    expect(dialog).to_contain_text("Throw the die")
    ana.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    ana.decide(ana.wait())
    assert ana.wait() == "lay"


def test_a_table_that_is_not_there(someone: Callable[..., Hands]) -> None:
    ana = someone()
    ana.troubled = True
    ana.go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    ana.page.get_by_role("heading", name="This table is gone").wait_for()
    ana.page.get_by_role("link", name="To the start").click()
    ana.page.get_by_role("heading", name="Rug sellers of").wait_for()
