"""Moving pictures of games in a browser."""

from __future__ import annotations

from base64 import b64encode
from random import Random
from typing import TYPE_CHECKING

import pytest

from marrakech import Game
from marrakech.draw import svg
from tests.e2e.conftest import FLAGS, chromium

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser


def as_image(text: str) -> str:
    return f'<img src="data:image/svg+xml;base64,{b64encode(text.encode()).decode()}">'


def seen(browser: Browser, content: str) -> bytes:
    """What a browser shows at once, as the system wants motion or not."""
    page = browser.new_page(viewport={"width": 300, "height": 300}, reduced_motion="null")
    page.set_content(f"<style>body {{ margin: 0 }}</style>{content}")
    found = page.screenshot()
    page.close()
    return found


@pytest.mark.parametrize("wrapped", [str, as_image], ids=["in the page", "as an image"])
def test_who_wants_no_motion_sees_the_end(browser: Browser, wrapped: Callable[[str], str]) -> None:
    luck, game = Random(7), Game("standard/3")
    while len(game.history) < 60:
        game.push(luck.choice(game.legal()))
    film = wrapped(str(game.animate(size=300)))
    end = wrapped(svg(game, last_path=False, size=300))
    calm = browser.browser_type.launch(
        executable_path=chromium(), args=[*FLAGS, "--force-prefers-reduced-motion"]
    )
    try:
        assert seen(calm, film) == seen(calm, end)
    finally:
        calm.close()
    assert seen(browser, film) != seen(browser, end)
