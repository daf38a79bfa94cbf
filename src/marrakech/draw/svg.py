"""A game as a picture: ``draw.svg(game)``.

Everything in it is drawn by this project and contained in the text: no font, image or style is
loaded from anywhere. Units are hundredths of a square's side; the squares lie between 0 and 700.
"""

from __future__ import annotations

from html import escape
from operator import index
from typing import TYPE_CHECKING
from zlib import crc32

from marrakech.core.actions import Lay
from marrakech.core.board import MOSAICS, SIZE, SQUARES, Colour, Heading, Mosaic, Square
from marrakech.draw import art
from marrakech.draw.art import circle, num, path, rect
from marrakech.draw.palette import PALETTES, Palette, Theme
from marrakech.draw.walk import last_walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from marrakech.core.board import Assam, Step
    from marrakech.core.market import Market
    from marrakech.core.rugs import Rug
    from marrakech.core.story import Walked

SIDE = 100
BOARD = SIZE * SIDE
FRAME = 24
MARGIN = 92

AHEAD = {Heading.N: (0, -1), Heading.E: (1, 0), Heading.S: (0, 1), Heading.W: (-1, 0)}
ANGLE = {Heading.N: 0, Heading.E: 90, Heading.S: 180, Heading.W: 270}


def svg(
    game: Market,
    *,
    theme: Theme = "light",
    coordinates: bool = True,
    last_path: bool = True,
    highlight: Iterable[Square | Lay | str] = (),
    forbid: Iterable[Square | Lay | str] = (),
    size: int | None = None,
    title: str | None = None,
) -> str:
    """Draw a game.

    ``last_path`` shows the way of Assam's last walk, ``coordinates`` the names of lines on the
    frame. ``highlight`` marks squares (``"d4"``) and places for a rug (``"d3e3"``), ``forbid``
    crosses them out. ``size`` is the width in pixels; without it the picture fills the room that
    it is given. ``title`` is what a screen reader says; without it, that is the position in one
    line.
    """
    palette = palette_of(theme)
    check_size(size)
    said = title or game.position()
    name = f"m{crc32(repr((said, theme, game.position())).encode()):08x}"
    walked = last_walk(game) if last_path else None
    picture = Picture(game, palette, name)
    return picture.svg(said, coordinates, walked, _marks(highlight), _marks(forbid), size)


def _marks(highlight: Iterable[Square | Lay | str]) -> list[Square | Lay]:
    marks: list[Square | Lay] = []
    for mark in highlight:
        if not isinstance(mark, str):
            marks.append(mark)
        elif len(mark) == 4:
            marks.append(Lay(Square.parse(mark[:2]), Square.parse(mark[2:])))
        else:
            marks.append(Square.parse(mark))
    return marks


class Picture:
    """Draws one picture; its ids begin with ``name``, so that a page can hold several."""

    def __init__(self, game: Market, palette: Palette, name: str) -> None:
        self.game = game
        self.palette = palette
        self.name = name

    def svg(
        self,
        title: str,
        coordinates: bool,
        walked: Walked | None,
        marks: Sequence[Square | Lay],
        crossed: Sequence[Square | Lay],
        size: int | None,
    ) -> str:
        rugs = self.game.rugs()
        parts = (
            f"<title>{escape(title)}</title>",
            self.definitions(self._kinds(rugs, marks)),
            self.ground(coordinates),
            "".join(self.rug(rug) for rug in rugs),
            "".join(self._mark(mark) for mark in marks),
            "".join(self._cross(mark) for mark in crossed),
            self.walk(walked) if walked else "",
            self.assam(self.game.assam),
        )
        return framed("".join(parts), size)

    # ---------------------------------------------------------------- what is drawn once

    def _kinds(self, rugs: Sequence[Rug], marks: Sequence[Square | Lay]) -> dict[str, Colour]:
        """The kinds of rug that the picture needs: those that lie there or are marked."""
        colours = [rug.colour for rug in rugs]
        coming = self.game.top(self.game.mover)
        if coming is not None and any(isinstance(mark, Lay) for mark in marks):
            colours.append(coming)
        return {self.kind(colour): colour for colour in colours}

    def definitions(self, kinds: Mapping[str, Colour]) -> str:
        """The ``<defs>``, drawn once and used often: a mosaic, the weave, and kinds of rug."""
        drawn = "".join(
            f'<g id="{self.name}-{kind}">'
            + art.rug(
                colour,
                self.palette.wool if kind.startswith("neutral") else self.palette.dyes[colour],
                f"{self.name}-weave",
            )
            + "</g>"
            for kind, colour in kinds.items()
        )
        fan = f'<g id="{self.name}-mosaic">{art.mosaic(self.palette)}</g>'
        return f"<defs>{art.weave(f'{self.name}-weave')}{fan}{drawn}</defs>"

    def kind(self, colour: Colour) -> str:
        """Which drawing a colour has: its own, or if it is neutral (R4.3) that in undyed wool."""
        return colour.value if self.game.owner(colour) is not None else f"neutral-{colour}"

    def _use(self, what: str, x: float, y: float, angle: float = 0) -> str:
        turn = f" rotate({num(angle)})" if angle else ""
        return f'<use href="#{self.name}-{what}" transform="translate({num(x)},{num(y)}){turn}"/>'

    # ---------------------------------------------------------------- the market

    def ground(self, coordinates: bool) -> str:
        """The market on which rugs lie."""
        return self._mosaics() + self._frame(coordinates) + self._tiles()

    def _mosaics(self) -> str:
        return "".join(self._use("mosaic", *mosaic_centre(mosaic)) for mosaic in MOSAICS)

    def _frame(self, coordinates: bool) -> str:
        p = self.palette
        outer, inner = BOARD + 2 * FRAME, BOARD + 6
        parts = [
            rect(
                -FRAME,
                -FRAME,
                outer,
                outer,
                rx="5",
                fill=p.frame,
                stroke=p.frame_edge,
                stroke_width="2",
            ),
            rect(
                -FRAME + 4,
                -FRAME + 4,
                outer - 8,
                outer - 8,
                rx="3",
                fill="none",
                stroke=p.frame_line,
                stroke_width="1.2",
            ),
            rect(-3, -3, inner, inner, fill=p.frame_edge),
        ]
        if coordinates:
            parts.append(
                f'<g fill="{p.frame_text}" font-family="Georgia,serif" font-size="19"'
                ' text-anchor="middle" aria-hidden="true">'
            )
            for i, (column, row) in enumerate(zip("abcdefg", "1234567", strict=True)):
                middle = i * SIDE + SIDE / 2
                parts += [
                    f'<text x="{num(x)}" y="{num(y)}">{letter}</text>'
                    for x, y, letter in (
                        (middle, -6.5, column),
                        (middle, BOARD + 18.5, column),
                        (-12, middle + 6.5, row),
                        (BOARD + 12, middle + 6.5, row),
                    )
                ]
            parts.append("</g>")
        return "".join(parts)

    def _tiles(self) -> str:
        p = self.palette
        tiles = [rect(0, 0, BOARD, BOARD, fill=p.grout)]
        for square in SQUARES:
            tone = p.tiles[(5 * square.row + 3 * square.column + square.row * square.column) % 4]
            x, y = square.column * SIDE, square.row * SIDE
            tiles.append(rect(x + 1.2, y + 1.2, SIDE - 2.4, SIDE - 2.4, rx="2.5", fill=tone))
        inlay = "".join(
            f"M{x - 7},{y}l7,-7l7,7l-7,7z"
            for x in range(SIDE, BOARD, SIDE)
            for y in range(SIDE, BOARD, SIDE)
        )
        tiles.append(path(inlay, fill=p.inlay, stroke=p.grout, stroke_width="1.6"))
        return "".join(tiles)

    # ---------------------------------------------------------------- what lies and stands on it

    def rug(self, rug: Rug, kind: str | None = None) -> str:
        """A rug where it lies."""
        (x1, y1), (x2, y2) = centre(rug.squares[0]), centre(rug.squares[1])
        x, y, down = (x1 + x2) / 2, (y1 + y2) / 2, x1 == x2
        # Cloth never lies quite straight: a small slant, always the same at the same place
        slant = ((7 * x1 + 13 * y1 + 5 * x2) / 50 % 5 - 2) * 0.28
        angle = (90 if down else 0) + slant
        shadow = "".join(
            rect(
                -92 - grow,
                -42 - grow,
                184 + 2 * grow,
                84 + 2 * grow,
                rx="4",
                fill=self.palette.shadow,
                fill_opacity=".13",
            )
            for grow in (0, 1.5, 3)
        )
        lying = f"translate({num(x + 1)},{num(y + 3)}) rotate({num(angle)})"
        return f'<g transform="{lying}">{shadow}</g>' + self._use(
            kind or self.kind(rug.colour), x, y, angle
        )

    def _cross(self, mark: Square | Lay) -> str:
        left, top, wide, high = _room(mark)
        x, y = left + 4 + wide / 2, top + 4 + high / 2
        cross = f"M{num(x - 30)},{num(y - 30)}l60,60M{num(x + 30)},{num(y - 30)}l-60,60"
        return "".join(
            rect(
                left + 4,
                top + 4,
                wide,
                high,
                rx="7",
                fill="none",
                stroke=stroke,
                stroke_width=width,
            )
            + path(cross, stroke=stroke, stroke_width=str(int(width) + 5), stroke_linecap="round")
            for stroke, width in ((self.palette.path, "12"), (self.palette.forbidden, "6"))
        )

    def _mark(self, mark: Square | Lay) -> str:
        left, top, wide, high = _room(mark)
        ghost, dashes = "", {}
        if isinstance(mark, Lay):
            dashes = {"stroke_dasharray": "15 9"}
            colour = self.game.top(self.game.mover)
            if colour is not None:
                x, y = left + 4 + wide / 2, top + 4 + high / 2
                lying = self._use(self.kind(colour), x, y, 90 if high > wide else 0)
                ghost = f'<g opacity=".6">{lying}</g>'
        return ghost + "".join(
            rect(
                left + 4,
                top + 4,
                wide,
                high,
                rx="7",
                fill="none",
                stroke=stroke,
                stroke_width=width,
                **dashes,
            )
            for stroke, width in ((self.palette.path, "8"), (self.palette.glow, "4.5"))
        )

    def walk(self, walked: Walked) -> str:
        """The way that Assam went."""
        steps = path_steps(walked.start, walked.before, walked.path)
        dots = {"fill": "none", "stroke_linecap": "round", "stroke_dasharray": "0.1 14"}
        start = centre(walked.start)
        return "".join(
            (
                path(steps, stroke=self.palette.path_edge, stroke_width="9.5", **dots),
                path(steps, stroke=self.palette.path, stroke_width="6", **dots),
                circle(*start, 9, fill="none", stroke=self.palette.path_edge, stroke_width="5.5"),
                circle(*start, 9, fill="none", stroke=self.palette.path, stroke_width="2.5"),
            )
        )

    def assam(self, assam: Assam) -> str:
        """Assam where he stands."""
        x, y = centre(assam.square)
        shade = "".join(
            circle(x + 2, y + 4, radius, fill=self.palette.shadow, fill_opacity=".16")
            for radius in (34, 37, 40)
        )
        turn = f"translate({num(x)},{num(y)}) rotate({ANGLE[assam.heading]})"
        return f'{shade}<g transform="{turn}">{art.assam(self.palette)}</g>'


def framed(drawn: str, size: int | None) -> str:
    """A whole picture, so many pixels wide, or as wide as there is room."""
    room = BOARD + 2 * MARGIN
    width = f' width="{size}" height="{size}"' if size else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' viewBox="{-MARGIN} {-MARGIN} {room} {room}"{width}>{drawn}</svg>'
    )


def palette_of(theme: Theme) -> Palette:
    """The colours of a theme."""
    if theme not in PALETTES:
        raise ValueError(f"there is no theme {theme!r}: choose from {', '.join(PALETTES)}")
    return PALETTES[theme]


def check_size(size: int | None) -> None:
    """Refuse a picture without pixels."""
    if size is not None and not index(size) > 0:
        raise ValueError(f"a picture of {size} pixels cannot be drawn")


# ------------------------------------------------------------------------ where things are


def _room(mark: Square | Lay) -> tuple[int, int, int, int]:
    """The left and upper edge of a square or a rug's place, its width and its height."""
    squares = (mark,) if isinstance(mark, Square) else (mark.near, mark.far)
    return (
        min(s.column for s in squares) * SIDE,
        min(s.row for s in squares) * SIDE,
        len({s.column for s in squares}) * SIDE - 8,
        len({s.row for s in squares}) * SIDE - 8,
    )


def centre(square: Square) -> tuple[float, float]:
    """The middle of a square."""
    return square.column * SIDE + SIDE / 2, square.row * SIDE + SIDE / 2


def mouth(square: Square, side: Heading) -> tuple[float, float]:
    """The middle of one side of a square."""
    (x, y), (right, down) = centre(square), AHEAD[side]
    return x + right * SIDE / 2, y + down * SIDE / 2


def mosaic_centre(mosaic: Mosaic) -> tuple[float, float]:
    """The middle of a mosaic: between the two lines that it joins, or the corner of the board."""
    (first, one), (second, other) = mosaic.ends
    if mosaic.is_corner:
        return (
            BOARD if Heading.E in (one, other) else 0,
            BOARD if Heading.S in (one, other) else 0,
        )
    (x1, y1), (x2, y2) = mouth(first, one), mouth(second, other)
    return (x1 + x2) / 2, (y1 + y2) / 2


def path_steps(start: Square, heading: Heading, walk: Sequence[Step]) -> str:
    """Assam's way as an SVG path: straight through squares, in an arc through mosaics."""
    x, y = centre(start)
    steps = [f"M{num(x)},{num(y)}"]
    at = start
    for step in walk:
        if step.mosaic is not None:
            steps.append(_arc(at, heading, step))
        x, y = centre(step.square)
        steps.append(f"L{num(x)},{num(y)}")
        at, heading = step.square, step.heading
    return "".join(steps)


def _arc(at: Square, heading: Heading, step: Step) -> str:
    assert step.mosaic is not None
    (x1, y1), (x2, y2) = mouth(at, heading), mouth(step.square, step.heading.opposite)
    cx, cy = mosaic_centre(step.mosaic)
    right, down = AHEAD[heading]
    clockwise = -(y1 - cy) * right + (x1 - cx) * down > 0
    large, sweep = int(step.mosaic.is_corner), int(clockwise)
    return f"L{num(x1)},{num(y1)}A50,50 0 {large} {sweep} {num(x2)},{num(y2)}"
