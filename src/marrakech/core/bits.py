"""Counting bits and choosing one of them, as plain Python does it.

Compiled modules never come here: ``bits.pxd`` has the same for them in C.
"""

popcount = int.bit_count
"""How many bits are set."""


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, below: int) -> int:
    """The bit of a mask that has so many set bits below it."""
    for _ in range(below):
        mask &= mask - 1
    return mask & -mask
