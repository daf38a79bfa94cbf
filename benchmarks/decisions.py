"""Measures how much bots lose with each decision, by the judgement of a search that thinks long.

    .venv/bin/python benchmarks/decisions.py                       2 players, the bots below
    .venv/bin/python benchmarks/decisions.py --players 3 --save    3, into results/decisions.md
    .venv/bin/python benchmarks/decisions.py --bots bestfirst:nodes=5000,explore=2 master

Decisions of games between strong players are taken, each is weighed once by the judge, and every
bot makes them all. That tells searches over the same value apart with a small part of the games
that a match would take; what the value itself does not see, it cannot tell. The judge's weights are
kept in build/decisions, and a call that was stopped goes on from there.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from statistics import mean, stdev
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console

from marrakech import Rules
from marrakech.bots import brain_of
from marrakech.bots.bestfirst import BestFirst
from marrakech.core.codes import LAY, OVER, TURN
from marrakech.core.kernel import State
from measuring import RESULTS, ROOT, machine

if TYPE_CHECKING:
    from collections.abc import Iterator

SEED = 2026
PLAYER = "bestfirst:nodes=400"
"""Who plays the games that the decisions are from."""
SHARE, ERRS = 0.12, 0.03
"""The share of all decisions that is taken, and of those that are made at random."""
BOTS = (
    *("greedy", "expectimax:depth=1,value=network", "expectimax:depth=2,value=linear"),
    "expectimax:value=network,others=mixed,slack=4,doubt=30",
    *(f"bestfirst:nodes={nodes}" for nodes in (500, 1500, 3000, 5000, 15_000, 50_000)),
    *(f"bestfirst:nodes=3000,explore={explore}" for explore in (2, 10, 20)),
)
STATES = ROOT / "build" / "decisions"
KEPT = RESULTS / "decisions.json"


class Decision(NamedTuple):
    """A position in which somebody chooses, and what the judge thinks of each choice."""

    state: State
    worths: dict[int, float]

    def loss(self, action: int) -> float:
        """What a choice loses, in hundredths of a win."""
        return 100 * (max(self.worths.values()) - self.worths[action])


def positions(rules: Rules) -> Iterator[State]:
    """Positions of games, in which there is something to choose."""
    luck, player = Random(SEED), brain_of(PLAYER, rules)
    while True:
        state = State(rules)
        while state.phase != OVER:
            if state.phase not in (TURN, LAY):
                state.push(state.drawn(luck.getrandbits(60)))
                continue
            legal = state.legal()
            if len(legal) > 1 and luck.random() < SHARE:
                yield state.snapshot()
            at_random = luck.random() < ERRS
            state.push(luck.choice(legal) if at_random else player.choose(state))


def judged(rules: Rules, number: int, nodes: int) -> list[Decision]:
    """So many decisions with the judge's weights, of which those that are known are not weighed."""
    judge = brain_of(f"bestfirst:nodes={nodes},explore=8", rules)
    assert isinstance(judge, BestFirst)
    STATES.mkdir(parents=True, exist_ok=True)
    file = STATES / f"{rules.players}-{nodes}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = []
    for at, state in zip(range(number), positions(rules), strict=False):
        if at == len(lines):
            weighed = {each.action: each.worth(state.mover) for each in judge.weigh(state)}
            lines.append(json.dumps(weighed))
            with file.open("a", encoding="utf-8") as stream:
                stream.write(lines[-1] + "\n")
        worths = {int(action): worth for action, worth in json.loads(lines[at]).items()}
        assert set(worths) == set(state.legal()), f"{file} is of other games: remove it"
        found.append(Decision(state, worths))
    return found


def lost(spec: str, rules: Rules, decisions: list[Decision]) -> dict[str, Any]:
    """What a bot loses with turns and with rugs, and how often it takes the best."""
    brain = brain_of(spec, rules)
    told: dict[str, Any] = {"bot": spec}
    for name, phase in (("turn", TURN), ("rug", LAY)):
        losses = [
            each.loss(brain.choose(each.state)) for each in decisions if each.state.phase == phase
        ]
        wide = 1.96 * stdev(losses) / len(losses) ** 0.5
        told[name] = [round(mean(losses), 4), round(wide, 4)]
        told[f"{name}s"] = len(losses)
        told[f"best {name}"] = round(100 * sum(loss < 1e-9 for loss in losses) / len(losses))
    return told


def text(found: dict[str, Any]) -> str:
    """The results as Markdown."""
    lines = [
        "# What bots lose with each decision",
        "",
        "`benchmarks/decisions.py --save`: hundredths of a win that a turn of Assam and a rug lose",
        "on average by the judgement of a long search with the same value, with 95 % intervals;",
        "and how often the best is chosen, in per cent.",
    ]
    for rules, part in found.items():
        judge, when = f"bestfirst:nodes={part['nodes']},explore=8", part["date"]
        lines += [
            "",
            f"## {rules}",
            "",
            f"Judge: `{judge}`; {when}, {part['commit']}.",
            "",
            "| bot | turns | lost | best, % | rugs | lost | best, % |",
            "|---|---|---|---|---|---|---|",
        ]
        for row in part["rows"]:
            cells = [
                f"{row[f'{name}s']} | {row[name][0]:.3f} ± {row[name][1]:.3f} "
                f"| {row[f'best {name}']}"
                for name in ("turn", "rug")
            ]
            lines.append(f"| `{row['bot']}` | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Weigh, let all choose, print, and keep the results if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--decisions", type=int, default=260, help="how many")
    parser.add_argument("--nodes", type=int, default=150_000, help="positions that the judge sees")
    parser.add_argument("--bots", nargs="+", default=BOTS, metavar="BOT", help="who chooses")
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    console = Console(width=160)
    rules = Rules(players=options.players)
    decisions = judged(rules, options.decisions, options.nodes)
    found = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    rows: list[dict[str, Any]] = []
    for spec in options.bots:
        rows.append(lost(spec, rules, decisions))
        console.print(rows[-1])
        found[rules.text] = {"nodes": options.nodes, "rows": rows, **machine()}
        if options.save:
            KEPT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
            KEPT.with_suffix(".md").write_text(text(found), encoding="utf-8")


if __name__ == "__main__":
    main()
