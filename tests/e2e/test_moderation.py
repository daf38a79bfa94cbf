"""Reports, bans and tables closed by the host, as players see them on the page."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.browsers import until
from tests.e2e.tables import Played

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process


def host(server: Process, *words: str) -> None:
    group, command, *rest = words
    called = [sys.executable, "-m", "marrakech", group, command, "--data", str(server.data), *rest]
    subprocess.run(called, check=True, timeout=60, stdout=subprocess.DEVNULL)


def test_somebody_is_reported_by_keyboard(someone: Callable[..., Hands], server: Process) -> None:
    played = Played(server, 3)
    hands = someone()
    hands.go(played.address(0))
    page = hands.page
    page.locator(".ways").wait_for()
    page.keyboard.press("o")
    hands.button("Report somebody").focus()
    page.keyboard.press("Enter")
    expect(hands.button("Stalling")).to_be_disabled()
    hands.button("Chidinma").focus()
    page.keyboard.press("Space")
    expect(hands.button("Chidinma")).to_have_attribute("aria-pressed", "true")
    hands.button("Stalling").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".notice")).to_contain_text("Thank you.")
    seats = "by seat 1 (red), about seat 3 (blue), for stalling"
    assert f"report: table {played.id[:6]}..., {seats}" in server.log()


def test_where_there_is_one_other_a_reason_is_all_it_takes(
    someone: Callable[..., Hands], server: Process
) -> None:
    played = Played(server, 1, open_seats=1)
    hands = someone(size=(390, 844), touch=True)
    hands.go(played.address())
    hands.press("Report somebody")
    hands.press("Offensive name")
    expect(hands.page.locator(".notice")).to_contain_text("Thank you.")
    told = "by somebody who watches, about seat 1 (red), for name"
    assert f"report: table {played.id[:6]}..., {told}" in server.log()


def test_nobody_is_there_to_be_reported(someone: Callable[..., Hands], server: Process) -> None:
    played = Played(server, 1, open_seats=1)
    played.do(0, "start")
    hands = someone()
    hands.go(played.address(0))
    hands.button("Menu").click()
    expect(hands.button("Give up")).to_be_visible()
    expect(hands.button("Report somebody")).to_have_count(0)


def test_a_game_that_the_host_closes_is_over_for_all(
    someone: Callable[..., Hands], server: Process
) -> None:
    played = Played(server, 2)
    hands = someone()
    hands.go(played.address(0))
    hands.page.locator(".ways").wait_for()
    host(server, "tables", "close", "--why", "We close at ten.", "--", played.id)
    page = hands.page
    expect(page.locator("main h1")).to_have_text("This table is closed")
    expect(page.locator("main")).to_contain_text("The host has closed this table.")
    expect(page.locator("main")).to_contain_text("The game ends without a result.")
    expect(page.locator("main")).to_contain_text("We close at ten.")


def test_who_is_kept_out_is_told_until_when(someone: Callable[..., Hands], server: Process) -> None:
    played = Played(server, 2)
    hands = someone()
    hands.troubled = True
    hands.go(played.address(0))
    hands.page.locator(".ways").wait_for()
    host(server, "ban", "address", "127.0.0.1", "--for", "2h", "--why", "Noise.")
    try:
        main = hands.page.locator("main")
        expect(main.locator("h1")).to_have_text("You cannot come in here")
        expect(main).to_contain_text("kept out here until")
        expect(main).to_contain_text("Noise.")
    finally:
        host(server, "ban", "lift", "1")
        # other tests ask the same server, which looks now and then what hosts have changed
        until(lambda: played.client.get(f"/tables/{played.id}").status_code == 200)
