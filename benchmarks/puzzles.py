"""Counts which solutions of puzzles fresh games confirm.

    .venv/bin/python benchmarks/puzzles.py --save      print, and write results/puzzles.{json,md}

So many games are played on for each puzzle: half of them from the best choice and half from the
next, whichever these prove to be, and some more from all others, which are dropped when they are
surely worse (by 3.3 standard errors). It does not end sooner where it is clear sooner. What came of
each puzzle is kept in results/puzzles_confirmed.jsonl: a call that was stopped goes on from there,
and so does one that asks for more puzzles. ``--anew`` plays all of them again.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import track

from marrakech.study.estimates import mean_of, wilson
from marrakech.study.puzzle_maker import check_puzzle, sample_of
from marrakech.study.puzzles import Puzzle, puzzles
from measuring import RESULTS, SEED, Figure, Report, machine

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = ("kinds", "confirmed")
KEPT = RESULTS / "puzzles_confirmed.jsonl"


class Found(NamedTuple):
    """What fresh games said of a puzzle."""

    position: str
    best: str
    """What came out best."""
    lead: float
    """By how much of the chance to win it was better than the second."""
    low: float
    """The lower end of that lead's interval, 95 %."""
    games: int
    """How many were played for the puzzle, half of them from each of the two best."""
    seed: int
    seconds: float
    """Of the processor."""


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


def found_of(puzzle: Puzzle, games: int) -> Found:
    """What fresh games say of a puzzle."""
    began = process_time()
    checked = check_puzzle(puzzle, games // 2, SEED, keep=2)
    lead = checked.lead
    took = round(process_time() - began, 2)
    return Found(
        puzzle.position, checked.best, round(lead.value, 5), round(lead.low, 5), games, SEED, took
    )


def kept(games: int) -> dict[str, Found]:
    """What is kept of so many games for each puzzle, by position."""
    if not KEPT.exists():
        return {}
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    found = [Found(**json.loads(line)) for line in lines]
    return {each.position: each for each in found if (each.games, each.seed) == (games, SEED)}


def confirmed(sample: int, games: int, jobs: int) -> Iterator[Figure]:
    """How many solutions come out best."""
    chosen = sample_of(puzzles(), sample, SEED)
    known = kept(games)
    left = [puzzle for puzzle in chosen if puzzle.position not in known]
    with ProcessPoolExecutor(jobs) as pool:
        done = pool.map(partial(found_of, games=games), left)
        for each in track(done, "playing", total=len(left), console=Console(stderr=True)):
            known[each.position] = each
            with KEPT.open("a", encoding="utf-8") as file:
                file.write(json.dumps(each._asdict()) + "\n")
    right = [known[each.position].best == each.best for each in chosen]
    for puzzle, is_right in zip(chosen, right, strict=True):
        if not is_right:
            found = known[puzzle.position]
            print(puzzle.id, puzzle.theme, puzzle.best, found.best, found.lead, found.low)
    low, high = wilson(sum(right) / len(right), len(right))
    yield Figure(
        f"confirmed by {games:,} games each",
        100 * sum(right) / len(right),
        "%",
        100 * low,
        100 * high,
        f"{sum(right)} of {len(right)}, 95 % interval",
        "at least 97",
    )
    lead = mean_of([known[each.position].lead for each in chosen])
    if lead is not None:
        low, high = 100 * lead.low, 100 * lead.high
        yield Figure("lead on the second", 100 * lead.value, "points", low, high, "mean, 95 %")
    surely = sum(
        is_right and known[each.position].low > 0
        for each, is_right in zip(chosen, right, strict=True)
    )
    yield Figure("of these beyond doubt", surely, "", sample="95 %, each by itself")
    minutes = sum(known[each.position].seconds for each in chosen) / 60
    yield Figure("time of the processor", minutes, "min", sample="in all")


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("part", nargs="?", choices=PARTS, help="all by default")
    parser.add_argument("--sample", type=int, default=100, help="puzzles at random")
    parser.add_argument("--games", type=int, default=10_000, help="for each puzzle")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/puzzles.*")
    parser.add_argument("--anew", action="store_true", help="do not go on from what was kept")
    given = parser.parse_args()
    if given.anew:
        KEPT.unlink(missing_ok=True)
    report = Report("puzzles", "Puzzles: which there are, and whether they are right", PARTS)
    for part in [given.part] if given.part else PARTS:
        figures = kinds() if part == "kinds" else confirmed(given.sample, given.games, given.jobs)
        report.tell(part, machine(seed=SEED, puzzles=len(puzzles())), figures)
    if given.save:
        report.save()


if __name__ == "__main__":
    main()
