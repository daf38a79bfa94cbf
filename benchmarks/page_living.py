"""What the living first screen costs: time on a processor of all of Chromium's processes."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from browser import browsing, context_of
from measuring import Figure, serving

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

HIDE = """() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SETTLED = 4.0
"""Seconds until all that is loaded later is there, and drawn."""
SAMPLES = 2
EMPTY = "gone, an empty page instead"
GOALS = {"in motion": "under 5", "hidden": "what an empty page costs"}


def processor_time(browser: Browser) -> float:
    """Seconds that all processes of a browser have used so far."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(each["cpuTime"] for each in found))


def share(browser: Browser, page: Page, seconds: float) -> float:
    """Hundredths of a core that a browser uses while it shows a page."""
    page.wait_for_timeout(SETTLED * 1000)
    began, before = perf_counter(), processor_time(browser)
    page.wait_for_timeout(seconds * 1000)
    return 100 * (processor_time(browser) - before) / (perf_counter() - began)


def living(given: argparse.Namespace) -> Iterator[Figure]:
    """A game plays by itself; the same where less motion is wished; the same while it is hidden;
    and an empty page, which is what Chromium costs by itself, whatever it shows.

    There is no graphics processor here: what it would draw is drawn by a core.
    """
    states: dict[str, tuple[str, Callable[[Page], object]]] = {
        "in motion": ("no-preference", lambda _: None),
        "less motion": ("reduce", lambda _: None),
        "hidden": ("no-preference", lambda page: page.evaluate(HIDE)),
        EMPTY: ("no-preference", lambda page: page.goto("about:blank")),
    }
    found: dict[str, list[float]] = {name: [] for name in states}
    with serving() as server, browsing() as browser:
        for _ in range(SAMPLES):
            for name, (motion, prepare) in states.items():
                context = context_of(browser)
                page = context.new_page()
                page.emulate_media(reduced_motion="reduce" if motion == "reduce" else None)
                page.goto(f"http://{server.address}/", wait_until="networkidle")
                page.locator(".stage").wait_for()
                prepare(page)
                found[name].append(share(browser, page, given.seconds / 2))
                context.close()
    for name, values in found.items():
        yield Figure(
            f"first screen, {name}: of a core",
            median(values),
            "%",
            low=min(values),
            high=max(values),
            sample=f"median and range of {SAMPLES} times {given.seconds / 2:.0f} s",
            goal=GOALS.get(name, ""),
        )
