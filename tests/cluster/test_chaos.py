"""Several servers, one database, and everything that can go wrong: nothing acknowledged is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cluster.chaos import Chaos, cluster

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Postgres
    from tests.redis_server import RedisServer

pytestmark = pytest.mark.xdist_group("postgres")


def test_nothing_is_lost_or_done_twice_whatever_fails(
    postgres: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    with cluster(tmp_path / "servers", postgres, redis) as servers:
        outcome = Chaos(servers, games=4, seed=1).run(faults=20, pause=0.1)
        for server in servers.servers:
            assert "Traceback" not in server.log()
    assert outcome.found == []
    assert outcome.damaged == []
    assert outcome.healed is not None, "some games were never over"
    assert sum(outcome.faults.values()) == 20
    assert len(outcome.faults) == 10
    assert outcome.acknowledged > 100


def test_a_server_that_acknowledges_too_early_is_found_out(
    postgres: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    with cluster(tmp_path / "servers", postgres, redis, 2, "tests.cluster.careless") as servers:
        outcome = Chaos(servers, games=6, seed=3, patience=1).run(faults=2, only="kill")
    assert {"lost"} <= {each.rule for each in outcome.found}
