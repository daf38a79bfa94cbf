"""The scores that Lighthouse gives the page."""

from __future__ import annotations

import json
import os
import subprocess
from statistics import median
from typing import TYPE_CHECKING, Any

import httpx
from rich.console import Console

from browser import FLAGS, chromium
from measuring import NODE, Figure, installed, of_runs, serving

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

TRIES = 3
ACCESS = ("accessibility", "best-practices", "seo")
"""Marks that are the same however busy the machine is."""
MARKS = ("performance", *ACCESS)


PATHS = {
    "home": "/",
    "set-up": "/new",
    "friends": "/new?with=link",
    "one screen": "/new?with=here",
    "lobby": "/lobby",
    "people": "/people",
    "learn": "/learn",
    "rules": "/rules",
    "record": "/replay",
    "puzzles": "/puzzles?day",
    "analysis": "/analysis",
    "day": "/daily",
    "own games": "/games",
    "passport": "/me",
    "ladder": "/ladder",
    "programs": "/programs",
    "lost": "/t/nothing",
}
"""Screens that are always there; the address that is lost is one of a table that is no more."""
PORTER = {"kind": "bot", "level": "porter"}
ANA = {"kind": "person", "name": "Ana"}


def table(address: str, *seats: dict[str, str]) -> tuple[str, str]:
    """A new table, and the secret of the first seat; none, if only bots play."""
    plan = {"seats": seats, "first": 0, "rules": f"international/{len(seats)}"}
    made = httpx.post(f"{address}/api/tables", json=plan).raise_for_status().json()
    tickets = made["tickets"]
    return f"/t/{made['table']}", f"#seat={tickets[0]['secret']}" if tickets else ""


def finished_table(address: str) -> str:
    """A table whose game was given up at once."""
    path, seat = table(address, ANA, PORTER)
    url = f"{address}/api{path.replace('/t/', '/tables/')}"
    headers = {"Authorization": f"Seat {seat.removeprefix('#seat=')}"}
    version = httpx.get(url, headers=headers).raise_for_status().json()["version"]
    resigned = {"id": "resigned", "version": version, "seat": 0, "command": {"type": "resign"}}
    httpx.post(f"{url}/commands", json=resigned, headers=headers).raise_for_status()
    return path


def path_of(screen: str, address: str) -> str:
    """Where a screen is, at a server that was started for it."""
    if screen in PATHS:
        return PATHS[screen]
    if screen in AFTER:
        return finished_table(address) + AFTER[screen]
    others = [PORTER, PORTER] if screen == "table" else [{"kind": "open"}]
    path, seat = table(address, ANA, *others)
    return path if screen == "join" else path + seat


AFTER = {"end": "", "replay": "/replay", "review": "/review"}
"""Screens of a game that is over."""
SCREENS = (*PATHS, "join", "waiting", "table", *AFTER)
GOOD = 0.95
MOST_RUNS = 3
"""A mark below what is to be reached may be the machine's: then it is measured again, so often."""


def desktop(given: argparse.Namespace) -> Iterator[Figure]:
    """All marks of Lighthouse; where performance falls short, the median of some runs."""
    return marks_of(given, ("desktop",), MARKS, given.runs, max(given.runs, MOST_RUNS))


def mobile(given: argparse.Namespace) -> Iterator[Figure]:
    """The same, as it is on a phone."""
    return marks_of(given, ("mobile",), MARKS, given.runs, max(given.runs, MOST_RUNS))


def access(given: argparse.Namespace) -> Iterator[Figure]:
    """Those that need no quiet machine, and are the same each time."""
    return marks_of(given, ("desktop", "mobile"), ACCESS, 1, 1)


def marks_of(
    given: argparse.Namespace, forms: Sequence[str], wanted: Sequence[str], runs: int, most: int
) -> Iterator[Figure]:
    """Some marks of Lighthouse for every screen, in every form."""
    program = installed("lighthouse") / "node_modules" / "lighthouse" / "cli" / "index.js"
    command = [str(NODE), str(program)]
    with serving() as server:
        for form in forms:
            presets = ["--preset=desktop"] if form == "desktop" else []
            power: list[float] = []
            for screen in given.screens:
                marks: dict[str, list[float]] = {mark: [] for mark in wanted}
                wrong: set[str] = set()
                for run in range(most):
                    if run >= runs and median(marks["performance"]) >= 100 * GOOD:
                        break
                    found = one_report(
                        [*command, *presets], screen, wanted, f"http://{server.address}"
                    )
                    for mark in wanted:
                        marks[mark].append(100 * found["categories"][mark]["score"])
                    wrong |= set(amiss(found, wanted))
                    power.append(found["environment"]["benchmarkIndex"])
                for mark, values in marks.items():
                    goal = {"performance": "at least 95", "seo": ""}.get(mark, "100")
                    yield of_runs(f"Lighthouse, {form}, {screen}: {mark}", values, "", goal)
                told = ", ".join(f"{mark} {median(values):.0f}" for mark, values in marks.items())
                Console().print(f"Lighthouse, {form}, {screen}: {told}")
                if given.explain and wrong:
                    Console().print(*sorted(wrong), sep="\n  ")
            yield of_runs(f"Lighthouse, {form}: power of this machine", power)


def one_report(
    command: Sequence[str], screen: str, wanted: Sequence[str], address: str
) -> dict[str, Any]:
    """What Lighthouse says; on a busy machine Chromium may not be there in time."""
    flags = " ".join(["--headless=new", *FLAGS])
    why = ""
    for _ in range(TRIES):
        told = subprocess.run(
            [
                *(*command, address + path_of(screen, address), "--quiet", "--output=json"),
                *("--disable-full-page-screenshot", f"--only-categories={','.join(wanted)}"),
                f"--chrome-flags={flags}",
            ],
            env={**os.environ, "CHROME_PATH": chromium()},
            capture_output=True,
            text=True,
            check=False,
        )
        found: dict[str, Any] = json.loads(told.stdout) if told.returncode == 0 else {}
        marks = found.get("categories", {})
        if marks and all(marks[mark]["score"] is not None for mark in wanted):
            return found
        why = told.stderr or str(found.get("runtimeError", "Lighthouse gives no mark"))
    raise SystemExit(why)


def amiss(found: dict[str, Any], wanted: Sequence[str]) -> Iterator[str]:
    """Audits that did not pass."""
    for mark in wanted:
        for each in found["categories"][mark]["auditRefs"]:
            audit = found["audits"][each["id"]]
            if audit["score"] is not None and audit["score"] < 1 and each["weight"]:
                told = audit.get("displayValue") or json.dumps(audit.get("details", ""))[:600]
                yield f"{mark}: {each['id']} {audit['score']} {told}"
