"""Puzzles as the page shows them: the position, what may be chosen, and what speaks for the best.

All of it follows from the core and from the file of puzzles; the page decides nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import count
from math import gcd
from typing import TYPE_CHECKING

from marrakech.core.actions import Action
from marrakech.study.puzzles import puzzles
from marrakech.study.reasons import Code, reasons_between
from marrakech.table.messages import LogItem, Position, Todo, WireStruct
from marrakech.table.presenter import Presenter

if TYPE_CHECKING:
    from datetime import date

    from marrakech.study.puzzles import Puzzle

MOST_REASONS = 3
"""How many reasons are shown for one choice."""
STRIDE = 611
"""How far apart in the file the puzzles of two days are: neighbours there are much alike."""


class PuzzleReason(WireStruct, frozen=True):
    """Something that speaks for the solution, as in :class:`marrakech.study.reasons.Reason`."""

    code: Code
    seat: int
    value: float
    """With the solution."""
    other: float
    """With what was chosen."""
    weight: float
    """How much it speaks for the solution, roughly in dirhams."""


class PuzzleChoice(WireStruct, frozen=True):
    """Something that may be chosen."""

    action: str
    loss: float
    """What it loses of the chance to win."""
    reasons: list[PuzzleReason]
    """Why the solution is better, the weightiest first; none if it shows only further ahead."""


class PuzzleShown(WireStruct, frozen=True):
    """A puzzle."""

    id: str
    text: str
    """The position as a line, for the analysis board."""
    rules: str
    theme: str
    rating: int
    position: Position
    todo: Todo
    choices: list[PuzzleChoice]
    """All that may be chosen, the solution first."""
    item: LogItem
    """What happens when the solution is played."""
    after: Position


class PuzzleListed(WireStruct, frozen=True):
    """A puzzle in the list: what the page selects by."""

    id: str
    theme: str
    rating: int
    players: int
    variant: bool


class PuzzleList(WireStruct, frozen=True):
    """All puzzles."""

    puzzles: list[PuzzleListed]


@cache
def by_id() -> dict[str, Puzzle]:
    """All puzzles that there are."""
    return {puzzle.id: puzzle for puzzle in puzzles()}


@cache
def listed() -> PuzzleList:
    """All puzzles, without their positions."""
    return PuzzleList(
        [
            PuzzleListed(
                puzzle.id,
                puzzle.theme,
                puzzle.rating,
                int(puzzle.position.rsplit("/", 1)[1][0]),
                "variant=" in puzzle.position,
            )
            for puzzle in puzzles()
        ]
    )


def puzzle_of_day(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; none is repeated before all have come."""
    everything = puzzles()
    stride = next(step for step in count(STRIDE) if gcd(step, len(everything)) == 1)
    return everything[day.toordinal() * stride % len(everything)]


@lru_cache(maxsize=256)
def shown(puzzle_id: str) -> PuzzleShown:
    """A puzzle as the page shows it; :class:`KeyError` if there is none."""
    puzzle = by_id()[puzzle_id]
    game = puzzle.game()
    presenter = Presenter()
    todo = presenter.todo(game)
    assert todo is not None, "somebody has to choose"
    position = presenter.position(game)
    played = game.copy()
    item = presenter.item(played.push(puzzle.best), 0, 0, played)
    state, best = game.kernel_state(), Action.of(puzzle.best)
    choices = []
    for action, loss in puzzle.choices.items():
        reasons, _against = reasons_between(state, best, Action.of(action))
        told = [PuzzleReason(*reason, reason.weight) for reason in reasons[:MOST_REASONS]]
        choices.append(PuzzleChoice(action, loss / 1000, told))
    return PuzzleShown(
        id=puzzle.id,
        text=puzzle.position,
        rules=game.rules.text,
        theme=puzzle.theme,
        rating=puzzle.rating,
        position=position,
        todo=todo,
        choices=choices,
        item=item,
        after=presenter.position(played),
    )
