"""Puzzles: solved and missed, by keyboard and by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    page.wait_for_function(f"!location.search.endsWith('={puzzle.id}')")
    page.locator(".choices").wait_for(state="detached")
    # a theme that is wished for is what comes
    page.locator(".wishes select").first.select_option("count")
    page.wait_for_function(f"{STORED}.theme === 'count'")


def test_a_rug_is_laid_by_touch(someone: Callable[..., Hands]) -> None:
    puzzle = first(Phase.LAY)
    hands = someone(touch=True, size=(390, 844))
    page = hands.page
    hands.go("/")
    page.locator(".day a").tap()
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
