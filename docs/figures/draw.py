"""Draws the figures of the documentation: ``make figures``.

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


LAYERS = (
    ("cli", "the marrakech command", "#7a2a1c"),
    ("server", "tables for many, and the page to play on", "#8a3f5c"),
    ("locales", "what people read, in their language", "#b3372b"),
    ("teach", "the rulebook's figures, and a lesson", "#a8641f"),
    ("frames", "records and results as data frames", "#8f4a2a"),
    ("arena", "matches between bots, and what they say", "#9a5a1e"),
    ("training", "learning from games what positions are worth", "#5d6b1f"),
    ("table", "seats, clocks, fair dice, what each may see", "#3f7a3a"),
    ("envs", "what machines learn in: one game, or many", "#1f6b7a"),
    ("bots", "opponents of every strength", "#2f6f5e"),
    ("draw", "pictures: SVG and text", "#75458f"),
    ("core", "the rules: game, view, texts, kernel", "#2a6399"),
)


def layers() -> str:
    """The picture of the architecture."""
    boxes = "".join(
        f'<rect x="10" y="{10 + 64 * i}" width="500" height="50" rx="8" fill="{colour}"/>'
        f'<text x="34" y="{42 + 64 * i}" font-weight="bold">{name}</text>'
        f'<text x="150" y="{42 + 64 * i}">{what}</text>'
        for i, (name, what, colour) in enumerate(LAYERS)
    )
    arrows = "".join(
        f'<path d="M530,{35 + 64 * i}v48m-7,-12l7,12l7,-12"/>' for i in range(len(LAYERS) - 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 560 {10 + 64 * len(LAYERS)}" width="560" role="img">'
        f"<title>{', '.join(name for name, _, _ in LAYERS)}: each imports those below</title>"
        f'<g font-family="Georgia,serif" font-size="18" fill="#fffaf0">{boxes}</g>'
        f'<g stroke="#b98937" stroke-width="3" fill="none">{arrows}</g></svg>'
    )


def drawings() -> dict[str, str]:
    """Every figure, by the name of its file."""
    themes: tuple[Theme, ...] = ("light", "dark")
    boards = {f"board-{theme}.svg": svg(BOARD, theme=theme, size=420) for theme in themes}
    figures = {
        f"{name}-light.svg": svg(figure.game, size=420, **figure.how())
        for name, figure in FIGURES.items()
    }
    return {"layers.svg": layers()} | boards | figures


if __name__ == "__main__":
    for name, picture in drawings().items():
        (HERE / name).write_text(picture + "\n", encoding="utf-8")
