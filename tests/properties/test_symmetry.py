"""Half a turn of the market, or a mirror along a diagonal, changes nothing but names (R1.4)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import Event, Game, Laid, Turned, Walked
from marrakech.core.board import HEADINGS, SQUARES, step
from marrakech.core.position import Position
from tests.scenes import Scene, scenes
from tests.strategies import CHOICES_MADE, Play, chosen, plays
from tests.symmetry import LOOKS, Look


def position(game: Game) -> Position:
    return Position.of(game.rules, game._state)


def assert_alike(look: Look, game: Game, turned: Game) -> None:
    """The two games are one, looked at from two sides."""
    assert position(turned) == look.position(position(game))
    assert {look.action(action) for action in game.legal()} == set(turned.legal())
    assert {(look.action(a), p) for a, p in game.chance()} == set(turned.chance())
    assert turned.players == game.players
    assert turned.outcome() == game.outcome()


def assert_same_story(look: Look, told: Event, turned: Event) -> None:
    assert type(told) is type(turned)
    assert (told.seat, told.outcome) == (turned.seat, turned.outcome)
    if isinstance(told, Turned) and isinstance(turned, Turned):
        assert turned.heading == look.heading(told.heading)
    if isinstance(told, Laid) and isinstance(turned, Laid):
        assert turned.colour == told.colour
        assert [rug and rug.colour for rug in turned.on] == [rug and rug.colour for rug in told.on]
        assert [rug and rug.whole for rug in turned.on] == [rug and rug.whole for rug in told.on]
    if isinstance(told, Walked) and isinstance(turned, Walked):
        assert [step.square for step in turned.path] == [look.square(s.square) for s in told.path]
        assert [bool(step.mosaic) for step in turned.path] == [bool(s.mosaic) for s in told.path]
        assert turned.out == told.out
        assert (turned.payment is None) == (told.payment is None)
        if told.payment and turned.payment:
            assert {look.square(s) for s in told.payment.squares} == set(turned.payment.squares)
            assert (told.payment.by, told.payment.to) == (turned.payment.by, turned.payment.to)
            assert told.payment.paid == turned.payment.paid


def play_both(look: Look, game: Game, turned: Game, choices: bytes) -> None:
    assert_alike(look, game, turned)
    for number in choices:
        if not game.legal():
            break
        action = chosen(game, number)
        assert_same_story(look, game.push(action), turned.push(look.action(action)))
        assert_alike(look, game, turned)


@pytest.mark.parametrize("look", LOOKS, ids=repr)
def test_every_single_step_is_the_same_from_there(look: Look) -> None:
    """R1.4, square by square."""
    for square in SQUARES:
        for heading in HEADINGS:
            here, there = step(square, heading), step(look.square(square), look.heading(heading))
            assert there.square == look.square(here.square)
            assert there.heading == look.heading(here.heading)


def test_a_quarter_turn_is_not_the_same() -> None:
    """R1.2: the board is not the same from all four sides, which is why the heading matters."""
    assert step(SQUARES[0], HEADINGS[0]).square != step(SQUARES[6], HEADINGS[1]).square


@given(plays(), st.sampled_from(LOOKS))
def test_whole_games_are_the_same_from_there(play: Play, look: Look) -> None:
    play_both(look, play.begun(), Game(look.rules(play.rules), play.first), play.choices)


@given(scenes(), st.sampled_from(LOOKS), CHOICES_MADE)
def test_any_position_is_the_same_from_there(scene: Scene, look: Look, choices: bytes) -> None:
    turned = look.position(scene.position)
    play_both(look, scene.game(), Game._at(turned.rules, turned.state()), choices)
