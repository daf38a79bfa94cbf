"""Challenges and slow games in the browser: the score, the days, and being told of one's turn."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.hands import SOON, Hands, opened, plain, saying
from tests.e2e.tables import Played, at
from tests.e2e.test_access import violations

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Worker

    from tests.server.running import Process

LATER = 40_000
"""Milliseconds: by then a page has asked once more. They pass at once (``fast_forward``)."""
DAYS = {"kind": "move", "seconds": 259_200}
QUICK = "international/2,rugs=2"


def gives_up(hands: Hands) -> None:
    """Lose a game at once."""
    hands.button("Menu").click()
    hands.press("Give up")
    hands.press("Give up")


def test_a_challenge_is_played_best_of_three(someone: Callable[..., Hands]) -> None:
    """One step makes it; the link says what it is; and it goes on until it is decided."""
    ana, bea = someone(name="Ana"), someone(name="Bea")
    ana.go("/new?with=link")
    ana.press("Best of three")
    ana.button("Make the table and get the link").click()
    ana.page.locator("#waiting-link").wait_for()
    assert violations(ana.page) == []
    bea.go(ana.page.url.replace(bea.url, ""))
    expect(bea.page.get_by_role("heading", level=1)).to_have_text(
        saying("Best of three against Ana")
    )
    assert violations(bea.page) == []
    bea.press("Sit down")
    for number, loser in enumerate((ana, bea, ana), 1):
        for hands in (ana, bea):
            expect(hands.page.locator(".note")).to_have_text(
                saying(f"Best of three · Game {number}")
            )
        gives_up(loser)
        for hands in (ana, bea):
            expect(hands.page.locator("#series-end")).to_have_text("Best of three")
        assert violations(ana.page) == []
        if number < 3:
            said = f"Game {number + 1} comes next."
            expect(ana.page.get_by_text(saying(said))).to_be_visible()
            ana.press(f"Ready for game {number + 1}")
            bea.press("Ana is ready. Me too!")
    expect(bea.page.get_by_text("You win the series!")).to_be_visible()
    expect(ana.page.get_by_text(saying("Bea wins the series."))).to_be_visible()
    won = dict(
        zip(
            ana.page.locator("[aria-labelledby=series-end] bdi").all_inner_texts(),
            ana.page.locator("[aria-labelledby=series-end] strong").all_inner_texts(),
            strict=True,
        )
    )
    assert won == {"Ana": "1", "Bea": "2"}
    bea.press("Challenge again")
    ana.press("Bea wants to play again: join in")
    expect(ana.page.locator(".note")).to_have_text(saying("Best of three · Game 1"))


def owned(hands: Hands, server: Process, seat: int = 0) -> Played:
    """A game, one of whose seats belongs to somebody's passport."""
    game = Played(server, 2, rules=QUICK, clock=DAYS)
    secret = "p" * 20 + game.id[:20]
    headers = {"Passport": secret}
    brought = [{"table": game.id, "secrets": [game.secrets[seat]]}]
    answer = httpx.post(f"{server.url}/api/passport/seats", json=brought, headers=headers)
    assert answer.json() == {"tables": [game.id]}
    hands.go("/rules")
    kept = json.dumps({"marrakech.passport": json.dumps(secret)})
    hands.page.evaluate(f"Object.entries({kept}).forEach((e) => localStorage.setItem(...e))")
    hands.page.evaluate("localStorage.removeItem('marrakech.turns')")
    return game


def plays(game: Played, seat: int) -> None:
    """Somebody plays a whole turn elsewhere."""
    game.play(at("turn", seat=1 - seat))


def test_whose_turn_it_is_stands_in_the_title_and_among_ones_games(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana = someone(name="Ana", fresh=True)
    ana.page.clock.install()
    game = owned(ana, server, seat=1)
    ana.go("/games")
    mine = ana.page.locator(f"a[href='/t/{game.id}']").first
    expect(mine).to_contain_text(saying("Ana plays"))
    expect(mine).to_contain_text(saying("3 days left"))
    assert violations(ana.page) == []
    plays(game, 0)
    ana.page.clock.fast_forward(LATER)
    expect(ana.page).to_have_title("(1) Marrakech")
    expect(mine).to_contain_text("It's your turn")
    assert ana.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    plays(game, 1)
    ana.page.clock.fast_forward(LATER)
    expect(ana.page).to_have_title("Marrakech")
    assert ana.page.locator("link[rel=icon]").get_attribute("href") == "/icon.svg"


def test_who_plays_no_slow_game_asks_once_and_not_again(
    someone: Callable[..., Hands], server: Process
) -> None:
    ana = someone(name="Ana", fresh=True)
    ana.page.clock.install()
    game = owned(ana, server)
    game.do(0, "resign")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    with ana.page.expect_response("**/api/turns"):
        ana.go("/people")
    for _ in range(5):
        ana.page.clock.fast_forward(LATER)
        ana.page.wait_for_timeout(200)
    assert sum(url.endswith("/api/turns") for url in asked) == 1


def test_a_slow_game_counts_days_and_nobody_is_away(
    someone: Callable[..., Hands], server: Process
) -> None:
    game = Played(server, 2, rules=QUICK, clock=DAYS)
    ana = someone(name="Ana")
    ana.go(game.address(0))
    expect(ana.page.locator("#player-1 [role=timer]")).to_have_text("3d")
    expect(ana.page.locator("#player-0 [role=timer]")).to_have_text("3d")
    asked = ana.page.get_by_text("Shall we tell you when it is your turn?")
    expect(asked).to_have_count(0)  # not while one has to act
    plays(game, 0)
    expect(asked).to_be_visible()
    expect(ana.page.locator(".tags", has_text="away")).to_have_count(0)
    assert violations(ana.page) == []
    ana.press("No, thank you")
    ana.go(game.address(0))
    ana.page.locator(".happens, .panel").first.wait_for()
    ana.page.wait_for_timeout(3_000)
    expect(asked).to_have_count(0)


ALLOWED = """
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
"""
SHOWN = """() => {
    self.shown = new Map();
    const { prototype } = ServiceWorkerRegistration;
    prototype.showNotification = async (title, { body, tag }) =>
        void self.shown.set(tag, { title, body, tag, close: () => self.shown.delete(tag) });
    prototype.getNotifications = async ({ tag }) =>
        [...self.shown.values()].filter((note) => note.tag === tag);
}"""
"""Notes as the service worker shows them: the browser of the tests has none, and refuses them
whatever it is allowed. All else is as it is."""


@pytest.fixture
def told(browser: Browser, server: Process) -> Iterator[Hands]:
    """Somebody whose browser has the service worker, and may show notes."""
    context = opened(browser, worker=True)
    context.grant_permissions(["notifications"], origin=server.url)
    context.add_init_script(ALLOWED)
    context.clock.install()
    yield Hands(context, server.url, name="Ana")
    context.close()


def notes(worker: Worker) -> list[list[str]]:
    """What is shown beside the page."""
    found: list[list[str]] = worker.evaluate(
        "() => [...self.shown.values()].map(({ title, body, tag }) => [title, body, tag])"
    )
    return found


def test_a_note_comes_for_a_turn_and_goes_with_it(told: Hands, server: Process) -> None:
    """Not for a table that is looked at; and nobody is asked but in our own words first."""
    game = owned(told, server, seat=1)
    told.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    (worker,) = told.context.service_workers
    worker.evaluate(SHOWN)

    def until_notes(number: int) -> None:
        for _ in range(SOON // 200):
            if len(notes(worker)) == number:
                return
            told.page.wait_for_timeout(200)
        pytest.fail(f"there are {len(notes(worker))} notes, and not {number}")

    told.go(game.address(1))
    told.press("Yes, please")
    expect(told.page.get_by_text("Shall we tell you")).to_have_count(0)
    plays(game, 0)
    told.page.locator(".ways").wait_for()
    for _ in range(2):
        with told.page.expect_response("**/api/turns"):
            told.page.clock.fast_forward(LATER)
        told.page.wait_for_timeout(500)
    assert notes(worker) == [], "one sees it"
    plays(game, 1)
    told.go("/rules")
    expect(told.page).to_have_title("Marrakech")
    with told.page.expect_response("**/api/turns"):  # it hears that the turn is over
        told.page.clock.fast_forward(LATER)
    plays(game, 0)
    told.page.clock.fast_forward(LATER)
    expect(told.page).to_have_title("(1) Marrakech")
    until_notes(1)
    ((title, body, tag),) = notes(worker)
    assert (title, tag) == ("Your turn", game.id)
    assert plain(body).startswith("Ana · 3 days left")
    plays(game, 1)
    told.page.clock.fast_forward(LATER)
    expect(told.page).to_have_title("Marrakech")
    until_notes(0)
