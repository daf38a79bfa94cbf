"""Plays on a Ray cluster: chunks of games go out, and results come back.

What a machine was playing when it was lost is played again on another one: every game follows from
its number, so nobody notices but by the time that it takes.
"""

from __future__ import annotations

import os
import socket
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from marrakech.arena.extras import extra
from marrakech.core.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

    from marrakech.arena.chunk import Chunk
    from marrakech.arena.match import Match
    from marrakech.arena.parallel import Workers

LOCAL = "local"
PATIENCE = 5.0
"""Seconds in which a cluster has to answer."""


class NoCluster(Refusal):
    """There is no Ray cluster at the address given."""


def play(match: Match, start: int, stop: int, by_hand: bool, records: bool) -> Chunk:
    """Play some games, on whichever machine this is called."""
    return match.play_chunk(start, stop, by_hand=by_hand, records=records)


class Cluster:
    """Workers that are Ray tasks."""

    def __init__(self, ray: Any, match: Match, *, by_hand: bool, records: bool) -> None:  # noqa: ANN401
        self.size = size_of(ray)
        self._play = ray.remote(play)
        self._match = ray.put(match)
        self._how = (by_hand, records)

    def submit(self, start: int, stop: int) -> Future[Chunk]:
        """Have some games played."""
        future: Future[Chunk] = self._play.remote(self._match, start, stop, *self._how).future()
        return future


class RayPool(Executor):
    """Calls of functions that are Ray tasks, each in one of its processes."""

    def __init__(self, ray: Any) -> None:  # noqa: ANN401
        self.size = size_of(ray)
        self._ray = ray
        self._known: dict[object, Any] = {}

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        """Have a function called, or a partial one, in a process that imports its module."""
        if isinstance(fn, partial):
            return self.submit(fn.func, *fn.args, *args, **{**fn.keywords, **kwargs})
        if fn not in self._known:
            self._known[fn] = self._ray.remote(fn)
        future: Future[Any] = self._known[fn].remote(*args, **kwargs).future()
        return future


def size_of(ray: Any) -> int:  # noqa: ANN401
    """How many processes a cluster has room for."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:  # such as "auto"
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NoCluster("arena-cluster", address=address, why=str(error)) from error


@contextmanager
def cluster(
    match: Match,
    address: str,
    jobs: int | None = None,
    *,
    by_hand: bool = False,
    records: bool = False,
) -> Iterator[Workers]:
    """The workers of a cluster, or of one that is started here if the address is ``local``."""
    with connected(address, jobs) as ray:
        yield Cluster(ray, match, by_hand=by_hand, records=records)


@contextmanager
def pool(address: str, jobs: int | None = None) -> Iterator[RayPool]:
    """The same, for anything else than a match."""
    with connected(address, jobs) as ray:
        yield RayPool(ray)


@contextmanager
def connected(address: str, jobs: int | None) -> Iterator[Any]:
    """Ray, once it is connected to a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it warns of a change there
    ray = extra("ray", "cluster")
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        cores = jobs or os.cpu_count() or 1
        # one of its own, even where another is running, or was once and left a note in /tmp
        options |= {"address": "local", "num_cpus": cores, "include_dashboard": False}
        options["_node_ip_address"] = "127.0.0.1"
    else:
        knock(address)
        options["address"] = address
    try:
        ray.init(**options)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        why = str(error).partition("\n")[0]
        raise NoCluster("arena-cluster", address=address, why=why) from error
    try:
        yield ray
    finally:
        ray.shutdown()
