"""The variant: Assam is turned at the end of a turn (R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from marrakech import Game, Phase, Rules, Turned

from .composing import compose
from .playing import lay, luck, play, play_on, texts, throw

if TYPE_CHECKING:
    from marrakech import Heading
    from marrakech.core.rules import StartHeading, Variant

VARIANTS: list[Variant] = ["turn-at-end", "turn-at-end-optional"]
both = pytest.mark.parametrize("variant", VARIANTS)


@both
def test_a_turn_is_throwing_laying_and_turning_in_this_order(variant: Variant) -> None:
    """R7.1: throw, walk, pay, lay a rug, then turn Assam."""
    game = Game(Rules(3, variant=variant))
    assert (game.phase, game.seat) == (Phase.ROLL, 0)
    game.push("1")
    assert (game.phase, game.seat) == (Phase.LAY, 0)
    game.push("d6d7")
    assert (game.phase, game.seat) == (Phase.TURN, 0)
    game.push("L")
    assert (game.phase, game.seat) == (Phase.ROLL, 1)


@pytest.mark.parametrize(
    ("heading", "left", "right"),
    [("N", "W", "E"), ("E", "N", "S"), ("S", "E", "W"), ("W", "S", "N")],
)
def test_he_is_turned_90_degrees_left_or_right(heading: str, left: str, right: str) -> None:
    """R7.1: as he sees it."""
    for way, turned in {"L": left, "R": right}.items():
        game = compose(variant="turn-at-end").assam("c2", heading).to_turn(seat=2)
        game.push(way)
        assert game.assam.heading == turned
        assert str(game.assam.square) == "c2"


def test_paying_comes_before_the_rug_in_the_variant_too() -> None:
    """R7.1: the walk is paid for, then a rug is laid."""
    game = compose(players=3, variant="turn-at-end").with_rugs(yellow="d5e5").to_roll(seat=0)
    throw(game, 1)
    assert game.phase == Phase.LAY
    assert [player.dirhams for player in game.players] == [28, 32, 30]


def test_with_two_piles_the_next_rug_is_seen_before_he_is_turned() -> None:
    """R7.1: the rug that comes to light belongs to the laying (R2.3), then he is turned."""
    game = compose(players=2, variant="turn-at-end").to_lay(seat=1)
    lay(game, "d3c3")
    assert (game.phase, game.seat) == (Phase.REVEAL, 1)
    game.push("=yellow")
    assert (game.phase, game.seat) == (Phase.TURN, 1)
    game.push("R")
    assert (game.phase, game.seat) == (Phase.ROLL, 0)


@both
def test_the_next_player_walks_the_way_assam_faces(variant: Variant) -> None:
    """R7.2: he has no choice before the throw."""
    game = compose(players=3, variant=variant).assam("d4", "S").to_turn(seat=0)
    game.push("R")
    assert texts(game) == {"1", "2", "3", "4"}
    throw(game, 2)
    assert str(game.assam.square) == "b4"


@both
@pytest.mark.parametrize(
    ("heading", "square"), [("N", "d3"), ("E", "e4"), ("S", "d5"), ("W", "c4")]
)
def test_nobody_turns_him_before_the_first_throw(
    variant: Variant, heading: StartHeading, square: str
) -> None:
    """R7.2: his first walk is along the heading of R1.2."""
    game = Game(Rules(4, variant=variant, heading=heading), first=3)
    assert (game.phase, game.seat) == (Phase.ROLL, 3)
    throw(game, 1)
    assert str(game.assam.square) == square


@pytest.mark.parametrize("first", [0, 1])
def test_with_two_piles_the_first_throw_follows_the_reveals(first: int) -> None:
    """R7.2: nothing but the two piles comes before it."""
    game = Game(Rules(2, variant="turn-at-end"), first=first)
    reveals = ["=red", "=yellow"]
    play(game, " ".join([reveals[first], reveals[1 - first]]))
    assert (game.phase, game.seat) == (Phase.ROLL, first)


@both
def test_nobody_turns_him_after_the_last_rug(variant: Variant) -> None:
    """R7.2: the last rug ends the game at once."""
    game = compose(players=3, variant=variant).with_rugs_left(blue=1).to_lay(seat=2)
    assert lay(game, "d3c3").outcome is not None
    assert (game.phase, texts(game)) == (Phase.OVER, set())


@both
def test_after_ones_own_last_rug_he_is_turned_for_the_others(variant: Variant) -> None:
    """R7.2: only the last rug of all ends the turning."""
    game = compose(players=3, variant=variant).with_rugs_left(yellow=1, blue=1).to_lay(seat=1)
    lay(game, "d3c3")
    assert (game.phase, game.seat) == (Phase.TURN, 1)
    game.push("L")
    assert (game.phase, game.seat) == (Phase.ROLL, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_has_one_turn_less_than_rugs(players: int) -> None:
    """R7.2: none before the first throw, none after the last rug, one between every two."""
    rules = Rules(players, variant="turn-at-end", rugs=4, elimination=False)
    game = play_on(Game(rules), luck(1))
    turns = [event for event in game.history if isinstance(event, Turned)]
    assert len(turns) == 4 * players - 1


def test_a_quarter_is_exactly_90_degrees() -> None:
    """R7.3: `quarter` is the default of the printed texts: he may not be left as he is."""
    assert texts(compose(variant="turn-at-end").to_turn()) == {"L", "R"}


def test_up_to_a_quarter_he_may_be_left_as_he_is() -> None:
    """R7.3: the Korean text."""
    game = compose(variant="turn-at-end-optional").assam("d4", "E").to_turn()
    assert texts(game) == {"L", "F", "R"}
    game.push("F")
    assert (game.assam.heading, game.phase, game.seat) == ("E", Phase.ROLL, 1)


@both
@pytest.mark.parametrize(("players", "following"), [(3, 2), (4, 2)])
def test_who_goes_out_does_not_turn_him(variant: Variant, players: int, following: int) -> None:
    """R7.4: the next player throws at once."""
    board = compose(players, variant=variant).with_rugs(red="d5d6")
    game = board.with_dirhams(*[30, 1, 30, 30][:players]).to_roll(seat=1)
    assert throw(game, 1).out
    assert (game.phase, game.seat) == (Phase.ROLL, following)


def heading_after_going_out(square: str, heading: str, steps: int) -> Heading:
    board = compose(players=3, variant="turn-at-end").with_rugs(red="g1g2 d5e5")
    game = board.with_dirhams(30, 1, 30).assam(square, heading).to_roll(seat=1)
    assert throw(game, steps).out
    return game.assam.heading


def test_the_next_player_walks_the_way_assam_came_to_face() -> None:
    """R7.4: the heading of the walk, or the one he came back in with."""
    assert heading_after_going_out("d4", "S", 1) == "S"
    assert heading_after_going_out("f5", "W", 2) == "W"
    assert heading_after_going_out("g1", "N", 1) == "W"
