"""Every option of a search together with every other one: limits and mistakes change how well it
plays, and never what its numbers mean.
"""

from __future__ import annotations

from functools import cache
from math import log
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from marrakech import Rules
from marrakech.arena import Match
from marrakech.bots import brain_of
from marrakech.bots.bestfirst import BestFirst
from marrakech.bots.options import OTHERS
from marrakech.bots.search import Search
from marrakech.core import codes
from marrakech.core.kernel import State
from tests.bots.covering import Row, covering

if TYPE_CHECKING:
    from collections.abc import Iterator

VARIANTS = (None, "turn-at-end", "turn-at-end-optional")
CHOICES = {
    "limit": ("", "nodes=1", "nodes=400", "nodes=4000", "ms=2"),
    "heat": (0, 30),
    "others": OTHERS,
    "depth": (1, 2, 3),
    "value": ("linear", "network"),
    "players": (2, 3, 4),
    "variant": VARIANTS,
    "width": (1, 2),
    "slack": (3, 100),
    "doubt": (0, 40),
}
BY_THREES = covering(CHOICES, 3)
BY_TWOS = covering(CHOICES, 2)


def spec_of(row: Row, **other: object) -> str:
    """The text that names the bot of a row; what is None is left out."""
    row = row | other
    options = [
        f"{name}={row[name]}"
        for name in ("depth", "heat", "others", "value", "width", "slack", "doubt")
    ]
    return f"expectimax:{','.join([*options, *([str(row['limit'])] if row['limit'] else [])])}"


def rules_of(row: Row) -> Rules:
    return Rules(players=cast("int", row["players"]), variant=row["variant"])  # type: ignore[arg-type]


def search_of(row: Row, **other: object) -> Search:
    found = brain_of(spec_of(row, **other), rules_of(row))
    assert isinstance(found, Search)
    return found


@cache
def decisions(rules: Rules, number: int = 3) -> tuple[State, ...]:
    """Positions in which somebody has to decide, from all over a game."""
    luck = Random(number)
    found: list[State] = []
    greedy = brain_of("greedy", rules)
    while len(found) < 300:
        state = State(rules)
        while state.phase != codes.OVER:
            if state.phase in (codes.ROLL, codes.REVEAL):
                state.push(luck.choices(state.legal(), state.odds())[0])
            else:
                found.append(state.snapshot())
                state.push(greedy.choose(state, luck.getrandbits(64)))
    return tuple(luck.sample(found, number))


def worths(search: Search | BestFirst, state: State) -> dict[int, float]:
    """What each action is worth to the one who has to decide, as a search compares them."""
    return {found.action: found.worth(state.mover) for found in search.weigh(state)}


def ids(rows: list[Row]) -> Iterator[str]:
    return (" ".join(str(value) for value in row.values()) for row in rows)


def test_any_three_choices_meet() -> None:
    for one, two, three in (("limit", "heat", "others"), ("depth", "players", "variant")):
        met = {(row[one], row[two], row[three]) for row in BY_THREES}
        assert len(met) == len(CHOICES[one]) * len(CHOICES[two]) * len(CHOICES[three])
    assert len(BY_THREES) < 150


@pytest.mark.parametrize("row", BY_THREES, ids=ids(BY_THREES))
def test_whatever_is_set_the_choice_is_the_best_of_what_is_weighed(row: Row) -> None:
    search = search_of(row)
    calm = search_of(row, heat=0)
    for state in decisions(rules_of(row)):
        legal = state.legal()
        weighed = search.weigh(state)
        assert [found.action for found in weighed] == legal
        for found in weighed:
            assert sum(found.wins) == pytest.approx(1)
        assert search.choose(state, 5) in legal
        if "ms" in str(row["limit"]):
            continue  # how far it comes is another matter each time
        best = max(weighed, key=lambda found: found.worth(state.mover))
        assert calm.choose(state, 5) == best.action, "heat changes the choice, not the numbers"
        assert calm.weigh(state) == weighed
        assert search.choose(state, 5) == search.choose(state, 5)


@pytest.mark.parametrize("row", BY_THREES, ids=ids(BY_THREES))
def test_a_limit_gives_what_the_last_look_gave_that_was_finished(row: Row) -> None:
    if not row["limit"]:
        pytest.skip("no limit")
    search = search_of(row)
    free = [search_of(row, limit="", depth=depth) for depth in range(1, search.depth + 1)]
    for state in decisions(rules_of(row)):
        weighed = search.weigh(state)
        assert weighed in [one.weigh(state) for one in free]
        if row["limit"] == "nodes=1":
            assert weighed == free[0].weigh(state), "one's own turn is looked at in any case"


@pytest.mark.parametrize(
    "row",
    [row for row in BY_THREES if row["heat"] and row["depth"] != 3 and row["limit"] != "ms=2"],
)
def test_mistakes_are_as_big_as_the_heat_says(row: Row) -> None:
    """With a soft maximum the mean loss is never more than the heat times the log of the ways."""
    search, luck = search_of(row), Random(1)
    for state in decisions(rules_of(row), 2):
        worth = worths(search, state)
        lost = [max(worth.values()) - worth[search.choose(state, luck.getrandbits(64))]
                for _ in range(12)]  # fmt: skip
        assert sum(lost) / 12 < 0.030 * log(len(worth)) * 2


@pytest.mark.parametrize("row", BY_TWOS, ids=ids(BY_TWOS))
def test_whatever_is_set_it_beats_chance(row: Row) -> None:
    rules = rules_of(row).replace(rugs=12 if row["players"] == 2 else 6)
    if not row["limit"]:
        row = row | {"depth": 1, "width": 1} if row["depth"] == 3 else row  # not so long
    results = Match([spec_of(row), "random"], rules, seed=3).play(5 * rules.players, jobs=1)
    assert results.share(0).value > 1 / rules.players + 0.1, "it is far better than that"


@pytest.mark.parametrize("limit", ["nodes=200", "ms=2"])
def test_a_limit_and_heat_together_still_beat_greedy(limit: str) -> None:
    specs = [f"expectimax:depth=3,value=network,heat=10,{limit}", "greedy"]
    results = Match(specs, Rules(players=2), seed=5).play(60 if "nodes" in limit else 20, jobs=1)
    assert results.share(0).value > 0.5, "without a limit it is 0.8; once it was 0"


@pytest.mark.parametrize("level", ["merchant", "master"])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_levels_take_the_best_of_what_they_weigh(
    level: str, players: int, variant: str | None
) -> None:
    rules = Rules(players=players, variant=variant)  # type: ignore[arg-type]
    for state in decisions(rules, 8):
        brain = brain_of(level, rules)  # a new one: a tree is kept from one decision to the next
        assert isinstance(brain, BestFirst if level == "master" else Search)
        worth = worths(brain, state)
        if level == "master":  # of a tree what was not looked into counts a little less
            chosen = [brain_of(level, rules).choose(state, luck) for luck in range(2)]
            assert max(worth.values()) - min(worth[action] for action in chosen) <= 0.0201
        else:
            chosen = [brain.choose(state, luck) for luck in range(8)]
            assert max(worth.values()) - min(worth[action] for action in chosen) < 0.15


def test_mixed_hedges_wherever_it_decides() -> None:
    """Also where Assam is turned last, and where it is told what every action is worth."""
    differing = set()
    for variant in VARIANTS:
        rules = Rules(players=3, variant=variant)  # type: ignore[arg-type]
        hopeful, hedging = (
            brain_of(f"expectimax:depth=2,value=network,others={others}", rules)
            for others in ("best", "mixed")
        )
        assert isinstance(hopeful, Search)
        assert isinstance(hedging, Search)
        for state in decisions(rules, 12):
            if hopeful.weigh(state) != hedging.weigh(state):
                differing.add((variant, state.phase))
    assert differing == {(variant, phase) for variant in VARIANTS
                         for phase in (codes.TURN, codes.LAY)}  # fmt: skip
