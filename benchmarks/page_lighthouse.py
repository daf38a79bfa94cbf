"""The scores that Lighthouse gives the page."""

from __future__ import annotations

import json
import os
import subprocess
from typing import TYPE_CHECKING, Any

import httpx
from rich.console import Console

from browser import FLAGS, chromium
from measuring import NODE, Figure, installed, of_runs, serving

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

TRIES = 3
MARKS = ("performance", "accessibility", "best-practices", "seo")


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
    program = installed("lighthouse") / "node_modules" / "lighthouse" / "cli" / "index.js"
    command = [str(NODE), str(program)]
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
        with serving() as server:
            address = f"http://{server.address}"
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
