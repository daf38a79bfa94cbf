"""Links that work where they are opened, and tables at which somebody is."""

from __future__ import annotations

import re
import socket
from io import BytesIO
from typing import TYPE_CHECKING

import httpx
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from marrakech.server.addresses import addresses
from tests.e2e.hands import LOOKS, SOON, saying
from tests.e2e.tables import Played
from tests.e2e.test_access import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.e2e.hands import Hands
    from tests.server.running import Process

EVERYWHERE = "0.0.0.0"  # noqa: S104  (that is what is tested)
HERE_ONLY = "This link works on this machine only."
QUIET = 4
OTHERS = addresses(socket.AF_INET)
"""Where others reach this machine: nowhere, if it has no network."""


def shown_link(page: Page) -> str:
    """The link for friends."""
    return page.locator("input[readonly]").input_value()


def scanned(page: Page) -> list[str]:
    """What a camera reads that looks at the page: only dark squares on light ground."""
    picture = Image.open(BytesIO(page.screenshot(full_page=True))).convert("L")
    found = zxingcpp.read_barcodes(picture, try_invert=False, try_rotate=False)
    return [each.text for each in found]


def margin(page: Page) -> int:
    """How many light squares there are at least between the dark ones and the edge."""
    picture = page.locator("svg[role=img]").filter(has=page.locator("rect"))
    size = int((picture.get_attribute("viewBox") or "").split()[2])
    path = picture.locator("path").get_attribute("d") or ""
    runs = [
        (int(x), int(y), int(x) + int(length))
        for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1H\1z", path)
    ]
    assert len(runs) == path.count("M")
    return min(min(x, y, size - end, size - 1 - y) for x, y, end in runs)


def test_a_link_for_this_machine_only_says_so_and_what_to_do(
    someone: Callable[..., Hands], started: Callable[..., Process]
) -> None:
    server = started()
    ana = someone(server.url)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    ana.go("/new?with=link")
    expect(ana.page.get_by_role("note")).to_contain_text("a link would be of no use elsewhere")
    ana.press("Make the table and get the link")
    note = ana.page.get_by_role("note")
    expect(note).to_contain_text(HERE_ONLY)
    command = f"marrakech serve --host {EVERYWHERE} --port {server.port} --data {server.data}"
    expect(note.locator("code")).to_have_text(command)
    assert ana.page.locator("svg[role=img]").count() == 0, "a code that leads nowhere"
    ana.press("Copy the command")
    expect(ana.page.get_by_role("status").last).to_contain_text("Copied.")
    assert ana.page.evaluate("navigator.clipboard.readText()") == command
    ana.press("Copy the link")
    expect(ana.page.get_by_text(f"Copied. {HERE_ONLY}")).to_be_visible()
    ana.press("Begin with bots")
    ana.page.locator(".prompt").wait_for()
    ana.press("Menu")
    for entry in ("Copy the link", "Copy the link to my seat"):
        expect(ana.button(entry).last).to_contain_text(HERE_ONLY)


def test_without_a_seat_for_a_friend_nothing_is_said_of_links(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana = someone(server.url)
    ana.go("/new?with=bots")
    ana.button("Begin").wait_for()
    assert ana.page.get_by_role("note").count() == 0


def test_a_server_that_is_opened_wider_heals_the_links(
    someone: Callable[..., Hands], started: Callable[..., Process]
) -> None:
    server = started()
    ana = someone(server.url)
    ana.troubled = True
    ana.go(Played(server, 1, open_seats=1).address(0))
    expect(ana.page.get_by_role("note")).to_contain_text(HERE_ONLY)
    server.stop()
    expect(ana.page.get_by_role("alert")).to_be_visible(timeout=SOON)
    started("--host", EVERYWHERE, port=server.port)
    expect(ana.page.get_by_role("alert")).to_have_count(0, timeout=2 * SOON)
    if not OTHERS:
        expect(ana.page.get_by_role("note")).to_contain_text(HERE_ONLY)
        return
    expect(ana.page.get_by_role("note")).to_have_count(0)
    origin = f"http://{OTHERS[0]}:{server.port}"
    assert shown_link(ana.page) == ana.page.url.replace(server.url, origin)


def test_a_friend_in_the_same_network_comes_by_the_code(
    someone: Callable[..., Hands], started: Callable[..., Process]
) -> None:
    server = started("--host", EVERYWHERE)
    ana = someone(server.url, name="Ana", drawn=True)  # the code is scanned
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    table = Played(server, 1, open_seats=2)
    ana.go(table.address(0))
    origin = f"http://{OTHERS[0]}:{server.port}" if OTHERS else server.url
    expect(ana.page.locator("input[readonly]")).to_have_value(f"{origin}/t/{table.id}")
    if not OTHERS:
        expect(ana.page.get_by_role("note")).to_contain_text(HERE_ONLY)
        return
    picture = ana.page.get_by_role("img", name=saying("The link as a QR code"))
    picture.wait_for()
    for look in LOOKS:
        ana.look(look)
        assert violations(ana.page) == []
        assert scanned(ana.page) == [shown_link(ana.page)], look
    assert margin(ana.page) == QUIET
    ana.press("Copy the link")
    assert ana.page.evaluate("navigator.clipboard.readText()") == shown_link(ana.page)

    bea = someone(origin, name="Bea", size=(390, 844), touch=True, drawn=True)
    bea.go(f"/t/{table.id}")
    bea.press("Sit down")
    # one machine's name for itself is another one's name, too: hers leads where she is
    expect(bea.page.locator("input[readonly]")).to_have_value(f"{origin}/t/{table.id}")
    bea.page.locator("svg[role=img]").wait_for()
    assert scanned(bea.page) == [shown_link(bea.page)]
    # where the clipboard is kept from pages without https
    assert bea.page.evaluate("navigator.clipboard === undefined")
    bea.press("Copy the link")
    expect(bea.page.get_by_text("Copied.", exact=True)).to_be_visible()


# ------------------------------------------------------------------------ who is there


def test_a_table_of_the_lobby_at_which_nobody_is(
    someone: Callable[..., Hands], started: Callable[..., Process]
) -> None:
    server = started("--away-seconds", "1")
    table = Played(server, 1, open_seats=1, listed=True)
    ana, bea = someone(server.url, name="Ana"), someone(server.url, name="Bea", touch=True)
    card = bea.page.locator(".tables .card")
    ana.go(table.address(0))
    bea.go("/lobby")
    expect(card.get_by_role("link")).to_have_text("Join")
    ana.go("/")
    expect(card).to_contain_text("Nobody is there now", timeout=SOON)
    expect(card.get_by_role("link")).to_have_text("Look")
    card.get_by_role("link").tap()
    expect(bea.button("Sit down")).to_be_disabled()
    expect(bea.page.locator("form")).to_contain_text("as soon as somebody is back")
    refused = httpx.post(f"{server.url}/api/tables/{table.id}/seats", json={"name": "Bea"})
    assert (refused.status_code, refused.json()["reason"]) == (409, "table-deserted")
    ana.go(table.address(0))
    expect(bea.page.locator("form")).not_to_contain_text("as soon as somebody is back")
    bea.press("Sit down")
    for hands in (ana, bea):
        hands.page.locator(".prompt").wait_for()


def test_friends_may_sit_down_and_wait(someone: Callable[..., Hands], server: Process) -> None:
    table = Played(server, 1, open_seats=2)
    bea = someone(name="Bea")
    bea.go(table.address())
    expect(bea.page.locator("form")).to_contain_text("sit down and wait for the others")
    bea.press("Sit down")
    bea.page.locator("#waiting-link").wait_for()
    assert bea.page.locator("#waiting-close").count() == 0, "it is not hers"


def test_who_set_a_table_up_closes_it(someone: Callable[..., Hands], server: Process) -> None:
    table = Played(server, 1, open_seats=1, listed=True)
    ana, bea = someone(name="Ana"), someone(name="Bea", size=(390, 844), touch=True)
    ana.go(table.address(0))
    bea.go(table.address())
    bea.button("Sit down").wait_for()
    ana.press("Close the table")
    ana.press("Keep it")
    ana.press("Close the table")
    assert table.state()["standing"] == "waiting"
    ana.press("Yes, close it")
    for hands in (ana, bea):
        expect(hands.page.locator("h1")).to_have_text("This table is closed")
        expect(hands.page.locator("main")).to_contain_text(saying("Ana has closed it"))
    bea.page.reload()
    expect(bea.page.locator("h1")).to_have_text("This table is closed")
    bea.page.get_by_role("link", name="Lobby").last.tap()
    bea.page.locator("#lobby-open").wait_for()
    assert bea.page.locator(f"a[href='/t/{table.id}']").count() == 0
    ana.page.get_by_role("link", name="To the start").last.click()
    ana.page.locator(".quick").wait_for()
    assert ana.page.locator(f"a[href='/t/{table.id}']").count() == 0, "it is none of hers any more"


def test_who_looks_at_a_table_that_goes_is_told(
    someone: Callable[..., Hands], started: Callable[..., Process]
) -> None:
    server = started("--away-seconds", "1", "--idle-seconds", "1")
    table = Played(server, 1, open_seats=1)
    bea = someone(server.url, name="Bea")
    bea.troubled = True
    bea.go(table.address())
    bea.button("Sit down").wait_for()
    server.stop()
    for file in server.data.iterdir():
        file.unlink()
    started(port=server.port)
    expect(bea.page.locator("h1")).to_have_text("This table is gone", timeout=2 * SOON)
