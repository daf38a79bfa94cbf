"""The worth of a position: every seat's chance to win, and the margin it can expect.

It is a small neural network for positions in which a turn begins; :mod:`marrakech.bots.inputs`
computes its inputs.

Like the kernel this is ordinary Python that ``value.pxd`` lets the build compile. The weights are
learned: see :mod:`marrakech.training`.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import MutableSequence, Sequence
from typing import Any

from marrakech.bots import inputs
from marrakech.bots.network_layout import HIDDEN, SHAPED, layout_of, places
from marrakech.core import kernel
from marrakech.core.codes import OVER, ROLL, TURN

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

if not cython.compiled:
    from math import exp

    from marrakech.bots import layers


class Value:
    """The network for one number of players and one order of a turn.

    A new one has no weights yet; :func:`marrakech.bots.values.value_for` gives one that
    has learned. ``units`` is how many units the first layer has, and with ``shapes`` it looks at
    the shapes of areas, too.
    """

    __slots__ = (
        "at_dense",
        "at_end",
        "at_first",
        "at_second",
        "at_second_bias",
        "at_skip",
        "at_third",
        "at_third_bias",
        "inputs",
        "linear",
        "numbers",
        "players",
        "size",
        "units",
        "weights",
    )

    def __init__(
        self,
        players: int,
        at_end: bool = False,
        linear: bool = False,
        units: int = HIDDEN,
        shapes: bool = False,
    ) -> None:
        if players not in (2, 3, 4):
            raise ValueError(f"2, 3 or 4 players, not {players}")
        self.players = players
        self.at_end = int(at_end)
        self.linear = int(linear)
        self.inputs = inputs.Inputs(at_end, shapes)
        where = places(units, shapes=shapes)
        self.units = units
        self.numbers = where.numbers
        self.at_dense = where.dense
        self.at_first = where.first
        self.at_second = where.second
        self.at_second_bias = where.second_bias
        self.at_third = where.third
        self.at_third_bias = where.third_bias
        self.at_skip = where.skip
        self.size = where.size
        if not cython.compiled:
            self.weights = [0.0] * where.size

    # ------------------------------------------------------------------ weights

    def set_weights(self, weights: Sequence[float]) -> None:
        """Replace all weights."""
        if len(weights) != self.size:
            raise ValueError(f"there are {self.size} weights, not {len(weights)}")
        for i in range(self.size):
            self.weights[i] = weights[i]

    def get_weights(self) -> array[float]:
        """A copy of all weights."""
        return array("f", [self.weights[i] for i in range(self.size)])

    def is_of_kind(self, other: Value) -> bool:
        """Whether the other's weights make sense here: it may have fewer inputs, nothing else."""
        return (
            other.players == self.players
            and other.at_end == self.at_end
            and other.linear == self.linear
            and other.units == self.units
            and other.numbers <= self.numbers
        )

    def adopt(self, other: Value) -> None:
        """Take over another's weights; inputs that only this one has do not count yet."""
        if not self.is_of_kind(other):
            raise ValueError("a value goes on only from one of its kind, with no more inputs")
        new = self.numbers - other.numbers
        kept = other.get_weights()
        weights = kept[: other.at_first]
        weights.extend([0.0] * (new * self.units))
        weights.extend(kept[other.at_first :])
        weights.extend([0.0] * (new * 8))
        self.set_weights(weights)

    def quiet_outputs(self) -> None:
        """Set all weights of the outputs to 0, to begin training with equal chances for all."""
        for i in range(self.at_third, self.size):
            self.weights[i] = 0.0

    def to_bytes(self) -> bytes:
        """All weights in half precision: half the size, and no weaker."""
        return struct.pack(f"<{self.size}e", *self.get_weights())

    def from_bytes(self, packed: bytes) -> None:
        """Read what :meth:`to_bytes` wrote."""
        self.set_weights(struct.unpack(f"<{self.size}e", packed))

    def __reduce__(self) -> tuple[Any, ...]:
        from marrakech.bots import values  # noqa: PLC0415  (it builds on this module)

        which = self.players, bool(self.at_end), bool(self.linear)
        if values.learned(*which) is self:  # one that comes with the package is shared
            return values.learned, which
        # in full precision: half would give a slightly different value
        kind = "f" if cython.compiled else "d"
        return weighted, (*which, array(kind, [self.weights[i] for i in range(self.size)]))

    # ------------------------------------------------------------------ outputs

    def phase_of(self, state: kernel.State) -> int:
        """Which set of weights the later layers use: by the number of rounds left."""
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
        """Sum what all inputs add to the first layer, ``h``, and directly to the outputs, ``y``."""
        nothing = [0.0] * 140
        for j in range(8):
            y[j] = 0.0
        for j in range(self.units):
            h[j] = self.weights[self.at_first + j]
        layers.follow(
            self.weights,
            self.at_dense,
            self.at_skip,
            self.width(),
            self.numbers,
            nothing,
            x,
            rows,
            rows,
            number,
            1,
            h,
            y,
        )

    def change(
        self,
        before: Sequence[float],
        rows_before: Sequence[int],
        x: MutableSequence[float],
        rows: MutableSequence[int],
        number: int,
        h: MutableSequence[float],
        y: MutableSequence[float],
    ) -> None:
        """Update the sums from the inputs before to these, adding only what differs: faster."""
        layers.follow(
            self.weights,
            self.at_dense,
            self.at_skip,
            self.width(),
            self.numbers,
            before,
            x,
            rows_before,
            rows,
            number,
            0,
            h,
            y,
        )

    def width(self) -> int:
        """How many units there are to add up: none if the value is linear."""
        return 0 if self.linear else self.units

    def finish(
        self,
        phase: int,
        h: MutableSequence[float],
        g: MutableSequence[float],
        y: MutableSequence[float],
    ) -> None:
        """Compute the outputs from the sums of the first layer; ``h`` becomes its activations."""
        for j in range(8):
            y[j] += self.weights[self.at_third_bias + phase * 8 + j]
        if self.linear:
            return
        layers.pass_on(
            self.weights,
            self.at_second + phase * self.units * 16,
            self.at_second_bias + phase * 16,
            self.at_third + phase * 16 * 8,
            self.units,
            h,
            g,
            y,
        )

    def normalise(
        self, state: kernel.State, y: MutableSequence[float], wins: MutableSequence[float]
    ) -> None:
        """Turn the outputs into chances that add up to one, and margins in twenties, by seat."""
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
        x = [0.0] * 140
        rows = [0] * 20
        h = [0.0] * 64
        g = [0.0] * 16
        y = [0.0] * 8
        number = self.inputs.describe(state, x, rows)
        self.add_up(x, rows, number, h, y)
        self.finish(self.phase_of(state), h, g, y)
        self.normalise(state, y, wins)

    def settle(self, state: kernel.State, wins: MutableSequence[float]) -> None:
        """Write what :meth:`judge` writes, for a game that is over: the exact result."""
        twelfths = [0] * 4
        state.share_win(twelfths)
        for seat in range(4):
            wins[seat] = 0.0
            wins[4 + seat] = 0.0
        for seat in range(state.players):
            wins[seat] = twelfths[seat] / 12.0
            most = 0
            for other in range(state.players):
                if other != seat and state.points(other) > most:
                    most = state.points(other)
            wins[4 + seat] = 0.05 * (state.points(seat) - most)

    def look(self, state: kernel.State) -> list[float]:
        """The eight numbers of :meth:`judge` as a list, with checks, for Python callers."""
        if state.players != self.players or (state.variant > 0) != bool(self.at_end):
            raise ValueError(
                "this value was learned for another number of players or order of a turn"
            )
        if state.phase not in (ROLL if self.at_end else TURN, OVER):
            raise ValueError("a position can be judged where a turn begins")
        wins = [0.0] * 8
        self.judge(state, wins)
        return [wins[i] for i in range(8)]


def weighted(players: int, at_end: bool, linear: bool, weights: Sequence[float]) -> Value:
    """Make a value from its weights: used to unpickle."""
    layout = layout_of(len(weights))
    value = Value(players, at_end, linear, layout.units, layout.numbers == SHAPED)
    value.set_weights(weights)
    return value
