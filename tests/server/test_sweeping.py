"""Old tables go in the end; but a wrong clock, or a hasty server, removes nothing."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any
from unittest.mock import ANY

import httpx
import pytest

from marrakech.core.errors import Refusal
from marrakech.server import sweeper as sweeping
from marrakech.server.clock import now
from marrakech.server.database import FILE
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.settings import DAY, MINUTE, Settings
from marrakech.server.storage import Storage
from marrakech.server.sweeper import EXPIRE_SECONDS, Sweeper
from tests.server.running import PLENTY, running, set_up
from tests.server.test_hub import LISTED, TWO, comes
from tests.server.test_metrics import samples
from tests.server.test_storage import row

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    Do = Callable[[Hub, Sweeper], Awaitable[None]]

# ------------------------------------------------------------------------------ in this process


@pytest.fixture
def run_on(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """What lets a server run for so many seconds, as far as the sweeper can tell."""
    passed = 0.0
    monkeypatch.setattr(sweeping, "monotonic", lambda: monotonic() + passed)

    def let_run(seconds: float) -> None:
        nonlocal passed
        passed += seconds

    return let_run


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """What sets the machine's clock that many milliseconds forward."""
    return lambda milliseconds: monkeypatch.setattr(now, "ahead", now.ahead + milliseconds)


def sweep(folder: Path, do: Do, **settings: Any) -> None:  # noqa: ANN401
    async def run() -> None:
        storage = await Storage.open(folder)
        hub = Hub(storage, Settings(data=folder, **settings), Metrics())
        try:
            async with asyncio.timeout(120):
                await do(hub, Sweeper(hub))
        finally:
            await hub.close()
            await storage.close()

    asyncio.run(run())


async def fill(hub: Hub, recent: int, old: int, days: float = 31) -> None:
    """Tables that were used a moment ago, and some that were not for days."""
    for number in range(recent):
        fresh = row(f"recent{number}", changed=now(), listed=False, standing="playing")
        await hub.storage.create(fresh, [b"a"])
    for number in range(old):
        changed = now() - round(days * DAY)
        stale = row(f"old{number}", changed=changed, listed=False, standing="playing")
        await hub.storage.create(stale, [b"a"])


async def count(hub: Hub) -> int:
    return sum((await hub.storage.count()).values())


DAYS = 24 * 60 * 60.0


def test_old_tables_are_marked_then_removed_and_what_is_used_meanwhile_stays(
    tmp_path: Path, run_on: Callable[[float], None], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def do(hub: Hub, sweeper: Sweeper) -> None:
        await fill(hub, recent=12, old=3)
        await sweeper.expire()
        assert await hub.storage.marked() == {"old0", "old1", "old2"}
        assert samples(hub.metrics)["tables_going", ""] == 3
        assert "3 old tables marked" in caplog.text
        run_on(2.9 * DAYS)
        await sweeper.expire()
        assert await count(hub) == 15, "not yet"
        used = row("old1", changed=now(), listed=False, standing="playing")
        await hub.storage.note([used])
        run_on(0.2 * DAYS)
        await sweeper.expire()
        assert await hub.storage.old(now(), None) == {
            **{f"recent{number}": (None, ANY) for number in range(12)},
            "old1": (None, ANY),
        }, "the mark is gone, too"
        found = samples(hub.metrics)
        assert found["tables_going", ""] == 0
        assert found["tables_expired_total", ""] == 2
        assert found["tables_stored", "playing"] == 13
        assert "2 old tables removed" in caplog.text

    sweep(tmp_path, do)


def test_nothing_falls_asleep_because_the_process_has_stood_still(
    tmp_path: Path, run_on: Callable[[float], None]
) -> None:
    async def do(hub: Hub, sweeper: Sweeper) -> None:
        made = await hub.make(TWO)
        await sweeper.sweep()
        run_on(100)
        await sweeper.sweep()
        assert made.table in hub.tables, "somebody may be just about to use it"
        for _ in range(8):
            run_on(5)
            await sweeper.sweep()
        assert made.table not in hub.tables

    sweep(tmp_path, do)


def test_nothing_is_removed_at_a_start_and_what_is_to_go_is_told(
    tmp_path: Path, run_on: Callable[[float], None], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def mark(hub: Hub, sweeper: Sweeper) -> None:
        await fill(hub, recent=9, old=2)
        await sweeper.expire()

    async def later(hub: Hub, sweeper: Sweeper) -> None:
        await sweeper.expire()
        assert await count(hub) == 11
        assert "2 tables are to go, the first when the server has run for 3.0 days" in caplog.text
        await hub.storage.pulse(4 * DAY)  # it has run meanwhile, elsewhere
        await sweeper.expire()
        assert await count(hub) == 11, "they are due, but the server has only begun"
        run_on(EXPIRE_SECONDS)
        await sweeper.expire()
        assert await count(hub) == 9

    sweep(tmp_path, mark)
    sweep(tmp_path, later)


def test_a_clock_that_jumps_marks_and_removes_nothing(
    tmp_path: Path, run_on: Callable[[float], None], set_clock: Callable[[int], None]
) -> None:
    async def do(hub: Hub, sweeper: Sweeper) -> None:
        await fill(hub, recent=30, old=0)
        await fill(hub, recent=0, old=1)
        await sweeper.expire()
        assert await hub.storage.marked() == {"old0"}
        set_clock(400 * DAY)
        for _ in range(3):
            run_on(2 * DAYS)
            await sweeper.expire()
        assert await count(hub) == 31
        assert await hub.storage.marked() == {"old0"}
        assert samples(hub.metrics)["tables_held", ""] == 31
        # somebody plays by the wrong clock: then it is the number that makes one wonder
        await hub.storage.note([row("recent3", changed=now(), standing="playing")])
        await sweeper.expire()
        assert await count(hub) == 31
        assert samples(hub.metrics)["tables_held", ""] == 30

    sweep(tmp_path, do, expire_days=30)


def test_the_days_that_a_table_stays_marked_are_not_those_of_the_clock(
    tmp_path: Path, run_on: Callable[[float], None], set_clock: Callable[[int], None]
) -> None:
    async def do(hub: Hub, sweeper: Sweeper) -> None:
        await fill(hub, recent=9, old=2)
        await sweeper.expire()
        set_clock(5 * DAY)
        run_on(EXPIRE_SECONDS)
        await sweeper.expire()
        assert await count(hub) == 11
        run_on(3 * DAYS)
        await sweeper.expire()
        assert await count(hub) == 9

    sweep(tmp_path, do)


@pytest.mark.parametrize(("many", "marked"), [(False, 0), (True, 6)])
def test_many_tables_go_at_once_only_if_the_host_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, many: bool, marked: int
) -> None:
    async def do(hub: Hub, sweeper: Sweeper) -> None:
        await fill(hub, recent=8, old=6)
        for _ in range(3):
            await sweeper.expire()
        assert len(await hub.storage.marked()) == marked
        assert samples(hub.metrics)["tables_held", ""] == 6 - marked
        assert await count(hub) == 14

    sweep(tmp_path, do, expire_many=many)
    assert caplog.text.count("6 old tables stay: that would be 6 of 14") == (not many), "told once"


def test_a_handful_may_go_from_a_small_server(tmp_path: Path) -> None:
    async def do(hub: Hub, sweeper: Sweeper) -> None:
        await fill(hub, recent=1, old=5)
        await sweeper.expire()
        assert len(await hub.storage.marked()) == 5

    sweep(tmp_path, do)


def test_a_table_that_somebody_looks_at_is_not_removed(
    tmp_path: Path, run_on: Callable[[float], None], set_clock: Callable[[int], None]
) -> None:
    async def do(hub: Hub, sweeper: Sweeper) -> None:
        made = await hub.make(TWO)
        set_clock(31 * DAY)
        await fill(hub, recent=9, old=0)
        await sweeper.expire()
        assert await hub.storage.marked() == {made.table}
        viewer = await comes(hub, made)
        run_on(4 * DAYS)
        await sweeper.expire()
        assert await hub.storage.marked() == set()
        assert await hub.storage.load(made.table)
        viewer.live.leave(viewer)
        for _ in range(2):
            await sweeper.expire()
            run_on(4 * DAYS)
        await sweeper.expire()
        assert made.table not in hub.tables
        with pytest.raises(Refusal, match="no such table"):
            await hub.open(made.table)

    sweep(tmp_path, do)


def test_finished_tables_are_kept_if_the_host_wants_that(
    tmp_path: Path, run_on: Callable[[float], None]
) -> None:
    async def do(hub: Hub, sweeper: Sweeper) -> None:
        await fill(hub, recent=9, old=0)
        await hub.storage.create(row("over", changed=1, standing="over"), [b"a"])
        for _ in range(2):
            await sweeper.expire()
            run_on(4 * DAYS)
        await sweeper.expire()
        assert await hub.storage.load("over") == ([] if hub.settings.keep_days else [b"a"])

    sweep(tmp_path / "kept", do, keep_days=0)
    sweep(tmp_path / "gone", do, keep_days=365)


def test_an_empty_table_of_the_lobby_is_not_cleared_away_by_a_clock_that_jumps(
    tmp_path: Path, run_on: Callable[[float], None], set_clock: Callable[[int], None]
) -> None:
    async def do(hub: Hub, sweeper: Sweeper) -> None:
        made = await hub.make(LISTED)
        for _ in range(3):
            set_clock(20 * MINUTE)
            await sweeper.clear_empty()
        await hub.open(made.table)
        run_on(10 * 60)
        await sweeper.clear_empty()
        with pytest.raises(Refusal, match="no such table"):
            await hub.open(made.table)

    sweep(tmp_path, do)


# ------------------------------------------------------------------------------ a real one

AHEAD = """
import os, time
nanoseconds = int(os.environ["DAYS_AHEAD"]) * 24 * 60 * 60 * 10**9
time_ns, seconds = time.time_ns, time.time
time.time_ns = lambda: time_ns() + nanoseconds
time.time = lambda: seconds() + nanoseconds / 1e9
"""


def rows(data: Path) -> dict[str, int]:
    """How many there are of everything."""
    database = sqlite3.connect(data / FILE)
    try:
        return {
            name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608
            for name in ("tables", "entries", "going")
        }
    finally:
        database.close()


def test_a_server_whose_clock_is_wrong_removes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        for kinds in (["person", "person"], ["person", "open"], ["person", "bot"]):
            for listed in (False, True):
                set_up(server, *kinds, listed=listed, first=0)
        server.stop()
    before = rows(data)
    assert before["tables"] == 6
    (tmp_path / "sitecustomize.py").write_text(AHEAD, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    for days in ("31", "400"):
        monkeypatch.setenv("DAYS_AHEAD", days)
        with running(data, *PLENTY) as server:
            held, until = "", monotonic() + 30
            while not held.endswith(" 6.0") and monotonic() < until:
                told = httpx.get(f"{server.url}/metrics").text.splitlines()
                held = next(line for line in told if line.startswith("marrakech_tables_held "))
                sleep(0.05)
            server.stop()
            assert held.endswith(" 6.0"), server.log()
            assert f"6 old tables stay: nothing has happened at any table for {days} days" in (
                server.log()
            )
        assert rows(data) == before
