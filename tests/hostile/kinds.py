"""Clients of every hostile kind at once, in a process of their own, against a server right here.

    .venv/bin/python -m tests.hostile.kinds 127.0.0.1 8000 --seconds 20

Each kind has an address of its own, as it would in the world. They do as much as they are let, but
at a lower priority than anybody else: what is to be seen is what they take from the server, not
from the machine that they share with it. At the end they say what each has done.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import random
import zlib
from contextlib import suppress
from ipaddress import ip_address
from time import monotonic
from typing import TYPE_CHECKING, Any, Self

from marrakech.server.api_types import MOST_RECORD
from tests.hostile.attacking import HELLO, PING, TEXT, frame

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

NICE = 10
PAUSE = 0.01
"""Seconds between what one does: a hundred times a second is more than any limit allows."""
PACKED = 0x40
TABLE = {"seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}], "first": 0}
FIGURES = ("payment", "mosaic", "area-owner", "start")


class Stranger:
    """One hostile client: where it asks, from which address, and until when."""

    def __init__(self, host: str, port: int, source: str, until: float) -> None:
        if not ip_address(host).is_loopback:
            raise SystemExit("only against a server on this machine")
        self.host, self.port, self.source, self.until = host, port, source, until
        self.did = 0

    @property
    def goes_on(self) -> bool:
        """Whether there is time left; what is asked for that is done next."""
        self.did += 1
        return monotonic() < self.until

    async def open(self) -> RawConnection:
        """A connection."""
        self.did += 1
        reader, writer = await asyncio.open_connection(
            self.host, self.port, local_addr=(self.source, 0), limit=1 << 22
        )
        return RawConnection(reader, writer)

    async def ask(self, method: str, path: str, body: object = None, head: str = "") -> Any:  # noqa: ANN401
        """Ask for something on a connection of its own; what is answered, if it is JSON."""
        async with await self.open() as line:
            return await line.ask(method, path, body, head + "Connection: close\r\n")

    async def table(self) -> dict[str, Any]:
        """A table of its own, once it is allowed to have one."""
        while self.goes_on:
            made = await self.ask("POST", "/api/tables", TABLE)
            if isinstance(made, dict) and "table" in made:
                return made
            await asyncio.sleep(1)
        raise ConnectionError

    async def live(self, table: str, *, packs: bool = False) -> RawConnection:
        """A live connection."""
        line = await self.open()
        offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if packs else ""
        line.writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{offer}\r\n".encode()
        )
        await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), 30)
        return line


class RawConnection:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()

    async def ask(self, method: str, path: str, body: object = None, head: str = "") -> Any:  # noqa: ANN401
        """A request, and the answer read."""
        said = (
            body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        )
        kind = "Content-Type: application/json\r\n" if said else ""
        self.writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: x\r\n{head}{kind}"
            f"Content-Length: {len(said)}\r\n\r\n".encode("latin-1")
            + said
        )
        answer = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 30)
        length = int(answer.lower().partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
        text = await asyncio.wait_for(self.reader.readexactly(length), 30)
        with suppress(ValueError):
            return json.loads(text)
        return None

    async def pour(self, data: bytes) -> None:
        """Send, and wait no longer than a second until it is taken."""
        self.writer.write(data)
        await asyncio.wait_for(self.writer.drain(), 1)

    async def drop(self) -> None:
        """Read what there is, and make nothing of it."""
        with suppress(TimeoutError):
            if not await asyncio.wait_for(self.reader.read(1 << 16), 0.001):
                raise ConnectionError


# ------------------------------------------------------------------------------ kinds


async def pings_and_never_reads(one: Stranger) -> None:
    table = (await one.table())["table"]
    async with await one.live(table) as line:
        line.reader._limit = 1  # type: ignore[attr-defined]
        while one.goes_on:
            await line.pour(frame(PING, b"x" * 125) * 50)


async def headers_bit_by_bit(one: Stranger) -> None:
    lines = [await one.open() for _ in range(60)]
    while one.goes_on:
        for line in lines:
            line.writer.write(b"GET / HTTP/1.1\r\nX-Slow: "[one.did % 20 : one.did % 20 + 1])
        await asyncio.sleep(0.5)
        lines = [line if not line.reader.at_eof() else await one.open() for line in lines]


async def bodies_bit_by_bit(one: Stranger) -> None:
    lines = []
    for _ in range(60):
        line = await one.open()
        line.writer.write(
            b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 900000\r\n\r\n"
        )
        lines.append(line)
    while one.goes_on and not all(line.reader.at_eof() for line in lines):
        for line in lines:
            line.writer.write(b"[" * 50)
        await asyncio.sleep(0.5)


async def headers_without_end(one: Stranger) -> None:
    async with await one.open() as line:
        line.writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        while one.goes_on:
            await line.pour(b"X-More: and more\r\n" * 500)


async def only_connects(one: Stranger) -> None:
    lines = [await one.open() for _ in range(300)]
    await asyncio.sleep(2)
    for line in lines:
        line.writer.transport.abort()


async def stays_after_an_answer(one: Stranger) -> None:
    lines = []
    for _ in range(200):
        lines.append(await one.open())
        await lines[-1].ask("GET", "/health")
        lines[-1].writer.write(b"\r\n")
    await asyncio.sleep(2)
    for line in lines:
        line.writer.transport.abort()


async def lies_about_its_address(one: Stranger) -> None:
    while one.goes_on:
        said = ", ".join(str(ip_address(random.getrandbits(32))) for _ in range(20))
        await one.ask("GET", "/api/options", head=f"X-Forwarded-For: {said}\r\n")
        await asyncio.sleep(PAUSE)


async def wants_tables(one: Stranger) -> None:
    while one.goes_on:
        await one.ask("POST", "/api/tables", {**TABLE, "listed": True})
        await asyncio.sleep(PAUSE)


async def upgrades_and_goes(one: Stranger) -> None:
    table = (await one.table())["table"]
    while one.goes_on:
        async with await one.live(table):
            await asyncio.sleep(PAUSE)


async def says_hello_again_and_again(one: Stranger) -> None:
    table = (await one.table())["table"]
    while one.goes_on:
        async with await one.live(table) as line:
            for _ in range(200):
                await line.pour(frame(TEXT, HELLO))
                await line.drop()


async def commands_that_are_none(one: Stranger) -> None:
    made = await one.table()
    secret = made["tickets"][0]["secret"]
    while one.goes_on:
        async with await one.live(made["table"]) as line:
            await line.pour(
                frame(TEXT, json.dumps({"type": "hello", "secrets": [secret]}).encode())
            )
            for number in range(100):
                do = {
                    "type": "do",
                    "id": f"{number % 3}",
                    "version": number % 5,
                    "seat": number % 4,
                }
                command = random.choice(({"type": "throw"}, {"type": "act", "action": "L"}))
                await line.pour(frame(TEXT, json.dumps({**do, "command": command}).encode()))
                await line.drop()
                await asyncio.sleep(PAUSE)


async def json_without_end(one: Stranger) -> None:
    bodies = (b"[" * 16_000, b'{"seats":' * 1800, b'{"a":' + b"9" * 15_000 + b"}", b"\xff" * 16_000)
    while one.goes_on:
        await one.ask("POST", "/api/tables", random.choice(bodies))
        await asyncio.sleep(PAUSE)


async def small_but_swells(one: Stranger) -> None:
    table = (await one.table())["table"]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = (packer.compress(bytes(3_500_000)) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    packed = frame(TEXT, bomb)
    while one.goes_on:
        async with await one.live(table, packs=True) as line:
            await line.pour(bytes([packed[0] | PACKED]) + packed[1:])
            await asyncio.sleep(PAUSE)


async def watches_and_never_reads(one: Stranger) -> None:
    made = await one.table()
    secret = made["tickets"][0]["secret"]
    lines = [await one.live(made["table"]) for _ in range(40)]
    for line in lines:
        line.writer.write(frame(TEXT, HELLO))
    await _acts_and_takes_back(one, made["table"], secret, 400)
    for line in lines:
        line.writer.transport.abort()


async def acts_and_takes_back(one: Stranger) -> None:
    made = await one.table()
    await _acts_and_takes_back(one, made["table"], made["tickets"][0]["secret"], 10_000)


async def _acts_and_takes_back(one: Stranger, table: str, secret: str, times: int) -> None:
    async with await one.open() as line:
        for number in range(times):
            command = {"type": "undo"} if number % 2 else {"type": "act", "action": "L"}
            do = {"id": f"{number}", "version": 10**9, "seat": 0, "command": command}
            path = f"/api/tables/{table}/commands"
            await line.ask("POST", path, do, f"Authorization: Seat {secret}\r\n")
            await asyncio.sleep(PAUSE)
            if not one.goes_on:
                return


async def comes_and_goes(one: Stranger) -> None:
    made = await one.table()
    hello = {"type": "hello", "secrets": [ticket["secret"] for ticket in made["tickets"]]}
    while one.goes_on:
        async with await one.live(made["table"]) as line:
            await line.pour(frame(TEXT, json.dumps(hello).encode()))
            await asyncio.sleep(PAUSE)


async def sends_records(one: Stranger) -> None:
    most = MOST_RECORD - 1_000
    texts = (
        *("{a}" * (most // 3), '[Rules "standard/4"]\n\n' + "L 1 " * (most // 4 - 10)),
        *("\\" * (most // 2), "{a}" * 330_000),
    )
    while one.goes_on:
        await one.ask("POST", "/api/replay", {"record": random.choice(texts)})
        await asyncio.sleep(PAUSE)


async def looks_at_the_lobby(one: Stranger) -> None:
    async with await one.open() as line:
        while one.goes_on:
            standing = random.choice(("waiting", "playing", "over"))
            await line.ask("GET", f"/api/tables?standing={standing}")
            await asyncio.sleep(PAUSE)


async def fetches_pages(one: Stranger) -> None:
    async with await one.open() as line:
        while one.goes_on:
            await line.ask("GET", "/", head="Accept-Language: " + "a-" * 10_000 + "\r\n")
            await line.ask("GET", f"/api/rulebook/figures/{random.choice(FIGURES)}")
            await line.ask(
                "GET", random.choice(("/api/docs", "/metrics", "/api/openapi.json", "/x"))
            )
            await asyncio.sleep(PAUSE)


async def does_not_wait_for_answers(one: Stranger) -> None:
    async with await one.open() as line:
        while one.goes_on:
            await line.pour(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)


async def gives_up_and_plays_again(one: Stranger) -> None:
    made = await one.table()
    table = made["table"]
    seats = f"Authorization: Seat {', '.join(each['secret'] for each in made['tickets'])}\r\n"
    async with await one.open() as line:
        while one.goes_on:
            for seat, kind in ((0, "resign"), (0, "rematch"), (1, "rematch"), (0, "withdraw")):
                do = {
                    "id": f"{kind}{seat}",
                    "version": 10**9,
                    "seat": seat,
                    "command": {"type": kind},
                }
                await line.ask("POST", f"/api/tables/{table}/commands", do, seats)
                await asyncio.sleep(PAUSE)
            shown = await line.ask("GET", f"/api/tables/{table}")
            table = (shown or {}).get("rematch") or table


KINDS: tuple[Callable[[Stranger], Awaitable[None]], ...] = (
    *(pings_and_never_reads, headers_bit_by_bit, bodies_bit_by_bit, headers_without_end),
    *(only_connects, stays_after_an_answer, lies_about_its_address, wants_tables),
    *(upgrades_and_goes, says_hello_again_and_again, commands_that_are_none, json_without_end),
    *(small_but_swells, watches_and_never_reads, acts_and_takes_back, comes_and_goes),
    *(sends_records, looks_at_the_lobby, fetches_pages, does_not_wait_for_answers),
    gives_up_and_plays_again,
)


async def keep_on(kind: Callable[[Stranger], Awaitable[None]], one: Stranger) -> None:
    """Do it again and again, whatever comes of it."""
    while monotonic() < one.until:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
            async with asyncio.timeout(max(0.1, one.until - monotonic())):
                await kind(one)
        await asyncio.sleep(PAUSE * 5)


async def attack(host: str, port: int, seconds: float, only: list[str]) -> dict[str, int]:
    """Run all kinds of attack at once, or ``only`` some; how often each was carried out."""
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # that they are hung up on is no news
    until = monotonic() + seconds
    found = {
        kind: Stranger(host, port, f"127.0.9.{1 + number}", until)
        for number, kind in enumerate(KINDS)
        if not only or kind.__name__ in only
    }
    await asyncio.gather(*(keep_on(kind, one) for kind, one in found.items()))
    return {kind.__name__: one.did for kind, one in found.items()}


def main() -> None:
    """Attack a server on this machine."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("host")
    parser.add_argument("port", type=int)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", action="append", default=[], help="this kind, and other such")
    given = parser.parse_args()
    os.nice(NICE)
    did = asyncio.run(attack(given.host, given.port, given.seconds, given.only))
    print(json.dumps(did))  # noqa: T201  (whoever started it reads that)


if __name__ == "__main__":
    main()
