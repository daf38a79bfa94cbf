"""Rate and connection limits: clients over a limit are told when to try again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from marrakech.table.messages import Do, Done, Refused, Say
from tests.server.players import Client, decoder
from tests.server.running import running, set_up

if TYPE_CHECKING:
    from pathlib import Path


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with (
        running(tmp_path / "data", "--requests-per-second", "1") as server,
        httpx.Client(base_url=server.url) as client,
    ):
        answers = [client.get("/api/options") for _ in range(20)]  # more would not be let in
        late = [answer for answer in answers if answer.status_code != 200]
        assert 0 < len(late) < 20
        for answer in late:
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) >= 1
            assert answer.json()["reason"] == "server-too-many"
        assert httpx.get(f"{server.url}/health").status_code == 200, "watching is always allowed"
        counted = httpx.get(f"{server.url}/metrics").text
        assert f'marrakech_refused_total{{reason="server-too-many"}} {len(late)}.0' in counted


def test_who_sets_up_too_many_tables_is_told_to_wait(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--tables-per-minute", "3") as server:
        for _ in range(3):
            set_up(server, "person", "open")
        body = {"seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
        answer = httpx.post(f"{server.url}/api/tables", json=body)
        assert answer.status_code == 429
        assert 1 <= int(answer.headers["retry-after"]) <= 20


def test_a_trusted_proxy_asks_for_many(tmp_path: Path) -> None:
    options = ("--tables-per-minute", "1", "--trusted-proxy", "127.0.0.0/8")
    body = {"seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
    with running(tmp_path / "data", *options) as server:

        def ask(client: str) -> int:
            headers = {"X-Forwarded-For": client}
            return httpx.post(f"{server.url}/api/tables", json=body, headers=headers).status_code

        assert [ask("192.0.2.1"), ask("192.0.2.2"), ask("192.0.2.1")] == [201, 201, 429]


@pytest.mark.parametrize(
    ("options", "said"),
    [((), 1), (("--trusted-proxy", "127.0.0.1"), 0)],
    ids=["unknown", "trusted"],
)
def test_who_runs_a_server_behind_an_unknown_proxy_is_told_what_to_set(
    tmp_path: Path, options: tuple[str, ...], said: int
) -> None:
    """All who come through it share one address, and are refused together."""
    with (
        running(tmp_path / "data", "--requests-per-second", "1", *options) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        for _ in range(9):  # nobody is named: this may be one client that is in a hurry
            client.get("/api/options")
        hint = "start the server with --trusted-proxy 127.0.0.1"
        assert hint not in server.log()
        for _ in range(12):
            client.get("/api/options", headers={"X-Forwarded-For": "192.0.2.1"})
        assert server.log().count(hint) == said


def test_too_many_connections_are_turned_away_politely(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--connections-per-address", "3") as server:
        made: Any = set_up(server, "person", "open")

        async def crowd() -> None:
            clients = [Client(server.socket, made["table"]) for _ in range(3)]
            for client in clients:
                await client.open()
            async with connect(clients[0].url) as raw:
                bye = decoder.decode(await raw.recv())
                assert bye.reason == "too-many"
                assert bye.retry > 0
                with pytest.raises(ConnectionClosed):
                    await raw.recv()
            await clients.pop().close()
            await asyncio.sleep(0.2)
            async with Client(server.socket, made["table"]) as late:
                assert late.state is not None
            for client in clients:
                await client.close()

        asyncio.run(crowd())


def test_who_acts_too_often_is_told_to_wait_and_then_sent_away(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--actions-per-second", "2") as server:
        made: Any = set_up(server, "person", "bot")

        async def hurry() -> None:
            secrets = [made["tickets"][0]["secret"]]
            async with Client(server.socket, made["table"], secrets) as client:
                answers = [await client.ask(Do(str(n), 0, 0, Say("hello"))) for n in range(10)]
                assert isinstance(answers[0], Done)
                last = answers[-1]
                assert isinstance(last, Refused)
                assert last.reason == "server-too-many"
                again = [Do(str(n), 0, 0, Say("hello")) for n in range(100)]
                assert await client.closed_by(*again) == 1013
                assert client.bye is not None
                assert client.bye.reason == "too-many"

        asyncio.run(hurry())
