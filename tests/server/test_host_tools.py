"""The host's commands (``tables``, ``ban``), run beside a server that is running."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from marrakech.core.record_reader import read_records
from marrakech.server.database import FILE
from marrakech.table.messages import Bye, Closed, Do, Refused, Throw, Update
from tests.cli.calling import Command
from tests.server.players import Client, Player, decoder
from tests.server.running import PLENTY, Process, running, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from typer.testing import Result

SOON = 60.0
"""Seconds that a busy machine may need for what is done within two."""


def host(data: Path, *words: str, stdin: str = "") -> Result:
    """A host types a command: here, in this process, which is not the server's."""
    group, command, *rest = words
    return Command(group)(command, "--data", str(data), *rest, stdin=stdin)


def told(data: Path, *words: str) -> Any:  # noqa: ANN401
    """What a command prints for programs."""
    result = host(data, *words, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def done(data: Path, *words: str) -> str:
    """What a command prints that succeeds."""
    result = host(data, *words)
    assert result.exit_code == 0, result.stderr
    return " ".join(result.stdout.split())


async def aside(data: Path, *words: str) -> None:
    """Run a command of the host in its own process, while clients go on in this one."""
    command = (sys.executable, "-m", "marrakech", *words, "--data", str(data))
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.DEVNULL)
    assert await process.wait() == 0


@contextmanager
def two_servers(data: Path) -> Iterator[tuple[Process, Process]]:
    with running(data, *PLENTY) as one, running(data, *PLENTY) as other:
        yield one, other


def secrets_in(data: Path, table: str) -> list[str]:
    """All of a table that nobody may see, as it is stored."""
    with sqlite3.connect(data / FILE) as database:
        (body,) = database.execute(
            "SELECT body FROM entries WHERE table_id = ? AND version = 0", (table,)
        ).fetchone()
    made = json.loads(body)
    return [made["seed"], *filter(None, made["keys"])]


def test_a_game_that_goes_on_is_seen_and_closed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    clock = {"kind": "move", "seconds": 3600}

    async def play(server: Process, made: Any) -> None:  # noqa: ANN401
        mine = [ticket["secret"] for ticket in made["tickets"]]
        async with (
            Client(server.socket, made["table"], mine) as player,
            Client(server.socket, made["table"]) as spectator,
        ):
            await aside(data, "tables", "close", made["table"][:6], "--why", "The  school closes.")
            async with asyncio.timeout(SOON):
                for each in (player, spectator):
                    while each.state is None or each.state.standing != "closed":
                        await each.until(Update)
            assert player.state is not None
            last = player.log[-1]
            assert isinstance(last, Closed)
            assert (last.seat, last.why) == (None, "The school closes.")
            assert (player.state.result, player.state.seed, player.state.todo) == (None,) * 3
            assert player.state.clock is not None
            assert player.state.clock.running is None
            answer = await player.ask(Do("late", player.state.version, 0, Throw()))
            assert isinstance(answer, Refused)
            assert answer.reason == "table-closed-by-host"

    with running(data, *PLENTY) as server:
        made: Any = set_up(server, "person", "person", "bot", first=0, clock=clock, listed=True)
        table = made["table"]
        (listed,) = told(data, "tables", "list", "--standing", "playing")
        assert (listed["table"], listed["standing"], listed["entries"]) == (table, "playing", 2)
        assert [seat["name"] for seat in listed["seats"]] == ["Somebody 0", "Somebody 1", ""]
        shown = done(data, "tables", "show", table[:6])
        assert "Somebody 0 (red)" in shown
        assert "The game begins." in shown
        in_full = json.dumps(told(data, "tables", "show", table))
        for secret in secrets_in(data, table):
            assert secret not in shown
            assert secret not in in_full
        asyncio.run(play(server, made))
        assert told(data, "tables", "list", "--standing", "playing") == []
        assert httpx.get(f"{server.url}/api/tables", params={"standing": "playing"}).json() == []
        assert "The host closes the table. (The school closes.)" in done(
            data, "tables", "show", table
        )
        again = host(data, "tables", "close", table)
        assert (again.exit_code, again.stdout) == (1, "")
        assert "the host has closed this table" in again.stderr
        server.kill()
    with running(data, *PLENTY) as server:
        state = httpx.get(f"{server.url}/api/tables/{table}").json()
        assert (state["standing"], state["log"][-1]["seat"]) == ("closed", None)


def test_bots_stop_at_a_table_that_is_closed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY, "--bot-threads", "1") as server:
        masters = [{"kind": "bot", "level": "master"}] * 4
        body = {"seats": masters, "rules": "international/4"}
        table = httpx.post(f"{server.url}/api/tables", json=body).json()["table"]

        async def watch() -> int:
            async with Client(server.socket, table) as spectator:
                await aside(data, "tables", "close", table)
                async with asyncio.timeout(SOON):
                    while spectator.state is None or spectator.state.standing == "playing":
                        await spectator.until(Update)
                assert spectator.state.standing == "closed", "the game was over before"
                return spectator.state.version

        version = asyncio.run(watch())
        with sqlite3.connect(data / FILE) as database:
            query = "SELECT max(version) + 1 FROM entries WHERE table_id = ?"
            assert database.execute(query, (table,)).fetchone() == (version,)
        assert "Traceback" not in server.log()


def test_a_table_that_is_deleted_is_gone_for_all_who_look(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        made: Any = set_up(server, "person", "open")
        other: Any = set_up(server, "person", "open")
        table = made["table"]
        asked = host(data, "tables", "delete", table[:6], stdin="no\n")
        assert asked.exit_code == 1
        assert "nothing was deleted" in asked.stderr
        assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 200

        async def watch() -> Bye:
            async with Client(server.socket, table, [made["tickets"][0]["secret"]]) as player:
                await aside(data, "tables", "delete", table, "--yes")
                bye: Bye = await player.until(Bye, SOON)
                return bye

        assert asyncio.run(watch()).reason == "gone"
        assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 404
        assert httpx.get(f"{server.url}/api/tables/{other['table']}").status_code == 200
        assert [each["table"] for each in told(data, "tables", "list")] == [other["table"]]


def test_games_are_exported_with_no_more_than_was_seen(tmp_path: Path) -> None:
    data, folder = tmp_path / "data", tmp_path / "records"
    with running(data, *PLENTY) as server:
        over = httpx.post(
            f"{server.url}/api/tables",
            json={"seats": [{"kind": "bot", "level": "porter"}] * 2, "rules": "standard/2,rugs=4"},
        ).json()["table"]
        until = monotonic() + SOON
        while httpx.get(f"{server.url}/api/tables/{over}/record").status_code != 200:
            assert monotonic() < until
        goes_on: Any = set_up(server, "person", "person", rules="standard/2", first=0)
        set_up(server, "person", "open")
        said = done(data, "tables", "export", "--all", "--to", str(folder))
        assert "2 games are in" in said
        assert "At one table no game has begun." in said
        record = httpx.get(f"{server.url}/api/tables/{over}/record").text
    table = goes_on["table"]
    files = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    assert set(files) == {f"marrakech-{over}.txt", f"marrakech-{table}.txt"}
    assert files[f"marrakech-{over}.txt"] == record
    so_far = files[f"marrakech-{table}.txt"]
    (read,) = read_records(so_far)
    assert read.result == "*"
    assert "Seed" not in read.headers
    for secret in secrets_in(data, table):
        assert secret not in so_far


# ------------------------------------------------------------------------------ two servers


def test_players_of_two_servers_see_what_each_other_do(tmp_path: Path) -> None:
    with two_servers(tmp_path / "data") as (one, other):
        made: Any = set_up(one, "person", "person", rules="international/2,rugs=2", first=0)
        mine = [ticket["secret"] for ticket in made["tickets"]]
        players = [
            Player(server.socket, made["table"], [secret], seed)
            for seed, (server, secret) in enumerate(zip((one, other), mine, strict=True))
        ]

        async def play() -> None:
            async with asyncio.timeout(60):
                await asyncio.gather(*(player.play() for player in players))

        asyncio.run(play())
        for player in players:
            assert player.state is not None
            assert player.state.standing == "over"
        assert players[0].log == players[1].log
        for server in (one, other):
            assert "Traceback" not in server.log()


# ------------------------------------------------------------------------------ bans

PROXY = ("--trusted-proxy", "127.0.0.1")


def asked_from(server: Process, address: str, path: str = "/api/tables") -> httpx.Response:
    return httpx.get(server.url + path, headers={"X-Forwarded-For": address})


def wait_for(server: Process, address: str, status: int) -> httpx.Response:
    until = monotonic() + SOON
    while (answer := asked_from(server, address)).status_code != status:
        assert monotonic() < until, answer.text
    return answer


def test_an_address_is_kept_out_until_it_is_let_in_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY, *PROXY) as server:
        made: Any = set_up(server, "person", "open")
        live = f"{server.socket}/api/tables/{made['table']}/live"

        async def watch(address: str) -> list[Any]:
            heard = []
            async with connect(live, additional_headers={"X-Forwarded-For": address}) as socket:
                await socket.send('{"type":"hello"}')
                heard.append(decoder.decode(await socket.recv()))
                await aside(
                    data, "ban", "address", "203.0.113.0/24", "--for", "2h", "--why", "noise"
                )
                with suppress(ConnectionClosed):
                    async with asyncio.timeout(SOON):
                        while True:
                            heard.append(decoder.decode(await socket.recv()))
                assert socket.close_code == 1008
            async with connect(live, additional_headers={"X-Forwarded-For": address}) as socket:
                heard.append(decoder.decode(await socket.recv()))
            return heard

        *_, sent_away, kept_out = asyncio.run(watch("203.0.113.7"))
        for bye in (sent_away, kept_out):
            assert isinstance(bye, Bye)
            assert (bye.reason, bye.why) == ("banned", "noise")
            # the command goes by the machine's clock, which may be set; the server by its own
            assert 7000 < bye.retry < 7300
        answer = asked_from(server, "203.0.113.8", f"/api/tables/{made['table']}")
        assert answer.status_code == 403
        problem = answer.json()
        assert problem["reason"] == "server-banned"
        assert problem["details"] == {"until": kept_out.until, "why": "noise"}
        for path, body in (
            ("/api/tables", {"seats": [{"kind": "bot", "level": "porter"}] * 2}),
            (f"/api/tables/{made['table']}/seats", {"name": "Ana"}),
            (
                f"/api/tables/{made['table']}/commands",
                {"id": "1", "version": 1, "seat": 0, "command": {"type": "close"}},
            ),
        ):
            sent = httpx.post(
                server.url + path, json=body, headers={"X-Forwarded-For": "203.0.113.7"}
            )
            assert (sent.status_code, sent.json()["reason"]) == (403, "server-banned")
        assert asked_from(server, "203.0.113.7", "/api/rulebook").status_code == 200
        assert asked_from(server, "198.51.100.1").status_code == 200
        server.stop()
    with running(data, *PLENTY, *PROXY) as server:
        assert asked_from(server, "203.0.113.7").status_code == 403
        (ban,) = told(data, "ban", "list")
        assert (ban["kind"], ban["what"]) == ("address", "203.0.113.0/24")
        done(data, "ban", "lift", str(ban["id"]))
        wait_for(server, "203.0.113.7", 200)
        assert told(data, "ban", "list") == []


def test_a_name_is_kept_out_however_it_is_written(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        made: Any = set_up(server, "person", "open", "open")
        seats = f"{server.url}/api/tables/{made['table']}/seats"
        done(data, "ban", "name", "Bad Name", "--for", "1d")
        until = monotonic() + SOON
        body = {"seats": [{"kind": "person", "name": "bad  NAME"}, {"kind": "open"}]}
        while (sent := httpx.post(f"{server.url}/api/tables", json=body)).status_code == 201:
            assert monotonic() < until
        assert (sent.status_code, sent.json()["reason"]) == (403, "server-banned-name")
        sent = httpx.post(seats, json={"name": "ＢａｄＮａｍｅ"})
        assert (sent.status_code, sent.json()["reason"]) == (403, "server-banned-name")
        assert httpx.post(seats, json={"name": "Good Name"}).status_code == 201


# ------------------------------------------------------------------------------ reports


def test_a_report_reaches_the_host(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, *PLENTY) as server:
        made: Any = set_up(server, "person", "person", "bot")
        table = made["table"]
        mine, theirs = (ticket["secret"] for ticket in made["tickets"])
        url = f"{server.url}/api/tables/{table}/reports"
        seat = {"Authorization": f"Seat {mine}"}

        async def report() -> int:
            async with Client(server.socket, table, [theirs]), httpx.AsyncClient() as client:
                body = {"reason": "stalling", "about": 1}
                return (await client.post(url, json=body, headers=seat)).status_code

        assert asyncio.run(report()) == 204
        line = next(line for line in server.log().splitlines() if "report:" in line)
        assert "WARNING" in line
        assert f"table {table[:6]}..., by seat 1 (red), about seat 2 (yellow), for stalling" in line
        assert f"marrakech tables show {table[:6]}" in line.replace("-- -", "-")
        assert table not in line
        assert 'marrakech_reports_total{reason="stalling"} 1.0' in (
            httpx.get(f"{server.url}/metrics").text
        )
        for wrong in ({"about": 0}, {"about": 2}, {"about": 3}, {"about": 4}, {"reason": "x"}):
            sent = httpx.post(url, json={"reason": "other", **wrong}, headers=seat)
            assert sent.status_code == 400, sent.text
        assert httpx.post(url, json={"reason": "other"}).status_code == 204
        assert httpx.post(url, json={"reason": "name", "about": 1}).status_code == 204
        sent = httpx.post(url, json={"reason": "other"})
        assert (sent.status_code, sent.json()["reason"]) == (429, "server-too-many")
        newest, second, first = told(data, "tables", "reports")
        assert (newest["reason"], second["about"]) == ("name", None)
        assert (first["table"], first["by"], first["about"]) == (table, 0, 1)
        assert (first["name"], first["address"]) == ("Somebody 1", "127.0.0.1")
        assert "Somebody 1 (2)" in done(data, "tables", "reports")
        done(data, "tables", "reports", "--done", str(first["id"]), "--done", str(second["id"]))
        assert [each["id"] for each in told(data, "tables", "reports")] == [newest["id"]]
        assert len(told(data, "tables", "reports", "--all")) == 3


def test_nobody_reports_where_it_is_not_wanted(tmp_path: Path) -> None:
    with running(tmp_path / "data", *PLENTY, "--no-reports") as server:
        made: Any = set_up(server, "person", "person")
        url = f"{server.url}/api/tables/{made['table']}/reports"
        assert httpx.post(url, json={"reason": "other"}).status_code == 404
        assert httpx.get(f"{server.url}/api/options").json()["report_reasons"] == []
