"""Puzzles, solved and missed, by keyboard and by touch; and the analysis board, shared."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlencode, urlsplit

from marrakech.core.story import Phase
from marrakech.study.puzzles import Puzzle, puzzles

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands

STORED = "JSON.parse(localStorage.getItem('marrakech.puzzles'))"


def first(phase: Phase, variant: str | None = None) -> Puzzle:
    """A puzzle in which one has to turn, or to lay."""
    return next(
        puzzle
        for puzzle in puzzles()
        if (game := puzzle.game()).phase == phase and game.rules.variant == variant
    )


def test_a_puzzle_is_missed_and_then_solved_by_keyboard(someone: Callable[..., Hands]) -> None:
    puzzle = first(Phase.TURN)
    hands = someone()
    page = hands.page
    hands.go(f"/puzzles?puzzle={puzzle.id}")
    page.locator(".ways").wait_for()
    before = int(page.locator("[data-rating]").inner_text())
    page.keyboard.press(puzzle.mistake.lower())
    page.keyboard.press("Enter")
    page.locator(".said.wrong li").first.wait_for()
    assert int(page.locator("[data-rating]").inner_text()) < before
    page.get_by_role("button", name="Try again").press("Enter")
    page.keyboard.press(puzzle.best.lower())
    page.keyboard.press("Enter")
    page.locator(".said.good").wait_for()
    page.locator(".choices .best").wait_for()
    assert page.locator(".choices li").count() == len(puzzle.choices)
    # the first answer counts: it comes back tomorrow
    kept = page.evaluate(STORED)
    assert kept["seen"] == [puzzle.id]
    assert kept["streak"] == 0
    assert puzzle.id in kept["cards"]
    page.keyboard.press("n")
    page.wait_for_function(f"() => !location.search.endsWith('={puzzle.id}')")
    page.locator(".choices").wait_for(state="detached")
    # a theme that is wished for is what comes
    page.locator(".wishes select").first.select_option("count")
    page.wait_for_function(f"() => {STORED}.theme === 'count'")


def test_a_rug_is_laid_by_touch(someone: Callable[..., Hands]) -> None:
    puzzle = first(Phase.LAY)
    hands = someone(touch=True, size=(390, 844))
    page = hands.page
    hands.go("/")
    page.locator(".day a[href^='/puzzles']").tap()
    page.locator(".puzzles .board svg").wait_for()
    hands.go(f"/puzzles?puzzle={puzzle.id}")
    page.locator(".puzzles .board [role=grid]").wait_for()
    choose = page.locator(".beside .primary")
    for square in (puzzle.best[:2], puzzle.best[2:]):
        page.locator(f"[data-square={square}]").first.tap(force=True)
        page.wait_for_timeout(300)  # a second tap that comes sooner is a slip
    if page.locator(".said").count() == 0:  # else the second tap has laid it
        choose.tap()
    page.locator(".said.good").wait_for()
    kept = page.evaluate(STORED)
    assert (kept["streak"], kept["best"]) == (1, 1)
    assert kept["rating"]["rating"] > 1500
    assert kept["cards"] == {}


SOUK = "7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4"


def asked(hands: Hands) -> dict[str, list[str]]:
    """What the address says."""
    return parse_qs(urlsplit(hands.page.url).query)


def test_a_position_is_tried_edited_and_shared(someone: Callable[..., Hands]) -> None:
    hands = someone()
    page = hands.page
    hands.go(f"/analysis?{urlencode({'position': SOUK})}")
    page.locator(".analysis tbody tr").first.wait_for()
    assert page.locator(".analysis tbody tr").count() == 3
    # variations, by keys and by the list
    page.keyboard.press("l")
    page.locator(".die").first.wait_for()
    page.locator(".die").nth(1).click()
    page.locator(".pill").first.wait_for(state="attached")
    page.locator("tbody button").nth(1).click()
    page.wait_for_function("() => location.search.includes('at=0.0.0')")
    page.locator("main h1").focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => location.search.endsWith('at=0.0')")
    page.locator("tbody button").first.click()
    page.wait_for_function("() => location.search.endsWith('at=0.0.1')")
    page.locator("label input").last.fill("sharp")
    page.locator("label input").last.press("Enter")
    page.locator("ol em", has_text="sharp").wait_for()
    first = asked(hands)
    assert first["position"] == [SOUK]
    # the whole of it in a second browser, by its address alone
    other = someone(touch=True, size=(390, 844))
    other.go(page.url.removeprefix(other.url))
    other.page.locator("ol em", has_text="sharp").wait_for()
    assert other.page.locator("ol li").count() == 5  # where it begins, and four actions
    assert other.page.locator("ol [aria-current=step]").inner_text().endswith("sharp")
    # a rug, a purse, and what makes no sense
    other.page.locator(".modes button").nth(1).tap()
    other.page.locator(".tools button").nth(3).tap()
    for square in ("a1", "b1"):
        other.page.locator(f"[data-square={square}]").first.tap(force=True)
        other.page.wait_for_timeout(300)  # a second tap that comes sooner is a slip
    other.page.wait_for_function("() => location.search.includes('p%3Ep%3C5')")
    other.page.locator("table input").first.fill("7")
    other.page.locator("table input").first.press("Enter")
    other.page.wait_for_function("() => /[+]7r/.test(location.search)")
    assert "tree" not in asked(other)
    other.page.locator(".modes button").nth(2).tap()
    other.troubled = True  # a browser complains of what is refused
    other.page.locator("textarea").fill("nonsense here")
    other.page.locator("form .primary").tap()
    other.page.locator("[role=alert]").wait_for()
