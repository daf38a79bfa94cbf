"""The site of the documentation in a browser, from a disk and with no network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.docs.site import built

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

PHONE = {"width": 360, "height": 780}


@pytest.fixture(scope="module")
def site() -> Path:
    return built()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page on a phone that is not connected."""
    context = browser.new_context(viewport=PHONE, offline=True)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def test_no_page_has_to_be_moved_sideways_on_a_phone(site: Path, page: Page) -> None:
    pages = [
        *site.glob("docs/**/*.html"),
        *site.glob("benchmarks/**/*.html"),
        *site.glob("C*.html"),
    ]
    assert len(pages) > 30
    for path in pages:
        page.goto(path.as_uri(), wait_until="domcontentloaded")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


def test_the_start_leads_to_the_front_page_with_its_pictures(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    page.wait_for_url("**/docs/index.html")
    expect(page.locator("h1")).to_contain_text("Marrakech")
    loaded = "[...document.images].every((image) => image.complete && image.naturalWidth > 0)"
    page.wait_for_function(loaded)


def test_a_search_finds_a_rule_without_a_network(site: Path, page: Page) -> None:
    page.goto(f"{(site / 'search.html').as_uri()}?q=mosaic")
    found = page.locator("#search-results a", has_text="The rules of Marrakech")
    expect(found.first).to_be_visible()
