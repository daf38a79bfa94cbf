"""Manners at a table: bots for the absent, requests sent twice, seats and tables by address."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.table.messages import Do, Done, Refused, Resign, Say, StandIn
from tests.hostile.attacking import Raw
from tests.server.players import Client
from tests.server.running import Process, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

MANY = (
    *("--actions-per-second", "100000", "--requests-per-second", "100000"),
    *("--tables-per-minute", "100000"),
)
TWO = {"seats": [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bea"}], "first": 0}
OPEN = {"seats": [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]}
LISTED = {**OPEN, "listed": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the usual manners."""
    with running(tmp_path_factory.mktemp("manners") / "data", *MANY) as process:
        yield process


def caller(server: Process, address: str = "127.0.0.1") -> httpx.Client:
    """Somebody who asks from an address."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=f"{server.url}/api", transport=transport, timeout=60)


def seat(*secrets: str) -> dict[str, str]:
    return {"Authorization": f"Seat {', '.join(secrets)}"}


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


async def present(client: Client, is_so: Callable[[Any], bool]) -> None:
    """Listen until what is told of those who are there is as it should be."""
    async with asyncio.timeout(120):
        while client.present is None or not is_so(client.present):
            await client.hear(30)


# ------------------------------------------------------------------------ bots for those who left


def test_a_bot_plays_only_for_who_has_been_away_for_a_while(tmp_path: Path) -> None:
    """Neither after a reload, nor while somebody asks over HTTP, nor when the server starts."""
    with running(tmp_path / "data", *MANY, "--away-seconds", "3") as server:
        with caller(server) as http:
            made = http.post("/tables", json=TWO).json()
            ana, bea = (ticket["secret"] for ticket in made["tickets"])
            path = f"/tables/{made['table']}"
            bot = StandIn(1, "porter")

            async def play() -> None:
                async with Client(server.socket, made["table"], [ana]) as one:
                    async with Client(server.socket, made["table"], [bea]):
                        await present(one, lambda told: told.seats == [0, 1])
                    assert await one.ask(Do("1", 0, 0, bot)) == refused("1", "not-away")
                    await present(one, lambda told: told.seats == [0])
                    assert one.present is not None
                    assert one.present.away == []
                    await present(one, lambda told: told.away == [1])
                    await asyncio.to_thread(http.get, path, headers=seat(bea))
                    assert await one.ask(Do("2", 0, 0, bot)) == refused("2", "not-away")
                    await present(one, lambda told: told.away == [])
                    await present(one, lambda told: told.away == [1])
                    said = {"id": "a", "version": 0, "seat": 1, "command": {"type": "say"}}
                    said["command"] = {"type": "say", "phrase": "hello"}
                    await asyncio.to_thread(
                        http.post, f"{path}/commands", json=said, headers=seat(bea)
                    )
                    assert await one.ask(Do("3", 0, 0, bot)) == refused("3", "not-away")

            def refused(command: str, why: str) -> Refused:
                version = http.get(path).json()["version"]
                return Refused(command, version, f"table-{why}", {})

            asyncio.run(play())
        server.kill()
        again = server.again()
        try:

            async def play_on() -> None:
                async with Client(again.socket, made["table"], [ana]) as one:
                    answer = await one.ask(Do("4", 0, 0, bot))
                    assert isinstance(answer, Refused)
                    assert answer.reason == "table-not-away"
                    await present(one, lambda told: told.away == [1])
                    assert isinstance(await one.ask(Do("5", 0, 0, bot)), Done)
                    while one.state is None or one.state.seats[1].level is None:
                        await one.hear()
                    assert one.state.seats[1].level == "merchant", "nobody chooses for others"

            asyncio.run(play_on())
        finally:
            again.kill()


# ------------------------------------------------------------------------ ids of commands


def test_an_id_is_for_one_command(tmp_path: Path) -> None:
    """What is acknowledged was done, and a server that has started anew knows it, too."""
    with running(tmp_path / "data", *MANY) as server:
        with caller(server) as http:
            made = http.post("/tables", json=TWO).json()
        secret = made["tickets"][0]["secret"]

        async def ask(where: Process, *commands: Do) -> list[Done | Refused]:
            async with Client(where.socket, made["table"], [secret]) as one:
                return [await one.ask(each) for each in commands]

        hello, leave = Do("x", 0, 0, Say("hello")), Do("x", 0, 0, Resign())
        first, other = asyncio.run(ask(server, hello, leave))
        assert isinstance(first, Done)
        assert isinstance(other, Refused)
        assert (other.id, other.reason) == ("x", "table-id-used")
        server.kill()
        again = server.again()
        try:
            other, first = asyncio.run(ask(again, leave, hello))
            assert isinstance(first, Done)
            assert isinstance(other, Refused)
            assert other.reason == "table-id-used"
        finally:
            again.kill()


# ------------------------------------------------------------------------ answers that are lost


def post_and_hang_up(server: Process, path: str, body: object, *secrets: str) -> None:
    """Ask for something, and be gone before the answer comes."""
    data = json.dumps(body).encode()
    head = (
        f"POST /api{path} HTTP/1.1",
        *("Host: x", "Content-Type: application/json", f"Content-Length: {len(data)}"),
        *(f"{name}: {value}" for name, value in seat(*secrets).items()),
    )
    with Raw(server) as asker:
        asker.socket.sendall("\r\n".join((*head, "", "")).encode() + data)


def tables_of(server: Process) -> list[str]:
    with closing(sqlite3.connect(server.data / "tables.sqlite3")) as database:
        return [row[0] for row in database.execute("select id from tables")]


def test_who_sets_a_table_up_again_gets_the_same_one(tmp_path: Path) -> None:
    own = [token_urlsafe(18), token_urlsafe(18)]
    with running(tmp_path / "data", *MANY) as server, caller(server) as http:
        post_and_hang_up(server, "/tables", TWO, *own)
        answers = [http.post("/tables", json=TWO, headers=seat(*own)) for _ in range(3)]
        assert {answer.status_code for answer in answers} == {201}
        (made,) = {answer.text for answer in answers}
        table = json.loads(made)
        assert [ticket["secret"] for ticket in table["tickets"]] == own
        assert tables_of(server) == [table["table"]]
        state = http.get(f"/tables/{table['table']}", headers=seat(*own)).json()
        assert state["you"] == [0, 1]
        other = {**TWO, "first": 1}
        assert reason(http.post("/tables", json=other, headers=seat(*own))) == (
            409,
            "table-id-used",
        )
        # another second secret is not that table either
        assert reason(http.post("/tables", json=TWO, headers=seat(own[0], token_urlsafe(18)))) == (
            409,
            "table-id-used",
        )
        server.kill()
        again = server.again()
        try:
            with caller(again) as http_again:
                assert http_again.post("/tables", json=TWO, headers=seat(*own)).text == made
        finally:
            again.kill()


def test_a_table_of_bots_is_set_up_once_too(server: Process) -> None:
    bots = {"seats": [{"kind": "bot", "level": "porter"}] * 2}
    own = token_urlsafe(18)
    with caller(server) as http:
        first, again = (http.post("/tables", json=bots, headers=seat(own)).json() for _ in "12")
    assert first == again
    assert first["tickets"] == []


def test_who_sits_down_again_sits_already(server: Process) -> None:
    own = token_urlsafe(16)
    with caller(server) as http:
        made = http.post("/tables", json=OPEN).json()
        path = f"/tables/{made['table']}/seats"
        post_and_hang_up(server, path, {"name": "Bea"}, own)
        tickets = [http.post(path, json={"name": "Bea"}, headers=seat(own)).json() for _ in "123"]
        assert tickets == [{"seat": 1, "secret": own}] * 3
        state = http.get(f"/tables/{made['table']}").json()
        assert [each["kind"] for each in state["seats"]] == ["person", "person", "open"]
        for other in ({"name": "Eve"}, {"name": "Bea", "seat": 2}):
            answer = http.post(path, json=other, headers=seat(own))
            assert reason(answer) == (409, "table-id-used")
        assert http.post(path, json={"name": "Cleo"}).status_code == 201
        # also when all seats are taken by now
        assert http.post(path, json={"name": "Bea"}, headers=seat(own)).json() == tickets[0]


@pytest.mark.parametrize(
    "secrets",
    [
        ["short"],
        ["x" * 21, "y" * 22],
        ["x" * 65, "y" * 22],
        ["ä" * 22, "y" * 22],
        ["x" * 21 + "!", "y" * 22],
        ["x" * 22],
        ["x" * 22] * 2,
        ["x" * 22, "y" * 22, "z" * 22],
    ],
    ids=str,
)
def test_secrets_that_are_none(server: Process, secrets: list[str]) -> None:
    headers = {b"Authorization": f"Seat {', '.join(secrets)}".encode()}
    with caller(server) as http:
        before = len(tables_of(server))
        answer = http.post("/tables", json=TWO, headers=headers)
        assert reason(answer) == (400, "server-own-secrets")
        assert len(tables_of(server)) == before


# ------------------------------------------------------------------------ the lobby


def test_a_stranger_takes_one_seat_of_a_listed_table(server: Process) -> None:
    with caller(server) as maker, caller(server, "127.0.0.2") as guest:
        made = maker.post("/tables", json=LISTED).json()
        path = f"/tables/{made['table']}/seats"
        own = token_urlsafe(18)
        assert guest.post(path, json={"name": "Bea"}, headers=seat(own)).status_code == 201
        assert reason(guest.post(path, json={"name": "Cleo"})) == (409, "server-seated")
        # to ask again for the same changes nothing of that
        assert reason(guest.post(path, json={"name": "Cleo"}, headers=seat(own)))[0] == 409
        assert guest.post(path, json={"name": "Bea"}, headers=seat(own)).json()["seat"] == 1
        assert reason(guest.post(path, json={"name": "Cleo"})) == (409, "server-seated")
        with caller(server, "127.0.0.3") as other:
            assert other.post(path, json={"name": "Cleo"}).status_code == 201
        closed(maker, made)


def test_friends_under_one_roof_sit_down_together(server: Process) -> None:
    """Where the table is not listed, or is their own."""
    with caller(server) as maker, caller(server, "127.0.0.2") as guest:
        for plan, who in ((OPEN, guest), (LISTED, maker)):
            made = maker.post("/tables", json=plan).json()
            for name in ("Bea", "Cleo"):
                taken = who.post(f"/tables/{made['table']}/seats", json={"name": name})
                assert taken.status_code == 201


def closed(maker: httpx.Client, made: dict[str, Any]) -> httpx.Response:
    """Clear a table away."""
    close = {"id": "c", "version": 0, "seat": 0, "command": {"type": "close"}}
    secret = made["tickets"][0]["secret"]
    return maker.post(f"/tables/{made['table']}/commands", json=close, headers=seat(secret))


def test_one_address_does_not_fill_the_lobby(server: Process) -> None:
    with caller(server, "127.0.0.9") as maker:
        answers = [maker.post("/tables", json=LISTED) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 409, 409]
        assert reason(answers[-1]) == (409, "server-lobby")
        assert maker.post("/tables", json=OPEN).status_code == 201
        assert maker.post("/tables", json={**TWO, "listed": True}).status_code == 201
        with caller(server, "127.0.0.8") as other:
            made = other.post("/tables", json=LISTED)
            assert made.status_code == 201
            closed(other, made.json())
        assert closed(maker, answers[0].json()).status_code == 200
        assert maker.post("/tables", json=LISTED).status_code == 201
        assert maker.post("/tables", json=LISTED).status_code == 409
        begin(maker, answers[1].json())
        assert maker.post("/tables", json=LISTED).status_code == 201


def test_one_address_does_not_fill_the_lobby_by_asking_at_once(tmp_path: Path) -> None:
    async def ask(server: Process) -> list[int]:
        async with httpx.AsyncClient(base_url=f"{server.url}/api", timeout=60) as http:
            answers = await asyncio.gather(*(http.post("/tables", json=LISTED) for _ in range(12)))
        return [answer.status_code for answer in answers]

    with running(tmp_path / "data", *MANY) as server:
        assert sorted(asyncio.run(ask(server))) == [201] * 3 + [409] * 9
        assert len(tables_of(server)) == 3


def begin(who: httpx.Client, made: dict[str, Any], ticket: dict[str, Any] | None = None) -> Any:  # noqa: ANN401
    """Begin with bots."""
    ticket = ticket or made["tickets"][0]
    start = {"id": "s", "version": 0, "seat": ticket["seat"], "command": {"type": "start"}}
    path = f"/tables/{made['table']}/commands"
    return who.post(path, json=start, headers=seat(ticket["secret"]))


def test_only_who_set_it_up_begins_with_bots(server: Process) -> None:
    with caller(server) as http:
        made = http.post("/tables", json=OPEN).json()
        ticket = http.post(f"/tables/{made['table']}/seats", json={"name": "Bea"}).json()
        assert reason(begin(http, made, ticket)) == (409, "table-not-maker-starts")
        assert http.get(f"/tables/{made['table']}").json()["standing"] == "waiting"
        assert begin(http, made).status_code == 200
        assert http.get(f"/tables/{made['table']}").json()["standing"] == "playing"
