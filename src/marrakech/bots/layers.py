"""The arithmetic of the value network, as plain Python does it.

Compiled modules never come here: ``layers.pxd`` has the same for them in C.
"""

from collections.abc import MutableSequence, Sequence


def follow(  # noqa: PLR0913, PLR0917  (called a million times a second: no objects)
    weights: Sequence[float],
    dense_at: int,
    skip_at: int,
    units: int,
    inputs: int,
    before: Sequence[float],
    x: Sequence[float],
    rows_before: Sequence[int],
    rows: Sequence[int],
    number: int,
    anew: int,
    h: MutableSequence[float],
    y: MutableSequence[float],
) -> None:
    """Let the sums ``h`` and ``y`` follow from the inputs ``before`` to ``x``, by what differs.

    The same for a number of rows; ``anew``, these are added, whatever there was before. ``units``
    is the number of sums ``h``.
    """
    for i in range(inputs):
        v = x[i] - before[i]
        if v == 0.0:
            continue
        for j in range(8):
            y[j] += v * weights[skip_at + i * 8 + j]
        for j in range(units):
            h[j] += v * weights[dense_at + i * units + j]
    for i in range(number):
        at = rows[i] * units
        old = rows_before[i] * units
        if anew:
            for j in range(units):
                h[j] += weights[at + j]
        elif at != old:
            for j in range(units):
                h[j] += weights[at + j] - weights[old + j]


def nearness(
    table: Sequence[float],
    at: int,
    memory: Sequence[int],
    sizes_at: int,
    mask: int,
    x: MutableSequence[float],
    near_at: int,
) -> None:
    """Write eight sums over the squares of a mask: their weights times the sizes of their areas."""
    near = [0.0] * 8
    while mask:
        cell = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        for i in range(8):
            near[i] += memory[sizes_at + cell] * table[at + cell * 8 + i]
    for i in range(8):
        x[near_at + i] = near[i]


def pass_on(
    weights: Sequence[float],
    second_at: int,
    bias_at: int,
    third_at: int,
    units: int,
    h: MutableSequence[float],
    g: MutableSequence[float],
    y: MutableSequence[float],
) -> None:
    """Compute second layer and outputs from the first; ``h`` and ``g`` become activations."""
    for j in range(16):
        g[j] = weights[bias_at + j]
    for i in range(units):
        h[i] = max(h[i], 0.0)
        if h[i] > 0.0:
            for j in range(16):
                g[j] += h[i] * weights[second_at + i * 16 + j]
    for i in range(16):
        g[i] = max(g[i], 0.0)
        if g[i] > 0.0:
            for j in range(8):
                y[j] += g[i] * weights[third_at + i * 8 + j]
