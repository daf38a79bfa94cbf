"""What older versions have stored is there after an upgrade, in both databases, and before it."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import insert

from marrakech.server import database
from marrakech.server import postgres as module
from marrakech.server.errors import DataRefusal
from marrakech.server.hub import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.migrations import FOLDER, NEWEST
from marrakech.server.moderation import Moderation
from marrakech.server.schema import bans, entries, tables
from marrakech.server.seals import make_key
from marrakech.server.settings import DatabaseUrl, Settings
from marrakech.server.storage import Storage
from marrakech.table.entries import decode, encode
from tests.docs.blocks import ROOT
from tests.postgres import program
from tests.server.test_storage import row

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from marrakech.server.seals import Seal
    from marrakech.table.entries import AnyEntry
    from tests.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")

OLD = Path(__file__).parents[1] / "table" / "old" / "log-1.jsonl"
"""A game that the first version has stored."""
FORMS = sorted(each.name[:4] for each in FOLDER.glob("versions/0*.py"))


def test_hosts_are_told_what_every_form_has_brought() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| (\d{4}) \|", page, re.MULTILINE) == FORMS


def old_game() -> list[AnyEntry]:
    return [decode(line) for line in OLD.read_bytes().splitlines()]


def up(connection: Connection, seal: Seal, form: str) -> None:
    """Bring a database to a form, as the version of that time did."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes.update(connection=connection, seal=seal)
    command.upgrade(config, form)


def fill(engine: Engine, seal: Seal, form: str) -> None:
    """A database that was begun by the first version, and was last used with a form."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="READ COMMITTED")
        with connection.begin():
            up(connection, seal, "0001")
            old = row("old", standing="playing", version=len(old_game()))._asdict()
            del old["due"]
            connection.execute(insert(tables).values(old))
            for version, entry in enumerate(old_game()):
                line = {"table_id": "old", "version": version, "body": encode(entry)}
                connection.execute(insert(entries).values(line))
            up(connection, seal, form)
            if form >= "0004":
                ban = {"kind": "name", "what": "rude", "since": 1, "until": 2**50, "why": ""}
                connection.execute(insert(bans).values(ban))
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_every_version_has_stored_goes_on(
    postgres: Postgres, tmp_path: Path, kind: str
) -> None:
    async def look(folder: Path, url: DatabaseUrl | None, form: str) -> None:
        storage = await Storage.open(folder, None, url)
        hub = Hub(storage, Settings(folder), Metrics())
        live = await hub.open("old")
        # its bot may have played on already
        assert (await hub.stored.entries("old"))[: len(old_game())] == old_game()
        assert [fault async for fault in storage.look_through()] == []
        assert hub.seats_of(live, ["secret 0"]) == (0,), "who sat there sits there"
        found = await Moderation(storage).bans(5)
        assert [each.what for each in found] == (["rude"] if form >= "0004" else [])
        await hub.jobs.wanted(live, lambda table: table.close("", 1_800_000_000_000))
        assert len(await hub.stored.entries("old")) > len(old_game()), "it goes on, its bot too"
        await hub.close()
        await storage.close()

    for form in FORMS:
        folder = tmp_path / form
        folder.mkdir()
        seal = make_key(folder / "tables.key")
        url = postgres.fresh() if kind == "postgres" else None
        file = folder / database.FILE
        fill(database.engine_of(file) if url is None else engine(url), seal, form)
        asyncio.run(look(folder, url, form))


def engine(url: DatabaseUrl) -> Engine:
    return module.engine_of(url)


def test_a_shared_database_goes_back_is_looked_through_and_comes_back_from_a_dump(
    postgres: Postgres, tmp_path: Path
) -> None:
    url, other = postgres.fresh(), postgres.fresh()
    seal = make_key(tmp_path / "tables.key")
    fill(engine(url), seal, NEWEST)

    def told(at: DatabaseUrl) -> dict[str, str]:
        return {**os.environ, "MARRAKECH_DATABASE": at.text, "LANG": "en", "COLUMNS": "200"}

    def called(*words: str, at: DatabaseUrl = url) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "marrakech", "database", *words, "--data", str(tmp_path)],
            env=told(at),
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    typed = re.findall(r"^pg_.*$", (ROOT / "docs" / "hosting.md").read_text("utf-8"), re.MULTILINE)
    assert [each.partition(" ")[0] for each in typed] == ["pg_dump", "pg_restore"]
    for line, at in zip(typed, (url, other), strict=True):
        name, rest = line.split(maxsplit=1)
        command_line = f"{shlex.quote(program(name))} {rest}"
        subprocess.run(
            ["/bin/sh", "-c", command_line], env=told(at), cwd=tmp_path, check=True, timeout=60
        )
    checked = called("check", at=other)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert other.shown in checked.stdout
    name = other.text.rpartition("/")[2]
    postgres.ask("UPDATE entries SET body = 'x' WHERE version = 3", name)
    assert called("check", at=other).returncode == 1

    async def running() -> None:
        storage = await Storage.open(tmp_path, None, url)
        hub = Hub(storage, Settings(tmp_path), Metrics())
        await hub.heartbeat.begin()
        with pytest.raises(DataRefusal, match="in use"):
            await asyncio.to_thread(database.step_down, tmp_path, "0001", None, url)
        await storage.close()

    asyncio.run(running())
    postgres.ask("DELETE FROM runs", url.text.rpartition("/")[2])
    back = called("downgrade", "0001")
    assert (back.returncode, back.stderr) == (0, "")
    found = postgres.ask("SELECT body FROM entries ORDER BY version", url.text.rpartition("/")[2])
    assert [decode(bytes(body)) for (body,) in found] == old_game()  # type: ignore[call-overload]
