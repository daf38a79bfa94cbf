"""Tables in PostgreSQL: its form, its key, its secrets, and what happens while it is away."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import httpx
import psycopg
import pytest
from sqlalchemy import inspect, text

from marrakech.core.errors import Refusal
from marrakech.server import postgres as module
from marrakech.server.errors import DataRefusal
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.migrations import NEWEST, downgrade, migrate, revision_of
from marrakech.server.postgres import engine_of, prepare
from marrakech.server.schema import metadata
from marrakech.server.settings import DatabaseUrl, Settings
from marrakech.server.storage import Storage
from marrakech.server.trouble import Trouble
from marrakech.table.messages import Act, Do, Done, NewTable, SeatPlan, Throw
from tests import warm
from tests.postgres import running_postgres
from tests.proxy import Proxy
from tests.server.running import PLENTY, Process, set_up
from tests.server.test_hub import TWO, act, secrets_of
from tests.server.test_storage import SEAL, row

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from sqlalchemy import Engine

    from tests.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")


# ------------------------------------------------------------------------------ its form


def form_of(engine: Engine) -> list[object]:
    """Tables, columns, keys and indices, as the database tells them."""
    found = inspect(engine)
    return [
        (
            name,
            [
                (each["name"], str(each["type"]), each["nullable"])
                for each in found.get_columns(name)
            ],
            found.get_pk_constraint(name)["constrained_columns"],
            [(each["referred_table"], each["options"]) for each in found.get_foreign_keys(name)],
            sorted((each["name"] or "", each["column_names"]) for each in found.get_indexes(name)),
        )
        for name in sorted(found.get_table_names())
        if name != "alembic_version"
    ]


def test_the_steps_lead_to_the_form_that_the_program_uses(postgres: Postgres) -> None:
    stepwise, at_once = engine_of(postgres.fresh()), engine_of(postgres.fresh())
    with stepwise.connect() as connection:
        connection.execution_options(isolation_level="READ COMMITTED")
        with connection.begin():
            migrate(connection, SEAL)
            assert revision_of(connection) == NEWEST
            downgrade(connection, "0001", SEAL)
            migrate(connection, SEAL)
    metadata.create_all(at_once)
    assert form_of(stepwise) == form_of(at_once)
    stepwise.dispose()
    at_once.dispose()


def test_processes_that_start_at_once_migrate_once(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    name = url.text.rpartition("/")[2]

    async def run() -> None:
        folders = [tmp_path] * 3
        with psycopg.connect(url.text, autocommit=True) as holder:  # one that migrates just now
            holder.execute(f"SELECT pg_advisory_lock({module.MIGRATING})".encode())
            waiting = asyncio.create_task(Storage.open(tmp_path, None, url))
            await asyncio.sleep(1)
            assert not waiting.done()
            made = "SELECT tablename FROM pg_tables WHERE tablename = 'entries'"
            assert postgres.ask(made, name) == []
        await (await waiting).close()
        opened = await asyncio.gather(*(Storage.open(each, None, url) for each in folders))
        for storage in opened:
            await storage.close()
        # another machine, to which nobody has brought the key
        with pytest.raises(DataRefusal, match=r"key .* is missing"):
            await Storage.open(tmp_path / "other", None, url)

    asyncio.run(run())
    engine = engine_of(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM about")).scalar() == 1
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(DataRefusal, match="newer version"):
        prepare(url, tmp_path / "tables.key")


def test_what_cannot_be_reached_is_told(tmp_path: Path) -> None:
    with pytest.raises(DataRefusal, match=r"//127\.0\.0\.1:9/none cannot be used: .*refused"):
        prepare(DatabaseUrl("postgresql://me:hush@127.0.0.1:9/none"), tmp_path / "key")
    with pytest.raises(DataRefusal, match="this address cannot be read") as refused:
        prepare(DatabaseUrl("postgresql://me:hush@127.0.0.1:9/none?what=this"), tmp_path / "key")
    assert "hush" not in str(refused.value)


def test_a_damaged_log_is_found(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        url = postgres.fresh()
        storage = await Storage.open(tmp_path, None, url)
        for name in ("t", "u", "v"):
            await storage.create(row(name), [b"a", b"b"])
        postgres.ask(
            "UPDATE entries SET body = 'x' WHERE table_id = 'u'", url.text.rpartition("/")[2]
        )
        found = [(each.table_id, str(each.why)) async for each in storage.look_through()]
        assert found == [("u", "entry 0 has changed")]
        await storage.close()

    asyncio.run(run())


# ------------------------------------------------------------------------------ its secrets


def test_a_password_is_shown_nowhere(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh().text.replace("marrakech@", "marrakech:hush@")
    command = [sys.executable, "-m", "marrakech", "serve", "--port", "0", "--data", str(tmp_path)]
    typed = subprocess.run(
        [*command, "--database", url], capture_output=True, text=True, check=False, timeout=60
    )
    assert typed.returncode == 1
    assert "MARRAKECH_DATABASE" in typed.stderr
    assert "hush" not in typed.stderr + typed.stdout
    with Proxy(postgres.port) as proxy:
        url = url.replace(str(postgres.port), str(proxy.port))
        server = Process(tmp_path / "data", *PLENTY, env={"MARRAKECH_DATABASE": url})
        set_up(server, "person", "bot")
        line = subprocess.run(
            ["ps", "-ww", "-p", str(server.process.pid), "-o", "args"],  # noqa: S607
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        proxy.refuses = True
        proxy.cut()
        answer = httpx.get(f"{server.url}/ready")
        assert (answer.status_code, answer.json()["status"]) == (503, "slow")
        proxy.refuses = False
        server.stop()
    log = server.log()
    assert "nothing can be stored: away" in log
    assert "hush" not in log + line
    assert "hush" not in repr(Settings(tmp_path, database=DatabaseUrl(url)))


def test_an_address_that_cannot_be_read_is_told_without_its_password(tmp_path: Path) -> None:
    for name, url in (
        ("MARRAKECH_REDIS", "redis://:hush/hush@127.0.0.1:1"),
        ("MARRAKECH_REDIS", "redis://:hush?hush@127.0.0.1:1/0"),
        ("MARRAKECH_DATABASE", "postgresql://me:hush%zz@127.0.0.1:1/it"),
        ("MARRAKECH_DATABASE", "postgresql://me:hush/hush@127.0.0.1:1/it"),
    ):
        env = {"MARRAKECH_DATABASE": "postgresql://127.0.0.1:1/it", name: url}
        told = warm.start(
            ("serve", "--port", "0", "--data", str(tmp_path)),
            {**os.environ, "COLUMNS": "300", "LANG": "en", **env},
            stderr=subprocess.PIPE,
        ).communicate(timeout=60)[1]
        assert "hush" not in told
        assert "cannot be" in told
        assert "Traceback" not in told


# ------------------------------------------------------------------------------ while it is away


@asynccontextmanager
async def through(proxy: Proxy, url: DatabaseUrl, folder: Path) -> AsyncIterator[Hub]:
    """A hub whose database is behind a proxy."""
    storage = await Storage.open(folder, None, url)
    hub = Hub(storage, Settings(data=folder), Metrics())
    try:
        async with asyncio.timeout(60):
            yield hub
    finally:
        proxy.refuses = False
        proxy.flow()
        await hub.close()
        await storage.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody wait less."""
    monkeypatch.setattr("marrakech.server.storage.WRITE_SECONDS", 0.5)
    monkeypatch.setattr(module, "ANSWER_SECONDS", 0.5)
    monkeypatch.setattr(module, "CONNECT_SECONDS", 1)
    monkeypatch.setattr(module.Deadlines, "LOOK_SECONDS", 0.05)


def test_a_short_absence_is_not_noticed(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        with Proxy(postgres.port) as proxy:
            url = DatabaseUrl(postgres.fresh().text.replace(str(postgres.port), str(proxy.port)))
            async with through(proxy, url, tmp_path) as hub:
                made = await hub.make(TWO)
                start = hub.tables[made.table].version
                proxy.refuses = True
                proxy.cut()
                doing = asyncio.create_task(act(hub, made, Do("1", start, 0, Act("L"))))
                await asyncio.sleep(0.5)
                assert not doing.done()
                proxy.refuses = False
                assert await doing == Done("1", start + 1)

    asyncio.run(run())


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("how", ["refused", "nowhere", "one way"])
def test_while_it_is_away_actions_are_refused_and_all_heals(
    postgres: Postgres, tmp_path: Path, how: str
) -> None:
    """Even if what was asked arrives, and only the answer is lost: nothing is done twice."""

    async def run() -> None:
        with Proxy(postgres.port) as proxy:
            url = DatabaseUrl(postgres.fresh().text.replace(str(postgres.port), str(proxy.port)))
            async with through(proxy, url, tmp_path) as hub:
                made = await hub.make(TWO)
                start = hub.tables[made.table].version
                if how == "refused":
                    proxy.refuses = True
                    proxy.cut()
                else:
                    proxy.flow(forth=how == "one way", back=False)
                do = Do("1", start, 0, Act("L"))
                with pytest.raises(Refusal, match="cannot reach its storage"):
                    await act(hub, made, do)
                with pytest.raises(Trouble, match="away"):
                    await hub.storage.load(made.table)
                proxy.refuses = False
                proxy.flow()
                assert await act(hub, made, do) == Done("1", start + 1)
                assert len(await hub.storage.load(made.table)) == start + 1
                assert hub.tables[made.table].version == start + 1

    asyncio.run(run())


def test_a_restart_of_it_takes_nothing_along(postgres: Postgres, tmp_path: Path) -> None:
    """What was acknowledged is there, and the server goes on without a restart of its own."""

    async def run() -> None:
        storage = await Storage.open(tmp_path, None, postgres.fresh())
        hub = Hub(storage, Settings(data=tmp_path), Metrics())
        made = await hub.make(TWO)
        live = hub.tables[made.table]
        await act(hub, made, Do("1", live.version, 0, Act("L")))
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        assert len(await storage.load(made.table)) == live.version
        await hub.close()
        await storage.close()

    asyncio.run(run())


def test_who_is_connected_to_what_is_only_a_copy_by_now_finds_the_original(tmp_path: Path) -> None:
    """As after a planned change of the machine: nobody closes the connections to the old one."""

    async def run(old: Postgres, new: Postgres, url: DatabaseUrl) -> None:
        name = url.text.rpartition("/")[2]
        both = f"127.0.0.1:{old.port},127.0.0.1:{new.port}/{name}?target_session_attrs=read-write"
        with Proxy(old.port) as proxy:
            async with (
                through(proxy, old.url(name, port=proxy.port), tmp_path) as moved,
                through(proxy, DatabaseUrl(f"postgresql://marrakech@{both}"), tmp_path) as told,
            ):
                tables = [(hub, await hub.make(TWO)) for hub in (moved, told)]
                await asyncio.to_thread(old.set, "default_transaction_read_only", "on")
                await asyncio.sleep(0.2)
                await asyncio.to_thread(new.promote)
                proxy.target = new.port
                for hub, made in tables:
                    start = hub.tables[made.table].version
                    assert await act(hub, made, Do("1", start, 0, Act("L"))) == Done("1", start + 1)
                    assert await hub.storage.lengths([made.table]) == {made.table: start + 1}
                assert old.answers(), "all the time"

    with running_postgres() as old:
        url = old.fresh()
        new = old.copy()
        try:
            asyncio.run(run(old, new, url))
        finally:
            new.close()


def test_the_driver_is_not_needed_for_sqlite() -> None:
    """Nobody who plays on one machine needs the driver."""
    code = "import sys, marrakech.server.run; assert 'psycopg' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


# ------------------------------------------------------------------------------ several servers


@asynccontextmanager
async def two_hubs(url: DatabaseUrl, folder: Path) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two servers that share a database, and do not look by themselves at what the other does."""
    storages = [await Storage.open(folder, None, url) for _ in range(2)]
    one = Hub(storages[0], Settings(data=folder), Metrics())
    await asyncio.sleep(0.005)  # servers are told apart by when they began
    two = Hub(storages[1], Settings(data=folder), Metrics())
    try:
        async with asyncio.timeout(60):
            yield one, two
    finally:
        for hub in (one, two):
            await hub.close()
            await hub.storage.close()


def test_nothing_is_refused_for_what_is_only_in_memory(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        async with two_hubs(postgres.fresh(), tmp_path) as (one, two):
            made = await one.make(TWO)
            live = await two.open(made.table)
            seats = two.seats_of(live, secrets_of(made))
            await act(one, made, Do("1", one.tables[made.table].version, 0, Act("L")))
            # the second server has not heard of the turn: as far as it knows, nobody may throw
            newest = one.tables[made.table].version
            assert (await two.done(live, Do("2", newest, 0, Throw()), seats)).version > newest
            with pytest.raises(Refusal, match="meanwhile"):
                await one.done(one.tables[made.table], Do("3", newest, 0, Throw()), seats)

    asyncio.run(run())


def test_tables_of_a_server_that_is_gone_go_on_though_nobody_looks(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marrakech.server.table_clocks.GONE_MS", 0)

    async def run() -> None:
        async with two_hubs(postgres.fresh(), tmp_path) as (one, two):
            one.closing = True  # it makes a table, and dies before the bots have played
            made = await one.make(NewTable([SeatPlan("bot", level="porter")] * 2))
            await two.storage.begin_run(two.heartbeat.began, 0)
            assert made.table not in two.tables
            await two.clocks.adopt()
            assert made.table not in two.tables, "it has to be sure that it is there itself"
            while made.table not in [row.id for row in await two.storage.rows("over")]:
                await two.heartbeat.store()
                await two.clocks.adopt()
                await asyncio.sleep(0.01)

    asyncio.run(run())
