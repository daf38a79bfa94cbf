"""Puzzles: positions in which one choice is clearly the best, and easily missed.

A puzzle is a line of JSON: a position, everything that may be chosen there and what it loses, a
theme and a rating. :mod:`marrakech.study.puzzle_maker` makes them; the file that the page shows is
read by :func:`puzzles`.

>>> puzzle = puzzles()[0]
>>> puzzle.game().is_legal(puzzle.best), puzzle.choices[puzzle.best]
(True, 0)
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast, get_args

from marrakech.core import codes
from marrakech.core.board import SIZE, Square
from marrakech.core.game import Game
from marrakech.core.position import Position
from marrakech.core.symmetry import SYMMETRIES
from marrakech.study.depth import DEEP
from marrakech.study.reasons import reasons_between

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from marrakech.core.actions import Action
    from marrakech.core.kernel import State
    from marrakech.core.symmetry import Symmetry
    from marrakech.study.reasons import Code

FILE = "puzzles.jsonl"
"""The puzzles that come with the package."""

Theme = Literal[
    "survive", "oust", "dodge", "reach", "aim", "cut", "take", "defend", "bait", "build", "count"
]
"""What a puzzle is about, the rarest first. ``survive``: not to go out; ``oust``: that the next
player goes out; ``dodge``: to pay less; ``reach``: that Assam gets where a rug gains more; ``aim``:
where Assam is turned for the next player (R7); ``cut``: another's area becomes smaller; ``take``:
others' squares are covered; ``defend``: an own area stays whole; ``bait``: the next player pays
more; ``build``: an own area grows; ``count``: so few rugs are left that every line can be followed
to its end."""
THEMES: tuple[Theme, ...] = get_args(Theme)

_BY_REASON: Mapping[Code, Theme] = {
    "pays": "dodge",
    "goes-out": "survive",
    "risky-squares": "survive",
    "rug-gain": "reach",
    "lead": "take",
    "covers": "take",
    "own-area-kept": "defend",
    "own-area-grown": "build",
    "earns": "bait",
    "their-area-cut": "cut",
    "next-goes-out": "oust",
}


class Puzzle(NamedTuple):
    """A position, and what is the best there."""

    id: str
    """Stays the same when others are added: the number of the game that it is from."""
    position: str
    choices: dict[str, int]
    """Everything that may be chosen, the best first, and what it loses of the chance to win, in
    thousandths, by deep search."""
    mistake: str
    """The wrong choice that the weaker levels make most often."""
    theme: Theme
    rating: int
    """How difficult it is: a solver with the same rating solves it half of the time."""

    @property
    def best(self) -> str:
        """The solution."""
        return next(iter(self.choices))

    def game(self) -> Game:
        """The position, to be played on."""
        return Game.from_position(self.position)

    def line(self) -> str:
        """One line of the file."""
        return json.dumps(self._asdict(), separators=(",", ":"))

    @classmethod
    def of(cls, line: str) -> Puzzle:
        """Read a line; fields that this version does not know are ignored."""
        plain = cast("dict[str, Any]", json.loads(line))
        return cls(**{name: plain[name] for name in cls._fields})


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    """The puzzles of a file."""
    return [Puzzle.of(line) for line in lines if line.strip()]


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package, in the order in which they were made."""
    text = files("marrakech.study").joinpath(FILE).read_text(encoding="utf-8")
    return tuple(read_puzzles(text.splitlines()))


# ------------------------------------------------------------------------ themes


def theme_of(state: State, best: Action, mistake: Action) -> Theme | None:
    """What a puzzle is about: in what its solution differs most from what is mostly chosen.

    None if nothing can be counted on the board: then nobody could be told why.
    """
    if state.phase == codes.TURN and state.variant:
        return "aim"
    if sum(state.pile) <= DEEP.ending:
        return "count"
    reasons, _against = reasons_between(state, best, mistake)
    return _BY_REASON[reasons[0].code] if reasons else None


# ------------------------------------------------------------------------ difficulty

LEVEL_RATINGS = (700, 1100, 1500, 1900, 2300)
"""The ratings of the bots' five levels as solvers, the weakest first, on a scale of our own: a new
solver begins at 1500 (Glicko-2)."""
RATED = (400, 2600)
"""No rating is beyond these."""
SURE = 0.25
"""A puzzle that all five levels solve is rated as if so many of the five had failed, and the other
way round: else its rating would be infinite."""


def start_rating(solved: Iterable[float]) -> int:
    """How difficult a puzzle is, by how often each level solves it, the weakest first.

    The rating at which just so many solutions are to be expected of all five, by the curve of
    Glicko-2.

    >>> start_rating([0, 0, 0.5, 1, 1])
    1500
    >>> start_rating([1, 1, 1, 1, 1]) < start_rating([0, 0, 0, 1, 1]) < start_rating([0] * 5)
    True
    """
    wins = min(len(LEVEL_RATINGS) - SURE, max(SURE, sum(solved)))
    low, high = map(float, RATED)
    while high - low > 0.01:
        middle = (low + high) / 2
        expected = sum(_solves(level, middle) for level in LEVEL_RATINGS)
        low, high = (middle, high) if expected > wins else (low, middle)
    return round(low)


def _solves(solver: float, puzzle: float) -> float:
    """The chance that a solver solves a puzzle."""
    return 1.0 / (1.0 + exp((puzzle - solver) * log(10.0) / 400.0))


# ------------------------------------------------------------------------ alike


def likeness_key(game: Game) -> str:
    """The same for two positions whose markets look alike.

    The board and Assam, from whichever of the four sides comes first, with colours counted from the
    player who has to choose. Dirhams and piles make no other puzzle of it.
    """
    position = Position.of(game.rules, game.kernel_state())
    return min(_seen(position, symmetry) for symmetry in SYMMETRIES)


def _seen(position: Position, symmetry: Symmetry) -> str:
    from_there = symmetry.position(position)
    players = from_there.rules.players
    seats = [(position.mover + later) % players for later in range(players)]
    order = [colour for seat in seats for colour in from_there.rules.colours_of(seat)]
    board = from_there.board
    signs = [
        f"{order.index(half.colour)}{half.toward.value}" if half is not None else "-"
        for half in (
            board.get(Square(row, column)) for row in range(SIZE) for column in range(SIZE)
        )
    ]
    return f"{''.join(signs)} {from_there.assam} {from_there.phase.value} {players}"
