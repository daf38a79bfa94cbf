"""A turn: its order, turning Assam and walking (R3)."""

from __future__ import annotations

import pytest

from marrakech import Assam, Game, Heading, Phase, Rules, Square

from .composing import compose
from .playing import dirhams, lay, names, play, texts, throw


def test_a_turn_is_turning_throwing_and_laying_in_this_order() -> None:
    """R3.1: turn Assam, throw the die, lay one rug; then the next player turns him."""
    game = Game(Rules(4))
    assert (game.phase, game.seat) == (Phase.TURN, 0)
    game.push("L")
    assert (game.phase, game.seat) == (Phase.ROLL, 0)
    game.push("2")
    assert (game.phase, game.seat) == (Phase.LAY, 0)
    game.push("f3f2")
    assert (game.phase, game.seat) == (Phase.TURN, 1)


def test_walking_and_paying_come_before_the_rug() -> None:
    """R3.1: when it comes to laying, Assam has walked and the price is paid."""
    game = compose(players=3).with_rugs(yellow="d5e5").to_turn(seat=0)
    play(game, "F 1")
    assert game.phase == Phase.LAY
    assert str(game.assam.square) == "d5"
    assert dirhams(game) == (28, 32, 30)


def test_one_rug_is_laid_in_a_turn() -> None:
    """R3.1: lay one rug; the others' are untouched."""
    game = Game(Rules(3))
    play(game, "F 1 d6d7")
    assert [player.rugs_left for player in game.players] == [14, 15, 15]


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, 0, [0, 1, 0]), (3, 1, [1, 2, 0, 1]), (4, 2, [2, 3, 0, 1, 2])],
)
def test_turns_go_round_clockwise(players: int, first: int, order: list[int]) -> None:
    """R3.1: then the next player clockwise."""
    game = compose(players, two_player="one colour" if players == 2 else "two colours").to_turn(
        first
    )
    movers = [game.mover]
    for _ in order[1:]:
        play(game, "F 1")
        game.push(game.legal()[0])
        movers.append(game.mover)
    assert movers == order


@pytest.mark.parametrize(
    ("gone", "mover", "following"),
    [([1], 0, 2), ([3], 2, 0), ([0], 3, 1), ([1, 2], 0, 3), ([3, 0], 2, 1), ([2], 0, 1)],
)
def test_players_who_are_out_are_passed_over(gone: list[int], mover: int, following: int) -> None:
    """R3.1: the next player clockwise who is still in."""
    game = compose(players=4).out(*gone).to_lay(seat=mover)
    lay(game, "d3c3")
    assert game.mover == following


@pytest.mark.parametrize(
    ("heading", "left", "right"),
    [("N", "W", "E"), ("E", "N", "S"), ("S", "E", "W"), ("W", "S", "N")],
)
def test_assam_is_turned_a_quarter_or_left_as_he_stands(
    heading: str, left: str, right: str
) -> None:
    """R3.2: left, not at all or right."""
    for way, turned in {"L": left, "F": heading, "R": right}.items():
        game = compose().assam("c5", heading).to_turn()
        game.push(way)
        assert game.assam == Assam(Square.parse("c5"), Heading(turned))


@pytest.mark.parametrize("heading", ["N", "E", "S", "W"])
def test_assam_is_never_turned_round(heading: str) -> None:
    """R3.2: left as he stands or 90 degrees; never 180, and once only."""
    game = compose().assam("d4", heading).to_turn()
    assert texts(game) == {"L", "F", "R"}
    game.push("L")
    assert game.phase == Phase.ROLL


def test_he_may_be_turned_to_face_the_edge() -> None:
    """R3.2: the market's edge does not limit the choice."""
    game = compose().assam("a1", "N").to_turn()
    assert texts(game) == {"L", "F", "R"}


@pytest.mark.parametrize(
    ("heading", "squares"),
    [
        ("N", "d4 d3 d2 d1"),
        ("E", "e5 f5 g5 g4"),
        ("S", "b3 b4 b5 b6"),
        ("W", "f7 e7 d7 c7"),
    ],
)
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_he_walks_straight_as_many_squares_as_slippers(
    heading: str, squares: str, steps: int
) -> None:
    """R3.3: one square for each slipper (to the east, the fourth goes over the edge)."""
    start = {"N": "d5", "E": "d5", "S": "b2", "W": "g7"}[heading]
    game = compose().assam(start, heading).to_roll()
    walked = throw(game, steps)
    path = squares.split()[:steps]
    assert names(taken.square for taken in walked.path) == " ".join(path)
    assert str(game.assam.square) == path[-1]


@pytest.mark.parametrize("heading", ["N", "E", "S", "W"])
def test_he_keeps_the_heading_he_walked_with(heading: str) -> None:
    """R3.3: his heading afterwards is the one he walked with."""
    game = compose().assam("d4", heading).to_roll()
    throw(game, 3)
    assert game.assam.heading == heading


@pytest.mark.parametrize(
    ("start", "heading", "steps", "end", "afterwards"),
    [
        ("b2", "N", 3, "a2", "S"),
        ("b2", "N", 4, "a3", "S"),
        ("f4", "E", 3, "f5", "W"),
        ("e6", "S", 4, "d5", "N"),
        ("c1", "W", 4, "b2", "E"),
        ("f1", "E", 3, "g2", "S"),
        ("g2", "N", 4, "e1", "W"),
        ("a6", "S", 4, "c7", "E"),
        ("b7", "W", 4, "a5", "N"),
    ],
)
def test_after_a_mosaic_he_heads_the_way_he_came_back_in(
    start: str, heading: str, steps: int, end: str, afterwards: str
) -> None:
    """R3.3: he follows R1.4 at the edge, and walks on from where he came back in."""
    game = compose().assam(start, heading).to_roll()
    throw(game, steps)
    assert game.assam == Assam(Square.parse(end), Heading(afterwards))


def test_the_next_player_turns_him_from_where_he_then_faces() -> None:
    """R3.3: the heading stays from turn to turn."""
    game = compose(players=3).assam("g1", "N").to_turn()
    play(game, "F 1 g2g3")
    assert game.assam.heading == "W"
    game.push("L")
    assert game.assam.heading == "S"
