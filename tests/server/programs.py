"""Programs that play over the API, as anybody would write them."""

from __future__ import annotations

import json
from contextlib import contextmanager
from random import Random
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

import httpx

from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.postgres import Postgres

ALL = ("watch", "play", "make")
TLS = httpx.create_ssl_context()
"""Made once: making one takes as long as many requests."""


class Program:
    """Somebody's program, with a token."""

    def __init__(self, server: Process, *scopes: str, passport: str | None = None) -> None:
        self.server = server
        self.passport = passport or token_urlsafe(24)
        made = httpx.post(
            f"{server.url}/api/tokens",
            json={"name": "mine", "scopes": scopes or ALL},
            headers={"Passport": self.passport},
        )
        assert made.status_code == 201, made.text
        self.token: str = made.json()["secret"]
        self.id: str = made.json()["id"]
        self.rng = Random(self.id)

    def send(self, method: str, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401
        """Ask the server, and show the token."""
        headers = {"Authorization": f"Bearer {self.token}", **more.pop("headers", {})}
        url = f"{self.server.url}/api{path}"
        return httpx.request(method, url, headers=headers, timeout=60, verify=TLS, **more)

    def sit(self, table: str, name: str = "Robot") -> httpx.Response:
        """Take a seat."""
        return self.send("POST", f"/tables/{table}/seats", json={"name": name})

    def lines(self, path: str, **query: object) -> Iterator[dict[str, Any]]:
        """The lines of a stream, until it ends or is left."""
        with httpx.stream(
            "GET",
            f"{self.server.url}/api{path}",
            params={name: str(value) for name, value in query.items()},
            headers={"Authorization": f"Bearer {self.token}"},
            timeout=60,
            verify=TLS,
        ) as answer:
            assert answer.status_code == 200, answer.read()
            for text in answer.iter_lines():
                yield json.loads(text)

    def events(self, table: str, since: int) -> Iterator[dict[str, Any]]:
        """The events of a table that is over."""
        for line in self.lines(f"/tables/{table}/stream", since=since):
            if line["type"] == "event":
                yield line

    def answer(self, table: str, decide: dict[str, Any]) -> httpx.Response:
        """Do anything that is allowed; asked twice about the same, do the same."""
        self.rng.seed(f"{self.id} {decide['version']}")
        throws = decide["phase"] == "roll"
        act = {"type": "act", "action": "" if throws else self.rng.choice(decide["legal"])}
        body = {
            "id": f"at {decide['version']}",
            "version": decide["version"],
            "seat": decide["seat"],
            "command": {"type": "throw"} if throws else act,
        }
        return self.send("POST", f"/tables/{table}/commands", json=body)

    def play(self, table: str, seat: int, **query: object) -> list[dict[str, Any]]:
        """Play to the end over one stream; all lines of it."""
        heard = []
        for line in self.lines(f"/tables/{table}/stream", **query):
            heard.append(line)
            decide = line.get("decide")
            if decide and decide["seat"] == seat:
                done = self.answer(table, decide)
                assert done.status_code == 200, done.text
        return heard


@contextmanager
def sharing(folder: Path, postgres: Postgres, number: int) -> Iterator[list[Process]]:
    """Servers that share a database, each a process of its own; what is in the list is ended."""
    env = {
        "MARRAKECH_DATABASE": postgres.fresh().text,
        "MARRAKECH_KEY_FILE": str(folder / "tables.key"),
    }
    servers: list[Process] = []
    try:
        for each in range(number):  # one by one: those that have begun are ended whatever comes
            servers += [Process(folder / f"data{each}", *PLENTY, env=env)]
        yield servers
    finally:
        for server in servers:
            server.kill()


class CutOff:
    """A program whose connection is cut again and again, and whose server ends now and then.

    If there are several servers that share a database, each connection is to any of them.
    """

    def __init__(
        self, program: Program, table: str, seat: int, servers: list[Process] | None = None
    ) -> None:
        self.program, self.table, self.seat = program, table, seat
        self.servers = [program.server] if servers is None else servers
        self.heard: list[dict[str, Any]] = []
        self.connections = 0
        self.endings = 0

    def play(self, luck: Random, cuts: int, endings: int) -> None:
        """Play to the end, with so many cuts if the game is long enough, and ends of the server."""
        events = 180  # most games of two have more
        most = max(1, 2 * events // cuts - 1)
        due = sorted(luck.sample(range(2, min(cuts, 60)), endings))
        over = False
        while not over:
            self.connections += 1
            self.program.server = luck.choice(self.servers)
            over = self._listen(luck.randint(1, most))
            if not over and due and self.connections >= due[0]:
                del due[0]
                self._end_server(kindly=self.endings % 2 == 1)

    def _listen(self, most: int) -> bool:
        """Hear so many events, and answer; whether the game is over."""
        fresh = 0
        try:
            path = f"/tables/{self.table}/stream"
            for line in self.program.lines(path, since=len(self.heard)):
                if line["type"] == "end":
                    return bool(line["reason"] == "over")
                if line["type"] == "event":
                    self.heard.append(line)
                    fresh += 1
                    decide = line["decide"]
                    if decide and decide["seat"] == self.seat:
                        self.program.answer(self.table, decide)  # refused if it is an old one
                    if fresh == most:
                        break
        except httpx.HTTPError:  # the server has ended just now
            pass
        return False

    def _end_server(self, *, kindly: bool) -> None:
        server = self.program.server
        (server.stop if kindly else server.kill)()
        self.servers[self.servers.index(server)] = self.program.server = server.again()
        self.endings += 1

    def missed(self) -> int:
        """How many events are not as they are told by the last server from the beginning on."""
        whole = [*self.program.events(self.table, 0)]
        numbers = [line["number"] for line in whole]
        assert numbers == list(range(1, len(whole) + 1))
        heard = self.heard + [{}] * (len(whole) - len(self.heard))
        last = next(n for n, line in enumerate(whole) if line["standing"] == "over")
        pairs = list(zip(whole, heard, strict=True))
        return sum(told != got for told, got in pairs[: last + 1])
