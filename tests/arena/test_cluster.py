"""Matches, surveys and training on Ray come to what they come to on one machine, also if machines
and processes of the cluster are lost in the middle.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import pytest

from marrakech import Rules
from marrakech.arena.match import Match
from marrakech.arena.parallel import play_in_parallel
from marrakech.arena.survey import Survey, SurveyCell
from marrakech.training.trainer import Plan, Trainer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

    from marrakech.arena.chunk import Chunk
    from marrakech.arena.cluster import RayPool
    from marrakech.arena.parallel import Workers
    from marrakech.bots import Bot

PATIENCE = 60


def test_a_match_can_be_sent_elsewhere() -> None:
    import pickle  # noqa: PLC0415  (our own data)

    match = Match(["greedy", "random"], Rules.parse("korean/3"), 4, limit=2.0)
    again = pickle.loads(pickle.dumps(match))  # noqa: S301  (likewise)
    assert again.identity() == match.identity()
    assert again.play_chunk(0, 6).rows == match.play_chunk(0, 6).rows


@contextmanager
def another_node(ray: Any) -> Iterator[None]:  # noqa: ANN401
    """A second machine of a cluster, as far as Ray can tell, for a while."""
    address = ray.get_runtime_context().gcs_address
    before = ray.cluster_resources()["CPU"]
    start = [str(Path(sys.executable).with_name("ray")), "start", f"--address={address}"]
    node = subprocess.Popen(
        [*start, "--node-ip-address=127.0.0.1", "--num-cpus=1", "--block"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = monotonic() + PATIENCE
        while ray.cluster_resources()["CPU"] == before:
            assert node.poll() is None
            assert monotonic() < until
            sleep(0.05)
        yield
    finally:
        node.terminate()
        node.wait(PATIENCE)


def whose(ray: Any, node: str) -> int:  # noqa: ANN401
    """The process by which Ray runs a node."""

    def raylet() -> int:
        return os.getppid()

    there = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy(node, soft=False)
    return int(ray.get(ray.remote(raylet).options(scheduling_strategy=there).remote()))


def test_a_cluster_gives_the_same_results_whatever_is_lost() -> None:
    ray = pytest.importorskip("ray")
    from marrakech.arena.cluster import Cluster, RayPool, cluster  # noqa: PLC0415  (likewise)

    def greedy(seed: int) -> Bot:
        from marrakech.bots import make  # noqa: PLC0415  (it runs elsewhere)

        return make("greedy", seed)

    compiled = Match(["greedy", "random"], Rules(players=2), seed=11)
    by_hand = Match([("greedy", greedy), "random"], Rules(players=2), seed=11)
    with ExitStack() as stack:
        stack.enter_context(cluster(compiled, "local", 1))
        here = ray.get_runtime_context().get_node_id()
        stack.enter_context(another_node(ray))
        (there,) = (each["NodeID"] for each in ray.nodes() if each["NodeID"] != here)
        raylet = whose(ray, there)
        workers = Bereaved(Cluster(ray, compiled, by_hand=False, records=False), raylet)
        assert workers.size == 2
        far = play_in_parallel(compiled, 20_000, workers, chunk=250)
        assert workers.given > Bereaved.LOST_AT, "in the middle"
        until = monotonic() + PATIENCE
        while len([each for each in ray.nodes() if each["Alive"]]) > 1:
            assert monotonic() < until
            sleep(0.05)
        some = play_in_parallel(by_hand, 8, Cluster(ray, by_hand, by_hand=False, records=False))
        pool = Losing(RayPool(ray))
        survey = surveyed(lambda survey: survey.run(1, None, pool))  # type: ignore[arg-type]
        trained = learned(lambda trainer: list(trainer.run(pool)))  # type: ignore[arg-type]
        assert pool.lost == 2
    near = compiled.play(20_000, jobs=2)
    assert far.rows == near.rows
    assert far.share(0) == near.share(0)
    assert some.rows == near.rows[: len(some.rows)]
    assert survey == surveyed(lambda survey: survey.run(2))
    assert trained == learned(lambda trainer: list(trainer.run()))


class Bereaved:
    """Workers who lose one of their machines when they have been given some work, and more comes.

    How quickly they work makes no difference to that.
    """

    LOST_AT = 20

    def __init__(self, workers: Workers, machine: int) -> None:
        self.size = workers.size
        self.given = 0
        self._workers = workers
        self._machine = machine

    def submit(self, start: int, stop: int) -> Future[Chunk]:
        future = self._workers.submit(start, stop)
        self.given += 1
        if self.given == self.LOST_AT:
            os.kill(self._machine, signal.SIGKILL)
        return future


class Losing:
    """A pool of one process, which dies when it has just been given the first call of a kind."""

    def __init__(self, pool: RayPool) -> None:
        self._pool = pool
        self._functions: set[object] = set()
        self.lost = 0

    def submit(self, function: Callable[..., Any], *given: Any) -> Future[Any]:  # noqa: ANN401
        """Have a function called."""

        def process() -> int:
            return os.getpid()

        is_first = function not in self._functions
        self._functions.add(function)
        pid = self._pool.submit(process).result(PATIENCE) if is_first else 0
        future = self._pool.submit(function, *given)
        if is_first:
            os.kill(pid, signal.SIGKILL)
            self.lost += 1
        return future


def surveyed(run: Callable[[Survey], None]) -> list[int]:
    """What is counted in some games of greedy players."""
    survey = Survey([SurveyCell("greedy", Rules(players=2))], games=3000, seed=7)
    run(survey)
    return list(survey.samples[0].sums)


def learned(run: Callable[[Trainer], object]) -> bytes:
    """The weights after two rounds of learning."""
    trainer = Trainer(Plan(2, games=100, warm=100, at_once=100, trial=48))
    run(trainer)
    return trainer.average.get_weights().tobytes()
