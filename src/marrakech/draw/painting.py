"""Pictures of pixels, painted by a process of its own: ``python -m marrakech.draw.painting``.

What paints them lets no other thread of its process do anything meanwhile, and takes seconds on a
busy machine: a server would stand still. It reads JSON, and writes the picture.
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
"""How much later than others it gets its turn, where the system knows that."""


def still(svg: str) -> str:
    """What it has to be told to paint a drawing."""
    return json.dumps({"svg": svg})


def moving(record: str, shown: dict[Colour, Colour], size: int) -> str:
    """What it has to be told to paint a game from its first action to its last."""
    colours = {own.value: colour.value for own, colour in shown.items()}
    return json.dumps({"record": record, "shown": colours, "size": size})


def paint(told: dict[str, Any]) -> bytes:
    """A PNG or a GIF."""
    if "svg" in told:
        return png(told["svg"])
    shown = {Colour(own): Colour(colour) for own, colour in told["shown"].items()}
    game = Game.from_record(told["record"])
    return animate(game, size=told["size"], coordinates=False, pace=1.5).gif(shown)


if __name__ == "__main__":
    with suppress(AttributeError):
        os.nice(POLITE)
    sys.stdout.buffer.write(paint(json.loads(sys.stdin.buffer.read())))
