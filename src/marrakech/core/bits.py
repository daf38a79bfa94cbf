"""Counting bits, choosing one of them, and which are connected, as plain Python does it.

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


def connected(mask: int, bit: int) -> int:
    """The bits of a mask that are connected with one of them, side by side in rows of eight."""
    grown = bit
    while True:
        more = (grown | grown << 1 | grown >> 1 | grown << 8 | grown >> 8) & mask
        if more == grown:
            return grown
        grown = more
