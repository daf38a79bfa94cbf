"""Nothing jumps about at a table while somebody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import set_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

    from tests.e2e.hands import Hands
    from tests.server.running import Process

MEASURE = """() => {
    const measured = (window.measured = {});
    const parts = [".fit", ".cards", ".panel section", ".panel .top", ".panel .die", ".panel .log"];
    const each = () => {
        for (const part of parts) {
            const found = document.querySelector(part)?.getBoundingClientRect();
            if (!found || !found.height) continue;
            const { x, y, width, height } = found;
            const box = [x, y, width, height].map(Math.round).join(" ");
            (measured[part] ??= {})[box] = true;
        }
        requestAnimationFrame(each);
    };
    each();
}"""
SIZES = ((1440, 900), (1024, 768), (390, 844), (320, 568), (844, 390), (568, 320))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_stays_in_its_place_when_somebody_throws(
    someone: Callable[..., Hands], server: Process, size: tuple[int, int]
) -> None:
    made: Any = set_up(server, "person", "bot", first=0, rules="international/2")
    ana = someone(size=size, touch=min(size) < 600, speed="fast")
    ana.go(f"/t/{made['table']}#seat={made['tickets'][0]['secret']}")
    assert ana.wait() == "turn"
    ana.page.evaluate(MEASURE)
    ana.press_main()
    ana.page.locator(".happens").wait_for()
    assert ana.wait() == "lay"
    ana.decide("lay")
    assert ana.wait() == "turn"
    measured: dict[str, dict[str, bool]] = ana.page.evaluate("() => window.measured")
    assert {part: list(boxes) for part, boxes in measured.items() if len(boxes) > 1} == {}


def test_a_turn_and_its_throw_are_one(someone: Callable[..., Hands], server: Process) -> None:
    """However slow the line is, nobody is asked to throw who has thrown already."""
    made: Any = set_up(server, "person", "bot", first=0, rules="international/2")
    ana = someone()

    def slow(line: WebSocketRoute) -> None:
        there = line.connect_to_server()

        def late(message: str | bytes) -> None:
            if "throw" in str(message):
                ana.page.wait_for_timeout(600)
            there.send(message)

        line.on_message(late)

    ana.page.route_web_socket("**/live", slow)
    ana.go(f"/t/{made['table']}#seat={made['tickets'][0]['secret']}")
    assert ana.wait() == "turn"
    ana.page.evaluate(
        """() => {
            window.asked = [];
            const look = () => {
                const prompt = document.querySelector(".prompt")?.textContent;
                if (prompt !== window.asked.at(-1)) window.asked.push(prompt);
            };
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true,
                characterData: true });
        }"""
    )
    ana.press_main()
    assert ana.wait() == "lay"
    asked = ana.page.evaluate("() => window.asked")
    assert asked
    assert not [prompt for prompt in asked if "throw the die" in prompt]
