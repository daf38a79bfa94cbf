"""``marrakech play`` and ``marrakech serve``, as a user meets them."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from marrakech.cli import play
from marrakech.cli.play import is_open
from marrakech.server.addresses import addresses
from marrakech.server.log_context import begin
from marrakech.server.log_output import JsonFormatter, TextFormatter
from marrakech.server.settings import default_data
from tests import warm
from tests.cli.test_commands import call
from tests.server.running import running

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def playing(
    *options: str, **environment: str
) -> Iterator[tuple[subprocess.Popen[str] | warm.Started, str]]:
    """The command, and where it says that it is. With a browser of its own it starts cold."""
    process = warm.start(
        ("play", *options),
        {**os.environ, "COLUMNS": "200", "LANG": "en", **environment},
        stderr=subprocess.PIPE,
        cold="BROWSER" in environment,
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def test_play_opens_the_browser_where_it_says(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    options = ("--port", "0", "--data", str(tmp_path / "data"))
    with playing(*options, BROWSER=f"{browser} %s") as (process, url):
        assert httpx.get(f"{url}health").json()["status"] == "ok"
        for _ in range(100):
            if opened.exists() and opened.read_text():
                break
            httpx.get(f"{url}health")
        assert opened.read_text().strip() == url
        process.send_signal(signal.SIGINT)
        told, errors = process.communicate(timeout=60)
        assert process.returncode in (0, 130)
        assert "kept" in told
        assert not errors


def test_play_honours_the_port_of_the_environment_and_its_data_folder(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    environment = {
        "PORT": str(port),
        "MARRAKECH_NO_BROWSER": "1",
        "MARRAKECH_DATA": str(tmp_path / "mine"),
    }
    with playing(**environment) as (_, url):
        assert url == f"http://127.0.0.1:{port}/"
        assert is_open(url)
        assert (tmp_path / "mine").is_dir()
    assert not is_open(url)


def test_play_answers_to_no_other_name(tmp_path: Path) -> None:
    """A page whose name is made to point at this machine reaches nothing."""
    options = ("--port", "0", "--no-browser", "--data", str(tmp_path / "data"))
    with playing(*options) as (_, url):
        host = url.removeprefix("http://").rstrip("/")
        evil = {"Host": host.replace("127.0.0.1", "evil.example"), "Origin": "http://evil.example"}
        answer = httpx.get(f"{url}api/options", headers=evil)
        assert answer.status_code == 421
        assert answer.json()["reason"] == "server-host"
        named = {"Host": host.replace("127.0.0.1", "localhost")}
        assert httpx.get(f"{url}api/options", headers=named).status_code == 200


@pytest.mark.parametrize("by", ["option", "environment"])
def test_play_lets_the_network_in_if_it_is_told_to(tmp_path: Path, by: str) -> None:
    options = ("--port", "0", "--no-browser", "--data", str(tmp_path / "data"))
    everywhere = "0.0.0.0"  # noqa: S104  (that is what is tested)
    told = ("--host", everywhere) if by == "option" else ()
    environment = {} if told else {"MARRAKECH_HOST": everywhere}
    others = addresses(socket.AF_INET)
    with playing(*options, *told, **environment) as (process, url):
        assert process.stdout is not None
        port = url.rstrip("/").rpartition(":")[2]
        origins = [f"http://{each}:{port}" for each in others]
        for origin in origins:
            assert process.stdout.readline() == f"Others reach it at {origin}/\n"
            assert httpx.get(f"{origin}/health").json()["status"] == "ok"
            assert httpx.get(f"{origin}/api/addresses").json()["addresses"] == []
            table = {"seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
            made = httpx.post(f"{origin}/api/tables", json=table, headers={"Origin": origin})
            assert made.status_code == 201
        if not others:
            assert "nobody else can reach it" in process.stdout.readline()
        shown = httpx.get(f"{url}api/addresses").json()
        assert shown["addresses"] == origins
        evil = {"Host": f"evil.example:{port}"}
        assert httpx.get(f"{url}api/options", headers=evil).status_code == 421


@pytest.mark.parametrize(
    ("environment", "command"),
    [
        ({}, "marrakech play --host 0.0.0.0 --port {port} --data '{data}'"),
        ({"MARRAKECH_MAKE": "1"}, "make play HOST=0.0.0.0 PORT={port}"),
    ],
)
def test_play_for_one_machine_tells_how_to_let_others_in(
    tmp_path: Path, environment: dict[str, str], command: str
) -> None:
    data = str(tmp_path / "my data")
    with playing("--port", "0", "--no-browser", "--data", data, **environment) as (process, url):
        port = url.rstrip("/").rpartition(":")[2]
        shown = httpx.get(f"{url}api/addresses").json()
        assert shown == {"addresses": [], "command": command.format(port=port, data=data)}
        for address in addresses(socket.AF_INET):
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"http://{address}:{port}/health")
        process.send_signal(signal.SIGINT)
        assert "Others" not in process.communicate(timeout=60)[0]


def test_play_is_not_opened_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("play", "--no-browser", "--host", "0.0.0.0")  # noqa: S104  (likewise)
    with running(tmp_path / "here") as server:
        monkeypatch.setattr(play, "PORT", server.port)
        again = call("play", "--no-browser")
        assert (again.exit_code, "already" in again.output) == (0, True)
        wider = call(*asked)
        assert wider.exit_code == 1
        assert "for this machine only" in wider.stderr
    with running(tmp_path / "everywhere", "--host", "0.0.0.0") as server:  # noqa: S104
        monkeypatch.setattr(play, "PORT", server.port)
        again = call(*asked)
        for address in addresses(socket.AF_INET):
            assert again.exit_code == 0
            assert f"Others reach it at http://{address}:{server.port}/" in again.output


def test_a_port_that_is_taken_is_an_error_that_helps(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = call("serve", "--port", port, "--data", str(tmp_path))
    assert result.exit_code == 1
    assert port in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("lines", [TextFormatter(), JsonFormatter()])
def test_every_line_of_the_log_tells_its_own_second(lines: TextFormatter) -> None:
    def told(created: float) -> str:
        record = logging.makeLogRecord({"msg": "well", "created": created})
        return lines.format(record)

    assert told(1_800_000_000.0) == told(1_800_000_000.9)
    assert told(1_800_000_001.0) != told(1_800_000_000.9)
    assert "2027-01-1" in told(1_800_000_000.0)
    assert "well" in told(1_800_000_000.0)


@pytest.mark.parametrize(
    "options",
    [
        ("--trusted-proxy", "nonsense"),
        ("--public-url", "play.example"),
        ("--allow-origin", "ftp://x"),
        ("--port", "70000"),
        ("--expire-days", "0"),
        ("--log", "xml"),
    ],
)
def test_senseless_options_are_refused(tmp_path: Path, options: tuple[str, ...]) -> None:
    result = call("serve", "--data", str(tmp_path), *options)
    assert result.exit_code in (1, 2)
    assert options[1] in result.stderr


def test_the_log_can_be_read_by_programs(tmp_path: Path) -> None:
    """And tells which request, which the answer names too, and which table."""
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "X-Request-ID": "from-the-proxy-3",
    }
    path = "/api/tables/a-name-that-nobody-may-know"
    with running(tmp_path / "data", "--log", "json", "--trusted-proxy", "127.0.0.1") as server:

        def ask(named: str, address: str = "127.0.0.1") -> str:
            transport = httpx.HTTPTransport(local_address=address)
            with httpx.Client(transport=transport) as http:
                answer = http.get(f"{server.url}{path}", headers={"X-Request-ID": named})
            return answer.headers["x-request-id"]

        assert ask("from-the-proxy-1") == "from-the-proxy-1"
        own = [ask("two words"), ask("from-nobody-2", "127.0.0.2"), ask("x" * 65)]
        live = http.client.HTTPConnection(server.host, server.port)
        live.request("GET", f"{path}/live", headers=upgrade)
        answer = live.getresponse()
        assert (answer.status, answer.headers["x-request-id"]) == (101, "from-the-proxy-3")
        live.close()
        server.stop()
        lines = [json.loads(line) for line in server.log().splitlines()]
    told = [line for line in lines if "GET" in line["message"]]
    assert "404" in told[0]["message"]
    assert [line["request"] for line in told] == ["from-the-proxy-1", *own]
    assert len({"two words", "from-nobody-2", "x" * 65, *own}) == 6
    assert {line["table"] for line in told} == {"a-name"}
    assert "nobody-may-know" not in server.log()


def test_what_a_request_begins_belongs_to_it() -> None:
    written: list[dict[str, str]] = []

    async def later() -> None:
        record = logging.makeLogRecord({"msg": "done", "levelname": "INFO"})
        written.append(json.loads(JsonFormatter().format(record)))

    async def request(number: int) -> None:
        begin(f"/api/tables/table{number}-and-more/actions", f"request-{number}")
        await asyncio.create_task(later())

    async def run() -> None:
        await asyncio.gather(request(1), request(2), later())

    asyncio.run(run())
    found = sorted((line.get("request", ""), line.get("table", "")) for line in written)
    assert found == [("", ""), ("request-1", "table1"), ("request-2", "table2")]


def test_metrics_tell_what_happens(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        httpx.get(f"{server.url}/api/options")
        told = httpx.get(f"{server.url}/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    for name in ("tables", "connections", "actions_total", "action_seconds_bucket", "refused"):
        assert f"marrakech_{name}" in told.text
    assert 'marrakech_requests_total{status="200"} 1.0' in told.text


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"MARRAKECH_DATA": "/srv/souk"}, Path("/srv/souk")),
        ({"XDG_DATA_HOME": "/data"}, Path("/data/marrakech")),
        ({"HOME": "/home/assam"}, Path("/home/assam/.local/share/marrakech")),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_data_lie_where_the_system_wants_them(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], folder: Path
) -> None:
    for name in ("MARRAKECH_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_data() == folder
