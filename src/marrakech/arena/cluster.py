"""Plays a match on a Ray cluster: chunks of games go out, rows of results come back."""

from __future__ import annotations

import os
import socket
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from marrakech.arena.extras import extra
from marrakech.core.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
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
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(play)
        self._match = ray.put(match)
        self._how = (by_hand, records)

    def submit(self, start: int, stop: int) -> Future[Chunk]:
        """Have some games played."""
        future: Future[Chunk] = self._play.remote(self._match, start, stop, *self._how).future()
        return future


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
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it warns of a change there
    ray = extra("ray", "cluster")
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        cores = jobs or os.cpu_count() or 1
        options |= {"num_cpus": cores, "include_dashboard": False}
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
        yield Cluster(ray, match, by_hand=by_hand, records=records)
    finally:
        ray.shutdown()
