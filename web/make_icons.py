"""Draws the icons of the page as an app: PNGs in ``public/icons``, from the SVGs in ``icons``.

It needs Chromium. What it draws is committed, for those who build the page have no browser.
"""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
TO = HERE / "public" / "icons"
ICONS = (
    ("app.svg", "app-192.png", 192),
    ("app.svg", "app-512.png", 512),
    ("maskable.svg", "maskable-192.png", 192),
    ("maskable.svg", "maskable-512.png", 512),
    ("maskable.svg", "touch-180.png", 180),  # iOS cuts the corners itself
)
STYLE = "<style>body { margin: 0 } svg { display: block; width: 100vw }</style>"


def main() -> None:
    """Draw all of them."""
    TO.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--headless", "--no-sandbox"]
        )
        page = browser.new_page()
        for source, name, size in ICONS:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(STYLE + (HERE / "icons" / source).read_text("utf-8"))
            drawn = Image.open(BytesIO(page.screenshot(omit_background=True)))
            # of 256 colours: half as large, and no eye tells them apart
            small = drawn.quantize(256, method=Image.Quantize.FASTOCTREE)
            small.save(TO / name, optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
