"""Measures a server on this machine, with real connections.

    .venv/bin/python benchmarks/server.py                    all but the long run
    .venv/bin/python benchmarks/server.py busy idle          some of it
    .venv/bin/python benchmarks/server.py flat --minutes 10  whether memory stays flat
    .venv/bin/python benchmarks/server.py --save             and write benchmarks/results/server.*

busy: tables with two clients each, who think a while between actions: how long it takes from
sending an action until it is confirmed to the actor, and until it is shown to the other one.
moves: tables are set up and joined, and 20 moves made in turn, as fast as possible: moves confirmed
for every second of CPU that the server uses; and the same load on the server of boardgame.io with
its simplest game, round by round. It keeps matches in memory only, and compresses nothing. idle:
viewers who only watch. memory: tables in the middle of a game, just played and idle.
"""

from __future__ import annotations

import argparse
import asyncio
from statistics import linear_regression, quantiles
from time import perf_counter
from typing import TYPE_CHECKING

import uvloop

from boardgame_server import Boardgame
from marrakech.core import kernel
from measuring import SEED, Figure, Report, installed, machine, of_runs, serving
from players import Pair, Requests, Watcher, connect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from measuring import Server

GOALS = {
    "confirmed p99, ms": "at most 50",
    "shown p99, ms": "at most 50",
    "idle viewers": "at least 2,000",
    "kB an idle table": "at most 50",
    "ratio": "at least 2",
}
MOVES = 20
IDLE = 5
ROOMY = (
    *("--idle-seconds", str(IDLE)),
    *("--connections-per-address", "100000", "--connections", "100000"),
)


# ------------------------------------------------------------------------------ measurements


async def busy(
    server: Server, tables: int, think: float, seconds: float, *others: Server
) -> dict[str, float]:
    """How long actions take while many tables play; at each, one plays at each of the servers."""
    pairs = [Pair(think, None, SEED + number) for number in range(tables)]
    async with Requests(server) as requests:
        for pair in pairs:
            await pair.sit(server, requests, *others)
    used, began = server.cpu(), perf_counter()

    async def keep_playing(pair: Pair) -> None:
        while perf_counter() - began < seconds:
            await pair.play()
            if not pair.ended and perf_counter() - began < seconds:  # the game is over: another one
                await pair.close()
                async with Requests(server) as requests:
                    await pair.sit(server, requests, *others)

    async def stop() -> None:
        await asyncio.sleep(seconds)
        for pair in pairs:
            pair.ended = True

    tasks = [asyncio.create_task(keep_playing(pair)) for pair in pairs]
    await stop()
    _, late = await asyncio.wait(tasks, timeout=think * 4 + 5)
    for task in late:
        task.cancel()
    took, cpu = perf_counter() - began, server.cpu() - used
    for pair in pairs:
        await pair.close()
    confirmed = sorted(each for pair in pairs for each in pair.confirmed)
    shown = sorted(each for pair in pairs for each in pair.shown)
    return {
        "busy tables": tables,
        "actions": len(confirmed),
        "actions a second": len(confirmed) / took,
        "CPU of the server, %": 100 * cpu / took,
        **percentiles("confirmed", confirmed),
        **percentiles("shown", shown),
    }


def percentiles(name: str, values: list[float]) -> dict[str, float]:
    """The median and the 99th, in milliseconds."""
    cut = quantiles(values, n=100)
    return {f"{name} p50, ms": cut[49] * 1000, f"{name} p99, ms": cut[98] * 1000}


async def moves(server: Server, tables: int) -> float:
    """How many moves a second of CPU is good for: set up, join, 20 moves."""
    used = server.cpu()
    pairs = [Pair(0, MOVES, SEED + number) for number in range(tables)]

    async def whole(pair: Pair, requests: Requests) -> None:
        await pair.sit(server, requests)
        await pair.play()
        await pair.close()

    async with Requests(server) as requests:
        await asyncio.gather(*(whole(pair, requests) for pair in pairs))
    return sum(pair.moves for pair in pairs) / (server.cpu() - used)


def against(options: list[str], tables: int, rounds: int) -> Iterator[Figure]:
    """Rounds of the same load on both servers, turn and turn about."""
    folder = installed("boardgame")
    plain: list[float] = []
    compressed: list[float] = []
    theirs: list[float] = []
    for _ in range(rounds):
        for found, more in ((plain, ["--no-deflate"]), (compressed, [])):
            with serving(*ROOMY, *more, *options) as server:
                found.append(uvloop.run(moves(server, tables)))
        boardgame = Boardgame(folder)
        try:
            theirs.append(boardgame.moves(tables, MOVES))
        finally:
            boardgame.stop()
    yield Figure("matches a round", tables)
    yield of_runs("moves a CPU-second", plain)
    yield of_runs("moves a CPU-second, compressed", compressed)
    yield of_runs("moves a CPU-second, boardgame.io", theirs)
    ratios = [ours / other for ours, other in zip(plain, theirs, strict=True)]
    yield of_runs("ratio", ratios, goal=GOALS["ratio"])


async def idle(server: Server, viewers: int) -> dict[str, float]:
    """What viewers cost who only watch."""
    async with Requests(server) as requests:
        pairs = [Pair(0.2, None, SEED + number) for number in range(20)]
        for pair in pairs:
            await pair.sit(server, requests)
    before = server.memory()
    watchers = [Watcher() for _ in range(viewers)]
    began = perf_counter()
    for at in range(0, viewers, 50):
        more = watchers[at : at + 50]
        await asyncio.gather(
            *(connect(server, pairs[n % 20].table, watcher) for n, watcher in enumerate(more))
        )
        await asyncio.gather(*(watcher.greeted for watcher in more))
    took = perf_counter() - began
    await asyncio.sleep(2)
    used = server.cpu()
    await asyncio.sleep(10)
    cpu = (server.cpu() - used) / 10
    each = (server.memory() - before) / viewers
    alive = sum(watcher.is_open for watcher in watchers)
    await asyncio.gather(*(watcher.close() for watcher in watchers))
    for pair in pairs:
        await pair.close()
    return {
        "idle viewers": alive,
        "connected a second": viewers / took,
        "kB a viewer": each,
        "CPU of the server with them, %": 100 * cpu,
    }


async def memory(server: Server, tables: int) -> dict[str, float]:
    """What a table costs in the middle of a game: when it was just played, and when it is idle."""

    async def play_some() -> None:
        async with Requests(server) as requests:
            for number in range(tables):
                pair = Pair(0, 60, SEED + number)
                await pair.sit(server, requests)
                await pair.play()
                await pair.close()

    before = server.memory()
    await play_some()
    played = server.memory()
    await asyncio.sleep(IDLE + 6)  # the sweeper has come round
    await play_some()  # in the room that the first ones have left
    await asyncio.sleep(IDLE + 6)
    return {
        "tables in memory": tables,
        "kB a table just played": (played - before) / tables,
        "kB an idle table": max(0.0, server.memory() - played) / tables,
    }


async def flat(server: Server, tables: int, think: float, minutes: float) -> dict[str, float]:
    """Whether memory grows while tables come and go."""
    times: list[float] = []
    sizes: list[float] = []
    began = perf_counter()

    async def watch() -> None:
        while True:
            times.append((perf_counter() - began) / 60)
            sizes.append(server.memory() / 1024)
            await asyncio.sleep(5)

    watching = asyncio.create_task(watch())
    found = await busy(server, tables, think, minutes * 60)
    watching.cancel()
    half = len(times) // 2  # what is needed anyway is there by then
    slope = linear_regression(times[half:], sizes[half:]).slope
    return {
        "minutes": minutes,
        "actions": found["actions"],
        "MB after half of it": sizes[half],
        "MB in the end": sizes[-1],
        "MB a minute in the second half": slope,
    }


# ------------------------------------------------------------------------------ all of it


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    known = ("busy", "moves", "idle", "memory", "flat")
    parser.add_argument("what", nargs="*", choices=known, default=list(known[:4]))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--viewers", type=int, default=2000)
    parser.add_argument("--think", type=float, default=1.0, help="seconds, on average")
    parser.add_argument("--seconds", type=float, default=30.0, help="of the busy tables")
    parser.add_argument("--rounds", type=int, default=5, help="of moves, ours and theirs")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the long run")
    parser.add_argument("--option", action="append", default=[], help="for `marrakech serve`")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/server.*")
    given = parser.parse_args()
    if not kernel.is_compiled():
        raise SystemExit("the kernel is not compiled here: nothing to compare")
    measured = {
        "busy": lambda server: busy(server, given.tables, given.think, given.seconds),
        "idle": lambda server: idle(server, given.viewers),
        "memory": lambda server: memory(server, 100),
        "flat": lambda server: flat(server, given.tables, given.think, given.minutes),
    }
    report = Report("server", "A server under load", known)
    for what in given.what:
        where = machine()
        if what == "moves":
            report.tell(what, where, against(given.option, given.tables, given.rounds))
            continue
        with serving(*ROOMY, *given.option) as server:
            found = uvloop.run(measured[what](server))
        figures = [Figure(name, value, goal=GOALS.get(name, "")) for name, value in found.items()]
        report.tell(what, where, figures)
    if given.save:
        report.save()


if __name__ == "__main__":
    main()
