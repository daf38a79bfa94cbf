"""Honest tables beside hostile clients of every kind: what these take from a server and others.

    .venv/bin/python benchmarks/soak.py                  ten minutes
    .venv/bin/python benchmarks/soak.py --minutes 1      less
    .venv/bin/python benchmarks/soak.py --save           and write benchmarks/results/soak.*

The server has the limits that it has by default. The honest ones play in this process, each table
from an address of its own, with some thought between actions; the hostile ones, of
tests/hostile/kinds, are in a process of their own with a lower priority, so that on a small machine
it is the server that makes the honest ones wait, and not that somebody else has the processor.
Each of their kinds has an address of its own, too, and none has that of an honest table: what a
neighbour with the same address would notice is not measured here, but tried in
tests/hostile/test_turned_away.py. Memory counts from when the honest ones have played for a while.
In the end it says whether what was to be reached was reached, and if not, ends with status 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import subprocess
import sys
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

import uvloop

from marrakech.core import kernel
from marrakech.server.settings import Settings
from measuring import ROOT, SEED, Figure, Report, machine, serving
from players import Pair, Requests
from server import percentiles

if TYPE_CHECKING:
    from collections.abc import Iterator

    from measuring import Server

GOALS = {
    "confirmed p99, ms": 100,
    "MB more than before": 50,
    "MB more at most": 50,
    "honest actions refused": 0,
    "honest connections lost": 0,
}
"""What is not to be exceeded."""
WARM_SECONDS = 20.0
_DEFAULT = {
    field: Settings.__struct_defaults__[at]
    for at, field in enumerate(Settings.__struct_fields__[1:])
}
LIMITS = (
    *("--actions-per-second", str(_DEFAULT["actions_per_second"])),
    *("--requests-per-second", str(_DEFAULT["requests_per_second"])),
    *("--tables-per-minute", str(_DEFAULT["tables_per_minute"])),
)
"""Those of a server that was told nothing."""


class Honest:
    """Tables that play on and on."""

    def __init__(self, server: Server, tables: int, think: float) -> None:
        self.server = server
        self.pairs = [Pair(think, None, SEED + number) for number in range(tables)]
        self.games = 0
        self.lost = 0
        self._ended = False

    async def begin(self) -> None:
        """Everybody sits down."""
        await asyncio.gather(*(self._sit(number) for number in range(len(self.pairs))))
        self._tasks = [asyncio.create_task(self._play(number)) for number in range(len(self.pairs))]

    async def _sit(self, number: int) -> None:
        async with Requests(
            self.server, f"127.0.{20 + number // 200}.{1 + number % 200}", 1
        ) as asks:
            await self.pairs[number].sit(self.server, asks)

    async def _play(self, number: int) -> None:
        pair = self.pairs[number]
        while not self._ended:
            await pair.play()
            self.lost += any(player.gone.done() for player in pair.players)
            if not self._ended:
                self.games += 1
                with suppress(TimeoutError):
                    await pair.close()
                await self._sit(number)

    async def end(self) -> None:
        """Everybody leaves, once they have done what they were at."""
        self._ended = True
        for pair in self.pairs:
            pair.ended = True
        await asyncio.wait(self._tasks, timeout=30)
        for task in self._tasks:
            task.cancel()

    def forget(self) -> None:
        """Count from here on."""
        for pair in self.pairs:
            pair.confirmed.clear()
            pair.shown.clear()
            pair.refused = 0


async def soak(server: Server, tables: int, think: float, seconds: float) -> dict[str, float]:
    """Play alone for a while, then beside the others."""
    honest = Honest(server, tables, think)
    await honest.begin()
    await asyncio.sleep(min(WARM_SECONDS, seconds))
    alone = percentiles("alone", [each for pair in honest.pairs for each in pair.confirmed])
    honest.forget()
    before = most = server.memory()
    used, began = server.cpu(), perf_counter()
    host, _, port = server.address.partition(":")
    hostile = subprocess.Popen(  # noqa: ASYNC220  (it is started once)
        [sys.executable, "-m", "tests.hostile.kinds", host, port, "--seconds", str(seconds)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    while hostile.poll() is None:
        await asyncio.sleep(1)
        most = max(most, server.memory())
        passed = perf_counter() - began
        if int(passed) % 10 == 0:
            played = sum(len(pair.confirmed) for pair in honest.pairs)
            refused = sum(pair.refused for pair in honest.pairs)
            print(
                f"{passed:4.0f} s: {played:,} actions, {refused} refused, "
                f"{(server.memory() - before) / 1024:+.1f} MB",
                flush=True,
            )
    took, cpu = perf_counter() - began, server.cpu() - used
    after = server.memory()
    await honest.end()
    assert hostile.stdout is not None
    did = json.loads(hostile.stdout.read())
    print(did)
    confirmed = [each for pair in honest.pairs for each in pair.confirmed]
    shown = [each for pair in honest.pairs for each in pair.shown]
    return {
        "minutes": took / 60,
        "honest tables": tables,
        "honest actions": len(confirmed),
        "honest games finished": honest.games,
        "honest actions refused": sum(pair.refused for pair in honest.pairs),
        "honest connections lost": honest.lost,
        **alone,
        **percentiles("confirmed", confirmed),
        **percentiles("shown", shown),
        "hostile kinds": len(did),
        "what they did": sum(did.values()),
        "CPU of the server, %": 100 * cpu / took,
        "CPU of the hostile ones, %": 100 * _cpu_of_hostile() / took,
        "MB before": before / 1024,
        "MB more than before": (after - before) / 1024,
        "MB more at most": (most - before) / 1024,
    }


def _cpu_of_hostile() -> float:
    """Seconds of CPU of all processes that were started here, and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def figures(found: dict[str, float]) -> Iterator[Figure]:
    """What came of it, with what was to be reached."""
    for name, value in found.items():
        goal = GOALS.get(name)
        yield Figure(name, value, goal="" if goal is None else f"at most {goal}" if goal else "0")


def missed(found: dict[str, float]) -> list[str]:
    """What was not reached."""
    return [
        f"{name} {found[name]:,.1f}, not {goal}"
        for name, goal in GOALS.items()
        if found[name] > goal
    ]


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", nargs="?", choices=("soak",), default="soak")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, default=1.0, help="seconds, on average")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/soak.*")
    given = parser.parse_args()
    if not kernel.is_compiled():
        raise SystemExit("the kernel is not compiled here: nothing to compare")
    report = Report("soak", "A server under attack", ("soak",))
    where = machine()
    with serving(*LIMITS) as server:
        found = uvloop.run(soak(server, given.tables, given.think, given.minutes * 60))
    report.tell("soak", where, figures(found))
    if given.save:
        report.save()
    if not_reached := missed(found):
        raise SystemExit(f"it has not held: {'; '.join(not_reached)}")
    print("it has held")


if __name__ == "__main__":
    main()
