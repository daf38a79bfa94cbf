"""How soon, and how closely, ratings find known strengths, in simulated games.

python benchmarks/ratings.py [--games 4000] [--seeds 8]

The players of a server may all be better or worse than beginners are taken for: ``strength`` is how
good they are on average. ``within`` is how many of 100 are within what is shown after ±.
"""

from __future__ import annotations

import argparse
from math import log, sqrt
from random import Random
from statistics import mean, stdev

from marrakech.players.glicko import SCALE
from marrakech.players.ratings import POOLS, Pool, Sitter, anchor, counted, first

BOTS = (324.0, 580.0, 800.0, 1198.0, 1364.0)
PLAYERS = 40
AVERAGES = (600, 700, 800)


def simulated(
    pool: Pool, games: int, seed: int, average: float
) -> tuple[float, float, float, float, float]:
    """Mean error, its root of squares, mean deviation, how much too wide ratings spread, and how
    many of 100 are within what is shown, when forty players have played so many games in all, some
    of them with a bot.
    """
    luck = Random(seed)
    strengths = [luck.gauss(average, 250) for _ in range(PLAYERS)]
    found = [first(pool) for _ in strengths]
    for _ in range(games):
        number = luck.choice([2, 3, 4]) if pool == "variant" else int(pool)
        people = luck.sample(range(PLAYERS), number - (luck.random() < 0.3))
        bots = luck.choices(BOTS, k=number - len(people))
        known = [*(strengths[each] for each in people), *bots]
        forms = [each / SCALE - log(-log(luck.random())) for each in known]
        places = [sum(other > form for other in forms) for form in forms]
        before = [*(found[each] for each in people), *(anchor(each) for each in bots)]
        sitters = [
            Sitter(rating, place, anchor=at >= len(people))
            for at, (rating, place) in enumerate(zip(before, places, strict=True))
        ]
        for each, after in zip(people, counted(pool, sitters), strict=False):
            found[each] = after
    off = [rating.rating - strength for rating, strength in zip(found, strengths, strict=True)]
    middle = mean(strengths)
    spread = sum((s - middle) * r.rating for s, r in zip(strengths, found, strict=True)) / sum(
        (s - middle) ** 2 for s in strengths
    )
    root = sqrt(mean(each**2 for each in off))
    within = mean(abs(each) <= rating.shown[1] for each, rating in zip(off, found, strict=True))
    return mean(off), root, mean(rating.deviation for rating in found), spread, 100 * within


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seeds", type=int, default=8)
    given = parser.parse_args()
    print("pool     strength games  error          root of squares  deviation      spread", end="")
    print("           within")
    for pool in POOLS:
        for average in AVERAGES:
            for games in (given.games // 10, given.games // 4, given.games):
                runs = [simulated(pool, games, seed, average) for seed in range(given.seeds)]
                cells = [f"{mean(one):7.2f} ± {stdev(one):5.2f}" for one in zip(*runs, strict=True)]
                print(f"{pool:8} {average:8} {games:5}", *cells)


if __name__ == "__main__":
    main()
