"""A match on Ray plays the same games as on one machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from marrakech import Rules
from marrakech.arena.match import Match
from marrakech.arena.parallel import play_in_parallel

if TYPE_CHECKING:
    from marrakech.bots import Bot


def test_a_match_can_be_sent_elsewhere() -> None:
    import pickle  # noqa: PLC0415  (our own data)

    match = Match(["greedy", "random"], Rules.parse("korean/3"), 4, limit=2.0)
    again = pickle.loads(pickle.dumps(match))  # noqa: S301  (likewise)
    assert again.identity() == match.identity()
    assert again.play_chunk(0, 6).rows == match.play_chunk(0, 6).rows


def test_a_cluster_gives_the_same_results() -> None:
    ray = pytest.importorskip("ray")
    from marrakech.arena.cluster import Cluster, cluster  # noqa: PLC0415  (likewise)

    def greedy(seed: int) -> Bot:
        from marrakech.bots import make  # noqa: PLC0415  (it runs elsewhere)

        return make("greedy", seed)

    compiled = Match(["greedy", "random"], Rules(players=2), seed=11)
    by_hand = Match([("greedy", greedy), "random"], Rules(players=2), seed=11)
    with cluster(compiled, "local", 2) as workers:
        far = play_in_parallel(compiled, 2000, workers)
        some = play_in_parallel(by_hand, 8, Cluster(ray, by_hand, by_hand=False, records=False))
    near = compiled.play(2000, jobs=2)
    assert far.rows == near.rows
    assert far.share(0) == near.share(0)
    assert some.rows == near.rows[: len(some.rows)]
