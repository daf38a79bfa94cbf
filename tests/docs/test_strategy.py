"""The tables of docs/strategy.md are those of the results, and what makes them counts rightly."""

from __future__ import annotations

import json
from typing import Any

import pytest

import measuring
import strategy
from marrakech import Game

KEPT = measuring.RESULTS / "strategy.json"


def test_the_tables_are_those_of_the_results() -> None:
    text = strategy.DOCUMENT.read_text(encoding="utf-8")
    made = strategy.tables(json.loads(KEPT.read_text(encoding="utf-8")))
    assert strategy.put(text, made) == text
    assert all(f"<!-- {name} -->" in text for name in made)


def test_ways_and_places_are_counted() -> None:
    text = "7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4"
    state = Game.from_position(text).kernel_state()
    (ahead,) = strategy.ways(state, [1])
    # one step is the blue rug of two squares, two steps lead beyond it
    assert ahead.worst == 2
    assert ahead.expected == pytest.approx(2 / 6)
    assert ahead.free == pytest.approx(5 / 6)
    assert ahead.straight
    game = Game.from_position(text)
    for action in ("F", "2"):
        game.push(action)
    lays = {action.text: action.index for action in game.legal()}
    (found,) = strategy.places(game.kernel_state(), [lays["d3c3"]])
    assert (found.covered, found.own, found.area, found.theirs) == (1, 0, 2, 1)
    assert found.lead == 1  # of 32 to 31: blue has lost a square


def test_a_rule_of_thumb_loses_what_its_choices_lose_on_average() -> None:
    ways = [strategy.Way(n, cost, 0, 0.0, straight=False) for n, cost in enumerate((1.0, 1.0, 3.0))]
    losses = [2.0, 4.0, 0.0]
    for rule, lost in (("the least on average", 3.0), ("any way", 2.0)):
        assert strategy.regret([strategy.TURNING[rule](way) for way in ways], losses) == lost


def of_games(*games: strategy.Sums) -> dict[str, float]:
    totals: strategy.Totals = {}
    for game in games:
        strategy.include(totals, game)
    return strategy.estimate(totals["x"])


def test_games_are_the_unit_of_intervals() -> None:
    same = of_games({"x": [4.0, 2.0]}, {"x": [4.0, 2.0]}, {})
    assert same == {"mean": 2.0, "off": 0.0, "number": 4}
    apart = of_games({"x": [0.0, 2.0]}, {"x": [8.0, 2.0]})
    assert apart["off"] == pytest.approx(1.96 * 32**0.5 / 4, abs=1e-3)


def test_it_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped and continued, it has seen the same games as without a stop."""
    monkeypatch.setattr(strategy, "AT_ONCE", 1)

    def begun() -> dict[str, Any]:
        return {"games": 0, "totals": {str(players): {} for players in strategy.PLAYERS}}

    *_, whole = strategy.looked_at(begun(), 2, jobs=1)
    *_, part = strategy.looked_at(begun(), 1, jobs=1)
    kept = json.loads(json.dumps(part))
    assert kept["games"] == 1
    *_, rest = strategy.looked_at(kept, 2, jobs=1)
    assert rest == whole


def test_a_game_says_something_about_everything() -> None:
    sums = strategy.game(3, 1)
    assert sums == strategy.game(3, 1)
    assert {f"turning: {rule}" for rule in strategy.TURNING} <= set(sums)
    assert {f"laying: {rule}" for rule in strategy.LAYING} <= set(sums)
    lost = [sums[f"laying: {rule}"] for rule in strategy.LAYING]
    assert all(0 <= total < 100 * number for total, number in lost)
