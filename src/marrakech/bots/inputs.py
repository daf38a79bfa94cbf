"""The inputs of the value network, computed from a position in which a turn begins.

They are what a good player would count: points, areas and their sizes, how likely Assam is to
come to each of them, what the next throws will cost. Seats are counted from the mover, and
positions that one of the board's four symmetries maps onto each other have the same inputs.
:mod:`marrakech.bots.network_layout` says which input is where.

Like the kernel this is ordinary Python that ``inputs.pxd`` lets the build compile.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from marrakech.bots import reach
from marrakech.bots.network_layout import (
    BARE,
    ENDINGS,
    LATE,
    LATENESS,
    NEUTRAL,
    NEXT,
    OUT,
    PAID,
    PLAYER,
    PURSES,
    RULES,
    SLOT,
    WAYS,
)
from marrakech.core import kernel, lookup_tables
from marrakech.core.board import CELLS, HEADINGS, SQUARES, Square
from marrakech.core.codes import EVERY_BIT, NONE

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

if not cython.compiled:
    from math import sqrt

WALK = lookup_tables.WALK
ENDS = [0] * 896  # the cells where throws of one to four end, by cell and heading
for _at in range(224):
    for _steps in range(1, 5):
        ENDS[_at * 4 + _steps - 1] = lookup_tables.WALK[_at * 5 + _steps] >> 2
FACE_CASES = [lookup_tables.FACES.count(steps) for steps in (1, 2, 3, 4)]

# Finds the number of a single bit: times a de Bruijn sequence, each bit has other top six bits
DE_BRUIJN = 0x03F79D71B4CB0A89
PLACE_OF_BIT = [0] * 64
for _place in range(64):
    PLACE_OF_BIT[((1 << _place) * DE_BRUIJN & EVERY_BIT) >> 58] = _place

SIZE_BUCKET = [0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, *[7] * 35]
PURSE_BUCKET = [
    0,
    *[1] * 2,
    *[2] * 3,
    *[3] * 4,
    *[4] * 5,
    *[5] * 6,
    *[6] * 8,
    *[7] * 10,
    *[8] * 12,
    *[9] * 13,
]


def symmetries() -> list[tuple[list[int], list[int]]]:
    """Where each symmetry of the board brings every cell and every heading (R1.4).

    They are the identity, the half turn, and the reflections in the two diagonals.
    """
    kept, turned, mirrored, crossed = (
        [(square.row, square.column) for square in SQUARES],
        [(6 - square.row, 6 - square.column) for square in SQUARES],
        [(square.column, square.row) for square in SQUARES],
        [(6 - square.column, 6 - square.row) for square in SQUARES],
    )
    found = []
    for places, headings in (
        (kept, "NESW"),
        (turned, "SWNE"),
        (mirrored, "WSEN"),
        (crossed, "ENWS"),
    ):
        cells = [0] * CELLS
        for square, place in zip(SQUARES, places, strict=True):
            cells[square.cell] = Square(*place).cell
        found.append((cells, ["NESW".index(heading) for heading in headings]))
    return found


class Inputs:
    """The inputs for one order of a turn."""

    __slots__ = ("at_end", "mirrored", "orbit", "reach")

    def __init__(self, at_end: bool) -> None:
        self.at_end = int(at_end)
        self.reach = reach.reach_for(at_end=at_end)
        self.orbit = [0] * 224
        self.mirrored = [0] * 224
        number = 0
        seen = set()
        for square in SQUARES:
            for heading in range(len(HEADINGS)):
                if (square.cell, heading) in seen:
                    continue
                for which, (cells, headings) in enumerate(symmetries()):
                    image = cells[square.cell], headings[heading]
                    seen.add(image)
                    self.orbit[image[0] * 4 + image[1]] = number
                    self.mirrored[image[0] * 4 + image[1]] = which >= 2
                number += 1

    def slots(self, state: kernel.State, of_colour: MutableSequence[int]) -> None:
        """Write the place of each colour among the inputs, counted from the mover."""
        for colour in range(4):
            of_colour[colour] = 0
        if state.colours > state.players:
            for slot in range(2):
                seat = state.mover if slot == 0 else 1 - state.mover
                first = seat
                second = seat + 2
                if slot == 0 and state.top[seat] != NONE:
                    if state.top[seat] == second:
                        first, second = second, first
                elif state.rugs[second] > state.rugs[first]:
                    first, second = second, first
                of_colour[first] = slot * 2
                of_colour[second] = slot * 2 + 1
        elif state.players == 2:
            of_colour[state.mover] = 0
            of_colour[1 - state.mover] = 2
        else:
            for colour in range(state.colours):
                slot = colour - state.mover
                of_colour[colour] = slot if slot >= 0 else slot + state.players

    def describe(
        self, state: kernel.State, x: MutableSequence[float], rows: MutableSequence[int]
    ) -> int:
        """Write the inputs for a position in which a turn begins; returns the number of rows."""
        mover = state.mover
        of_colour = [0] * 4
        slot_at = [0] * 64
        size_at = [0] * 64
        points = [0] * 4
        for i in range(108):
            x[i] = 0.0
        for i in range(64):
            slot_at[i] = BARE
            size_at[i] = 0
        self.slots(state, of_colour)
        # areas, and how near Assam is to them
        base = (state.assam * 4 + state.heading) * 56
        for colour in range(state.colours):
            mask = state.visible[colour]
            seat = state.owner(colour)
            if state.out[seat]:
                while mask:
                    bit = mask & -mask
                    mask ^= bit
                    slot_at[PLACE_OF_BIT[(bit * DE_BRUIJN & EVERY_BIT) >> 58]] = NEUTRAL
                continue
            slot = of_colour[colour]
            at = SLOT + slot * 12
            largest = 0
            squares = 0
            ground = state.joined(colour)
            while mask:
                whole = kernel.area(ground, mask & -mask)
                size = kernel.count(whole)
                whole &= mask  # R4.5: an owner's other colour may be part of the area
                mask ^= whole
                own = kernel.count(whole)
                squares += own
                x[at] += 0.01 * size * own
                if size > largest:
                    largest = size
                while whole:
                    bit = whole & -whole
                    whole ^= bit
                    cell = PLACE_OF_BIT[(bit * DE_BRUIJN & EVERY_BIT) >> 58]
                    slot_at[cell] = slot
                    size_at[cell] = size
                    times = size
                    for i in range(8):
                        x[at + 4 + i] += times * self.reach.table[(base + cell) * 8 + i]
            x[at + 1] = 0.1 * largest
            x[at + 2] = 0.08 * state.rugs[colour]
            x[at + 3] = 0.07 * squares
            points[seat] += squares
        # players
        squares = 0
        mean = 0.0
        for seat in range(state.players):
            if not state.out[seat]:
                x[PLAYER + (seat - mover + (state.players if seat < mover else 0)) * 6 + 3] = (
                    0.05 * points[seat]
                )
                points[seat] += state.dirhams[seat]
                mean += points[seat]
            squares += state.pile[seat]
        mean /= state.remaining
        root = 0.3 / sqrt(squares + 1.0)
        number = 1
        for seat in range(state.players):
            if state.out[seat]:
                continue
            rel = seat - mover + (state.players if seat < mover else 0)
            most = -1000000
            for i in range(state.players):
                if i != seat and not state.out[i] and points[i] > most:
                    most = points[i]
            at = PLAYER + rel * 6
            x[at] = 1.0
            x[at + 1] = 0.05 * (points[seat] - mean)
            x[at + 2] = 0.03 * (state.dirhams[seat] - 30)
            x[at + 4] = 0.08 * state.pile[seat]
            x[at + 5] = root * (points[seat] - most)
            purse = state.dirhams[seat]
            rows[number] = PURSES + rel * 10 + PURSE_BUCKET[purse if purse < 63 else 63]
            number += 1
        x[LATE] = 0.02 * squares
        x[LATE + 1] = 1.0 if state.colours > state.players and state.top[mover] == NONE else 0.0
        x[RULES] = state.elimination
        x[RULES + 1] = 1.0 if state.cover == 1 else 0.0
        x[RULES + 2] = 1.0 if state.cover == 2 else 0.0
        x[RULES + 3] = state.alternating
        x[RULES + 4] = 1.0 if state.variant == 2 else 0.0
        x[RULES + 5] = 1.0 if state.players == 2 and state.colours == 2 else 0.0
        rows[0] = self.orbit[state.assam * 4 + state.heading]
        rows[number] = LATENESS + (squares if squares < 63 else 63)
        return self.look_ahead(state, slot_at, size_at, x, rows, number + 1)

    def look_ahead(
        self,
        state: kernel.State,
        slot_at: MutableSequence[int],
        size_at: MutableSequence[int],
        x: MutableSequence[float],
        rows: MutableSequence[int],
        number: int,
    ) -> int:
        """Write the inputs for what the next throws may cost."""
        charged = [0] * 8
        free = [0] * 8
        purse = state.dirhams[state.mover]
        # who the next player is, and which colours cost whom
        payer = state.mover
        for _ in range(state.players):
            payer = payer + 1 if payer + 1 < state.players else 0
            if state.pile[payer]:
                break
        payer = payer - state.mover + (state.players if payer < state.mover else 0)
        for i in range(4):
            if state.players == 2:
                charged[i] = i >= 2
                free[i] = i < 2
            else:
                charged[i] = i != 0
                free[i] = i != payer
        due = [0] * 64
        for i in range(55):
            slot = slot_at[i]
            due[i] = size_at[i] if slot < 4 and free[slot] else 0
        least = 1000.0
        least_out = 1.0
        best_net = -1000.0
        for way in range(3):
            if self.at_end and way != 1:
                continue
            place = 2 - way if self.mirrored[state.assam * 4 + state.heading] else way
            heading = (state.heading + way + 3) & 3
            paid = 0.0
            outs = 0.0
            then = 0.0
            for face in range(4):
                end = WALK[(state.assam * 4 + heading) * 5 + face + 1]
                cell = end >> 2
                cases = FACE_CASES[face]
                slot = slot_at[cell]
                size = size_at[cell]
                if slot < 4:
                    rows[number] = ENDINGS + (place * 4 + face) * 34 + slot * 8 + SIZE_BUCKET[size]
                    x[PAID + place * 4 + slot] += 0.05 * cases * size
                    if charged[slot]:
                        paid += cases * size
                        if size > purse:
                            outs += cases
                else:
                    rows[number] = ENDINGS + (place * 4 + face) * 34 + slot
                number += 1
                then += cases * self.cheapest(end, due)
            paid /= 6
            outs /= 6
            then /= 36
            x[WAYS + place] = 0.2 * paid
            x[NEXT + place] = 0.2 * then
            if state.elimination:
                x[OUT + place] = outs
                if outs < least_out:
                    least_out = outs
            if paid < least:
                least = paid
            if then - paid > best_net:
                best_net = then - paid
        x[WAYS + 3] = 0.2 * least
        x[NEXT + 3] = 0.2 * best_net
        x[OUT + 3] = least_out if state.elimination else 0.0
        return number

    def cheapest(self, end: int, due: MutableSequence[int]) -> int:
        """What the next player pays from here, summed over the six faces of the die.

        It is the least over the ways if he turns Assam himself (R3.2), the most if the player
        before him does (R7).
        """
        best = -1
        for way in range(3):
            if self.at_end and way == 1:
                continue
            at = ((end & ~3) | ((end + way + 3) & 3)) * 4
            total = due[ENDS[at]] + 2 * (due[ENDS[at + 1]] + due[ENDS[at + 2]]) + due[ENDS[at + 3]]
            if best < 0 or (total > best if self.at_end else total < best):
                best = total
        return best
