"""Measures what is good advice: how much rules of thumb lose, and what a lead is worth.

    .venv/bin/python benchmarks/strategy.py                          print
    .venv/bin/python benchmarks/strategy.py --games 5000 --save      and write the results, and the
                                                                     tables of docs/strategy.md

With ``--save`` it goes on from what was kept, up to so many games in all, and keeps what it has
every few minutes: it may be stopped at any time. ``--anew`` begins at the first game again.

Strong bots that err a little play each other, so that there is something to learn from. In every
position a player has to choose in, each choice is weighed by a search of one turn over the learned
value, and compared with what a rule of thumb would have chosen. A loss is in points of the chance
to win, as everywhere in docs/study.md. A game is the unit of all intervals, which hold 95 %.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import log, sqrt
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console
from rich.progress import track

from marrakech import Game, Rules
from marrakech.bots.options import SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.values import value_for
from marrakech.core import kernel, lookup_tables
from marrakech.core.codes import FORWARD, OVER, REVEAL, ROLL, TURN
from marrakech.study.words import MATTERS
from measuring import RESULTS, ROOT, machine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from marrakech.bots.search import Weighed
    from marrakech.core.kernel import State

SEED = 2026
HEAT = 0.02
"""How much the players err, in chance to win: some choices are not the best, as among people."""
FACES = tuple(lookup_tables.FACES.count(steps) / 6 for steps in (1, 2, 3, 4))
PLAYERS = (2, 3, 4)
PARTS = ("first third", "second third", "last third")
LEADS = (-15, -8, -3, 2, 7, 14)
"""Where the columns of leads end, in points."""
DOCUMENT = ROOT / "docs" / "strategy.md"
FILE = RESULTS / "strategy.json"
KEPT_EVERY = 240.0
"""Seconds after which what there is so far is kept."""
AT_ONCE = 20
"""Games of a piece of work."""

Sums = dict[str, list[float]]
"""By name, for one game: a sum, and how many numbers it is of."""


# ------------------------------------------------------------------------------ turning


class Way(NamedTuple):
    """A way to turn Assam, as somebody would look at it who counts squares."""

    action: int
    expected: float
    """What has to be paid on average."""
    worst: int
    free: float
    """How likely it is that nothing has to be paid."""
    straight: bool


def ways(state: State, actions: Iterable[int]) -> list[Way]:
    """What each of some ways may cost."""
    found = []
    for action in actions:
        state.push(action)
        tolls = [state.toll(steps)[4] for steps in (1, 2, 3, 4)]
        state.pop()
        expected = sum(chance * toll for chance, toll in zip(FACES, tolls, strict=True))
        free = sum(chance for chance, toll in zip(FACES, tolls, strict=True) if not toll)
        found.append(Way(action, expected, max(tolls), free, action == FORWARD))
    return found


TURNING: dict[str, Callable[[Way], float]] = {
    "the least on average": lambda way: -way.expected,
    "the least at worst": lambda way: -way.worst,
    "most often free": lambda way: way.free,
    "always straight on": lambda way: float(way.straight),
    "any way": lambda _: 0.0,
}
"""Rules of thumb for turning Assam: the way of which this is the most."""


# ------------------------------------------------------------------------------ laying


class Place(NamedTuple):
    """A place for a rug, as somebody would look at it who counts squares."""

    action: int
    lead: int
    """Points beyond those of the best other, once it lies there."""
    area: int
    """Squares of the area that it belongs to then."""
    theirs: int
    """Squares of the largest area of anybody else then."""
    covered: int
    """Squares of others that it covers."""
    own: int
    """Squares of one's own that it covers."""


def largest(mask: int) -> int:
    """Squares of the largest area of a colour."""
    most = 0
    while mask:
        found = kernel.area(mask, mask & -mask)
        most = max(most, kernel.count(found))
        mask &= ~found
    return most


def places(state: State, actions: Iterable[int]) -> list[Place]:
    """What becomes of the market if a rug is laid at each of some places."""
    seat = state.mover
    colour = state.top[seat]
    before = [state.visible[each] for each in range(4)]
    players = [other for other in range(state.players) if other != seat]
    others = [each for each in range(state.colours) if state.owner(each) != seat]
    theirs = sum(before[each] for each in others)  # no two colours are seen on one square
    mine = sum(before[each] for each in range(state.colours) if each not in others)
    sizes = {each: largest(before[each]) for each in others}
    found = []
    for action in actions:
        cell, step = lookup_tables.LAY_CELL[action], lookup_tables.LAY_STEP[action]
        rug = 1 << cell | 1 << cell + step
        points = scores_after(state, action)
        # only what is covered changes, and the colour that is laid
        left = [
            largest(before[each] & ~rug) if before[each] & rug else sizes[each] for each in others
        ]
        found.append(
            Place(
                action,
                points[seat] - max(points[other] for other in players),
                kernel.count(kernel.area(before[colour] | rug, 1 << cell)),
                max(left),
                kernel.count(theirs & rug),
                kernel.count(mine & rug),
            )
        )
    return found


def scores_after(state: State, action: int) -> list[int]:
    """Everybody's points after an action."""
    state.push(action)
    points = state.scores()
    state.pop()
    return points


LAYING: dict[str, Callable[[Place], float]] = {
    "the best lead in points now": lambda place: place.lead,
    "the same, and half a point a square of its area": lambda place: place.lead + place.area / 2,
    "the largest area of one's own": lambda place: place.area,
    "the others' largest area made smallest": lambda place: -place.theirs,
    "the most squares of others covered": lambda place: place.covered,
    "nothing of one's own covered": lambda place: -place.own,
    "any place": lambda _: 0.0,
}
"""Rules of thumb for a rug: the place of which this is the most."""


# ------------------------------------------------------------------------------ games


def regret(liked: Sequence[float], losses: Sequence[float]) -> float:
    """What a rule of thumb loses: of all that it likes best, on average."""
    most = max(liked) - 1e-9
    taken = [loss for like, loss in zip(liked, losses, strict=True) if like >= most]
    return sum(taken) / len(taken)


def judged(state: State, search: Search, sums: Sums, part: str) -> list[Weighed]:
    """Weigh all choices of a position, and add up what each rule of thumb would lose there."""
    weighed = search.weigh(state)
    if len(weighed) < 2:
        return weighed
    seat = state.mover
    worths = [each.wins[seat] for each in weighed]
    best = max(worths)
    losses = [100 * (best - worth) for worth in worths]
    if max(losses) < 100 * MATTERS:
        return weighed
    actions = [each.action for each in weighed]
    is_turn = state.phase == TURN
    kind = "turning" if is_turn else "laying"
    rules: Any = TURNING if is_turn else LAYING
    choices: Any = ways(state, actions) if is_turn else places(state, actions)
    for name, rule in rules.items():
        lost = regret([rule(each) for each in choices], losses)
        add(sums, f"{kind}: {name}", lost)
        add(sums, f"{kind}, {part}: {name}", lost)
        add(sums, f"right, {kind}: {name}", 100.0 * (lost < 100 * MATTERS))
    finest = choices[losses.index(0.0)]
    if is_turn:
        cheapest = min(each.expected for each in choices)
        add(sums, "pays more than it has to", finest.expected - cheapest)
        return weighed
    for name, of in (("best", [finest]), ("all", choices)):
        number = len(of)
        add(sums, f"covers others, {name}", sum(each.covered for each in of), number)
        add(sums, f"covers own, {name}", sum(each.own for each in of), number)
        add(sums, f"its area, {name}", sum(each.area for each in of), number)
    return weighed


def add(sums: Sums, name: str, number: float, of: int = 1) -> None:
    """Add to a sum: a number, or several that have been added up already."""
    entry = sums[name]
    entry[0] += number
    entry[1] += of


def game(players: int, number: int) -> Sums:
    """Play a game, and add up what there is to learn from it."""
    rng = Random(f"{SEED} {players} {number}")
    rules = Rules(players=players)
    state = Game(rules).kernel_state()
    search = Search(value_for(players, at_end=False), state, SearchOptions(depth=1))
    sums: Sums = defaultdict(lambda: [0.0, 0.0])
    rugs = sum(state.rugs)
    while state.phase != OVER:
        if state.phase in {ROLL, REVEAL}:
            state.push(state.drawn(rng.getrandbits(64)))
            continue
        part = PARTS[min(2, 3 * (rugs - sum(state.rugs)) // rugs)]
        weighed = judged(state, search, sums, part)
        seat = state.mover
        if state.phase == TURN:
            points = state.scores()
            lead = points[seat] - max(points[each] for each in range(players) if each != seat)
            column = sum(lead > end for end in LEADS)
            add(sums, f"lead, {part}: {column}", 100 * max(each.wins[seat] for each in weighed))
        state.push(
            max(
                weighed,
                key=lambda each: each.wins[seat] - HEAT * log(-log(rng.random() or 0.5)),
            ).action
        )
    return dict(sums)


def games(players: int, first: int) -> list[Sums]:
    """Some games, one after the other."""
    return [game(players, number) for number in range(first, first + AT_ONCE)]


# ------------------------------------------------------------------------------ results

Totals = dict[str, list[float]]
"""By name, for many games: the sums of all that an interval needs (see ``include``)."""


def include(totals: Totals, sums: Sums) -> None:
    """Add a game: its sum, its number, their squares and their product."""
    for name, (part, number) in sums.items():
        entry = totals.setdefault(name, [0.0] * 5)
        for i, more in enumerate((part, number, part**2, number**2, part * number)):
            entry[i] += more


def estimate(entry: Sequence[float]) -> dict[str, float]:
    """A mean over all decisions, and how far it may be off: games are the unit."""
    part, number, parts_squared, numbers_squared, product = entry
    if not number:
        return {"mean": 0.0, "off": 0.0, "number": 0}
    mean = part / number
    # the sum of (part - mean * number)^2 over all games
    spread = parts_squared - 2 * mean * product + mean**2 * numbers_squared
    off = 1.96 * sqrt(max(0.0, spread)) / number
    return {"mean": round(mean, 3), "off": round(off, 3), "number": round(number)}


def looked_at(
    kept: dict[str, Any], number: int, jobs: int, seconds: float = KEPT_EVERY
) -> Iterator[dict[str, Any]]:
    """What is kept, with games added until there are so many of each player count.

    It is told now and then on the way, with equally many games of each, and when all are there.
    """
    totals: dict[str, Totals] = kept["totals"]
    first = range(kept["games"], number, AT_ONCE)
    told = monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        # all player counts by turns, so that it can be stopped at any time
        work = [(players, begin) for begin in first for players in PLAYERS]
        pieces = pool.map(games, *zip(*work, strict=True)) if work else iter(())
        for done, piece in enumerate(
            track(pieces, "playing", total=len(work), console=Console(stderr=True))
        ):
            players, begin = work[done]
            for sums in piece:
                include(totals[str(players)], sums)
            if players == PLAYERS[-1]:
                kept["games"] = begin + AT_ONCE
                if monotonic() > told + seconds:
                    told = monotonic()
                    yield kept
    yield kept


def results(kept: dict[str, Any]) -> dict[str, Any]:
    """All that is to be told, by the number of players."""
    return {
        players: {name: estimate(entry) for name, entry in sorted(totals.items())}
        for players, totals in kept["totals"].items()
    }


def decisions(result: dict[str, Any]) -> int:
    """How many decisions there were that matter."""
    return sum(
        result[str(players)][name]["number"]
        for players in PLAYERS
        for name in ("turning: any way", "laying: any place")
    )


def shown(entry: dict[str, float], digits: int = 2) -> str:
    """A mean with how far it may be off."""
    return f"{entry['mean']:.{digits}f} ±{entry['off']:.{digits}f}"


def thumbs(result: dict[str, Any], kind: str, rules: Sequence[str]) -> Iterator[str]:
    """A table of rules of thumb."""
    yield "| rule | 2 players | 3 players | 4 players | right, % |"
    yield "|---|---|---|---|---|"
    for rule in rules:
        cells = [shown(result[str(players)][f"{kind}: {rule}"]) for players in PLAYERS]
        right = result["4"][f"right, {kind}: {rule}"]["mean"]
        yield f"| {rule} | {' | '.join(cells)} | {right:.0f} |"


def parts(result: dict[str, Any], kind: str, rules: Sequence[str]) -> Iterator[str]:
    """A table of how much rules of thumb lose in each part of a game of four."""
    yield f"| rule | {' | '.join(PARTS)} |"
    yield "|---|---|---|---|"
    for rule in rules:
        cells = [shown(result["4"][f"{kind}, {part}: {rule}"]) for part in PARTS]
        yield f"| {rule} | {' | '.join(cells)} |"


def leads(result: dict[str, Any], players: int) -> Iterator[str]:
    """A table of what a lead is worth."""
    ends = [*LEADS]
    heads = [f"{ends[0]} or less"]
    heads += [f"{low + 1:+d} to {high:+d}" for low, high in pairwise(ends)]
    heads.append(f"{ends[-1] + 1:+d} or more")
    yield f"| lead | {' | '.join(heads)} |"
    yield "|---" * (len(heads) + 1) + "|"
    for part in PARTS:
        cells = []
        for column in range(len(heads)):
            entry = result[str(players)].get(f"lead, {part}: {column}")
            cells.append(shown(entry, 0) if entry and entry["number"] >= 30 else "")
        yield f"| {part} | {' | '.join(cells)} |"


def rugs(result: dict[str, Any]) -> Iterator[str]:
    """A table of what the best rugs are like."""
    yield "| | 2 players | 3 players | 4 players |"
    yield "|---|---|---|---|"
    for name, what in (
        ("covers others", "squares of others covered"),
        ("covers own", "squares of one's own covered"),
        ("its area", "squares of the area that it belongs to"),
    ):
        for which, of in (("best", "by the best rug"), ("all", "by all rugs that may be laid")):
            cells = [shown(result[str(players)][f"{name}, {which}"]) for players in PLAYERS]
            yield f"| {what}, {of} | {' | '.join(cells)} |"


def tables(kept: dict[str, Any]) -> dict[str, str]:
    """All tables of the document, by name."""
    result = results(kept)
    about = (
        f"{decisions(result):,} decisions that matter, in {kept['games']:,} games each of two,"
        f" three and four players: `benchmarks/strategy.py --games {kept['games']} --save`,"
        f" {kept['date']}."
    )
    extra = [shown(result[str(players)]["pays more than it has to"]) for players in PLAYERS]
    return {
        "about": about,
        "turning": "\n".join(thumbs(result, "turning", list(TURNING))),
        "laying": "\n".join(thumbs(result, "laying", list(LAYING))),
        "parts": "\n".join([*parts(result, "laying", list(LAYING)[:4])]),
        "leads-2": "\n".join(leads(result, 2)),
        "leads-4": "\n".join(leads(result, 4)),
        "rugs": "\n".join(rugs(result)),
        "extra": f"With two, three and four players: {', '.join(extra)} dirhams.",
    }


def put(text: str, made: dict[str, str]) -> str:
    """A document with its tables put in, between the comments that name them."""

    def inside(match: re.Match[str]) -> str:
        name = match[1]
        return f"<!-- {name} -->\n{made[name]}\n<!-- end -->"

    return re.sub(r"<!-- ([a-z0-9-]+) -->\n.*?\n?<!-- end -->", inside, text, flags=re.DOTALL)


def main() -> None:
    """Measure, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="games with each number of players")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--save", action="store_true", help="write the results and the document")
    parser.add_argument("--anew", action="store_true", help="do not go on from what was kept")
    options = parser.parse_args()
    kept: dict[str, Any] = {"games": 0, "totals": {str(players): {} for players in PLAYERS}}
    if options.save and not options.anew and FILE.exists():
        kept = json.loads(FILE.read_text(encoding="utf-8"))
    made: dict[str, str] = {}
    for each in looked_at(kept, options.games, options.jobs):
        facts = {**each, **machine(), "seed": SEED}
        made = tables(facts)
        if options.save:
            FILE.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
            text = DOCUMENT.read_text(encoding="utf-8")
            DOCUMENT.write_text(put(text, made), encoding="utf-8")
    for name, table in made.items():
        Console().print(f"\n{name}\n{table}", markup=False)


if __name__ == "__main__":
    main()
