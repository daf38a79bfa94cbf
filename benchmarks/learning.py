"""Measures how fast a player learns from nothing: ``examples/train_ppo.py``, with a few seeds.

    .venv/bin/python benchmarks/learning.py          print
    .venv/bin/python benchmarks/learning.py --save   and write results/learning.{json,md}

It needs ``pip install 'marrakech[train]'``. Each run is a process of its own, as anybody would
start it. Minutes are those until an examination in which it surely beats ``random``, examinations
included; the shares are from new games after that.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from importlib.metadata import version
from typing import TYPE_CHECKING, NamedTuple

from marrakech.core import kernel
from measuring import ROOT, SEED, Figure, Report, machine, of_runs

if TYPE_CHECKING:
    from collections.abc import Iterator

PART = "ppo"
TOLD = re.compile(
    r"([\d.]+) min, ([\d.]+) min of CPU, ([\d,]+) decisions: ([\d.]+)% of wins"
    r" \[([\d.]+)%, ([\d.]+)%\] in ([\d,]+) games against (\w+)"
)


class Told(NamedTuple):
    """What the example said about an examination."""

    minutes: float
    cpu: float
    decisions: float
    share: float
    low: float
    high: float
    games: str
    opponent: str


def told(line: str) -> Told:
    """Read a line of the example."""
    found = TOLD.fullmatch(line.strip())
    if found is None:
        raise SystemExit(f"the example says something else: {line}")
    *numbers, games, opponent = found.groups()
    minutes, cpu, decisions, share, low, high = (float(n.replace(",", "")) for n in numbers)
    return Told(minutes, cpu, decisions, share, low, high, games, opponent)


def run(seed: int) -> list[Told]:
    """All examinations of one run, which are shown as they come."""
    example = ROOT / "examples" / "train_ppo.py"
    examinations = []
    with subprocess.Popen(
        [sys.executable, str(example), "--seed", str(seed)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(f"seed {seed}: {line}", end="", flush=True)
            examinations.append(told(line))
    if process.returncode:
        raise SystemExit(f"the example failed with seed {seed}")
    return examinations


def measured(seeds: range) -> Iterator[Figure]:
    """All figures."""
    runs = {seed: run(seed) for seed in seeds}
    enough = [examinations[-3] for examinations in runs.values()]
    yield of_runs("until it beats random", [each.minutes for each in enough], "min", "less than 15")
    yield of_runs("the same, of CPU", [each.cpu for each in enough], "min")
    thousands = [each.decisions / 1000 for each in enough]
    yield of_runs("the same, decisions", thousands, "thousand")
    for place, goal in ((-2, "at least 95"), (-1, "")):
        for seed, examinations in runs.items():
            last = examinations[place]
            yield Figure(
                f"wins against {last.opponent}, seed {seed}",
                *(last.share, "%", last.low, last.high),
                f"95 % interval of {last.games} games",
                goal,
            )


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("parts", nargs="*", metavar="part", help=PART)
    parser.add_argument("--runs", type=int, default=3, help="how many seeds")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/learning.*")
    given = parser.parse_args()
    if not kernel.is_compiled():
        raise SystemExit("the kernel is not compiled here: nothing to measure")
    report = Report("learning", "Learning from nothing", [PART])
    where = machine(torch=version("torch"), sb3_contrib=version("sb3-contrib"))
    report.tell(PART, where, measured(range(SEED, SEED + given.runs)))
    if given.save:
        report.save()


if __name__ == "__main__":
    main()
