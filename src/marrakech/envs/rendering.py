"""Render modes of environments: ``human``, ``ansi`` and ``rgb_array``, as Gymnasium names them."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Literal, get_args

from marrakech import draw
from marrakech.core.extras import extra

with extra("rl", "learning environments"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from marrakech.core.game import Game
    from marrakech.draw.pixels import Painter

RenderMode = Literal["human", "ansi", "rgb_array", "svg"]
RENDER_MODES: tuple[RenderMode, ...] = get_args(RenderMode)

SIZE = 420
"""Width and height of a picture, in pixels."""


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
    return np.array(_painter().paint(game))


@cache
def _painter() -> Painter:
    """One painter for all environments, so that they share the parts it has drawn."""
    from marrakech.draw.pixels import Painter  # noqa: PLC0415  (only pictures need it)

    return Painter(size=SIZE, coordinates=False)
