"""Somebody at the page: eyes that read it, and hands that use it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError  # noqa: A004  (that of a page)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

SOON = 15_000
"""Milliseconds in which something has to happen, on a busy machine too."""


class Hands:
    """One browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        name: str = "Ana",
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        language: str = "en",
        **settings: Any,  # noqa: ANN401
    ) -> None:
        self.url = url
        self.touch = touch
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
        )
        self.context.set_default_timeout(SOON)
        kept = json.dumps({"speed": "instant", "name": name, **settings})
        self.context.add_init_script(
            f"localStorage.getItem('marrakech.settings') ?? "
            f"localStorage.setItem('marrakech.settings', {json.dumps(kept)})"
        )
        self.page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.problems.append(said.text) if said.type == "error" else None,
        )

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        assert self.problems == []

    def go(self, path: str) -> None:
        """Open a screen."""
        self.page.goto(self.url + path)
        self.page.locator("h1").first.wait_for(state="attached")

    def button(self, name: str) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name)

    @property
    def prompt(self) -> str:
        """What the page asks for."""
        found = self.page.locator(".prompt")
        return found.inner_text() if found.count() else ""

    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator("#end-title").count() > 0

    def wait(self) -> str:
        """Until this player has to act, or the game is over: the phase, or ``over``."""
        found = self.page.wait_for_function(
            """() => {
                if (document.querySelector("#end-title")) return "over";
                const main = document.querySelector(".panel .primary");
                if (!main) return null;
                if (document.querySelector(".panel .ways")) return "turn";
                if (/Lay/.test(main.textContent)) return "lay";
                return /Throw/.test(main.textContent) && !main.disabled ? "roll" : null;
            }"""
        )
        return str(found.json_value())

    @property
    def main_button(self) -> Locator:
        """What is to be done now, if it can be done."""
        return self.page.locator(".panel .primary:not(:disabled)").first

    def press_main(self) -> None:
        """Do what is to be done; if that has just passed, never mind."""
        with suppress(TimeoutError):
            if self.touch:
                self.main_button.tap(timeout=2000)
            else:
                self.page.keyboard.press("Enter")

    def settle(self) -> None:
        """Until what was decided has been answered, and shown."""
        self.page.wait_for_timeout(40)
        self.page.wait_for_function(
            "() => !document.querySelector('.panel .primary:disabled') || "
            "document.querySelector('.panel .hint')"
        )

    def assam(self) -> str:
        """Where he stands."""
        found = self.page.evaluate(
            """() => [...document.querySelectorAll("[role=gridcell]")].find((cell) =>
                /Assam/.test(cell.getAttribute("aria-label") ?? ""))?.dataset.square"""
        )
        return str(found)

    def squares_beside_assam(self) -> list[str]:
        """The squares that a rug may begin on."""
        square = self.assam()
        column, row = ord(square[0]) - ord("a"), int(square[1]) - 1
        beside = [(column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)]
        return [f"{chr(ord('a') + c)}{r + 1}" for c, r in beside if c in range(7) and r in range(7)]
