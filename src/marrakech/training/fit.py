"""Fits a value network to samples from self-play: gradients by hand, and the optimiser Adam.

The gradient is written out by hand beside the forward pass of :mod:`marrakech.bots.value`, so
that training needs nothing but this package, runs without the lock on all cores, and gives the
same weights for the same seed whatever their number. Like the kernel this is ordinary Python
that ``fit.pxd`` lets the build compile.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from marrakech.bots import value
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT, GOLDEN, NONE
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

if not cython.compiled:
    from math import log, sqrt

MARGIN_LOSS = 0.3  # weight of the squared error of margins, beside the cross-entropy of wins


class Gradient:
    """The gradient of the loss, summed over samples by one thread.

    ``starts`` are the rule sets that samples are of, as for :class:`SelfPlay`.
    """

    def __init__(self, worth: value.Value, starts: Sequence[kernel.State]) -> None:
        if not 1 <= len(starts) <= 100:
            raise ValueError("from one to a hundred rule sets")
        self.worth = worth
        self.state = starts[0].snapshot()
        self.rules = [0] * 700
        for number in range(len(starts)):
            given = starts[number].rule_set()
            for i in range(7):
                self.rules[number * 7 + i] = given[i + 1]  # all but the number of players
        if not cython.compiled:
            self.sums = [0.0] * worth.size
        self.clear()

    def clear(self) -> None:
        """Set the gradient and the statistics to 0."""
        for i in range(self.worth.size):
            self.sums[i] = 0.0
        self.loss = 0.0
        self.miss = 0.0
        self.seen = 0

    def add(
        self, words: Sequence[int], targets: Sequence[float], filled: int, number: int, seed: int
    ) -> None:
        """Add the gradients of ``number`` random samples: 14 words and 8 targets each.

        They are drawn from the first ``filled`` samples.
        """
        if not 0 < filled * 14 <= len(words) or filled * 8 > len(targets):
            raise IndexError(f"{filled} samples are not there")
        with cython.nogil:
            for _ in range(number):
                seed = seed + GOLDEN & EVERY_BIT
                luck = kernel.mix(seed)
                at = (luck >> 30) % filled
                self.fetch(words, at, luck << 34 & EVERY_BIT)
                self.one(targets, at)

    def fetch(self, words: Sequence[int], at: int, luck: int) -> None:
        """Load a sample's position; in a quarter of them the mover's next colour is hidden."""
        saved = [0] * 13
        for i in range(13):
            saved[i] = words[at * 14 + i]
        self.state.load(saved, 0)
        rules = words[at * 14 + 13] * 7
        self.state.colours = self.rules[rules]
        self.state.elimination = self.rules[rules + 1]
        self.state.cover = self.rules[rules + 2]
        self.state.variant = self.rules[rules + 3]
        self.state.alternating = self.rules[rules + 4]
        self.state.tiebreak = self.rules[rules + 5]
        self.state.by_owner = self.rules[rules + 6]
        if (
            self.state.colours > self.state.players
            and not self.state.alternating
            and luck >> 62 == 0
        ):
            self.state.top[self.state.mover] = NONE

    def one(self, targets: Sequence[float], at: int) -> None:
        """Add the gradient for the position at hand."""
        x = [0.0] * 140
        rows = [0] * 20
        h = [0.0] * 64
        g = [0.0] * 16
        y = [0.0] * 8
        wins = [0.0] * 8
        dy = [0.0] * 8
        dg = [0.0] * 16
        dh = [0.0] * 64
        units = self.worth.units
        number = self.worth.inputs.describe(self.state, x, rows)
        phase = self.worth.phase_of(self.state)
        self.worth.add_up(x, rows, number, h, y)
        self.worth.finish(phase, h, g, y)
        self.worth.normalise(self.state, y, wins)
        for rel in range(self.state.players):
            seat = self.state.mover + rel
            if seat >= self.state.players:
                seat -= self.state.players
            if self.state.out[seat]:
                continue
            target = targets[at * 8 + seat]
            off = wins[seat] - target
            dy[rel] = off
            self.loss -= target * log(wins[seat] + 1e-9)
            off = y[4 + rel] - targets[at * 8 + 4 + seat]
            dy[4 + rel] = MARGIN_LOSS * 2 * off
            self.miss += off * off
        self.seen += 1
        # back through the layers
        for j in range(8):
            self.sums[self.worth.at_third_bias + phase * 8 + j] += dy[j]
        for i in range(self.worth.numbers):
            v = x[i]
            if v != 0.0:
                base = self.worth.at_skip + i * 8
                for j in range(8):
                    self.sums[base + j] += v * dy[j]
        if self.worth.linear:
            return
        for i in range(16):
            base = self.worth.at_third + (phase * 16 + i) * 8
            v = g[i]
            total = 0.0
            if v > 0.0:
                for j in range(8):
                    self.sums[base + j] += v * dy[j]
                    total += self.worth.weights[base + j] * dy[j]
            dg[i] = total
            self.sums[self.worth.at_second_bias + phase * 16 + i] += total
        for i in range(units):
            base = self.worth.at_second + (phase * units + i) * 16
            v = h[i]
            total = 0.0
            if v > 0.0:
                for j in range(16):
                    self.sums[base + j] += v * dg[j]
                    total += self.worth.weights[base + j] * dg[j]
            dh[i] = total
            self.sums[self.worth.at_first + i] += total
        for i in range(self.worth.numbers):
            v = x[i]
            if v != 0.0:
                base = self.worth.at_dense + i * units
                for j in range(units):
                    self.sums[base + j] += v * dh[j]
        for i in range(number):
            base = rows[i] * units
            for j in range(units):
                self.sums[base + j] += dh[j]

    def predict(self, words: Sequence[int], at: int) -> list[float]:
        """The value's outputs for a sample, by seat."""
        self.fetch(words, at, EVERY_BIT)
        return self.worth.look(self.state)


class Fit:
    """The optimiser Adam, with a running average of the weights, which plays better than they."""

    def __init__(self, worth: value.Value, average: value.Value) -> None:
        self.worth = worth
        self.average = average
        if not cython.compiled:
            self.first = [0.0] * worth.size
            self.second = [0.0] * worth.size
            self.total = [0.0] * worth.size
        self.steps = 0

    def step(self, slopes: Sequence[Gradient], rate: float, blend: float) -> None:
        """Make one step with the sum of the gradients of all threads."""
        seen = 0
        for i in range(self.worth.size):
            self.total[i] = 0.0
        for slope in slopes:
            seen += slope.seen
            self.merge(slope)
        if not seen:
            raise ValueError("there is no sample to learn from")
        self.steps += 1
        with cython.nogil:
            self.move(1.0 / seen, rate, 1.0 - 0.9**self.steps, 1.0 - 0.999**self.steps, blend)

    def merge(self, slope: Gradient) -> None:
        """Add the gradient of one thread to the sum."""
        for i in range(self.worth.size):
            self.total[i] += slope.sums[i]

    def move(self, share: float, rate: float, first: float, second: float, blend: float) -> None:
        """Update the weights by Adam's rule (Kingma and Ba), and their running average."""
        for i in range(self.worth.size):
            gradient = self.total[i] * share
            self.first[i] += 0.1 * (gradient - self.first[i])
            self.second[i] += 0.001 * (gradient * gradient - self.second[i])
            step = rate * (self.first[i] / first) / (sqrt(self.second[i] / second) + 1e-8)
            self.worth.weights[i] = self.worth.weights[i] - step
            gap = self.worth.weights[i] - self.average.weights[i]
            self.average.weights[i] = self.average.weights[i] + blend * gap

    def memory(self) -> tuple[array[float], array[float], int]:
        """The state of the optimiser, to be stored: first and second moments, and steps."""
        first = array("f", [self.first[i] for i in range(self.worth.size)])
        return first, array("f", [self.second[i] for i in range(self.worth.size)]), self.steps

    def remember(self, first: Sequence[float], second: Sequence[float], steps: int) -> None:
        """Restore the state that :meth:`memory` gave."""
        for i in range(self.worth.size):
            self.first[i] = first[i]
            self.second[i] = second[i]
        self.steps = steps
