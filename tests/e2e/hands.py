"""Reads and operates the page in a browser, for tests: the helpers that play whole games."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError  # noqa: A004  (that of a page)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Browser, BrowserContext, Locator

SOON = 15_000
"""Milliseconds in which something has to happen, on a busy machine too."""
MOST = 400
"""Decisions in a game: more would be a game that does not end."""

PHASE = """() => {
    if (document.querySelector("#end-title")) return "over";
    const main = document.querySelector(".panel .primary");
    if (!main || document.querySelector(".panel [aria-busy=true]")) return null;
    if (document.querySelector(".panel .ways")) return main.disabled ? null : "turn";
    if (document.querySelector(".panel .hint") && main.matches(".big")) return "lay";
    return main.matches(".big") && !main.disabled ? "roll" : null;
}"""


LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
"""What somebody has chosen for the whole computer: the page follows."""
SETTINGS = 'path[d^="M10 7a3"]'
"""What the button shows that opens the settings: it says so in another language each time."""
OUT_OF_SIGHT = """() => {
    addEventListener("close", (event) => event.stopPropagation(), { capture: true, once: true });
    document.querySelector("dialog[open]").close();
}"""
"""Closes the settings so that the page does not notice: they can still be changed by a script."""
SPEAK = """async (language) => {
    const choice = document.querySelector(`dialog select:has(option[value="${language}"])`);
    choice.value = language;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    do await frame(); while (document.documentElement.lang !== language);
    await frame();
}"""
NOT_DRAWN = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [sheet];
}"""
SENTENCES = """(rows) => rows.map((row) => [...row.querySelectorAll(".told")].map((told) =>
    [...told.childNodes].filter((node) => node.nodeName !== "A")
        .map((node) => node.textContent).join("").trim()))"""
"""What the rows of a log say, sentence by sentence."""
SIZED = """async ([width, height]) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    do await frame(); while (innerWidth !== width || innerHeight !== height);
    await frame();
}"""


def opened(
    browser: Browser, *, touch: bool = False, language: str = "en", worker: bool = False
) -> BrowserContext:
    """A browser context, with nothing in it yet: on a phone, or at a desk.

    Without the service worker, unless a test is about it: what it fetches, no test can intercept.
    """
    context = browser.new_context(
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        service_workers="allow" if worker else "block",
    )
    context.set_default_timeout(SOON)
    return context


class Contexts:
    """Browser contexts that are used again: to open one takes as long as to load four screens."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[bool, str], list[BrowserContext]] = {}
        self._kinds: dict[BrowserContext, tuple[bool, str]] = {}

    def take(self, *, touch: bool, language: str) -> BrowserContext:
        """One that nobody else has now, and that remembers nothing but the files of the page."""
        kind = (touch, language)
        if free := self._free.get(kind):
            return free.pop()
        context = opened(self._browser, touch=touch, language=language)
        context.new_page()  # keeps its window open: another one takes as long as the context
        self._kinds[context] = kind
        return context

    def give_back(self, context: BrowserContext) -> None:
        """Let others have it; one that was not taken from here is closed."""
        kind = self._kinds.get(context)
        if kind is None:
            context.close()
            return
        for page in context.pages[1:]:
            page.close()
        context.set_offline(False)
        context.clear_permissions()
        context.clear_cookies()
        context.unroute_all()
        self._free.setdefault(kind, []).append(context)


class Hands:
    """Somebody with a page of their own, in a browser context that nobody else uses now.

    What is not ``drawn`` is laid out, moves and can be touched as ever, but no pixel of it is
    computed, which is half of what a page costs where there is no graphics card.
    """

    def __init__(
        self,
        context: BrowserContext,
        url: str,
        *,
        name: str = "Ana",
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        drawn: bool = True,
        **settings: Any,  # noqa: ANN401
    ) -> None:
        self.url = url
        self.name = name
        self.touch = touch
        self.context = context
        self.page = context.new_page()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        kept = json.dumps({"speed": "instant", "name": name, "soundsAsked": True, **settings})
        # Who used the context before is forgotten; what is stored from now on is kept
        self.page.add_init_script(
            f"""if (location.protocol !== "about:" && !sessionStorage.getItem("begun")) {{
                localStorage.clear();
                localStorage.setItem("marrakech.settings", {json.dumps(kept)});
                sessionStorage.setItem("begun", "yes");
            }}"""
        )
        if not drawn:
            self.page.add_init_script(NOT_DRAWN)
        self.problems: list[str] = []
        self.troubled = False
        """Whether the network is troubled on purpose: browsers complain of that."""
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console",
            lambda said: self._complain(said.text) if said.type == "error" else None,
        )

    def _complain(self, text: str) -> None:
        network = text.startswith(("WebSocket connection", "Failed to load resource"))
        if not (self.troubled and network):
            self.problems.append(text)

    def leave(self) -> list[str]:
        """Close the page; what has gone wrong in it."""
        self.page.close()
        return [f"in the browser of {self.name}: {problem}" for problem in self.problems]

    def resize(self, size: tuple[int, int]) -> None:
        """Have a window of another size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(SIZED, size)

    def look(self, look: str) -> None:
        """Have another one of the :data:`LOOKS`."""
        self.page.emulate_media(**LOOKS[look])
        self.page.locator(f"html[data-theme={look}]").wait_for()

    def put_settings_aside(self) -> None:
        """Open the settings and put them out of sight, so that :meth:`speak` can change them."""
        page = self.page
        framed = page.locator("header nav button").last
        page.locator("header nav button, .panel").first.wait_for()
        if framed.count():
            framed.click()
        else:
            page.keyboard.press("o")
            page.locator("dialog[open] button", has=page.locator(SETTINGS)).click()
        page.locator("dialog[open] select").first.wait_for()
        page.evaluate(OUT_OF_SIGHT)
        page.mouse.move(0, 0)  # what the pointer happens to lie on would answer to it

    def speak(self, language: str) -> None:
        """Let the page speak another language from now on."""
        self.page.evaluate(SPEAK, language)

    def go(self, path: str) -> None:
        """Open a screen."""
        self.page.goto(self.url + path)
        self.page.locator("h1").first.wait_for(state="attached")

    def button(self, name: str) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=saying(name))

    def press(self, name: str) -> None:
        """Use a button as this player does."""
        found = self.button(name).first
        if self.touch:
            found.tap()
        else:
            found.click()

    @property
    def prompt(self) -> str:
        """What the page asks for."""
        found = self.page.locator(".prompt")
        return found.inner_text() if found.count() else ""

    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator("#end-title").count() > 0

    def phase(self) -> str | None:
        """What this player has to do now, ``over``, or None."""
        found: str | None = self.page.evaluate(PHASE)
        return found

    def wait(self) -> str:
        """Until this player has to act, or the game is over: the phase, or ``over``."""
        return str(self.page.wait_for_function(PHASE, polling=30).json_value())

    @property
    def main_button(self) -> Locator:
        """What is to be done now, if it can be done."""
        return self.page.locator(".panel .primary:not(:disabled)").first

    def press_main(self) -> None:
        """Do what is to be done; if that has just passed, never mind."""
        with suppress(TimeoutError):
            if self.touch:
                self.main_button.tap(timeout=2000)
            elif self.page.evaluate("document.activeElement.closest('.bar') !== null"):
                self.main_button.click(timeout=2000)  # Enter is for what has the focus
            else:
                self.page.keyboard.press("Enter")

    def settle(self) -> None:
        """Until what was decided has been answered, and shown."""
        self.page.wait_for_timeout(40)
        self.page.wait_for_function("() => !document.querySelector('.panel [aria-busy=true]')")

    def decide(self, phase: str, way: int = 0) -> None:
        """Make a decision, by touch or by keyboard."""
        if phase == "turn":
            if self.touch:
                self.page.locator(".ways button").nth(way).tap()
            else:
                self.page.keyboard.press("lfr"[way])
        elif phase == "lay":
            if self.touch:
                self._choose_by_touch()
            else:
                self._choose_by_keyboard()
        self.press_main()
        self.settle()

    def _choose_by_touch(self) -> None:
        """Tap a square beside Assam until that chooses a rug."""
        for square in self.squares_beside_assam():
            self.page.locator(f"[data-square={square}]").first.tap(force=True)
            with suppress(TimeoutError):  # it may not lie there
                self.main_button.wait_for(timeout=500)
                return
            if self.phase() != "lay":
                return
        raise AssertionError("no rug could be chosen")

    def _choose_by_keyboard(self) -> None:
        """Go through the places for a rug; the page may need a moment to move the focus there."""
        for _ in range(20):
            self.page.keyboard.press("Space")
            with suppress(TimeoutError):
                self.main_button.wait_for(timeout=500)
                return
            if self.phase() != "lay":
                return  # what was decided before had only not been shown yet
        focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"no rug could be chosen; the focus is on {focus}")

    def assam(self) -> str:
        """Where he stands."""
        found = self.page.evaluate(
            """() => [...document.querySelectorAll("[role=gridcell]")].find((cell) =>
                /Assam/.test(cell.getAttribute("aria-label") ?? ""))?.dataset.square"""
        )
        return str(found)

    def squares_beside_assam(self) -> list[str]:
        """The squares that a rug may begin on."""
        square = self.assam()
        column, row = ord(square[0]) - ord("a"), int(square[1]) - 1
        beside = [(column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)]
        return [f"{chr(ord('a') + c)}{r + 1}" for c, r in beside if c in range(7) and r in range(7)]

    def told(self) -> list[str]:
        """What the page tells of the game so far, sentence by sentence, the oldest first.

        The newest row comes first, but a row tells a turn in the order in which it was played.
        Pictures and ways to the rules are no part of what is told.
        """
        self.page.keyboard.press("g")
        found = self.page.locator("dialog[open] ol li")
        found.first.wait_for()
        rows: list[list[str]] = found.evaluate_all(SENTENCES)
        texts = [plain(text) for row in reversed(rows) for text in row]
        self.page.keyboard.press("Escape")
        found.first.wait_for(state="hidden")
        return texts

    def card(self, seat: int) -> Locator:
        """The card of a player."""
        return self.page.locator(f"#player-{seat}")

    def tags(self, seat: int) -> Locator:
        """What the card says of the player: you, bot, away, out."""
        return self.card(seat).locator(".tags")

    def ranking(self) -> list[list[str]]:
        """The table at the end."""
        rows = self.page.locator("section[aria-labelledby=end-title] table").first.locator(
            "tbody tr"
        )
        rows.first.wait_for()  # the headline is there a frame earlier
        return [
            [text.strip() for text in row.locator("td, th").all_inner_texts()] for row in rows.all()
        ]


def saying(text: str) -> re.Pattern[str]:
    """What finds a text, whatever marks keep the names in it whole and apart from the rest."""
    return re.compile("[\u2068\u2069\u2060\u200b]*".join(map(re.escape, text)))


def plain(text: str) -> str:
    """A text without the marks that keep names apart from what is round them."""
    return text.replace("\u2068", "").replace("\u2069", "").strip()


def play_on(people: Sequence[Hands], until: Callable[[], bool] = lambda: False) -> None:
    """Let whoever has to act decide, until a condition holds or the game is over for all."""
    decided, since = 0, monotonic()
    while decided < MOST and monotonic() < since + SOON / 1000:
        if until():
            return
        phases = [(hands, hands.phase()) for hands in people]
        if all(phase == "over" for _, phase in phases):
            return
        acting = [(hands, phase) for hands, phase in phases if phase not in {None, "over"}]
        for hands, phase in acting[:1]:
            hands.decide(str(phase))
            decided, since = decided + 1, monotonic()
        if not acting:
            people[0].page.wait_for_timeout(50)
    raise AssertionError(f"this does not end: {[hands.prompt for hands in people]}")
