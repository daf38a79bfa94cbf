"""Wrong secrets, malformed or huge messages, pages of other sites: none does any harm."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from marrakech import Game
from marrakech.bots import BadSpec
from marrakech.server.api_types import MOST_RECORD
from marrakech.server.bot_threads import BotThreads
from marrakech.server.metrics import Metrics
from marrakech.table.messages import Act, Do, Done, Hello, Refused, Say, Throw
from tests.server.players import Client, Player, decoder, encode
from tests.server.running import PLENTY, Process, running, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.table.messages import Command


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    options = ("--public-url", "https://play.example", "--allow-origin", "https://friend.example")
    with running(tmp_path_factory.mktemp("hostile") / "data", *PLENTY, *options) as process:
        yield process
        assert httpx.get(f"{process.url}/health").json()["status"] == "ok"
        process.stop()
        assert "Traceback" not in process.log()


@pytest.fixture
def made(server: Process) -> dict[str, Any]:
    """A table at which seat 0 begins, and both seats share a screen."""
    return set_up(server, "person", "person", first=0)


def secrets_of(made: dict[str, Any]) -> list[str]:
    return [ticket["secret"] for ticket in made["tickets"]]


def command(server: Process, made: dict[str, Any], do: Do, *secrets: str) -> httpx.Response:
    headers = {"Authorization": f"Seat {', '.join(secrets)}", "Content-Type": "application/json"}
    url = f"{server.url}/api/tables/{made['table']}/commands"
    return httpx.post(url, content=encode(do), headers=headers)


# ------------------------------------------------------------------------------ who may act


def test_a_spectator_can_do_nothing(server: Process, made: dict[str, Any]) -> None:
    async def try_everything() -> None:
        async with Client(server.socket, made["table"]) as spectator:
            assert spectator.state is not None
            assert spectator.state.you == []
            commands: list[Command] = [Act("L"), Throw(), Say("hello")]
            for number, what in enumerate(commands):
                do = Do(f"x{number}", spectator.state.version, 0, what)
                answer = await spectator.ask(do)
                assert isinstance(answer, Refused)
                assert answer.reason == "server-not-your-seat"
                assert answer.id == do.id

    before = httpx.get(f"{server.url}/api/tables/{made['table']}").json()
    asyncio.run(try_everything())
    assert httpx.get(f"{server.url}/api/tables/{made['table']}").json() == before


@pytest.mark.parametrize(
    "secret", ["", "wrong", "x" * 24, "../../etc/passwd", "é" * 20, "0" * 64, "null"]
)
def test_a_wrong_secret_opens_no_seat(server: Process, made: dict[str, Any], secret: str) -> None:
    async def look() -> list[int]:
        async with Client(server.socket, made["table"], [secret]) as client:
            assert client.state is not None
            return client.state.you

    assert asyncio.run(look()) == []


def test_a_secret_opens_its_own_seat_only(server: Process, made: dict[str, Any]) -> None:
    one, two = secrets_of(made)
    version = httpx.get(f"{server.url}/api/tables/{made['table']}").json()["version"]
    answer = command(server, made, Do("a", version, 0, Act("L")), two)
    assert answer.status_code == 403
    assert answer.json()["reason"] == "server-not-your-seat"
    assert command(server, made, Do("a", version, 0, Act("L")), one).json()["type"] == "done"


def test_a_secret_of_another_table_opens_nothing(server: Process, made: dict[str, Any]) -> None:
    other: Any = set_up(server, "person", "person", first=0)
    answer = command(server, made, Do("a", 99, 0, Act("L")), *secrets_of(other))
    assert answer.status_code == 403


def test_the_hash_of_a_secret_is_no_secret(server: Process, made: dict[str, Any]) -> None:
    from marrakech.server.keys import key_of  # noqa: PLC0415  (what a thief of the database has)

    answer = command(server, made, Do("a", 99, 0, Act("L")), key_of(secrets_of(made)[0]))
    assert answer.status_code == 403


# ------------------------------------------------------------------------------ versions


def test_what_was_decided_on_an_older_position_is_refused(
    server: Process, made: dict[str, Any]
) -> None:
    player = Player(server.socket, made["table"], secrets_of(made), 1)

    async def play() -> None:
        async with player:
            assert player.state is not None
            old = player.state.version
            assert isinstance(await player.ask(Do("1", old, 0, Act("L"))), Done)
            refused = await player.ask(Do("2", old, 0, Throw()))
            assert isinstance(refused, Refused)
            assert refused.reason == "table-stale"
            assert refused.version > old
            again = await player.ask(Do("1", old, 0, Act("L")))
            assert isinstance(again, Done), "the same id: done already"

    asyncio.run(play())


def test_of_two_who_act_at_once_one_is_refused(server: Process, made: dict[str, Any]) -> None:
    async def play() -> None:
        async with (
            Client(server.socket, made["table"], secrets_of(made)) as one,
            Client(server.socket, made["table"], secrets_of(made)) as two,
        ):
            assert one.state is not None
            version = one.state.version
            answers = await asyncio.gather(
                one.ask(Do("one", version, 0, Act("L"))), two.ask(Do("two", version, 0, Act("R")))
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]

    asyncio.run(play())


# ------------------------------------------------------------------------------ nonsense

NONSENSE = [
    "",
    "{}",
    "[]",
    "null",
    "hello",
    '{"type":"hello","secrets":"x"}',
    '{"type":"hello","secrets":["' + "x" * 65 + '"]}',
    '{"type":"hello","since":-1}',
    '{"type":"hello","since":1e400}',
    '{"type":"hello","extra":1}',
    '{"type":"do"}',
    '{"type":"do","id":"","version":0,"seat":0,"command":{"type":"throw"}}',
    '{"type":"do","id":"a","version":0,"seat":9,"command":{"type":"throw"}}',
    '{"type":"do","id":"a","version":0,"seat":0,"command":{"type":"cheat"}}',
    '{"type":"state"}',
    "[" * 1000,
    '{"type":"hello","secrets":["\\ud800"]}',
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_and_the_connection_lives_on(
    server: Process, made: dict[str, Any], text: str
) -> None:
    async def say() -> None:
        async with Client(server.socket, made["table"], secrets_of(made)) as client:
            for raw in (text, text.encode()):
                await client.send(raw)
                refused = await client.until(Refused)
                assert refused.id is None
                assert refused.reason == "server-not-understood"
            assert client.state is not None
            done = await client.ask(Do("1", client.state.version, 0, Act("L")))
            assert isinstance(done, Done)

    asyncio.run(say())


def test_bytes_that_are_no_text_are_refused(server: Process, made: dict[str, Any]) -> None:
    async def say() -> None:
        async with Client(server.socket, made["table"]) as client:
            await client.send(b"\xff\xfe\x00\x80")
            assert isinstance(await client.until(Refused), Refused)

    asyncio.run(say())


def test_who_talks_nothing_but_nonsense_is_sent_away(server: Process, made: dict[str, Any]) -> None:
    async def say() -> None:
        async with Client(server.socket, made["table"]) as client:
            assert await client.closed_by(*["nonsense"] * 1000) == 1013
            assert client.bye is not None
            assert client.bye.reason == "too-many"

    asyncio.run(say())


@pytest.mark.parametrize("size", [5_000, 1_000_000, 20_000_000])
def test_a_huge_message_closes_the_connection(
    server: Process, made: dict[str, Any], size: int
) -> None:
    async def say() -> None:
        async with Client(server.socket, made["table"]) as client:
            assert await client.closed_by("x" * size) in (None, 1009)

    asyncio.run(say())


def test_a_command_before_hello_is_refused(server: Process, made: dict[str, Any]) -> None:
    async def say() -> None:
        async with connect(f"{server.socket}/api/tables/{made['table']}/live") as raw:
            await raw.send(encode(Do("1", 0, 0, Throw())).decode())
            assert isinstance(decoder.decode(await raw.recv()), Refused)
            await raw.send(encode(Hello(secrets_of(made))).decode())
            assert decoder.decode(await raw.recv()).you == [0, 1]

    asyncio.run(say())


def test_a_table_that_is_not_there_says_goodbye(server: Process) -> None:
    async def say() -> None:
        async with connect(f"{server.socket}/api/tables/nothing/live") as raw:
            bye = decoder.decode(await raw.recv())
            assert bye.reason == "gone"
            with pytest.raises(ConnectionClosed):
                await raw.recv()

    asyncio.run(say())
    answer = httpx.get(f"{server.url}/api/tables/nothing")
    assert answer.status_code == 404
    assert answer.json() == {"status": 404, "reason": "server-no-table", "details": {}}


def test_half_a_request_does_not_stop_others(server: Process) -> None:
    with socket.create_connection((server.host, server.port)) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert httpx.get(f"{server.url}/health").status_code == 200


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "server-not-understood"),
        (b"nonsense", "server-not-understood"),
        (b'{"seats":[]}', "server-not-understood"),
        (b'{"seats":[{"kind":"person","name":"A"}]}', "server-not-understood"),
        (b'{"seats":[{"kind":"cat"},{"kind":"open"}]}', "server-not-understood"),
        (b'{"seats":[{"kind":"open"},{"kind":"open"}]}', "table-nobody-waits"),
        (b'{"seats":[{"kind":"person","name":"\\u202e"},{"kind":"open"}]}', "table-no-name"),
        (
            b'{"seats":[{"kind":"bot","level":"os:path"},{"kind":"open"}]}',
            "table-level",
        ),
        (b'{"seats":[{"kind":"bot","level":"x.py:Bot"},{"kind":"open"}]}', "server-not-understood"),
        *(
            (b'{"seats":[{"kind":"bot","level":"%s"},{"kind":"person","name":"A"}]}' % level, why)
            for level, why in (
                (b"expectimax", "table-level"),
                (b"expectimax:value=/dev/zero", "server-not-understood"),
                (b"master:value=x", "table-level"),
            )
        ),
    ],
)
def test_a_senseless_table_is_refused(server: Process, body: bytes, reason: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers=headers)
    assert answer.status_code in (400, 409), answer.text
    assert answer.json()["reason"] == reason
    assert answer.json()["status"] == answer.status_code


async def thought(level: str) -> str:
    thinking = BotThreads(1, Metrics())
    try:
        return await thinking.decide(level, Game("standard/3").view(0))
    finally:
        thinking.close()


@pytest.mark.parametrize(
    "level", ["greedy", "expectimax:value=./2.value", "master:value=/dev/zero", "x.py:Bot"]
)
def test_no_bot_reads_a_file_that_somebody_elsewhere_named(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if such a text came past all that looks at messages, or stood in what is stored."""
    monkeypatch.chdir(tmp_path)
    opened: list[object] = []
    monkeypatch.setattr(Path, "read_bytes", opened.append)
    with pytest.raises(BadSpec, match="there is no bot"):
        asyncio.run(thought(level))
    assert not opened
    assert asyncio.run(thought("porter")) in ("L", "F", "R")


def test_a_huge_request_is_refused(server: Process) -> None:
    answer = httpx.post(f"{server.url}/api/tables", content=b"x" * 20_000)
    assert answer.status_code in (400, 413)
    for size, status in ((MOST_RECORD - 100, 400), (MOST_RECORD + 2_000, 413), (2_000_000, 413)):
        answer = httpx.post(f"{server.url}/api/replay", json={"record": "x" * size})
        assert answer.status_code == status
    assert answer.json()["reason"] == "server-too-large"
    assert answer.json()["details"]["most"] == MOST_RECORD


def test_a_record_that_is_none_is_refused(server: Process) -> None:
    answer = httpx.post(f"{server.url}/api/replay", json={"record": "nonsense"})
    assert answer.status_code in (400, 409)
    assert answer.json()["reason"]


# ------------------------------------------------------------------------------ other pages


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 201),
        ("https://evil.example", 403),
        ("null", 403),
        ("https://play.example", 201),
        ("https://friend.example", 201),
        ("http://play.example.evil.example", 403),
    ],
)
def test_a_page_from_elsewhere_can_do_nothing(
    server: Process, origin: str | None, status: int
) -> None:
    headers = {"Origin": origin} if origin else {}
    body = {"seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
    answer = httpx.post(f"{server.url}/api/tables", json=body, headers=headers)
    assert answer.status_code == status
    made: Any = set_up(server, "person", "open")

    async def listen() -> int:
        url = f"{server.socket}/api/tables/{made['table']}/live"
        try:
            async with connect(url, additional_headers=headers):
                return 201
        except InvalidStatus as error:
            return error.response.status_code

    assert asyncio.run(listen()) == status


def test_its_own_page_can(server: Process) -> None:
    body = {"seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
    answer = httpx.post(f"{server.url}/api/tables", json=body, headers={"Origin": server.url})
    assert answer.status_code == 201


@pytest.mark.parametrize("path", ["/", "/health", "/api/options", "/api/tables/x", "/nothing"])
def test_every_answer_has_what_keeps_browsers_safe(server: Process, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2fapp.py", "/assets/../../app.py", "/api/../app.py"]
)
def test_no_other_file_is_served(server: Process, path: str) -> None:
    with socket.create_connection((server.host, server.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while more := raw.recv(65536):
            answer += more
    assert answer.split(b" ", 2)[1] in (b"404", b"400")
