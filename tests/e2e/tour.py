"""Every screen of the page, one after the other, for whoever wants to look at them."""

from __future__ import annotations

import json
from functools import cached_property
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.days import PASSPORT, Seller
from tests.e2e.tables import Played, at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.e2e.hands import Hands
    from tests.server.running import Process

LATER = 24
"""A turn by which the market is full of rugs."""


REPORT = 'path[d^="M10 3 18"]'
"""What the button shows that opens the report: it says so in another language each time."""


DAYS = {"kind": "move", "seconds": 259_200}


class Tables:
    """Tables at which something is going on; each is set up when it is first looked at."""

    def __init__(self, server: Process) -> None:
        self._server = server

    @cached_property
    def waiting(self) -> Played:
        return Played(self._server, 2, open_seats=2, listed=True)

    @cached_property
    def closed(self) -> Played:
        table = Played(self._server, 1, open_seats=1)
        table.do(0, "close")
        return table

    @cached_property
    def turn(self) -> Played:
        table = Played(self._server, 4, listed=True)
        table.play(at("turn", turn=LATER))
        return table

    @cached_property
    def lay(self) -> Played:
        table = Played(self._server, 3, clock={"kind": "total", "seconds": 600})
        table.play(at("lay", turn=LATER))
        return table

    @cached_property
    def roll(self) -> Played:
        table = Played(self._server, 2, rules="international/2,variant=turn-at-end")
        table.play(at("roll", turn=LATER))
        return table

    @cached_property
    def others(self) -> Played:
        table = Played(self._server, 4)
        table.play(at("turn", seat=1, turn=LATER))
        return table

    @cached_property
    def over(self) -> Played:
        table = Played(self._server, 4)
        table.play()
        return table

    @cached_property
    def reviewed(self) -> Played:
        table = Played(self._server, 3, rules="international/3,rugs=5")
        table.play()
        return table

    @cached_property
    def seller(self) -> Seller:
        """Somebody who has played today's market."""
        for name in ("Bartholomew", "Chidinma"):
            Seller(self._server, name).play()
        seller = Seller(self._server, "Ana")
        seller.play()
        seller.judged()
        return seller

    @cached_property
    def challenge(self) -> Played:
        return Played(self._server, 1, open_seats=1, series={"games": 3}, clock=DAYS)

    @cached_property
    def slow(self) -> Played:
        return Played(self._server, 4, series={"games": 5}, clock=DAYS)

    @cached_property
    def series_over(self) -> Played:
        table = Played(self._server, 3, series={"games": 3}, rules="international/3,rugs=2")
        table.play()
        return table

    def of_one(self) -> list[Played]:
        """Those at which somebody who plays slowly has a seat."""
        return [self.slow, self.challenge, self.series_over]

    @cached_property
    def hinted(self) -> Played:
        table = Played(self._server, 2, hints=True)
        table.play(at("lay", turn=5))
        return table


def table_screens(hands: Hands, tables: Tables) -> Iterator[str]:
    """The table in each phase."""
    page = hands.page
    hands.go(tables.turn.address(0))
    page.locator(".ways").wait_for()
    yield "turn"
    hands.go(tables.roll.address(0))
    hands.main_button.wait_for()
    yield "roll"
    hands.go(tables.lay.address(0))
    page.locator(".panel .hint").wait_for()
    yield "lay"
    page.locator(".fit [role=grid]").focus()
    page.keyboard.press("Space")
    hands.main_button.wait_for()
    yield "lay-chosen"
    hands.go(tables.others.address(0))
    page.locator(".happens").wait_for(state="attached")  # who is away is told in its place
    yield "wait"
    hands.go(tables.over.address(0))
    page.locator("#end-title").wait_for()
    page.locator("figure").wait_for()
    yield "end"


def dialogs(hands: Hands, tables: Tables) -> Iterator[str]:
    """What opens over a table."""
    page = hands.page
    hands.go(tables.turn.address(0))
    page.locator(".ways").wait_for()
    for key, name in (("o", "menu"), ("p", "say"), ("g", "log"), ("?", "help")):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        if name == "say":
            page.locator("dialog[open] .row button").first.wait_for()
        yield name
        if name == "menu":
            page.locator("dialog[open] .list button").last.click()
            yield "resign"
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="hidden")
            yield from reporting(hands)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="hidden")


def reporting(hands: Hands) -> Iterator[str]:
    """What tells the host of somebody."""
    page = hands.page
    page.keyboard.press("o")
    page.locator("dialog[open] .list button", has=page.locator(REPORT)).click()
    page.locator("dialog[open] [role=group]").last.wait_for()
    page.locator("dialog[open] [role=group]").first.locator("button").last.click()
    yield "report"


def waiting_screens(hands: Hands, tables: Tables) -> Iterator[str]:
    """Tables that wait for players."""
    page = hands.page
    waiting = tables.waiting.address()  # it is listed
    hands.go("/lobby")
    page.locator(".tables .card").first.wait_for()
    page.locator(".show .board svg").first.wait_for()
    yield "lobby"
    hands.go(waiting)
    page.locator("form").wait_for()
    yield "join"
    hands.go(tables.waiting.address(0))
    page.locator("#waiting-link").wait_for()
    yield "waiting"
    page.locator("#waiting-close ~ .row button").click()
    page.locator("#waiting-close ~ .row .primary").wait_for()
    yield "closing"
    hands.go(tables.closed.address())
    page.locator(".empty .todo a").wait_for()
    yield "closed"


def other_screens(hands: Hands, tables: Tables) -> Iterator[str]:
    """Everything before and after a game."""
    page = hands.page
    hands.go("/")
    page.locator(".stage").wait_for()
    yield "home"
    page.locator(".change").click()
    page.locator("dialog[open]").wait_for()
    yield "opponents"
    page.keyboard.press("Escape")
    page.locator("header nav button").last.click()
    page.locator("dialog[open]").wait_for()
    yield "settings"
    for way in ("bots", "here", "link", "watch"):
        hands.go(f"/new?with={way}")
        page.locator(".begin button, form [type=submit]").wait_for()
        yield f"new-{way}"
        if way in {"here", "link"}:  # most of it is folded away
            page.locator("details > summary").first.click()
            page.locator(".more .clock select").first.wait_for()
            yield f"new-{way}-opened"
    page.locator("details > summary").evaluate_all("all => all.forEach((each) => each.click())")
    page.locator(".clock select").first.select_option("total")
    yield "new-options"
    hands.go("/people")
    page.locator("article").last.wait_for()
    page.locator("details > summary").evaluate_all("all => all.forEach((each) => each.click())")
    yield "people"
    yield from waiting_screens(hands, tables)
    hands.go(tables.over.address(0))
    page.locator("figure").wait_for()
    page.locator("details > summary").evaluate_all("all => all.forEach((each) => each.click())")
    page.locator(".panel .good").wait_for()
    yield "end-opened"
    hands.go("/replay")
    page.locator("textarea").wait_for()
    yield "record"
    hands.go(f"{tables.over.address()}/replay?step=80")
    page.locator(".controls").wait_for()
    yield "replay"
    page.locator("details > summary").evaluate_all("all => all.forEach((each) => each.click())")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    yield "replay-help"
    page.keyboard.press("Escape")
    yield "replay-opened"
    yield from helped_screens(hands, tables)
    yield from empty_screens(hands)


def slow_screens(hands: Hands, tables: Tables) -> Iterator[str]:
    """Challenges, and games that take days."""
    page = hands.page
    hands.go(tables.challenge.address())
    page.locator("form").wait_for()
    page.locator(".terms li").nth(1).wait_for()  # its clock, beside the rules
    yield "challenge"
    hands.go(tables.slow.address(1))
    page.locator(".note").wait_for(state="attached")
    if page.evaluate("isSecureContext"):
        page.locator(".ask").wait_for()
        yield "slow-asks"
        page.locator(".ask button").last.click()
    hands.go(tables.slow.address(0))
    page.locator(".note").wait_for(state="attached")
    page.locator(".ways").wait_for()
    yield "slow"
    hands.go(tables.series_over.address(0))
    page.locator("#series-end").wait_for()
    page.locator("figure").wait_for()
    yield "series-end"
    secret = f"passport-{tables.slow.id}"
    seat = [{"table": each.id, "secrets": [each.secrets[0]]} for each in tables.of_one()]
    tables.slow.client.post("/passport/seats", json=seat, headers={"Passport": secret})
    page.evaluate(f"localStorage.setItem('marrakech.passport', {json.dumps(json.dumps(secret))})")
    hands.go("/games")
    page.locator("ul.running li").first.wait_for()
    yield "games-running"
    page.evaluate("localStorage.removeItem('marrakech.passport')")
    page.evaluate("localStorage.removeItem('marrakech.turns')")


def helped_screens(hands: Hands, tables: Tables) -> Iterator[str]:
    """What the engine has to say."""
    page = hands.page
    hands.go(f"{tables.reviewed.address()}/review")
    page.locator(".tables table").first.wait_for(timeout=60_000)
    page.locator("progress").wait_for(state="detached", timeout=60_000)
    yield "review"
    if page.locator(".coach .wine").count():
        page.locator(".coach .wine").click()
        yield "review-find"
    hands.go(tables.hinted.address(0))
    page.locator(".lamp").click()
    page.locator("section.told").wait_for()
    yield "hint"
    page.locator("section.told > button").click()
    page.locator("section.told table").wait_for()
    yield "hint-all"


def empty_screens(hands: Hands) -> Iterator[str]:
    """Where there is nothing."""
    page = hands.page
    hands.go("/t/no-such-table")
    page.locator(".empty .todo a").wait_for()
    yield "gone"
    gone = page.locator("h1").inner_text()
    page.evaluate("history.pushState(null, '', '/x'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator(".empty h1")).not_to_have_text(gone)
    yield "lost"


OWN_GAMES = json.dumps(
    [
        {
            "table": "abc",
            "faces": [3, 4, 5, 2],
            "paid": 21,
            "expectedPaid": 18.4,
            "luck": -0.08,
            "spots": [
                {"kind": kind, "part": part, "decisions": 7, "loss": 0.1}
                for kind in ("turning", "laying")
                for part in ("early", "late")
            ],
        }
    ]
)
"""What a browser keeps of a game of one's own."""


def teaching(hands: Hands, _: Tables) -> Iterator[str]:
    """The rulebook and the lesson."""
    page = hands.page
    hands.go("/rules")
    page.locator("figure img").first.wait_for()
    yield "rules"
    hands.go("/learn")
    page.locator("#step-title").wait_for()
    yield "learn"
    page.locator(".answers button").first.click()
    page.locator(".said.bad").wait_for()
    yield "learn-hint"
    hands.go("/puzzles?day")
    page.locator(".puzzles [role=grid]").wait_for()
    yield "puzzle"
    page.locator(".beside .row button").last.click()
    page.locator(".choices").wait_for()
    yield "puzzle-solved"
    hands.go("/analysis")
    page.locator(".analysis tbody tr").first.wait_for()
    page.locator(".heat input").check()
    yield "analysis"
    page.locator(".modes button").nth(1).click()
    page.locator(".tools").wait_for()
    yield "analysis-edit"
    hands.go("/ladder")
    page.locator(".ladder li").first.wait_for()
    yield "ladder"
    page.evaluate(f"localStorage.setItem('marrakech.habits', {json.dumps(OWN_GAMES)})")
    hands.go("/games")
    page.locator("#own-habits").wait_for()
    yield "games"
    page.evaluate("localStorage.removeItem('marrakech.habits')")
    hands.go("/programs")
    page.locator(".programs form button").click()
    page.locator(".programs .made").wait_for()
    yield "programs"
    hands.go("/me")
    page.locator(".me fieldset").first.wait_for()
    if page.get_by_role("button", name="Show the link").count():
        page.locator(".me .pair button").first.click()
        page.locator("dialog[open] svg").first.wait_for()
        yield "passport-link"
        page.keyboard.press("Escape")
    yield "passport"


def days(hands: Hands, tables: Tables) -> Iterator[str]:
    """Today's market, before one's game and after it, and one of the past."""
    page = hands.page
    hands.go("/daily")
    page.locator(".daily form").wait_for()
    yield "daily"
    tables.seller.come(page)
    page.reload()
    page.locator(".daily .tiles").wait_for()
    yield "daily-after"
    hands.go("/daily/2026-01-01")
    page.locator(".daily .archive").wait_for()
    page.locator("summary").click()
    yield "daily-past"
    for key in (PASSPORT, "marrakech.seats"):
        page.evaluate("key => localStorage.removeItem(key)", key)


LANGUAGE_SIZES = ((320, 640), (1280, 800))


class LanguageTables:
    """One where a way is to be chosen, one where a rug is to be laid, one over, and one waiting."""

    def __init__(self, server: Process) -> None:
        self._server = server

    @cached_property
    def turn(self) -> Played:
        table = Played(self._server, 4)
        table.play(at("turn", turn=9))
        return table

    @cached_property
    def lay(self) -> Played:
        table = Played(self._server, 2)
        table.play(at("lay", turn=9))
        return table

    @cached_property
    def over(self) -> Played:
        table = Played(self._server, 3, rules="international/3,rugs=3")
        table.play()
        return table

    @cached_property
    def waiting(self) -> Played:
        clock = {"kind": "total", "seconds": 600, "increment": 5}
        return Played(self._server, 2, open_seats=1, clock=clock)


LANGUAGE_SCREENS: dict[str, tuple[Callable[[LanguageTables], str], str]] = {
    "home": (lambda _: "/", ".continue"),
    "set-up": (lambda _: "/new?with=bots", ".begin button"),
    "turn": (lambda tables: tables.turn.address(0), ".ways"),
    "lay": (lambda tables: tables.lay.address(0), ".panel .hint"),
    "rules": (lambda _: "/rules", "figure img"),
    "learn": (lambda _: "/learn", "#step-title"),
    "end": (lambda tables: tables.over.address(0), "figure"),
    "people": (lambda _: "/people", "article:nth-of-type(11)"),
    "friends": (lambda _: "/new?with=link", ".begin button, form [type=submit]"),
    "one screen": (lambda _: "/new?with=here", ".begin button, form [type=submit]"),
    "lobby": (lambda _: "/lobby", ".show .board svg"),
    "join": (lambda tables: tables.waiting.address(), "form .rug, form [type=submit]"),
    "waiting": (lambda tables: tables.waiting.address(0), "#waiting-link"),
    "gone": (lambda _: "/t/no-such-table", ".empty .todo a"),
}
"""Where there is most to read, or least room for it: where each is, and what tells that it came."""


FOLDED = ("set-up", "end", "people", "friends", "one screen")
"""Screens of which a part is folded away."""


def language_screen(hands: Hands, tables: LanguageTables, name: str) -> None:
    """Open one of these, and everything that is folded away in it."""
    address, ready = LANGUAGE_SCREENS[name]
    if name == "home":  # of somebody who comes back
        hands.go(tables.turn.address(0))
        hands.page.locator(".ways").wait_for()
    hands.go(address(tables))
    hands.page.locator(ready).first.wait_for()
    if name == "home":
        hands.page.locator(".stage").wait_for()
    if name in FOLDED:
        summaries = hands.page.locator("details > summary")
        summaries.evaluate_all("all => all.forEach((each) => each.click())")


def language_screens(hands: Hands, tables: LanguageTables) -> Iterator[str]:
    """All of these, one after the other."""
    for name in LANGUAGE_SCREENS:
        language_screen(hands, tables, name)
        yield name


def tour(hands: Hands, tables: Tables) -> Iterator[str]:
    """All of them."""
    yield from table_screens(hands, tables)
    yield from dialogs(hands, tables)
    yield from other_screens(hands, tables)
    yield from slow_screens(hands, tables)
    yield from teaching(hands, tables)
    yield from days(hands, tables)
