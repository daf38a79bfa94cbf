"""The board's geometry and the actions' numbers as lists that the kernel can look things up in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.core import actions, board
from marrakech.core.board import HEADINGS, SQUARES, Square

if TYPE_CHECKING:
    from collections.abc import Callable


def _near(step: int) -> list[int]:
    """For Assam's cell: the first cells of all rugs of one direction that touch it (R5.1)."""
    table = [0] * board.CELLS
    for square in SQUARES:
        for near, far in board.rugs_round(square):
            if abs(near.cell - far.cell) == step:
                table[square.cell] |= 1 << min(near.cell, far.cell)
    return table


def _walks() -> list[int]:
    """For (cell, heading, steps): cell and heading after the walk (R3.3)."""
    table = [0] * (board.CELLS * 4 * 5)
    for square in SQUARES:
        for number, heading in enumerate(HEADINGS):
            for steps, end in enumerate(board.walk(square, heading, 4), start=1):
                table[(square.cell * 4 + number) * 5 + steps] = (
                    end.square.cell * 4 + HEADINGS.index(end.heading)
                )
    return table


def _places() -> list[int]:
    """For Assam's cell: the numbers of up to twelve actions that lay a rug beside it."""
    table = [0] * (board.CELLS * 12)
    for square in SQUARES:
        for place, (near, far) in enumerate(board.rugs_round(square)):
            table[square.cell * 12 + place] = actions.Lay(near, far).index
    return table


def _lays(fact: Callable[[Square, Square], int]) -> list[int]:
    """For an action that lays a rug: a fact about its two squares."""
    return [0] * actions.FIRST_LAY + [fact(near, far) for near, far in actions.LAYS]


BIT = [1 << cell for cell in range(board.CELLS)]
WALK = _walks()
NEAR_ACROSS = _near(1)
NEAR_DOWN = _near(board.WIDTH)
PLACES = _places()
LAY_CELL = _lays(lambda near, far: min(near.cell, far.cell))
LAY_STEP = _lays(lambda near, far: abs(near.cell - far.cell))
FACES = list(board.FACES)
