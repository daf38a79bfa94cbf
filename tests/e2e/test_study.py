"""Hints, the tutor, one's own mistakes and the analysis board: by keyboard and by touch, in other
languages than English, and through a restart of the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import Played
from tests.e2e.test_review import laid, steps_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.e2e.hands import Hands
    from tests.server.running import Process

PHONE = (390, 844)
HANDS = (("de", False), ("ar", True), ("ja", True))
"""In which language, and whether by touch: else by keyboard."""
COVERS = """() => {
    const box = (chosen) => document.querySelector(chosen).getBoundingClientRect();
    const [card, board] = [box("section.told"), box(".market .fit [role=grid]")];
    return card.bottom > board.top && card.top < board.bottom &&
        card.right > board.left && card.left < board.right;
}"""
"""Whether what a hint says lies over a square."""
SOUK = "7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4"


def use(hands: Hands, button: Locator) -> None:
    """Use a button by touch, or by keyboard."""
    if hands.touch:
        button.tap()
    else:
        button.focus()
        hands.page.keyboard.press("Enter")


SELECTED = """() => [...document.querySelectorAll("[role=gridcell][aria-selected=true]")]
    .map((cell) => cell.dataset.square).sort().join()"""


def take(hands: Hands, action: str) -> None:
    """Choose an action on the board, by touch or by keyboard."""
    page = hands.page
    if len(action) == 1:
        use(hands, page.locator(f"[data-way={action}]"))
        return
    squares = (action[:2], action[2:])
    if hands.touch:
        for square in squares:
            page.locator(f"[data-square={square}]").first.tap(force=True)
            page.wait_for_timeout(300)  # a second tap that comes sooner is a slip
        return
    page.locator("[role=grid]").focus()
    keys = ["Home"] + 6 * ["ArrowUp"]
    keys += (ord(action[0]) - ord("a")) * ["ArrowRight"] + (int(action[1]) - 1) * ["ArrowDown"]
    for key in keys:
        page.keyboard.press(key)
    for _ in range(6):  # all places on that square, one after the other
        page.keyboard.press("Space")
        if page.evaluate(SELECTED) == ",".join(sorted(squares)):
            return
    raise AssertionError(f"{action} could not be chosen: {page.evaluate(SELECTED)}")


def a_mistake(table: Played, hints: list[dict[str, Any]]) -> bool:
    """Play until a rug may be laid where it would be a mistake; the hint is the last of these."""

    def found(state: Any) -> bool:  # noqa: ANN401
        todo = state["todo"]
        if todo is None or todo["seat"] != 0 or todo["phase"] != "lay":
            return False
        want = {"seat": 0, "version": state["version"]}
        answer = table.client.post(f"/tables/{table.id}/hint", json=want, timeout=30)
        hints.append(answer.json())
        return hints[-1]["choices"][-1]["word"] in {"mistake", "blunder"}

    table.play(found)
    return bool(hints)


@pytest.mark.parametrize(("language", "touch"), HANDS)
def test_a_hint_and_the_tutor_by_hand(
    someone: Callable[..., Hands], server: Process, language: str, touch: bool
) -> None:
    table, hints = Played(server, 2, hints=True), list[dict[str, Any]]()
    assert a_mistake(table, hints)
    hint = hints[-1]
    hands = someone(language=language, touch=touch, **({"size": PHONE} if touch else {}))
    page = hands.page
    hands.go(table.address(0))
    lamp = page.locator(".lamp")
    use(hands, lamp)
    card = page.locator("section.told")
    best = hint["choices"][0]["action"]
    expect(card).to_contain_text(f"{best[:2]} {best[2:]}")
    assert not page.evaluate(COVERS), "it can still be chosen on the board"
    use(hands, lamp)
    expect(card.locator("tbody tr")).to_have_count(len(hint["choices"]))
    expect(page.locator(".market .pill")).to_have_count(len(hint["choices"]))
    assert not page.evaluate(COVERS)
    if touch:
        hands.resize(PHONE[::-1])
        assert not page.evaluate(COVERS)
        hands.resize(PHONE)
    tutor = card.get_by_role("checkbox")
    tutor.scroll_into_view_if_needed()
    if touch:
        tutor.tap()
    else:
        tutor.focus()
        page.keyboard.press("Space")
    page.reload()  # who has seen the hint is not warned: the page forgets it

    lamp.wait_for()
    before = laid(table)
    take(hands, hint["choices"][-1]["action"])
    warning = page.locator("dialog[open] .ways button")
    main = page.locator(".doing .primary:not(:disabled)")
    main.or_(warning).first.wait_for()
    if not warning.count():  # where a rug can lie only so, the second tap has laid it
        use(hands, main)
    expect(warning).to_have_count(3)
    assert laid(table) == before, "nothing is done yet"
    use(hands, warning.nth(1))  # show me
    expect(card).to_contain_text(f"{best[:2]} {best[2:]}")
    assert laid(table) == before


@pytest.mark.parametrize(("language", "touch"), HANDS[:2])
def test_the_better_move_is_found_by_hand(
    someone: Callable[..., Hands], reviewed: Played, language: str, touch: bool
) -> None:
    hands = someone(language=language, touch=touch, **({"size": PHONE} if touch else {}))
    page = hands.page
    hands.go(f"{reviewed.address()}/review")
    page.locator(".tables table").first.wait_for(timeout=60_000)
    page.locator("progress").wait_for(state="detached", timeout=60_000)
    steps = steps_of(reviewed)
    grave = [each for each in steps if each["word"] in {"mistake", "blunder"}]
    use(hands, page.locator(".face").nth(grave[0]["seat"]))
    use(hands, page.locator(".coach .wine"))
    step = steps[int(page.get_by_role("slider").input_value())]
    worst = max(step["choices"], key=lambda choice: choice["loss"])["action"]
    for action, sign in ((worst, ".bad"), (step["best"], ".good")):
        take(hands, action)
        asked = page.locator(".coach .wine:not(:disabled)")
        if page.locator(f".coach {sign}").count() == 0:
            use(hands, asked)
        page.locator(f".coach {sign}").wait_for()
    expect(page.locator(".pill.better")).to_have_count(1)


@pytest.fixture(scope="module")
def reviewed(server: Process) -> Played:
    """A game that is over."""
    played = Played(server, 3, rules="international/3,rugs=4")
    played.play()
    return played


def test_a_review_goes_on_when_the_server_is_there_again(
    someone: Callable[..., Hands], started: Callable[..., Process]
) -> None:
    server = started()
    played = Played(server, 2, rules="international/2,rugs=8")
    played.play()
    hands = someone(server.url)
    hands.troubled = True
    page = hands.page
    hands.go(f"{played.address()}/review")
    page.locator(".moments [role=img], .moments button").first.wait_for(timeout=60_000)
    server.kill()
    started(port=server.port)
    page.locator(".tables table").first.wait_for(timeout=60_000)
    page.locator("progress").wait_for(state="detached", timeout=60_000)
    assert page.locator("main .bad[role=alert]").count() == 0


def asked(hands: Hands) -> dict[str, list[str]]:
    """What the address says."""
    return parse_qs(urlsplit(hands.page.url).query)


@pytest.mark.parametrize(("language", "touch"), HANDS[:2])
def test_variations_are_taken_away_and_positions_carried_as_text(
    someone: Callable[..., Hands], language: str, touch: bool
) -> None:
    hands = someone(language=language, touch=touch, **({"size": PHONE} if touch else {}))
    page = hands.page
    if not touch:  # only there a page may read what was copied
        hands.context.grant_permissions(["clipboard-read", "clipboard-write"])
    hands.go(f"/analysis?{urlencode({'position': SOUK})}")
    rows = page.locator(".analysis tbody button")
    rows.first.wait_for()
    use(hands, rows.nth(1))
    page.locator(".die").first.wait_for()
    use(hands, page.locator(".die").nth(1))
    page.wait_for_function("() => location.search.endsWith('at=0.0')")
    tree = page.locator("ol li")
    expect(tree).to_have_count(3)
    if not touch:
        page.locator(".share button").nth(1).click()
        text = page.evaluate("navigator.clipboard.readText()")
        assert " lay " in text
        assert page.url in text
    use(hands, page.locator("section:has(ol) .row button"))
    expect(tree).to_have_count(2)
    page.wait_for_function("() => location.search.endsWith('at=0')")
    use(hands, tree.first.locator("button"))
    page.wait_for_function("() => !location.search.includes('at=')")
    use(hands, page.locator(".modes button").nth(2))
    page.locator("textarea").fill(f"Rot dreht Assam\nlinks\t25 %\n{SOUK.replace('d4N', 'c4N')}\n")
    use(hands, page.locator("form .primary"))
    page.wait_for_function("() => location.search.includes('c4N')")
    assert "tree" not in asked(hands)
