"""Games with a clock, as the page shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.tables import Played, at
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.hands import Hands

WAITS = "The clock waits for this player to be back."


def test_undo_ends_with_the_turn_and_a_clock_waits_for_who_lost_the_server(
    someone: Callable[..., Hands], tmp_path: Path
) -> None:
    server = Process(tmp_path / "data", *PLENTY)
    clock = {"kind": "total", "seconds": 600, "increment": 5}
    game = Played(server, 3, clock=clock, take_back=False)
    ana = someone(server.url, name="Ana")
    ana.go(game.address(0))
    undo = ana.button("Undo")
    game.do(0, "act", action="L")
    expect(undo).to_be_visible()
    game.play(at("turn", 1))
    expect(ana.page.locator("#player-1")).to_have_attribute("aria-current", "step")
    expect(undo).to_have_count(0)
    try:
        ana.troubled = True
        server.kill()
        server = server.again()
        timer = ana.page.locator("#player-1 .clock")
        expect(timer).to_have_attribute("title", WAITS)
        told = timer.inner_text()
        ana.page.wait_for_timeout(1_500)
        assert timer.inner_text() == told, "it stands still"
        bea = someone(server.url, name="Bea")
        bea.troubled = True
        bea.go(game.address(1))
        expect(timer).not_to_have_attribute("title", WAITS)
    finally:
        server.kill()
