"""Writes observations (what a seat may know, as numbers) and masks of legal actions into arrays.

They come from the kernel's position, which does not hold the hidden order of the piles.
:mod:`marrakech.envs.observation_layout` says where each number stands. Like the kernel this is
ordinary Python that ``observation.pxd`` lets the build compile.
"""

from __future__ import annotations

from array import array

from marrakech.core import kernel, lookup_tables
from marrakech.core.batch import Numbers
from marrakech.core.board import SQUARES
from marrakech.core.codes import ACTIONS, LAY, NONE, OVER, TURN
from marrakech.core.together import compiled_together
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

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

BIT = lookup_tables.BIT
# Finds the square of a single bit: powers of two have different remainders modulo 67
PLACE = [0] * 67
for _number, _square in enumerate(SQUARES):
    PLACE[(1 << _square.cell) % 67] = _number


class ObservationWriter:
    """Writes to given arrays: ``rows`` for observations (empty: none are written), and masks.

    It remembers the legal actions of each row.
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
        """Write a seat's observation and mask; the mask is empty unless that seat has to choose."""
        if not isinstance(state, kernel.State):
            raise TypeError(f"what is seen is a State of the kernel, not {state!r}")
        if not 0 <= row < self.size or not 0 <= seat < state.players:
            raise IndexError(f"there is no row {row}, or no seat {seat}")
        self.mask(state, seat, row)
        if self.wide:
            self.see(state, seat, row)

    def mask(self, state: kernel.State, seat: int, row: int) -> None:
        """Write 1 for each action that the seat may choose now, and 0 for all others."""
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
        """Whether an action was legal when the mask was written, even if it was changed since."""
        for i in range(self.legal[row * 13]):
            if self.legal[row * 13 + 1 + i] == action:
                return True
        return False

    def pick(self, row: int, number: int) -> int:
        """A legal action by a random number, all equally likely; -1 if there is none."""
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
        """The number of a colour, counted from the colour of the observing seat."""
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

    It is a function of its own so that the C compiler can write many bytes at once: within a
    method it has to assume that a byte which is written may change the array's address.
    """
    for action in range(ACTIONS):
        masks[at + action] = 0
