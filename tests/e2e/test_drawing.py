"""Screens render part by part, and later parts do not shift or cover earlier ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import FLAGS, STARTING, chromium
from tests.e2e.hands import Hands, opened
from tests.e2e.tables import Played, at

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.server.running import Process

SIZES = {"phone": (360, 640), "desktop": (1280, 800)}
WATCH = """
window.moved = [];
new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) {
        for (const { node } of sources) window.moved.push(node?.outerHTML?.slice(0, 80) ?? "?");
    }
}).observe({ type: "layout-shift", buffered: true });
window.order = [];
new MutationObserver(() => {
    const now = window.parts.filter((part) => document.querySelector(part));
    if (now.length > (window.order.at(-1)?.length ?? 0)) window.order.push(now);
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("size", SIZES)
def test_later_parts_move_nothing(
    someone: Callable[..., Hands], server: Process, size: str
) -> None:
    game = Played(server, 3)
    game.play(at("turn", turn=6))
    for address, parts in (
        ("/", ["header", "form.quick", "nav .way", ".stage"]),
        ("/new?with=bots", ["header", "h1", "fieldset", ".clock", ".begin button"]),
        (game.address(0), [".bar .tools", ".cards li", ".panel .big", "[data-piece=assam]"]),
    ):
        ana = someone(fresh=True, drawn=True, size=SIZES[size], touch=size == "phone")
        ana.page.add_init_script(f"window.parts = {parts};{WATCH}")
        ana.go(address)
        ana.page.locator(parts[-1]).first.wait_for()
        ana.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        order = ana.page.evaluate("window.order")
        assert order[-1] == parts
        assert len(order) > 1, "all of it came at once"
        assert all(now == parts[: len(now)] for now in order), order
        assert ana.page.evaluate("window.moved") == []


def test_a_scrollbar_that_takes_room_moves_nothing(browser: Browser, server: Process) -> None:
    with_bars = browser.browser_type.launch(
        executable_path=chromium(),
        args=list(FLAGS),
        ignore_default_args=["--hide-scrollbars"],
        timeout=STARTING,
    )
    context = opened(with_bars)
    for address, last in (("/", "nav .way"), ("/new?with=bots", ".begin button")):
        ana = Hands(context, server.url)
        ana.page.add_init_script(f"window.parts = [];{WATCH}")
        ana.go(address)
        ana.page.locator(last).first.wait_for()
        ana.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert ana.page.evaluate("innerWidth > document.documentElement.clientWidth"), "it is there"
        assert ana.page.evaluate("window.moved") == []
        assert ana.leave() == []
    with_bars.close()


def test_on_a_phone_the_button_to_begin_covers_nothing(someone: Callable[..., Hands]) -> None:
    ana = someone(touch=True)
    ana.go("/new?with=bots")
    button = ana.page.locator(".begin button")
    last = ana.page.locator(".setup input[type=checkbox]").last
    for size in ((320, 568), (360, 640), (412, 823)):
        ana.resize(size)
        ana.page.evaluate("document.querySelector('.setup .screen').scrollTo(0, 0)")
        expect(button).to_be_in_viewport(ratio=1)
        fields, bar = ana.page.locator(".setup .screen").bounding_box(), button.bounding_box()
        assert fields
        assert bar
        assert fields["y"] + fields["height"] <= bar["y"]
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
        last.click()
        expect(button).to_be_in_viewport(ratio=1)
        button.click(trial=True)
    button.click()
    ana.page.locator(".market").wait_for()


def test_the_button_to_begin_does_not_cover_what_keys_go_to(someone: Callable[..., Hands]) -> None:
    ana = someone()
    ana.go("/new?with=bots")
    ana.page.locator(".begin button").wait_for()
    ana.page.locator(".setup .row button").first.focus()
    visited = 0
    while not ana.page.evaluate("document.activeElement.matches('.begin button')"):
        assert ana.page.evaluate(
            """() => {
                const { x, y, width, height } = document.activeElement.getBoundingClientRect();
                const there = document.elementFromPoint(x + width / 2, y + height - 4);
                return document.activeElement.contains(there);
            }"""
        ), ana.page.evaluate("document.activeElement.outerHTML")
        ana.page.keyboard.press("Tab")
        visited += 1
    assert visited > 12
