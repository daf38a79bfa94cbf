"""Forecasts of the next throw, compared with what happens when it is thrown."""

from __future__ import annotations

import pytest
from hypothesis import given

from marrakech import Game, Phase, Turn, Walked, Way, forecasts
from tests.strategies import Play, plays

BLUE_AHEAD = "7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4"


def test_each_way_has_its_landings_and_odds() -> None:
    """R1.3, R3.2, R4.1."""
    left, ahead, right = forecasts(Game.from_position(BLUE_AHEAD))
    assert [forecast.way for forecast in (left, ahead, right)] == [*Way]
    assert [(each.steps, str(each.end)) for each in ahead.landings] == [
        (1, "d3"),
        (2, "d2"),
        (3, "d1"),
        (4, "c1"),
    ]
    assert [each.chance for each in ahead.landings] == pytest.approx([1 / 6, 1 / 3, 1 / 3, 1 / 6])
    paid = [each.payment.paid if each.payment else 0 for each in ahead.landings]
    assert paid == [2, 0, 0, 0]
    assert ahead.expected == pytest.approx(1 / 3)
    assert left.expected == right.expected == 0


def test_before_the_throw_there_is_one_way() -> None:
    game = Game.from_position(BLUE_AHEAD)
    game.push("F")
    [only] = forecasts(game)
    assert only.way == Way.FORWARD
    assert only.expected == pytest.approx(1 / 3)


def test_going_out_is_foreseen() -> None:
    """R4.3."""
    game = Game.from_position(BLUE_AHEAD.replace("30r12", "1r12"))
    landing = forecasts(game)[1].landings[0]
    assert landing.out
    assert landing.payment is not None
    assert (landing.payment.due, landing.payment.paid) == (2, 1)


@pytest.mark.parametrize(("area", "due"), [("colour", 2), ("owner", 4)])
def test_the_area_is_that_of_the_rules(area: str, due: int) -> None:
    """R4.5: red and blue are one player's."""
    line = f"7/7/3b>b<r>r</7/7/7/7 d4N y turn 3r11b11=r,9y12p12=y standard/2,area={area}"
    payment = forecasts(Game.from_position(line))[1].landings[0].payment
    assert payment is not None
    assert (payment.due, payment.paid, payment.joined) == (due, due, area == "owner")


def test_with_the_turn_at_the_end_the_next_player_throws() -> None:
    """R7.1."""
    game = Game("standard/3,variant=turn-at-end")
    for action in ("1", "d4e4"):
        game.push(action)
    found = forecasts(game)
    assert [forecast.way for forecast in found] == [Way.LEFT, Way.RIGHT]
    assert {forecast.seat for forecast in found} == {1}


def ways_to_a_throw(game: Game) -> list[Way]:
    """All ways in which Assam can be turned now, if a throw comes next; else none."""
    if game.phase == Phase.ROLL:
        return [Way.FORWARD]
    ways = []
    for action in game.legal():
        if isinstance(action, Turn):
            other = game.view().game()
            other.push(action)
            while other.phase == Phase.REVEAL:
                other.push(other.legal()[0])
            ways += [action.way] * (other.phase == Phase.ROLL)
    return ways


@given(plays())
def test_what_was_foreseen_comes_true(play: Play) -> None:
    game = play.game()
    before = game.position(), len(game.history)
    found = forecasts(game)
    assert (game.position(), len(game.history)) == before
    assert [forecast.way for forecast in found] == ways_to_a_throw(game)
    for forecast in found:
        other = game.view().game()
        if game.phase == Phase.TURN:
            other.push(Turn(forecast.way))
            while other.phase == Phase.REVEAL:
                other.push(other.legal()[-1])
        for landing in forecast.landings:
            walked = other.copy().push(str(landing.steps))
            assert isinstance(walked, Walked)
            assert (walked.path, walked.payment, walked.out, walked.seat) == (
                landing.path,
                landing.payment,
                landing.out,
                forecast.seat,
            )
