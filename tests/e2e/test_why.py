"""Whoever asks why, during a game, is led to the rule."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.browsers import until
from tests.e2e.hands import saying
from tests.e2e.tables import Played, at

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocket

    from tests.e2e.hands import Hands
    from tests.server.running import Process

NEXT = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def protected(state: Any) -> str | None:  # noqa: ANN401
    """A rug of somebody else, both halves of which can be seen, beside Assam."""
    square = state["position"]["assam"]["square"]
    column, row = ord(square[0]) - ord("a"), int(square[1]) - 1
    board = state["position"]["board"]
    colours = state["seats"][state["todo"]["seat"]]["colours"]
    for across, down in NEXT.values():
        x, y = column + across, row + down
        cell = board[y][x] if x in range(7) and y in range(7) else None
        if cell is None or cell["colour"] in colours:
            continue
        far_x, far_y = x + NEXT[cell["half"]][0], y + NEXT[cell["half"]][1]
        other = board[far_y][far_x]
        stands = (far_x, far_y) == (column, row)
        if other and other["rug"] == cell["rug"] and not stands:
            return "".join(f"{chr(ord('a') + c)}{r + 1}" for c, r in ((x, y), (far_x, far_y)))
    return None


@pytest.fixture(scope="module")
def table(server: Process) -> Played:
    """Where something was paid, and a rug is to be laid, but not everywhere beside Assam."""
    ready = at("lay", turn=9)

    def wanted(state: Any) -> bool:  # noqa: ANN401
        paid = any(item.get("payment") for item in state["log"])
        return paid and ready(state) and protected(state) is not None

    for _ in range(5):
        table = Played(server, 4)
        if table.play(wanted)["todo"]:
            return table
    raise AssertionError("somewhere in some game a whole rug lies beside Assam")


def notice(hands: Hands) -> Any:  # noqa: ANN401
    """What is told in passing."""
    return hands.page.locator(".notice")


def test_a_place_under_assam_says_which_rule_is_against_it(
    someone: Callable[..., Hands], table: Played
) -> None:
    ana = someone()
    ana.go(table.address(0))
    assert ana.wait() == "lay"
    state = table.state()
    ana.page.locator(f"[data-square={state['position']['assam']['square']}]").first.click()
    expect(notice(ana)).to_contain_text("next to Assam")
    link = notice(ana).get_by_role("link", name=saying("Why? Rule 5.1"))
    expect(link).to_have_attribute("href", "/rules#R5.1")
    assert table.state()["version"] == state["version"]
    with ana.context.expect_page() as opened:
        link.click()
    rule = opened.value.locator("#R5\\.1")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("At least one of them is next to Assam")


def test_sliding_over_a_whole_rug_says_which_rule_is_against_it(
    someone: Callable[..., Hands], table: Played
) -> None:
    bea = someone()
    bea.go(table.address(0))
    assert bea.wait() == "lay"
    rug = protected(table.state())
    assert rug
    boxes = [
        bea.page.locator(f"[data-square={square}]").first.bounding_box()
        for square in (rug[:2], rug[2:])
    ]
    (x, y), end = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
    bea.page.mouse.move(x, y)
    bea.page.mouse.down()
    bea.page.mouse.move(*end, steps=5)
    bea.page.mouse.up()
    expect(notice(bea)).to_contain_text("may not cover both halves")
    expect(notice(bea).get_by_role("link")).to_have_attribute("href", "/rules#R5.2")


def middles(hands: Hands, *squares: str) -> list[tuple[float, float]]:
    """Where squares are on the screen."""
    found = []
    for square in squares:
        box = hands.page.locator(f"[data-square={square}]").first.bounding_box()
        assert box
        found.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    return found


def choose(hands: Hands) -> Any:  # noqa: ANN401
    """Choose a rug by keys; what is seen of it."""
    hands.page.locator(".fit [role=grid]").focus()
    hands.page.keyboard.press("Space")
    ghost = hands.page.locator("[data-ghost]")
    expect(ghost).to_have_count(1)
    return ghost


def tells_of_whole_rugs(hands: Hands) -> None:
    """Whether the page says which rule is against it."""
    expect(notice(hands)).to_contain_text("may not cover both halves")
    expect(notice(hands).get_by_role("link")).to_have_attribute("href", "/rules#R5.2")


def test_sliding_over_a_whole_rug_takes_back_what_was_chosen(
    someone: Callable[..., Hands], table: Played
) -> None:
    bea = someone()
    bea.go(table.address(0))
    assert bea.wait() == "lay"
    ghost = choose(bea)
    rug = protected(table.state())
    assert rug
    start, end = middles(bea, rug[:2], rug[2:])
    bea.page.mouse.move(*start)
    bea.page.mouse.down()
    bea.page.mouse.move(*end, steps=5)
    expect(ghost).to_have_count(0)
    bea.page.mouse.up()
    tells_of_whole_rugs(bea)
    expect(ghost).to_have_count(0)
    expect(bea.page.locator(".panel .primary")).to_be_disabled()


@pytest.mark.parametrize("backwards", [False, True], ids=["away from Assam", "towards him"])
def test_a_thumb_that_slides_over_a_whole_rug(
    someone: Callable[..., Hands], table: Played, *, backwards: bool
) -> None:
    bea = someone(size=(390, 844), touch=True)
    bea.go(table.address(0))
    assert bea.wait() == "lay"
    ghost = choose(bea)
    rug = protected(table.state())
    assert rug
    way = middles(bea, rug[:2], rug[2:])
    (x, y), (to_x, to_y) = reversed(way) if backwards else way
    thumb = bea.context.new_cdp_session(bea.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        thumb.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    expect(ghost).to_have_count(0)
    touch("touchEnd")
    tells_of_whole_rugs(bea)


def test_pressing_where_the_halves_of_a_rug_meet(
    someone: Callable[..., Hands], table: Played
) -> None:
    bea = someone()
    bea.go(table.address(0))
    assert bea.wait() == "lay"
    rug = protected(table.state())
    assert rug
    (x, y), (far_x, far_y) = middles(bea, rug[:2], rug[2:])
    seam = (x + (far_x - x) * 0.45, y + (far_y - y) * 0.45)
    bea.page.mouse.move(*seam)
    expect(bea.page.locator("[data-ghost]")).to_have_count(0)
    bea.page.mouse.click(*seam)
    tells_of_whole_rugs(bea)
    expect(bea.page.locator("[data-ghost]")).to_have_count(0)


def test_enter_on_a_square_where_no_rug_can_lie_says_why(
    someone: Callable[..., Hands], table: Played
) -> None:
    cem = someone()
    cem.go(table.address(0))
    assert cem.wait() == "lay"
    cem.page.locator(".fit [role=grid]").focus()
    cem.page.keyboard.press("Enter")  # where he stands
    expect(notice(cem).get_by_role("link")).to_have_attribute("href", "/rules#R5.1")


def test_asking_a_hundred_times_changes_nothing_and_costs_nobody_the_line(
    someone: Callable[..., Hands], started: Callable[..., Process]
) -> None:
    """With the limits of a server on the internet."""
    server = started("--actions-per-second", "10")
    table = Played(server, 2)
    table.play(at("lay", turn=3))
    state = table.state()
    ana = someone(url=server.url)
    lines: list[WebSocket] = []
    sent: list[str] = []
    heard: list[str] = []

    def listen(line: WebSocket) -> None:
        lines.append(line)
        line.on("framesent", lambda said: sent.append(json.loads(said)["type"]))
        line.on("framereceived", lambda said: heard.append(json.loads(said)["type"]))

    ana.page.on("websocket", listen)
    ana.go(table.address(0))
    assert ana.wait() == "lay"
    assam = state["position"]["assam"]["square"]
    far = "a1" if assam[0] in "defg" else "g7"
    points = middles(ana, assam, far)
    for number in range(100):
        ana.page.mouse.click(*points[number % 2])
    link = notice(ana).get_by_role("link", name=saying("Why? Rule 5.1"))
    expect(link).to_have_count(1)
    until(lambda: heard.count("because") == 2)  # what has been heard is told while one looks
    assert sent.count("why-not") == 2, "what was answered is not asked again"
    assert "do" not in sent
    assert "bye" not in heard
    assert len(lines) == 1
    assert not lines[0].is_closed()
    assert table.state()["version"] == state["version"]
    choose(ana)
    ana.press_main()
    expect(ana.page.locator(".panel .hint")).to_have_count(0)
    assert table.state()["version"] > state["version"]


def test_everything_that_happened_leads_to_its_rules(
    someone: Callable[..., Hands], table: Played
) -> None:
    ana = someone()
    ana.go(table.address(0))
    ana.wait()
    ask = ana.page.locator(".panel").get_by_role("link", name=saying("Why? Rule 5.1"))
    expect(ask).to_have_attribute("href", "/rules#R5.1")
    ana.page.keyboard.press("g")
    items = ana.page.locator("dialog[open] ol li")
    items.first.wait_for()
    kinds = {"walked": "R3.3", "laid": "R5.1", "turned": "R3.2"}
    told = [item for item in table.state()["log"] if item["type"] in kinds]
    for kind, rule in kinds.items():
        links = items.locator(f"a[href='/rules#{rule}']")
        mosaics = [
            item
            for item in told
            if item["type"] == kind and any(step["mosaic"] for step in item.get("path", ()))
        ]
        wanted = sum(item["type"] == kind for item in told) - len(mosaics)
        assert links.count() == wanted > 0
    paid = [item for item in told if item.get("payment")]
    assert items.locator("a[href='/rules#R4.1']").count() == len(paid) > 0


def test_the_end_says_how_points_come_about(someone: Callable[..., Hands], server: Process) -> None:
    table = Played(server, 2, rules="international/2,rugs=2")
    table.play()
    ana = someone()
    ana.go(table.address(0))
    end = ana.page.locator("section[aria-labelledby=end-title]")
    for rule in ("6.2", "6.3"):
        link = end.get_by_role("link", name=saying(f"Why? Rule {rule}"))
        expect(link).to_have_attribute("href", f"/rules#R{rule}")
