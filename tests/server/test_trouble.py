"""A database that takes nothing for a while: held by others, on a full disk, or damaged."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
from contextlib import ExitStack, asynccontextmanager, contextmanager
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.core.errors import Refusal
from marrakech.server import storage as storing
from marrakech.server.database import FILE
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.ready import Readiness
from marrakech.server.settings import Settings
from marrakech.server.storage import WRITE_SECONDS, Storage
from marrakech.server.trouble import Conflict, Trouble
from marrakech.table.messages import Act, Do, Done, NewTable, Say, SeatPlan, TakeSeat, Throw
from tests.history.stored import log_of
from tests.server.players import Client, encode
from tests.server.running import PLENTY, running, set_up
from tests.server.test_hub import START, TWO, act, until
from tests.server.test_metrics import samples
from tests.server.test_storage import row

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from marrakech.server.storage import Write
    from tests.server.running import Process

PATIENCE = 60.0
"""Seconds in which something happens even on a busy machine."""


@contextmanager
def held(data: Path) -> Iterator[sqlite3.Connection]:
    """Keep others from writing to a database, as a backup or a shell does."""
    database = sqlite3.connect(data / FILE, isolation_level=None, timeout=60)
    try:
        database.execute("BEGIN IMMEDIATE")
        yield database
    finally:
        database.close()


def wait_for(it_is_so: Callable[[], bool], what: str) -> None:
    end = monotonic() + PATIENCE
    while not it_is_so():
        assert monotonic() < end, what
        sleep(0.05)


def status(server: Process, path: str = "ready") -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/{path}", timeout=60)
    return answer.status_code, answer.json()["status"]


async def send(client: httpx.AsyncClient, made: dict[str, Any], do: Do) -> httpx.Response:
    secrets = ",".join(ticket["secret"] for ticket in made["tickets"])
    headers = {"Authorization": f"Seat {secrets}", "Content-Type": "application/json"}
    url = f"/api/tables/{made['table']}/commands"
    return await client.post(url, content=encode(do), headers=headers)


# ------------------------------------------------------------------------------ a real server


def test_players_wait_for_a_database_that_is_held_and_then_go_on(tmp_path: Path) -> None:
    """For a moment they only wait; after that they are refused, all at once, and nothing is lost
    or doubled. What happens by itself goes on by itself.
    """
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        made: list[Any] = [set_up(server, "person", "person", first=0) for _ in range(12)]
        bots: Any = set_up(server, "bot", "bot", listed=True)
        first = [Do("first", 99, 0, Act("L")) for _ in made]
        second = [Do("second", 99, 1, Say("hello")) for _ in made]

        async def ask(client: httpx.AsyncClient, wishes: list[Do]) -> list[httpx.Response]:
            asked = (send(client, *each) for each in zip(made, wishes, strict=True))
            return await asyncio.gather(*asked)

        async def play() -> None:
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
                with held(data):
                    waiting = asyncio.create_task(ask(client, first))
                    await asyncio.sleep(1)
                    assert not waiting.done()
                assert [answer.status_code for answer in await waiting] == [200] * 12
                with held(data):
                    began = monotonic()
                    answers = await ask(client, second)
                    took = monotonic() - began
                    assert (await client.get("/ready")).status_code == 503
                    assert (await client.get("/live")).status_code == 200
                for answer in answers:
                    assert answer.status_code == 503
                    assert answer.json()["reason"] == "server-storage"
                    assert int(answer.headers["retry-after"]) >= 1
                assert took < 3 * WRITE_SECONDS, "they do not wait for each other"
                again = await ask(client, second)
                assert [answer.status_code for answer in again] == [200] * 12

        asyncio.run(play())

        def is_over() -> bool:
            url = f"{server.url}/api/tables"
            over = httpx.get(url, params={"standing": "over"}).json()
            return bots["table"] in [each["table"] for each in over]

        wait_for(is_over, "the bots do not play on")
        wait_for(lambda: status(server) == (200, "ok"), "it does not recover")
        told = httpx.get(f"{server.url}/metrics").text
        assert 'marrakech_commit_failures_total{why="locked"}' in told
        assert 'marrakech_commit_failures_total{why="locked"} 0.0' not in told
        server.stop()
        assert "nothing can be stored: locked" in server.log()
        assert "games can be stored again" in server.log()
        assert "Traceback" not in server.log()
    for each in made:
        ids = [getattr(entry, "id", "") for entry in log_of(data, each["table"])]
        assert (ids.count("first"), ids.count("second")) == (1, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process")
def test_a_disk_that_takes_no_more_is_told_and_recovered_from(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        made: Any = set_up(server, "person", "person", first=0)
        assert status(server) == status(server, "health") == (200, "ok")

        def limit(size: int) -> None:
            most = resource.RLIM_INFINITY
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))

        async def play() -> None:
            body = {"seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
            secrets = [ticket["secret"] for ticket in made["tickets"]]
            async with (
                httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client,
                Client(server.socket, made["table"], secrets) as player,
            ):
                limit((data / f"{FILE}-wal").stat().st_size)
                answer = await client.post("/api/tables", json=body)
                assert answer.status_code == 503
                assert answer.json()["reason"] == "server-storage"
                refused: Any = await player.ask(Do("x", 99, 0, Act("L")))
                assert refused.reason == "server-storage"
                assert refused.details["seconds"] >= 1
                wait_for(lambda: status(server) == (503, "disk"), "it says that it is ready")
                assert status(server, "health")[0] == 503
                assert status(server, "live") == (200, "ok")
                limit(resource.RLIM_INFINITY)
                wait_for(lambda: status(server) == (200, "ok"), "it does not recover")
                assert isinstance(await player.ask(Do("x", 99, 0, Act("L"))), Done)
                assert (await client.post("/api/tables", json=body)).status_code == 201

        asyncio.run(play())
        assert 'commit_failures_total{why="disk"}' in httpx.get(f"{server.url}/metrics").text
        server.stop()
        assert "nothing can be stored: disk" in server.log()
        assert "Traceback" not in server.log()
    ids = [getattr(entry, "id", "") for entry in log_of(data, made["table"])]
    assert ids.count("x") == 1


def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        set_up(server, "person", "person")
        assert status(server) == (200, "ok")
        database = sqlite3.connect(data / FILE)
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_tables_1'"
        ).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()
        with (data / FILE).open("r+b") as file:
            file.seek((root - 1) * size)
            file.write(b"\xff" * size)

        def is_told() -> bool:
            answer = httpx.get(f"{server.url}/api/tables/nothing", timeout=60)
            assert answer.status_code in (404, 503), "what was read before may still be known"
            return status(server) == (503, "damaged")

        wait_for(is_told, "it says that all is well")
        assert status(server, "live") == (200, "ok")


# ------------------------------------------------------------------------------ in this process


class Unsure(Storage):
    """A storage whose disk fails now and then, before or after it has written."""

    fails: str | None = None

    def _write(self, writes: list[Write]) -> None:
        if self.fails != "before":
            super()._write(writes)
        if self.fails is not None:
            raise sqlite3.OperationalError("disk I/O error")

    async def load(self, table_id: str, since: int = 0) -> list[bytes]:
        if self.fails == "always":
            raise Trouble("disk", OSError())
        return await super().load(table_id, since)


@asynccontextmanager
async def unsure(folder: Path) -> AsyncIterator[tuple[Hub, Unsure]]:
    storage = await Unsure.open(folder)
    hub = Hub(storage, Settings(data=folder), Metrics())
    storage.on_failure = hub.metrics.commit_failed
    try:
        async with asyncio.timeout(PATIENCE):
            yield hub, storage
    finally:
        storage.fails = None
        await hub.close()
        await storage.close()


def test_what_failed_but_is_stored_is_acknowledged(tmp_path: Path) -> None:
    async def do() -> None:
        async with unsure(tmp_path) as (hub, storage):
            made = await hub.make(TWO)
            friends = await hub.make(NewTable([SeatPlan("person", "A"), SeatPlan("open")]))
            storage.fails = "after"
            assert await act(hub, made, Do("1", 99, 0, Act("L"))) == Done("1", START + 1)
            assert (await hub.sit(friends.table, TakeSeat("B"))).seat == 1
            storage.fails = None
            assert await act(hub, made, Do("1", 99, 0, Act("L"))) == Done("1", START + 1)
            assert len(await storage.load(made.table)) == START + 1
            names = [seat.name for seat in (await hub.look(friends.table)).seats]
            assert names == ["A", "B"]
            assert samples(hub.metrics)["commit_failures_total", "other"] >= 2

    asyncio.run(do())


def test_what_failed_and_is_not_stored_is_refused_and_can_be_done_later(tmp_path: Path) -> None:
    async def do() -> None:
        async with unsure(tmp_path) as (hub, storage):
            made = await hub.make(TWO)
            storage.fails = "before"
            for _ in range(2):
                with pytest.raises(Refusal, match="cannot reach its storage"):
                    await act(hub, made, Do("1", 99, 0, Act("L")))
            with pytest.raises(Refusal, match="cannot reach its storage"):
                await hub.make(TWO)
            assert len(hub.tables) == 1
            storage.fails = None
            assert await act(hub, made, Do("1", 99, 0, Act("L"))) == Done("1", START + 1)
            assert len(await storage.load(made.table)) == START + 1

    asyncio.run(do())


def test_before_anything_else_is_done_it_is_found_out_what_is_stored(tmp_path: Path) -> None:
    """The write came through, but neither that nor anything else could be read at the time."""

    async def do() -> None:
        async with unsure(tmp_path) as (hub, storage):
            made = await hub.make(TWO)
            live = await hub.open(made.table)
            storage.fails = "always"
            for _ in range(2):
                with pytest.raises(Refusal, match="cannot reach its storage"):
                    await act(hub, made, Do("1", 99, 0, Act("L")))
            assert live.version == START
            storage.fails = None
            # which is possible only if Assam was turned, as nobody here knows yet
            assert await act(hub, made, Do("2", 99, 0, Throw())) == Done("2", START + 2)
            assert await act(hub, made, Do("1", 99, 0, Act("L"))) == Done("1", START + 2)
            assert len(await storage.load(made.table)) == live.table.version == START + 2

    asyncio.run(do())


def test_what_the_lobby_shows_is_noted_when_it_can_be(tmp_path: Path) -> None:
    async def do() -> None:
        async with unsure(tmp_path) as (hub, storage):
            made = await hub.make(NewTable([SeatPlan("person", "A"), SeatPlan("open")]))
            await hub.sit(made.table, TakeSeat("B"))
            storage.fails = "before"
            await until(lambda: storage.trouble is not None)
            storage.fails = None

            async def is_noted() -> bool:
                return await storage.count() == {"playing": 1}

            while not await is_noted():  # noqa: ASYNC110  (not worth an event)
                await asyncio.sleep(0.05)

    asyncio.run(do())


def test_one_write_that_cannot_be_is_no_reason_to_try_a_held_database_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "WRITE_SECONDS", 0.6)

    async def do() -> None:
        storage = await Storage.open(tmp_path)
        tries: list[str] = []
        storage.on_failure = tries.append
        await storage.create(row("t"), [b"a"])
        with held(tmp_path):
            waiting = [storage.append("t", 1, [b"%d" % n]) for n in range(40)]
            async with asyncio.timeout(PATIENCE):
                outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {Trouble}
        assert len(tries) < 10
        assert set(tries) == {"locked"}
        again = [storage.append("t", 1, [b"%d" % n]) for n in range(3)]
        results = await asyncio.gather(*again, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, Conflict]
        await storage.close()

    asyncio.run(do())


def test_a_lock_in_the_middle_of_storing_one_by_one_puts_off_the_rest(tmp_path: Path) -> None:
    """One of many cannot be stored, so each is tried by itself; then somebody takes the lock."""

    async def do() -> None:
        storage = await Storage.open(tmp_path)
        names = [f"t{number}" for number in range(20)]
        for name in names:
            await storage.create(row(name), [b"a"])
        tries: list[str] = []
        storage.on_failure = tries.append
        with ExitStack() as lock:

            def take_lock(_writes: int) -> None:
                if not tries and not lock_taken:
                    lock_taken.append(True)
                    lock.enter_context(held(tmp_path))

            lock_taken: list[bool] = []
            storage.on_commit = take_lock
            commit, together = storage._commit, []

            async def counted(writes: list[Write]) -> None:
                together.append(len(writes))
                await commit(writes)

            storage._commit = counted  # type: ignore[method-assign]
            waiting = [
                *(storage.append("t0", 1, [b"first"]), storage.append("t0", 1, [b"second"])),
                *(storage.append(name, 1, [b"b"]) for name in names[1:]),
            ]
            async with asyncio.timeout(PATIENCE):
                await waiting[0]
                while len(tries) < 3:  # noqa: ASYNC110  (not worth an event)
                    await asyncio.sleep(0.01)
            assert not any(each.done() for each in waiting[1:]), "nobody is told anything yet"
            assert together[:4] == [21, 1, 1, 20], "the lock is tried for all that is left together"
        async with asyncio.timeout(PATIENCE):
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(outcomes[1], Conflict)
        assert [each for each in outcomes if each is not None] == [outcomes[1]]
        assert await storage.lengths(names) == dict.fromkeys(names, 2)
        await storage.close()

    asyncio.run(do())


def test_many_who_ask_whether_all_is_well_share_one_write(tmp_path: Path) -> None:
    async def do() -> None:
        async with unsure(tmp_path) as (hub, storage):
            writes: list[int] = []
            storage.on_commit = writes.append
            readiness = Readiness()
            told = await asyncio.gather(*(readiness.ask(hub) for _ in range(200)))
            assert set(told) == {"ok"}
            assert await readiness.ask(hub) == "ok"
            assert sum(writes) == 1
            storage.fails = "before"
            async with asyncio.timeout(PATIENCE):
                while await readiness.ask(hub) != "other":  # noqa: ASYNC110  (likewise)
                    await asyncio.sleep(0.1)
            storage.fails = None
            hub.closing = True
            assert await readiness.ask(hub) == "closing"
            hub.closing = False

    asyncio.run(do())


def test_a_write_that_takes_too_long_is_no_good_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marrakech.server.ready.READY_SECONDS", 0.1)

    async def do() -> None:
        async with unsure(tmp_path) as (hub, _):
            readiness = Readiness()
            with held(tmp_path):
                assert await readiness.ask(hub) == "slow"
            while await readiness.ask(hub) != "ok":  # noqa: ASYNC110  (likewise)
                await asyncio.sleep(0.05)

    asyncio.run(do())
