"""PostgreSQL fails over: a copy takes its place while games are played, and nothing is lost.

Half of the times it crashes; else it goes on for those who are connected, and can only be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cluster.chaos import Chaos, cluster
from tests.postgres import Postgres

if TYPE_CHECKING:
    from pathlib import Path

    from tests.redis_server import RedisServer

pytestmark = pytest.mark.xdist_group("postgres")


def test_nothing_is_lost_when_a_copy_takes_the_place_of_the_database(
    redis: RedisServer, tmp_path: Path
) -> None:
    original = Postgres()
    try:
        with cluster(tmp_path / "servers", original, redis, 2) as servers:
            servers.keep_copy()
            chaos = Chaos(servers, games=3, seed=5, think=0.3)
            # one of them is planned, and one is a crash
            outcome = chaos.run(faults=2, pause=1, only="fail_over")
            assert servers.postgres is not original
            for server in servers.servers:
                assert "Traceback" not in server.log()
    finally:
        original.close()
    assert outcome.is_sound, outcome
    assert outcome.acknowledged > 50
