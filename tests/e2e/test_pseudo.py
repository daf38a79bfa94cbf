"""Everything that is shown comes from the catalogues, and has room in a longer language."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from marrakech.locales import FALLBACK, FOLDER
from marrakech.locales.check import SPOKEN
from marrakech.locales.pseudo import pseudo
from tests.e2e.test_languages import AMISS
from tests.e2e.tour import LANGUAGE_SIZES, LanguageTables, language_screens

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.e2e.hands import Hands
    from tests.server.running import Process

ENGLISH = re.compile(r"/assets/en-[\w-]+\.js$")
TAUGHT = re.compile(r"/assets/taught-[\w-]+\.js$")
"""The rest of a language, for who wants to learn."""

HARD_CODED = """() => {
    const found = [];
    const bare = (text) => {
        let depth = 0;
        const outside = [...text].filter((letter) => {
            if (letter === "⟦") depth++;
            if (letter === "⟧") depth--;
            return depth === 0;
        });
        return /[A-Za-z]{2,}/.test(outside.join(""));
    };
    // names of languages, keys and people, commands, and the numbers of the dice, are the same
    // everywhere
    const own = "[lang]:not(html), kbd, code, script, style, svg, .name, [dir=auto], input, bdi, " +
        "dd[dir=ltr]";
    // and the browser itself says how long something is
    const span = /^\\d+ (second|minute)s?$/;
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (parentElement.closest(own) || span.test(data.trim())) continue;
        if (bare(data)) found.push(data.trim());
    }
    for (const name of ["aria-label", "title", "alt", "placeholder"]) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
            const text = element.getAttribute(name);
            if (!element.closest("[lang]:not(html)") && bare(text)) found.push(`${name}: ${text}`);
        }
    }
    return found;
}"""


@pytest.fixture(scope="module")
def tables(server: Process) -> LanguageTables:
    return LanguageTables(server)


def strangely(hands: Hands) -> None:
    """Let the page, which would speak English, speak the language that nobody speaks."""
    texts = [(FOLDER / FALLBACK / f"{name}.ftl").read_text("utf-8") for name in ("terms", *SPOKEN)]
    whole = "\n".join(map(pseudo, texts))

    def answering(text: str) -> Callable[[Route], None]:
        body = f"export default {json.dumps(text)};"
        return lambda route: route.fulfill(content_type="text/javascript", body=body)

    hands.context.route(ENGLISH, answering(whole))
    hands.context.route(TAUGHT, answering(""))


@pytest.mark.parametrize("size", LANGUAGE_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_said_outside_of_the_catalogues_and_all_has_room(
    someone: Callable[..., Hands], tables: LanguageTables, size: tuple[int, int]
) -> None:
    hands = someone(fresh=True, size=size)
    strangely(hands)
    faults = []
    for name in language_screens(hands, tables):
        assert "⟦" in hands.page.locator("main").inner_text()
        faults += [f"{name}: hard-coded: {text}" for text in hands.page.evaluate(HARD_CODED)]
        # five single words side by side cannot all be so much longer
        figures = hands.page.locator("table.figures")
        figures.evaluate_all("all => all.forEach((each) => { each.hidden = true; })")
        faults += [f"{name}: {fault}" for fault in hands.page.evaluate(AMISS)]
    assert not faults, "\n".join(faults)


def test_text_that_is_in_no_catalogue_would_be_seen(someone: Callable[..., Hands]) -> None:
    hands = someone(fresh=True)
    strangely(hands)
    hands.go("/rules")
    hands.page.locator("figure img").first.wait_for()
    assert hands.page.evaluate(HARD_CODED) == []
    hands.page.evaluate(
        """() => {
            document.querySelector("main h1").append("Hello");
            document.querySelector("main a").setAttribute("title", "Go there");
        }"""
    )
    assert hands.page.evaluate(HARD_CODED) == ["Hello", "title: Go there"]
