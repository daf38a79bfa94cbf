"""Regressions on the page that are too small for a file of their own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from marrakech.table import names
from tests.e2e.hands import LOOKS, SETTINGS, saying
from tests.e2e.tables import Played, at

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.e2e.hands import Hands
    from tests.server.running import Process

SIZES = {
    "desk": ((1440, 900), (1024, 768)),
    "phone": ((390, 844), (320, 568), (844, 390), (568, 320)),
}


def announced(page: Page) -> str:
    """What a screen reader has been told."""
    return page.locator("[role=log]").inner_text()


def test_a_connection_comes_back_only_if_it_was_lost(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana = someone()
    ana.go(Played(server, 2).address(0))
    assert ana.wait() == "turn"
    assert "Your turn" in announced(ana.page)
    assert "connection" not in announced(ana.page).lower()
    ana.troubled = True
    ana.context.set_offline(True)
    expect(ana.page.locator("[role=log]")).to_contain_text("Connection lost")
    ana.context.set_offline(False)
    expect(ana.page.locator("[role=log]")).to_contain_text("The connection is back")


@pytest.mark.parametrize("link", ["/t/no-such-table/replay", "/t/no%20such/replay", "/t/x/y/z"])
def test_a_dead_link_leads_home(someone: Callable[..., Hands], link: str) -> None:
    ana = someone()
    ana.troubled = True
    ana.go(link)
    ana.page.locator("main").get_by_role("link", name="To the start").click()
    ana.page.get_by_role("button", name="Play").wait_for()


def test_a_game_that_goes_on_has_no_replay_yet_but_a_way_home(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana = someone()
    ana.troubled = True
    ana.go(f"{Played(server, 2).address()}/replay")
    expect(ana.page.get_by_role("alert")).to_be_visible()
    expect(ana.page.locator("main").get_by_role("link", name="To the start")).to_be_visible()


COVERED = """(which) => {
    const box = (element) => element.getBoundingClientRect();
    const bubble = document.querySelector(which);
    if (!bubble) return "there is none";
    const { left, top, right, bottom } = box(bubble);
    if (left < 0 || right > innerWidth || top < 0) return "it leaves the screen";
    const over = [...document.querySelectorAll(".clock")].map(box).filter((clock) =>
        clock.left < right && clock.right > left && clock.top < bottom && clock.bottom > top);
    return over.length ? "it covers a clock" : null;
}"""


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("device", SIZES)
def test_what_somebody_says_covers_no_clock(
    someone: Callable[..., Hands], server: Process, device: str, players: int
) -> None:
    game = Played(server, players, clock={"kind": "total", "seconds": 600})
    ana = someone(size=SIZES[device][0], touch=device == "phone")
    ana.go(game.address(0))
    assert ana.wait() == "turn"
    covered = []
    for seat in range(players):
        bubble = ana.card(seat).locator(".bubble")
        for size in SIZES[device]:
            ana.resize(size)
            if not bubble.is_visible():  # it goes after five seconds
                game.do(seat, "say", phrase="have-to-go")
            expect(bubble).to_be_visible()
            found = ana.page.evaluate(COVERED, f"#player-{seat} .bubble")
            covered += [(size, seat, found)] if found else []
    assert covered == []


def test_the_frame_of_the_keys_does_not_run_through_the_sign_of_a_chosen_rug(
    someone: Callable[..., Hands], server: Process
) -> None:
    game = Played(server, 2)
    game.play(at("lay"))
    ana = someone()
    ana.go(game.address(0))
    assert ana.wait() == "lay"
    ana.page.locator(".fit [role=grid]").focus()
    ana.page.keyboard.press("Space")
    sign, frame = ana.page.locator(".fit .tick"), ana.page.locator(".fit .cursor").last
    expect(sign).to_have_count(1)
    expect(frame).to_be_visible()
    above = frame.evaluate(
        """(frame) => Boolean(frame.compareDocumentPosition(document.querySelector(".fit .tick"))
            & Node.DOCUMENT_POSITION_FOLLOWING)"""
    )
    assert above, "what comes later is drawn above"


def long(number: int) -> str:
    return ("Scheherazade of the seven markets " * 3)[:number]


@pytest.mark.parametrize("screen", ["home", "set up", "join"])
def test_a_name_is_not_cut_without_a_word(
    someone: Callable[..., Hands], server: Process, screen: str
) -> None:
    ana = someone(name="")
    at = {
        "home": "/",
        "set up": "/new?with=here",
        "join": Played(server, 1, open_seats=1).address(),
    }[screen]
    ana.go(at)
    if screen == "home":
        ana.press("Change")
    fields = ana.page.get_by_label("name", exact=False).and_(ana.page.locator("input"))
    fields.first.wait_for()
    for number in range(fields.count()):
        field = fields.nth(number)
        hint = ana.page.locator(".named").nth(number).get_by_role("status")
        expect(field).to_have_accessible_description("")
        field.fill(long(names.MOST - 3))
        expect(hint).to_have_text(saying("Room for 3 more characters."))
        field.fill(long(names.MOST))
        expect(hint).to_contain_text("as long as a name can be")
        field.fill(long(60))
        expect(field).to_have_value(long(names.MOST))
        expect(hint).to_contain_text("The rest was left out")
        expect(field).to_have_accessible_description(saying(f"at most {names.MOST} characters"))
        field.press("Backspace")
        expect(hint).to_have_text("Room for one more character.")
        field.fill("\U0001f9de" * names.MOST)
        expect(field).to_have_value("\U0001f9de" * names.MOST)


LOOK = """(element) => {
    const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = (colour) => {
        const [r, g, b] = parts(colour).slice(0, 3).map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const seen = (colour) => parts(colour)[3] !== 0;
    const contrast = (...colours) => {
        const [dark, bright] = colours.map(light).sort((one, other) => one - other);
        return (bright + 0.05) / (dark + 0.05);
    };
    const style = getComputedStyle(element);
    const around = getComputedStyle(element.closest("dialog")).backgroundColor;
    const faded = [];
    for (let each = element; each; each = each.parentElement) {
        const { opacity, filter } = getComputedStyle(each);
        if (opacity !== "1" || filter !== "none") faded.push(each.className);
    }
    for (const each of element.querySelectorAll("*")) {
        const { opacity, filter } = getComputedStyle(each);
        if (!each.closest("svg") && (opacity !== "1" || filter !== "none")) {
            faded.push(each.className);
        }
    }
    return { same: !seen(style.backgroundColor) || style.backgroundColor === around, faded,
             edge: seen(style.borderTopColor) ? contrast(style.borderTopColor, around) : null,
             text: contrast(style.color, around), drawn: style.appearance,
             points: style.cursor === "pointer" };
}"""
"""How something in a dialog looks beside what is round it."""


def test_what_is_not_chosen_looks_as_if_it_could_be(someone: Callable[..., Hands]) -> None:
    ana = someone(drawn=True)  # as it would not be seen, it would look faded
    ana.go("/")
    ana.press("Change")
    sheet = ana.page.locator("dialog[open]")
    numbers = sheet.locator("fieldset [aria-pressed=false]")
    faces = sheet.locator("[role=group] [aria-pressed=false]")
    expect(numbers).to_have_count(2)
    assert faces.count() > 2
    for theme in LOOKS:
        ana.look(theme)
        for each in (*numbers.all(), *faces.all()):
            looks = each.evaluate(LOOK)
            assert looks["same"], "it is not greyed out"
            assert looks["faded"] == []
            assert looks["text"] >= 4.5
            assert looks["points"]
        for each in numbers.all():
            assert each.evaluate(LOOK)["edge"] >= 3
    for each in faces.all():  # a face tells it by itself, if it is there
        expect(each.locator(".portrait")).to_be_visible()
        expect(each.locator(".name")).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.page.locator("header button", has=ana.page.locator(SETTINGS)).click()
    box = ana.page.locator("dialog[open] input[type=checkbox]:not(:checked)").first
    for theme in LOOKS:
        ana.look(theme)
        looks = box.evaluate(LOOK)
        assert looks["drawn"] == "none", "browsers draw it in the dark as if it could not be used"
        assert looks["same"], "it is not greyed out"
        assert looks["edge"] >= 3


AT_ONCE = """(key) => {
    const dialog = document.querySelector("dialog[open]");
    new MutationObserver((_, observer) => {
        if (dialog.open) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    }).observe(dialog, { attributes: true });
}"""
"""Presses a key as soon as the dialog has closed, before anything else can happen."""


def test_no_key_is_lost_while_a_dialog_closes(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana = someone()
    ana.go(Played(server, 2).address(0))
    assert ana.wait() == "turn"
    ana.page.keyboard.press("g")
    heading = ana.page.locator("dialog[open] h2")
    for key, title in (("o", "Menu"), ("g", "What happened"), ("g", "What happened")):
        expect(heading).to_be_visible()
        ana.page.evaluate(AT_ONCE, key)
        ana.page.keyboard.press("Escape")
        expect(heading).to_have_text(title)
        ana.page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
        expect(heading).to_have_text(title)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog[open]")).to_have_count(0)


ROOM = """() => [...document.querySelectorAll(".ways button")].map((button) => {
    const { left, right } = button.getBoundingClientRect();
    const seen = (part) => part.getBoundingClientRect().width > 2;
    const parts = [...button.querySelectorAll(".way, .cost, .figure")].filter(seen);
    const within = parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const unseen = part.querySelector(".unseen");
        if (unseen) range.setEndBefore(unseen);
        return range.getBoundingClientRect();
    });
    return Math.min(...within.flatMap((part) => [part.left - left, right - part.right]));
})"""


@pytest.mark.parametrize("device", SIZES)
def test_what_a_way_costs_on_average_does_not_touch_the_edge(
    someone: Callable[..., Hands], server: Process, device: str
) -> None:
    game = Played(server, 4)
    game.play(at("turn", turn=17))
    ana = someone(size=SIZES[device][0], touch=device == "phone")
    ana.go(game.address(0))
    assert ana.wait() == "turn"
    for size in SIZES[device]:
        ana.resize(size)
        assert min(ana.page.evaluate(ROOM)) >= 3, size
        for button in ana.page.locator(".ways button").all():
            expect(button).to_have_accessible_name(
                re.compile(r"on average \W*(about \W*\d|less)|free")
            )


def test_the_lesson_tells_whose_left_it_means(someone: Callable[..., Hands]) -> None:
    ana = someone()
    ana.go("/learn")
    ana.page.locator("#step-title").wait_for()
    expect(ana.page.locator(".lesson section")).to_contain_text("his left hand is on the right")
    ana.press("To his left")
    expect(ana.page.locator("section .said")).to_contain_text("yellow rugs")
    ana.press("To his right")
    expect(ana.page.locator("section .said")).to_contain_text("nothing can happen")
