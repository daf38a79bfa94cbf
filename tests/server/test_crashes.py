"""What was acknowledged stays, however a server ends."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.server.storage import FILE
from marrakech.table.entries import AnyEntry, decode
from marrakech.table.messages import Act, Done, State, Throw
from marrakech.table.table import Table
from tests.server.players import Client, Player
from tests.server.running import PLENTY, Process, running, set_up
from tests.server.test_games import joined

if TYPE_CHECKING:
    from pathlib import Path

GAMES = 100
SHORT = "standard/{players},rugs=4"
MOST_DONE = 500
"""Actions that are acknowledged from one kill to the next, at most: a fast server is not spared."""


def stored(data: Path, table: str) -> list[AnyEntry]:
    """The log of a table as it lies on the disk."""
    database = sqlite3.connect(data / FILE)
    try:
        rows = database.execute(
            "SELECT version, body FROM entries WHERE table_id = ? ORDER BY version", (table,)
        ).fetchall()
    finally:
        database.close()
    assert [version for version, _ in rows] == list(range(len(rows)))
    return [decode(body) for _, body in rows]


def check(data: Path, table: str, people: list[Player]) -> None:
    """Compare what every client has seen with the log."""
    entries = stored(data, table)
    ids = Counter(name for entry in entries if (name := getattr(entry, "id", "")))
    truth = Table(table, entries)
    assert truth.standing == "over"
    for player in people:
        assert player.state is not None
        assert player.log == truth.log
        expected = truth.state(player.state.you)
        assert player.state.position == expected.position
        assert player.state.result == expected.result
        for do in player.acknowledged:
            assert ids[do.id] == 1, "acknowledged, but not there; or there twice"
            entry = next(entry for entry in entries if getattr(entry, "id", "") == do.id)
            assert getattr(entry, "seat", None) == do.seat
            if isinstance(do.command, Act):
                assert getattr(entry, "action", None) == do.command.action
            else:
                assert isinstance(do.command, Throw)


def test_every_acknowledged_action_survives_a_kill_at_any_instant(tmp_path: Path) -> None:
    luck = random.Random(4)
    kills = 0
    server = Process(tmp_path / "data", *PLENTY)
    tables: dict[str, list[Player]] = {}
    for game in range(GAMES):
        players = 2 + game % 3
        kinds = ["person", *luck.choices(["open", "person", "bot"], k=players - 1)]
        made: Any = set_up(server, *kinds, rules=SHORT.format(players=players))
        table = made["table"]
        secrets = [[ticket["secret"] for ticket in made["tickets"]]]
        for _ in range(kinds.count("open")):
            url = f"{server.url}/api/tables/{table}/seats"
            secrets.append(
                [httpx.post(url, json={"name": f"Guest {len(secrets)}"}).json()["secret"]]
            )
        tables[table] = [
            Player(server.socket, table, each, luck.getrandbits(32)) for each in secrets
        ]

    async def play() -> None:
        nonlocal server, kills
        enough = luck.randrange(1, MOST_DONE)
        everybody = [each for people in tables.values() for each in people]
        playing = asyncio.gather(*(each.play() for each in everybody))
        while not playing.done():
            acknowledged = sum(len(each.acknowledged) for each in everybody)
            if acknowledged >= enough:
                server.kill()
                kills += 1
                enough = acknowledged + luck.randrange(1, MOST_DONE)
                server = await asyncio.to_thread(server.again)
            await asyncio.sleep(luck.uniform(0, 0.02))
        await playing

    async def play_in_time() -> None:
        async with asyncio.timeout(300):
            await play()

    try:
        asyncio.run(play_in_time())
    finally:
        server.kill()
    assert kills >= 5, kills
    for table, people in tables.items():
        check(tmp_path / "data", table, people)
    assert "Traceback" not in server.log()


def test_a_server_that_closes_says_so_and_everybody_comes_back(tmp_path: Path) -> None:
    server = Process(tmp_path / "data", *PLENTY)
    made: Any = set_up(server, "person", "open", rules=SHORT.format(players=2))
    secrets = joined(server, made, 2)
    people = [
        Player(server.socket, made["table"], [secret], seat) for seat, secret in enumerate(secrets)
    ]

    async def meet() -> None:
        nonlocal server
        async with Client(server.socket, made["table"]) as spectator:
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            while spectator.bye is None:
                await spectator.hear()
            assert spectator.bye.reason == "restart"
            assert spectator.bye.retry > 0
            assert await stopping in (0, -15)
        server = await asyncio.to_thread(server.again)
        playing = asyncio.gather(*(player.play() for player in people))
        await asyncio.sleep(0.3)
        if not playing.done():
            await asyncio.to_thread(server.stop)
            server = await asyncio.to_thread(server.again)
        await playing

    try:
        asyncio.run(meet())
    finally:
        code = server.stop()
    assert code in (0, -15)
    check(tmp_path / "data", made["table"], people)
    assert "Traceback" not in server.log()


def test_the_lobby_is_right_after_a_kill(tmp_path: Path) -> None:
    with running(tmp_path / "data", *PLENTY) as server:
        made: Any = set_up(server, "person", "open", listed=True)
        joined(server, made, 2)
        server.kill()
    # as if the row had not been written: only the log tells that the game has begun
    database = sqlite3.connect(tmp_path / "data" / FILE)
    database.execute("UPDATE tables SET standing = 'waiting', version = 1")
    database.commit()
    database.close()
    with running(tmp_path / "data", *PLENTY) as server:
        found: list[Any] = []
        for _ in range(50):
            answer = httpx.get(f"{server.url}/api/tables", params={"standing": "playing"})
            if found := answer.json():
                break
        assert [each["table"] for each in found] == [made["table"]]


@pytest.mark.parametrize("lost", ["before", "after"])
def test_a_command_that_is_sent_again_is_done_once(tmp_path: Path, lost: str) -> None:
    """Whether the command or its answer was lost, sending it again does no harm."""
    with running(tmp_path / "data", *PLENTY) as server:
        made: Any = set_up(server, "person", "person", first=0)
        secrets = [ticket["secret"] for ticket in made["tickets"]]
        player = Player(server.socket, made["table"], secrets, 1)

        async def first() -> State:
            async with player:
                assert player.state is not None
                player.waiting = player._wish(player.state)
                assert player.waiting is not None
                if lost == "after":
                    assert isinstance(await player.ask(player.waiting), Done)
                return player.state

        async def again() -> None:
            async with player:
                assert player.waiting is not None
                for _ in range(3):
                    assert isinstance(await player.ask(player.waiting), Done)

        asyncio.run(first())
        server.kill()
        second = server.again()
        try:
            asyncio.run(again())
        finally:
            second.kill()
    entries = stored(tmp_path / "data", made["table"])
    assert player.waiting is not None
    assert [getattr(entry, "id", "") for entry in entries].count(player.waiting.id) == 1
