"""What the players' cards tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import plain
from tests.e2e.tables import Played, at

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process

INSIDE = """(card) => {
    const { left, right, bottom } = card.getBoundingClientRect();
    return [...card.querySelectorAll(".chip, .chip > *")].every((part) => {
        const box = part.getBoundingClientRect();
        const chip = part.closest(".chip").getBoundingClientRect();
        const unseen = part.matches(".mark") && box.top >= chip.bottom - 1;
        return unseen || (box.left >= left && box.right <= right && box.bottom <= bottom);
    });
}"""


SIZES = ((1440, 900), (390, 844), (320, 568), (568, 320))


@pytest.mark.parametrize("language", ["en", "ar"])
def test_both_colours_of_both_players(
    someone: Callable[..., Hands], server: Process, language: str
) -> None:
    game = Played(server, 2)
    state = game.play(at("turn", turn=7))
    ana = someone(size=SIZES[0], language=language)
    ana.go(game.address(0))
    ana.wait()
    for size in SIZES:
        ana.resize(size)
        cards_are_right(ana, state, language)


def cards_are_right(ana: Hands, state: Any, language: str) -> None:  # noqa: ANN401
    """Whether the cards tell how many rugs of which colours are left."""
    for seat, player in enumerate(state["position"]["players"]):
        card = ana.card(seat)
        piles = card.locator(".piles li")
        colours = state["seats"][seat]["colours"]
        assert [pile.get_attribute("data-colour") for pile in piles.all()] == colours
        for colour, pile in zip(colours, piles.all(), strict=True):
            number = player["rugs"][colour]
            is_next = player["top"] == colour
            expect(pile.locator(f".dye-{colour}")).to_be_visible()
            assert (pile.locator(".mark").count() == 1) == is_next
            edge = pile.locator(".chip").evaluate("chip => getComputedStyle(chip).borderTopColor")
            assert (edge == "rgba(0, 0, 0, 0)") != is_next
            if language == "en":
                expect(pile.locator(".number")).to_have_text(str(number))
                spoken = plain(pile.locator(".unseen").inner_text())
                wanted = f"{colour.capitalize()}{' comes next' if is_next else ''}: {number} rugs"
                assert spoken.startswith(wanted)
        assert card.evaluate(INSIDE)


def test_one_colour_is_as_simple_as_ever(someone: Callable[..., Hands], server: Process) -> None:
    for players, rules in ((3, "international/3"), (2, "international/2,two-player=one-colour")):
        ana = someone()
        ana.go(Played(server, players, rules=rules).address(0))
        ana.wait()
        expect(ana.page.locator(".player .left")).to_have_count(players)
        expect(ana.page.locator(".player .piles")).to_have_count(0)
