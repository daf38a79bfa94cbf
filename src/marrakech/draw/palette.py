"""The colours of all pictures, in a light and a dark theme: a souk by day, and by lantern light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from marrakech.core.board import Colour

Theme = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Dye:
    """The colours of one kind of rug."""

    field: str
    border: str
    motif: str
    accent: str
    fringe: str


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of one theme."""

    paper: str
    tiles: tuple[str, ...]
    grout: str
    inlay: str
    frame: str
    frame_edge: str
    frame_line: str
    frame_text: str
    mosaic_ground: str
    mosaic_rim: str
    mosaic_teal: str
    mosaic_indigo: str
    mosaic_terracotta: str
    mosaic_saffron: str
    shadow: str
    robe: str
    robe_fold: str
    robe_line: str
    turban: str
    turban_fold: str
    slipper: str
    slipper_line: str
    path: str
    path_edge: str
    glow: str
    forbidden: str
    dyes: dict[Colour, Dye]
    wool: Dye


_DYES = {
    Colour.RED: Dye("#b3372b", "#751d17", "#f4e0c2", "#d9735a", "#f0dfc3"),
    Colour.YELLOW: Dye("#e0a02b", "#8a5710", "#fff1cf", "#6a3b0b", "#7d5216"),
    Colour.BLUE: Dye("#2a6399", "#153b60", "#efe7d3", "#8db7d6", "#efe2c8"),
    Colour.PURPLE: Dye("#75458f", "#43225a", "#f2dfae", "#b58bcb", "#ecdcb8"),
}
_WOOL = Dye("#cfc3ae", "#98897a", "#f3ecdf", "#b1a391", "#e6dccb")

_LIGHT = Palette(
    paper="#fffaf0",
    tiles=("#e7bd84", "#e3b679", "#eac38e", "#e0b076"),
    grout="#d09c5f",
    inlay="#b9743f",
    frame="#6b4022",
    frame_edge="#4a2a14",
    frame_line="#c79a55",
    frame_text="#f3dfb8",
    mosaic_ground="#f5e8cf",
    mosaic_rim="#b98937",
    mosaic_teal="#23808a",
    mosaic_indigo="#24446f",
    mosaic_terracotta="#c8592f",
    mosaic_saffron="#e6a935",
    shadow="#3a2008",
    robe="#fffdf6",
    robe_fold="#d9cdb8",
    robe_line="#4a3a26",
    turban="#1f7a5c",
    turban_fold="#0f4f3a",
    slipper="#efb338",
    slipper_line="#7a4a0c",
    path="#fffaf0",
    path_edge="#4a2a14",
    glow="#7a2a1c",
    forbidden="#c01818",
    dyes=_DYES,
    wool=_WOOL,
)

_DARK = Palette(
    paper="#17142b",
    tiles=("#a37c4e", "#9d7648", "#a98254", "#987144"),
    grout="#7d5a31",
    inlay="#6f4523",
    frame="#3c2413",
    frame_edge="#23140a",
    frame_line="#a97c3f",
    frame_text="#e8cf9f",
    mosaic_ground="#e3d3b4",
    mosaic_rim="#c2913f",
    mosaic_teal="#1f7480",
    mosaic_indigo="#233f66",
    mosaic_terracotta="#b8502b",
    mosaic_saffron="#f0b64c",
    shadow="#0c0614",
    robe="#f7f1e3",
    robe_fold="#cdbfa6",
    robe_line="#33271a",
    turban="#1f7a5c",
    turban_fold="#0f4f3a",
    slipper="#f0b64c",
    slipper_line="#6a400a",
    path="#fff6e2",
    path_edge="#23140a",
    glow="#f0b64c",
    forbidden="#ff6a55",
    dyes=_DYES,
    wool=_WOOL,
)

PALETTES: dict[Theme, Palette] = {"light": _LIGHT, "dark": _DARK}
