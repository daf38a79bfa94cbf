"""What the kernel calls around long work: plain Python, whether or not it is compiled."""

from functools import cache


def check_interrupts() -> None:
    """Do nothing: on the way in, the interpreter sees Ctrl-C and raises it."""


@cache
def warn_uncompiled() -> None:
    """Say once, in the log, that the kernel is not compiled."""
    import logging  # noqa: PLC0415  (a fifth of the time that the package takes to import)

    logging.getLogger("marrakech").warning(
        "the kernel is not compiled: the same rules, about a hundred times slower"
    )
