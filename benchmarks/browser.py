"""A real Chromium to measure with."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext

NAMES = (
    *("chromium", "chromium-browser", "google-chrome", "chrome"),
    *("chromium-headless-shell", "chrome-headless-shell"),
)
FLAGS = (
    *("--no-sandbox", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
SCREENS = {"desktop": (1280, 800, 1), "phone": (360, 640, 3)}


def chromium() -> str:
    """The browser of this machine."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise SystemExit("there is no Chromium here")
    return found


@contextmanager
def browsing(*flags: str) -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *flags])
        yield browser
        browser.close()


def context_of(
    browser: Browser, screen: str = "desktop", *, workers: bool = True, language: str = "en"
) -> BrowserContext:
    """A browser that has never been here, with the usual settings."""
    width, height, ratio = SCREENS[screen]
    return browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=ratio,
        has_touch=screen == "phone",
        is_mobile=screen == "phone",
        locale=language,
        service_workers="allow" if workers else "block",
    )
