"""Stands in for the ``cython`` module where the kernel runs uncompiled.

What would let go of the interpreter lock is the long work, so this is also where it is said, once
and in the log, that it takes longer.
"""

import logging
from functools import cache
from types import TracebackType


class _Lock:
    """Keeps the interpreter lock: there is nothing else that plain Python could do."""

    def __enter__(self) -> None:
        _warn()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


@cache
def _warn() -> None:
    logging.getLogger("marrakech").warning(
        "the kernel is not compiled: the same rules, about a hundred times slower"
    )


nogil = _Lock()
