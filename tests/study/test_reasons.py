"""Reasons: what is told of two choices can be counted on the board."""

from __future__ import annotations

import pytest

from marrakech import Game, IllegalAction, Rules, forecasts
from marrakech.core.story import Phase
from marrakech.study import Explanation, analyse, explain
from tests.study.playing import RULES, play

SOUK = "7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4"


def told(found: Explanation) -> dict[tuple[str, int], tuple[float, float]]:
    return {
        (reason.code, reason.seat): (reason.value, reason.other)
        for reason in (*found.reasons, *found.against)
    }


@pytest.mark.parametrize("rules", RULES)
def test_payments_are_those_of_the_forecast_and_squares_those_of_the_board(rules: str) -> None:
    game = play(Rules.parse(rules), 5, left=8)
    seen = 0
    while not game.is_over:
        legal = game.legal()
        if game.phase == Phase.TURN and game.rules.variant is None and len(legal) > 1:
            expected = {forecast.way: forecast.expected for forecast in forecasts(game)}
            for (code, _), (value, other) in told(explain(game, "L", "R")).items():
                if code == "pays":
                    seen += 1
                    assert (value, other) == pytest.approx(
                        tuple(expected[way] for way in expected if way in ("L", "R"))
                    )
        if game.phase == Phase.LAY and len(legal) > 1:
            check_rugs(game)
            seen += 1
        game.push(legal[0])
    assert seen


def check_rugs(game: Game) -> None:
    action, other = game.legal()[0], game.legal()[-1]
    seat, before = game.seat, game.scores
    for (code, about), numbers in told(explain(game, action, other)).items():
        for chosen, number in zip((action, other), numbers, strict=True):
            after = game.copy()
            after.push(chosen)
            others = [i for i in range(len(before)) if i != seat and not after.players[i].out]
            if code == "lead":
                assert number == after.scores[seat] - max(after.scores[i] for i in others)
            elif code == "covers":
                assert number == sum(before[i] - after.scores[i] for i in others)
            elif code in {"own-area-kept", "own-area-grown", "their-area-cut"}:
                assert number == largest_area(after, about)


def largest_area(game: Game, seat: int) -> int:
    """The squares of the largest area of a player, found by walking over the board."""
    halves = game.halves()
    mine = {square for square, half in halves.items() if game.owner(half.colour) == seat}
    by_owner = game.rules.area == "owner"
    best = 0
    while mine:
        start = mine.pop()
        group, edge = {start}, [start]
        while edge:
            row, column = edge.pop()
            for square in list(mine):
                beside = abs(square.row - row) + abs(square.column - column) == 1
                same = by_owner or halves[square].colour == halves[start].colour
                if beside and same:
                    mine.discard(square)
                    group.add(square)
                    edge.append(square)
        best = max(best, len(group))
    return best


def test_reasons_speak_for_one_and_against_the_other() -> None:
    game = Game.from_position(SOUK)
    one, other = explain(game, "L", "F"), explain(game, "F", "L")
    assert [reason.code for reason in one.reasons] == ["pays"]
    assert [reason.code for reason in other.against] == ["pays"]
    assert one.chance == pytest.approx(-other.chance)
    assert one.rugs_left == (12, 12, 11, 12)
    assert one.chance == pytest.approx(
        analyse(game).choice(one.action).worth.chances[0]
        - analyse(game).choice(one.other).worth.chances[0]
    )


def test_without_another_choice_it_is_the_best_other() -> None:
    game = Game.from_position(SOUK)
    found = analyse(game)
    assert explain(game, found.best.action).other == found.choices[1].action
    assert explain(game, found.choices[1].action).other == found.best.action


def test_the_danger_of_going_out_is_told() -> None:
    game = Game.from_position(SOUK.replace("30r12", "1r12"))
    reasons = told(explain(game, "L", "F"))
    assert reasons["goes-out", 0] == pytest.approx((0, 1 / 6))


def test_a_rug_that_cuts_is_told() -> None:
    # red lays beside or on the blue rug
    game = Game.from_position("7/7/3b>b<2/7/7/7/7 d4N r lay 30r12,30y12,30b11,30p12 standard/4")
    reasons = told(explain(game, "d3d2", "c4b4"))
    assert reasons["their-area-cut", 2] == (1.0, 2.0)
    assert reasons["covers", 0] == (1.0, 0.0)


def test_what_is_not_possible_is_refused() -> None:
    game = Game.from_position(SOUK)
    with pytest.raises(IllegalAction, match="not legal"):
        explain(game, "a1a2", "L")


def test_chance_has_no_reasons() -> None:
    game = Game.from_position(SOUK.replace(" turn ", " roll "))
    with pytest.raises(IllegalAction):
        explain(game, "2", "3")
