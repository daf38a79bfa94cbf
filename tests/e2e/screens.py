"""Pictures of every screen in every size: ``python -m tests.e2e.screens``."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from marrakech.locales import languages
from tests.e2e.conftest import FLAGS, chromium
from tests.e2e.hands import Hands, opened
from tests.e2e.tour import (
    LANGUAGE_SIZES,
    LanguageTables,
    Tables,
    language_screens,
    table_screens,
    tour,
)
from tests.server.running import PLENTY, Process, running

FOLDER = Path("build/screens")
SIZES = ((320, 640), (768, 1024), (1440, 900))
TABLE_SIZES = ((320, 568), (568, 320), (640, 360), (390, 844), (1024, 768), (3840, 2160))
"""Only for the table, which has to fit."""
DIALOGS = ("menu", "resign", "say", "log", "help", "settings", "people", "replay-help")
LOOKS = ("dark", "contrast", "ar")
LOOK_SIZES = ((320, 640), (1440, 900))


def draw(browser: Browser, url: str, tables: Tables, size: tuple[int, int], look: str) -> None:
    """All screens in one size, or only those of the table."""
    touch = min(size) < 600
    hands = Hands(
        opened(browser, touch=touch, language="ar" if look == "ar" else "en"),
        url,
        size=size,
        touch=touch,
        theme=look if look in {"dark", "contrast"} else "light",
    )
    only_table = size in TABLE_SIZES
    for name in (table_screens if only_table else tour)(hands, tables):
        picture(hands, name, FOLDER / f"{name}-{size[0]}x{size[1]}-{look}.png")
    hands.context.close()


def draw_languages(browser: Browser, server: Process) -> None:
    """Some screens in every language."""
    tables = LanguageTables(server)
    for language in languages():
        for size in LANGUAGE_SIZES:
            hands = Hands(opened(browser, language=language), server.url, size=size)
            for name in language_screens(hands, tables):
                picture(hands, name, FOLDER / f"{name}-{size[0]}x{size[1]}-{language}.png")
            hands.context.close()


def picture(hands: Hands, name: str, path: Path) -> None:
    """Draw a screen: all of it, if it is one that scrolls."""
    page = hands.page
    width, height = page.evaluate("[innerWidth, innerHeight]")
    whole: int = page.evaluate("document.documentElement.scrollHeight")
    tall = whole > height and name not in DIALOGS
    if tall:  # what sticks to the edge of the window is shown at its end
        page.set_viewport_size({"width": width, "height": whole})
    page.screenshot(path=path, animations="disabled")
    if tall:
        page.set_viewport_size({"width": width, "height": height})


def main(wanted: list[str]) -> None:
    """Draw all, or only what is named: a size or a look, such as ``320x640`` or ``dark``.

    ``languages`` draws some screens in all of these instead.
    """
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    todo = [(size, "light") for size in (*SIZES, *TABLE_SIZES)]
    todo += [(size, look) for look in LOOKS for size in LOOK_SIZES]
    with (
        TemporaryDirectory() as data,
        running(Path(data) / "data", *PLENTY) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        if "languages" in wanted:
            draw_languages(browser, server)
            todo = []
        tables = Tables(server) if todo else None
        for size, look in todo:
            if tables and (not wanted or {f"{size[0]}x{size[1]}", look} & set(wanted)):
                draw(browser, server.url, tables, size, look)
        browser.close()
    print(f"{len(list(FOLDER.iterdir()))} pictures in {FOLDER}")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
