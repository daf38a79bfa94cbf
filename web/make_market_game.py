"""Writes ``src/home/game.json``: the game that plays by itself on the first screen.

Four of the bots that people play against play it once, by the engine; the page applies what
happened, and knows no rule. A turn is a line: the way that Assam faces, the squares he goes through
(after a ``~`` by way of a mosaic) with the way that he faces there, and the rug, colour first.

    S d5S d6S d7S red d6 e6
"""

from __future__ import annotations

import json
from pathlib import Path

from marrakech.arena.single import play
from marrakech.table.messages import Laid, TurnedAssam, Walked
from marrakech.table.presenter import Presenter
from marrakech.table.replay import steps_of_game

FILE = Path(__file__).parent / "src" / "home" / "game.json"
BOTS = ("merchant", "peddler", "merchant", "peddler")
SEED = 5
"""Of a game in which nobody goes out, and whose market is well mixed."""


def turns() -> list[str]:
    """The game, a line for each turn."""
    game = play(BOTS, "international/4", SEED)
    lines: list[str] = []
    for step in steps_of_game(game, Presenter(), []):
        match step.item:
            case TurnedAssam(heading=heading):
                lines.append(heading)
            case Walked(path=path, out=False):
                for made in path:
                    lines[-1] += f" {'~' if made.mosaic else ''}{made.square}{made.heading}"
            case Laid(colour=colour, squares=squares):
                lines[-1] += f" {colour} {' '.join(squares)}"
            case None:
                pass
            case other:
                raise ValueError(f"the first screen cannot show this: {other}")
    return lines


if __name__ == "__main__":
    FILE.write_text(json.dumps(turns(), indent=1) + "\n", encoding="utf-8")
