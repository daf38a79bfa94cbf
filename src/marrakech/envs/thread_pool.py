"""A pool of threads that step many games: whichever thread is free takes the next few games.

So no thread waits long for one that the system has put aside. Waking a thread takes longer than
stepping some hundred games: so few are done by the calling thread alone.
"""

from __future__ import annotations

from functools import partial
from os import getpid
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, TypeVar
from weakref import finalize

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")
Work = tuple["Callable[[], None]", "SimpleQueue[BaseException | None]"]


class ThreadPool:
    """The calling thread and some others, which wait for work in a queue."""

    def __init__(self, threads: int) -> None:
        self._others = threads - 1
        self._work: SimpleQueue[Work | None] = SimpleQueue()
        self._process = 0
        """The id of the process that has the threads: a forked child has to start its own."""

    def share(
        self, do: Callable[[T, int, int], None], workers: Sequence[T], size: int, at_once: int
    ) -> None:
        """Run something on all of ``size`` games, in ranges of ``at_once``.

        Each thread uses its own of the ``workers``; the calling thread uses the first.
        """
        starts = iter(range(0, size, at_once))

        def some(worker: T) -> None:
            for start in starts:
                do(worker, start, min(size, start + at_once))

        if self._others and self._process != getpid():
            self._call()
        done: SimpleQueue[BaseException | None] = SimpleQueue()
        others = workers[1:] if size > at_once else ()
        for worker in others:
            self._work.put((partial(some, worker), done))
        try:
            some(workers[0])
        finally:  # even after Ctrl-C, wait until no thread is working on the games
            for _ in starts:
                pass
            failed = [done.get() for _ in others]
        for error in failed:
            if error is not None:
                raise error

    def _call(self) -> None:
        """Start the other threads."""
        self._process = getpid()
        self._work = SimpleQueue()
        for _ in range(self._others):
            Thread(target=_wait_for, args=(self._work,), daemon=True, name="step-games").start()
        finalize(self, _send_away, self._work, self._others)

    def close(self) -> None:
        """End the other threads."""
        if self._process == getpid():
            _send_away(self._work, self._others)
        self._process = 0


def _wait_for(queue: SimpleQueue[Work | None]) -> None:
    while (work := queue.get()) is not None:
        do, done = work
        error: BaseException | None = None
        try:
            do()
        except BaseException as raised:  # noqa: BLE001  (raised again in the calling thread)
            error = raised
        done.put(error)


def _send_away(queue: SimpleQueue[Work | None], threads: int) -> None:
    for _ in range(threads):
        queue.put(None)
