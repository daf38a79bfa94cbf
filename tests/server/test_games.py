"""Whole games, over real sockets."""

from __future__ import annotations

import asyncio
import json
from time import monotonic
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech import read_records
from marrakech.table.messages import Present
from tests.history.asking import Asking
from tests.history.checker import assert_explained
from tests.history.recorder import Fetched, History
from tests.history.stored import stored
from tests.server.players import Client, Player
from tests.server.running import PLENTY, Process, running, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def history() -> History:
    """What was said and heard in the games that are recorded here."""
    return History()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, history: History) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("games") / "data", *PLENTY) as process:
        yield process
        assert process.stop() in (0, -15)
        assert "Traceback" not in process.log()
        assert_explained(history, stored(process.data))


def joined(server: Process, made: dict[str, Any], players: int) -> list[str]:
    """Everybody who is missing takes a seat; the secrets by seat."""
    secrets = {ticket["seat"]: ticket["secret"] for ticket in made["tickets"]}
    url = f"{server.url}/api/tables/{made['table']}/seats"
    while len(secrets) < players:
        ticket = httpx.post(url, json={"name": f"Guest {len(secrets)}"})
        assert ticket.status_code == 201, ticket.text
        secrets[ticket.json()["seat"]] = ticket.json()["secret"]
    return [secrets[seat] for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_to_its_end_by_people_apart(
    server: Process, history: History, players: int
) -> None:
    with Asking(server.url, history) as asking:
        table, secrets = asking.joined("person", *["open"] * (players - 1))
    people = [
        Player(server.socket, table, each, seat, history) for seat, each in enumerate(secrets)
    ]
    spectator = Client(server.socket, table, (), history)

    async def watch() -> None:
        await spectator.open()
        while spectator.state is not None and spectator.state.standing != "over":
            await spectator.hear()
        await spectator.close()

    async def play() -> None:
        async with asyncio.timeout(600):
            await asyncio.gather(watch(), *(player.play() for player in people))

    asyncio.run(play())
    last = spectator.state
    assert last is not None
    assert last.result is not None
    assert last.seed is not None
    for player in people:
        assert player.log == spectator.log
        assert not player.refused
    with Asking(server.url, history) as asking:
        assert asking.look(table)
        asking.fetch(table)
    replay, record = (event.body for event in history.events[-2:] if isinstance(event, Fetched))
    (read,) = read_records(record)
    game = read.game
    outcome = game.outcome()
    assert outcome is not None
    assert [list(seats) for seats in outcome.ranking] == last.result.ranking
    steps = json.loads(replay)["steps"]
    assert len(steps) == len(game.history) + 1
    sent_in = httpx.post(f"{server.url}/api/replay", json={"record": record}).json()
    assert [step["position"] for step in sent_in["steps"]] == [step["position"] for step in steps]


async def watched(server: Process, table: str) -> Client:
    """Somebody who has watched a game to its end."""
    client = Client(server.socket, table)
    await client.open()
    while client.state is not None and client.state.standing != "over":
        await client.hear()
    await client.close()
    return client


def test_bots_play_a_game_among_themselves(server: Process) -> None:
    made: Any = set_up(server, "bot", "bot", "bot")

    client = asyncio.run(watched(server, made["table"]))
    assert client.state is not None
    assert client.state.result is not None
    assert [item.n for item in client.log] == list(range(len(client.log)))


def test_one_screen_has_all_seats_and_a_bot_plays_along(server: Process, history: History) -> None:
    made: Any = set_up(server, "person", "bot", "person")
    secrets = [ticket["secret"] for ticket in made["tickets"]]
    player = Player(server.socket, made["table"], secrets, 3, history)
    asyncio.run(player.play())
    assert player.state is not None
    assert player.state.you == [0, 2]
    assert player.state.result is not None


def test_a_rematch_has_the_same_people_on_other_seats(server: Process) -> None:
    made: Any = set_up(server, "person", "bot")
    secret = made["tickets"][0]["secret"]
    headers = {"Authorization": f"Seat {secret}"}
    url = f"{server.url}/api/tables/{made['table']}"

    def do(command: dict[str, Any]) -> httpx.Response:
        body = {"type": "do", "id": command["type"], "version": 0, "seat": 0, "command": command}
        return httpx.post(f"{url}/commands", json=body, headers=headers)

    assert do({"type": "rematch"}).json()["reason"] == "table-not-over"
    assert do({"type": "resign"}).json()["type"] == "done"
    assert do({"type": "rematch"}).json()["type"] == "done"

    async def follow() -> str:
        client = Client(server.socket, made["table"], [secret])
        await client.open()
        while client.state is None or client.state.rematch is None:
            await client.hear()
        await client.close()
        return client.state.rematch

    following = asyncio.run(follow())
    state = httpx.get(f"{server.url}/api/tables/{following}", headers=headers).json()
    assert state["you"] == [1]
    assert [seat["kind"] for seat in state["seats"]] == ["bot", "person"]


def test_a_clock_that_runs_out_ends_the_game(server: Process) -> None:
    clock = {"kind": "move", "seconds": 5}
    made: Any = set_up(server, "person", "open", clock=clock, first=0)
    joined(server, made, 2)

    client = asyncio.run(watched(server, made["table"]))
    assert client.state is not None
    assert client.state.seats[0].gone == "time"
    assert client.state.result is not None
    assert client.state.result.ranking == [[1], [0]]


def test_comings_and_goings_are_told(server: Process) -> None:
    made: Any = set_up(server, "person", "open")
    one, two = joined(server, made, 2)

    async def meet() -> None:
        async with (
            Client(server.socket, made["table"], [one]) as first,
            Client(server.socket, made["table"], [two]) as second,
            Client(server.socket, made["table"]),
        ):
            while first.present != Present([0, 1], 1):
                await first.hear()
            await second.close()
            while first.present != Present([0], 1):
                await first.hear()

    asyncio.run(meet())


def test_the_lobby_shows_what_is_listed_and_nothing_else(server: Process) -> None:
    listed: Any = set_up(server, "person", "open", listed=True)
    private: Any = set_up(server, "person", "open")

    def names(standing: str) -> list[str]:
        answer = httpx.get(f"{server.url}/api/tables", params={"standing": standing})
        return [each["table"] for each in answer.json()]

    assert listed["table"] in names("waiting")
    assert private["table"] not in names("waiting")
    joined(server, listed, 2)
    assert listed["table"] not in names("waiting")
    deadline = monotonic() + 5
    while listed["table"] not in names("playing"):
        assert monotonic() < deadline


def test_nothing_of_a_running_game_is_told_too_early(server: Process) -> None:
    made: Any = set_up(server, "person", "open")
    joined(server, made, 2)
    url = f"{server.url}/api/tables/{made['table']}"
    state = httpx.get(url).json()
    assert state["seed"] is None
    assert state["you"] == []
    for secret in ("secret", "key"):
        assert secret not in state
    for what in ("replay", "record"):
        answer = httpx.get(f"{url}/{what}")
        assert answer.status_code == 409
        assert answer.json()["reason"] == "server-still-playing"
    stored = b"".join(path.read_bytes() for path in server.data.iterdir())
    for ticket in made["tickets"]:
        assert ticket["secret"].encode() not in stored
        assert ticket["secret"] not in server.log()
