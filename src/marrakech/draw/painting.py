"""A process that draws bitmaps (PNG, GIF): ``python -m marrakech.draw.painting``.

The library that rasterises holds the interpreter lock, for seconds on a busy machine: in the
server's own process everything else would wait. This one reads a task as JSON from standard input,
and writes the picture to standard output.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import Any

from marrakech.core.board import Colour
from marrakech.core.game import Game
from marrakech.draw.animation import animate
from marrakech.draw.pixels import png

POLITE = 10
"""Its `nice` value, where the system has one: lower priority than a server."""


def still(svg: str) -> str:
    """The task, as JSON, to draw an SVG as a PNG."""
    return json.dumps({"svg": svg})


def moving(record: str, shown: dict[Colour, Colour], size: int) -> str:
    """The task, as JSON, to draw a whole game as a GIF."""
    colours = {own.value: colour.value for own, colour in shown.items()}
    return json.dumps({"record": record, "shown": colours, "size": size})


def paint(told: dict[str, Any]) -> bytes:
    """Carry out a task: the bytes of a PNG or a GIF."""
    if "svg" in told:
        return png(told["svg"])
    shown = {Colour(own): Colour(colour) for own, colour in told["shown"].items()}
    game = Game.from_record(told["record"])
    return animate(game, size=told["size"], coordinates=False, pace=1.5).gif(shown)


if __name__ == "__main__":
    with suppress(AttributeError):
        os.nice(POLITE)
    sys.stdout.buffer.write(paint(json.loads(sys.stdin.buffer.read())))
