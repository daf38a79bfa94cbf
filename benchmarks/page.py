"""Measures the page in a real Chromium, with a real server, on this machine.

    .venv/bin/python benchmarks/page.py                     all that has to be reached: 8 minutes
    .venv/bin/python benchmarks/page.py visit frames        some of it, or more
    .venv/bin/python benchmarks/page.py --save              and write benchmarks/results/page.*

Each part is saved as soon as it is there; one that fails is told, and the others are measured.

visit: bytes over the wire, with headers, of a first visit, and until a game against bots can be
played. living: what the first screen costs a processor while a game plays by itself there, where
less motion is wished, and hidden. install: what keeps Chromium from offering the page as an app.
desktop, mobile: the marks of Lighthouse for every screen, as a desktop and as a phone, once, and
where performance falls short three times; it is installed into build/lighthouse. access: those of
its marks that need no quiet machine.
frames: throws, walks of four squares over a market full of rugs, areas that are counted, coins and
rugs, on a processor four times slower: when frames come, and what they cost. The
slowness is Chromium's own, which slows the page's main thread down, and neither its raster threads
nor what composes layers.
starts: seconds until the game answers, from `make play` on.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import tempfile
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import Error as PlaywrightError
from rich.console import Console

from browser import browsing, chromium, context_of
from marrakech.locales import languages
from marrakech.server.deflate import packed
from measuring import ROOT, Figure, Report, free_port, machine, of_runs, serving
from page_frames import frames
from page_lighthouse import SCREENS, access, desktop, mobile
from page_living import living

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

# ------------------------------------------------------------------------------ visits


class Wire:
    """What a page asks for, and what that weighs."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0.0
        self.urls: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.on("Network.webSocketCreated", self._asked)
        session.on("Network.webSocketFrameReceived", self._frame)
        session.on("Network.webSocketFrameSent", self._frame)
        session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        url = event["request"]["url"] if "request" in event else event["url"]
        self.urls[event["requestId"]] = url

    def _came(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]

    def _frame(self, event: dict[str, Any]) -> None:
        """A message. Its compression is not told: it is what the server does."""
        self.bytes += len(packed(event["response"]["payloadData"].encode()))

    def strangers(self, address: str) -> list[str]:
        """Requests to other hosts."""
        host = address.partition("//")[2]
        return [url for url in self.urls.values() if url.partition("//")[2].split("/")[0] != host]


NOT_YET = """(() => {
    const real = window.setTimeout;
    window.setTimeout = (then, after, ...more) => (after === 1500 ? 0 : real(then, after, ...more));
})()"""
"""Who plays at once never stays for a while, however slow the machine: what waits for that (see
``forAWhile`` in ``web/src/lib/later.svelte.ts``) does not come."""


ICON = "fetch(document.querySelector('link[rel=icon]').href).then((icon) => icon.text())"


def longest() -> str:
    """The language whose words weigh most."""
    assets = ROOT / "src" / "marrakech" / "server" / "page" / "assets"
    sizes = {
        code: max(file.stat().st_size for file in assets.glob(f"{code}-????????.js.br"))
        for code in languages()
    }
    return max(sizes, key=lambda code: sizes[code])


def visit(_: argparse.Namespace) -> Iterator[Figure]:
    """The weight of a visit, in English and in the longest language. What a browser adds for its
    tab, the icon, is asked for, too.

    Without the service worker: it may have fetched by then what the table needs, for later visits.
    """
    strangers: list[str] = []
    with serving() as server, browsing() as browser:
        address = f"http://{server.address}"
        for language in ("en", longest()):
            told = "" if language == "en" else f", {language}"
            context = context_of(browser, workers=False, language=language)
            context.add_init_script(NOT_YET)
            page = context.new_page()
            wire = Wire(page)
            page.goto(f"{address}/")
            page.locator(".stage img").wait_for(timeout=60_000)
            page.locator(".ways .scene svg").last.wait_for(timeout=60_000)
            page.locator(".wall .view svg").first.wait_for(timeout=60_000)
            page.wait_for_load_state("networkidle")
            page.evaluate(ICON)
            page.wait_for_load_state("networkidle")
            yield Figure(f"first visit{told}", wire.bytes / 1000, "kB", goal="at most 150")
            yield Figure(f"first visit{told}, requests", len(wire.urls))
            page.locator("form.quick .rug").click()
            page.locator(".panel .primary:not(:disabled)").first.wait_for(timeout=60_000)
            page.wait_for_timeout(500)
            yield Figure(f"until one can play{told}", wire.bytes / 1000, "kB", goal="at most 150")
            yield Figure(f"until one can play{told}, requests", len(wire.urls))
            strangers += wire.strangers(address)
            context.close()
        yield Figure("requests to other hosts", len(strangers), goal="0")


# ------------------------------------------------------------------------------ an app


def install(_: argparse.Namespace) -> Iterator[Figure]:
    """Whether the page can be an app, by what Chromium itself says of it, and without a network."""
    with serving() as server, browsing() as browser:
        address = f"http://{server.address}"
        context = context_of(browser)
        page = context.new_page()
        session = context.new_cdp_session(page)
        page.goto(f"{address}/", wait_until="networkidle")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        manifest = session.send("Page.getAppManifest")
        yield Figure("mistakes in the manifest", len(manifest["errors"]), goal="0")
        amiss = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        if amiss:
            Console().print(amiss)
        yield Figure("what keeps it from being installed", len(amiss), goal="0")
        context.set_offline(offline=True)
        shown = 0
        for path in ("/", "/learn", "/rules"):
            page.goto(address + path)
            page.locator("h1").first.wait_for(timeout=60_000)
            shown += page.locator(".empty").count() == 0
        yield Figure("screens that are there without a network", shown, goal="3")
        context.close()


# ------------------------------------------------------------------------------ starts


def starts(given: argparse.Namespace) -> Iterator[Figure]:
    """How long it takes from `make play` until the game answers."""
    subprocess.run(["make", "--silent", "page"], cwd=ROOT, check=True)
    values, used = [], []
    for _ in range(given.runs * 2 + 1):
        before = cpu_of_children()
        with tempfile.TemporaryDirectory() as data:
            port = free_port()
            began = perf_counter()
            process = subprocess.Popen(
                ["make", "--silent", "play"],
                cwd=ROOT,
                env={
                    **os.environ,
                    "MARRAKECH_NO_BROWSER": "1",
                    "PORT": str(port),
                    "XDG_DATA_HOME": data,
                },
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
            while not answers(port):
                if process.poll() is not None or perf_counter() - began > 60:
                    raise SystemExit("the game does not start")
                sleep(0.01)
            values.append(perf_counter() - began)
            os.killpg(process.pid, 15)
            process.wait(20)
        used.append(cpu_of_children() - before)
    yield of_runs("make play answers after", values, "s", "at most 3")
    yield of_runs("make play, time on a processor, its end included", used, "s", "")


def cpu_of_children() -> float:
    """Seconds that processes have used that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def answers(port: int) -> bool:
    """Whether the page comes from there."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


# ------------------------------------------------------------------------------ all of it

MEASURED = {
    "visit": visit,
    "living": living,
    "frames": frames,
    "install": install,
    "desktop": desktop,
    "mobile": mobile,
    "access": access,
    "starts": starts,
}
USUAL = ("visit", "living", "frames", "install", "desktop", "mobile")
"""What is measured unless told: all that the page has to reach."""


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", nargs="*", choices=MEASURED, default=list(USUAL))
    parser.add_argument("--runs", type=int, default=1, help="of Lighthouse, at least")
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=SCREENS)
    parser.add_argument("--explain", action="store_true", help="what Lighthouse finds amiss")
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="of the replay; of the first screen half of it"
    )
    parser.add_argument("--flag", action="append", default=[], help="for Chromium, such as --x=y")
    parser.add_argument("--keep", help="a folder for the traces")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/page.*")
    given = parser.parse_args()
    report = Report("page", "The page", MEASURED)
    browser = subprocess.check_output([chromium(), "--version"], text=True).strip()
    failed = []
    for what in given.what:
        try:
            report.tell(what, machine(browser=browser), MEASURED[what](given))
        except (SystemExit, PlaywrightError) as why:
            Console().print(f"{what} could not be measured: {why}")
            failed.append(what)
            continue
        if given.save:
            report.save()
    if failed:
        raise SystemExit(f"not measured: {', '.join(failed)}")


if __name__ == "__main__":
    main()
