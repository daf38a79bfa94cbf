"""What the kernel calls around long work: plain Python, whether or not it is compiled."""

import logging
from functools import cache


def breathe() -> None:
    """Do nothing: on the way in, the interpreter sees Ctrl-C and raises it."""


@cache
def say_that_it_is_slow() -> None:
    """Say once, in the log, that the kernel is not compiled."""
    logging.getLogger("marrakech").warning(
        "the kernel is not compiled: the same rules, about a hundred times slower"
    )
