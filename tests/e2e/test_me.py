"""One's own page in a browser: a face, two devices with one passport, games, and leaving."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from marrakech.table.face import COLOURS, PATTERNS, SCARVES
from tests.e2e.hands import LOOKS, saying
from tests.e2e.tables import Played, at
from tests.e2e.test_access import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process

PHONE: dict[str, Any] = {"size": (390, 844), "touch": True}


def finished(server: Process, hands: Hands, players: int = 2) -> Played:
    """A game that this browser has played to its end."""
    game = Played(server, players, rules=f"international/{players},rugs=4")
    game.play()
    hands.go(game.address(0))
    hands.page.locator("#end-title").wait_for()
    return game


def saved(hands: Hands, name: str) -> None:
    """Write a name, and save it with the face as it is."""
    hands.go("/me")
    hands.page.get_by_label("Name", exact=True).fill(name)
    hands.page.get_by_role("button", name="Save", exact=True).click()
    expect(hands.page.locator(".notice")).to_contain_text("Saved")


def link_of(hands: Hands) -> str:
    """What carries the passport to another device."""
    hands.page.get_by_role("button", name="Show the link").click()
    dialog = hands.page.locator("dialog[open]")
    expect(dialog).to_contain_text(saying("Whoever has this link is you"))
    shown = dialog.get_by_role("img").get_attribute("aria-label")
    assert shown is not None
    hands.page.keyboard.press("Escape")
    found = re.search(r"http[!-~]+", shown)  # the marks round it are no part of it
    assert found is not None
    return found[0]


def test_a_face_is_chosen_with_the_keys_and_is_there_after_a_reload(
    someone: Callable[..., Hands],
) -> None:
    ana = someone()
    page = ana.page
    ana.go("/me")
    for title, number in (
        ("Headwear", SCARVES),
        ("Dye", COLOURS),
        ("Rug behind you", PATTERNS),
    ):
        choices = page.get_by_role("group", name=title).get_by_role("radio")
        expect(choices).to_have_count(number)
        choices.nth(0).focus()
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
        expect(choices.nth(1)).to_be_checked()
    drawn = page.locator(".portrait svg").inner_html()
    page.get_by_label("Name", exact=True).fill("Ana")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("Saved")
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Ana")
    assert page.locator(".portrait svg").inner_html() == drawn
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_disabled()


def test_the_face_of_a_passport_is_at_the_table_and_on_the_first_screen(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana, bea = someone(fresh=True, name="Zora"), someone(fresh=True, name="Bea", **PHONE)
    ana.go("/me")
    for group, choice in (("Headwear", "fez"), ("Dye", "plum"), ("Rug behind you", "stars")):
        ana.page.get_by_role("group", name=group).get_by_role("radio", name=choice).check(
            force=True
        )
    ana.page.get_by_label("Name", exact=True).fill("Zora")
    ana.page.get_by_role("button", name="Save", exact=True).click()
    expect(ana.page.locator(".notice")).to_contain_text("Saved")
    drawn = ana.page.locator(".portrait svg").inner_html()
    game = Played(server, 1, open_seats=1)
    ana.go(game.address())
    ana.press("Sit down")
    # others see it, too; who has no passport is still shown by a pattern of rugs
    bea.go(game.address())
    for hands in (ana, bea):
        cards = hands.page.locator(".player .portrait")
        expect(cards).to_have_count(2)
        own = hands.page.locator(".player", has_text="Zora").last.locator(".portrait .face svg")
        expect(own).to_have_count(1)
        assert own.inner_html() == drawn
        expect(hands.page.locator(".player .portrait > .motif")).to_have_count(1)
    ana.go("/")
    shown = ana.page.locator(".record a .face svg")
    expect(shown).to_have_count(1)
    assert shown.inner_html() == drawn


def test_the_end_of_a_game_tells_which_marks_it_has_earned(
    someone: Callable[..., Hands], server: Process
) -> None:
    zora = someone(fresh=True, name="Zora", **PHONE)
    page = zora.page
    seats = "JSON.parse(localStorage.getItem('marrakech.seats'))"
    for number in range(9):  # who pays, and does not win, earns nothing
        game = Played(server, 1, open_seats=1, rules="international/2,rugs=4")
        zora.go(game.address())
        zora.press("Sit down")
        page.locator(".market .board").wait_for()
        kept = page.evaluate(f"{seats}.find(each => each.table === '{game.id}')")
        game.client.headers["Authorization"] += ", " + ", ".join(kept["secrets"])
        game.play()
        page.locator("#end-title").wait_for()
        passport = page.evaluate("JSON.parse(localStorage.getItem('marrakech.passport'))")
        marks = httpx.get(f"{server.url}/api/passport/marks", headers={"Passport": passport})
        if any(mark["table"] == game.id for mark in marks.json()["earned"]):
            break
        assert number < 8, "nobody is as unlucky as that"
    earned = page.locator(".earned")
    expect(earned.locator("li").first).to_contain_text("You")
    # it comes below what one does next, and moves nothing of that
    assert page.evaluate(
        "Boolean(document.querySelector('.earned').compareDocumentPosition("
        "document.querySelector('.actions')) & Node.DOCUMENT_POSITION_PRECEDING)"
    )
    told = earned.locator("strong").all_inner_texts()
    earned.get_by_role("link", name="Marks").click()
    page.wait_for_url("**/me")
    for mark in told:
        expect(page.locator("li:not(.open)", has_text=mark)).to_have_count(1)


def test_two_devices_have_one_passport(someone: Callable[..., Hands], server: Process) -> None:
    desk, phone = someone(fresh=True), someone(fresh=True, **PHONE)
    played = finished(server, desk)
    going_on = Played(server, 2)
    going_on.play(at("turn", seat=0, turn=3))
    desk.go(going_on.address(0))
    desk.page.locator(".ways").wait_for()
    saved(desk, "Scheherazade")
    expect(desk.page.locator(".me")).to_contain_text(saying("1 game played"))
    link = link_of(desk)
    # who has played here before is asked
    own = finished(server, phone, 3)
    saved(phone, "Somebody else")
    phone.go(link[link.index("/me") :])
    dialog = phone.page.locator("dialog[open]")
    expect(dialog).to_contain_text("A passport from another device")
    assert "passport=" not in phone.page.url
    dialog.get_by_role("button", name="Stay as I am").click()
    expect(phone.page.get_by_label("Name", exact=True)).to_have_value("Somebody else")
    phone.go("/")
    phone.go(link[link.index("/me") :])
    dialog.get_by_role("button", name=saying("Use it, and bring my games along")).click()
    expect(phone.page.locator(".notice")).to_contain_text(saying("Welcome back, Scheherazade"))
    expect(phone.page.get_by_label("Name", exact=True)).to_have_value("Scheherazade")
    phone.go("/games")
    listed = phone.page.locator(".finished li")
    expect(listed).to_have_count(2)
    for game in (played, own):
        expect(listed.locator(f"a[href='/t/{game.id}/replay']")).to_have_count(1)
    # the seat of the game that goes on came along
    expect(phone.page.locator(".running li")).to_contain_text(saying("your turn"))
    phone.page.locator(".running a").click()
    phone.page.locator(".ways").wait_for()
    # what is begun on one of them later is played on on the other, which is told of no secret
    begun = Played(server, 2)
    begun.play(at("turn", seat=0, turn=3))
    desk.go(begun.address(0))
    desk.page.locator(".ways").wait_for()
    desk.go("/games")
    expect(desk.page.locator(".running li")).to_have_count(2)
    phone.go(begun.address())
    phone.page.locator(".ways").wait_for()
    assert begun.secrets[0] in phone.page.evaluate("localStorage.getItem('marrakech.seats')")
    # somebody with the passport alone only looks on
    thief = someone(fresh=True)
    thief.go("/rules")
    secret = link[link.index("passport=") :].partition("&")[0].partition("=")[2]
    thief.page.evaluate(
        "secret => localStorage.setItem('marrakech.passport', JSON.stringify(secret))", secret
    )
    thief.go("/games")
    expect(thief.page.locator(".running li")).to_have_count(2)
    assert thief.page.evaluate("localStorage.getItem('marrakech.seats')") in {None, "[]"}


def test_the_list_is_filtered_and_searched(someone: Callable[..., Hands], server: Process) -> None:
    ana = someone(fresh=True)
    page = ana.page
    two, three = finished(server, ana), finished(server, ana, 3)
    ana.go("/games")
    listed = page.locator(".finished li")
    expect(listed).to_have_count(2)
    page.get_by_label("Players").select_option("3")
    expect(listed).to_have_count(1)
    expect(listed.locator(f"a[href='/t/{three.id}/replay']")).to_have_count(1)
    page.get_by_label("Players").select_option("")
    expect(listed).to_have_count(2)
    page.get_by_label("Opponent").fill("nobody is called so")
    expect(page.get_by_text("No game is like that")).to_be_visible()
    page.get_by_label("Opponent").fill("")
    expect(listed).to_have_count(2)
    page.get_by_label("Against").select_option("2")
    expect(listed).to_have_count(0)
    page.get_by_label("Against").select_option("1")
    expect(listed).to_have_count(2)
    page.get_by_label("State").select_option("running")
    expect(listed).to_have_count(0)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save all games").click()
    text = coming.value.path().read_text()
    assert text.count("[Result ") == 2
    assert two.id != three.id
    # on a phone the games come first
    page.get_by_label("Opponent").fill("nobody is called so")
    expect(page.get_by_text("No game is like that")).to_be_visible()
    ana.resize((390, 844))
    opponent = page.get_by_label("Opponent")
    expect(opponent).to_be_hidden()
    page.get_by_text("Which games").click()
    expect(opponent).to_have_value("nobody is called so")
    opponent.fill("")
    page.get_by_label("State").select_option("all")
    expect(listed).to_have_count(2)


def test_who_leaves_is_asked_twice_and_then_named_nowhere(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana, bea = someone(fresh=True), someone(fresh=True)
    game = Played(server, 2)
    game.play(at("turn", seat=0, turn=3))
    ana.go(game.address(0))
    ana.page.locator(".ways").wait_for()
    bea.go(game.address(1))
    name = ana.page.evaluate(
        "id => fetch(`/api/tables/${id}`).then(a => a.json()).then(t => t.seats[0].name)", game.id
    )
    expect(bea.page.locator("main")).to_contain_text(name)
    saved(ana, "Ana who leaves")
    with ana.page.expect_download() as coming:
        ana.page.get_by_role("button", name="Save all my data").click()
    assert json.loads(coming.value.path().read_text())["passport"]["name"] == "Ana who leaves"
    ana.page.get_by_role("button", name="Delete my passport").click()
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_have_count(0)
    ana.page.get_by_role("button", name="Delete my passport").click()
    dialog.get_by_role("button", name="Yes, delete it").click()
    expect(ana.page.locator(".notice").last).to_contain_text("Your passport is deleted")
    expect(ana.page.get_by_label("Name", exact=True)).to_have_value("")
    # who looks on sees it go, and both play on
    expect(bea.page.locator("main")).not_to_contain_text(name)
    ana.go(f"/t/{game.id}")
    ana.page.locator(".ways").wait_for()
    ana.go("/games")
    expect(ana.page.locator(".finished li, .running li")).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1440, 900)], ids=str)
def test_everything_can_be_read_and_reached(
    someone: Callable[..., Hands], server: Process, size: tuple[int, int]
) -> None:
    ana = someone(fresh=True, size=size, drawn=True)
    finished(server, ana, 2 if size[0] == 320 else 4)
    saved(ana, "Scheherazade of Samarkand")
    for look in LOOKS:
        for address, ready in (("/me", ".me li"), ("/games", ".finished li")):
            ana.go(address)
            ana.page.locator(ready).first.wait_for()
            ana.look(look)
            wide = ana.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= size[0], (look, address, wide)
            assert violations(ana.page) == []
