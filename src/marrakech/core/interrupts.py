"""Called by compiled loops now and then, so that Ctrl-C works during long work.

This module is never compiled: only when plain Python is called does the interpreter handle signals.
"""

from functools import cache


def check_interrupts() -> None:
    """Do nothing: while it calls this, the interpreter raises a pending KeyboardInterrupt."""


@cache
def warn_uncompiled() -> None:
    """Say once, in the log, that the kernel is not compiled."""
    import logging  # noqa: PLC0415  (a fifth of the time that the package takes to import)

    logging.getLogger("marrakech").warning(
        "the kernel is not compiled: the same rules, about a hundred times slower"
    )
