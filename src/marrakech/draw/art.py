"""The project's own drawings, as SVG: rugs, mosaics and Assam.

All are drawn round the origin, in units of a hundredth of a square's side. A rug lies across, two
squares wide; Assam looks north.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from marrakech.core.board import Colour

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marrakech.draw.palette import Dye, Palette

FAN = 84
"""The radius of a mosaic."""

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as text, with one decimal at most: finer steps cannot be seen."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def polygon(points: Iterable[Point], **attributes: str) -> str:
    """A closed shape with straight sides."""
    given = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    return f'<polygon points="{given}"{attrs(attributes)}/>'


def rect(x: float, y: float, width: float, height: float, **attributes: str) -> str:
    """A rectangle."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f"<rect {place}{attrs(attributes)}/>"


def circle(x: float, y: float, radius: float, **attributes: str) -> str:
    """A circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"{attrs(attributes)}/>'


def path(steps: str, **attributes: str) -> str:
    """A line or shape of any form."""
    return f'<path d="{steps}"{attrs(attributes)}/>'


def attrs(attributes: dict[str, str]) -> str:
    """Attributes as SVG spells them: ``stroke_width`` is ``stroke-width``."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{v}"' for name, v in attributes.items())


def polar(radius: float, turns: float) -> Point:
    """The point at a distance from the origin, so many whole turns clockwise from the north."""
    return radius * sin(2 * pi * turns), -radius * cos(2 * pi * turns)


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0) -> list[Point]:
    """A star's corners."""
    corners = (polar(inner if i % 2 else outer, i / (2 * points)) for i in range(2 * points))
    return [(x + dx, y + dy) for dx, dy in corners]


def lozenge(width: float, height: float, x: float = 0, y: float = 0) -> list[Point]:
    """A diamond's corners."""
    return [(x - width, y), (x, y - height), (x + width, y), (x, y + height)]


# ------------------------------------------------------------------------ mosaics


def mosaic(palette: Palette) -> str:
    """A whole disc of cut tiles; the board is drawn over it, and hides the part within."""
    petals = 20
    parts = [
        circle(0, 0, FAN, fill=palette.mosaic_rim),
        circle(0, 0, FAN - 2.5, fill=palette.mosaic_ground),
        circle(0, 0, FAN - 6, fill="none", stroke=palette.mosaic_indigo, stroke_width="1.2"),
    ]
    for i in range(petals):
        turn = i / petals
        colour = palette.mosaic_teal if i % 2 else palette.mosaic_indigo
        kite = [
            polar(40, turn),
            polar(62, turn - 0.015),
            polar(75, turn),
            polar(62, turn + 0.015),
        ]
        dart = [
            polar(34, turn + 0.025),
            polar(48, turn + 0.014),
            polar(56, turn + 0.025),
            polar(48, turn + 0.036),
        ]
        chip = [
            polar(r, turn + 0.025 + d) for r, d in ((68, 0), (72, 0.006), (76, 0), (72, -0.006))
        ]
        parts.append(polygon(kite, fill=colour))
        parts.append(polygon(dart, fill=palette.mosaic_terracotta))
        parts.append(polygon(chip, fill=palette.mosaic_saffron))
    parts.append(polygon(star(20, 36, 29), fill=palette.mosaic_indigo))
    parts.append(polygon(star(10, 27, 20), fill=palette.mosaic_saffron))
    return "".join(parts)


# ------------------------------------------------------------------------ rugs


def rug(colour: Colour, dye: Dye, weave: str) -> str:
    """A rug of two squares; ``weave`` is the id of the pattern from :func:`weave`."""
    fringe = "".join(
        f"M{side * 90},{num(y)}h{side * 9}" for side in (-1, 1) for y in range(-38, 39, 4)
    )
    return "".join(
        (
            path(fringe, stroke=dye.fringe, stroke_width="1.8", stroke_linecap="round"),
            _cloth(fill=dye.border),
            rect(-86, -36, 172, 72, fill=dye.field),
            _motif(colour, dye),
            rect(-83, -33, 166, 66, fill="none", stroke=dye.motif, stroke_width="1.6"),
            _teeth(dye),
            _cloth(fill=f"url(#{weave})"),
            _cloth(fill="none", stroke="#000", stroke_opacity=".35"),
        )
    )


def _cloth(**attributes: str) -> str:
    return rect(-91, -41, 182, 82, rx="1.5", **attributes)


def _teeth(dye: Dye) -> str:
    """The small triangles of the border."""
    row = "".join(
        f"M{x},{num(s * 41)}l4,{num(-s * 4.2)}l4,{num(s * 4.2)}z"
        for s in (-1, 1)
        for x in range(-88, 88, 8)
    )
    return path(row, fill=dye.accent, fill_opacity=".55")


def _motif(colour: Colour, dye: Dye) -> str:
    motifs = {
        Colour.RED: _lozenges,
        Colour.YELLOW: _zigzags,
        Colour.BLUE: _stars,
        Colour.PURPLE: _bands,
    }
    return motifs[colour](dye)


def _lozenges(dye: Dye) -> str:
    parts = []
    for x in (-45, 45):
        for size, fill in ((27, dye.motif), (20, dye.border), (13.5, dye.motif), (6, dye.field)):
            parts.append(polygon(lozenge(size * 1.15, size, x), fill=fill))
        for dx, dy in ((-29, -24), (29, -24), (-29, 24), (29, 24)):
            parts.append(polygon(lozenge(5.5, 5.5, x + dx, dy), fill=dye.accent))
    parts.append(polygon(lozenge(5, 9), fill=dye.motif))
    return "".join(parts)


def _zigzags(dye: Dye) -> str:
    def zigzag(y: float, height: float) -> str:
        return f"M-81,{num(y + height)}" + "".join(
            f"l9,{num(-2 * height if i % 2 == 0 else 2 * height)}" for i in range(18)
        )

    rows = ((0, 7, dye.accent, "4.6"), (0, 7, dye.motif, "1.2"))
    lines = [
        path(zigzag(y, h), fill="none", stroke=stroke, stroke_width=width)
        for y, h, stroke, width in (
            *rows,
            (-14, 6, dye.border, "2.6"),
            (14, 6, dye.border, "2.6"),
            (-24, 5, dye.motif, "1.8"),
            (24, 5, dye.motif, "1.8"),
        )
    ]
    return "".join(lines)


def _stars(dye: Dye) -> str:
    parts = []
    for x in (-45, 45):
        parts.append(polygon(star(8, 29, 21.5, x), fill=dye.motif))
        parts.append(polygon(star(8, 20, 14.5, x), fill=dye.border))
        parts.append(polygon(star(8, 12, 6.5, x), fill=dye.motif))
        parts.append(circle(x, 0, 3.4, fill=dye.field))
        for dx, dy in ((-31, -25), (31, -25), (-31, 25), (31, 25)):
            parts.append(polygon(star(4, 6, 2.6, x + dx, dy), fill=dye.accent))
    return "".join(parts)


def _bands(dye: Dye) -> str:
    parts = []
    for x in (-72, -54, -36, -18, 18, 36, 54, 72):
        wide = x in (-54, -36, 36, 54)
        half = 5.5 if wide else 4.0
        parts.append(rect(x - half, -33, 2 * half, 66, fill=dye.border))
        parts += [circle(x, y, 2.3, fill=dye.motif) for y in (-22, -11, 0, 11, 22) if wide]
    for x in (-45, 45):
        parts.append(rect(x - 1, -33, 2, 66, fill=dye.accent))
    parts += [polygon(lozenge(6.5, 7.5, 0, y), fill=dye.motif) for y in (-20, 0, 20)]
    parts += [polygon(lozenge(2.6, 3, 0, y), fill=dye.border) for y in (-20, 0, 20)]
    return "".join(parts)


def weave(name: str) -> str:
    """The pattern of threads that lies over every rug."""
    threads = path("M0,1h4M0,3h4", stroke="#000", stroke_width=".7", stroke_opacity=".16") + path(
        "M1,0v2M3,2v2", stroke="#fff", stroke_width=".8", stroke_opacity=".16"
    )
    return (
        f'<pattern id="{name}" width="4" height="4" patternUnits="userSpaceOnUse">'
        f"{threads}</pattern>"
    )


# ------------------------------------------------------------------------ Assam


def assam(palette: Palette) -> str:
    """Assam from above: robe, hood, turban, and golden slippers that point ahead."""
    line = {"stroke": palette.robe_line, "stroke_width": "1.7", "stroke_linejoin": "round"}
    slipper = "M0,3C-8,1 -9.5,-14 -2,-27Q0,-31 2,-27C9.5,-14 8,1 0,3z"
    feet = "".join(
        f'<g transform="translate({x},-17) rotate({turn})">'
        + path(slipper, fill=palette.slipper, stroke=palette.slipper_line, stroke_width="1.5")
        + path("M-5,-9Q0,-4.5 5,-9", fill="none", stroke=palette.slipper_line, stroke_width="1.5")
        + circle(0, -15.5, 1.5, fill=palette.slipper_line)
        + "</g>"
        for x, turn in ((-11, -6), (11, 6))
    )
    hood = "M-17,28Q0,22 17,28Q9,36 0,46Q-9,36 -17,28z"
    robe = "M0,-24C22,-26 39,-13 39,5C39,24 22,36 0,36C-22,36 -39,24 -39,5C-39,-13 -22,-26 0,-24z"
    sleeves = "M-38,0Q-30,-20 -9,-17M38,0Q30,-20 9,-17"
    folds = "M-30,-6Q-34,10 -23,26M30,-6Q34,10 23,26M-24,0Q-26,12 -18,22M24,0Q26,12 18,22"
    braid = "M0,-24V-14M-3.5,-22h7M-3.5,-18h7"
    wraps = (
        "M-17,-4C-9,-15 9,-15 17,-4M-20.5,3C-10,-9 10,-9 20.5,3"
        "M-19,11C-9,-1 9,-1 19,11M-13,18C-6,9 6,9 13,18"
    )
    thread = {"fill": "none", "stroke_linecap": "round"}
    return "".join(
        (
            feet,
            path(hood, fill=palette.robe, **line),
            path(robe, fill=palette.robe, **line),
            path(sleeves, stroke=palette.robe_line, stroke_width="1.3", **thread),
            path(folds, stroke=palette.robe_fold, stroke_width="2.2", **thread),
            path(braid, stroke=palette.slipper, stroke_width="1.8", **thread),
            circle(0, 4, 21.5, fill=palette.turban, stroke=palette.turban_fold, stroke_width="1.8"),
            path(wraps, stroke=palette.turban_fold, stroke_width="2.2", **thread),
            polygon(
                lozenge(4, 5.5, 0, -14), fill=palette.mosaic_saffron, stroke=palette.slipper_line
            ),
            circle(0, -14, 1.5, fill=palette.mosaic_terracotta),
        )
    )
