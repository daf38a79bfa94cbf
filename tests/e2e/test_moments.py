"""What just happened: the strip of chips, the log by turns, and the marks on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.e2e.hands import plain
from tests.server.running import set_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process


def test_chips_tell_what_the_others_did_and_show_it_again(
    someone: Callable[..., Hands], server: Process
) -> None:
    made: Any = set_up(server, "person", "bot", "bot", first=0)
    ana = someone(size=(1440, 900))
    ana.go(f"/t/{made['table']}#seat={made['tickets'][0]['secret']}")
    page = ana.page
    chips = page.locator(".strip button")
    rows = page.locator(".panel .log li.turn")
    for _ in range(2):
        while ana.wait() != "turn":
            ana.decide("lay")
        ana.decide("turn")
        assert ana.wait() == "lay"
        expect(chips).to_have_count(0)  # one has acted: nothing is new any more
        expect(page.locator("[data-new]")).to_have_count(0)
        ana.decide("lay")
        assert ana.wait() == "turn"
        # as the log has it, whose newest turn is the first
        expect(chips).to_have_count(2)
        told = [plain(row.locator(".unseen").inner_text()) for row in (rows.nth(1), rows.nth(0))]
        assert [plain(chip.locator(".unseen").inner_text()) for chip in chips.all()] == told
        squares = [chip.locator(".squares").inner_text() for chip in chips.all()]
        marked = [new.get_attribute("data-new") for new in page.locator("[data-new]").all()]
        assert [square.replace(" ", "") for square in squares] == marked
    # what a row speaks of is lit on the board, which has the names of its rows then
    rows.nth(0).hover()
    expect(page.locator(".fit .lit:not(.halo)")).not_to_have_count(0)
    expect(page.locator(".fit .names")).to_be_visible()
    rows.nth(0).get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(rows.nth(0).locator(".words")).to_be_visible()
    page.mouse.move(1, 1)
    page.locator(".fit [role=grid]").focus()
    expect(page.locator(".fit .lit")).to_have_count(0)
    # a tap shows it again, with the die on the board; then everything is as before
    page.keyboard.press("o")
    page.locator("dialog[open] button", has=page.locator('path[d^="M10 7a3"]')).click()
    page.locator("dialog[open] select:has(option[value=instant])").select_option("normal")
    page.keyboard.press("Escape")
    stands = ana.assam()
    chips.nth(0).click()
    expect(page.locator(".fit .cube")).to_be_visible()
    expect(page.locator(".fit .arrow")).to_have_count(0)
    expect(page.locator(".fit .cube")).to_have_count(0)
    expect(page.locator(".fit .arrow")).not_to_have_count(0)
    assert ana.assam() == stands
    expect(chips).to_have_count(2)


def test_sounds_are_asked_for_once(someone: Callable[..., Hands], server: Process) -> None:
    made: Any = set_up(server, "person", "bot", first=0)
    ana = someone(soundsAsked=False)
    ana.go(f"/t/{made['table']}#seat={made['tickets'][0]['secret']}")
    assert ana.wait() == "turn"
    ana.press("With sounds")
    expect(ana.page.get_by_role("group", name="Play with sounds?")).to_have_count(0)
    expect(ana.page.get_by_role("button", name="Sounds", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    # what is asked for when the question would be shown
    with ana.page.expect_response("**/api/options"):
        ana.page.reload()
    assert ana.wait() == "turn"
    expect(ana.page.get_by_role("group", name="Play with sounds?")).to_have_count(0)
