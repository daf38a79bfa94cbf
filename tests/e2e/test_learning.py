"""The lesson, from its first step to its end, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.locales import FALLBACK, languages, speaker
from tests.e2e.hands import saying

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process


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
        case kind:
            choices = {
                "way": step["todo"] and step["todo"]["legal"],
                "player": [str(seat) for seat in range(len(step["position"]["players"]))],
            }.get(kind) or step["choices"]
            page.locator(".answers button").nth(choices.index(given)).click()


PARTS = 4
"""So that more than one process can play it."""


@pytest.mark.parametrize("part", range(PARTS))
def test_the_lesson_can_be_played_through_in_every_language(
    someone: Callable[..., Hands], server: Process, part: int
) -> None:
    steps = httpx.get(f"{server.url}/api/lesson").json()["steps"]
    ana = someone(size=(360, 640), touch=True)
    page = ana.page
    ana.go("/learn")
    page.locator("#step-title").wait_for()
    ana.put_settings_aside()
    for language in languages()[part::PARTS]:
        ana.speak(language)
        say = speaker(language)
        for step in steps:
            page.locator("#step-title", has_text=saying(say(step["title"]))).wait_for()
            answer(ana, step, step["right"][0])
            done = saying(say(f"learn-{step['name']}-done"))
            page.locator(".said.good", has_text=done).wait_for()
            ana.button(say("learn-next")).click()
        page.get_by_text(saying(say("learn-end-title"))).wait_for()
        assert page.locator("[aria-current=step]").count() == 0
        ana.button(say("learn-again")).click()


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
