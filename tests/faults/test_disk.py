"""Nothing that was acknowledged is lost when a disk fails, or when the power goes.

What is tried is a sample, another one each time: a seed is printed, and ``FAULTS_SEED`` takes it
again. ``benchmarks/faults.py`` tries everything.
"""

from __future__ import annotations

import errno
import os
import random
import shutil
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from marrakech.core.errors import Refusal
from tests.faults.play import bench, faults_of
from tests.faults.power import Run, recorded, start_after
from tests.faults.shim import Fault, build
from tests.faults.starting import start_for_real, try_in_a_process
from tests.history.checker import assert_explained, check
from tests.history.stored import stored

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tests.history.checker import Violation

FAULTS = 24
POINTS = 30
STARTS = 30
"""How many of each are tried."""
REAL = 2
"""For how many of them a real server starts."""


@pytest.fixture(scope="module")
def luck() -> random.Random:
    """Which ones: the same again with the same seed."""
    seed = os.environ.get("FAULTS_SEED") or str(random.SystemRandom().getrandbits(32))
    print(f"FAULTS_SEED={seed}")  # noqa: T201  (pytest shows it with what fails)
    return random.Random(seed)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """What a server wrote while games were played, enough for it to tidy up its database."""
    return recorded(tmp_path_factory.mktemp("run"), games=7, rugs=8, rounds=2)


def test_games_go_on_when_a_call_fails(tmp_path: Path, luck: random.Random) -> None:
    with bench(tmp_path) as games:
        assert games.play(None).fired == 0
        seen = games.control.seen()
        assert seen["write"] > 20
        assert seen["sync"] > 10
        every = [fault for kind in ("write", "sync", "read") for fault in faults_of(seen, kind)]
        fired = 0
        for fault in luck.sample(every, min(FAULTS, len(every))):
            print(fault)  # noqa: T201
            fired += games.play(fault).fired > 0
        assert fired > FAULTS // 2, "hardly anything has failed"
        assert games.history.acknowledged > FAULTS * 10
        games.restart()


def test_a_server_starts_or_says_why_when_a_call_fails(
    tmp_path: Path, run: Run, luck: random.Random
) -> None:
    library = build(tmp_path)
    counts = try_in_a_process(library, run.data, run.history, tmp_path / "many", STARTS, luck)
    assert counts["faults"] == STARTS
    assert counts["fired"] > STARTS // 2
    assert counts["failed"]
    on_nothing, on_games = tmp_path / "nothing", tmp_path / "games"
    on_nothing.mkdir()
    start_for_real(library, on_nothing, Fault("write", luck.randrange(1, 30), errno.EIO))
    shutil.copytree(run.data, on_games / "data")
    start_for_real(library, on_games, Fault("read", 1, errno.EIO, lasting=True))
    assert_explained(run.history, stored(on_games / "data"), known=run.logs)


def test_what_is_acknowledged_survives_a_power_cut(
    tmp_path: Path, run: Run, luck: random.Random
) -> None:
    assert_explained(run.history, run.logs)
    points = run.points(luck, POINTS)
    acknowledged = 0
    for loss in run.lose_power(points, luck, tmp_path):
        assert not loss.found, f"at {loss.point}: {loss.found[:3]}"
        acknowledged = max(acknowledged, loss.acknowledged)
    assert acknowledged > 100
    for number in luck.sample(range(len(points)), REAL):
        start_after(run.before(points[number]), tmp_path / str(number))


def rules(found: Iterable[Violation]) -> set[str]:
    """Which rules are broken."""
    return {each.rule for each in found}


def test_a_database_that_is_not_synced_is_noticed(
    tmp_path: Path, luck: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARELESS", "unsynced")
    run = recorded(tmp_path, games=2, rugs=2, program="tests.faults.careless")
    assert check(run.history, run.logs) == [], "it loses nothing as long as there is power"
    (tmp_path / "after").mkdir()
    end = len(run.journal)
    losses = run.lose_power([end - 8, end - 4, end], luck, tmp_path / "after")
    with suppress(Refusal):  # where the database itself can tell, that will do
        assert "lost" in rules(each for loss in losses for each in loss.found)


def test_an_acknowledgement_before_the_commit_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARELESS", "early")
    with suppress(Refusal):  # likewise
        run = recorded(tmp_path, games=2, rugs=2, program="tests.faults.careless")
        assert "lost" in rules(check(run.history, run.logs))
