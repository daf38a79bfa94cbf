"""Measures how much faster the search and the value's inputs are than at another commit.

    .venv/bin/python benchmarks/search_speed.py --save             since best-first search was begun
    .venv/bin/python benchmarks/search_speed.py --before bbab6051      since that commit

Both are compiled from what is committed, in build/search_speed, and decide about the same positions
with the same weights: the search of two turns that was the master of version 0.1. That they find
the same worths is checked. The clock is the processor's, the best of some runs that take turns;
instructions are counted by Valgrind's callgrind, and no other work on the machine changes them.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from itertools import chain
from typing import TYPE_CHECKING

from measuring import ROOT, Figure, Report, machine

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BEFORE = "4dc238b6"
"""The last commit before there was a best-first search."""
WEIGHTS = "a9e8085d:src/marrakech/bots/weights/2.value"
OPTIONS = "others=mixed,slack=4,doubt=30"
FOLDER = ROOT / "build" / "search_speed"
CLOSE = 1e-4
"""How far worths may differ by rounding."""

# Runs at both commits: positions of random games, each weighed so many times
WORKER = """
import json, sys
from random import Random
from time import process_time
from marrakech import Rules
from marrakech.bots import brain_of
from marrakech.core.codes import LAY, OVER, TURN
from marrakech.core.kernel import State

spec, number, times = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
luck, rules, states = Random(1), Rules(players=2), []
while len(states) < number:
    state = State(rules)
    while state.phase != OVER:
        legal = state.legal()
        if state.phase in (TURN, LAY) and len(legal) > 1 and luck.random() < 0.1:
            states.append(state.snapshot())
        state.push(luck.choice(legal))
brain, judged, worths = brain_of(spec, rules), 0, []
before = process_time()
for _ in range(times):
    worths = []
    for state in states[:number]:
        worths.append([each.wins[0] for each in brain.weigh(state)])
        judged += brain.judged
print(json.dumps([process_time() - before, judged, worths]))
"""


class Build:
    """What a commit computes with, compiled in a folder of its own, its functions by name."""

    def __init__(self, commit: str, spec: str) -> None:
        name = subprocess.check_output(
            ["git", "rev-parse", "--short", commit], cwd=ROOT, text=True
        ).strip()
        self.name = name
        self.spec = spec
        self.folder = FOLDER / name
        if not (self.folder / "built").exists():
            self._build()

    def _build(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        packed = subprocess.check_output(["git", "archive", self.name], cwd=ROOT)
        subprocess.run(["tar", "-x"], cwd=self.folder, input=packed, check=True)
        setup = self.folder / "setup.py"
        setup.write_text(setup.read_text(encoding="utf-8").replace('"-Wl,-s"', ""), "utf-8")
        subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=self.folder,
            env={**os.environ, "MARRAKECH_COMPILE": "play"},
            check=True,
        )
        (self.folder / "built").touch()

    def run(self, number: int, times: int, *before: str) -> tuple[float, int, list[list[float]]]:
        """Seconds, positions judged, and what each choice is worth."""
        told = subprocess.check_output(
            [*before, sys.executable, "-c", WORKER, self.spec, str(number), str(times)],
            env={**os.environ, "PYTHONPATH": str(self.folder / "src")},
            text=True,
        )
        seconds, judged, worths = json.loads(told)
        return seconds, judged, worths

    def counted(self, number: int) -> tuple[float, float]:
        """Instructions for a position that is judged: of all that is searched, and of inputs."""
        file = self.folder / "callgrind.out"
        valgrind = ("valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={file}")
        _, judged, _ = self.run(number, 1, *valgrind)
        told = subprocess.check_output(
            ["callgrind_annotate", "--inclusive=yes", "--threshold=100", "--tree=none", str(file)],
            text=True,
        )
        return _of(told, r"6Search_weigh\b", judged), _of(told, r"6Inputs_describe\w*", judged)


def _of(told: str, function: str, judged: int) -> float:
    """The most instructions that a function of such a name took, with all that it calls."""
    found = [
        int(line.split()[0].replace(",", ""))
        for line in told.splitlines()
        if re.search(rf":__pyx_f_\w*{function}", line)
    ]
    if not found:
        raise SystemExit(f"callgrind knows no function {function}")
    return max(found) / judged


def figures(old: Build, new: Build, number: int, runs: int) -> Iterator[Figure]:
    """What both need for a decision and for a position, and that they find the same."""
    clocks: dict[str, list[float]] = {old.name: [], new.name: []}
    worths = {}
    judged = {}
    for _ in range(runs):
        for build in (old, new):
            seconds, judged[build.name], worths[build.name] = build.run(number, 3)
            clocks[build.name].append(1000 * seconds / 3 / number)
    pairs = zip(chain(*worths[old.name]), chain(*worths[new.name]), strict=True)
    most = max(abs(one - two) for one, two in pairs)
    if most > CLOSE:
        raise SystemExit(f"they do not find the same: chances differ by up to {most}")
    few = f"best of {runs} runs, {number} positions"
    best = {name: min(found) for name, found in clocks.items()}
    yield Figure("chances differ by at most", most, sample=f"{number} positions")
    yield Figure("a decision before", best[old.name], "ms", sample=few)
    yield Figure("a decision now", best[new.name], "ms", sample=few)
    faster = best[old.name] / best[new.name]
    yield Figure("how often as fast, by the clock", faster, sample=few, goal="1.8")
    before, after = old.counted(number // 10), new.counted(number // 10)
    once = f"{number // 10} positions, for each that is judged"
    yield Figure("instructions of the search before", before[0], sample=once)
    yield Figure("instructions of the search now", after[0], sample=once)
    yield Figure("how often fewer", before[0] / after[0], goal="1.8")
    yield Figure("instructions of the inputs before", before[1], sample=once)
    yield Figure("instructions of the inputs now", after[1], sample=once)
    yield Figure("how often fewer, of the inputs", before[1] / after[1], goal="1.5")


def weights() -> Path:
    """The file with the weights that both judge by."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / "2.value"
    file.write_bytes(subprocess.check_output(["git", "show", WEIGHTS], cwd=ROOT))
    return file


def main() -> None:
    """Build both, measure, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("part", nargs="?", default="search", choices=["search"])
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="to compare with")
    parser.add_argument("--now", default="HEAD", metavar="COMMIT", help="what is compared")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    old = Build(options.before, f"expectimax:value=network,{OPTIONS}")
    new = Build(options.now, f"expectimax:value={weights()},{OPTIONS}")
    report = Report("search_speed", "How fast the search is", ["search"])
    where = machine(before=old.name, now=new.name)
    report.tell("search", where, figures(old, new, options.positions, options.runs))
    if options.save:
        report.save()


if __name__ == "__main__":
    main()
