"""The inputs of the value network, computed from a position in which a turn begins.

They are what a good player would count: points, areas and their sizes, how likely Assam is to
come to each of them, what the next throws will cost. Seats are counted from the mover, and
positions that one of the board's four symmetries maps onto each other have the same inputs.
:mod:`marrakech.bots.network_layout` says which input is where.

Like the kernel this is ordinary Python that ``inputs.pxd`` lets the build compile.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import cache

from marrakech.core import kernel, lookup_tables
from marrakech.core.board import CELLS, HEADINGS, SQUARES, Square
from marrakech.core.codes import EVERY_BIT, NONE

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

if not cython.compiled:  # the compiler has these from inputs.pxd
    from math import sqrt

    from marrakech.bots import layers
    from marrakech.bots.network_layout import (
        BARE,
        ENDINGS,
        LATE,
        LATENESS,
        MEMORY_ASSAM,
        MEMORY_DUES,
        MEMORY_HEADING,
        MEMORY_OUTS,
        MEMORY_PURSE,
        MEMORY_SIZES,
        MEMORY_SLOTS,
        MEMORY_SQUARES,
        NEUTRAL,
        NEXT,
        OUT,
        PAID,
        PLAYER,
        PURSES,
        RULES,
        SEEN_DUES,
        SEEN_GROUND,
        SEEN_KEY,
        SEEN_PAID,
        SEEN_THEN,
        SEEN_TOUCHED,
        SHAPED,
        SHAPES,
        SLOT,
        WAYS,
    )
    from marrakech.core import bits

WALK = lookup_tables.WALK
NEXT_ENDS = [0] * 2688  # the cells where the next throw may end: three ways and four throws
for _at in range(224):
    for _way in range(3):
        for _steps in range(1, 5):
            NEXT_ENDS[_at * 12 + _way * 4 + _steps - 1] = (
                lookup_tables.WALK[(_at & ~3 | _at + _way + 3 & 3) * 5 + _steps] >> 2
            )
FACE_CASES = [lookup_tables.FACES.count(steps) for steps in (1, 2, 3, 4)]

# The squares where the next throw may end, and the one after it, by cell and heading
FIRST_STOPS = [0] * 224
SECOND_STOPS = [0] * 224
for _at in range(224):
    for _steps in range(1, 5):
        _end = lookup_tables.WALK[_at * 5 + _steps]
        FIRST_STOPS[_at] |= 1 << (_end >> 2)
        for _cell in NEXT_ENDS[_end * 12 : _end * 12 + 12]:
            SECOND_STOPS[_at] |= 1 << _cell

# The board without the column of bits that no square has, its outermost squares, and its middle
BOARD = 0
RIM = 0
MIDDLE = 0
for _square in SQUARES:
    BOARD |= 1 << _square.cell
    if _square.row in (0, 6) or _square.column in (0, 6):
        RIM |= 1 << _square.cell
    if 2 <= _square.row <= 4 and 2 <= _square.column <= 4:
        MIDDLE |= 1 << _square.cell


def beside(mask: int) -> int:
    """All squares next to one of the mask, some of which may be in it."""
    return (mask << 1 | mask >> 1 | mask << 8 | mask >> 8) & BOARD


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


NEAR = 5  # of the kinds of Reach: within three steps
COVERED = 6  # and: a rug can be laid there


class Reach:
    """A table with seven weights for every square, by Assam's square and heading.

    It is indexed by start (a cell and a heading), cell, and kind. The kinds are the chances that he
    stands there after one, two, three and four turns at random, and after five to ten; whether
    it is within three steps; and the chance that a rug can be laid there a turn later. An eighth
    place is unused: compiled loops handle eight numbers at once.
    """

    __slots__ = ("at_end", "table")

    def __init__(self, at_end: bool) -> None:
        self.at_end = int(at_end)
        if not cython.compiled:
            self.table = [0.0] * 100352
        self.make()

    def make(self) -> None:
        """Fill the table."""
        now = [0.0] * 224
        after = [0.0] * 224
        for square in SQUARES:
            for heading in range(len(HEADINGS)):
                start = square.cell * 4 + heading
                for i in range(224):
                    now[i] = 0.0
                now[start] = 1.0
                for turns in range(1, 11):
                    self.spread(now, after, steered=turns > 1 or not self.at_end)
                    for i in range(224):
                        now[i] = after[i]
                    if turns == 1:
                        self.cover(start, now)
                    if turns <= 4:
                        self.weigh(start, turns - 1, now, 0.3)
                    else:
                        self.weigh(start, 4, now, 0.05)
                for other in SQUARES:
                    cell = other.cell
                    near = abs(other.row - square.row) + abs(other.column - square.column) <= 3
                    self.table[(start * 56 + cell) * 8 + NEAR] = 0.015 if near else 0.0

    def spread(
        self, now: MutableSequence[float], after: MutableSequence[float], steered: bool
    ) -> None:
        """Where Assam may be a turn later, if he is turned at random or goes straight on."""
        for i in range(224):
            after[i] = 0.0
        for i in range(224):
            if now[i] == 0.0:
                continue
            for way in range(3):
                if not steered and way != 1:
                    continue
                if steered and self.at_end and way == 1:
                    continue
                heading = (i & 3) + way + 3 & 3
                chance = now[i] / 6
                if steered:
                    chance /= 2 if self.at_end else 3
                for face in range(4):
                    end = WALK[((i >> 2) * 4 + heading) * 5 + face + 1]
                    after[end] += chance * FACE_CASES[face]

    def weigh(self, start: int, kind: int, now: MutableSequence[float], factor: float) -> None:
        """Add ``factor`` times the chances to stand on each square to one kind of weight."""
        for i in range(224):
            cell = i >> 2
            self.table[(start * 56 + cell) * 8 + kind] += factor * now[i]

    def cover(self, start: int, now: MutableSequence[float]) -> None:
        """The chance that a rug can be laid on each square, if Assam comes where he may (R5.1)."""
        for i in range(224):
            if now[i] == 0.0:
                continue
            cell = i >> 2
            for other in range(56):
                row = (other >> 3) - (cell >> 3)
                column = (other & 7) - (cell & 7)
                if (
                    (other & 7) < 7
                    and 1 <= row * row + column * column <= 4
                    and row * column in (-1, 0, 1)
                ):
                    self.table[(start * 56 + other) * 8 + COVERED] += 0.1 * now[i]


@cache
def reach_for(*, at_end: bool) -> Reach:
    """The weights for one order of a turn, made once."""
    return Reach(at_end)


class Inputs:
    """The inputs for one order of a turn; with ``shapes`` also those for the shapes of areas."""

    __slots__ = ("at_end", "mirrored", "orbit", "reach", "shapes")

    def __init__(self, at_end: bool, shapes: bool = False) -> None:
        self.at_end = int(at_end)
        self.shapes = int(shapes)
        self.reach = reach_for(at_end=at_end)
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
        memory = [0] * 216
        seen = [0] * 17
        return self.describe_change(state, x, rows, memory, seen)

    def describe_change(
        self,
        state: kernel.State,
        x: MutableSequence[float],
        rows: MutableSequence[int],
        memory: MutableSequence[int],
        seen: MutableSequence[int],
    ) -> int:
        """The same where ``x`` and ``rows`` are what was written for another position.

        That is faster if they are alike. ``memory`` and ``seen`` are what was found out about the
        other one, and become what is found out about this: see ``network_layout``. With a
        ``SEEN_KEY`` of 0 they are of no position.
        """
        of_colour = [0] * 4
        points = [0] * 4
        changed = [0] * 4
        mover = state.mover
        self.slots(state, of_colour)
        payer = self.next_after(state)
        stays = memory[MEMORY_ASSAM] == state.assam and memory[MEMORY_HEADING] == state.heading
        if self.is_alike(state, of_colour, payer, memory, seen):
            seen[SEEN_TOUCHED] = 0
            seen[SEEN_DUES] = 0
            gone = 0
            laid = 0
            for colour in range(state.colours):
                ground = state.visible[colour]
                if state.by_owner:
                    ground |= state.visible[colour ^ 2]
                changed[colour] = (
                    state.visible[colour] != seen[colour] or ground != seen[SEEN_GROUND + colour]
                )
                laid |= state.visible[colour]
                if changed[colour]:
                    gone |= seen[colour]
            gone &= ~laid
            seen[SEEN_TOUCHED] = gone
            while gone:
                cell = bits.lowest(gone)
                if memory[MEMORY_DUES + cell]:
                    seen[SEEN_DUES] |= gone & -gone
                gone &= gone - 1
                memory[MEMORY_SLOTS + cell] = BARE
                memory[MEMORY_SIZES + cell] = 0
                memory[MEMORY_DUES + cell] = 0
        else:
            seen[SEEN_TOUCHED] = EVERY_BIT
            seen[SEEN_DUES] = EVERY_BIT
            numbers = SHAPED if self.shapes else SHAPES
            for i in range(numbers):
                x[i] = 0.0
            for i in range(64):
                memory[MEMORY_SLOTS + i] = BARE
                memory[MEMORY_SIZES + i] = 0
                memory[MEMORY_DUES + i] = 0
            for colour in range(4):
                changed[colour] = colour < state.colours
            x[RULES] = state.elimination
            x[RULES + 1] = 1.0 if state.cover == 1 else 0.0
            x[RULES + 2] = 1.0 if state.cover == 2 else 0.0
            x[RULES + 3] = state.alternating
            x[RULES + 4] = 1.0 if state.variant == 2 else 0.0
            x[RULES + 5] = 1.0 if state.players == 2 and state.colours == 2 else 0.0
        if not stays:  # all ways lead elsewhere
            seen[SEEN_TOUCHED] = EVERY_BIT
            seen[SEEN_DUES] = EVERY_BIT
        for colour in range(state.colours):
            seat = colour if colour < state.players else colour - state.players
            slot = of_colour[colour]
            if changed[colour]:
                self.describe_colour(state, colour, seat, slot, payer, x, memory, seen)
            if state.out[seat]:
                continue
            if changed[colour] or not stays:
                self.describe_reach(state, state.visible[colour], slot, x, memory)
            x[SLOT + slot * 12 + 2] = 0.08 * state.rugs[colour]
            points[seat] += memory[MEMORY_SQUARES + colour]
        x[LATE + 1] = 1.0 if state.colours > state.players and state.top[mover] == NONE else 0.0
        rows[0] = self.orbit[state.assam * 4 + state.heading]
        number = self.describe_players(state, points, x, rows)
        return self.look_ahead(state, memory, seen, x, rows, number)

    def gains(self, state: kernel.State, out: MutableSequence[float]) -> None:
        """Write for each way to turn Assam what the throw brings the mover, in dirhams: what the
        next player will have to pay at least, less what he pays himself.
        """
        x = [0.0] * 140
        rows = [0] * 20
        self.describe(state, x, rows)
        mirrored = self.mirrored[state.assam * 4 + state.heading]
        for way in range(3):
            place = 2 - way if mirrored else way
            out[way] = 5.0 * (x[NEXT + place] - x[WAYS + place])

    def next_after(self, state: kernel.State) -> int:
        """Who has the turn after the mover's, counted from the mover."""
        payer = state.mover
        for _ in range(state.players):
            payer = payer + 1 if payer + 1 < state.players else 0
            if state.pile[payer]:
                break
        return payer - state.mover + (state.players if payer < state.mover else 0)

    def is_alike(
        self,
        state: kernel.State,
        of_colour: MutableSequence[int],
        payer: int,
        memory: MutableSequence[int],
        seen: MutableSequence[int],
    ) -> bool:
        """Whether a memory is of a position that differs in rugs, money and Assam's place alone.

        This one is noted.
        """
        key = 1 | state.mover << 1 | payer << 3 | state.players << 6 | state.colours << 9
        for i in range(4):
            key |= of_colour[i] << (12 + 2 * i) | state.out[i] << (20 + 3 * i)
        alike = seen[SEEN_KEY] == key
        seen[SEEN_KEY] = key
        memory[MEMORY_ASSAM] = state.assam
        memory[MEMORY_HEADING] = state.heading
        return alike

    def describe_colour(
        self,
        state: kernel.State,
        colour: int,
        seat: int,
        slot: int,
        payer: int,
        x: MutableSequence[float],
        memory: MutableSequence[int],
        seen: MutableSequence[int],
    ) -> None:
        """Write the inputs for the areas of a colour, which belongs to a seat."""
        mask = state.visible[colour]
        ground = mask
        if state.by_owner:
            ground |= state.visible[colour ^ 2]
        seen[colour] = mask
        seen[SEEN_GROUND + colour] = ground
        if state.out[seat]:
            seen[SEEN_TOUCHED] |= mask
            seen[SEEN_DUES] |= mask
            while mask:
                cell = bits.lowest(mask)
                mask &= mask - 1
                memory[MEMORY_SLOTS + cell] = NEUTRAL
                memory[MEMORY_SIZES + cell] = 0
                memory[MEMORY_DUES + cell] = 0
            return
        # what stopping there costs the next player: nothing on his own
        costs = slot < 2 if state.players == 2 else slot != payer
        at = SLOT + slot * 12
        largest = 0
        most = 0
        areas = 0
        by_rim = 0
        largest_area = 0
        squares = 0
        weight = 0
        touched = 0
        dues = 0
        while mask:
            whole = bits.connected(ground, mask & -mask)
            size = bits.popcount(whole)
            own = size
            if whole & ~mask:  # R4.5: an owner's other colour may be part of the area
                whole &= mask
                own = bits.popcount(whole)
            mask ^= whole
            squares += own
            weight += size * own
            if size > largest:
                largest = size
            if self.shapes:
                areas += 1
                by_rim += size * bits.popcount(whole & RIM)
                if own > most:
                    most = own
                    largest_area = whole
                elif own == most:
                    largest_area |= whole  # both, so that no symmetry of the board prefers one
            due = size if costs else 0
            while whole:
                cell = bits.lowest(whole)
                if memory[MEMORY_SIZES + cell] != size or memory[MEMORY_SLOTS + cell] != slot:
                    touched |= whole & -whole
                    memory[MEMORY_SLOTS + cell] = slot
                    memory[MEMORY_SIZES + cell] = size
                    if memory[MEMORY_DUES + cell] != due:
                        memory[MEMORY_DUES + cell] = due
                        dues |= whole & -whole
                whole &= whole - 1
        x[at] = 0.01 * weight
        x[at + 1] = 0.1 * largest
        x[at + 3] = 0.07 * squares
        if self.shapes:
            mask = state.visible[colour]
            self.describe_shape(mask, largest_area, areas, by_rim, SHAPES + slot * 8, x)
        memory[MEMORY_SQUARES + colour] = squares
        seen[SEEN_TOUCHED] |= touched
        seen[SEEN_DUES] |= dues

    def describe_shape(
        self, mask: int, largest: int, areas: int, by_rim: int, at: int, x: MutableSequence[float]
    ) -> None:
        """Write the inputs for how a colour's squares hang together, and where they lie."""
        left = mask << 1 & mask  # those that have a neighbour of their colour to one side
        right = mask >> 1 & mask
        up = mask << 8 & mask
        down = mask >> 8 & mask
        around = beside(largest) & ~largest
        x[at] = 0.2 * areas
        x[at + 1] = 0.2 * bits.popcount(mask & ~(left | right | up | down))  # alone
        # between two others, with no way round: where an area is cut
        x[at + 2] = 0.2 * bits.popcount(left & right & ~(up | down) | up & down & ~(left | right))
        x[at + 3] = 0.2 * bits.popcount(beside(around) & mask & ~largest)  # a rug would join them
        x[at + 4] = 0.1 * bits.popcount(around)
        x[at + 5] = 0.1 * bits.popcount(mask & RIM)
        x[at + 6] = 0.1 * bits.popcount(mask & MIDDLE)
        x[at + 7] = 0.04 * by_rim

    def describe_reach(
        self,
        state: kernel.State,
        mask: int,
        slot: int,
        x: MutableSequence[float],
        memory: MutableSequence[int],
    ) -> None:
        """Write the inputs for how near Assam is to the areas of a colour with these squares.

        Square by square, so that rounding does not depend on what was described before.
        """
        layers.nearness(
            self.reach.table,
            (state.assam * 4 + state.heading) * 56 * 8,
            memory,
            MEMORY_SIZES,
            mask,
            x,
            SLOT + slot * 12 + 4,
        )

    def describe_players(
        self,
        state: kernel.State,
        points: MutableSequence[int],
        x: MutableSequence[float],
        rows: MutableSequence[int],
    ) -> int:
        """Write the inputs for money, points and rugs left; ``points`` are visible squares before.

        Returns the number of rows so far, of which the first is left to the caller.
        """
        mover = state.mover
        left = 0
        mean = 0.0
        for seat in range(state.players):
            if not state.out[seat]:
                x[PLAYER + (seat - mover + (state.players if seat < mover else 0)) * 6 + 3] = (
                    0.05 * points[seat]
                )
                points[seat] += state.dirhams[seat]
                mean += points[seat]
            left += state.pile[seat]
        mean /= state.remaining
        root = 0.3 / sqrt(left + 1.0)
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
        x[LATE] = 0.02 * left
        rows[number] = LATENESS + (left if left < 63 else 63)
        return number + 1

    def look_ahead(
        self,
        state: kernel.State,
        memory: MutableSequence[int],
        seen: MutableSequence[int],
        x: MutableSequence[float],
        rows: MutableSequence[int],
        number: int,
    ) -> int:
        """Write the inputs for what the next throws may cost; returns the number of all rows."""
        touched = seen[SEEN_TOUCHED]
        purse = state.dirhams[state.mover]
        if purse > 255:
            purse = 255  # more than any area has squares
        if memory[MEMORY_PURSE] != purse:
            memory[MEMORY_PURSE] = purse
            touched = EVERY_BIT
        dues = seen[SEEN_DUES]
        mirrored = self.mirrored[state.assam * 4 + state.heading]
        changed = False
        for way in range(3):
            if self.at_end and way != 1:
                continue
            place = 2 - way if mirrored else way
            heading = (state.heading + way + 3) & 3
            at = state.assam * 4 + heading
            if touched & FIRST_STOPS[at]:
                self.count_way(state, at, place, memory, seen, x, rows, number)
                changed = True
            # most rugs change nothing of this: on squares of his own the next player pays nothing
            if dues & SECOND_STOPS[at]:
                then = 0
                for face in range(4):
                    then += FACE_CASES[face] * self.cheapest(WALK[at * 5 + face + 1], memory)
                seen[SEEN_THEN + place] = then
                changed = True
            number += 4
        if changed:
            self.weigh_ways(state, memory, seen, x)
        return number

    def weigh_ways(
        self,
        state: kernel.State,
        memory: MutableSequence[int],
        seen: MutableSequence[int],
        x: MutableSequence[float],
    ) -> None:
        """Write the inputs that compare the ways, from what was counted for each."""
        least = 1000.0
        least_out = 1.0
        best_net = -1000.0
        for place in range(3):
            if self.at_end and place != 1:
                continue
            lost = seen[SEEN_PAID + place] / 6.0
            won = seen[SEEN_THEN + place] / 36.0
            x[WAYS + place] = 0.2 * lost
            x[NEXT + place] = 0.2 * won
            if state.elimination:
                out = memory[MEMORY_OUTS + place] / 6.0
                x[OUT + place] = out
                if out < least_out:
                    least_out = out
            if lost < least:
                least = lost
            if won - lost > best_net:
                best_net = won - lost
        x[WAYS + 3] = 0.2 * least
        x[NEXT + 3] = 0.2 * best_net
        x[OUT + 3] = least_out if state.elimination else 0.0

    def count_way(
        self,
        state: kernel.State,
        at: int,
        place: int,
        memory: MutableSequence[int],
        seen: MutableSequence[int],
        x: MutableSequence[float],
        rows: MutableSequence[int],
        number: int,
    ) -> None:
        """Write rows and inputs for one way to go, and remember what the mover pays there."""
        to = [0] * 4
        # the mover pays on every colour that is not his own
        own = 2 if state.players == 2 else 1
        row = ENDINGS + place * 136
        outs = 0
        for slot in range(4):
            to[slot] = 0
        for face in range(4):
            cell = WALK[at * 5 + face + 1] >> 2
            slot = memory[MEMORY_SLOTS + cell]
            if slot < 4:
                size = memory[MEMORY_SIZES + cell]
                rows[number + face] = row + slot * 8 + SIZE_BUCKET[size]
                to[slot] += FACE_CASES[face] * size
                if slot >= own and size > memory[MEMORY_PURSE]:
                    outs += FACE_CASES[face]
            else:
                rows[number + face] = row + slot
            row += 34
        paid = 0
        for slot in range(4):
            x[PAID + place * 4 + slot] = 0.05 * to[slot]
            if slot >= own:
                paid += to[slot]
        seen[SEEN_PAID + place] = paid
        memory[MEMORY_OUTS + place] = outs

    def cheapest(self, end: int, memory: MutableSequence[int]) -> int:
        """What the next player pays from here, summed over the six faces of the die.

        It is the least over the ways if he turns Assam himself (R3.2), the most if the player
        before him does (R7).
        """
        at = end * 12
        left = (
            memory[MEMORY_DUES + NEXT_ENDS[at]]
            + 2
            * (memory[MEMORY_DUES + NEXT_ENDS[at + 1]] + memory[MEMORY_DUES + NEXT_ENDS[at + 2]])
            + memory[MEMORY_DUES + NEXT_ENDS[at + 3]]
        )
        right = (
            memory[MEMORY_DUES + NEXT_ENDS[at + 8]]
            + 2
            * (memory[MEMORY_DUES + NEXT_ENDS[at + 9]] + memory[MEMORY_DUES + NEXT_ENDS[at + 10]])
            + memory[MEMORY_DUES + NEXT_ENDS[at + 11]]
        )
        if self.at_end:
            return left if left > right else right
        ahead = (
            memory[MEMORY_DUES + NEXT_ENDS[at + 4]]
            + 2
            * (memory[MEMORY_DUES + NEXT_ENDS[at + 5]] + memory[MEMORY_DUES + NEXT_ENDS[at + 6]])
            + memory[MEMORY_DUES + NEXT_ENDS[at + 7]]
        )
        if right < left:
            left = right
        return ahead if ahead < left else left
