"""The worth of a position: every seat's chance to win, and the margin it can expect.

A small network looks at a position in which a turn begins. Its inputs are what a good player
would count: points, areas and their sizes, how likely Assam is to come to each of them, what the
next throws will cost. They are the same for positions that are the same by a symmetry of the
board, of which there are four (the identity, a half turn, and a reflection in each diagonal), and
they are told from the mover's side.

Like the kernel this is ordinary Python that ``value.pxd`` lets the build compile. The weights are
learned: see :mod:`marrakech.training`.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import MutableSequence, Sequence

from marrakech.bots.layout import (
    AT_DENSE,
    AT_FIRST,
    AT_ROWS,
    AT_SECOND,
    AT_SECOND_BIAS,
    AT_SKIP,
    AT_THIRD,
    AT_THIRD_BIAS,
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
    SIZE,
    SLOT,
    WAYS,
)
from marrakech.core import kernel, tables
from marrakech.core.board import CELLS, HEADINGS, SQUARES, Square
from marrakech.core.codes import EVERY_BIT, NONE, OVER, ROLL, TURN

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

if not cython.compiled:
    from math import exp, sqrt

WALK = tables.WALK
BIT = tables.BIT
ENDS = [0] * 896  # for a cell and a heading: where throws of one to four end
for _at in range(224):
    for _steps in range(1, 5):
        ENDS[_at * 4 + _steps - 1] = tables.WALK[_at * 5 + _steps] >> 2
FACE_CASES = [tables.FACES.count(steps) for steps in (1, 2, 3, 4)]

# The number of a single bit: multiplying by a de Bruijn sequence brings another six bits to the top
# for each
DE_BRUIJN = 0x03F79D71B4CB0A89
PLACE_OF_BIT = [0] * 64
for _place in range(64):
    PLACE_OF_BIT[((1 << _place) * DE_BRUIJN & EVERY_BIT) >> 58] = _place

SIZE_BUCKET = [0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, *[7] * 35]
PURSE_BUCKET = [
    *(0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, *[5] * 6, *[6] * 8, *[7] * 10, *[8] * 12),
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


class Value:
    """The worth of positions of one number of players and one order of a turn.

    Made without weights it is of no use; :func:`marrakech.bots.values.value_for` gives one that
    has learned.
    """

    __slots__ = ("at_end", "linear", "mirrored", "orbit", "players", "reach", "weights")

    def __init__(self, players: int, at_end: bool = False, linear: bool = False) -> None:
        if players not in (2, 3, 4):
            raise ValueError(f"2, 3 or 4 players, not {players}")
        self.players = players
        self.at_end = int(at_end)
        self.linear = int(linear)
        self.weights = [0.0] * 27616
        self.reach = [0.0] * 100352
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
        self.make_reach()

    # ------------------------------------------------------------------ weights

    def set_weights(self, weights: Sequence[float]) -> None:
        """Take weights over."""
        if len(weights) != SIZE:
            raise ValueError(f"there are {SIZE} weights, not {len(weights)}")
        for i in range(SIZE):
            self.weights[i] = weights[i]

    def get_weights(self) -> array[float]:
        """A copy of all weights."""
        return array("f", [self.weights[i] for i in range(SIZE)])

    def quiet_outputs(self) -> None:
        """Let the network begin without an opinion: all that leads to an output is nothing."""
        for i in range(AT_THIRD, SIZE):
            self.weights[i] = 0.0

    def to_bytes(self) -> bytes:
        """All weights in half precision: half the size, and no weaker."""
        return struct.pack(f"<{SIZE}e", *self.get_weights())

    def from_bytes(self, packed: bytes) -> None:
        """Read what :meth:`to_bytes` wrote."""
        self.set_weights(struct.unpack(f"<{SIZE}e", packed))

    # ------------------------------------------------------------------ how near Assam is

    def make_reach(self) -> None:
        """For Assam's square and heading: eight weights of each square, the sixth of them none.

        That is the place of a weight which was always nothing when the values that we ship
        were learned.
        """
        now = [0.0] * 224
        after = [0.0] * 224
        for square in SQUARES:
            for heading in range(4):
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
                    self.reach[(start * 56 + cell) * 8 + 6] = 0.015 if near else 0.0

    def spread(
        self, now: MutableSequence[float], after: MutableSequence[float], steered: bool
    ) -> None:
        """Where Assam may be a turn later, if he is steered at random, or goes straight on."""
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
        """Add the chances to stand on each square to one kind of weight."""
        for i in range(224):
            cell = i >> 2
            self.reach[(start * 56 + cell) * 8 + kind] += factor * now[i]

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
                    self.reach[(start * 56 + other) * 8 + 7] += 0.1 * now[i]

    # ------------------------------------------------------------------ inputs

    def slots(self, state: kernel.State, of_colour: MutableSequence[int]) -> None:
        """Which place among the inputs each colour has."""
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
        """Write the inputs for a position in which a turn begins; how many rows there are."""
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
            while mask:
                whole = kernel.area(mask, mask & -mask)
                mask ^= whole
                size = kernel.count(whole)
                squares += size
                x[at] += 0.01 * size * size
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
                        x[at + 4 + i] += times * self.reach[(base + cell) * 8 + i]
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
        """The inputs that tell what the next throws may cost."""
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
        """What the next player pays over six throws from here: at least, if he can steer (R3.2),
        at most, if he was steered (R7).
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

    # ------------------------------------------------------------------ outputs

    def phase_of(self, state: kernel.State) -> int:
        """Which weights of the later layers apply: by rounds that are left."""
        rounds = state.pile[state.mover]
        if state.players == 2:
            rounds //= 3
        elif state.players == 3:
            rounds //= 2
        else:
            rounds = rounds * 2 // 3
        return rounds if rounds < 7 else 7

    def add_up(
        self,
        x: MutableSequence[float],
        rows: MutableSequence[int],
        number: int,
        h: MutableSequence[float],
        y: MutableSequence[float],
    ) -> None:
        """What all inputs add to the first layer, and straight to the outputs."""
        for j in range(8):
            y[j] = 0.0
        for j in range(32):
            h[j] = self.weights[AT_FIRST + j]
        for i in range(108):
            if x[i] != 0.0:
                self.add_input(i, x[i], h, y)
        if not self.linear:
            for i in range(number):
                at = AT_ROWS + rows[i] * 32
                for j in range(32):
                    h[j] += self.weights[at + j]

    def add_input(
        self, i: int, v: float, h: MutableSequence[float], y: MutableSequence[float]
    ) -> None:
        """What one input adds."""
        at = AT_SKIP + i * 8
        for j in range(8):
            y[j] += v * self.weights[at + j]
        if not self.linear:
            at = AT_DENSE + i * 32
            for j in range(32):
                h[j] += v * self.weights[at + j]

    def change(
        self,
        before: MutableSequence[float],
        rows_before: MutableSequence[int],
        x: MutableSequence[float],
        rows: MutableSequence[int],
        number: int,
        h: MutableSequence[float],
        y: MutableSequence[float],
    ) -> None:
        """Make sums for these inputs out of those for similar ones, which these then replace."""
        for i in range(108):
            if x[i] != before[i]:
                self.add_input(i, x[i] - before[i], h, y)
                before[i] = x[i]
        if self.linear:
            return
        for i in range(number):
            if rows[i] != rows_before[i]:
                at = AT_ROWS + rows[i] * 32
                old = AT_ROWS + rows_before[i] * 32
                for j in range(32):
                    h[j] += self.weights[at + j] - self.weights[old + j]
                rows_before[i] = rows[i]

    def finish(
        self,
        phase: int,
        h: MutableSequence[float],
        g: MutableSequence[float],
        y: MutableSequence[float],
    ) -> None:
        """From the sums of the first layer to the outputs; ``h`` becomes what that layer tells."""
        for j in range(8):
            y[j] += self.weights[AT_THIRD_BIAS + phase * 8 + j]
        if self.linear:
            return
        for j in range(32):
            h[j] = h[j] if h[j] > 0.0 else 0.0
        for j in range(16):
            g[j] = self.weights[AT_SECOND_BIAS + phase * 16 + j]
        for i in range(32):
            v = h[i]
            if v != 0.0:
                at = AT_SECOND + (phase * 32 + i) * 16
                for j in range(16):
                    g[j] += v * self.weights[at + j]
        for j in range(16):
            g[j] = g[j] if g[j] > 0.0 else 0.0
        for i in range(16):
            v = g[i]
            if v != 0.0:
                at = AT_THIRD + (phase * 16 + i) * 8
                for j in range(8):
                    y[j] += v * self.weights[at + j]

    def normalise(
        self, state: kernel.State, y: MutableSequence[float], wins: MutableSequence[float]
    ) -> None:
        """Chances that add up to one, and margins in twenties, by seat."""
        most = -1e30
        total = 0.0
        e = [0.0] * 4
        for rel in range(state.players):
            seat = state.mover + rel
            if seat >= state.players:
                seat -= state.players
            if not state.out[seat] and y[rel] > most:
                most = y[rel]
        for rel in range(4):
            wins[rel] = 0.0
            wins[4 + rel] = 0.0
        for rel in range(state.players):
            seat = state.mover + rel
            if seat >= state.players:
                seat -= state.players
            if not state.out[seat]:
                e[rel] = exp(y[rel] - most)
                total += e[rel]
        for rel in range(state.players):
            seat = state.mover + rel
            if seat >= state.players:
                seat -= state.players
            wins[seat] = e[rel] / total
            wins[4 + seat] = y[4 + rel]

    def judge(self, state: kernel.State, wins: MutableSequence[float]) -> None:
        """Write four chances to win and four margins (in twenties), by seat."""
        if state.phase == OVER:
            self.settle(state, wins)
            return
        x = [0.0] * 108
        rows = [0] * 20
        h = [0.0] * 32
        g = [0.0] * 16
        y = [0.0] * 8
        number = self.describe(state, x, rows)
        self.add_up(x, rows, number, h, y)
        self.finish(self.phase_of(state), h, g, y)
        self.normalise(state, y, wins)

    def settle(self, state: kernel.State, wins: MutableSequence[float]) -> None:
        """The same for a game that is over."""
        best = -9
        winners = 0
        for seat in range(4):
            wins[seat] = 0.0
            wins[4 + seat] = 0.0
        for seat in range(state.players):
            if state.standing(seat) > best:
                best = state.standing(seat)
                winners = 0
            if state.standing(seat) == best:
                winners += 1
        for seat in range(state.players):
            if state.standing(seat) == best:
                wins[seat] = 1.0 / winners
            most = 0
            for other in range(state.players):
                if other != seat and state.points(other) > most:
                    most = state.points(other)
            wins[4 + seat] = 0.05 * (state.points(seat) - most)

    def look(self, state: kernel.State) -> list[float]:
        """The eight outputs of :meth:`judge`, for Python."""
        if state.players != self.players or (state.variant > 0) != bool(self.at_end):
            raise ValueError(
                "this value was learned for another number of players or order of a turn"
            )
        if state.phase not in (ROLL if self.at_end else TURN, OVER):
            raise ValueError("a position can be judged where a turn begins")
        wins = [0.0] * 8
        self.judge(state, wins)
        return [wins[i] for i in range(8)]
