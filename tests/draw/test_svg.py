"""Pictures of a game as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast
from xml.etree import ElementTree as ET

import pytest

from marrakech import Game, Rules
from marrakech.core.board import MOSAICS, SQUARES, Heading, Mosaic, Square, walk
from marrakech.draw import svg
from marrakech.draw.palette import PALETTES
from marrakech.draw.svg import centre, mosaic_centre, path_steps

if TYPE_CHECKING:
    from marrakech.draw.palette import Theme

SPACE = "{http://www.w3.org/2000/svg}"
# A red rug under a blue one under a yellow one, and a purple one apart
PILE = "7/1r>bv4/2yvp>p<2/2y^4/7/7/7 f6W r turn 30r9,30y9,30b9,30p9 standard/4"
YELLOW_OUT = "7/1r>r<yv3/3y^3/7/7/7/7 f6W r turn 60r11,x1,30b12,30p12 standard/4"


def drawn(game: Game, **how: object) -> ET.Element:
    return ET.fromstring(svg(game, **how))  # type: ignore[arg-type]  # noqa: S314  (our own text)


def uses(picture: ET.Element) -> list[str]:
    """The names of what is placed in a picture, from back to front."""
    return [use.attrib["href"].partition("-")[2] for use in picture.iter(f"{SPACE}use")]


def test_a_picture_stands_on_its_own() -> None:
    text = svg(Game.from_position(PILE))
    picture = ET.fromstring(text)  # noqa: S314  (our own text)
    ids = {element.attrib["id"] for element in picture.iter() if "id" in element.attrib}
    for element in picture.iter(f"{SPACE}use"):
        assert element.attrib["href"].removeprefix("#") in ids
    assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "<script" not in text
    assert "<style" not in text


def test_the_market_has_49_squares_and_14_mosaics() -> None:
    picture = drawn(Game(), coordinates=False)
    assert uses(picture) == ["mosaic"] * len(MOSAICS) == ["mosaic"] * 14
    tiles = [r for r in picture.iter(f"{SPACE}rect") if r.attrib.get("width") == "97.6"]
    assert len(tiles) == len(SQUARES) == 49


def test_rugs_are_painted_in_the_order_in_which_they_lie() -> None:
    rugs = [name for name in uses(drawn(Game.from_position(PILE))) if name != "mosaic"]
    assert rugs.index("red") < rugs.index("blue") < rugs.index("yellow")
    assert sorted(rugs) == ["blue", "purple", "red", "yellow"]


def test_a_neutral_rug_fades_and_keeps_its_motif() -> None:
    """R4.3: what is laid stays, and is nobody's."""
    picture = drawn(Game.from_position(YELLOW_OUT))
    rugs = [name for name in uses(picture) if name != "mosaic"]
    assert sorted(rugs) == ["neutral-yellow", "red"]
    faded = next(g for g in picture.iter(f"{SPACE}g") if g.get("id", "").endswith("neutral-yellow"))
    in_play = drawn(
        Game.from_position("7/3yv3/3y^3/7/7/7/7 f6W r turn 30r12,30y11,30b12,30p12 standard/4")
    )
    dyed = next(g for g in in_play.iter(f"{SPACE}g") if g.get("id", "").endswith("-yellow"))

    def shapes(group: ET.Element) -> list[str | None]:
        return [element.get("d") or element.get("points") for element in group]

    def colours(group: ET.Element) -> set[str | None]:
        return {element.get("stroke") for element in group}

    assert shapes(faded) == shapes(dyed)
    assert colours(faded).isdisjoint(colours(dyed) - {None, "#000", "none"})


@pytest.mark.parametrize(("heading", "angle"), [("N", 0), ("E", 90), ("S", 180), ("W", 270)])
def test_assam_faces_the_way_he_walks(heading: str, angle: int) -> None:
    game = Game.from_position(PILE.replace("f6W", f"b7{heading}"))
    assert f'transform="translate(150,650) rotate({angle})"' in svg(game)


def test_the_last_walk_is_drawn_if_there_was_one_and_it_is_wanted() -> None:
    game = Game()
    assert "stroke-dasharray" not in svg(game)
    game.push("L")
    game.push("4")
    assert 'd="M350,350L450,350L550,350L650,350L700,350A50,50 0 0 1 700,450L650,450"' in svg(game)
    assert "stroke-dasharray" not in svg(game, last_path=False)


def test_a_walk_round_a_mosaic_runs_through_it() -> None:
    """R1.4: out of the market, in an arc, and back in on the neighbouring line."""
    steps = walk(Square.parse("b7"), Heading.S, 1)
    path = path_steps(Square.parse("b7"), Heading.S, steps)
    assert path == "M150,650L150,700A50,50 0 0 0 250,700L250,650"


@pytest.mark.parametrize(
    ("square", "heading", "path"),
    [
        ("g1", Heading.N, "M650,50L650,0A50,50 0 1 1 700,50L650,50"),
        ("g1", Heading.E, "M650,50L700,50A50,50 0 1 0 650,0L650,50"),
        ("a7", Heading.S, "M50,650L50,700A50,50 0 1 1 0,650L50,650"),
        ("a7", Heading.W, "M50,650L0,650A50,50 0 1 0 50,700L50,650"),
    ],
)
def test_a_walk_round_a_corner_goes_three_quarters_round_it(
    square: str, heading: Heading, path: str
) -> None:
    start = Square.parse(square)
    assert path_steps(start, heading, walk(start, heading, 1)) == path


@pytest.mark.parametrize("mosaic", MOSAICS, ids=str)
def test_a_mosaic_lies_between_the_lines_that_it_joins(mosaic: Mosaic) -> None:
    x, y = mosaic_centre(mosaic)
    for square, _ in mosaic.ends:
        middle = centre(square)
        assert abs(x - middle[0]) == abs(y - middle[1]) == 50
    assert x in (0, 700) or y in (0, 700)


def test_what_is_highlighted_is_marked() -> None:
    plain = svg(Game())
    marked = svg(Game(), highlight=["d4", Square.parse("a1")])
    assert 'x="304" y="304" width="92" height="92"' in marked
    assert 'x="4" y="4" width="92" height="92"' in marked
    assert marked.count("<rect") == plain.count("<rect") + 4


def test_a_place_for_a_rug_shows_the_rug_to_come() -> None:
    game = Game(Rules(players=2))
    for action in ("=blue", "=yellow", "F", "1"):
        game.push(action)
    assert "blue" in uses(drawn(game, highlight=["d6d7"]))
    assert "blue" not in uses(drawn(game))


def test_light_and_dark_differ_in_colours_only() -> None:
    light, dark = drawn(Game.from_position(PILE)), drawn(Game.from_position(PILE), theme="dark")
    assert [element.tag for element in light.iter()] == [element.tag for element in dark.iter()]
    assert svg(Game()) != svg(Game(), theme="dark")


def test_the_title_is_what_is_asked_for_or_the_position() -> None:
    assert drawn(Game()).findtext(f"{SPACE}title") == Game().position()
    assert drawn(Game(), title="A & <B>").findtext(f"{SPACE}title") == "A & <B>"


def test_pictures_on_one_page_do_not_share_ids() -> None:
    first, second = drawn(Game()), drawn(Game.from_position(PILE))
    ids = [{e.get("id") for e in picture.iter() if e.get("id")} for picture in (first, second)]
    assert ids[0].isdisjoint(ids[1])


def test_the_size_is_given_in_pixels_or_left_open() -> None:
    assert drawn(Game(), size=420).attrib["width"] == "420"
    assert "width" not in drawn(Game()).attrib


def test_coordinates_name_the_lines() -> None:
    texts = [element.text for element in drawn(Game()).iter(f"{SPACE}text")]
    assert sorted(set(map(str, texts))) == sorted("abcdefg1234567")
    assert not list(drawn(Game(), coordinates=False).iter(f"{SPACE}text"))


def test_a_game_draws_itself_in_a_notebook() -> None:
    assert Game()._repr_svg_() == svg(Game())


def test_what_is_forbidden_is_crossed_out() -> None:
    crossed = svg(Game(), forbid=["d3c3"])
    assert crossed.count(PALETTES["light"].forbidden) == 2  # a frame and a cross
    assert PALETTES["light"].forbidden not in svg(Game(), highlight=["d3c3"])


@pytest.mark.parametrize("size", [0, -5])
def test_a_picture_has_a_size(size: int) -> None:
    with pytest.raises(ValueError, match=f"a picture of {size} pixels"):
        svg(Game(), size=size)


def test_a_theme_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no theme 'blue': choose from light, dark"):
        svg(Game(), theme=cast("Theme", "blue"))
