"""Counts which solutions of puzzles fresh games confirm.

    .venv/bin/python benchmarks/puzzles.py --save      print, and write results/puzzles.{json,md}

So many games are played on for each puzzle: half of them from the best choice and half from the
next, whichever these prove to be, and some more from all others, which are dropped when they are
surely worse (by 3.3 standard errors). It does not end sooner where it is clear sooner.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import process_time
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track

from marrakech.study.estimates import mean_of, wilson
from marrakech.study.puzzle_maker import Checked, check_puzzle, sample_of
from marrakech.study.puzzles import Puzzle, puzzles
from measuring import SEED, Figure, Report, machine

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = ("kinds", "confirmed")


def kinds() -> Iterator[Figure]:
    """How many puzzles there are of each kind."""
    everything = puzzles()
    yield Figure("puzzles", len(everything), "", sample="the file", goal="at least 1000")
    for theme, number in Counter(puzzle.theme for puzzle in everything).most_common():
        yield Figure(f"theme {theme}", number, "", sample="the file")
    rules = Counter(puzzle.position.rsplit(" ", 1)[1] for puzzle in everything)
    for name, number in sorted(rules.items()):
        yield Figure(name, number, "", sample="the file")
    ratings = sorted(puzzle.rating for puzzle in everything)
    middle = ratings[len(ratings) // 2]
    tenth, last = ratings[len(ratings) // 10], ratings[-len(ratings) // 10]
    yield Figure("rating", middle, "", tenth, last, "median, and what 8 of 10 lie between")


def checked(puzzle: Puzzle, games: int) -> tuple[Checked, float]:
    """What fresh games say of a puzzle, and how long the processor worked on it."""
    began = process_time()
    found = check_puzzle(puzzle, games // 2, SEED, keep=2)
    return found, process_time() - began


def confirmed(sample: int, games: int, jobs: int) -> Iterator[Figure]:
    """How many solutions come out best."""
    chosen = sample_of(puzzles(), sample, SEED)
    with ProcessPoolExecutor(jobs) as pool:
        done = pool.map(partial(checked, games=games), chosen)
        both = list(track(done, "playing", total=len(chosen), console=Console(stderr=True)))
    found = [each for each, _ in both]
    for each in found:
        if not each.is_confirmed:
            print(each.puzzle.id, each.puzzle.best, each.best, each.lead)
    right = sum(each.is_confirmed for each in found)
    low, high = wilson(right / len(found), len(found))
    yield Figure(
        f"confirmed by {games:,} games each",
        100 * right / len(found),
        "%",
        100 * low,
        100 * high,
        f"{right} of {len(found)}, 95 % interval",
        "at least 97",
    )
    lead = mean_of([each.lead.value for each in found])
    if lead is not None:
        low, high = 100 * lead.low, 100 * lead.high
        yield Figure("lead on the second", 100 * lead.value, "points", low, high, "mean, 95 %")
    surely = sum(each.is_confirmed and each.lead.low > 0 for each in found)
    yield Figure("of these beyond doubt", surely, "", sample="95 %, each by itself")
    minutes = sum(seconds for _, seconds in both) / 60
    yield Figure("time of the processor", minutes, "min", sample="in all")


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("part", nargs="?", choices=PARTS, help="all by default")
    parser.add_argument("--sample", type=int, default=100, help="puzzles at random")
    parser.add_argument("--games", type=int, default=10_000, help="for each puzzle")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/puzzles.*")
    given = parser.parse_args()
    report = Report("puzzles", "Puzzles: which there are, and whether they are right", PARTS)
    for part in [given.part] if given.part else PARTS:
        figures = kinds() if part == "kinds" else confirmed(given.sample, given.games, given.jobs)
        report.tell(part, machine(seed=SEED, puzzles=len(puzzles())), figures)
    if given.save:
        report.save()


if __name__ == "__main__":
    main()
