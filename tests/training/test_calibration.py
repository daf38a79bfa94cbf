"""Calibration figures, checked on forecasts whose right answers are known."""

from __future__ import annotations

from random import Random

import pytest

from marrakech import Rules
from marrakech.bots.value import Value
from marrakech.training.calibration import Prediction, bin_of, calibration, play
from tests.training.making import value_of


def said(chance: float, won: float, margin: float = 0.0, real: float = 0.0) -> Prediction:
    return Prediction(chance, won, margin, real)


def test_four_forecasts_by_hand() -> None:
    found = calibration(
        [[said(0.9, 1, 10, 8)], [said(0.9, 0, 4, 10)], [said(0.2, 0), said(0.3, 1)]]
    )
    assert (found.forecasts, found.games) == (4, 3)
    assert found.brier == pytest.approx((0.01 + 0.81 + 0.04 + 0.49) / 4)
    assert found.off == pytest.approx((2 * 0.4 + 0.2 + 0.7) / 4)
    assert [(each.low, each.high) for each in found.bins] == [(0.2, 0.3), (0.3, 0.4), (0.9, 1.0)]
    last = found.bins[-1]
    assert (last.forecasts, last.games, last.won) == (2, 2, 0.5)
    assert last.chance == pytest.approx(0.9)
    assert last.error.mean == pytest.approx(-2)
    assert last.error.spread == pytest.approx(32**0.5)  # +2 and -6
    assert last.error.deviation == pytest.approx(4)  # that, by the root of two games
    assert found.error.mean == pytest.approx(-1)


@pytest.mark.parametrize(
    ("chance", "number"), [(0.0, 0), (0.0999, 0), (0.1, 1), (0.5, 5), (0.95, 9), (1.0, 9)]
)
def test_every_chance_is_in_one_bin(chance: float, number: int) -> None:
    assert bin_of(chance) == number


def test_chances_that_come_true_are_calibrated() -> None:
    luck = Random(1)
    games = []
    for _ in range(20_000):
        chance = luck.random()
        games.append([said(chance, luck.random() < chance)])
    found = calibration(games)
    assert len(found.bins) == 10
    assert found.off < 0.015
    assert found.brier == pytest.approx(1 / 6, abs=0.005)  # the mean of p(1 - p)
    for each in found.bins:
        assert each.trials == pytest.approx(each.games, rel=0.01), "games are independent"


def test_chances_that_are_too_sure_are_not() -> None:
    luck = Random(1)
    games = [[said(0.95, luck.random() < 0.7)] for _ in range(2000)]
    assert calibration(games).off == pytest.approx(0.25, abs=0.03)


def test_positions_of_one_game_count_as_one() -> None:
    """Said ten times in a game it is worth no more than once."""
    luck = Random(1)
    once = [[said(0.45, luck.random() < 0.45)] for _ in range(500)]
    often = [game * 10 for game in once]
    one, ten = calibration(once), calibration(often)
    assert ten.forecasts == 10 * one.forecasts
    assert ten.bins[0].trials == pytest.approx(one.bins[0].trials)
    assert ten.brier == pytest.approx(one.brier)


def test_nothing_said_is_nothing_to_judge() -> None:
    with pytest.raises(ValueError, match="no forecast"):
        calibration([])


@pytest.mark.parametrize(
    "rules", [Rules(2), Rules(3), Rules(4), Rules(2, variant="turn-at-end")], ids=str
)
def test_games_are_the_same_with_any_number_of_threads(rules: Rules) -> None:
    value = value_of(rules.players, at_end=rules.variant is not None)
    games = list(play(value, rules, 25, seed=4, threads=1))
    assert games == list(play(value, rules, 25, seed=4, threads=3))
    assert games != list(play(value, rules, 25, seed=5, threads=1))
    assert len(games) == 25
    for game in games:
        for forecast in game:
            assert 0 <= forecast.chance <= 1
            assert 0 <= forecast.won <= 1


def test_who_has_no_opinion_is_right_on_average() -> None:
    """All chances are even, and so are the wins of four equal players, one of whom wins."""
    games = list(play(Value(4), Rules(4), 60, threads=1))
    even = [each for each in calibration(games).bins if each.chance == pytest.approx(0.25)]
    assert even[0].won == pytest.approx(0.25, abs=0.02)
    assert even[0].forecasts > 1000
    for forecast in (forecast for game in games for forecast in game):
        assert forecast.margin == 0
        assert (forecast.real_margin > 0) <= (forecast.won > 0)
