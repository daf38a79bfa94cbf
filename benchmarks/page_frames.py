"""Frame times of the page while pieces move, and what a frame costs."""

from __future__ import annotations

import json
import random
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

from browser import SCREENS, browsing, context_of
from marrakech import Game
from marrakech.core.story import Phase, Walked
from measuring import SEED, Figure, serving

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

FRAME = 1000 / 60
LATE = FRAME + 2
SLOWER = 4
SQUARES = 12
CATEGORIES = [
    *("devtools.timeline", "toplevel", "blink.user_timing", "cc", "viz"),
    *("disabled-by-default-devtools.timeline", "benchmark"),
]
WATCH = """(() => {
    const animate = Element.prototype.animate;
    let number = 0;
    Element.prototype.animate = function (frames, timing) {
        const motion = animate.call(this, frames, timing);
        const { piece } = this.dataset;
        if (!piece || (piece === "assam" && frames.length < 3)) return motion;
        const name = `${++number}-${piece}`;
        const { endTime } = motion.effect.getComputedTiming();
        motion.ready.then(() => {
            const startTime = motion.startTime;
            performance.mark(`begins-${name}`, { startTime });
            const end = () => {  // it may have been cut short
                const ends = Math.min(performance.now(), startTime + endTime);
                performance.mark(`ends-${name}`, { startTime: ends });
            };
            motion.finished.then(end, () => undefined);
        });
        return motion;
    };
})()"""
NOTHING = """<!doctype html>
<div data-piece="square" style="position:fixed;width:20px;height:20px;background:#b3402a"></div>"""
MOVE = """async (times) => {
    const square = document.querySelector("[data-piece]");
    const way = [0, 80, 160, 240].map((x) => ({ transform: `translateX(${x}px)` }));
    for (let time = 0; time < times; time++) {
        await square.animate(way, 600).finished;
        await new Promise((done) => setTimeout(done, 200));
    }
}"""
"""What any page would reach here: one square moves on an empty one."""
MOTIONS = (
    *(("throws", "die"), ("walks", "assam"), ("counting", "count")),
    *(("coins", "coin"), ("unrolling", "rug")),
)
"""What moves, and by which name its pieces are known."""
ENOUGH = """(pieces) => {
    const ends = performance.getEntriesByType("mark").filter(({ name }) => name.startsWith("ends"));
    return pieces.every((piece) => ends.filter(({ name }) => name.endsWith(piece)).length >= 3);
}"""
"""On a busy machine it takes longer until each has moved some times."""
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
    """When frames come while a die is thrown, Assam walks, an area is counted, coins fly and a rug
    is unrolled, and what they cost.
    """
    record = long_game()
    for screen in SCREENS:
        with serving() as server, browsing(*given.flag) as browser:
            context = context_of(browser, screen)
            context.add_init_script(WATCH)
            page = context.new_page()
            page.set_default_timeout(90_000)
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            page.goto("about:blank")
            page.set_content(NOTHING)
            with tracing(page) as trace:
                page.evaluate(MOVE, SQUARES)
            what = f"one square on an empty page, {screen}"
            yield from times_of(what, motions_of(trace, spans_of(trace, "square")), goals=False)
            page.goto(f"http://{server.address}/replay?step=90")
            page.locator("textarea").fill(record)
            page.locator("form .primary").click()
            page.locator(".controls .primary").wait_for()
            with tracing(page) as trace:
                page.locator(".controls .primary").click()
                page.wait_for_timeout(given.seconds * 1000)
                page.wait_for_function(ENOUGH, arg=[piece for _, piece in MOTIONS], polling=500)
                page.locator(".controls .primary").click()
            context.close()
        for what, piece in MOTIONS:
            spans = spans_of(trace, piece)
            yield from times_of(f"{what}, {screen}", motions_of(trace, spans))
            yield from costs_of(f"{what}, {screen}", trace, spans)
        if given.keep:
            Path(given.keep).mkdir(exist_ok=True)
            (Path(given.keep) / f"{screen}.json").write_text(json.dumps({"traceEvents": trace}))


@contextmanager
def tracing(page: Page) -> Iterator[list[dict[str, Any]]]:
    """What a browser does meanwhile; it is there afterwards."""
    found: list[dict[str, Any]] = []
    browser = page.context.browser
    assert browser is not None
    page.wait_for_timeout(1000)
    browser.start_tracing(page=page, categories=CATEGORIES)
    yield found
    page.wait_for_timeout(500)
    found += json.loads(browser.stop_tracing())["traceEvents"]


Span = tuple[float, float]


class Moved(NamedTuple):
    """One motion: how long it took, and the frames that came meanwhile."""

    milliseconds: float
    frames: int
    times: list[float]
    """Milliseconds between them."""


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
    return together(spans)


def together(spans: list[Span]) -> list[Span]:
    """Those that overlap as one: coins fly one after the other, squares are counted so."""
    joined: list[Span] = []
    for begin, end in sorted(spans):
        if joined and begin <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((begin, end))
    return joined


def motions_of(trace: list[dict[str, Any]], spans: list[Span]) -> list[Moved]:
    """Each motion with the frames of it, as they came to the screen."""
    shown = sorted(event["ts"] for event in trace if event["name"] == SHOWN)
    found = []
    for begin, end in spans:
        stamps = [stamp for stamp in shown if begin <= stamp < end]
        times = [(b - a) / 1000 for a, b in pairwise(stamps)]
        found.append(Moved((end - begin) / 1000, len(stamps), times))
    return found


def times_of(what: str, motions: list[Moved], *, goals: bool = True) -> Iterator[Figure]:
    """Figures of the frames and the times between them, resampled by motions."""
    number = sum(motion.frames for motion in motions)
    sample = f"{number} frames of {len(motions)} motions; 95 % interval by resampling these"
    luck = random.Random(SEED)
    again = [luck.choices(motions, k=len(motions)) for _ in range(1000)]

    def figure(
        name: str, of: Callable[[list[Moved]], float], unit: str = "", goal: str = ""
    ) -> Figure:
        cut = quantiles(map(of, again), n=40)
        wanted = goal if goals else ""
        return Figure(f"{what}: {name}", of(motions), unit, cut[0], cut[-1], sample, wanted)

    def times(of: Callable[[list[float]], float]) -> Callable[[list[Moved]], float]:
        return lambda some: of([time for motion in some for time in motion.times])

    yield figure("frames a second", frames_a_second, goal="60")
    yield figure("median frame", times(median), "ms", f"{FRAME:.1f}")
    yield figure("95th percentile", times(lambda all_: quantiles(all_, n=20)[-1]), "ms")
    yield figure("frames left out", times(left_out), "%", "0")
    late = f"frames later than {LATE:.1f} ms"
    share = times(lambda all_: 100 * sum(time > LATE for time in all_) / len(all_))
    yield figure(late, share, "%")


def frames_a_second(motions: list[Moved]) -> float:
    """All frames, in all the time that the motions took."""
    total = sum(motion.milliseconds for motion in motions)
    return 1000 * sum(motion.frames for motion in motions) / total


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
