"""Accessibility: every screen is checked with axe."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.hands import LOOKS
from tests.e2e.tour import (
    Tables,
    days,
    dialogs,
    other_screens,
    slow_screens,
    table_screens,
    teaching,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.e2e.hands import Hands
    from tests.server.running import Process

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PARTS = {
    "table": table_screens,
    "dialogs": dialogs,
    "others": other_screens,
    "teaching": teaching,
    "days": days,
    "slow": slow_screens,
}


@pytest.fixture(scope="module")
def tables(server: Process) -> Tables:
    return Tables(server)


OTHER_PHASES = ("roll", "lay", "lay-chosen", "wait")
"""Where only the panel says something else than where a way is to be chosen."""


def violations(page: Page, *, colours_of: str = "") -> list[str]:
    """What axe finds fault with; or only what colours it finds fault with, in a part of the page.

    If there is no such part, in all of it.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        """async (part) => {
            const only = part && { runOnly: ["cat.color"] };
            const options = { resultTypes: ["violations"], ...only };
            const place = (part && document.querySelector(part)) || document;
            const { passes, violations } = await axe.run(place, options);
            return { passed: passes.length, faults: violations.flatMap(({ id, nodes }) => nodes.map(
                ({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`)) };
        }""",
        colours_of,
    )
    assert found["passed"], "axe has looked at nothing"
    faults: list[str] = found["faults"]
    return faults


@pytest.mark.parametrize("part", PARTS)
def test_every_screen_in_every_look(
    someone: Callable[..., Hands], tables: Tables, part: str
) -> None:
    hands = someone(drawn=True)
    faults = []
    for name in PARTS[part](hands, tables):
        # what is behind a dialog, and the rest of the table, were looked at before
        new = ".panel" if name in OTHER_PHASES else "dialog[open]"
        for look in LOOKS:
            hands.look(look)
            found = violations(hands.page, colours_of="" if look == "light" else new)
            faults += [f"{name} {look} {fault}" for fault in found]
    assert faults == []


@pytest.mark.parametrize("part", PARTS)
def test_every_screen_in_arabic_on_a_phone(
    someone: Callable[..., Hands], tables: Tables, part: str
) -> None:
    hands = someone(language="ar", size=(360, 640), drawn=True)
    faults = []
    for name in PARTS[part](hands, tables):
        assert hands.page.evaluate("document.documentElement.dir") == "rtl"
        faults += [f"{name} {fault}" for fault in violations(hands.page)]
    assert faults == []


SEEN = ".player :is(.name, .money, .points, .short), .prompt, .panel .primary, .ways button"
AMISS = """(seen) => {
    const amiss = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) amiss.push("the page scrolls");
    for (const element of document.querySelectorAll(seen)) {
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        const outside = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
        if (outside || !width) amiss.push(`out of sight: ${element.className}`);
    }
    for (const button of document.querySelectorAll(".market button, .market a")) {
        const { width, height } = button.getBoundingClientRect();
        if (width && Math.min(width, height) < 44) {
            amiss.push(`${width} x ${height} is too small for a thumb: ${button.outerHTML}`);
        }
    }
    return amiss;
}"""


@pytest.mark.parametrize("size", [(320, 568), (568, 320)], ids=["upright", "on its side"])
def test_a_turn_fits_on_the_smallest_phones(
    someone: Callable[..., Hands], tables: Tables, size: tuple[int, int]
) -> None:
    hands = someone(size=size, touch=True)
    amiss = []
    for name in table_screens(hands, tables):
        if name != "end":
            amiss += [f"{name}: {what}" for what in hands.page.evaluate(AMISS, SEEN)]
            assert hands.page.locator(".prompt").is_visible()
    assert amiss == []
