"""Compares two ways of looking deep: whose choices win more when games are played on.

    .venv/bin/python benchmarks/depths.py --save       print, and write results/depths.{json,md}

One is a search of three turns that leaves out what looks bad, the other grows a tree of the same
size from every choice. Decisions come from games of strong bots that err a little. Where the two
would choose differently, games are played on from both choices, with the same dice and without
luck: no search has a say in that.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track

from marrakech import Rules
from marrakech.bots import brain_of
from marrakech.core import codes
from marrakech.core.actions import ACTIONS
from marrakech.core.game import Game
from marrakech.core.kernel import State
from marrakech.core.position import Position, write
from marrakech.study import Depth, rollout
from marrakech.study.depth import DEEP_NODES, Judge, best_of
from marrakech.study.estimates import mean_of
from marrakech.study.even import EvenSearch
from measuring import SEED, Figure, Report, machine

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = ("2", "3", "4")
NARROW = Depth("narrow", 3, width=3, slack=3)
EVEN = Depth("even", 3, engine=lambda rules: EvenSearch(rules, DEEP_NODES))
PLAYER = "expectimax:depth=1,value=network,heat=15"
SHARE = 0.06
"""The share of all decisions that is taken: few of each game."""


def positions(rules: Rules) -> Iterator[State]:
    """Positions in which somebody chooses, and not every line can be followed to its end."""
    luck, player = Random(SEED), brain_of(PLAYER, rules)
    while True:
        state = State(rules)
        while state.phase != codes.OVER:
            if state.odds():
                state.push(state.drawn(luck.getrandbits(60)))
                continue
            if len(state.legal()) > 1 and luck.random() < SHARE and sum(state.pile) > NARROW.ending:
                yield state.snapshot()
            state.push(player.choose(state, luck.getrandbits(60)))


def compared(players: int, number: int, games: int) -> Iterator[Figure]:
    """What differs between the two, and who is right."""
    rules = Rules(players)
    judges = {depth.name: Judge(rules, depth) for depth in (NARROW, EVEN)}
    seconds = dict.fromkeys(judges, 0.0)
    leads: list[float] = []
    steps = zip(range(number), positions(rules), strict=False)
    for _, state in track(steps, "looking", total=number, console=Console(stderr=True)):
        chosen = {}
        for name, judge in judges.items():
            began = process_time()
            chosen[name] = best_of(judge.look(state), state.mover).action
            seconds[name] += process_time() - began
        if chosen["narrow"] == chosen["even"]:
            continue
        game = Game.from_position(write(Position.of(rules, state)))
        tried = [ACTIONS[chosen["even"]], ACTIONS[chosen["narrow"]]]
        rolled = rollout(game, tried, games=games, seed=SEED, keep=2)
        worth = {each.action: each.chance.value for each in rolled.choices}
        leads.append(100 * (worth[tried[0]] - worth[tried[1]]))
    for name, spent in seconds.items():
        yield Figure(f"{name}: time of the processor", 1000 * spent / number, "ms", sample="mean")
    yield Figure("chosen differently", 100 * len(leads) / number, "%", sample=f"{number} decisions")
    found = mean_of(leads)
    if found is not None:
        sample = f"{games} games from each of {2 * len(leads)} choices, 95 % interval"
        what = "there the tree's choice wins more by"
        yield Figure(what, found.value, "points", found.low, found.high, sample)


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("part", nargs="?", choices=PARTS, help="how many players; all by default")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--games", type=int, default=240, help="from each choice")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/depths.*")
    given = parser.parse_args()
    report = Report("depths", "Two ways of looking deep", PARTS)
    for part in [given.part] if given.part else PARTS:
        figures = compared(int(part), given.decisions, given.games)
        report.tell(part, machine(seed=SEED, nodes=DEEP_NODES), figures)
        if given.save:
            report.save()


if __name__ == "__main__":
    main()
