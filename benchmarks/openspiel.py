"""Measures random games from Python: our Game, and OpenSpiel's backgammon, which is C++.

    .venv/bin/python benchmarks/openspiel.py          print
    .venv/bin/python benchmarks/openspiel.py --save   and write results/openspiel.{json,md}

Both are played by the loop that their guides show, with the same generator. A decision is what a
player chooses; throws and piles are settled too, and not counted. All kinds are measured in turn
within each round, by the seconds of CPU that they take, and ratios are taken within rounds: the
machine may be busy.
"""

from __future__ import annotations

import argparse
import random
from importlib.metadata import version
from time import process_time
from typing import TYPE_CHECKING, Any

import pyspiel

import marrakech.envs.openspiel
from marrakech import Game
from measuring import SEED, Report, machine, of_runs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from measuring import Figure

OURS = "marrakech, Game"
WITHIN = "marrakech, OpenSpiel"
KERNEL = "marrakech, kernel"
THEIRS = "backgammon, OpenSpiel"


def play_game(rules: str, luck: random.Random) -> int:
    """A game through our interface; how many decisions there were."""
    game = Game(rules)
    decisions = 0
    while game.outcome() is None:
        if chances := game.chance():
            actions, weights = zip(*chances, strict=True)
            action = luck.choices(actions, weights)[0]
        else:
            action = luck.choice(game.legal())
            decisions += 1
        game.push(action)
    return decisions


def play_kernel(rules: str, luck: random.Random) -> int:
    """The same with the numbers of the kernel, of which nothing is told."""
    state = Game(rules).kernel_state()
    decisions = 0
    while legal := state.legal():
        if odds := state.odds():
            action = luck.choices(legal, odds)[0]
        else:
            action = luck.choice(legal)
            decisions += 1
        state.push(action)
    return decisions


def play_openspiel(game: Any, luck: random.Random) -> int:  # noqa: ANN401  (it has no types)
    """A game of OpenSpiel; how many decisions there were."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = luck.choices(actions, weights)[0]
        else:
            action = luck.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
    return decisions


def rate(play: Callable[[random.Random], int], seconds: float, seed: int) -> float:
    """Decisions a second of CPU, over whole games."""
    luck = random.Random(seed)
    decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        decisions += play(luck)
    return decisions / spent


def measured(players: int, rounds: int, seconds: float) -> Iterator[Figure]:
    """All figures for so many players."""
    rules = f"standard/{players}"
    backgammon = pyspiel.load_game("backgammon")
    within = pyspiel.load_game(marrakech.envs.openspiel.NAME, {"rules": rules})
    kinds: dict[str, Callable[[random.Random], int]] = {
        OURS: lambda luck: play_game(rules, luck),
        THEIRS: lambda luck: play_openspiel(backgammon, luck),
        WITHIN: lambda luck: play_openspiel(within, luck),
        KERNEL: lambda luck: play_kernel(rules, luck),
    }
    rates: dict[str, list[float]] = {name: [] for name in kinds}
    for number in range(rounds):
        for name, play in kinds.items():
            rates[name].append(rate(play, seconds, SEED + number))
    for name, values in rates.items():
        yield of_runs(name, [round(value) for value in values], "decisions a CPU-second")
    for name in (OURS, WITHIN, KERNEL):
        ratios = [own / other for own, other in zip(rates[name], rates[THEIRS], strict=True)]
        goal = "at least 1" if name == OURS else ""
        yield of_runs(f"{name}, for each of backgammon's", ratios, "", goal)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=["2-players", "3-players", "4-players"])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU, for each measurement")
    parser.add_argument("--save", action="store_true")
    options = parser.parse_args()
    report = Report(
        "openspiel",
        "Random games from Python, and OpenSpiel's backgammon",
        ["2-players", "3-players", "4-players"],
    )
    for part in options.parts:
        where = machine(open_spiel=version("open_spiel"))
        report.tell(part, where, measured(int(part[0]), options.rounds, options.seconds))
    if options.save:
        report.save()


if __name__ == "__main__":
    main()
