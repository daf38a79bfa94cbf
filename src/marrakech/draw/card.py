"""A game as a card of 1200 by 630: the picture that messengers show for a link to it.

It is an SVG; :mod:`marrakech.draw.pixels` makes pixels of it. All words come from outside.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import east_asian_width

from marrakech.draw.art import circle, lozenge, num, path, polygon, rect, star
from marrakech.draw.palette import PALETTES
from marrakech.draw.svg import Picture

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from marrakech.core.board import Colour
    from marrakech.core.market import Market

WIDTH, HEIGHT = 1200, 630
WALL = 520
"""How wide the wall is on which everything is written."""
PEOPLE = Path(__file__).parent / "people"
SERIF = "Noto Serif Display,Noto Serif,Iowan Old Style,Palatino,Georgia,DejaVu Serif,serif"
SANS = "Noto Sans,Segoe UI,Roboto,DejaVu Sans,sans-serif"
TITLE = "#6e1f12"
INK = "#3d1a0c"
CARD = "#fffaf0"
HONEY = "#e9b13e"
TILTED = "translate(838,392) scale(1,.74) rotate(-14) scale(.8) translate(-350,-350)"
SIZES = (70, 60, 50, 42, 36)
"""Of the headline."""
ROW = 82
"""From one player to the next."""
TILES = {"b": "#b9770e", "g": "#1f7f86", "m": "#b3372b"}
"""A turn that was the best, a good one, and a mistake."""


class CardPlayer(NamedTuple):
    """A row of the card."""

    name: str
    colour: Colour
    """That of the rugs, as everybody at the table sees it."""
    level: str | None = None
    """The bot that it is, whose face is drawn; a person has the pattern of the rugs."""
    points: str = ""
    first: bool = False


def card(
    game: Market,
    title: str,
    players: Sequence[CardPlayer] = (),
    *,
    footer: tuple[str, str] = ("", ""),
    shown: Mapping[Colour, Colour] | None = None,
    tiles: str = "",
    lines: Sequence[str] = (),
) -> str:
    """Draw a game with a headline, who plays, and two words below: a name, and what to do.

    ``shown`` gives colours of the game others, as a table may that has its own. Below the players
    there is room for ``tiles``, a letter of :data:`TILES` each, and for a few ``lines``.
    """
    picture = Picture(game, PALETTES["light"], "c")
    kinds = {
        picture.kind(rug.colour): (shown or {}).get(rug.colour, rug.colour) for rug in game.rugs()
    }
    market = "".join(
        (
            picture.ground(coordinates=False),
            *(picture.rug(rug) for rug in game.rugs()),
            picture.assam(game.assam),
        )
    )
    rows = "".join(_row(player, 214 + ROW * i, i) for i, player in enumerate(players))
    name, invitation = footer
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">',
            f"<title>{escape(title)}</title>",
            picture.definitions(kinds | {f"face-{p.colour}": p.colour for p in players}),
            _scenery(),
            # it lies on the ground, seen from above and from the side
            f'<g transform="{TILTED}">',
            rect(-10, -2, 756, 766, rx="12", fill="#3a1206", fill_opacity=".3"),
            market,
            "</g>",
            _wall(),
            _headline(title, 214 if players else 420),
            rows,
            _tiles(tiles, 214 + ROW * len(players)),
            *(
                _text(line, 52, 296 + ROW * len(players) + 38 * i, 25, SANS, INK, bold=True)
                for i, line in enumerate(lines)
            ),
            _text(name, 54, 592, 36, SERIF, TITLE, bold=True),
            _text(invitation, 68 + 38 * _width(name), 590, 21, SANS, INK, bold=True),
            "</svg>",
        )
    )


def _scenery() -> str:
    """Late light over the town."""
    mountains = "M500,190L620,90L700,150L830,40L930,150L1040,70L1200,190V300H500z"
    town = (
        "M500,236H560V190H640V214H700V180H760V214H850V70H862V56H918V70H930V214H1000V186H1080V206"
        "H1140V176H1200V300H500z"
    )
    return "".join(
        (
            '<linearGradient id="c-sky" x2="0" y2="1"><stop stop-color="#f9dca6"/>',
            '<stop offset=".6" stop-color="#f4b36e"/><stop offset="1" stop-color="#ec8a58"/>',
            "</linearGradient>",
            rect(0, 0, WIDTH, HEIGHT, fill="url(#c-sky)"),
            circle(660, 96, 46, fill="#fff6d8"),
            path(mountains, fill="#d99a86"),
            path(town, fill="#c2705a"),
            rect(0, 236, WIDTH, 394, fill="#d1935a"),
        )
    )


def _wall() -> str:
    band = "".join(
        polygon(lozenge(7, 9, WALL, y), fill="#c8592f")
        if i % 2
        else polygon(star(8, 11, 7.8, WALL, y), fill="#1f7f86")
        for i, y in enumerate(range(18, HEIGHT, 27))
    )
    return (
        rect(0, 0, WALL, HEIGHT, fill="#ecbd88")
        + rect(WALL - 14, -4, 28, 638, fill="#f7ecd6", stroke="#8a4a22", stroke_width="3")
        + band
    )


def _row(player: CardPlayer, y: float, number: int) -> str:
    edge = PALETTES["light"].dyes[player.colour].field
    framed = {"stroke": HONEY, "stroke_width": "5"} if player.first else {}
    return "".join(
        (
            rect(48, y, 432, 72, rx="18", fill=CARD, **framed),
            path(f"M66,{y}h-2a16,16 0 0 0 -16,16v40a16,16 0 0 0 16,16h2z", fill=edge),
            f'<clipPath id="c-head{number}">{circle(106, y + 36, 29)}</clipPath>',
            f'<g clip-path="url(#c-head{number})">{_face(player, y + 36)}</g>',
            circle(106, y + 36, 29, fill="none", stroke=edge, stroke_width="3"),
            _text(player.name, 150, y + 47, _fitting(player.name, 30, 220), SERIF, INK, bold=True),
            _text(
                player.points,
                462,
                y + (52 if player.first else 49),
                46 if player.first else 36,
                SERIF,
                TITLE if player.first else INK,
                bold=True,
                anchor="end",
            ),
        )
    )


def _tiles(tiles: str, y: float) -> str:
    """How good each turn was: told apart by shape as well as by colour."""
    step = min(32.0, 428 / max(1, len(tiles)))
    drawn = []
    for number, tile in enumerate(tiles):
        x, fill = 50 + step * number, TILES[tile]
        if tile == "m":
            drawn.append(circle(x + step / 2, y + 24, step * 0.36, fill=fill))
        else:
            size = step * (0.84 if tile == "b" else 0.64)
            at = (x + (step - size) / 2, y + 24 - size / 2)
            drawn.append(rect(*at, size, size, rx="4", fill=fill))
    return "".join(drawn)


def _face(player: CardPlayer, y: float) -> str:
    drawn = _portrait(player.level) if player.level else None
    if drawn:
        return f'<g transform="translate(76,{num(y - 30)}) scale(.3)">{drawn}</g>'
    # the middle of one of its two patterns
    rug = f'<use href="#c-face-{player.colour}" transform="translate(-43,0)"/>'
    return f'<g transform="translate(106,{num(y)}) scale(.72)">{rug}</g>'


@cache
def _portrait(level: str) -> str | None:
    """The inside of the SVG of a bot's face; None if there is none for this level."""
    file = PEOPLE / f"{level}.svg"
    if not re.fullmatch(r"[a-z]+", level) or not file.is_file():
        return None
    found = re.search(r"<svg[^>]*>(.*)</svg>", file.read_text(encoding="utf-8"), re.DOTALL)
    return found[1] if found else None


def _headline(title: str, room: float) -> str:
    """The title in as many lines as it needs, as large as there is room."""
    size, lines = SIZES[0], [title]
    for size in SIZES:
        lines = _balanced(title, 440 / size)
        if len(lines) * size * 1.08 <= room - 44 and max(map(_width, lines)) * size <= 470:
            break
    return "".join(
        _text(line, 52, 52 + size * (i * 1.08 + 0.78), size, SERIF, TITLE, bold=True)
        for i, line in enumerate(lines)
    )


def _width(text: str) -> float:
    """About how wide a text is, in heights of its letters."""
    return sum(1.0 if east_asian_width(each) in "WF" else 0.56 for each in text)


def _fitting(text: str, size: float, room: float) -> float:
    return min(size, room / max(1.0, _width(text)))


def _broken(text: str, room: float) -> list[str]:
    """A text in lines; without spaces, where there is no more room."""
    words = text.split() if " " in text else list(text)
    between = " " if " " in text else ""
    lines = [words[0]] if words else [""]
    for word in words[1:]:
        longer = lines[-1] + between + word
        if _width(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _balanced(text: str, room: float) -> list[str]:
    """A text broken into as few lines as possible, all of about the same length."""
    lines = _broken(text, room)
    while len(narrower := _broken(text, room - 0.5)) == len(lines) and room > 1:
        lines, room = narrower, room - 0.5
    return lines


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    family: str,
    fill: str,
    *,
    bold: bool = False,
    anchor: str = "start",
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" font-family="{family}"'
        f' fill="{fill}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
        if text
        else ""
    )
