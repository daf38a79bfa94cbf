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
        chaos = Chaos(servers, games=4, seed=1, strangers=2, reviews=1)
        outcome = chaos.run(faults=24, pause=0.1)
        for server in servers.servers:
            assert "Traceback" not in server.log()
    assert outcome.found == []
    assert outcome.damaged == []
    assert outcome.wrong == []
    assert outcome.apart == []
    assert outcome.reviewed == 1
    assert any(each.games > 1 for each in chaos.people), "somebody has played again"
    assert outcome.stuck < 20, "ten seconds, on a machine that has nothing else to do"
    assert outcome.healed is not None, "some games were never over"
    assert sum(outcome.faults.values()) == 24
    assert len(outcome.faults) == 11
    assert outcome.acknowledged > 100


@pytest.mark.parametrize(
    ("mistake", "fault", "rules"),
    [("early", "kill", {"lost"}), ("lease", "freeze", {"unplayable", "lost", "shown"})],
)
def test_a_server_that_errs_is_found_out(
    postgres: Postgres,
    redis: RedisServer,
    tmp_path: Path,
    mistake: str,
    fault: str,
    rules: set[str],
) -> None:
    """It acknowledges too early, or stores what it has decided on an older version: then either the
    log makes no sense, or it is another one than players were told of. A fault at a moment at which
    a table waits for somebody does no harm; then there are more.
    """
    found: set[str] = set()
    for seed in range(3, 9):
        with cluster(tmp_path / f"servers{seed}", postgres, redis, 2, mistake) as servers:
            outcome = Chaos(servers, games=6, seed=seed, patience=1).run(faults=2, only=fault)
        found |= {each.rule for each in outcome.found}
        if rules & found:
            return
    pytest.fail(f"nothing of {rules} was found, but {found}")
