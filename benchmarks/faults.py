"""Looks for lost acknowledgements: with every fault of a disk, and many power cuts.

    .venv/bin/python benchmarks/faults.py                          everything
    .venv/bin/python benchmarks/faults.py power --points 5000      a part of it, or more of it
    .venv/bin/python benchmarks/faults.py --save                   and write results/faults.*

play: in a short game, every call of every kind that a server makes to its disk fails in turn, in
every way, once and for a while; then the server is killed and another one asked. start: the same
while a database is opened, on nothing and on what a killed server has left. power: games are
played, and of all that the server wrote only a part comes to the disk, as chance will have it.

It ends with an error if anything is lost that was acknowledged, or shown to anybody.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from measuring import ROOT, SEED, Figure, Report, machine

sys.path.insert(0, str(ROOT))  # what it tries with is among the tests

from tests.faults.play import bench, faults_of
from tests.faults.power import recorded
from tests.faults.shim import build
from tests.faults.starting import try_in_a_process
from tests.history.recorder import Attempt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.faults.shim import Kind

PARTS = ("play", "start", "power")
KINDS: tuple[Kind, ...] = ("sync", "write", "read")
"""Calls that there are in a game."""
EACH = 60
"""Faults for which one server is used before it is killed."""
NONE = "none"


def play(seconds: float, skip: int = 0) -> Iterator[Figure]:
    """Every fault during a game but the first ``skip``, or as many as there is time for."""
    luck, began = random.Random(SEED), perf_counter()
    with tempfile.TemporaryDirectory() as folder, bench(Path(folder)) as games:
        games.play(None)
        games.play(None)
        seen = games.control.seen()
    every = [fault for kind in KINDS for fault in faults_of(seen, kind)]
    luck.shuffle(every)
    every = every[skip:]
    counts: Counter[str] = Counter()
    while every and perf_counter() - began < seconds:
        some, every = every[:EACH], every[EACH:]
        with tempfile.TemporaryDirectory() as folder, bench(Path(folder)) as games:
            games.play(None)
            for fault in some:
                outcome = games.play(fault)
                counts["faults"] += 1
                counts["fired"] += outcome.fired > 0
                counts["calls"] += outcome.fired
            games.restart()
            counts["acknowledged"] += games.history.acknowledged
            counts["unknown"] += games.history.count(Attempt, "unknown")
    sample = f"of {skip + counts['faults'] + len(every)}, seed {SEED}"
    if skip:
        sample += f", after the first {skip}"
    yield Figure("faults that were tried", counts["faults"], sample=sample)
    yield Figure("faults that came about", counts["fired"])
    yield Figure("calls that failed", counts["calls"])
    yield Figure("acknowledgements", counts["acknowledged"])
    yield Figure("commands without an answer", counts["unknown"])
    yield Figure("acknowledgements lost", 0, goal=NONE)  # else it has ended with an error


def start(most: int) -> Iterator[Figure]:
    """Every fault while a database is opened."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "run").mkdir()
        run = recorded(folder / "run", games=2, rugs=4)
        luck = random.Random(SEED)
        library = build(folder)
        counts = try_in_a_process(library, run.data, run.history, folder / "many", most, luck)
        yield Figure("faults that were tried", counts["faults"], sample=f"seed {SEED}")
        yield Figure("faults that came about", counts["fired"])
        yield Figure("starts that failed", counts["failed"])
        yield Figure("acknowledgements that had to be there", run.history.acknowledged)
        yield Figure("acknowledgements lost", 0, goal=NONE)


def power(points: int, rounds: int) -> Iterator[Figure]:
    """The power goes at many points of several runs."""
    counts: Counter[str] = Counter()
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            run = recorded(folder, games=7, rugs=8, rounds=3)
            luck = random.Random(SEED + number)
            after = folder / "after"
            after.mkdir()
            counts["records"] += len(run.journal)
            counts["acknowledged"] += run.history.acknowledged
            # the same point may leave different things
            for part in range(-(-points // rounds // 200)):
                place = after / str(part)
                place.mkdir()
                chosen = run.points(luck, min(200, points // rounds))
                for loss in run.lose_power(chosen, luck, place):
                    if loss.found:
                        raise SystemExit(f"lost at {loss.point}: {loss.found[:5]}")
                    counts["points"] += 1
                    counts["compared"] += loss.acknowledged
    yield Figure("power cuts", counts["points"], sample=f"{rounds} runs, seed {SEED}")
    yield Figure("calls in the journals", counts["records"])
    yield Figure("acknowledgements in the runs", counts["acknowledged"])
    yield Figure("acknowledgements that had to be there, all cuts together", counts["compared"])
    yield Figure("acknowledgements lost", 0, goal=NONE)


def main() -> None:
    """Try what is asked for, print it, and keep it if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--seconds", type=float, default=3600, help="for the part play, at most")
    parser.add_argument("--skip", type=int, default=0, help="faults of play that were tried before")
    parser.add_argument("--starts", type=int, default=0, help="that are tried; 0: all")
    parser.add_argument("--points", type=int, default=2000, help="at which the power goes")
    parser.add_argument("--runs", type=int, default=3, help="of games, for these points")
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    report = Report("faults", "What is lost when disks fail", PARTS)
    for part in options.parts or PARTS:
        figures = {
            "play": lambda: play(options.seconds, options.skip),
            "start": lambda: start(options.starts),
            "power": lambda: power(options.points, options.runs),
        }[part]()
        report.tell(part, machine(), figures)
        if options.save:
            report.save()


if __name__ == "__main__":
    main()
