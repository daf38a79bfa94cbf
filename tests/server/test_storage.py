"""What was stored is there, once, and in order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, insert, select

from marrakech import Rules
from marrakech.core import kernel
from marrakech.server.analysis_queue import AnalysisQueue
from marrakech.server.database import FILE
from marrakech.server.integrity import Damaged
from marrakech.server.migrations import FOLDER, NEWEST, downgrade, migrate, revision_of
from marrakech.server.reading import Stand, TableRow
from marrakech.server.reviews import Reviews
from marrakech.server.schema import entries, metadata, tables
from marrakech.server.seals import KEY_BYTES, Seal
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage
from marrakech.server.trouble import Conflict
from marrakech.table.entries import AnyEntry, Made, Played, decode, encode
from marrakech.table.messages import NewTable, SeatPlan

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from sqlalchemy import Connection

SEAL = Seal(bytes(KEY_BYTES))


def row(table_id: str, **other: object) -> TableRow:
    plain = TableRow(table_id, 1, 1, "waiting", listed=True, version=1, summary=b"{}")
    return plain._replace(**other)  # type: ignore[arg-type]


def with_storage(folder: Path, do: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = await Storage.open(folder)
        try:
            await do(storage)
        finally:
            await storage.close()

    asyncio.run(run())


@pytest.mark.usefixtures("either_database")
def test_a_log_is_read_as_it_was_written(tmp_path: Path) -> None:
    async def write(storage: Storage) -> None:
        await storage.create(row("t"), [b"a", b"b"])
        await storage.append("t", 2, [b"c"])

    async def read(storage: Storage) -> None:
        assert await storage.load("t") == [b"a", b"b", b"c"]
        assert await storage.load("t", 2) == [b"c"]
        assert await storage.load("nothing") == []

    with_storage(tmp_path, write)
    with_storage(tmp_path, read)


@pytest.mark.usefixtures("either_database")
def test_a_review_is_kept_with_its_table(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        await storage.create(row("t"), [b"a"])
        reviews = Reviews(storage, AnalysisQueue(Settings(tmp_path)))
        assert await reviews.kept("t") is None
        for lines in (b"first\n", b"second\n"):
            await reviews.keep("t", lines)
            assert await reviews.kept("t") == lines
        await reviews.keep("nothing", b"of a table that has gone\n")
        assert await reviews.kept("nothing") is None

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_of_two_who_add_the_same_entry_one_wins(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        await storage.create(row("t"), [b"a"])
        await storage.create(row("u"), [b"a"])
        both = await asyncio.gather(
            storage.append("t", 1, [b"mine"]),
            storage.append("u", 1, [b"other table"]),
            storage.append("t", 1, [b"yours"]),
            return_exceptions=True,
        )
        assert [type(result) for result in both] == [type(None), type(None), Conflict]
        assert await storage.load("t") == [b"a", b"mine"]
        assert await storage.load("u") == [b"a", b"other table"]

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_of_two_processes_that_add_the_same_entry_one_wins(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        other = await Storage.open(tmp_path)
        await storage.create(row("t"), [b"a"])
        results = await asyncio.gather(
            *(one.append("t", 1, [b"x"]) for one in (storage, other)), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        await other.close()

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_nothing_of_a_write_is_stored_if_a_part_of_it_cannot_be(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        await storage.create(row("t"), [b"a"])
        await storage.append("t", 2, [b"c"])
        with pytest.raises(Conflict):
            await storage.append("t", 1, [b"b", b"c2"])
        with pytest.raises(Damaged, match="entry 1 is missing"):
            await storage.load("t")
        await storage.append("t", 1, [b"b"])
        with pytest.raises(Damaged, match="has 3 entries and should have 2"):
            await storage.load("t")

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_no_entry_is_stored_for_a_table_that_is_gone(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        await storage.create(row("t"), [b"a"])
        await storage.remove(["t"])
        with pytest.raises(Conflict):
            await storage.append("t", 1, [b"b"])
        assert await storage.load("t") == []

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_a_table_goes_only_as_it_stood_when_that_was_decided(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        for name in ("moved", "used", "still"):
            await storage.create(row(name, changed=1), [b"a"])
        found = await storage.waiting()
        assert found == dict.fromkeys(("moved", "used", "still"), Stand(1, 1))
        await storage.append("moved", 1, [b"b"])
        await storage.touch([("used", 2)])
        assert await storage.remove_if_still({**found, "gone": Stand(1, 1)}) == ["still"]
        assert await storage.lengths(["moved", "used", "still"]) == {"moved": 2, "used": 1}
        assert await storage.load("still") == []

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_writes_that_wait_together_share_a_transaction(tmp_path: Path) -> None:
    sizes: list[int] = []

    async def do(storage: Storage) -> None:
        storage.on_commit = sizes.append
        await asyncio.gather(*(storage.create(row(f"t{n}"), [b"a"]) for n in range(100)))
        assert sum(sizes) == 100
        assert len(sizes) <= 3

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_the_lobby_has_listed_tables_only_the_newest_first(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        await storage.create(row("old", changed=1), [b"a"])
        await storage.create(row("new", changed=2), [b"a"])
        await storage.create(row("private", listed=False), [b"a"])
        await storage.create(row("playing", standing="playing"), [b"a"])
        assert [each.id for each in await storage.lobby("waiting", 10)] == ["new", "old"]
        assert [each.id for each in await storage.lobby("waiting", 1)] == ["new"]
        assert await storage.count() == {"waiting": 3, "playing": 1}

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_a_row_that_tells_less_than_the_log_is_found(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        await storage.create(row("t"), [b"a"])
        await storage.create(row("u"), [b"a"])
        await storage.append("t", 1, [b"b"])
        assert await storage.behind() == ["t"]
        await storage.note([row("t", version=2, standing="playing")])
        assert await storage.behind() == []
        await storage.note([row("t", version=1, standing="waiting")])  # an older one comes late
        assert await storage.count() == {"waiting": 1, "playing": 1}

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_old_tables_are_found(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        await storage.create(row("old", changed=10), [b"a"])
        await storage.create(row("new", changed=30), [b"a"])
        await storage.create(row("over", changed=10, standing="over"), [b"a"])
        await storage.create(row("slow", changed=10, due=50), [b"a"])
        stand = Stand(10, 1)
        assert await storage.old(20, None, 60) == {"old": (None, stand), "slow": (None, stand)}
        assert await storage.old(20, None, 40) == {"old": (None, stand)}, "its clock still runs"
        await storage.mark(["old", "new"], 7)
        assert await storage.old(20, 20, 40) == {"old": (7, stand), "over": (None, stand)}
        assert await storage.marked() == {"old", "new"}
        await storage.unmark(["new", "over"])
        assert await storage.marked() == {"old"}
        await storage.remove(["old"])
        assert await storage.marked() == set()
        assert await storage.newest(20) == 10
        assert await storage.newest(9) is None

    with_storage(tmp_path, do)


@pytest.mark.usefixtures("either_database")
def test_how_long_a_server_has_run_is_added_up(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        before = await storage.ran()
        await storage.pulse(5)
        await storage.pulse()
        assert await storage.ran() == before + 5

    with_storage(tmp_path, do)
    with_storage(tmp_path, do)


# ------------------------------------------------------------------------------ its form


def test_the_newest_revision_is_the_one_that_is_expected() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_the_steps_lead_to_the_form_that_the_program_uses(tmp_path: Path) -> None:
    stepwise = create_engine(f"sqlite:///{tmp_path / 'stepwise'}")
    at_once = create_engine(f"sqlite:///{tmp_path / 'at once'}")
    query = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%alembic%' ORDER BY name"
    with stepwise.begin() as connection:
        migrate(connection, SEAL)
        assert revision_of(connection) == NEWEST
        found = connection.exec_driver_sql(query).all()
    with at_once.begin() as connection:
        metadata.create_all(connection)
        expected = connection.exec_driver_sql(query).all()
    stepwise.dispose()
    at_once.dispose()
    assert [(name, _plain(sql)) for name, sql in found] == [
        (name, _plain(sql)) for name, sql in expected
    ]


def in_form(connection: Connection, form: str) -> None:
    """Make an empty database as an older program made it."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes.update(connection=connection, seal=SEAL)
    command.upgrade(config, form)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("persian/2", "persian/2,area=colour"),
        ("finnish/2,elimination=yes", "finnish/2,area=colour,elimination=yes"),
        ("persian/3", "persian/3"),
        ("thai/2", "thai/2"),
    ],
)
def test_a_game_goes_on_by_the_areas_that_it_began_with(
    tmp_path: Path, before: str, after: str
) -> None:
    """R4.5: the Finnish and the Persian text had areas by colour here until revision 0002."""
    players = Rules.parse(before).players
    seats = [SeatPlan("bot", level="porter")] * players
    made: AnyEntry = Made(5, NewTable(seats, rules=before), "00", [None] * players, shared=True)
    played: AnyEntry = Played(6, 0, "L")
    engine = create_engine(f"sqlite:///{tmp_path / 'old'}")
    with engine.begin() as connection:
        in_form(connection, "0001")
        old = {name: value for name, value in row("t")._asdict().items() if name != "due"}
        connection.execute(insert(tables).values(old))
        for version, entry in enumerate((made, played)):
            line = {"table_id": "t", "version": version, "body": encode(entry)}
            connection.execute(insert(entries).values(line))
        migrate(connection, SEAL)
        bodies = connection.execute(select(entries.c.body).order_by(entries.c.version)).scalars()
        begun, *rest = [SEAL.decode("t", body) for body in bodies.all()]
        assert isinstance(begun, Made)
        assert (begun.new.rules, rest) == (after, [played])
        assert not kernel.State(Rules.parse(begun.new.rules)).by_owner
        downgrade(connection, "0001", SEAL)
        again = connection.execute(select(entries.c.body).order_by(entries.c.version)).scalars()
        assert list(map(decode, again.all())) == [made, played]
    engine.dispose()


def _plain(sql: str | None) -> str:
    return "".join((sql or "").split())


def test_an_acknowledged_write_is_on_the_disk(tmp_path: Path) -> None:
    async def do(storage: Storage) -> None:
        with storage._engine.connect() as connection:
            for pragma, value in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
                found = connection.exec_driver_sql(f"PRAGMA {pragma}")
                assert found.scalar() == value

    with_storage(tmp_path, do)
    assert (tmp_path / FILE).is_file()
