"""The arithmetic of the value network, as plain Python does it.

Compiled modules never come here: ``layers.pxd`` has the same for them in C.
"""

from collections.abc import MutableSequence, Sequence


def follow(  # noqa: PLR0913, PLR0917  (called a million times a second: no objects)
    weights: Sequence[float],
    dense_at: int,
    skip_at: int,
    linear: int,
    inputs: int,
    before: MutableSequence[float],
    x: Sequence[float],
    h: MutableSequence[float],
    y: MutableSequence[float],
) -> None:
    """Let the sums ``h`` and ``y`` follow from the inputs ``before`` to ``x``, by what differs."""
    for i in range(inputs):
        v = x[i] - before[i]
        if v == 0.0:
            continue
        before[i] = x[i]
        for j in range(8):
            y[j] += v * weights[skip_at + i * 8 + j]
        if not linear:
            for j in range(32):
                h[j] += v * weights[dense_at + i * 32 + j]


def pass_on(
    weights: Sequence[float],
    second_at: int,
    bias_at: int,
    third_at: int,
    h: MutableSequence[float],
    g: MutableSequence[float],
    y: MutableSequence[float],
) -> None:
    """Compute second layer and outputs from the first; ``h`` and ``g`` become activations."""
    for j in range(16):
        g[j] = weights[bias_at + j]
    for i in range(32):
        h[i] = max(h[i], 0.0)
        if h[i] > 0.0:
            for j in range(16):
                g[j] += h[i] * weights[second_at + i * 16 + j]
    for i in range(16):
        g[i] = max(g[i], 0.0)
        if g[i] > 0.0:
            for j in range(8):
                y[j] += g[i] * weights[third_at + i * 8 + j]
