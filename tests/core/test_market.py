"""The market: squares, Assam's place, the die and the mosaics (R1)."""

from __future__ import annotations

import re

import pytest

from marrakech import Assam, BadNotation, Game, Heading, Rules, Square
from marrakech.core.board import FACES, HEADINGS, MOSAICS, SQUARES, step

from .composing import compose
from .playing import names, odds, throw

# R1.4, square by square: leaving a square this way, Assam is next on that one, heading that way.
EDGE = """
    a1 N b1 S    b1 N a1 S    c1 N d1 S    d1 N c1 S    e1 N f1 S    f1 N e1 S    g1 N g1 W
    g1 E g1 S    g2 E g3 W    g3 E g2 W    g4 E g5 W    g5 E g4 W    g6 E g7 W    g7 E g6 W
    a7 S a7 E    b7 S c7 N    c7 S b7 N    d7 S e7 N    e7 S d7 N    f7 S g7 N    g7 S f7 N
    a1 W a2 E    a2 W a1 E    a3 W a4 E    a4 W a3 E    a5 W a6 E    a6 W a5 E    a7 W a7 N
"""
EDGE_STEPS: list[tuple[str, str, str, str]] = re.findall(r"(\w\d) (\w) (\w\d) (\w)", EDGE)


def test_the_market_is_seven_squares_by_seven() -> None:
    """R1.1: rows and columns go from 0 to 6, and every square has a name of its own."""
    assert {(square.row, square.column) for square in SQUARES} == {
        (row, column) for row in range(7) for column in range(7)
    }
    assert len({square.name for square in SQUARES}) == 49


@pytest.mark.parametrize(
    ("name", "row", "column"),
    [("a1", 0, 0), ("g1", 0, 6), ("a7", 6, 0), ("g7", 6, 6), ("d2", 1, 3)],
)
def test_row_0_is_the_top_and_column_0_the_left(name: str, row: int, column: int) -> None:
    """R1.1: letters count columns from the left, numbers count rows from the top."""
    assert Square.parse(name) == Square(row, column)
    assert str(Square(row, column)) == name


@pytest.mark.parametrize(
    ("heading", "neighbour"), [("N", "d3"), ("E", "e4"), ("S", "d5"), ("W", "c4")]
)
def test_north_is_toward_row_0_and_west_toward_column_0(heading: str, neighbour: str) -> None:
    """R1.1: the headings are N, E, S and W."""
    centre, next_one = Square.parse("d4"), Square.parse(neighbour)
    assert centre.neighbour(Heading(heading)) == next_one
    assert centre.heading_to(next_one) == heading


@pytest.mark.parametrize(("name", "way"), [("d1", "N"), ("g4", "E"), ("d7", "S"), ("a4", "W")])
def test_beyond_the_edge_there_is_no_square(name: str, way: str) -> None:
    """R1.1: the market ends after seven squares."""
    assert Square.parse(name).neighbour(Heading(way)) is None


@pytest.mark.parametrize("name", ["h1", "a8", "a0", "A1", "1a", "d", "d44", ""])
def test_what_is_not_on_the_board_has_no_name(name: str) -> None:
    """R1.1: squares are a1 to g7."""
    with pytest.raises(BadNotation, match=f"there is no square “{name}”: squares are a1 to g7"):
        Square.parse(name)


@pytest.mark.parametrize(
    ("way", "left", "right", "opposite"),
    [("N", "W", "E", "S"), ("E", "N", "S", "W"), ("S", "E", "W", "N"), ("W", "S", "N", "E")],
)
def test_headings_have_a_left_and_a_right(way: str, left: str, right: str, opposite: str) -> None:
    """R1.1: left, right and opposite, as Assam sees them."""
    heading = Heading(way)
    assert (heading.left, heading.right, heading.opposite) == (left, right, opposite)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_assam_starts_in_the_centre_heading_south(players: int) -> None:
    """R1.2: on (3,3), heading S."""
    assert Game(Rules(players)).assam == Assam(Square(3, 3), Heading.S)


def test_the_heading_at_the_start_is_an_option() -> None:
    """R1.2: N, E, S or W, as the rule set says."""
    assert Game(Rules(heading="N")).assam == Assam(Square(3, 3), Heading.N)
    assert Game(Rules(heading="E")).assam == Assam(Square(3, 3), Heading.E)
    assert Game(Rules(heading="S")).assam == Assam(Square(3, 3), Heading.S)
    assert Game(Rules(heading="W")).assam == Assam(Square(3, 3), Heading.W)


def rotated(square: Square, heading: Heading, quarters: int) -> tuple[Square, Heading]:
    """A square and a heading after the board was turned clockwise."""
    for _ in range(quarters):
        square, heading = Square(square.column, 6 - square.row), heading.right
    return square, heading


@pytest.mark.parametrize(("quarters", "same"), [(1, False), (2, True), (3, False)])
def test_the_board_is_the_same_from_two_sides_only(quarters: int, *, same: bool) -> None:
    """R1.2: half a turn changes nothing, a quarter does; so the heading at the start matters."""
    unchanged = all(
        step(*rotated(square, heading, quarters))[:2]
        == rotated(*step(square, heading)[:2], quarters)
        for square in SQUARES
        for heading in HEADINGS
    )
    assert unchanged is same


def test_the_die_shows_1_2_2_3_3_4() -> None:
    """R1.3: six faces."""
    assert sorted(FACES) == [1, 2, 2, 3, 3, 4]


def test_twos_and_threes_are_twice_as_likely_as_ones_and_fours() -> None:
    """R1.3: one face in six for 1 and 4, two in six for 2 and 3."""
    assert odds(compose().to_roll()) == pytest.approx(
        {"1": 1 / 6, "2": 2 / 6, "3": 2 / 6, "4": 1 / 6}
    )


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_every_face_can_be_thrown(steps: int) -> None:
    """R1.3: Assam takes as many steps as the die shows."""
    assert len(throw(compose().to_roll(), steps).path) == steps


@pytest.mark.parametrize(("leaving", "way", "landing", "back"), EDGE_STEPS)
def test_a_mosaic_leads_back_into_the_market(
    leaving: str, way: str, landing: str, back: str
) -> None:
    """R1.4: each of the 28 ways to leave the market, in one step."""
    game = compose().assam(leaving, way).to_roll()
    throw(game, 1)
    assert game.assam == Assam(Square.parse(landing), Heading(back))


@pytest.mark.parametrize(("leaving", "way", "landing", "back"), EDGE_STEPS)
def test_a_mosaic_can_be_walked_from_either_end(
    leaving: str, way: str, landing: str, back: str
) -> None:
    """R1.4: who turns round where he came in goes out where he had been."""
    returned = step(Square.parse(landing), Heading(back).opposite)
    assert returned[:2] == (Square.parse(leaving), Heading(way).opposite)
    assert returned.mosaic == step(Square.parse(leaving), Heading(way)).mosaic


def test_only_the_28_steps_over_the_edge_take_a_mosaic() -> None:
    """R1.4: everywhere else Assam steps onto the neighbouring square and keeps his heading."""
    over_the_edge = set()
    for square in SQUARES:
        for heading in HEADINGS:
            taken = step(square, heading)
            if taken.mosaic is None:
                assert taken == (square.neighbour(heading), heading, None)
            else:
                over_the_edge.add((str(square), str(heading)))
    assert over_the_edge == {(leaving, way) for leaving, way, _, _ in EDGE_STEPS}


def test_there_are_fourteen_mosaics_two_of_them_at_corners() -> None:
    """R1.4: three on each side, one at the top right and one at the bottom left."""
    assert len(MOSAICS) == 14
    corners = [names(square for square, _ in mosaic.ends) for mosaic in MOSAICS if mosaic.is_corner]
    assert sorted(corners) == ["a7 a7", "g1 g1"]


@pytest.mark.parametrize(
    ("start", "way", "end", "heading"),
    [
        ("g1", "N", "f1", "W"),
        ("g1", "E", "g2", "S"),
        ("a7", "S", "b7", "E"),
        ("a7", "W", "a6", "N"),
    ],
)
def test_a_corner_mosaic_wraps_its_square(start: str, way: str, end: str, heading: str) -> None:
    """R1.4: one step comes back onto the corner square, the next one leaves it along the edge."""
    game = compose().assam(start, way).to_roll()
    assert names(taken.square for taken in throw(game, 2).path) == f"{start} {end}"
    assert game.assam.heading == heading


def test_a_mosaic_is_not_a_square() -> None:
    """R1.4: leaving the market and coming back in is one step, not two."""
    game = compose().assam("d1", "N").to_roll()
    assert names(taken.square for taken in throw(game, 3).path) == "c1 c2 c3"
