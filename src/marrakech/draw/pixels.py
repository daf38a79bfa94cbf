"""Bitmap pictures, still or as a GIF, put together from parts that are drawn as SVG.

It needs ``pip install 'marrakech[pictures]'``.
"""

from __future__ import annotations

from io import BytesIO
from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple

from marrakech.core.extras import extra
from marrakech.draw.svg import BOARD, MARGIN, SIDE, Picture, framed, palette_of
from marrakech.draw.walk import last_walk

with extra("pictures", "pictures of pixels"):
    from PIL import Image
    from resvg_py import svg_to_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from marrakech.core.board import Colour, Square
    from marrakech.core.market import Market
    from marrakech.draw.palette import Theme

WIDTH = 420
BEYOND = 4  # how far a rug or Assam may reach over the edge of a square
ROUND = SIDE  # and how far the way through a mosaic reaches over the edge of the board


class Layer(NamedTuple):
    """A part of a picture, and where its upper left corner belongs."""

    image: Image.Image
    place: tuple[int, int]


class Painter:
    """Draws games with the same options, and keeps every part that it has drawn.

    Rasterising the SVG of one rug takes as long as that of the bare market. But there are few
    places for a rug, and from one picture of a game to the next most rugs stay where they are.
    """

    def __init__(
        self,
        theme: Theme = "light",
        size: int = WIDTH,
        *,
        coordinates: bool,
        shown: Mapping[Colour, Colour] | None = None,
    ) -> None:
        """``shown`` maps colours of the game to others, as tables do whose players chose theirs."""
        self._shown = shown or {}
        self._palette = palette_of(theme)
        self._size = size
        self._coordinates = coordinates
        self._ground: Image.Image | None = None
        self._parts: dict[object, Layer] = {}

    def paint(self, game: Market) -> Image.Image:
        """A game with the way of Assam's last walk, as ``draw.svg`` shows it."""
        picture = Picture(game, self._palette, "p")
        if self._ground is None:
            self._ground = self._bare(picture)
        painted = self._ground.copy()
        for rug in game.rugs():
            kind = picture.kind(rug.colour)
            lying = self._parts.get((kind, rug.squares))
            if lying is None:
                drawn = picture.definitions(
                    {kind: self._shown.get(rug.colour, rug.colour)}
                ) + picture.rug(rug)
                lying = self._layer(drawn, rug.squares, BEYOND)
                self._parts[kind, rug.squares] = lying
            painted.alpha_composite(*lying)
        if walked := last_walk(game):
            squares = [walked.start, *(step.square for step in walked.path)]
            painted.alpha_composite(*self._layer(picture.walk(walked), squares, ROUND))
        assam = game.assam
        if assam not in self._parts:
            self._parts[assam] = self._layer(picture.assam(assam), [assam.square], BEYOND)
        painted.alpha_composite(*self._parts[assam])
        return painted.convert("RGB")

    def _bare(self, picture: Picture) -> Image.Image:
        """The market without anything on it."""
        drawn = picture.definitions({}) + picture.ground(self._coordinates)
        return _rastered(
            framed(drawn, self._size), self._palette.paper, with_fonts=self._coordinates
        )

    def _layer(self, drawn: str, squares: Sequence[Square], around: int) -> Layer:
        """A part of the picture, rasterised: what is drawn on some squares and around them."""
        scale = self._size / (BOARD + 2 * MARGIN)
        columns, rows = [s.column * SIDE for s in squares], [s.row * SIDE for s in squares]
        left, top = (
            max(0, floor((min(lines) - around + MARGIN) * scale)) for lines in (columns, rows)
        )
        right, bottom = (
            min(self._size, ceil((max(lines) + SIDE + around + MARGIN) * scale))
            for lines in (columns, rows)
        )
        wide, high = right - left, bottom - top
        return Layer(
            _rastered(
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"'
                f' viewBox="{left / scale - MARGIN} {top / scale - MARGIN}'
                f' {wide / scale} {high / scale}">{drawn}</svg>'
            ),
            (left, top),
        )


def png(svg: str) -> bytes:
    """A drawing as a PNG, with the fonts of the machine."""
    return bytes(svg_to_bytes(svg_string=svg))


def _rastered(svg: str, paper: str | None = None, *, with_fonts: bool = False) -> Image.Image:
    png = svg_to_bytes(svg_string=svg, background=paper, skip_system_fonts=not with_fonts)
    return Image.open(BytesIO(png)).convert("RGBA")


def gif(frames: Iterable[tuple[Image.Image, float]], *, loop: bool = True) -> bytes:
    """Pictures that are shown one after another, each for some seconds, as a GIF."""
    pictures, seconds = zip(*frames, strict=True)
    palette = _colours_of(pictures[:: len(pictures) // 8 + 1])
    drawn = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in pictures]
    written = BytesIO()
    drawn[0].save(
        written,
        format="GIF",
        save_all=True,
        append_images=drawn[1:],
        duration=[round(1000 * time) for time in seconds],
        optimize=False,
        **({"loop": 0} if loop else {}),
    )
    return written.getvalue()


def _colours_of(frames: Sequence[Image.Image]) -> Image.Image:
    """One palette for all frames, made from some of them: with a palette each they would flicker.

    It is made by octree, which keeps rare colours: else Assam's green turban would turn blue.
    """
    wide, high = frames[0].size
    together = Image.new("RGB", (wide * len(frames), high))
    for number, frame in enumerate(frames):
        together.paste(frame, (wide * number, 0))
    return together.quantize(255, Image.Quantize.FASTOCTREE)
