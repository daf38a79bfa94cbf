"""Measures reading and writing of records against an older version of the same modules.

    .venv/bin/python benchmarks/records.py          print
    .venv/bin/python benchmarks/records.py --save   and write benchmarks/results/records.{json,md}

``--against COMMIT`` names the older version: its ``record.py`` and ``record_reader.py`` are taken
from git and run beside the present ones, on the same kernel, in turn within each round. What is
compared is the time of this process, so that others on the machine disturb it less. Both have to
find the same games.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from statistics import median
from time import process_time
from types import ModuleType
from typing import TYPE_CHECKING, Any

from marrakech import Game
from marrakech.core import record, record_reader
from measuring import ROOT, SEED, Figure, Report, machine

if TYPE_CHECKING:
    from collections.abc import Callable

RULES = ("standard/2", "standard/3", "standard/4", "korean/4,variant=turn-at-end-optional")
BEFORE = "ec79507"
GOALS = {"reading": "at least 2", "writing": "at least 2"}


def older(commit: str, name: str) -> ModuleType:
    """A module as it was, under a name of its own; what it imports is as it is now."""
    path = f"src/marrakech/core/{name}.py"
    source = subprocess.check_output(["git", "show", f"{commit}:{path}"], cwd=ROOT, text=True)
    module = sys.modules[f"older_{name}"] = ModuleType(f"older_{name}")
    source = source.replace("marrakech.core.record import", "older_record import")
    exec(compile(source, path, "exec"), module.__dict__)  # noqa: S102  (our own, from git)
    return module


def archive(actions: int) -> tuple[str, int]:
    """A text of random games with at least so many actions, and how many there are."""
    luck = random.Random(SEED)
    texts: list[str] = []
    written = 0
    while written < actions:
        game = Game(RULES[len(texts) % len(RULES)])
        while game.outcome() is None:
            game.push(luck.choice(game.legal()))
        texts.append(game.record(names=("Samira", "Tom")))
        written += game.played
    return "\n".join(texts), written


def seconds(work: Callable[[], object]) -> float:
    """What some work takes this process."""
    began = process_time()
    work()
    return process_time() - began


def summary(name: str, values: list[float], unit: str, goal: str = "") -> Figure:
    """The median over rounds, and its 95 % interval from resampling the rounds."""
    luck = random.Random(SEED)
    drawn = sorted(median(luck.choices(values, k=len(values))) for _ in range(2000))
    sample = f"median of {len(values)} rounds, 95 % interval"
    return Figure(name, median(values), unit, drawn[49], drawn[1949], sample, goal)


def measured(older_record: Any, older_reader: Any, rounds: int, actions: int) -> list[Figure]:  # noqa: ANN401  (modules)
    """All figures."""
    text, written = archive(actions)
    games = [found.game for found in record_reader.read_records(text)]
    events = sum(len(game.history) for game in games)  # told once, for what is measured later
    if events != written or games != [found.game for found in older_reader.read_records(text)]:
        raise SystemExit("the two versions read different games")
    work: dict[str, Callable[[Any, Any], object]] = {
        "reading": lambda _, reader: sum(1 for _ in reader.read_records(text)),
        "reading, and asking what happened": lambda _, reader: sum(
            len(found.game.history) for found in reader.read_records(text)
        ),
        "writing": lambda writer, _: [writer.Record(game).text() for game in games],
    }
    figures = []
    for name, task in work.items():
        now = []
        ratios = []
        for _ in range(rounds):
            new = seconds(lambda task=task: task(record, record_reader))  # type: ignore[misc]
            old = seconds(lambda task=task: task(older_record, older_reader))  # type: ignore[misc]
            now.append(1e6 * new / written)
            ratios.append(old / new)
        figures += [
            summary(f"{name}, an action", now, "µs"),
            summary(f"{name}: so many times as fast", ratios, "", GOALS.get(name, "")),
        ]
    return figures


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("part", nargs="?", choices=["records"], help="there is one")
    parser.add_argument("--against", default=BEFORE, help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--actions", type=int, default=10_000, help="in the file that is read")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/records.*")
    given = parser.parse_args()
    writer, reader = (older(given.against, name) for name in ("record", "record_reader"))
    report = Report("records", "Records: reading and writing", ["records"])
    where = machine(against=given.against, actions=given.actions)
    report.tell("records", where, measured(writer, reader, given.rounds, given.actions))
    if given.save:
        report.save()


if __name__ == "__main__":
    main()
