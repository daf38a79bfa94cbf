"""Pictures of a game in characters."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest

from marrakech import Game
from marrakech.draw import text

if TYPE_CHECKING:
    from marrakech.draw.text import Style

POSITION = "7/1r>r<yv3/3y^3/7/3b>b<2/3p^3/7 d6W r turn 30r11,30y11,30b11,30p11 standard/4"
YELLOW_OUT = "7/1r>r<yv3/3y^3/7/7/7/7 f6W r turn 60r11,x1,30b12,30p12 standard/4"

PLAIN = r"""
       a   b   c   d   e   f   g
       .---.   .---.   .---.   .---.
     +---+---+---+---+---+---+---+ |
1  .-|   |   |   |   |   |   |   |-'
   | +---+---+---+---+---+---+---+
2  '-|   | R   R | Y |   |   |   |-.
     +---+---+---+   +---+---+---+ |
3  .-|   |   |   | Y |   |   |   |-'
   | +---+---+---+---+---+---+---+
4  '-|   |   |   |   |   |   |   |-.
     +---+---+---+---+---+---+---+ |
5  .-|   |   |   | B   B |   |   |-'
   | +---+---+---+---+---+---+---+
6  '-|   |   |   | P<|   |   |   |-.
     +---+---+---+---+---+---+---+ |
7  .-|   |   |   |   |   |   |   |-'
   | +---+---+---+---+---+---+---+
   '---'   '---'   '---'   '---'
""".strip("\n")


def test_a_rug_has_no_wall_within_and_half_a_rug_has_all_four() -> None:
    """In the picture, red lies across, yellow down, and a purple half peeps out from under blue."""
    drawn = text(Game.from_position(POSITION), style="ascii")
    assert drawn == PLAIN


def test_ascii_is_ascii() -> None:
    assert text(Game.from_position(POSITION), style="ascii").isascii()


def test_unicode_shows_the_same_with_lines() -> None:
    drawn = text(Game.from_position(POSITION), style="unicode")
    assert drawn.splitlines()[5] == "2  ╰─│   │ R   R │ Y │   │   │   │─╮"
    assert "\x1b" not in drawn


def test_colours_are_laid_over_the_same_characters() -> None:
    game = Game.from_position(POSITION)
    coloured = text(game, style="ansi")
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == text(game)
    assert "\x1b[97;48;5;124m R   R \x1b[0m" in coloured


def test_a_neutral_rug_is_in_lower_case() -> None:
    assert " y " in text(Game.from_position(YELLOW_OUT))
    assert " Y " not in text(Game.from_position(YELLOW_OUT))


@pytest.mark.parametrize(("heading", "arrow"), [("N", "▲"), ("E", "▶"), ("S", "▼"), ("W", "◀")])
def test_assam_is_an_arrow(heading: str, arrow: str) -> None:
    drawn = text(Game.from_position(POSITION.replace("d6W", f"a1{heading}")))
    assert drawn.splitlines()[3].startswith(f"1  ╭─│ {arrow} │")


def test_a_game_prints_as_its_picture_and_its_position() -> None:
    game = Game.from_position(POSITION)
    assert str(game) == f"{text(game)}\n{POSITION}"


def test_a_style_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no style 'bogus': choose from unicode, ansi"):
        text(Game(), style=cast("Style", "bogus"))
