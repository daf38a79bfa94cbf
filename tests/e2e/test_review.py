"""What the engine tells people: the review of a game just played, hints, and the tutor."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import Played

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process

LANGUAGES = ("de", "ar", "ja")


@pytest.fixture(scope="module")
def game(server: Process) -> Played:
    """A game that is over."""
    played = Played(server, 3, rules="international/3,rugs=5")
    played.play()
    return played


def steps_of(game: Played) -> list[dict[str, Any]]:
    """The steps of the review that is kept."""
    lines = game.client.get(f"/tables/{game.id}/review", timeout=60).text.splitlines()
    told = [json.loads(line) for line in lines]
    return [line["step"] for line in told if line["type"] == "step" and line["depth"] == "deep"]


def numbers(cells: list[str]) -> list[float]:
    """Figures of a row, as numbers."""
    return [float(cell.replace("−", "-").replace("+", "")) for cell in cells]


def laid(table: Played) -> int:
    """How many rugs were laid."""
    return sum(item["type"] == "laid" for item in table.state()["log"])


def choose(hands: Hands, action: str) -> None:
    """Choose an action on the board."""
    if len(action) == 1:
        hands.page.locator(f"[data-way={action}]").click()
        return
    for square in (action[:2], action[2:]):
        hands.page.locator(f"[data-square={square}]").click()


def test_the_review_of_a_game_just_played(someone: Callable[..., Hands], game: Played) -> None:
    ana = someone()
    page = ana.page
    ana.go(game.address(0))
    page.get_by_role("link", name="Review").click()
    page.wait_for_url("**/review")
    page.locator(".tables table").first.wait_for(timeout=60_000)
    page.locator("progress").wait_for(state="detached", timeout=60_000)

    for row in (
        page.locator(".tables section").first.locator("table").first.locator("tbody tr").all()
    ):
        start, luck, skill, others, result = numbers(row.locator("td").all_inner_texts()[:5])
        assert round(start + luck + skill + others, 1) == result, "it adds up as it is shown"

    slider = page.get_by_role("slider")
    here = int(slider.input_value())
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(here - 1))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(game.replay()["steps"]) - 1))

    steps = steps_of(game)
    seat = next(each["seat"] for each in steps if each["word"] in {"mistake", "blunder"})
    page.locator(".face").nth(seat).click()
    page.locator(".coach .wine").click()
    step = steps[int(slider.input_value())]
    assert step["seat"] == seat
    expect(page.locator(".pill.better")).to_have_count(0)
    worst = max(step["choices"], key=lambda choice: choice["loss"])["action"]
    for action, said in ((worst, "Look again"), (step["best"], "is the best")):
        choose(ana, action)
        page.get_by_role("button", name="This one").click()
        expect(page.locator(".coach")).to_contain_text(said)
    expect(page.locator(".pill.better")).to_have_count(1)

    ana.put_settings_aside()
    for language in LANGUAGES:
        ana.speak(language)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{language} is too wide by {wide} pixels"


def test_a_review_of_a_record_that_is_pasted(someone: Callable[..., Hands], game: Played) -> None:
    ana = someone()
    ana.go("/replay")
    ana.troubled = True  # a browser complains of what is refused
    ana.page.locator("textarea").fill("1. no game at all")
    ana.page.locator("form [type=submit], form button").last.click()
    ana.page.get_by_role("alert").wait_for()
    assert ana.page.locator("textarea").input_value() == "1. no game at all", "it can be mended"
    record = game.client.get(f"/tables/{game.id}/record").text
    ana.page.locator("textarea").fill(record)
    ana.page.locator("form [type=submit], form button").last.click()
    ana.press("Review")
    ana.page.locator(".tables table").first.wait_for(timeout=60_000)
    ana.page.locator("header button").first.click()
    ana.page.locator(".controls").wait_for()


def test_a_hint_and_the_tutor(someone: Callable[..., Hands], server: Process) -> None:
    table = Played(server, 2, hints=True)
    bad: dict[str, Any] | None = None
    hint: dict[str, Any] = {}

    def found(state: Any) -> bool:  # noqa: ANN401
        nonlocal bad, hint
        todo = state["todo"]
        if todo is None or todo["seat"] != 0 or todo["phase"] != "lay":
            return False
        want = {"seat": 0, "version": state["version"]}
        hint = table.client.post(f"/tables/{table.id}/hint", json=want, timeout=30).json()
        named = [each for each in hint["choices"] if each["word"] in {"mistake", "blunder"}]
        bad = named[-1] if named else None
        return bad is not None

    table.play(found)
    assert bad is not None
    ana = someone()
    page = ana.page
    ana.go(table.address(0))
    lamp = page.locator(".lamp").bounding_box()
    doing = page.locator(".doing").bounding_box()
    assert lamp
    assert doing
    assert lamp["y"] >= doing["y"] + doing["height"], "it comes a little later, and moves nothing"
    page.locator(".lamp").click()
    card = page.locator("section.told")
    best = hint["choices"][0]["action"]
    expect(card).to_contain_text(f"{best[:2]} {best[2:]}")
    expect(page.locator(".rug.better")).to_have_count(1)
    page.locator(".lamp").click()
    expect(card.locator("tbody tr")).to_have_count(len(hint["choices"]))
    card.get_by_role("checkbox").check()
    page.reload()  # who has seen the hint is not warned: the page forgets it

    choose(ana, bad["action"])
    before = laid(table)
    ana.press_main()
    warning = page.locator("dialog[open]")
    expect(warning).to_contain_text("chance to win")
    warning.get_by_role("button", name="Think again").click()
    assert laid(table) == before, "nothing was done"
    choose(ana, bad["action"])
    ana.press_main()
    warning.get_by_role("button", name="Play anyway").click()
    expect(page.locator(".lamp")).to_have_count(0)
    assert laid(table) == before + 1
    kinds = [item["kind"] for item in table.state()["log"] if item["type"] == "helped"]
    assert kinds[-1] == "tutor"


def test_ones_own_page_and_playing_on_from_a_review(
    someone: Callable[..., Hands], game: Played
) -> None:
    ana = someone()
    page = ana.page
    ana.go(game.address(1))
    page.get_by_role("link", name="Review").wait_for()  # its end was seen
    ana.go("/")
    page.get_by_role("link", name="Your tables").click()
    page.wait_for_url("**/games")
    page.get_by_role("button", name="Review my games").click()
    dice = page.get_by_role("group", name="Dice, and what was to be expected")
    dice.wait_for(timeout=60_000)
    items = [step["item"] for step in game.replay()["steps"] if step["item"]]
    throws = [item for item in items if item["type"] == "walked" and item["seat"] == 1]
    cells = dice.locator("tbody tr").first.locator("td").all_inner_texts()
    assert cells[0] == str(len(throws))
    counts = [sum(item["steps"] == face for item in throws) for face in (1, 2, 3, 4)]
    assert cells[2:6] == [str(count) for count in counts]
    expected = dice.locator("tbody tr").nth(1).locator("td").all_inner_texts()
    assert float(expected[3]) == round(len(throws) / 3, 1)
    habits = page.get_by_role("group", name="Where most was lost").locator("tbody tr")
    assert habits.count() == 4
    page.get_by_role("button", name="Review my games").wait_for(state="detached")
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_url("**/review")
    slider = page.get_by_role("slider")
    slider.wait_for(timeout=60_000)
    page.locator("progress").wait_for(state="detached", timeout=60_000)
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(slider.get_attribute("max") or 0) - 1))
    last = game.replay()["steps"][int(slider.input_value())]["position"]
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/t/" in url and "/review" not in url)
    table = page.url.rsplit("/", 1)[1].split("#")[0]
    assert table != game.id
    begun = game.client.get(f"/tables/{table}").json()
    assert [seat["kind"] for seat in begun["seats"]] == ["bot", "person", "bot"]
    assert begun["rules"] == game.replay()["rules"]
    assert begun["first"] == last["seat"]
