"""People who want to play with whoever else does."""

from __future__ import annotations

import asyncio
from secrets import token_urlsafe
from time import sleep
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.server import quick_match
from marrakech.server.errors import ServerRefusal
from marrakech.server.hub import Hub
from marrakech.server.keys import new_secret
from marrakech.server.metrics import Metrics
from marrakech.server.settings import Settings
from marrakech.server.storage import Storage
from marrakech.server.trouble import Trouble
from marrakech.table.messages import Match, WantMatch
from tests.server.running import Process, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    options = ("--requests-per-second", "100000", "--tables-per-minute", "100000")
    with running(tmp_path_factory.mktemp("quick") / "data", *options) as process:
        yield process


class Guest:
    """Somebody who wants a quick match."""

    def __init__(self, server: Process, name: str, players: int = 2, **more: object) -> None:
        self.url = f"{server.url}/api"
        self.address = str(more.pop("address", "127.0.0.1"))
        self.secret = token_urlsafe(18)
        self.want = {"name": name, "players": players, **more}

    def send(self, method: str, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401
        """Ask the server something, from one's own address."""
        transport = httpx.HTTPTransport(local_address=self.address)
        with httpx.Client(base_url=self.url, transport=transport, timeout=60) as http:
            return http.request(method, path, **more)

    def ask(self) -> dict[str, Any]:
        """Ask, or ask again."""
        answer = self.asked()
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def asked(self) -> httpx.Response:
        return self.send("POST", "/quick-match", json=self.want, headers=self.header)

    def cancel(self) -> dict[str, Any]:
        answer = self.send("POST", "/quick-match/cancel", headers=self.header)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def state(self, table: str) -> dict[str, Any]:
        """The table as seen from one's own seat."""
        found: dict[str, Any] = self.send("GET", f"/tables/{table}", headers=self.header).json()
        return found

    @property
    def header(self) -> dict[str, str]:
        return {"Authorization": f"Seat {self.secret}"}


def test_two_meet_and_each_has_a_seat_of_their_own(server: Process) -> None:
    ana, bea = Guest(server, "Ana"), Guest(server, "Bea")
    waits = ana.ask()
    assert waits == {"players": 2, "here": 1, "left": None, "table": None, "ticket": None}
    assert httpx.get(f"{server.url}/api/lobby").json()["seeking"] == [1, 0, 0]
    found = bea.ask()
    assert found["ticket"] == {"seat": 1, "secret": bea.secret}
    assert ana.ask() == {**found, "ticket": {"seat": 0, "secret": ana.secret}}
    assert bea.ask() == found, "who asks again gets the same seat"
    table = bea.state(found["table"])
    assert table["you"] == [1]
    assert table["standing"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Bea"]
    assert table["clock"]["plan"]["out"] == "bot", "strangers have a clock"
    assert table["listed"]
    assert httpx.get(f"{server.url}/api/lobby").json()["seeking"] == [0, 0, 0]


def test_those_who_want_other_games_do_not_meet(server: Process) -> None:
    ana, bea = Guest(server, "Ana", 2), Guest(server, "Bea", 3)
    assert ana.ask()["table"] is None
    assert bea.ask()["table"] is None
    namesake = Guest(server, "ANA", 2)
    assert namesake.ask()["table"] is None, "nobody could tell them apart"
    cem = Guest(server, "Cem", 2, address="127.0.0.2")
    assert cem.ask()["ticket"]["seat"] == 1
    assert ana.ask()["ticket"]["seat"] == 0
    assert namesake.ask()["table"] is None
    for each in (bea, namesake):
        each.cancel()


def test_bots_join_after_the_time_that_was_chosen_and_never_who_wants_none(server: Process) -> None:
    proud, ana = Guest(server, "Proud", 4), Guest(server, "Ana", 4, patience=1)
    assert proud.ask()["left"] is None
    first = ana.ask()
    assert first["here"] == 2
    assert 0 < first["left"] <= 1000
    sleep(1.05)
    table = ana.state(ana.ask()["table"])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert len({seat["level"] for seat in table["seats"]}) == 4
    assert table["clock"] is None, "bots wait for as long as one likes"
    assert not table["listed"]
    assert proud.ask()["table"] is None
    proud.cancel()


def test_who_cancels_takes_no_seat_and_learns_if_it_was_too_late(server: Process) -> None:
    ana, bea, cem = (Guest(server, name) for name in ("Ana", "Bea", "Cem"))
    ana.ask()
    assert ana.cancel()["table"] is None
    assert ana.cancel()["table"] is None, "to cancel again changes nothing"
    assert ana.ask()["here"] == 0, "it was on its way when she cancelled"
    assert bea.ask()["table"] is None
    found = cem.ask()["table"]
    assert found is not None
    assert bea.cancel()["table"] == found


def test_one_secret_is_for_one_wish_and_has_to_be_there(server: Process) -> None:
    ana = Guest(server, "Ana")
    ana.ask()
    ana.want["players"] = 3
    assert ana.asked().json()["reason"] == "table-id-used"
    ana.cancel()
    ana.secret = token_urlsafe(18)
    for wish, reason in (
        ({"name": " ", "players": 2}, "table-no-name"),
        ({"name": "Ana", "players": 5}, "server-not-understood"),
    ):
        answer = ana.send("POST", "/quick-match", json=wish, headers=ana.header)
        assert answer.json()["reason"] == reason
    for path in ("/quick-match", "/quick-match/cancel"):
        answer = ana.send("POST", path, json={"name": "Ana", "players": 2})
        assert (answer.status_code, answer.json()["reason"]) == (400, "server-own-secrets")


def test_one_address_does_not_fill_the_queue(server: Process, tmp_path: Path) -> None:
    guests = [Guest(server, f"Guest {n}", 4, address="127.0.0.9") for n in range(4)]
    answers = [guest.asked() for guest in guests]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 409]
    assert answers[-1].json()["reason"] == "server-lobby"
    for guest in guests:
        guest.cancel()
    with running(tmp_path / "data", "--tables-per-minute", "2") as strict:
        for n in range(2):
            guest = Guest(strict, f"Guest {n}")
            guest.ask()
            guest.cancel()
        answer = Guest(strict, "Another").asked()
        assert (answer.status_code, answer.json()["reason"]) == (429, "server-too-many")
        assert int(answer.headers["retry-after"]) > 0


# ------------------------------------------------------------------------ in one process


class Counter:
    """A queue in a hub that is not reached over a network."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.queue = hub.quick_match

    async def ask(self, name: str, secret: str, **more: Any) -> Match:  # noqa: ANN401
        want = WantMatch(name, 2, **more)
        return await self.queue.ask(want, [secret], "192.0.2.1")


def test_who_does_not_ask_again_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick_match, "GONE_SECONDS", 0.05)

    async def run() -> None:
        storage = await Storage.open(tmp_path)
        counter = Counter(Hub(storage, Settings(tmp_path), Metrics()))
        gone, ana, bea = (new_secret() for _ in range(3))
        assert (await counter.ask("Gone", gone)).here == 1
        await asyncio.sleep(0.1)
        assert (await counter.ask("Ana", ana)).table is None
        assert await counter.queue.seeking() == [1, 0, 0]
        assert (await counter.ask("Bea", bea)).table is not None
        await counter.hub.close()
        await storage.close()

    asyncio.run(run())


def test_those_who_could_not_be_seated_wait_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk costs nobody their place."""

    async def run() -> None:
        storage = await Storage.open(tmp_path)
        counter = Counter(Hub(storage, Settings(tmp_path), Metrics()))
        ana, bea = new_secret(), new_secret()
        await counter.ask("Ana", ana)

        async def full(*_: object, **__: object) -> None:
            raise Trouble("full", OSError("no space"))

        with monkeypatch.context() as broken:
            broken.setattr(storage, "create", full)
            with pytest.raises(ServerRefusal):
                await counter.ask("Bea", bea)
        assert await counter.queue.seeking() == [2, 0, 0]
        # both ask at once, and more than once: there is one table
        asked = [counter.ask("Ana", ana), counter.ask("Bea", bea), counter.ask("Ana", ana)]
        found = await asyncio.gather(*asked)
        assert len({match.table for match in found}) == 1
        assert [match.ticket.seat for match in found if match.ticket] == [0, 1, 0]
        assert len(await storage.rows()) == 1
        await counter.hub.close()
        await storage.close()

    asyncio.run(run())
