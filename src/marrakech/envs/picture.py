"""How an environment shows its game."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import TYPE_CHECKING, Literal, get_args

import numpy as np

from marrakech import draw

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from marrakech.core.game import Game

RenderMode = Literal["human", "ansi", "rgb_array", "svg"]
RENDER_MODES: tuple[RenderMode, ...] = get_args(RenderMode)

SIZE = 420
"""Width and height of a picture, in pixels."""
PAPER = "#fffaf0"


def checked(mode: str | None) -> RenderMode | None:
    """A render mode, if there is one of this name."""
    for known in RENDER_MODES:
        if mode == known:
            return known
    if mode is not None:
        raise ValueError(f"there is no render mode {mode!r}: choose from {', '.join(RENDER_MODES)}")
    return None


def shown(game: Game, mode: RenderMode | None) -> str | NDArray[np.uint8] | None:
    """The game as a mode shows it: ``human`` writes to the terminal, the others give it back."""
    match mode:
        case "human":
            sys.stdout.write(f"{written(game)}\n")
        case "ansi":
            return written(game)
        case "rgb_array":
            return pixels(game)
        case "svg":
            return draw.svg(game, size=SIZE)
    return None


def written(game: Game) -> str:
    """The game in coloured characters, and all that these do not show as a line below."""
    return f"{draw.text(game, style='ansi', last_path=True)}\n{game.position()}"


def pixels(game: Game) -> NDArray[np.uint8]:
    """The game as rows of red, green and blue.

    There are no letters at the edge, so that it does not depend on a machine's fonts.
    """
    from PIL import Image  # noqa: PLC0415  (only pictures need them)
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    svg = draw.svg(game, size=SIZE, coordinates=False)
    png = svg_to_bytes(svg_string=svg, background=PAPER, skip_system_fonts=True)
    return np.array(Image.open(BytesIO(png)).convert("RGB"))
