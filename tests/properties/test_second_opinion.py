"""The engine and the slow, obvious second implementation agree, move for move."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from hypothesis import given

from marrakech.core.board import SIZE, Square
from marrakech.core.position import Position
from tests.scenes import Scene, begin_obvious, scenes
from tests.strategies import CHOICES_MADE, Play, chosen, examples, plays

if TYPE_CHECKING:
    from marrakech import Game
    from tests.obvious import Obvious


def snapshot(game: Game) -> dict[str, object]:
    """The game in the form in which the other implementation describes itself."""
    position = Position.of(game.rules, game._state)
    halves = [[position.board.get(Square(row, col)) for col in range(SIZE)] for row in range(SIZE)]
    outcome = game.outcome()
    return {
        "phase": str(game.phase),
        "seat": game.seat,
        "assam": f"{game.assam.square}{game.assam.heading}",
        "board": [
            [None if half is None else (str(half.colour), str(half.toward)) for half in row]
            for row in halves
        ],
        "dirhams": tuple(player.dirhams for player in game.players),
        "rugs": tuple({str(c): n for c, n in player.rugs.items()} for player in game.players),
        "top": tuple(None if p.top is None else str(p.top) for p in game.players),
        "out": tuple(player.leaving or 0 for player in game.players),
        "points": game.scores,
        "places": None if outcome is None else [list(place) for place in outcome.ranking],
    }


def assert_same(game: Game, other: Obvious) -> None:
    assert snapshot(game) == other.snapshot()
    assert sorted(map(str, game.legal())) == sorted(other.legal())
    chance = {str(action): Fraction(p).limit_denominator(1000) for action, p in game.chance()}
    assert chance == other.chance()


@given(plays())
def test_whole_games_go_the_same_way(play: Play) -> None:
    other = begin_obvious(play.rules, play.first)
    for game, action in play.along():
        assert_same(game, other)
        other.push(str(action))
    assert_same(play.game(), other)


@examples(3)
@given(scenes(tops_known=True))
def test_every_action_in_any_position_does_the_same(scene: Scene) -> None:
    game = scene.game()
    assert_same(game, scene.second_opinion())
    for action in game.legal():
        after, other = game.copy(), scene.second_opinion()
        after.push(action)
        other.push(str(action))
        assert_same(after, other)


@given(scenes(tops_known=True), CHOICES_MADE)
def test_games_go_on_the_same_way_from_any_position(scene: Scene, choices: bytes) -> None:
    game, other = scene.game(), scene.second_opinion()
    for number in choices:
        if not game.legal():
            break
        action = chosen(game, number)
        game.push(action)
        other.push(str(action))
        assert_same(game, other)
