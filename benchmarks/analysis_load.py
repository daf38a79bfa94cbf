"""How long players wait for hints, and for actions while the server's analysis queue is full.

    .venv/bin/python benchmarks/analysis_load.py --save     print, and write results/analysis_load.*

A server plays a table of two people over HTTP, and the time until each action is confirmed is
measured: in turns with an empty queue and with as many deep reviews as it takes. Both are measured
in one run, as the machine may be busy with other things. Before that, how long a hint takes at the
decisions of such a game, the first one of all included; and the first answer of the analysis board,
at positions of a game. It takes about a minute on a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

from marrakech.core.record_reader import read_records
from measuring import SEED, Figure, Report, machine

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = ("hints", "first answer", "actions")

ROUNDS = 4
ACTIONS = 100
"""In each round, with and without others who ask."""
ASKERS = 40
HINTS = 100
FIRST_TURN = 2.0
"""Seconds that somebody looks at a new table before the first hint, at least."""
RECORD = Path(__file__).parents[1].joinpath("docs/examples/souk.rec").read_text(encoding="utf-8")


async def measure(url: str, luck: random.Random, *, hints: int = 0) -> list[float]:
    """Seconds until each of some actions was confirmed, or until each of some hints was there."""
    took: list[float] = []
    async with httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as client:
        state: dict[str, Any] = {"todo": None}
        table = ""
        while len(took) < (hints or ACTIONS):
            if state["todo"] is None:
                people = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
                wanted = {"seats": people, "hints": hints > 0}
                made = (await client.post("/tables", json=wanted)).json()
                if hints and not took:
                    await asyncio.sleep(FIRST_TURN)
                table = made["table"]
                secrets = ", ".join(each["secret"] for each in made["tickets"])
                client.headers["Authorization"] = f"Seat {secrets}"
                state = (await client.get(f"/tables/{table}")).json()
            todo = state["todo"]
            command = (
                {"type": "throw"}
                if todo["phase"] == "roll"
                else {"type": "act", "action": luck.choice(todo["legal"])}
            )
            if hints and todo["phase"] != "roll":
                want = {"version": state["version"], "seat": todo["seat"]}
                began = perf_counter()
                answer = await client.post(f"/tables/{table}/hint", json=want)
                took.append(perf_counter() - began)
                assert answer.json()["choices"], answer.text
            do = {"id": str(luck.random()), "version": state["version"], "seat": todo["seat"]}
            began = perf_counter()
            await client.post(f"/tables/{table}/commands", json={**do, "command": command})
            if not hints:
                took.append(perf_counter() - began)
            state = (await client.get(f"/tables/{table}")).json()
    return took


async def ask(url: str, number: int) -> None:
    """Ask for a deep review, and wait for its lines."""
    question = {"type": "review", "record": RECORD + "\n" * number, "depth": "deep"}
    headers = {"X-Forwarded-For": f"192.0.2.{number}"}
    async with httpx.AsyncClient(timeout=600) as client:
        path = f"{url}/api/analysis"
        async with client.stream("POST", path, json=question, headers=headers) as answer:
            async for _ in answer.aiter_bytes():
                pass


async def first_answers(url: str) -> list[float]:
    """Seconds until the first answer, at every fourth decision of a game."""
    game = next(iter(read_records(RECORD))).game  # it has two
    at = game.start()
    positions = []
    for event in game.history:
        if not at.chance():
            positions.append(at.position())
        at.push(event.action)
    took = []
    async with httpx.AsyncClient(timeout=60) as client:
        for position in positions[::4]:
            question = {"type": "analyse", "position": position, "depth": "quick"}
            began = perf_counter()
            async with client.stream("POST", f"{url}/api/analysis", json=question) as answer:
                async for line in answer.aiter_lines():
                    if json.loads(line)["type"] == "analysis":
                        took.append(perf_counter() - began)
                        break
    return took[2:]  # the first ones start a process


class Measured(NamedTuple):
    """Seconds that everything took."""

    hints: list[float]
    first: list[float]
    quiet: list[float]
    full: list[float]


async def measured() -> Measured:
    """Seconds until hints, first answers, and actions with an empty queue and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "marrakech", "serve", "--port", "0", "--data", folder),
            *("--trusted-proxy", "127.0.0.1", "--requests-per-second", "100000"),
            *("--actions-per-second", "100000", "--tables-per-minute", "100000"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        found = re.search(r"http://[\w.:]+", line)
        assert found, line
        url, luck = found[0], random.Random(1)
        quiet: list[float] = []
        full: list[float] = []
        try:
            hints = await measure(url, luck, hints=HINTS)
            first = await first_answers(url)
            for _ in range(ROUNDS):
                quiet += await measure(url, luck)
                asking = [asyncio.create_task(ask(url, number)) for number in range(ASKERS)]
                await asyncio.sleep(2)
                full += await measure(url, luck)
                for task in asking:
                    task.cancel()
                await asyncio.gather(*asking, return_exceptions=True)
        finally:
            server.terminate()
            await server.wait()
    return Measured(hints, first, quiet, full)


def of_hints(took: list[float]) -> Iterator[Figure]:
    """How long a hint takes."""
    cuts = quantiles(took, n=100)
    sample = f"{len(took)} decisions of two"
    yield Figure("the first one", 1000 * took[0], "ms", sample="at a new server", goal="under 300")
    yield Figure("median", 1000 * cuts[49], "ms", sample=sample, goal="under 300")
    yield Figure("99th percentile", 1000 * cuts[98], "ms", sample=sample, goal="under 300")


def actions(quiet: list[float], full: list[float]) -> Iterator[Figure]:
    """How long actions take."""
    for name, took in (("empty queue", quiet), (f"{ASKERS} deep reviews asked for", full)):
        cuts = quantiles(took, n=100)
        sample = f"{len(took)} actions"
        yield Figure(f"{name}: median", 1000 * cuts[49], "ms", sample=sample)
        goal = "under 50" if took is full else ""
        yield Figure(f"{name}: 99th percentile", 1000 * cuts[98], "ms", sample=sample, goal=goal)


def answers(took: list[float]) -> Iterator[Figure]:
    """How long the first answer takes."""
    cuts = quantiles(took, n=20)
    sample = f"{len(took)} positions, one after the other"
    yield Figure("median", 1000 * median(took), "ms", sample=sample, goal="under 100")
    yield Figure("95th percentile", 1000 * cuts[18], "ms", sample=sample)


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--save", action="store_true", help="write results/analysis_load.*")
    given = parser.parse_args()
    report = Report("analysis_load", "The engine beside those who play", PARTS)
    found = asyncio.run(measured())
    report.tell("hints", machine(seed=1), of_hints(found.hints))
    report.tell("first answer", machine(seed=SEED), answers(found.first))
    report.tell("actions", machine(seed=1), actions(found.quiet, found.full))
    if given.save:
        report.save()


if __name__ == "__main__":
    main()
