"""What was acknowledged stays, however a server ends."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.server.database import FILE
from marrakech.table.messages import Done, LogItem, Said, TableState
from marrakech.table.table import Table
from tests.history.asking import Asking
from tests.history.checker import assert_explained
from tests.history.recorder import Attempt, History
from tests.history.stored import stored
from tests.server.players import Client, Player
from tests.server.running import PLENTY, Process, running, set_up
from tests.server.test_games import joined

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


GAMES = 40
SHORT = "standard/{players},rugs=4"
MOST_DONE = 200
"""Actions that are acknowledged from one kill to the next, at most: a fast server is not spared."""


def without_remarks(log: Iterable[LogItem]) -> list[LogItem]:
    """A log without what was said."""
    return [item for item in log if not isinstance(item, Said)]


def check(data: Path, history: History, people: Iterable[Player]) -> None:
    """One log explains what all clients were told, and the games were played to their ends."""
    logs = stored(data)
    assert_explained(history, logs)
    for player in people:
        assert player.state is not None
        truth = Table(player.table, logs[player.table])
        assert truth.standing == "over"
        # a bot may remark on the end when nobody listens any more
        assert without_remarks(player.log) == without_remarks(truth.log), "not everything was told"


def test_every_acknowledged_action_survives_a_kill_at_any_instant(tmp_path: Path) -> None:
    luck = random.Random(4)
    kills = 0
    server = Process(tmp_path / "data", *PLENTY)
    history = History()
    everybody: list[Player] = []
    with Asking(server.url, history) as asking:
        for game in range(GAMES):
            players = 2 + game % 3
            kinds = ["person", *luck.choices(["open", "person", "bot"], k=players - 1)]
            table, secrets = asking.joined(*kinds, rules=SHORT.format(players=players))
            everybody += [
                Player(server.socket, table, each, luck.getrandbits(32), history)
                for each in secrets
            ]

    async def play() -> None:
        nonlocal server, kills
        enough = luck.randrange(1, MOST_DONE)
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
        async with asyncio.timeout(900):
            await play()

    try:
        asyncio.run(play_in_time())
        with Asking(server.url, history) as asking:
            for table in history.tables():
                assert asking.look(table)
                asking.fetch(table)
    finally:
        server.kill()
    assert kills >= 5, kills
    check(tmp_path / "data", history, everybody)
    assert "Traceback" not in server.log()


def test_a_server_that_closes_says_so_and_everybody_comes_back(tmp_path: Path) -> None:
    server = Process(tmp_path / "data", *PLENTY)
    history = History()
    with Asking(server.url, history) as asking:
        table, secrets = asking.joined("person", "open", rules=SHORT.format(players=2))
    people = [
        Player(server.socket, table, each, seat, history) for seat, each in enumerate(secrets)
    ]

    async def meet() -> None:
        nonlocal server
        async with Client(server.socket, table, (), history) as spectator:
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
    check(tmp_path / "data", history, people)
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
        history = History()
        with Asking(server.url, history) as asking:
            table, (secrets,) = asking.joined("person", "person", first=0)
        player = Player(server.socket, table, secrets, 1, history)

        async def first() -> TableState:
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
    assert history.count(Attempt, "done") == (3 if lost == "before" else 4)
    assert_explained(history, stored(tmp_path / "data"))
