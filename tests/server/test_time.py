"""Outages and clock changes: time in which no server ran is charged to no player."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.table.entries import Resumed
from marrakech.table.messages import Act, Do, Done, TableState, Update
from tests.history.stored import log_of
from tests.server.players import Client
from tests.server.running import PLENTY, Process, set_up
from tests.server.test_games import joined

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MOVE = {"kind": "move", "seconds": 6}
AWAY = 7.0
"""Seconds: more than there are for a move."""


class Pair:
    """Two apart, with a clock, one of whom has to act."""

    def __init__(self, server: Process, **clock: object) -> None:
        self.server = server
        made: Any = set_up(server, "person", "open", first=0, clock={**MOVE, **clock})
        self.table: str = made["table"]
        self.secrets = joined(server, made, 2)

    def client(self, *seats: int) -> Client:
        return Client(self.server.socket, self.table, [self.secrets[seat] for seat in seats])

    def state(self) -> Any:  # noqa: ANN401
        return httpx.get(f"{self.server.url}/api/tables/{self.table}").json()

    def is_in_time(self) -> bool:
        """Whether nobody's time was ever over."""
        state = self.state()
        assert state["standing"] == "playing"
        return [seat["times_out"] for seat in state["seats"]] == [0, 0]


def test_laying_and_undoing_makes_no_time(server: Process) -> None:
    """Nor does it take the other one's."""
    clock = {"kind": "total", "seconds": 60, "increment": 60}
    made: Any = set_up(server, "person", "open", first=0, clock=clock, rules="thai/2")
    url = f"{server.url}/api/tables/{made['table']}"
    header = {"Authorization": f"Seat {joined(server, made, 2)[0]}"}

    def do(**command: object) -> httpx.Response:
        state = httpx.get(url).json()
        body = {"id": str(time.time_ns()), "version": state["version"], "seat": 0}
        return httpx.post(f"{url}/commands", json={**body, "command": command}, headers=header)

    assert do(type="act", action="L").status_code == 200
    assert httpx.get(url).json()["can_undo"] == [0]
    assert do(type="undo").status_code == 200
    assert do(type="act", action="L").status_code == 200
    assert do(type="throw").status_code == 200
    legal = httpx.get(url).json()["todo"]["legal"]
    for _ in range(3):
        do(type="act", action=legal[0])
        assert do(type="undo").json()["reason"] == "table-no-undo"
    state = httpx.get(url).json()
    assert state["can_undo"] == []
    assert (state["clock"]["running"], state["todo"]["seat"]) == (1, 1)
    assert state["clock"]["left"][0] < 120_000
    assert state["clock"]["left"][1] <= 60_000


async def acts(client: Client) -> None:
    assert client.state is not None
    assert isinstance(await client.ask(Do("it", client.state.version, 0, Act("L"))), Done)


async def clock_of(client: Client, *, runs: bool) -> Any:  # noqa: ANN401
    """The clock, once it runs, or waits."""
    while True:
        assert client.state is not None
        clock = client.state.clock
        assert clock is not None
        if (clock.running if runs else clock.waits) == 0:
            return clock
        await client.hear()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path / "data", *PLENTY)
    yield process
    if process.process.poll() is None:
        process.kill()


def test_while_there_is_no_server_no_time_passes(tmp_path: Path) -> None:
    """And when it is there again, a clock waits for its player."""
    server = Process(tmp_path / "data", *PLENTY)
    pair = Pair(server)
    server.kill()
    time.sleep(AWAY)
    server = pair.server = server.again()

    async def meet() -> None:
        async with pair.client(1) as other:
            clock = await clock_of(other, runs=False)
            assert clock.running is None
            assert clock.left[0] > 0
            async with pair.client(0) as mover:
                clock = await clock_of(mover, runs=True)
                assert clock.waits is None
                assert clock.left[0] > 0
                await acts(mover)
            assert (await clock_of(other, runs=True)).waits is None

    try:
        asyncio.run(meet())
        assert pair.is_in_time()
    finally:
        server.kill()
    resumed = [each for each in log_of(tmp_path / "data", pair.table) if isinstance(each, Resumed)]
    assert len(resumed) >= 2, "when it was there again, and when its player was"
    assert AWAY * 1000 <= resumed[0].lost < (AWAY + 20) * 1000
    assert resumed[0].held > resumed[0].at
    assert resumed[-1].held == 0


def test_while_the_process_is_stopped_no_time_passes(server: Process) -> None:
    pair = Pair(server)

    async def meet() -> None:
        async with pair.client(0) as mover:
            server.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(AWAY)
            # what was said meanwhile is heard first, and is not too late
            assert mover.state is not None
            await mover.send(Do("it", mover.state.version, 0, Act("L")))
            server.process.send_signal(signal.SIGCONT)
            await mover.until(Done)
            clock = await clock_of(mover, runs=True)
            assert 0 < clock.left[0] <= 6_000
            assert [seat.times_out for seat in mover.state.seats] == [0, 0]

    asyncio.run(meet())
    assert pair.is_in_time()
    assert "stood still" in server.log()
    found = re.search(r"marrakech_outages_total (\d)", httpx.get(f"{server.url}/metrics").text)
    assert found
    assert int(found[1]) >= 1


def test_who_is_told_of_a_stop_is_told_what_is_left(server: Process) -> None:
    """Though nobody does anything."""
    pair = Pair(server, seconds=60)

    async def meet() -> None:
        async with pair.client(0) as mover:
            server.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(3)
            server.process.send_signal(signal.SIGCONT)
            await mover.until(Update)
            assert mover.state is not None
            assert mover.state.clock is not None
            assert mover.state.clock.left[0] > 57_500

    asyncio.run(meet())


SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
/* The clock on the wall, as many seconds off as a file says; all others are right. */
int clock_gettime(clockid_t which, struct timespec *told) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int answer = real(which, told);
    if (which == CLOCK_REALTIME) {
        long off = 0;
        FILE *file = fopen(getenv("WALL_CLOCK_OFF"), "r");
        if (file) { if (fscanf(file, "%ld", &off) != 1) off = 0; fclose(file); }
        told->tv_sec += off;
    }
    return answer;
}
"""


CC = shutil.which("cc") or ""


@pytest.mark.skipif(not CC or os.name != "posix", reason="no C compiler here")
def test_setting_the_machines_clock_changes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shim.c").write_text(SHIM, encoding="ascii")
    shim, off = tmp_path / "shim.so", tmp_path / "off"
    subprocess.run([CC, "-shared", "-fPIC", "-o", shim, tmp_path / "shim.c", "-ldl"], check=True)
    off.write_text("0", encoding="ascii")
    monkeypatch.setenv("LD_PRELOAD", str(shim))
    monkeypatch.setenv("WALL_CLOCK_OFF", str(off))
    server = Process(tmp_path / "data", *PLENTY)
    monkeypatch.delenv("LD_PRELOAD")

    async def meet(pair: Pair) -> None:
        async with pair.client(0) as mover:
            left = (await clock_of(mover, runs=True)).left[0]
            for number, seconds in enumerate((3_600, -3_600), 1):
                (tmp_path / "new").write_text(str(seconds), encoding="ascii")
                (tmp_path / "new").replace(off)  # at once, whoever reads it
                async with asyncio.timeout(60):
                    while server.log().count("clock was set by") < number:  # noqa: ASYNC110
                        await asyncio.sleep(0.1)
            await mover.close()
            assert isinstance(await mover.open(), TableState)
            clock = await clock_of(mover, runs=True)
            assert left - 20_000 < clock.left[0] < left, "it runs, and no faster than others"
            assert pair.is_in_time()

    try:
        pair = Pair(server, seconds=60)
        asyncio.run(meet(pair))
        assert "clock_jumps_total 2.0" in httpx.get(f"{server.url}/metrics").text
        # an hour earlier than it was before: time goes on all the same
        server.kill()
        monkeypatch.setenv("LD_PRELOAD", str(shim))
        server = pair.server = server.again()
        left = pair.state()["clock"]["left"][0]
        assert 30_000 < left <= 60_000

        async def goes_on() -> None:
            async with pair.client(0) as mover:
                at = await clock_of(mover, runs=True)
                await asyncio.sleep(1)
                await mover.close()
                assert isinstance(await mover.open(), TableState)
                after = await clock_of(mover, runs=True)
                assert after.left[0] <= at.left[0] - 1_000

        asyncio.run(goes_on())
    finally:
        server.kill()
