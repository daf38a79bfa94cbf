"""The end says how it came about, who has left before, and what everybody scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import saying
from tests.e2e.tables import NAMES, Played, at

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process


def last_rug(server: Process) -> Played:
    game = Played(server, 2, rules="international/2,rugs=2")
    game.play()
    return game


def all_out(server: Process) -> Played:
    game = Played(server, 3, rules="international/3,dirhams=1")
    while game.play()["result"]["reason"] != "last player":
        game = Played(server, 3, rules="international/3,dirhams=1")
    return game


def gave_up(server: Process) -> Played:
    game = Played(server, 3)
    game.play(at("turn", turn=6))
    game.do(1, "resign")
    game.do(0, "resign")
    return game


HOW: dict[str, tuple[Callable[[Process], Played], str, str | None]] = {
    "last rug": (last_rug, "The last rug was laid.", None),
    "last player": (all_out, "Everybody else was out.", "out"),
    "resigned": (gave_up, "Everybody else gave up.", "gave up"),
}


def test_it_is_told_to_the_one_who_looks(someone: Callable[..., Hands], server: Process) -> None:
    """The winner, the last, and who watches; petals only where it is seen to come, by a winner."""
    game = Played(server, 2, rules="international/2,rugs=4")
    game.play(at("lay", turn=4))
    watcher, ana = someone(), someone(size=(390, 844), touch=True, speed="fast")
    ana.page.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('.petals')) window.fell = 1; })"
        ".observe(document, {childList: true, subtree: true})"
    )
    watcher.go(game.address())
    ana.go(game.address(0))
    ana.page.locator(".prompt").wait_for()
    game.play()
    result: Any = game.state()["result"]
    first, second = (seat for place in result["ranking"] for seat in place)
    ahead = result["points"][first] - result["points"][second]
    by = "one" if ahead == 1 else str(ahead)
    won = f"You win by {by}!" if ahead else "You win!"
    told = f"{NAMES[first]} wins by {by}!" if ahead else f"{NAMES[first]} wins!"
    lost = f"{NAMES[first]} wins, you are second"
    winners = result["ranking"][0]
    if len(winners) == 2:  # the dice are real ones: it may be a draw
        won, told = "You share the victory!", f"A shared victory: {NAMES[first]} · {NAMES[second]}"
    expect(watcher.page.locator("#end-title")).to_have_text(saying(told))
    expect(ana.page.locator("#end-title")).to_have_text(saying(won if 0 in winners else lost))
    fell = ana.page.evaluate("Boolean(window.fell)")
    assert fell == (0 in winners), "petals are for who has won"
    watcher.go(game.address(1))
    expect(watcher.page.locator("#end-title")).to_have_text(saying(won if 1 in winners else lost))
    assert watcher.page.locator(".petals").count() == 0, "it was over when they came"
    paid = [
        (step["item"]["payment"], step["position"]["turn"])
        for step in game.replay()["steps"]
        if (step["item"] or {}).get("payment")
    ]
    shown = watcher.page.locator(".highlight")
    if not paid:
        expect(shown).to_have_count(0)
    elif 1 in winners:
        most = max(payment["paid"] for payment, _ in paid)
        dirhams = "one dirham" if most == 1 else f"{most} dirhams"
        expect(shown).to_contain_text(saying(f"pays {dirhams}"))


@pytest.mark.parametrize("how", HOW)
def test_how_it_came_about(someone: Callable[..., Hands], server: Process, how: str) -> None:
    play, sentence, badge = HOW[how]
    game = play(server)
    result: Any = game.state()["result"]
    ana = someone()
    ana.go(game.address(0))
    expect(ana.page.locator(".how")).to_have_text(sentence)
    rows = ana.ranking()
    seats = [seat for place in result["ranking"] for seat in place]
    assert [row[1].split("\n")[0].strip() for row in rows] == [NAMES[seat] for seat in seats]
    for seat, (_, name, dirhams, squares, points) in zip(seats, rows, strict=True):
        gone = seat in result["out"] or (how == "resigned" and seat != 2)
        assert (badge is not None and badge in name) == gone
        if gone:
            assert (dirhams, squares, points) == ("–", "–", "0")
        else:
            assert int(dirhams) + int(squares) == int(points) == result["points"][seat]
    assert [int(row[4]) for row in rows] == sorted((int(row[4]) for row in rows), reverse=True)

    ana.go(f"{game.address()}/replay")
    ana.page.get_by_text("Result and numbers").click()
    expect(ana.page.locator(".how")).to_have_text(sentence)
    expect(ana.page.locator("tr.gone .badge")).to_have_count(sum("–" in row for row in rows))
    record = game.client.get(f"/tables/{game.id}/record").text
    ana.go("/replay")
    ana.page.get_by_label("Text of the record").fill(record)
    ana.press("Show it")
    ana.page.get_by_text("Result and numbers").click()
    expect(ana.page.locator(".how")).to_have_text(sentence)


def test_few_squares_still_have_their_figure(
    someone: Callable[..., Hands], server: Process
) -> None:
    """However short the bar is that they have beside those of dirhams."""
    ana = someone(size=(320, 568), touch=True)
    ana.go(last_rug(server).address(0))
    bars = ana.page.locator(".bar.squares")
    bars.first.wait_for()
    cut = bars.evaluate_all(
        """(all) => {
            for (const bar of all) bar.parentElement.style.setProperty("--s", "0.001");
            return all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
                .map(({ textContent }) => textContent.trim());
        }"""
    )
    assert cut == []
