"""The lesson, from its first step to its end, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.locales import FALLBACK, languages, speaker
from tests.e2e.hands import saying

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.locales import Speaker
    from tests.e2e.hands import Hands
    from tests.server.running import Process


def choices_of(step: dict[str, Any]) -> list[str]:
    """What the buttons of a step stand for."""
    match step["kind"]:
        case "way":
            return list(step["todo"]["legal"])
        case "player":
            return [str(seat) for seat in range(len(step["position"]["players"]))]
        case _:
            return list(step["choices"])


def answer(hands: Hands, step: dict[str, Any], given: str) -> None:
    """Answer a step, as it wants to be answered."""
    page = hands.page
    match step["kind"]:
        case "square":
            page.locator(f"[data-square={given}]").first.click(force=True)
        case "rug":
            for square in (given[:2], given[2:]):
                page.locator(f"[data-square={square}]").first.click(force=True)
                page.wait_for_timeout(300)  # a second tap that comes sooner is a slip
            lay = page.locator(".answers .primary:enabled")
            if lay.count():  # else the second tap has laid it
                lay.click()
        case "throw":
            page.locator(".answers .primary").click()
        case _:
            page.locator(".answers button").nth(choices_of(step).index(given)).click()


PARTS = 2
"""So that more than one process can play it."""
PLAY_THROUGH = """async ({ steps, end, again }) => {
    const pause = (ms) => new Promise((later) => setTimeout(later, ms)); // no frame need be drawn
    const plain = (text) => text.replace(/[\\u2068\\u2069\\u2060\\u200b]/g, "");
    const soon = async (what, look) => {
        for (const since = performance.now(); performance.now() < since + 15000; await pause(5)) {
            const found = look();
            if (found) return found;
        }
        throw new Error(`not there: ${what}`);
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const saying = (selector, text) => soon(`${selector} ${text}`, () => all(selector).find(
        (each) => each.checkVisibility() && plain(each.textContent).includes(plain(text))));
    const tap = async (element, isBoard) => {
        element.scrollIntoView({ block: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        const hit = document.elementFromPoint(at.clientX, at.clientY);
        const reached = isBoard ? hit?.closest("[role=grid]") : element.contains(hit);
        if (!reached || element.disabled) throw new Error(`out of reach: ${element.outerHTML}`);
        const how = { bubbles: true, cancelable: true, pointerType: "touch", ...at };
        for (const type of ["pointerdown", "pointerup", "click"]) {
            element.dispatchEvent(new PointerEvent(type, how));
        }
        await pause(0);
    };
    for (const { title, squares, number, done, next } of steps) {
        await saying("#step-title", title);
        for (const square of squares) {
            await tap(await soon(square, () => all(`[data-square=${square}]`)[0]), true);
            // a second tap that comes sooner is a slip
            if (squares.length > 1) await pause(300);
        }
        const answers = () => all(".answers button");
        if (number !== null) await tap(await soon("an answer", () => answers()[number]));
        const lay = all(".answers .primary:enabled")[0];
        if (squares.length > 1 && lay) await tap(lay); // else the second tap has laid it
        await saying(".said.good", done);
        await tap(await saying("button:enabled", next));
    }
    await saying("h2", end);
    const ended = all("[aria-current=step]").length === 0;
    await tap(await saying("button:enabled", again));
    return ended;
}"""
"""Plays it in the page itself, which takes a fifth of the computing; whether it has ended. What is
tapped has to be where a thumb would reach it."""


def by_script(step: dict[str, Any], say: Speaker) -> dict[str, Any]:
    """What the script has to look for and to tap in a step."""
    given = step["right"][0]
    number = None
    match step["kind"]:
        case "square":
            squares = [given]
        case "rug":
            squares = [given[:2], given[2:]]
        case kind:
            squares = []
            number = 0 if kind == "throw" else choices_of(step).index(given)
    texts = {"title": step["title"], "done": f"learn-{step['name']}-done", "next": "learn-next"}
    said = {name: say(message) for name, message in texts.items()}
    return {"squares": squares, "number": number, **said}


@pytest.mark.parametrize("part", range(PARTS))
def test_the_lesson_can_be_played_through_in_every_language(
    someone: Callable[..., Hands], server: Process, part: int
) -> None:
    """By a script in the page; real taps are what the next test makes."""
    steps = httpx.get(f"{server.url}/api/lesson").json()["steps"]
    ana = someone(size=(360, 640), touch=True)
    page = ana.page
    ana.go("/learn")
    page.locator("#step-title").wait_for()
    ana.put_settings_aside()
    for language in languages()[part::PARTS]:
        ana.speak(language)
        say = speaker(language)
        told = {
            "steps": [by_script(step, say) for step in steps],
            "end": say("learn-end-title"),
            "again": say("learn-again"),
        }
        assert page.evaluate(PLAY_THROUGH, told), language


def test_the_lesson_says_what_is_wrong_and_is_found_again(
    someone: Callable[..., Hands], server: Process
) -> None:
    steps = httpx.get(f"{server.url}/api/lesson").json()["steps"]
    say = speaker(FALLBACK)
    ana = someone(size=(360, 640), touch=True)
    page = ana.page
    ana.go("/learn")
    for number, step in enumerate(steps):
        page.locator("#step-title", has_text=saying(say(step["title"]))).wait_for()
        mistakes = [wrong for wrong in step["wrong"] if wrong["hint"] and wrong["answer"] != "*"]
        if mistakes:
            answer(ana, step, mistakes[0]["answer"])
            page.locator(".said.bad", has_text=saying(say(mistakes[0]["hint"]))).wait_for()
        answer(ana, step, step["right"][0])
        page.locator(".said.good").wait_for()
        if number == 4:  # whoever leaves finds it again
            page.reload()
            ana.button(say("learn-resume")).click()
            answer(ana, step, step["right"][0])
            page.locator(".said.good").wait_for()
        ana.button(say("learn-next")).click()
    page.get_by_text(saying(say("learn-end-title"))).wait_for()
