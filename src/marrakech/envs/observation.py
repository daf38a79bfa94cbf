"""Writes what a seat may know as rows of numbers: observations, and masks of what is legal.

All that is written comes from the kernel's position, which knows no order of the piles. Where which
number stands is in :mod:`marrakech.envs.observation_layout`. Like the kernel this is ordinary
Python that ``observation.pxd`` lets the build compile.
"""

from __future__ import annotations

from array import array

from marrakech.core import kernel, lookup_tables
from marrakech.core.batch import Numbers
from marrakech.core.board import SQUARES
from marrakech.core.codes import ACTIONS, LAY, NONE, OVER, TURN
from marrakech.envs.observation_layout import (
    ASSAM,
    DIRHAMS,
    HALVES,
    LEFT,
    MOVER,
    NEXT,
    OUT,
    PHASE,
    RUGS,
    WIDTH,
)

BIT = lookup_tables.BIT
# The square of a single bit, counted row by row: powers of two differ in their remainder by 67
PLACE = [0] * 67
for _number, _square in enumerate(SQUARES):
    PLACE[(1 << _square.cell) % 67] = _number


class ObservationWriter:
    """Rows that it writes to: ``rows`` for observations, or empty if there are to be none.

    It remembers what is legal in each row: how many actions, and which.
    """

    __slots__ = ("legal", "masks", "rows", "size", "wide")

    def __init__(self, rows: Numbers, masks: Numbers) -> None:
        self.size = len(memoryview(masks)) // ACTIONS
        self.wide = len(memoryview(rows)) > 0
        if self.wide and len(memoryview(rows)) != self.size * WIDTH:
            raise ValueError("there is a row for each mask, or none at all")
        self.rows = rows
        self.masks = masks
        self.legal = array("B", bytes(13 * self.size))

    def look(self, state: kernel.State, seat: int, row: int = 0) -> None:
        """Write what a seat sees of a position; the mask is empty unless it is the mover."""
        if not isinstance(state, kernel.State):
            raise TypeError(f"what is seen is a State of the kernel, not {state!r}")
        if not 0 <= row < self.size or not 0 <= seat < state.players:
            raise IndexError(f"there is no row {row}, or no seat {seat}")
        self.mask(state, seat, row)
        if self.wide:
            self.see(state, seat, row)

    def mask(self, state: kernel.State, seat: int, row: int) -> None:
        """Write 1 for what the seat may choose, and 0 for all else; chance chooses by itself."""
        found = [0] * 12
        size = 0
        at = row * ACTIONS
        wipe(self.masks, at)
        if seat == state.mover and (state.phase == TURN or state.phase == LAY):  # noqa: PLR1714
            size = state.fill(found)
        self.legal[row * 13] = size
        for i in range(size):
            self.masks[at + found[i]] = 1
            self.legal[row * 13 + 1 + i] = found[i]

    def allows(self, row: int, action: int) -> bool:
        """Whether an action was legal when the mask was written, whoever wrote to that since."""
        for i in range(self.legal[row * 13]):
            if self.legal[row * 13 + 1 + i] == action:
                return True
        return False

    def pick(self, row: int, number: int) -> int:
        """One of the legal actions, all alike, by a random number; -1 if there is none."""
        size = self.legal[row * 13]
        if size == 0:
            return -1
        return self.legal[row * 13 + 1 + ((number >> 43) * size >> 21)]

    def see(self, state: kernel.State, seat: int, row: int) -> None:
        """Write the observation."""
        at = row * WIDTH
        for i in range(WIDTH):
            self.rows[at + i] = 0
        for colour in range(state.colours):
            own = self.turned(state, colour, seat)
            self.scatter(state.visible[colour], at + RUGS + 49 * own)
            self.rows[at + LEFT + own] = state.rugs[colour]
        for heading in range(4):
            self.scatter(state.toward[heading], at + HALVES + 49 * heading)
        self.rows[at + ASSAM + 49 * state.heading + PLACE[BIT[state.assam] % 67]] = 1
        for other in range(state.players):
            own = self.turned(state, other, seat)
            self.rows[at + DIRHAMS + own] = state.dirhams[other]
            self.rows[at + OUT + own] = state.out[other]
            if state.pile[other] and state.top[other] != NONE:
                self.rows[at + NEXT + self.turned(state, state.top[other], seat)] = 1
        self.rows[at + MOVER + self.turned(state, state.mover, seat)] = 1
        if state.phase == TURN:
            self.rows[at + PHASE] = 1
        elif state.phase == LAY:
            self.rows[at + PHASE + 1] = 1
        elif state.phase == OVER:
            self.rows[at + PHASE + 2] = 1

    def turned(self, state: kernel.State, colour: int, seat: int) -> int:
        """The number of a colour, or of a seat, as counted from the one who looks."""
        if colour < state.players:
            return colour - seat if colour >= seat else colour - seat + state.players
        colour -= state.players
        return (colour - seat if colour >= seat else colour - seat + state.players) + state.players

    def scatter(self, mask: int, at: int) -> None:
        """Write 1 for every square of a mask."""
        while mask:
            self.rows[at + PLACE[(mask & -mask) % 67]] = 1
            mask &= mask - 1


def wipe(masks: Numbers, at: int) -> None:
    """Write 0 for all actions.

    A function of its own, for else C has to reckon that a byte which is written belongs to the
    address of the next one, and cannot write many at once.
    """
    for action in range(ACTIONS):
        masks[at + action] = 0
