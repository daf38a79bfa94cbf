"""Pictures of pixels, made of those that are drawn as SVG.

It needs ``pip install 'marrakech[pictures]'``.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

try:
    from PIL import Image
    from resvg_py import svg_to_bytes
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "pictures of pixels need some more packages: pip install 'marrakech[pictures]'",
        name=missing.name,
    ) from missing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WIDTH = 420
PAPER = "#fffaf0"


def png(svg: str, width: int = WIDTH) -> bytes:
    """A picture as a PNG, so many pixels wide unless it says itself how many."""
    said = 'width="' in svg.partition(">")[0]
    return svg_to_bytes(svg_string=svg, background=PAPER, width=None if said else width)


def gif(pictures: Iterable[tuple[str, float]], *, loop: bool = True) -> bytes:
    """Pictures that are shown one after another, each for some seconds, as a GIF."""
    frames, times = [], []
    for svg, seconds in pictures:
        picture = Image.open(BytesIO(png(svg))).convert("RGB")
        frames.append(picture)
        times.append(round(1000 * seconds))
    palette = _colours_of(frames[:: len(frames) // 8 + 1])
    drawn = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    written = BytesIO()
    drawn[0].save(
        written,
        format="GIF",
        save_all=True,
        append_images=drawn[1:],
        duration=times,
        optimize=False,
        **({"loop": 0} if loop else {}),
    )
    return written.getvalue()


def _colours_of(frames: Sequence[Image.Image]) -> Image.Image:
    """The colours that all pictures get, from some of them: with their own they would flicker."""
    wide, high = frames[0].size
    together = Image.new("RGB", (wide * len(frames), high))
    for number, frame in enumerate(frames):
        together.paste(frame, (wide * number, 0))
    return together.quantize(255, dither=Image.Dither.NONE)
