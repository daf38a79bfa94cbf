"""Games over the network: lost connections, crashes, spectators, players who leave, rematches."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.hands import SOON, play_on, saying
from tests.e2e.tables import Played, at
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.e2e.hands import Hands

PHONE = {"size": (360, 640), "touch": True}
LOST = "Connection lost"


class Fragile:
    """A server that may die, and comes back."""

    def __init__(self, data: Path) -> None:
        self.process = Process(data, *PLENTY)
        self.url = self.process.url

    def crash(self) -> None:
        """End at once, as if the power were cut."""
        self.process.kill()

    def come_back(self) -> None:
        """Start again where it was."""
        self.process = self.process.again()

    def state(self, table: str) -> Any:  # noqa: ANN401
        """A table as those see it who watch."""
        return httpx.get(f"{self.url}/api/tables/{table}").json()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Fragile]:
    server = Fragile(tmp_path / "data")
    yield server
    server.process.stop()


def test_three_apart_through_a_reload_a_lost_line_and_a_crash(
    someone: Callable[..., Hands], fragile: Fragile
) -> None:
    ana = someone(fragile.url, name="Ana")
    bea = someone(fragile.url, name="Bea", **PHONE)
    cem = someone(fragile.url, name="Cem", **PHONE)
    people = (ana, bea, cem)
    table = gather(ana, bea, cem)

    def turn(number: int) -> Callable[[], bool]:
        return lambda: fragile.state(table)["position"]["turn"] >= number

    play_on(people, turn(2))
    bea.page.reload()
    bea.page.locator(".prompt").wait_for()
    play_on(people, turn(4))

    for hands in people:
        hands.troubled = True
        hands.page.evaluate("window.sameAsBefore = true")
    cem.context.set_offline(True)
    expect(cem.page.get_by_role("alert")).to_contain_text(saying(LOST))
    expect(ana.tags(2)).to_contain_text("away")
    expect(bea.tags(2)).to_contain_text("away")
    play_on((ana, bea), lambda: fragile.state(table)["todo"]["seat"] == 2)
    expect(cem.page.get_by_role("alert")).to_contain_text(saying(LOST))
    cem.context.set_offline(False)
    expect(cem.page.get_by_role("alert")).to_have_count(0, timeout=SOON)
    expect(ana.tags(2)).not_to_contain_text("away")
    play_on(people, turn(8))

    fragile.crash()
    for hands in people:
        expect(hands.page.get_by_role("alert")).to_contain_text(saying(LOST), timeout=SOON)
    fragile.come_back()
    for hands in people:
        expect(hands.page.get_by_role("alert")).to_have_count(0, timeout=2 * SOON)
    play_on(people)

    assert all(hands.page.evaluate("window.sameAsBefore") for hands in people), "it healed itself"
    assert ana.ranking() == bea.ranking() == cem.ranking()
    state = fragile.state(table)
    ranked = [
        state["seats"][seat]["name"] for place in state["result"]["ranking"] for seat in place
    ]
    assert [name for _, name, *_ in ana.ranking()] == ranked
    stories = [hands.told() for hands in people]
    assert stories[0] == stories[1] == stories[2]
    tells_all(stories[0], state)
    steps = httpx.get(f"{fragile.url}/api/tables/{table}/replay").json()["steps"]
    played = [item for item in state["log"] if item["type"] in PLAYED]
    assert len(played) == len(steps) - 1
    thrown = [item for item in played if item["type"] == "walked"]
    assert all(item["link"] for item in thrown), "everybody's browser added to every throw"
    for hands in people:
        expect(hands.page.locator(".good")).to_contain_text(saying(f"all {len(thrown)} throws"))
        hands.page.get_by_text("compared them with what it saw at the start").wait_for()
        expect(hands.page.get_by_text("server's alone")).to_have_count(0)


def test_the_key_of_the_luck_goes_along_to_another_device(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana = someone(server.url, name="Ana")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.go("/new?with=bots")
    ana.page.get_by_text("Single rules").click()
    ana.page.get_by_label("Rugs each").fill("4")
    ana.press("Begin")
    ana.page.wait_for_url("**/t/*")
    table = ana.page.url.rpartition("/")[2]

    def state() -> Any:  # noqa: ANN401
        return httpx.get(f"{server.url}/api/tables/{table}").json()

    play_on((ana,), lambda: state()["position"]["turn"] >= 3)
    ana.press("Menu")
    ana.press("Copy the link to my seat")
    ana.page.get_by_text("Copied.").wait_for()
    address = ana.page.evaluate("navigator.clipboard.readText()")
    assert "&key=" in address
    phone = someone(server.url, name="Ana", **PHONE)
    phone.page.goto(address)
    phone.page.locator(".prompt").wait_for()
    assert "key" not in phone.page.url
    play_on((phone,))
    links = [(item["seat"], item["link"]) for item in state()["log"] if item["type"] == "walked"]
    me = next(number for number, seat in enumerate(state()["seats"]) if seat["name"] == "Ana")
    assert all(bool(link) == (seat == me) for seat, link in links)
    expect(phone.page.locator(".good")).to_be_visible()


def test_a_server_that_was_bound_to_something_else_is_found_out(
    someone: Callable[..., Hands], server: Process
) -> None:
    """What this browser saw at the start decides, not what the server says in the end."""
    ana = someone(server.url, name="Ana")
    ana.go("/")
    ana.press("Play")
    ana.page.wait_for_url("**/t/*")
    ana.page.locator(".prompt").wait_for()
    ana.page.evaluate("""() => {
        const seen = JSON.parse(localStorage.getItem("marrakech.seen"));
        seen[0].commitment = "0".repeat(64);
        localStorage.setItem("marrakech.seen", JSON.stringify(seen));
    }""")
    ana.press("Menu")
    ana.press("Give up")
    ana.press("Give up")
    expect(ana.page.locator(".bad")).to_contain_text("not the one that was promised")


PLAYED = {"turned", "walked", "laid", "revealed"}


def gather(host: Hands, *guests: Hands) -> str:
    """Somebody sets up a short game and sends the link to the others; the table's name."""
    host.go("/new?with=link")
    host.press("3 players")
    host.page.get_by_text("Rules, clock and seats").click()
    host.page.get_by_text("Single rules").click()
    host.page.get_by_label("Rugs each").fill("4")
    host.press("Make the table and get the link")
    host.page.wait_for_url("**/t/*")
    host.page.locator("#waiting-link").wait_for()
    for hands in guests:
        hands.page.goto(host.page.url)
        hands.press("Sit down")
        hands.page.locator("form").wait_for(state="hidden")
    for hands in (host, *guests):
        hands.page.locator(".prompt").wait_for()
    return host.page.url.rpartition("/")[2]


def tells_all(story: list[str], state: Any) -> None:  # noqa: ANN401
    """Whether a story tells every item of the log once, in order."""
    assert len(story) == len(state["log"])
    for text, item in zip(story, state["log"], strict=True):
        facts = [state["seats"][item["seat"]]["name"]] if "seat" in item else []
        facts += item.get("squares", [])
        facts += [step["square"] for step in item.get("path", [])][-1:]
        assert all(fact in text for fact in facts), (text, item)


def test_who_watches_sees_all_and_does_nothing(
    someone: Callable[..., Hands], server: Process
) -> None:
    game = Played(server, 2)
    ana, cem, dan = someone(name="Ana"), someone(name="Cem"), someone(name="Dan")
    ana.go(game.address(0))
    cem.go(game.address())
    expect(cem.page.locator(".prompt")).to_contain_text(saying("Ana is thinking"))
    dan.go(game.address())
    for hands in (cem, dan):
        expect(hands.page.locator(".panel")).to_contain_text(saying("2 are watching"))
    before = game.state()["version"]
    assert (
        cem.page.locator(".panel button, .market [role=gridcell][aria-disabled=false]").count() == 0
    )
    for key in ("l", "Enter", "t", "u", "b", "p"):
        cem.page.keyboard.press(key)
    cem.page.locator("[data-square=d3]").first.click(force=True)
    assert cem.page.locator("dialog[open]").count() == 0
    ana.decide(ana.wait())
    expect(cem.page.locator(".panel")).to_contain_text(saying("Ana throws"))
    assert {item["seat"] for item in game.state()["log"][before:] if "seat" in item} <= {0}
    assert cem.assam() == ana.assam() == game.state()["position"]["assam"]["square"]
    dan.go("/lobby")
    expect(cem.page.locator(".panel")).to_contain_text(saying("One is watching"))


def test_another_game_with_seats_moved_on(someone: Callable[..., Hands], server: Process) -> None:
    game = Played(server, 2, rules="international/2,rugs=2")
    ana, bea = someone(name="Ana"), someone(name="Bartholomew")
    ana.go(game.address(0))
    bea.go(game.address(1))
    play_on((ana, bea))
    ana.press("Play again")
    expect(ana.page.locator(".panel")).to_contain_text("Waiting for the others")
    bea.press("Ana wants to play again")
    for hands in (ana, bea):
        hands.page.wait_for_url(lambda url: "/t/" in url and game.id not in url)
        hands.page.locator(".prompt").wait_for()
    assert ana.page.url == bea.page.url
    expect(ana.card(1)).to_contain_text(saying("Ana"))
    expect(ana.tags(1)).to_contain_text("you")
    expect(bea.card(0)).to_contain_text(saying("Bartholomew"))
    expect(bea.tags(0)).to_contain_text("you")
    for hands in (ana, bea):
        expect(hands.card(1)).to_have_class(re.compile(r"\bred\b"))  # Ana keeps her colours
        expect(hands.card(0)).to_have_class(re.compile(r"\byellow\b"))
    play_on((ana, bea))
    assert ana.ranking() == bea.ranking()


@pytest.mark.parametrize("players", [2, 3])
def test_time_runs_out_for_good(
    someone: Callable[..., Hands], server: Process, players: int
) -> None:
    clock = {"kind": "move", "seconds": 5, "out": "out"}
    game = Played(server, players - 1, open_seats=1, clock=clock)
    ana, bea = someone(name="Ana"), someone(name="Bartholomew")
    ana.go(game.address(0))
    ana.page.locator("#waiting-link").wait_for()
    # the last one sits down when all have come: however long that took, nobody's time has begun
    if players == 2:
        bea.go(game.address())
        bea.press("Sit down")
    else:
        bea.go(game.address(1))
        bea.page.locator("#waiting-link").wait_for()
        game.sit("Chidinma")
    expect(ana.card(0).get_by_role("timer")).to_have_text(re.compile("0:0[0-4]"))
    if players == 3:
        assert bea.wait() == "turn", "a bot has played for Ana, and the game goes on"
        assert bea.page.locator(".panel .late").count() == 0, "her own time is not over"
        assert game.state()["standing"] == "playing"
    if players == 2:
        for hands, title in ((ana, "Bartholomew wins, you are second"), (bea, "You win!")):
            expect(hands.page.locator("#end-title")).to_have_text(saying(title), timeout=SOON)
            told = saying("Ana is out of the game: the time is over.")
            expect(hands.page.locator(".cards")).to_contain_text(told)
            expect(hands.page.locator("tr.gone .badge")).to_have_text("out of time")
    else:
        for hands in (ana, bea):
            expect(hands.tags(0)).to_contain_text("out", timeout=SOON)
    for hands in (ana, bea):
        assert "Ana is out of the game: the time is over." in hands.told()
    if players == 3:
        expect(ana.page.locator(".panel .late")).to_contain_text("you are out of the game")
        expect(ana.tags(0)).to_contain_text("bot")


def test_giving_up(someone: Callable[..., Hands], server: Process) -> None:
    game = Played(server, 2)
    ana, bea = someone(name="Ana"), someone(name="Bartholomew", **PHONE)
    ana.go(game.address(0))
    bea.go(game.address(1))
    bea.press("Menu")
    bea.press("Give up")
    expect(bea.page.get_by_role("dialog")).to_contain_text(saying("Give up as Bartholomew?"))
    assert game.state()["standing"] == "playing"
    bea.press("Give up")
    for hands, title in ((ana, "You win!"), (bea, "Ana wins, you are second")):
        expect(hands.page.locator("#end-title")).to_have_text(saying(title))
        assert "Bartholomew gives up." in hands.told()


def test_a_bot_plays_for_who_left_and_gives_the_seat_back(
    someone: Callable[..., Hands], started: Callable[..., Process]
) -> None:
    server = started("--away-seconds", "2")
    game = Played(server, 3)
    ana, bea = someone(server.url, name="Ana"), someone(server.url, name="Bartholomew")
    ana.go(game.address(0))
    bea.go(game.address(1))
    expect(ana.tags(1)).not_to_contain_text("away")
    bea.go("/lobby")
    expect(ana.tags(1)).to_contain_text("away")
    ana.press("Menu")
    ana.press("Let a bot play for Bartholomew")
    expect(ana.tags(1)).to_contain_text("bot")
    play_on((ana,), lambda: game.state()["todo"]["seat"] == 2)
    assert any(item["type"] == "laid" and item["seat"] == 1 for item in game.state()["log"])
    bea.go(game.address(1))
    bea.press("Play on yourself as Bartholomew")
    for hands in (ana, bea):
        expect(hands.tags(1)).not_to_contain_text("bot")
        assert "Bartholomew is back." in hands.told()
    game.play(at("turn", seat=1))
    assert bea.wait() == "turn"
