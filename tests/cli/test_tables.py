"""``marrakech tables`` and ``marrakech ban``, as a host meets them without a server."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from marrakech.cli.tables import beginnings
from marrakech.server.database import FILE
from marrakech.table.messages import Act, Do, NewTable, Resign, SeatPlan
from tests.cli.calling import Command
from tests.server.test_hub import TWO, opened, secrets_of

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

tables = Command("tables")
ban = Command("ban")
WAITING = NewTable([SeatPlan("person", "Ana"), SeatPlan("open")], listed=True)


@pytest.fixture
def games(tmp_path: Path) -> dict[str, str]:
    """The folder, and a table of each kind in it."""

    async def make() -> dict[str, str]:
        async with opened(tmp_path / "data") as hub:
            found = {"data": str(tmp_path / "data")}
            found["waiting"] = (await hub.make(WAITING)).table
            for name in ("playing", "over"):
                made = await hub.make(TWO)
                found[name] = made.table
                live = await hub.open(made.table)
                seats = hub.seats_of(live, secrets_of(made))
                await hub.done(live, Do("1", live.version, 0, Act("L")), seats)
                if name == "over":
                    await hub.done(live, Do("2", live.version, 0, Resign()), seats)
            return found

    return asyncio.run(make())


def failed(result: Result) -> str:
    """What a command says that could not do anything."""
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    return " ".join(result.stderr.split())


def at(games: dict[str, str]) -> tuple[str, str]:
    return "--data", games["data"]


def test_tables_are_listed_by_standing(games: dict[str, str]) -> None:
    result = tables("list", *at(games))
    assert "3 tables." in result.output
    for standing in ("waiting", "playing", "over"):
        assert games[standing][:6] in result.output
        assert games[standing] not in result.output
        (found,) = json.loads(tables("list", "--standing", standing, "--json", *at(games)).stdout)
        assert (found["table"], found["standing"]) == (games[standing], standing)
    assert "There are no tables." in tables("list", "--standing", "closed", *at(games)).output
    assert tables("list", "--standing", "lost", *at(games)).exit_code == 2


def test_a_table_is_shown_with_what_happened(games: dict[str, str]) -> None:
    shown = tables("show", *at(games), "--", games["over"]).output
    for told in ("1. A (red, blue) – gave up", "A turns Assam left.", "A gives up.", "over"):
        assert told in shown
    waits = tables("show", *at(games), "--", games["waiting"][:8]).output
    assert "waiting, shown in the lobby" in waits
    assert "2. open seat" in waits


def test_a_game_that_is_over_is_not_closed(games: dict[str, str]) -> None:
    assert "the game is over" in failed(tables("close", *at(games), "--", games["over"]))
    long = tables("close", "--why", "x" * 201, *at(games), "--", games["waiting"])
    assert "at most 200 characters" in failed(long)
    closed = tables("close", "--why", "a\x1b[31m\nb", *at(games), "--", games["waiting"])
    assert "is closed" in closed.output
    assert "\x1b" not in tables("show", *at(games), "--", games["waiting"]).output


def test_tables_are_deleted_only_if_that_is_wanted(games: dict[str, str]) -> None:
    some = ("--", games["over"], games["waiting"], games["over"])
    for answer in ("", "n\n", "perhaps\n"):
        result = tables("delete", *at(games), *some, stdin=answer)
        assert result.exit_code == 1
        assert "Delete these 2 tables" in result.stdout
        assert "nothing was deleted" in result.stderr
    assert "3 tables." in tables("list", *at(games)).output
    missing = tables("delete", "--yes", *at(games), "--", games["over"], "zzz")
    assert "begins with “zzz”" in failed(missing)
    assert "2 tables are deleted." in " ".join(
        tables("delete", *at(games), *some, stdin="y\n").output.split()
    )
    assert "One table." in tables("list", *at(games)).output


@pytest.mark.parametrize(
    ("language", "answer"), [("de", "j"), ("de", "Ja"), ("fi", "k"), ("ar", "ن"), ("de", "y")]
)
def test_a_yes_may_be_short_and_in_ones_own_language(
    games: dict[str, str], language: str, answer: str
) -> None:
    theirs = Command("tables", language=language)
    for other in ("n", "je", "x"):
        asked = theirs("delete", *at(games), "--", games["over"], stdin=f"{other}\n")
        assert asked.exit_code == 1, other
    deleted = theirs("delete", *at(games), "--", games["over"], stdin=f"{answer}\n")
    assert deleted.exit_code == 0, deleted.output
    assert "2 tables." in tables("list", *at(games)).output


def test_what_to_export_has_to_be_said(games: dict[str, str], tmp_path: Path) -> None:
    to = ("--to", str(tmp_path / "to"))
    assert "say which" in failed(tables("export", *to, *at(games)))
    assert "say which" in failed(tables("export", *to, "--all", *at(games), "--", games["over"]))
    assert not (tmp_path / "to").exists()
    (tmp_path / "file").touch()
    taken = tables("export", "--to", str(tmp_path / "file"), "--all", *at(games))
    assert "cannot write" in failed(taken)
    tables("export", *to, *at(games), "--", games["over"])
    (written,) = (tmp_path / "to").iterdir()
    assert "[Seed " in written.read_text(encoding="utf-8")


@pytest.mark.parametrize("command", [("tables", "list"), ("ban", "list"), ("tables", "reports")])
def test_a_folder_without_games_is_left_alone(tmp_path: Path, command: tuple[str, str]) -> None:
    group, name = command
    nowhere = tmp_path / "nowhere"
    assert "there is no database at" in failed(Command(group)(name, "--data", str(nowhere)))
    assert not nowhere.exists()
    (tmp_path / FILE).touch()
    assert "is no database of tables" in failed(Command(group)(name, "--data", str(tmp_path)))
    (tmp_path / FILE).write_bytes(b"no database " * 100)
    assert "is no database of tables" in failed(Command(group)(name, "--data", str(tmp_path)))


@pytest.mark.parametrize("time", ["", "1", "d", "0d", "-1d", "1y", "1.5h", "999w", "1d2h"])
def test_how_long_a_ban_lasts_has_to_be_said_well(games: dict[str, str], time: str) -> None:
    said = failed(ban("name", "Ana", "--for", time, *at(games)))
    assert "is no time of up to ten years" in said
    assert "Nobody is kept out." in ban("list", *at(games)).output


def test_bans_are_listed_until_they_are_lifted(games: dict[str, str]) -> None:
    assert "no address and no network" in failed(ban("address", "example.org", *at(games)))
    assert "at least one letter" in failed(ban("name", " \u200b", *at(games)))
    ban("name", "  Rude\tName ", "--for", "90m", "--why", "rude", *at(games))
    ban("address", "2001:db8::7", *at(games))
    address, name = json.loads(ban("list", "--json", *at(games)).stdout)
    assert (address["what"], name["what"]) == ("2001:db8::/64", "Rude Name")
    assert name["until"] - name["since"] == 90 * 60_000
    assert address["until"] - address["since"] == 24 * 3_600_000
    assert "2 are kept out." in ban("list", *at(games)).output
    assert ban("lift", str(name["id"]), *at(games)).exit_code == 0
    assert "by the number 1" in failed(ban("lift", str(name["id"]), *at(games)))
    assert "One is kept out." in ban("list", *at(games)).output


def test_a_report_that_there_is_not_cannot_be_done(games: dict[str, str]) -> None:
    assert "There is no report to see to." in tables("reports", *at(games)).output
    assert "there is no report 7" in failed(tables("reports", "--done", "7", *at(games)))


def test_a_beginning_tells_a_table_from_all_others() -> None:
    ids = ["abcdefgh", "abcdefxy", "abc", "zzzzzzzzz"]
    assert beginnings(ids) == {
        "abcdefgh": "abcdefg",
        "abcdefxy": "abcdefx",
        "abc": "abc",
        "zzzzzzzzz": "zzzzzz",
    }
