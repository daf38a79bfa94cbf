"""Draws the figures of the documentation: ``make figures``.

A test draws them too, and fails if they differ from what is committed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from marrakech import Game, Rules, Square
from marrakech.core.board import COLOURS
from marrakech.core.wire import write_rules
from marrakech.draw import svg

if TYPE_CHECKING:
    from marrakech.draw.palette import Theme

HERE = Path(__file__).parent


def scene(
    rugs: str = "",
    assam: str = "d4S",
    phase: str = "turn",
    mover: int = 0,
    out: tuple[int, ...] = (),
    rules: Rules | None = None,
) -> Game:
    """A position from rugs in the order in which they were laid: ``r:d3e3 y:b2b3``."""
    rules = rules or Rules()
    board: list[list[dict[str, Any] | None]] = [[None] * 7 for _ in range(7)]
    left = dict.fromkeys(rules.colours, rules.rugs_per_colour)
    for number, rug in enumerate(rugs.split(), start=1):
        colour = next(c for c in COLOURS if c.letter == rug[0])
        first, second = Square.parse(rug[2:4]), Square.parse(rug[4:6])
        left[colour] -= 1
        for here, there in ((first, second), (second, first)):
            half = here.heading_to(there)
            cell = {"colour": colour.value, "rug": number, "half": half and half.value}
            board[here.row][here.column] = cell
    players = [
        {
            "dirhams": 0 if seat in out else 30,
            "rugs": {c.value: 0 if seat in out else left[c] for c in rules.colours_of(seat)},
            "out": seat in out,
        }
        for seat in range(rules.players)
    ]
    return Game.from_dict(
        {
            "rules": write_rules(rules),
            "phase": phase,
            "seat": mover,
            "assam": {"square": assam[:2], "heading": assam[2]},
            "board": board,
            "players": players,
        }
    )


def walked(game: Game, *actions: str) -> Game:
    """The same game some actions later."""
    for action in actions:
        game.push(action)
    return game


MARKET = (
    "p:a7b7 b:b3b4 r:b5b4 p:a4b4 y:d2d3 r:b2c2 b:e5f5 y:c6b6 b:d6e6 r:f6g6 p:f2g2 p:f3f4 "
    "b:f5g5 y:e1f1 r:c5c4 b:a5a6 y:g3g4"
)
COVER = "r:b3c3 b:e2f2 y:e4e5"

FIGURES: dict[str, tuple[Game, dict[str, Any]]] = {
    "board": (walked(scene(MARKET, "c3E", "turn", 1), "F", "4"), {}),
    "start": (Game(), {}),
    "turning": (Game(), {"highlight": ["e4", "d5", "c4"]}),
    "mosaic": (walked(scene("", "c6S"), "F", "3"), {}),
    "corner": (walked(scene("", "g3N"), "F", "4"), {}),
    "area": (
        walked(scene("y:c3d3 y:d2e2 y:e3f3 y:c5c4 y:f5f6 r:e2e3", "d6N"), "F", "3"),
        {"highlight": ["d3", "c3", "c4", "c5", "d2"]},
    ),
    "places": (
        scene("", "d4S", "lay"),
        {"highlight": ["d3c3", "d5d6", "e4f4", "c4b4"]},
    ),
    "cover-one-half": (scene(COVER, "d3W", "lay"), {"highlight": ["c3c4"]}),
    "cover-two-halves": (scene("b:c3c2 y:c4b4", "d3W", "lay"), {"highlight": ["c3c4"]}),
    "cover-whole": (scene("y:c3c4 b:e5f5", "d3W", "lay"), {"forbid": ["c3c4"]}),
    "neutral": (
        scene("y:c3d3 b:d2e2 y:c4c5 r:e4f4 p:d5d6", "d3N", "lay", 0, (1,)),
        {"last_path": False},
    ),
}


LAYERS = (
    ("cli", "the marrakech command", "#7a2a1c"),
    ("locales", "what people read, in their language", "#b3372b"),
    ("arena", "matches between bots, and what they say", "#9a5a1e"),
    ("training", "learning from games what positions are worth", "#5d6b1f"),
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
    return {"layers.svg": layers()} | {
        f"{name}-{theme}.svg": svg(game, theme=theme, size=420, **how)
        for name, (game, how) in FIGURES.items()
        for theme in themes
        if theme == "light" or name == "board"
    }


if __name__ == "__main__":
    for name, picture in drawings().items():
        (HERE / name).write_text(picture + "\n", encoding="utf-8")
