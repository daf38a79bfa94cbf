"""Threads that share out work."""

from __future__ import annotations

import os
import threading
import warnings
from gc import collect
from itertools import pairwise

import pytest

from marrakech.envs.thread_pool import ThreadPool

HANDS = ["first", "second", "third"]


def done_by(pool: ThreadPool, size: int, at_once: int) -> list[tuple[str, int, int]]:
    """Which thread did which games: its name, the first one, and the one after the last."""
    found: list[tuple[str, int, int]] = []
    pool.share(
        lambda worker, start, stop: found.append((worker, start, stop)), HANDS, size, at_once
    )
    return sorted(found, key=lambda part: part[1])


def gone(threads: list[threading.Thread]) -> bool:
    """Whether threads have ended, or soon do."""
    for thread in threads:
        thread.join(20)
    return not any(thread.is_alive() for thread in threads)


def meet(pool: ThreadPool) -> None:
    """Two can only wait for each other if both work."""
    meeting = threading.Barrier(2, timeout=20)

    def wait(*_: object) -> None:
        meeting.wait()

    pool.share(wait, ["a", "b"], 2, 1)


@pytest.mark.parametrize(("size", "at_once"), [(1, 5), (5, 5), (11, 5), (1000, 7)])
def test_everything_is_done_once(size: int, at_once: int) -> None:
    pool = ThreadPool(3)
    for _ in range(3):
        parts = done_by(pool, size, at_once)
        assert parts[0][1] == 0
        assert parts[-1][2] == size
        assert all(before[2] == after[1] for before, after in pairwise(parts))
        assert all(0 < stop - start <= at_once for _, start, stop in parts)
    pool.close()


def test_others_help_while_one_is_busy() -> None:
    pool = ThreadPool(2)
    meet(pool)
    pool.close()


def test_what_is_little_is_done_by_who_asks() -> None:
    pool = ThreadPool(3)
    assert done_by(pool, 10, 10) == [("first", 0, 10)]
    pool.close()


@pytest.mark.parametrize("who", HANDS[:2])
def test_what_goes_wrong_is_told_to_who_asks(who: str) -> None:
    pool, meeting = ThreadPool(3), threading.Barrier(3, timeout=20)

    def fail(worker: str, start: int, stop: int) -> None:
        if start < 3:  # each of the three has one
            meeting.wait()
        if worker == who:
            raise KeyError(start, stop)

    with pytest.raises(KeyError):
        pool.share(fail, HANDS, 300, 1)
    assert done_by(pool, 3, 5) == [("first", 0, 3)], "and then it goes on"
    assert done_by(pool, 300, 1)[-1][2] == 300
    pool.close()


def test_nobody_stays_who_is_not_needed() -> None:
    crews = ThreadPool(3), ThreadPool(3)
    threads = []
    for pool in crews:
        before = threading.enumerate()
        done_by(pool, 100, 1)
        threads.append([thread for thread in threading.enumerate() if thread not in before])
    assert list(map(len, threads)) == [2, 2]
    closed, _ = crews
    closed.close()
    assert gone(threads[0])
    del pool, crews, _
    collect()
    assert gone(threads[1])
    assert len(done_by(closed, 100, 1)) == 100, "who is needed again comes again"
    closed.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are forked here")
def test_a_forked_process_has_threads_of_its_own() -> None:
    pool = ThreadPool(2)
    done_by(pool, 100, 1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # that one may wait for ever
        child = os.fork()
    if not child:
        try:
            meet(pool)
        except BaseException:  # noqa: BLE001  (a process that is none of pytest's)
            os._exit(1)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    pool.close()
