"""Plays a game in other browsers than that of the tests: ``make browsers``.

It takes those that are installed, of Firefox and WebKit, which is what Safari is made of (Debian's
``firefox-esr``, ``webkit2gtk-driver`` and ``xvfb``). Pictures for people to look at are written to
``build/browsers``.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from base64 import b64decode
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Protocol

import httpx
from websockets.sync.client import connect

from tests.e2e.hands import PHASE
from tests.server.running import PLENTY, running

if TYPE_CHECKING:
    from collections.abc import Callable

PICTURES = Path("build/browsers")
SCREENS = {"home": "/", "set-up": "/new", "rules": "/rules", "lesson": "/learn", "lobby": "/lobby"}
SIZES = {"desk": (1280, 900), "phone": (430, 840)}
SOON = 30.0
"""Seconds in which a browser does what it is asked for."""

KEEP = """
    localStorage.setItem("marrakech.settings", JSON.stringify({speed: "instant", name: "Ana"}));
"""
LISTEN = """
    window.wrong = [];
    addEventListener("error", (event) => wrong.push(event.message));
    addEventListener("unhandledrejection", (event) => wrong.push(String(event.reason)));
    document.querySelector(".begin button").click();
"""
TURN = """
    document.querySelectorAll(".ways button")[1].click();
    setTimeout(() => document.querySelector(".panel .primary:not(:disabled)")?.click(), 50);
"""
ROLL = 'document.querySelector(".panel .primary").click();'
LAY = """
    const assam = [...document.querySelectorAll("[role=gridcell]")].find((cell) =>
      /Assam/.test(cell.getAttribute("aria-label") ?? "")).dataset.square;
    const [column, row] = [assam.charCodeAt(0), Number(assam[1])];
    const beside = [[1, 0], [0, 1], [-1, 0], [0, -1]];
    const tap = async () => {
      for (const [x, y] of beside) {
        const name = String.fromCharCode(column + x) + (row + y);
        const square = document.querySelector(`[data-square=${name}]`);
        for (const kind of square ? ["pointerdown", "pointerup"] : [])
          square.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
        square?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 50));
        const lay = document.querySelector(".panel .primary:not(:disabled)");
        if (lay) return lay.click();
      }
    };
    void tap();
"""


class Browser(Protocol):
    """One window."""

    def size(self, width: int, height: int) -> None:
        """Make it so large."""

    def go(self, url: str) -> None:
        """Open a page."""

    def run(self, script: str) -> Any:  # noqa: ANN401  (whatever the script returns)
        """Run a script in it."""

    def picture(self) -> bytes:
        """What it shows."""


class WebKit:
    """WebKit, by WebDriver (https://www.w3.org/TR/webdriver2/)."""

    port = 4711
    browser = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"

    def __init__(self, stack: ExitStack) -> None:
        [found, *_] = map(str, Path("/").glob(self.browser.lstrip("/")))
        driver = subprocess.Popen(
            [*self.program(), f"--port={self.port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # the driver would outlive its screen
        )
        stack.callback(os.killpg, driver.pid, signal.SIGTERM)
        self._ask = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=SOON)
        wanted = {"binary": found, "args": ["--automation"]}
        options = {"alwaysMatch": {"webkitgtk:browserOptions": wanted}}
        until(lambda: self._ask.get("/status").status_code == httpx.codes.OK)
        self._session = ""
        made = self._post("/session", capabilities=options)
        self._session = f"/session/{made['sessionId']}"
        stack.callback(self._ask.delete, self._session)

    @staticmethod
    def program() -> list[str]:
        """What drives it, and a screen that nobody sees, if they are there."""
        driver, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
        return [screen, "-a", "-s", "-screen 0 1400x1000x24", driver] if driver and screen else []

    def _post(self, path: str, **body: object) -> Any:  # noqa: ANN401
        answer = self._ask.post(self._session + path, json=body)
        answer.raise_for_status()
        return answer.json()["value"]

    def size(self, width: int, height: int) -> None:
        self._post("/window/rect", width=width, height=height)

    def go(self, url: str) -> None:
        self._post("/url", url=url)

    def run(self, script: str) -> Any:  # noqa: ANN401
        return self._post("/execute/sync", script=script, args=[])

    def picture(self) -> bytes:
        return b64decode(self._ask.get(f"{self._session}/screenshot").json()["value"])


class Firefox:
    """Firefox, by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/)."""

    port = 4712

    def __init__(self, stack: ExitStack) -> None:
        profile = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        process = subprocess.Popen(
            [
                *(*self.program(), "--headless", "--no-remote", "--profile", profile),
                *("--remote-debugging-port", str(self.port)),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        stack.callback(process.wait)
        stack.callback(process.terminate)
        url = f"ws://127.0.0.1:{self.port}/session"
        until(lambda: httpx.get(f"http://127.0.0.1:{self.port}").status_code > 0)
        self._line = stack.enter_context(connect(url, max_size=None))
        self._asked = 0
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    @staticmethod
    def program() -> list[str]:
        """It, if it is there."""
        found = shutil.which("firefox") or shutil.which("firefox-esr")
        return [found] if found else []

    def _ask(self, method: str, **parameters: object) -> Any:  # noqa: ANN401
        self._asked += 1
        asked = {"id": self._asked, "method": method, "params": parameters}
        self._line.send(json.dumps(asked))
        while (answer := json.loads(self._line.recv(SOON))).get("id") != self._asked:
            pass
        if answer["type"] == "error":
            raise RuntimeError(answer["message"])
        return answer["result"]

    def size(self, width: int, height: int) -> None:
        window = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=window)

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, script: str) -> Any:  # noqa: ANN401
        told = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify((() => {{ {script} }})() ?? null)",
            target={"context": self._context},
            awaitPromise=False,
        )
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def picture(self) -> bytes:
        told = self._ask("browsingContext.captureScreenshot", context=self._context)
        return b64decode(told["data"])


def until(so: Callable[[], object]) -> None:
    """Wait for something."""
    end = monotonic() + SOON
    while True:
        with suppress(httpx.HTTPError):
            if so():
                return
        if monotonic() > end:
            raise TimeoutError
        sleep(0.1)


def look(browser: Browser, url: str, name: str) -> None:
    """Draw every screen, and a table."""
    for size, window in SIZES.items():
        browser.size(*window)
        for screen, path in SCREENS.items():
            browser.go(url + path)
            until(lambda: browser.run('return document.querySelector("h1") !== null'))
            sleep(1)
            (PICTURES / f"{name}-{size}-{screen}.png").write_bytes(browser.picture())


def play(browser: Browser, url: str, name: str) -> list[str]:
    """Play a game against bots from its set-up to its end; what went wrong in it."""
    browser.size(*SIZES["desk"])
    browser.go(f"{url}/")
    browser.run(KEEP)
    browser.go(f"{url}/new")
    until(lambda: browser.run('return document.querySelector(".begin button") !== null'))
    browser.run(LISTEN)
    done = {"turn": TURN, "roll": ROLL, "lay": LAY}
    decided, end = 0, monotonic() + 10 * SOON
    while (phase := browser.run(f"return ({PHASE})()")) != "over":
        if phase is not None:
            browser.run(done[phase])
            decided += 1
        if decided == 10:
            (PICTURES / f"{name}-table.png").write_bytes(browser.picture())
        if monotonic() > end:
            return ["the game does not end"]
        sleep(0.2)
    sleep(1)
    (PICTURES / f"{name}-end.png").write_bytes(browser.picture())
    print(f"{name}: {decided} decisions")  # noqa: T201
    wrong: list[str] = browser.run("return window.wrong")
    return wrong


def main() -> int:
    """Try all browsers that are there."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    there = {kind.__name__: kind for kind in (Firefox, WebKit) if kind.program()}
    if not there:
        sys.exit("neither Firefox nor WebKit's driver is installed")
    wrong = []
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "data", *PLENTY) as server:
        for name, kind in there.items():
            with ExitStack() as stack:
                browser = kind(stack)
                look(browser, server.url, name.lower())
                wrong += [f"{name}: {each}" for each in play(browser, server.url, name.lower())]
    for each in wrong:
        print(each, file=sys.stderr)  # noqa: T201
    print(f"pictures are in {PICTURES}")  # noqa: T201
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
