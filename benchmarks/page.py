"""Measures the page in a real Chromium, with a real server, on this machine.

    .venv/bin/python benchmarks/page.py                     all of it
    .venv/bin/python benchmarks/page.py visit frames        some of it
    .venv/bin/python benchmarks/page.py --save              and write benchmarks/results/page.*

visit: bytes over the wire, with headers, of a first visit, and until a game against bots can be
played. lighthouse: its marks for every screen, as a desktop and as a phone; it is installed into
build/lighthouse. frames: Assam walks four squares at a time over a market full of rugs, on a
processor four times slower: when frames come, and what they cost. The slowness is Chromium's own,
which slows the page's main thread down, and neither its raster threads nor what composes layers.
starts: seconds until the game answers, from `make play` on.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from marrakech import Game
from marrakech.core.story import Phase, Walked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results"
LIGHTHOUSE = ROOT / "build" / "lighthouse"
SEED = 7
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    *("--no-sandbox", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
FREE = (
    *("--actions-per-second", "100000", "--requests-per-second", "100000"),
    *("--tables-per-minute", "100000"),
)
FRAME = 1000 / 60
LATE = FRAME + 2
SLOWER = 4
SCREENS = {"desktop": (1280, 800, 1), "phone": (360, 640, 3)}
TRIES = 3
MARKS = ("performance", "accessibility", "best-practices", "seo")


class Figure(NamedTuple):
    """What was measured."""

    name: str
    value: float
    unit: str = ""
    low: float | None = None
    high: float | None = None
    sample: str = ""
    goal: str = ""


# ------------------------------------------------------------------------------ what it takes


def chromium() -> str:
    """The browser of this machine."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise SystemExit("there is no Chromium here")
    return found


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with a new database."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "marrakech", "serve", "--port", "0", "--data", data),
                *FREE,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            if found is None:
                raise SystemExit("the server does not start")
            yield found[0]
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def browsing(*flags: str) -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *flags])
        yield browser
        browser.close()


def context_of(browser: Browser, screen: str = "desktop") -> BrowserContext:
    """A browser that has never been here, with the usual settings."""
    width, height, ratio = SCREENS[screen]
    return browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=ratio,
        has_touch=screen == "phone",
        is_mobile=screen == "phone",
        locale="en",
    )


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
        """A message; its compression is not told, so that this is the most that it can be."""
        self.bytes += len(event["response"]["payloadData"].encode())

    def strangers(self, address: str) -> list[str]:
        """Requests to other hosts."""
        host = address.partition("//")[2]
        return [url for url in self.urls.values() if url.partition("//")[2].split("/")[0] != host]


def visit(_: argparse.Namespace) -> Iterator[Figure]:
    """The weight of a visit. What a browser adds for its tab, the icon, is asked for, too."""
    with serving() as address, browsing() as browser:
        context = context_of(browser)
        page = context.new_page()
        wire = Wire(page)
        page.goto(f"{address}/", wait_until="networkidle")
        page.evaluate("fetch(document.querySelector('link[rel=icon]').href).then((a) => a.text())")
        page.wait_for_load_state("networkidle")
        yield Figure("first visit", wire.bytes / 1000, "kB", goal="at most 150")
        yield Figure("first visit, requests", len(wire.urls))
        page.locator("form.quick .primary").click()
        page.locator(".panel .primary:not(:disabled)").first.wait_for(timeout=60_000)
        page.wait_for_timeout(500)
        yield Figure("until one can play", wire.bytes / 1000, "kB", goal="at most 150")
        yield Figure("until one can play, requests", len(wire.urls))
        strangers = wire.strangers(address)
        yield Figure("requests to other hosts", len(strangers), goal="0")
        context.close()


# ------------------------------------------------------------------------------ Lighthouse


def installed() -> list[str]:
    """The command, installed from its lock."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    node, npm = (shutil.which(name, path=path) for name in ("node", "npm"))
    assert node is not None
    assert npm is not None
    program = LIGHTHOUSE / "node_modules" / "lighthouse" / "cli" / "index.js"
    LIGHTHOUSE.mkdir(parents=True, exist_ok=True)
    wanted = ROOT / "benchmarks" / "lighthouse"
    lock = LIGHTHOUSE / "package-lock.json"
    ours = (wanted / lock.name).read_bytes()
    if not program.exists() or not lock.exists() or lock.read_bytes() != ours:
        for name in ("package.json", lock.name):
            shutil.copy(wanted / name, LIGHTHOUSE / name)
        subprocess.run(
            [npm, "ci", "--silent", "--no-fund", "--no-audit", "--ignore-scripts"],
            cwd=LIGHTHOUSE,
            env={**os.environ, "PATH": path},
            check=True,
        )
    return [node, str(program)]


def running_table(address: str) -> str:
    """A table at which it is the visitor's turn."""
    plan = {
        "seats": [{"kind": "person", "name": "Ana"}, *[{"kind": "bot", "level": "porter"}] * 2],
        "first": 0,
        "rules": "international/3",
    }
    made = httpx.post(f"{address}/api/tables", json=plan).raise_for_status().json()
    return f"/t/{made['table']}#seat={made['tickets'][0]['secret']}"


def lighthouse(given: argparse.Namespace) -> Iterator[Figure]:
    """The marks of Lighthouse."""
    command = installed()
    for form in given.forms:
        presets = ["--preset=desktop"] if form == "desktop" else []
        for screen in given.screens:
            marks: dict[str, list[float]] = {mark: [] for mark in MARKS}
            wrong: set[str] = set()
            power: list[float] = []
            for _ in range(given.runs):
                found = one_report([*command, *presets], screen)
                for mark in MARKS:
                    marks[mark].append(100 * found["categories"][mark]["score"])
                wrong |= set(amiss(found))
                power.append(found["environment"]["benchmarkIndex"])
            for mark, values in marks.items():
                goal = {"performance": "at least 95", "seo": ""}.get(mark, "100")
                yield of_runs(f"Lighthouse, {form}, {screen}: {mark}", values, "", goal)
            yield of_runs(f"Lighthouse, {form}, {screen}: power of this machine", power, "", "")
            if given.explain and wrong:
                Console().print(f"{form} {screen}", *sorted(wrong), sep="\n  ")


def one_report(command: Sequence[str], screen: str) -> dict[str, Any]:
    """What Lighthouse says; on a busy machine Chromium may not be there in time."""
    flags = " ".join(["--headless=new", *FLAGS])
    why = ""
    for _ in range(TRIES):
        with serving() as address:
            path = running_table(address) if screen == "table" else screen
            told = subprocess.run(
                [
                    *(*command, address + path, "--quiet", "--output=json"),
                    *(f"--only-categories={','.join(MARKS)}", f"--chrome-flags={flags}"),
                ],
                env={**os.environ, "CHROME_PATH": chromium()},
                capture_output=True,
                text=True,
                check=False,
            )
        if told.returncode == 0:
            found: dict[str, Any] = json.loads(told.stdout)
            return found
        why = told.stderr
    raise SystemExit(why)


def amiss(found: dict[str, Any]) -> Iterator[str]:
    """Audits that did not pass."""
    for mark in MARKS:
        for each in found["categories"][mark]["auditRefs"]:
            audit = found["audits"][each["id"]]
            if audit["score"] is not None and audit["score"] < 1 and each["weight"]:
                told = audit.get("displayValue") or json.dumps(audit.get("details", ""))[:600]
                yield f"{mark}: {each['id']} {audit['score']} {told}"


def of_runs(name: str, values: Sequence[float], unit: str, goal: str) -> Figure:
    """The median of a few runs, and the range of all."""
    few = f"median and range of {len(values)} runs"
    return Figure(name, median(values), unit, min(values), max(values), few, goal)


# ------------------------------------------------------------------------------ frames

WATCH = """(() => {
    const animate = Element.prototype.animate;
    let number = 0;
    Element.prototype.animate = function (frames, timing) {
        const motion = animate.call(this, frames, timing);
        const { piece } = this.dataset;
        if (!piece || (piece === "assam" && frames.length < 3)) return motion;
        const name = `${++number}-${piece}`;
        const end = () => performance.mark(`ends-${name}`);
        motion.ready.then(() => performance.mark(`begins-${name}`));
        motion.finished.then(end, end);
        return motion;
    };
})()"""
SHOWN = "Display::DrawAndSwap"
TASK = "ThreadControllerImpl::RunTask"
COSTS = {
    "script": ("FunctionCall", "EvaluateScript", "RunMicrotasks"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}


def long_game() -> str:
    """A game of four whose die always shows four, so that Assam often walks round a mosaic."""
    luck = random.Random(SEED)
    game = Game("international/4,elimination=no,dirhams=200")
    rounds = 0
    while game.phase != Phase.OVER:
        if game.phase == Phase.ROLL:
            event = game.push("4")
            assert isinstance(event, Walked)
            rounds += any(step.mosaic for step in event.path)
        else:
            game.push(luck.choice(game.legal()))
    assert rounds > 10
    return game.record()


def frames(given: argparse.Namespace) -> Iterator[Figure]:
    """When frames come while Assam walks, and what they cost."""
    record = long_game()
    for screen in SCREENS:
        with serving() as address, browsing(*given.flag) as browser:
            context = context_of(browser, screen)
            context.add_init_script(WATCH)
            page = context.new_page()
            page.goto(f"{address}/replay?step=90")
            page.locator("textarea").fill(record)
            page.locator("form .primary").click()
            page.locator(".controls .primary").wait_for()
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            page.wait_for_timeout(1000)
            browser.start_tracing(
                page=page,
                categories=[
                    *("devtools.timeline", "toplevel", "blink.user_timing", "cc", "viz"),
                    *("disabled-by-default-devtools.timeline", "benchmark"),
                ],
            )
            page.locator(".controls .primary").click()
            page.wait_for_timeout(given.seconds * 1000)
            page.locator(".controls .primary").click()
            page.wait_for_timeout(500)
            trace = json.loads(browser.stop_tracing())["traceEvents"]
            context.close()
        for what, piece in (("walks", "assam"), ("unrolling", "rug")):
            spans = spans_of(trace, piece)
            yield from times_of(f"{what}, {screen}", frames_of(trace, spans))
            yield from costs_of(f"{what}, {screen}", trace, spans)
        if given.keep:
            Path(given.keep).mkdir(exist_ok=True)
            (Path(given.keep) / f"{screen}.json").write_text(json.dumps({"traceEvents": trace}))


Span = tuple[float, float]


def spans_of(trace: list[dict[str, Any]], piece: str) -> list[Span]:
    """When a kind of piece moved, in microseconds."""
    begins: dict[str, float] = {}
    spans: list[Span] = []
    for event in sorted(trace, key=lambda each: float(each.get("ts", 0))):
        what, _, name = event["name"].partition("-")
        if not name.endswith(f"-{piece}"):
            continue
        if what == "begins":
            begins[name] = event["ts"]
        elif what == "ends" and name in begins:
            spans.append((begins.pop(name), event["ts"]))
    if not spans:
        raise SystemExit(f"no {piece} moved")
    return spans


def frames_of(trace: list[dict[str, Any]], spans: list[Span]) -> list[list[float]]:
    """For each motion the milliseconds between frames, as they came to the screen."""
    shown = sorted(event["ts"] for event in trace if event["name"] == SHOWN)
    found = []
    for begin, end in spans:
        stamps = [stamp for stamp in shown if begin <= stamp < end]
        found.append([(b - a) / 1000 for a, b in pairwise(stamps)])
    return [each for each in found if each]


def times_of(what: str, groups: list[list[float]]) -> Iterator[Figure]:
    """Figures of the times between frames, resampled by motions."""
    every = [time for walk in groups for time in walk]
    sample = f"{len(every)} frames of {len(groups)} motions; 95 % interval by resampling these"
    luck = random.Random(SEED)
    again = [
        [time for walk in luck.choices(groups, k=len(groups)) for time in walk] for _ in range(1000)
    ]

    def figure(
        name: str, of: Callable[[list[float]], float], unit: str = "", goal: str = ""
    ) -> Figure:
        cut = quantiles(map(of, again), n=40)
        return Figure(f"{what}: {name}", of(every), unit, cut[0], cut[-1], sample, goal)

    yield figure("frames a second", lambda all_: 1000 * len(all_) / sum(all_), goal="60")
    yield figure("median frame", median, "ms", f"{FRAME:.1f}")
    yield figure("95th percentile", lambda all_: quantiles(all_, n=20)[-1], "ms")
    yield figure("frames left out", left_out, "%", "0")
    late = f"frames later than {LATE:.1f} ms"
    yield figure(late, lambda all_: 100 * sum(time > LATE for time in all_) / len(all_), "%")


def left_out(times: list[float]) -> float:
    """The share of frames that never came: whole frames that fit between two others."""
    due = [round(time / FRAME) for time in times]
    return 100 * sum(max(0, each - 1) for each in due) / max(1, sum(due))


def costs_of(what: str, trace: list[dict[str, Any]], spans: list[Span]) -> Iterator[Figure]:
    """The time on a processor that a frame of a motion costs, in each kind of work."""
    threads = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in trace
        if event["name"] == "thread_name"
    }
    total = sum(end - begin for begin, end in spans) / 1000 / FRAME
    kinds = {name: kind for kind, names in COSTS.items() for name in names}
    found: dict[str, float] = {"main thread": 0.0, **dict.fromkeys(COSTS, 0.0)}
    found |= {"raster": 0.0, "composing": 0.0}
    for event in trace:
        if event.get("ph") != "X" or not any(a <= event["ts"] < b for a, b in spans):
            continue
        name, thread = event["name"], threads.get((event["pid"], event["tid"]), "")
        milliseconds = event.get("tdur", 0) / 1000
        if thread == "CrRendererMain":
            if name in kinds:
                found[kinds[name]] += milliseconds
            elif name == TASK:
                found["main thread"] += milliseconds
        elif name == "RasterTask":
            found["raster"] += milliseconds
        elif thread in {"VizCompositorThread", "Compositor"} and name == TASK:
            found["composing"] += milliseconds
    sample = f"{len(spans)} motions, from a trace"
    for kind, milliseconds in found.items():
        yield Figure(f"{what}: {kind} a frame", milliseconds / total, "ms", sample=sample)


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


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def answers(port: int) -> bool:
    """Whether the page comes from there."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


# ------------------------------------------------------------------------------ all of it

MEASURED = {"visit": visit, "lighthouse": lighthouse, "frames": frames, "starts": starts}


def machine() -> dict[str, Any]:
    """Where and with what this was measured."""
    commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True)
    browser = subprocess.check_output([chromium(), "--version"], text=True)
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit.strip(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
        "system": platform.platform(),
        "python": platform.python_version(),
        "browser": browser.strip(),
    }


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", nargs="*", choices=MEASURED, default=list(MEASURED))
    parser.add_argument("--runs", type=int, default=5, help="of Lighthouse")
    screens = ("/", "/new", "/lobby", "table")
    parser.add_argument("--screens", nargs="+", choices=screens, default=screens)
    parser.add_argument("--forms", nargs="+", choices=("desktop", "mobile"))
    parser.add_argument("--explain", action="store_true", help="what Lighthouse finds amiss")
    parser.add_argument("--seconds", type=float, default=30.0, help="of the replay")
    parser.add_argument("--flag", action="append", default=[], help="for Chromium, such as --x=y")
    parser.add_argument("--keep", help="a folder for the traces")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/page.*")
    parser.set_defaults(forms=("desktop", "mobile"))
    given = parser.parse_args()
    kept = kept_before() if given.save else {}
    for what in given.what:
        where, found = machine(), []
        table = Table("what", "measured", "interval", "to reach")
        for figure in MEASURED[what](given):
            found.append(figure)
            table.add_row(figure.name, written(figure), interval(figure), figure.goal)
        Console().print(where, table)
        kept[what] = {"machine": where, "figures": [figure._asdict() for figure in found]}
    if given.save:
        save(kept)


def written(figure: Figure) -> str:
    """A figure with its unit."""
    digits = 0 if float(figure.value).is_integer() else 2 if abs(figure.value) < 10 else 1
    return f"{figure.value:,.{digits}f} {figure.unit}".strip()


def interval(figure: Figure) -> str:
    """How far it may be off."""
    return "" if figure.low is None else f"{figure.low:.4g} to {figure.high:.4g}"


def kept_before() -> dict[str, Any]:
    """What was measured before, of which a part may be measured anew."""
    file = RESULTS / "page.json"
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return kept


def save(kept: dict[str, Any]) -> None:
    """Write what was measured."""
    ordered = {what: kept[what] for what in MEASURED if what in kept}
    text = json.dumps(ordered, indent=2)
    (RESULTS / "page.json").write_text(text + "\n", encoding="utf-8")
    lines = ["# The page", ""]
    for what, part in ordered.items():
        where = part["machine"]
        told = (
            f"`python benchmarks/page.py {what} --save`, {where['date']}, commit "
            f"{where['commit']}: {where['cores']} cores, load {where['load']} before, "
            f"{where['system']}, Python {where['python']}, {where['browser']}."
        )
        lines += [
            f"## {what}",
            "",
            told,
            "",
            "| what | measured | interval | sample | to reach |",
            "|---|---|---|---|---|",
        ]
        for each in part["figures"]:
            figure = Figure(**each)
            row = (figure.name, written(figure), interval(figure), figure.sample, figure.goal)
            lines.append(f"| {' | '.join(row)} |")
        lines.append("")
    (RESULTS / "page.md").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
