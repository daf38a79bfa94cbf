"""Bitmap pictures put together from cached parts equal those rasterised as a whole."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PIL import Image
from resvg_py import svg_to_bytes

from marrakech import Game
from marrakech.draw import svg
from marrakech.draw.palette import PALETTES
from marrakech.draw.pixels import Painter
from tests.draw.test_animation import played

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from marrakech.draw.palette import Theme


def at_once(game: Game, theme: Theme, size: int, coordinates: bool) -> NDArray[np.int_]:
    drawn = svg(game, theme=theme, size=size, coordinates=coordinates)
    png = svg_to_bytes(svg_string=drawn, background=PALETTES[theme].paper)
    return np.asarray(Image.open(BytesIO(png)).convert("RGB")).astype(int)


@pytest.mark.parametrize(
    ("rules", "theme", "size", "coordinates"),
    [
        ("standard/4", "light", 420, True),
        ("standard/2", "dark", 333, False),
        ("standard/3,dirhams=8", "light", 451, False),  # some are out, and their rugs neutral
    ],
)
def test_parts_come_together_to_what_is_drawn_at_once(
    rules: str, theme: Theme, size: int, coordinates: bool
) -> None:
    painter = Painter(theme, size, coordinates=coordinates)
    whole = played(rules)
    game = whole.start()
    assert painter.paint(game).size == (size, size)
    for number, event in enumerate(whole.history, 1):
        game.push(event.action)
        if number % 20 == 0 or number == len(whole.history):
            apart = np.asarray(painter.paint(game)) - at_once(game, theme, size, coordinates)
            assert abs(apart).max() <= 32, "edges of two parts are mixed in another order"
            assert abs(apart).mean() < 0.2


def test_what_was_painted_before_does_not_show() -> None:
    painter = Painter(size=200, coordinates=False)
    games = [played("standard/3,dirhams=8", seed) for seed in (7, 8)]
    games.append(Game("standard/3"))
    for game in (*games, *games):
        alone = Painter(size=200, coordinates=False).paint(game)
        assert painter.paint(game).tobytes() == alone.tobytes()


def test_a_gif_keeps_the_colours_that_are_rare() -> None:
    """Assam's turban is the only green that there is."""
    game = played("standard/4")
    with Image.open(BytesIO(game.animate(size=200).gif())) as moving:
        moving.seek(100)
        pixels = np.asarray(moving.convert("RGB")).astype(int)
    red, green, blue = np.moveaxis(pixels, 2, 0)
    turban = (green > red + 40) & (green > blue + 15)
    assert turban.sum() > 10
