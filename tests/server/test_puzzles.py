"""Puzzles and the analysis board over HTTP."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import msgspec
import pytest

from marrakech.core.forecast import forecasts
from marrakech.core.game import Game
from marrakech.study.puzzles import puzzles
from marrakech.teach.puzzles import PuzzleList, PuzzleShown, listed, puzzle_of_day, shown
from marrakech.teach.variation import Variation, heat_map, variation
from tests.server.asking import ask_server

if TYPE_CHECKING:
    from pathlib import Path

START = "7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4"


def test_the_list_tells_what_each_puzzle_is(tmp_path: Path) -> None:
    told = ask_server(tmp_path, "/api/puzzles")
    assert msgspec.json.decode(told.content, type=PuzzleList) == listed()
    assert told.headers["content-encoding"] == "gzip"
    for each, puzzle in zip(listed().puzzles, puzzles(), strict=True):
        rules = puzzle.game().rules
        assert (each.id, each.theme, each.rating) == (puzzle.id, puzzle.theme, puzzle.rating)
        assert (each.players, each.variant) == (rules.players, rules.variant is not None)


def test_a_puzzle_has_all_that_the_page_needs(tmp_path: Path) -> None:
    puzzle = puzzles()[0]
    told = ask_server(tmp_path, f"/api/puzzles/{puzzle.id}")
    found = msgspec.json.decode(told.content, type=PuzzleShown)
    assert found == shown(puzzle.id)
    assert {each.action for each in found.choices} == set(found.todo.legal)
    assert found.choices[0].action == puzzle.best
    assert found.choices[0].reasons == []
    by_action = {each.action: each for each in found.choices}
    assert by_action[puzzle.mistake].loss == puzzle.choices[puzzle.mistake] / 1000
    assert found.after != found.position


@pytest.mark.parametrize("path", ["99999999", "nothing", "1x", "1" * 13])
def test_a_puzzle_that_there_is_not(tmp_path: Path, path: str) -> None:
    assert ask_server(tmp_path, f"/api/puzzles/{path}").status_code in (400, 404)


def test_every_day_has_another_puzzle_and_everybody_the_same(tmp_path: Path) -> None:
    first = date(2026, 11, 18)
    days = [first + timedelta(days) for days in range(len(puzzles()))]
    found = [puzzle_of_day(day).id for day in days]
    assert len(set(found)) == len(puzzles())
    assert puzzle_of_day(first) == puzzle_of_day(date(2026, 11, 18))
    told = ask_server(tmp_path, "/api/puzzles/today")
    assert msgspec.json.decode(told.content, type=PuzzleShown).id in {each.id for each in puzzles()}


# ------------------------------------------------------------------------ the analysis board


def test_a_line_is_what_the_game_becomes(tmp_path: Path) -> None:
    line = {"position": START, "actions": ["L", "2", "b3b2"]}
    told = ask_server(tmp_path, "/api/positions", "POST", json=line)
    found = msgspec.json.decode(told.content, type=Variation)
    game = Game.from_position(START)
    assert found.steps[0].text == START
    for step, action in zip(found.steps[1:], ["L", "2", "b3b2"], strict=True):
        game.push(action)
        assert step.text == game.position()
        assert step.phase == game.phase
        assert step.legal == [each.text for each in game.legal()]
        assert step.item is not None


@pytest.mark.parametrize(
    "body",
    [
        {"position": "nonsense"},
        {"position": START, "actions": ["a1a2"]},
        {"position": START, "actions": ["L"] * 41},
        {"position": START, "more": 1},
        {"position": "7" * 601},
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, body: dict[str, object]) -> None:
    told = ask_server(tmp_path, "/api/positions", "POST", json=body)
    assert told.status_code in (400, 409)
    assert told.json()["reason"]


def test_a_pile_that_shows_its_next_rug_is_a_step() -> None:
    start = Game("standard/2").position()
    first = variation(start, []).steps[0]
    assert first.phase == "reveal"
    assert first.todo is None
    assert variation(start, first.legal[:1]).steps[1].item is not None


def test_heat_is_where_assam_will_stand_and_what_it_costs() -> None:
    seat, heat = heat_map(Game.from_position(START).kernel_state())
    assert seat == 0
    assert sum(each.share for each in heat) == pytest.approx(1)
    costs = {each.square: each.cost for each in heat if each.cost}
    assert costs == {"d3": 2, "e3": 2}
    shares = {each.square: each.share for each in heat}
    assert shares["d3"] == pytest.approx(1 / 18)
    for puzzle in puzzles()[:30]:  # as the core says of each throw
        game = puzzle.game()
        _seat, heat = heat_map(game.kernel_state())
        costs = {each.square: each.cost for each in heat}
        for landing in (each for way in forecasts(game) for each in way.landings):
            due = landing.payment.due if landing.payment else 0
            assert costs[str(landing.end)] == due
    over = Game.from_position("7/7/3b>b<2/7/7/7/7 d4N r over 30r0,30y0,30b0,30p0 standard/4")
    assert heat_map(over.kernel_state()) == (None, [])


def test_heat_after_a_rug_is_that_of_the_next_player() -> None:
    game = Game.from_position(START.replace("turn", "lay"))
    seat, heat = heat_map(game.kernel_state())
    assert seat == 1
    assert {each.square: each.cost for each in heat if each.cost} == {"d3": 2, "e3": 2}
