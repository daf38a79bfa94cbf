"""Draws the boards of the documentation: ``make figures``.

A test draws them too, and fails if they differ from what is committed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from marrakech.draw import svg
from marrakech.teach.rulebook import FIGURES
from marrakech.teach.scenes import played, scene

if TYPE_CHECKING:
    from marrakech.draw.palette import Theme

HERE = Path(__file__).parent


MARKET = (
    "p:a7b7 b:b3b4 r:b5b4 p:a4b4 y:d2d3 r:b2c2 b:e5f5 y:c6b6 b:d6e6 r:f6g6 p:f2g2 p:f3f4 "
    "b:f5g5 y:e1f1 r:c5c4 b:a5a6 y:g3g4"
)
BOARD = played(scene(MARKET, "c3E", "turn", 1), "F", "4")


def drawings() -> dict[str, str]:
    """Every figure, by the name of its file."""
    themes: tuple[Theme, ...] = ("light", "dark")
    boards = {f"board-{theme}.svg": svg(BOARD, theme=theme, size=420) for theme in themes}
    figures = {
        f"{name}-light.svg": svg(figure.game, size=420, **figure.how())
        for name, figure in FIGURES.items()
    }
    return boards | figures


if __name__ == "__main__":
    for name, picture in drawings().items():
        (HERE / name).write_text(picture + "\n", encoding="utf-8")
