"""Ctrl-C while threads compute: it comes between two steps of who waits for them.

Without this, KeyboardInterrupt may come between any two steps of the standard library's locks and
leave one of them held for ever, so that the program hangs instead of ending. (Compiled loops see
Ctrl-C by `core.interrupts`.)
"""

from __future__ import annotations

import signal
from concurrent.futures import Future, wait
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import FrameType

Result = TypeVar("Result")

TICK = 0.1
"""Seconds after which who waits for threads looks whether Ctrl-C was pressed."""

_pressed = False
"""Whether Ctrl-C was pressed while it is held."""


@contextmanager
def held_ctrl_c() -> Iterator[None]:
    """Let Ctrl-C wait for the next `check_ctrl_c`, or for the end of this.

    Pressed a second time, it does not wait. In other threads than the main one, and where somebody
    else handles it, nothing changes.
    """
    global _pressed  # noqa: PLW0603  (signals are one for the whole process)
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not usual or current_thread() is not main_thread():
        yield
        return
    _pressed = False
    signal.signal(signal.SIGINT, _note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    check_ctrl_c()


def _note(number: int, frame: FrameType | None) -> None:
    global _pressed  # noqa: PLW0603
    if _pressed:
        signal.default_int_handler(number, frame)
    _pressed = True


def check_ctrl_c() -> None:
    """Raise KeyboardInterrupt if Ctrl-C was pressed; other threads than the main one do nothing."""
    global _pressed  # noqa: PLW0603
    if _pressed and current_thread() is main_thread():
        _pressed = False
        raise KeyboardInterrupt


def results_of(futures: Iterable[Future[Result]]) -> Iterator[Result]:
    """The results in the order given; who stops early cancels the others."""
    futures = list(futures)
    try:
        for future in futures:
            while not wait((future,), TICK).done:
                check_ctrl_c()
            yield future.result()
    finally:
        for future in futures:
            future.cancel()
