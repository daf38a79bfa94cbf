"""Measures how long a hint and a review take, and whether results without luck are the same.

    .venv/bin/python benchmarks/study.py                    print all
    .venv/bin/python benchmarks/study.py speed --save       and write results/study.{json,md}

Times are of the processor, not of the clock: they do not depend on what else runs.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import variance
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from marrakech import Game, Rules
from marrakech.arena.single import play
from marrakech.core.story import Phase
from marrakech.study import DEEP, QUICK, Depth, analyse, review
from marrakech.study.estimates import mean_of
from measuring import SEED, Figure, Report, machine, of_runs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PARTS = ("speed", "luck")
BOTS = ("merchant", "peddler", "master", "apprentice")
ONE_TURN = Depth("one turn", 1)
NETWORK = "expectimax:depth=1,value=network"


class Meeting(NamedTuple):
    """Bots whose results are told with luck and without."""

    bots: tuple[str, ...]
    rules: str
    depth: Depth
    goal: str = ""


MEETINGS = (
    Meeting(("merchant", NETWORK), "standard/2", ONE_TURN, "at least 5"),
    Meeting(("merchant", NETWORK, NETWORK), "standard/3", ONE_TURN),
    Meeting(("merchant", NETWORK, NETWORK), "standard/3", QUICK, "at least 5"),
    Meeting(("merchant", NETWORK, NETWORK, NETWORK), "standard/4", ONE_TURN),
    Meeting(("merchant", NETWORK, NETWORK, NETWORK), "standard/4", QUICK, "at least 5"),
    Meeting(("merchant", "peddler"), "standard/2", ONE_TURN),
)
"""Near equals, by a short look and by that of a quick review; and two that are far apart: there
most of a result is skill, and what one blunder more or less makes is no luck to be taken off."""


def seconds(task: Callable[[], object]) -> float:
    """How long the processor works on something."""
    began = process_time()
    task()
    return process_time() - began


def hints(rules: str, number: int) -> list[float]:
    """How long an analysis takes, in milliseconds, at decisions of a game."""
    game = play(list(BOTS[: Rules.parse(rules).players]), rules, seed=SEED)
    at = Game(game.rules)
    found = []
    for event in game.history:
        if at.phase in (Phase.TURN, Phase.LAY):
            found.append(at.copy())
        at.push(event.action)
    chosen = Random(SEED).sample(found, number)
    return [1000 * seconds(lambda game=game: analyse(game)) for game in chosen]  # type: ignore[misc]


def speed(runs: int) -> Iterator[Figure]:
    """Hints, quick reviews and deep ones."""
    for players in (2, 3, 4):
        times = hints(f"standard/{players}", 24)
        yield of_runs(f"a hint, {players} players", times, "ms", "under 300")
    for depth, goal in ((QUICK, "under 3"), (DEEP, "under 60")):
        for rules in ("standard/2", "standard/3", "standard/4", "standard/4,variant=turn-at-end"):
            times = []
            for run in range(runs if depth is QUICK else 1):
                players = Rules.parse(rules).players
                game = play(list(BOTS[:players]), rules, seed=SEED + run)
                times.append(seconds(lambda game=game: review(game, depth)))  # type: ignore[misc]  # noqa: B023
            yield of_runs(f"a {depth.name} review, {rules}", times, "s", goal)


def luck(games: int) -> Iterator[Figure]:
    """Whether results without luck are those of the games, and how much less they are spread.

    Between equals luck decides most, and much can be taken off; where one is far stronger, the
    result is mostly skill already.
    """
    for meeting in MEETINGS:
        plain, adjusted, chosen = results(meeting, games)
        looked = f"{meeting.depth.turns} turn{'s' if meeting.depth.turns > 1 else ''}"
        match = f"{' v '.join(dict.fromkeys(meeting.bots))}, {meeting.rules}, {looked}"
        sample = f"{games} games, 95 % interval"
        gap = [came - without for came, without in zip(plain, adjusted, strict=True)]
        for name, unit, numbers, goal in (
            ("wins as they came", "%", plain, ""),
            ("wins without luck", "%", adjusted, ""),
            ("the difference", "points", gap, "0 within"),
        ):
            found = mean_of(numbers)
            assert found is not None
            value, low, high = found.over(0.01)
            yield Figure(f"{match}: {name}", value, unit, low, high, sample, goal)
        ratio = variance(plain) / variance(adjusted)
        yield Figure(f"{match}: variance falls by", ratio, "times", goal=meeting.goal)
        # what players threw away differs from game to game: no luck, and so not to be taken off
        most = variance(plain) / variance(chosen)
        sample = "if nothing were left but what was chosen"
        yield Figure(f"{match}: it could fall by", most, "times", sample=sample)


def results(meeting: Meeting, games: int) -> tuple[list[float], list[float], list[float]]:
    """What the first bot won in each game, as it came and without luck; and what choices made."""
    plain, adjusted, chosen = [], [], []
    for number in range(games):
        # all seats by turns, so that the first one's advantage goes to nobody
        seat = number % len(meeting.bots)
        bots = [*meeting.bots[-seat:], *meeting.bots[:-seat]] if seat else list(meeting.bots)
        game = play(bots, meeting.rules, seed=SEED + number)
        sums = review(game, meeting.depth).players[seat].chances
        plain.append(sums.result)
        adjusted.append(sums.adjusted)
        chosen.append(sums.start + sums.skill + sums.others - sums.revised)
    return plain, adjusted, chosen


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("part", nargs="?", choices=PARTS, help="all by default")
    parser.add_argument("--runs", type=int, default=3, help="quick reviews of each kind")
    parser.add_argument("--games", type=int, default=500, help="whose luck is taken off")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/study.*")
    given = parser.parse_args()
    report = Report("study", "Study: how long it takes, and results without luck", PARTS)
    for part in [given.part] if given.part else PARTS:
        figures = speed(given.runs) if part == "speed" else luck(given.games)
        report.tell(part, machine(seed=SEED), figures)
    if given.save:
        report.save()


if __name__ == "__main__":
    main()
