"""No language is cut off, runs over the edge or lies over something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from marrakech.locales import CODES, languages, speaker
from tests.e2e.hands import saying
from tests.e2e.tour import (
    LANGUAGE_SCREENS,
    LANGUAGE_SIZES,
    LanguageTables,
    language_screen,
    language_screens,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process

AMISS = """() => {
    const amiss = [];
    const shown = (element) => {
        for (let each = element; each; each = each.parentElement) {
            const { width, height } = each.getBoundingClientRect();
            const { display } = getComputedStyle(each);
            if (display !== "contents" && (width <= 1 || height <= 1)) return false;
        }
        return element.checkVisibility({ visibilityProperty: true });
    };
    if (document.documentElement.scrollWidth > innerWidth + 1) amiss.push("the page is too wide");
    const named = ({ tagName, className, textContent }) =>
        `${tagName}.${className}: ${textContent.trim()}`;
    const texts =
        "button, a, h1, h2, h3, p, label, legend, summary, li, td, th, figcaption, .prompt";
    for (const element of document.querySelectorAll(texts)) {
        if (!shown(element) || element.closest("svg, .log")) continue;
        const { left, right } = element.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1) amiss.push(`over the edge: ${named(element)}`);
        const cut = getComputedStyle(element).overflowX !== "visible";
        if (cut && element.scrollWidth > element.clientWidth + 1) {
            amiss.push(`cut off: ${named(element)}`);
        }
        if (element.matches("button, a.button") && element.scrollWidth > element.clientWidth + 2) {
            amiss.push(`too long: ${named(element)}`);
        }
    }
    const lies = (element) => {
        for (let each = element; each; each = each.parentElement) {
            if (["sticky", "fixed"].includes(getComputedStyle(each).position)) return false;
        }
        return shown(element) && !element.closest("svg, dialog:not([open])");
    };
    const used = [...document.querySelectorAll("button, a, select, input")].filter(lies);
    for (const [index, one] of used.entries()) {
        for (const other of used.slice(index + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const [a, b] = [one, other].map((element) => element.getBoundingClientRect());
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 2 && high > 2) amiss.push(`${named(one)} lies over ${named(other)}`);
        }
    }
    return amiss;
}"""


LINES = """(words) => {
    const texts = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.add(walker.currentNode.data);
    const box = document.createElement("div");
    box.style = "position: absolute; width: 0; overflow-wrap: normal; white-space: normal";
    document.body.append(box);
    const line = (from, to) => {
        const range = document.createRange();
        range.setStart(box.firstChild, from);
        range.setEnd(box.firstChild, to);
        return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))].join();
    };
    const found = { seen: [], amiss: [] };
    for (const text of texts) {
        box.textContent = text;
        for (const word of words) {
            const within = new RegExp([...word].join("\\u2060?"), "g");
            for (const { index, 0: match } of text.matchAll(within)) {
                const end = index + match.length;
                const own = line(index, end);
                const before = /\\p{Lo}\\p{M}*[\u200b\u2068\u2069]*$/u.exec(text.slice(0, index));
                const after = /^[\u200b\u2068\u2069]*\\p{Lo}/u.exec(text.slice(end));
                found.seen.push(word);
                if (own.includes(",")) found.amiss.push(`${word} is broken: ${text}`);
                if (before && line(before.index, before.index + 1) === own) {
                    found.amiss.push(`${word} hangs on what is before it: ${text}`);
                }
                if (after && line(end + after[0].length - 1, end + after[0].length) === own) {
                    found.amiss.push(`${word} hangs on what is after it: ${text}`);
                }
            }
        }
    }
    box.remove();
    return found;
}"""
"""In a box without width a line ends wherever it may."""


@pytest.fixture(scope="module")
def tables(server: Process) -> LanguageTables:
    return LanguageTables(server)


@pytest.mark.parametrize("screen", LANGUAGE_SCREENS)
def test_everything_fits(
    someone: Callable[..., Hands], tables: LanguageTables, screen: str
) -> None:
    hands = someone(size=LANGUAGE_SIZES[0])
    language_screen(hands, tables, screen)
    hands.put_settings_aside()
    html = hands.page.locator("html")
    faults = []
    for size in LANGUAGE_SIZES:  # another size takes longer than another language
        hands.resize(size)
        for language in languages():
            hands.speak(language)
            expect(html).to_have_attribute("dir", "rtl" if language in CODES.rtl else "ltr")
            found = hands.page.evaluate(AMISS)
            faults += [f"{language} {size[0]}: {fault}" for fault in found]
    assert faults == []


@pytest.mark.parametrize("screen", [name for name in LANGUAGE_SCREENS if name != "lobby"])
def test_who_comes_and_who_changes_the_language_read_the_same(
    someone: Callable[..., Hands], tables: LanguageTables, screen: str
) -> None:
    """So that it is enough to look at a screen in one of these ways (the lobby lives meanwhile)."""
    hands = someone()
    language_screen(hands, tables, screen)
    hands.put_settings_aside()
    hands.speak("ar")
    changed = hands.page.locator("main").inner_text()
    come = someone(language="ar")
    language_screen(come, tables, screen)
    expect(come.page.locator("main")).to_have_text(changed, use_inner_text=True)


def test_the_page_speaks_what_the_browser_asks_for(someone: Callable[..., Hands]) -> None:
    hands = someone()
    html = hands.page.locator("html")
    browser = hands.context.new_cdp_session(hands.page)
    agent = hands.page.evaluate("navigator.userAgent")
    for language in languages():
        asked = {"userAgent": agent, "acceptLanguage": language}
        browser.send("Emulation.setUserAgentOverride", asked)
        hands.go("/")
        expect(html).to_have_attribute("lang", language)
        expect(html).to_have_attribute("dir", "rtl" if language in CODES.rtl else "ltr")
        expect(hands.page.locator("h1")).to_have_text(saying(speaker(language)("page-home-title")))


@pytest.mark.parametrize("language", CODES.whole)
def test_no_line_ends_within_a_name(
    someone: Callable[..., Hands], tables: LanguageTables, language: str
) -> None:
    words = [word.replace("|", "") for word in CODES.whole[language]]
    say = speaker(language)
    hands = someone(language=language)
    hands.go("/")
    hands.page.locator("h1").wait_for()
    found = [hands.page.evaluate(LINES, words)]
    found += [hands.page.evaluate(LINES, words) for _ in language_screens(hands, tables)]
    seen = {word for each in found for word in each["seen"]}
    assert {say("page-title"), say("page-bot-porter"), say("page-bot-master")} <= seen
    assert len(seen) > len(words) / 2
    assert [fault for each in found for fault in each["amiss"]] == []
