"""A game in characters: ``draw.text(game)``.

A letter is the colour of the rug on top, in lower case if it is neutral; the wall between two
squares is left out where the two halves of one rug lie. The arrow is Assam. The arcs round the
board are the mosaics.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Literal, get_args

from marrakech.core.board import MOSAICS, SIZE, SQUARES, Colour, Heading, Square
from marrakech.draw.walk import last_walk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marrakech.core.board import Mosaic
    from marrakech.core.market import Market
    from marrakech.core.rugs import Rug

Style = Literal["unicode", "ansi", "ascii"]

WIDE, HIGH = 4, 2  # from one wall to the next
LEFT, TOP = 5, 2  # of the board's first wall
RIGHT, BOTTOM = LEFT + SIZE * WIDE, TOP + SIZE * HIGH

# Lines by the directions in which they go on: north 1, east 2, south 4, west 8
_LINES = dict(zip(range(16), " ╵╶└╷│┌├╴┘─┴┐┤┬┼", strict=True))
_ROUND = {"└": "╰", "┌": "╭", "┘": "╯", "┐": "╮"}
_TO_ASCII = str.maketrans(
    {**dict.fromkeys("╭╮", "."), **dict.fromkeys("╰╯", "'"), **dict.fromkeys("│╵╷", "|")}
    | {**dict.fromkeys("─╴╶", "-"), **dict.fromkeys("└┌├┘┴┐┤┬┼", "+")}
    | dict(zip("▲▶▼◀·•×", "^>v<.*x", strict=True))
)
_ARROWS = {Heading.N: "▲", Heading.E: "▶", Heading.S: "▼", Heading.W: "◀"}
_INK = {
    Colour.RED: "97;48;5;124",
    Colour.YELLOW: "30;48;5;178",
    Colour.BLUE: "97;48;5;25",
    Colour.PURPLE: "97;48;5;90",
}
_WOOL = "30;48;5;187"


def text(
    game: Market,
    *,
    style: Style = "unicode",
    last_path: bool = False,
    highlight: Iterable[str] = (),
    forbid: Iterable[str] = (),
) -> str:
    """Draw a game in characters: plain Unicode, with ANSI colours, or in ASCII alone.

    ``last_path`` dots the squares of Assam's last walk. ``highlight`` marks squares (``"d4"``) and
    places for a rug (``"d3e3"``), ``forbid`` crosses them out.
    """
    if style not in get_args(Style):
        raise ValueError(f"there is no style {style!r}: choose from {', '.join(get_args(Style))}")
    canvas = _Canvas()
    rugs = {square: game.rug_at(square) for square in SQUARES}
    _walls(canvas, rugs)
    for mosaic in MOSAICS:
        _mosaic(canvas, mosaic)
    for i in range(SIZE):
        canvas.put(LEFT + WIDE * i + 2, 0, "abcdefg"[i])
        canvas.put(0, TOP + HIGH * i + 1, "1234567"[i])
    for square, rug in rugs.items():
        if rug is not None:
            letter = rug.colour.letter
            owned = game.owner(rug.colour) is not None
            canvas.put(*_middle(square), letter.upper() if owned else letter)
            canvas.dye(rug, square, _INK[rug.colour] if owned else _WOOL)
    walked = last_walk(game) if last_path else None
    for mark, squares in (
        ("·", [step.square for step in walked.path] if walked else []),
        ("•", _squares(highlight)),
        ("×", _squares(forbid)),
    ):
        for square in squares:
            x, y = _middle(square)
            canvas.put(x + (rugs[square] is not None), y, mark)
    x, y = _middle(game.assam.square)
    canvas.put(x + (rugs[game.assam.square] is not None), y, _ARROWS[game.assam.heading])
    return canvas.text(style)


def _squares(marks: Iterable[str]) -> list[Square]:
    return [Square.parse(mark[at : at + 2]) for mark in marks for at in range(0, len(mark), 2)]


class _Canvas:
    """A grid of characters with their colours; box-drawing lines join where they meet."""

    def __init__(self) -> None:
        width, height = RIGHT + 4, BOTTOM + 2
        self.lines = [[0] * width for _ in range(height)]
        self.round: set[tuple[int, int]] = set()
        self.letters: dict[tuple[int, int], str] = {}
        self.dyes: dict[tuple[int, int], str] = {}

    def put(self, x: int, y: int, letter: str) -> None:
        self.letters[x, y] = letter

    def line(self, x1: int, y1: int, x2: int, y2: int) -> None:
        """A straight line between two places, from left to right or downwards."""
        forth, back = (2, 8) if y1 == y2 else (4, 1)
        for x in range(x1, x2 + 1):
            for y in range(y1, y2 + 1):
                if (x, y) != (x2, y2):
                    self.lines[y][x] |= forth
                if (x, y) != (x1, y1):
                    self.lines[y][x] |= back

    def arc(self, *corners: tuple[int, int]) -> None:
        """A line through several corners, which are rounded."""
        for (x1, y1), (x2, y2) in pairwise(corners):
            self.line(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
        self.round.update(corners)

    def dye(self, rug: Rug, square: Square, ink: str) -> None:
        """Colour a square, and the place of the wall to the rug's other half."""
        x, y = LEFT + WIDE * square.column, TOP + HIGH * square.row
        places = [(x + dx, y + 1) for dx in (1, 2, 3)]
        if rug.whole and square == rug.squares[1]:
            across = rug.squares[0].row == square.row
            places += [(x, y + 1)] if across else [(x + dx, y) for dx in (1, 2, 3)]
        self.dyes.update(dict.fromkeys(places, ink))

    def text(self, style: Style) -> str:
        rows = []
        for y, row in enumerate(self.lines):
            line, dyed = "", ""
            for x, directions in enumerate(row):
                ink = self.dyes.get((x, y), "") if style == "ansi" else ""
                if ink != dyed:
                    line += "\x1b[0m" * bool(dyed) + f"\x1b[{ink}m" * bool(ink)
                    dyed = ink
                line += self._letter(x, y, directions)
            rows.append((line + "\x1b[0m" * bool(dyed)).rstrip())
        drawn = "\n".join(rows)
        return drawn.translate(_TO_ASCII) if style == "ascii" else drawn

    def _letter(self, x: int, y: int, directions: int) -> str:
        line = _LINES[directions]
        if (x, y) in self.round:
            line = _ROUND.get(line, line)
        return self.letters.get((x, y), line)


def _middle(square: Square) -> tuple[int, int]:
    return LEFT + WIDE * square.column + 2, TOP + HIGH * square.row + 1


def _walls(canvas: _Canvas, rugs: dict[Square, Rug | None]) -> None:
    """The lines around every square, except between the two halves of a rug."""
    for square, rug in rugs.items():
        x, y = LEFT + WIDE * square.column, TOP + HIGH * square.row
        joined = rug is not None and rug.whole and square == rug.squares[1]
        across = rug is not None and rug.squares[0].row == square.row
        if not (joined and not across):
            canvas.line(x, y, x + WIDE, y)
        if not (joined and across):
            canvas.line(x, y, x, y + HIGH)
    canvas.line(LEFT, BOTTOM, RIGHT, BOTTOM)
    canvas.line(RIGHT, TOP, RIGHT, BOTTOM)


def _mosaic(canvas: _Canvas, mosaic: Mosaic) -> None:
    """An arc outside the board from one mouth of a mosaic to the other."""
    start, end = (_outside(*end) for end in mosaic.ends)
    if mosaic.is_corner:
        start, end = sorted((start, end), key=lambda place: TOP < place[1] < BOTTOM)
        canvas.arc(start, (end[0], start[1]), end)
    else:
        canvas.arc(start, end)
    for square, side in mosaic.ends:  # both ends turn towards the board
        x, y = _outside(square, side)
        canvas.lines[y][x] |= {Heading.N: 4, Heading.S: 1, Heading.W: 2, Heading.E: 8}[side]
        if side == Heading.W:
            canvas.lines[y][x + 1] = 10
        elif side == Heading.E:
            canvas.lines[y][x - 1] = 10


def _outside(square: Square, side: Heading) -> tuple[int, int]:
    """Where an arc meets the line that runs out of the board at a square."""
    x, y = _middle(square)
    return {
        Heading.N: (x, TOP - 1),
        Heading.S: (x, BOTTOM + 1),
        Heading.W: (LEFT - 2, y),
        Heading.E: (RIGHT + 2, y),
    }[side]
