"""Half a turn of the market, or a mirror along a diagonal, changes nothing but names (R1.4)."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import ACTIONS, SYMMETRIES, Event, Game, Laid, Square, Symmetry, Turned, Walked
from marrakech.core.board import HEADINGS, SQUARES, step
from marrakech.core.position import Position
from tests.scenes import Scene, scenes
from tests.strategies import CHOICES_MADE, Play, chosen, plays


def position(game: Game) -> Position:
    return Position.of(game.rules, game._state)


def assert_alike(symmetry: Symmetry, game: Game, turned: Game) -> None:
    """The two games are one, looked at from two sides."""
    assert position(turned) == symmetry.position(position(game))
    assert {symmetry.action(action) for action in game.legal()} == set(turned.legal())
    assert {(symmetry.action(a), p) for a, p in game.chance()} == set(turned.chance())
    assert turned.players == game.players
    assert turned.outcome() == game.outcome()


def assert_same_story(symmetry: Symmetry, told: Event, turned: Event) -> None:
    assert type(told) is type(turned)
    assert (told.seat, told.outcome) == (turned.seat, turned.outcome)
    if isinstance(told, Turned) and isinstance(turned, Turned):
        assert turned.heading == symmetry.heading(told.heading)
    if isinstance(told, Laid) and isinstance(turned, Laid):
        assert turned.colour == told.colour
        assert [rug and rug.colour for rug in turned.on] == [rug and rug.colour for rug in told.on]
        assert [rug and rug.whole for rug in turned.on] == [rug and rug.whole for rug in told.on]
    if isinstance(told, Walked) and isinstance(turned, Walked):
        assert [step.square for step in turned.path] == [
            symmetry.square(s.square) for s in told.path
        ]
        assert [bool(step.mosaic) for step in turned.path] == [bool(s.mosaic) for s in told.path]
        assert turned.out == told.out
        assert (turned.payment is None) == (told.payment is None)
        if told.payment and turned.payment:
            assert {symmetry.square(s) for s in told.payment.squares} == set(turned.payment.squares)
            assert (told.payment.by, told.payment.to) == (turned.payment.by, turned.payment.to)
            assert told.payment.paid == turned.payment.paid


def play_both(symmetry: Symmetry, game: Game, turned: Game, choices: bytes) -> None:
    assert_alike(symmetry, game, turned)
    for number in choices:
        if not game.legal():
            break
        action = chosen(game, number)
        assert_same_story(symmetry, game.push(action), turned.push(symmetry.action(action)))
        assert_alike(symmetry, game, turned)


@pytest.mark.parametrize("symmetry", SYMMETRIES, ids=str)
def test_every_single_step_is_the_same_from_there(symmetry: Symmetry) -> None:
    """R1.4, square by square."""
    for square in SQUARES:
        for heading in HEADINGS:
            here, there = (
                step(square, heading),
                step(symmetry.square(square), symmetry.heading(heading)),
            )
            assert there.square == symmetry.square(here.square)
            assert there.heading == symmetry.heading(here.heading)


def test_a_quarter_turn_is_not_the_same() -> None:
    """R1.2: the board is not the same from all four sides, which is why the heading matters."""
    assert step(SQUARES[0], HEADINGS[0]).square != step(SQUARES[6], HEADINGS[1]).square


@given(plays(), st.sampled_from(SYMMETRIES))
def test_whole_games_are_the_same_from_there(play: Play, symmetry: Symmetry) -> None:
    play_both(symmetry, play.begun(), Game(symmetry.rules(play.rules), play.first), play.choices)


@given(scenes(), st.sampled_from(SYMMETRIES), CHOICES_MADE)
def test_any_position_is_the_same_from_there(
    scene: Scene, symmetry: Symmetry, choices: bytes
) -> None:
    turned = symmetry.position(scene.position)
    play_both(symmetry, scene.game(), Game._at(turned.rules, turned.state()), choices)


@given(plays(), st.sampled_from(SYMMETRIES))
def test_a_game_can_be_transformed_with_all_that_happened(play: Play, symmetry: Symmetry) -> None:
    game = play.game()
    turned = game.transform(symmetry)
    assert_alike(symmetry, game, turned)
    for told, seen in zip(game.history, turned.history, strict=True):
        assert_same_story(symmetry, told, seen)
    assert turned.transform(symmetry) == game, "each undoes itself"
    assert turned.transform(symmetry).history == game.history
    assert game.view(0).transform(symmetry) == turned.view(0)
    assert game.view(0).transform(symmetry).history == turned.history


def test_known_piles_are_known_from_every_side() -> None:
    piles = [["red", "blue"] * 12, ["purple", "yellow"] * 12]
    for symmetry in SYMMETRIES:
        turned = Game("standard/2", piles=piles).transform(symmetry)
        assert [action.text for action in turned.legal()] == ["=red"]


@pytest.mark.parametrize("symmetry", SYMMETRIES, ids=str)
def test_the_numbers_of_actions_are_reordered(symmetry: Symmetry) -> None:
    assert sorted(symmetry.numbers) == list(range(len(ACTIONS)))
    for action in ACTIONS:
        there = symmetry.action(action)
        assert there.index == symmetry.numbers[action.index]
        assert symmetry.action(action.text) == symmetry.action(action.index) == there
        assert symmetry.action(there) == action


def test_a_symmetry_is_one_of_four_wherever_it_is_sent() -> None:
    assert [symmetry.name for symmetry in SYMMETRIES] == [
        *("identity", "half turn", "falling diagonal", "rising diagonal"),
    ]
    for number, symmetry in enumerate(SYMMETRIES):
        assert pickle.loads(pickle.dumps(symmetry)) is symmetry  # noqa: S301  (our own)
        assert repr(symmetry) == f"SYMMETRIES[{number}]"
        assert symmetry.square("a1") == symmetry.square(Square(0, 0))
        assert symmetry.rules("standard/3").heading == "SNEW"[number]


@given(plays(), st.sampled_from(SYMMETRIES))
def test_one_key_can_stand_for_all_sides(play: Play, symmetry: Symmetry) -> None:
    """Though the rules say another heading for the start, which does not matter any more."""

    def key(game: Game) -> bytes:
        return min(game.transform(each).key() for each in SYMMETRIES)

    game = play.game()
    assert key(game) == key(game.transform(symmetry))
    # the same position with the rules as they were
    begun = Position.of(game.rules, game.transform(symmetry)._state)
    assert key(Game._at(game.rules, begun.state())) == key(game)
