"""What is stored is private, is noticed when it is damaged, and can be put back."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.exc import DBAPIError
from websockets.asyncio.client import connect

from marrakech.server.database import FILE, KEY, MARK, Mark, back_up, make_private, prepare
from marrakech.server.integrity import Damaged, intact_bodies, sum_of
from marrakech.server.log_output import TextFormatter
from marrakech.server.migrations import migrate, revision_of
from marrakech.server.reading import READERS
from marrakech.server.schema import tables
from marrakech.server.seals import KEY_BYTES, Seal, make_key, read_key
from marrakech.table.entries import Made, decode
from marrakech.table.messages import Act, Bye, Do, Done, Hello, Refused
from tests.server.players import Player, decoder, encode
from tests.server.running import PLENTY, Process, running, set_up

if TYPE_CHECKING:
    from collections.abc import Sequence

RULES = "standard/2,rugs=4"


def changed(folder: Path, statement: str, *values: str) -> None:
    """Do something to a database that no server would do."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute(statement, values)
        database.commit()


def bodies(file: Path, table: str) -> list[bytes]:
    """A log as it is stored."""
    with closing(sqlite3.connect(file)) as database:
        query = "SELECT body FROM entries WHERE table_id = ? ORDER BY version"
        return [body for (body,) in database.execute(query, (table,))]


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """``marrakech database`` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "marrakech", "database", *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "COLUMNS": "300", "LANG": "en"},
    )


def played(server: Process, made: Any, most: int) -> None:  # noqa: ANN401  (as it was answered)
    """Let both players of a table act so often."""
    secrets = [ticket["secret"] for ticket in made["tickets"]]
    player = Player(server.socket, made["table"], secrets, randbits(32))  # ids are used once

    async def play() -> None:
        async with asyncio.timeout(60), player:
            while len(player.acknowledged) < most:
                assert player.state is not None
                do = player._wish(player.state)
                if do is None:
                    await player.hear()
                    continue
                done = await player.ask(do)
                assert isinstance(done, Done)
                player.acknowledged.append(do)
                while player.state.version < done.version:
                    await player.hear()

    asyncio.run(play())


def look(server: Process, table: object) -> httpx.Response:
    """Ask for a table."""
    return httpx.get(f"{server.url}/api/tables/{table}", timeout=60)


# ------------------------------------------------------------------------------ who can read it


def modes(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in (folder, *folder.iterdir())}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_nobody_else_can_read_what_is_stored(tmp_path: Path) -> None:
    data = tmp_path / "data"
    before = os.umask(0)
    try:
        with running(data, *PLENTY) as server:
            set_up(server, "person", "person")
            found = modes(data)
            assert set(found) == {"data", FILE, f"{FILE}-wal", f"{FILE}-shm", KEY, MARK}
            assert found.pop("data") == 0o700
            assert set(found.values()) == {0o600}
            server.kill()
        for each in (data, *data.iterdir()):
            each.chmod(0o777)
        with running(data, *PLENTY) as server:
            assert modes(data).pop("data") == 0o700
            assert all(not mode & 0o077 for mode in modes(data).values())
            assert server.log().count("could be read by others") == 6
            copied = command("backup", str(tmp_path / "copy"), "--data", str(data))
            assert copied.returncode == 0, copied.stderr
            assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    finally:
        os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_a_folder_with_other_things_stays_open_but_our_files_do_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "other").touch(mode=0o644)
    (tmp_path / FILE).touch(mode=0o644)
    make_private(tmp_path)
    found = modes(tmp_path)
    assert (found.pop(tmp_path.name), found) == (0o755, {"other": 0o644, FILE: 0o600})
    assert "holds other things" in caplog.text


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="files are named by Linux")
def test_a_new_folder_is_there_for_good_before_anything_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    really = os.fsync

    def sync(descriptor: int) -> None:
        synced.append(Path(f"/proc/self/fd/{descriptor}").readlink())
        really(descriptor)

    monkeypatch.setattr(os, "fsync", sync)
    data = tmp_path / "one" / "two"
    make_private(data)
    assert synced == [tmp_path, tmp_path / "one"]
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    make_private(data)
    assert len(synced) == 2, "once is enough"


# ------------------------------------------------------------------------------ what the log tells


def test_the_log_of_a_database_that_errs_tells_nothing_private(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        made: Any = set_up(server, "person", "person", first=0)
        server.kill()
    boom = "BEGIN SELECT RAISE(FAIL, 'boom'); END"
    changed(data, f"CREATE TRIGGER no_entry BEFORE INSERT ON entries {boom}")
    changed(data, f"CREATE TRIGGER no_note BEFORE UPDATE ON tables {boom}")
    (stored,) = bodies(data / FILE, made["table"])[:1]
    seal = read_key(data / KEY)
    assert seal is not None
    begun = seal.decode(made["table"], stored)
    assert isinstance(begun, Made)
    with running(data, *PLENTY) as server:
        body = {"seats": [{"kind": "person", "name": f"Zenobia {n}"} for n in range(2)]}
        assert httpx.post(f"{server.url}/api/tables", json=body).status_code == 503
        headers = {"Authorization": f"Seat {made['tickets'][0]['secret']}"}
        do = encode(Do("1", 99, 0, Act("L")))
        url = f"{server.url}/api/tables/{made['table']}/commands"
        assert httpx.post(url, content=do, headers=headers).status_code == 503

        async def live() -> None:
            url = f"{server.socket}/api/tables/{made['table']}/live"
            async with asyncio.timeout(60), connect(url) as raw:
                secrets = [ticket["secret"] for ticket in made["tickets"]]
                await raw.send(encode(Hello(secrets)).decode())
                await raw.send(do.decode())
                while "server-storage" not in str(await raw.recv()):
                    pass

        asyncio.run(live())
        server.stop()
        log = server.log()
    assert log.count("boom") >= 2, log
    for private in ("Zenobia", "Somebody", made["table"], made["table"][6:], begun.seed):
        assert private not in log
    for private in [key for key in begun.keys if key]:
        assert private not in log


def test_what_an_error_says_is_not_logged_unless_it_is_known_to_be_harmless() -> None:
    def fail(error: Exception) -> None:
        try:
            {"x": 1}["Zenobia"]
        except KeyError as cause:
            raise error from cause

    def told(error: Exception) -> str:
        with pytest.raises(type(error)) as caught:
            fail(error)
        info = (type(error), caught.value, caught.value.__traceback__)
        return TextFormatter().format(
            logging.LogRecord("x", logging.ERROR, "x", 1, "failed", None, info)
        )

    for error in (ValueError("Zenobia"), ExceptionGroup("Zenobia", [TypeError("Zenobia")])):
        text = told(error)
        assert "'Zenobia'" not in text
        assert ": Zenobia" not in text
        assert "KeyError" in text
        assert type(error).__name__ in text
        assert "test_stored.py" in text
    assert "disk I/O" in told(sqlite3.OperationalError("disk I/O error"))


def test_what_is_left_out_of_an_error_is_there_for_who_reads_it_next() -> None:
    """A record keeps its text, so that no other reader has to write it again."""
    with pytest.raises(ValueError, match="Zenobia") as caught:
        int("Zenobia")
    info = (ValueError, caught.value, caught.value.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "x", 1, "failed", None, info)
    assert "'Zenobia'" not in TextFormatter().format(record)
    assert "'Zenobia'" in logging.Formatter().format(record)


def test_a_mark_that_cannot_be_written_is_told_once_and_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mark = Mark(tmp_path / "nowhere" / MARK)
    for commits in range(3):
        mark.note(commits)
    assert caplog.text.count("cannot be written") == 1
    assert mark.read() == 0
    mark.close()


# ------------------------------------------------------------------------------ seeds


def test_seeds_are_sealed_for_their_table_alone(tmp_path: Path) -> None:
    seal = make_key(tmp_path / KEY)
    again = make_key(tmp_path / KEY)
    assert again.name == seal.name, "a key that is there is never replaced"
    sealed = seal.seal("t", "00ff")
    assert "00ff" not in sealed
    assert sealed != seal.seal("t", "00ff")
    assert again.open("t", sealed) == "00ff"
    for other, table, text in (
        (seal, "u", sealed),
        (Seal(bytes(KEY_BYTES)), "t", sealed),
        (seal, "t", sealed[:-4]),
        (seal, "t", sealed[:12]),
    ):
        with pytest.raises(Damaged, match="cannot be opened"):
            other.open(table, text)


def test_no_seed_lies_open_on_the_disk_and_old_ones_are_sealed(tmp_path: Path) -> None:
    """A real database of form 0002, made by going back, is brought up to date by a real server."""
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        made: Any = set_up(server, "person", "person", first=0, rules=RULES)
        played(server, made, 3)
        server.stop()
    sealed = bodies(data / FILE, made["table"])
    assert b'"seed":"sealed1:' in sealed[0]
    down = command("downgrade", "0002", "--data", str(data))
    assert down.returncode == 0, down.stderr
    assert not (data / MARK).exists()
    old = bodies(data / FILE, made["table"])
    begun = decode(old[0])
    assert isinstance(begun, Made)
    assert len(begun.seed) == 64
    assert old[1:] == sealed[1:]
    with closing(sqlite3.connect(data / FILE)) as database:
        columns = [each[1] for each in database.execute("PRAGMA table_info(entries)")]
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    assert columns == ["table_id", "version", "body"]
    assert not names & {"about", "heads"}
    with running(data, *PLENTY) as server:
        played(server, made, 2)
        for file in data.iterdir():
            assert begun.seed.encode() not in file.read_bytes(), file
        server.kill()
    found = bodies(data / FILE, made["table"])
    assert b'"seed":"sealed1:' in found[0]
    assert found[1 : len(old)] == old[1:]
    assert len(found) >= len(old) + 2


def test_a_step_that_fails_leaves_a_database_as_it_was(tmp_path: Path) -> None:
    data = tmp_path / "data"
    prepare(data).engine.dispose()
    table = "INSERT INTO tables VALUES ('t', 1, 1, 'waiting', 1, 1, x'')"
    assert command("downgrade", "0002", "--data", str(data)).returncode == 0
    changed(data, table)
    changed(data, """INSERT INTO entries VALUES ('t', 0, CAST('{"seed":"00"}' AS BLOB))""")
    before = bodies(data / FILE, "t")

    class Failing(Seal):
        def seal(self, table_id: str, seed: str) -> str:
            raise MemoryError(table_id, seed)

    engine = create_engine(f"sqlite:///{data / FILE}")
    with pytest.raises((DBAPIError, MemoryError)), engine.begin() as connection:
        migrate(connection, Failing(bytes(KEY_BYTES)))
    with engine.connect() as connection:
        assert revision_of(connection) == "0002"
    engine.dispose()
    assert bodies(data / FILE, "t") == before
    prepare(data).engine.dispose()
    assert bodies(data / FILE, "t") != before


def test_the_key_may_be_elsewhere(tmp_path: Path) -> None:
    data, key = tmp_path / "data", tmp_path / "key"
    with running(data, *PLENTY, "--key-file", str(key)) as server:
        made = set_up(server, "person", "person")
        assert not (data / KEY).exists()
        server.kill()
        again = server.again()
        assert look(again, made["table"]).status_code == 200
        again.kill()


# ------------------------------------------------------------------------------ copies


def test_what_is_copied_while_the_server_runs_can_be_put_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    with running(data, *PLENTY) as server:
        made: Any = set_up(server, "person", "person", first=0, rules=RULES)
        played(server, made, 3)
        then = look(server, made["table"]).json()["version"]
        copied = command("backup", str(copy), "--data", str(data))
        assert copied.returncode == 0, copied.stderr
        assert "The key is not in it" in copied.stdout
        again = command("backup", str(copy), "--data", str(data))
        assert (again.returncode, "there already" in again.stderr) == (1, True)
        played(server, made, 2)
        later: Any = set_up(server, "person", "person")
        used = command("restore", str(copy), "--data", str(data))
        assert (used.returncode, "stop the server first" in used.stderr) == (1, True)
        assert look(server, later["table"]).status_code == 200
        server.kill()
    kept = bodies(data / FILE, later["table"])
    restored = command("restore", str(copy), "--data", str(data))
    assert restored.returncode == 0, restored.stderr
    (before,) = data.glob("tables-*.sqlite3")
    assert before.name in restored.stdout
    assert bodies(before, later["table"]) == kept
    with running(data, *PLENTY) as server:
        assert look(server, made["table"]).json()["version"] == then
        assert look(server, later["table"]).status_code == 404
        played(server, made, 1)
        server.stop()
        assert "Traceback" not in server.log()


def test_a_copy_is_of_one_moment_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    data = tmp_path / "data"
    prepare(data).engine.dispose()
    with closing(sqlite3.connect(data / FILE)) as writer:
        writer.execute("CREATE TABLE much (n INTEGER, text BLOB)")
        writer.executemany("INSERT INTO much VALUES (0, zeroblob(3000))", [()] * 5000)
        writer.commit()
        steps = 0

        def meanwhile(_done: int, _of: int) -> None:
            nonlocal steps
            steps += 1
            assert steps < 20, "it begins anew again and again"
            writer.execute("UPDATE much SET n = n + 1")
            writer.commit()

        assert back_up(data, tmp_path / "copy", meanwhile) == []
    assert steps >= 2
    with closing(sqlite3.connect(tmp_path / "copy")) as found:
        assert found.execute("SELECT DISTINCT n FROM much").fetchall() == [(0,)]


def test_a_copy_that_is_damaged_or_needs_another_key_is_not_put_back(tmp_path: Path) -> None:
    data, other, copy = tmp_path / "data", tmp_path / "other", tmp_path / "copy"
    for each in (data, other):
        prepare(each).engine.dispose()
    before = (data / FILE).read_bytes()
    shutil.copy(other / FILE, copy)
    found = command("restore", str(copy), "--data", str(data))
    assert (found.returncode, "is not the key" in found.stderr) == (1, True)
    copy.write_bytes(before[: 3 * 4096])
    found = command("restore", str(copy), "--data", str(data))
    assert (found.returncode, "is damaged" in found.stderr) == (1, True)
    assert (data / FILE).read_bytes() == before
    found = command("downgrade", "9999", "--data", str(data))
    assert (found.returncode, "0001, 0002" in found.stderr) == (1, True)


# ------------------------------------------------------------------------------ damage

GAP, CHANGED, LOST, HEAD = range(4)
DAMAGE = {
    GAP: "DELETE FROM entries WHERE table_id = ? AND version = 2",
    CHANGED: "UPDATE entries SET body = CAST(replace(body, '\"at\":1', '\"at\":2') AS BLOB)"
    " WHERE table_id = ? AND version = 1",
    LOST: "DELETE FROM entries WHERE table_id = ? AND version ="
    " (SELECT length - 1 FROM heads WHERE heads.table_id = entries.table_id)",
    HEAD: "DELETE FROM heads WHERE table_id = ?",
}


def test_a_damaged_table_is_refused_and_all_others_are_served(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        made: list[Any] = [
            set_up(server, "person", "person", first=0, rules=RULES) for _ in range(5)
        ]
        for each in made:
            played(server, each, 2)
        server.kill()
    ids = [each["table"] for each in made]
    for which, statement in DAMAGE.items():
        changed(data, statement, ids[which])

    async def live(server: Process) -> tuple[Any, Any]:
        async with connect(f"{server.socket}/api/tables/{ids[GAP]}/live") as raw:
            return decoder.decode(await raw.recv()), decoder.decode(await raw.recv())

    with running(data, *PLENTY) as server:
        for table in ids[:4]:
            for _ in range(2):
                answer = look(server, table)
                assert (answer.status_code, answer.json()["reason"]) == (500, "server-damaged")
        refused, bye = asyncio.run(live(server))
        assert isinstance(refused, Refused)
        assert refused.reason == "server-damaged"
        assert isinstance(bye, Bye)
        assert (bye.reason, bye.retry > 0) == ("damaged", True)
        played(server, made[4], 1)
        assert look(server, ids[4]).status_code == 200
        server.stop()
        log = server.log()
    for table in ids[:4]:
        assert log.count(f"table {table[:6]}… is damaged") == 1, log
        assert table not in log
    for words in ("entry 2 is missing", "entry 1 has changed", "should have", "how long"):
        assert words in log
    assert "Traceback" not in log
    found = command("check", "--data", str(data))
    assert (found.returncode, "4 tables are damaged" in found.stderr) == (1, True)
    # nobody asks for them, and the host is told all the same
    with running(data, *PLENTY) as server:
        for _ in range(500):
            if server.log().count("is damaged") == 8:
                break
            httpx.get(f"{server.url}/health")
        assert server.log().count("is damaged") == 8


def test_who_has_found_damage_still_sees_what_is_stored_later(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        made: Any = set_up(server, "person", "person", first=0, rules=RULES)
        played(server, made, 2)
    changed(data, DAMAGE[CHANGED], made["table"])
    here = prepare(data)
    try:
        _, found = here.damaged_tables("")
        changed(data, "UPDATE tables SET changed = 7 WHERE id = ?", made["table"])
        query = select(tables.c.changed)
        assert [here.fetch(query) for _ in range(2 * READERS)] == [[(7,)]] * 2 * READERS
        assert len(found) == 1
    finally:
        here.close()


@pytest.mark.parametrize("how", ["gone", "cut"])
def test_a_lost_end_of_what_was_written_is_noticed(tmp_path: Path, how: str) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        for _ in range(3):
            set_up(server, "person", "person")
        server.kill()
    log = data / f"{FILE}-wal"
    if how == "gone":
        log.unlink()
    else:
        with log.open("r+b") as file:
            file.truncate(log.stat().st_size - 5000)
    with pytest.raises(AssertionError, match="has forgotten something"):
        Process(data, *PLENTY)
    (data / MARK).unlink()  # as the sentence says
    with running(data, *PLENTY) as server:
        set_up(server, "person", "person")


def test_two_servers_may_share_a_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as one, running(data, *PLENTY) as other:
        made = set_up(one, "person", "person")
        for server in (other, one, one, other, one):
            made = set_up(server, "person", "person")
            assert look(one, made["table"]).status_code == 200
            assert look(other, made["table"]).status_code == 200
        one.kill()
        other.kill()
        again = one.again()
        assert look(again, made["table"]).status_code == 200
        again.kill()


@pytest.mark.parametrize(
    ("length", "lines", "why"),
    [
        (None, (), "how long"),
        (2, (0,), "has 1 entries and should have 2"),
        (1, (0, 1), "has 2 entries and should have 1"),
        (2, (1,), "entry 0 is missing"),
        (3, (0, 2), "entry 1 is missing"),
    ],
)
def test_a_log_that_is_not_whole_is_not_given(
    length: int | None, lines: Sequence[int], why: str
) -> None:
    with pytest.raises(Damaged, match=why):
        intact_bodies("t", length, [(at, b"x", sum_of("t", at, b"x")) for at in lines])
