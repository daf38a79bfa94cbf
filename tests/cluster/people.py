"""Those who play on servers of which any may fail: they go from one to another, and come again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic_ns
from typing import TYPE_CHECKING, Any
from uuid import UUID

import httpx
from websockets.exceptions import WebSocketException

from marrakech.server.analysis_queue import read_line
from marrakech.server.analysis_types import Failed, ReviewAnswered
from marrakech.table.messages import Do, Done, Refused, Rematch, Resign
from tests.history.recorder import UNSURE, Made, key_of
from tests.server.players import Player

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from marrakech.table.messages import Hello, TableState
    from tests.cluster.chaos import Cluster
    from tests.history.recorder import History

LOST = (OSError, WebSocketException, TimeoutError)
SOON = 0.3
"""Seconds before they say something in a second game, at most: the first has taken long enough."""
ANSWER_SECONDS = 8
"""How long a server may take, before another one is asked: it may stand still."""


class Roaming(Player):
    """Connects to any of the servers."""

    pause = (0.02, 0.1)
    think = 0.5
    """Seconds before it says something, at most."""
    more = 0
    """How many games it wants with the same people, after the first."""
    games = 0
    """How many it has played."""
    cluster: Cluster

    async def open(self) -> TableState:
        """Connect to one of them, and say hello."""
        socket = self.luck.choice(self.cluster.sockets)
        self.url = f"{socket}/api/tables/{self.table}/live"
        self.server = socket.replace("ws://", "http://")
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await super().open()
        except AssertionError as refused:  # a careless server damages tables
            raise OSError(str(refused)) from None

    async def send(self, message: Hello | Do | str | bytes) -> None:
        """Say something, after a moment: a game is to last for some faults."""
        await asyncio.sleep(self.luck.uniform(0, self.think))
        await super().send(message)

    async def play(self) -> None:
        """All games, one after the other."""
        await super().play()
        self.games += 1
        while self.games <= self.more:
            await self._play_again()
            await super().play()
            self.games += 1

    async def _play_again(self) -> None:
        """Offer another game until it is there, and go to its table."""
        while self.state is None or self.state.rematch is None:
            try:
                await self.open()
                await self._offer()
            except LOST:
                await asyncio.sleep(self.luck.uniform(*self.pause))
            finally:
                with suppress(*LOST):
                    await self.close()
        seats = len(self.state.seats)
        made = {
            # seats move on by one, so that somebody else begins
            (seat - 1) % seats: key_of(secret)
            for seat, secret in zip(self.state.you, self.secrets, strict=True)
        }
        self.table = self.state.rematch
        self.state, self.log, self.acknowledged = None, [], []
        self.think = min(self.think, SOON)
        self._was_given(made)

    async def _offer(self) -> None:
        assert self.state is not None
        for seat in self.state.you:
            if self.state.rematch is None and seat not in self.state.rematch_offers:
                await self._do(seat, Rematch())
        while self.state.rematch is None and self.bye is None:
            await self.hear(ANSWER_SECONDS)

    async def _do(self, seat: int, command: Rematch) -> None:
        """Have something done, whatever it takes; the same again is the same command."""
        assert self.state is not None
        name = f"{type(command).__name__} {self.table} {seat}"
        do = Do(name, self.state.version, seat, command)
        await self.send(do)
        while self.bye is None:
            match await self.hear(ANSWER_SECONDS):
                case Refused(id=id_, reason=reason) if id_ == name:
                    if reason not in UNSURE:
                        return
                    await self.send(do)
                case Done(id=id_) if id_ == name:
                    return

    def _was_given(self, keys: Mapping[int, str]) -> None:
        """Note which seats of a table are one's own, as one was told just now."""
        at = monotonic_ns()
        self.history.add(
            Made(
                client=self.name,
                server=self.server,
                table=self.table,
                start=at,
                end=at,
                outcome="done",
                keys=dict(keys),
            )
        )


class Stranger(Roaming):
    """Comes alone, plays with whoever else does, and leaves after a while."""

    think = 0.05
    most = 8
    """Actions after which it has had enough."""

    def __init__(self, cluster: Cluster, luck: Random, history: History) -> None:
        secret = f"{luck.getrandbits(128):032x}"
        super().__init__("", "", [secret], luck.getrandbits(32), history)
        self.cluster = cluster
        self.told: set[tuple[str, int]] = set()
        """Tables and seats of which it was told: it asks again and again, here and there."""

    async def play(self) -> None:
        """Wait for somebody, and play."""
        for _ in range(3):
            while not await self._ask():  # noqa: ASYNC110  (others answer, here and there)
                await asyncio.sleep(self.luck.uniform(*self.pause))
        await super().play()

    async def _ask(self) -> bool:
        """Ask any of the servers for a table; whether there is one."""
        self.server = self.luck.choice(self.cluster.sockets).replace("ws://", "http://")
        want = {"name": f"Guest {self.secrets[0][:8]}", "players": 2}
        headers = {"authorization": f"Seat {self.secrets[0]}"}
        try:
            async with httpx.AsyncClient(base_url=self.server, timeout=ANSWER_SECONDS) as http:
                answer = await http.post("/api/quick-match", json=want, headers=headers)
        except httpx.TransportError:
            return False
        if answer.status_code != 200:
            assert answer.status_code in {500, 503}, answer.text
            return False
        found: dict[str, Any] = answer.json()
        if found["table"] is None:
            return False
        self.table = found["table"]
        self.told.add((self.table, found["ticket"]["seat"]))
        self._was_given({found["ticket"]["seat"]: key_of(self.secrets[0])})
        return True

    def _wish(self, state: TableState) -> Do | None:
        do = super()._wish(state)
        if do is not None and len(self.acknowledged) >= self.most:
            name = str(UUID(int=self.luck.getrandbits(128)))
            return Do(name, do.version, do.seat, Resign())
        return do


async def read_review(urls: Sequence[str], table: str, luck: Random) -> bytes:
    """Ask for the review of a game until one has come to its end: the answer's last line."""
    while True:
        last = b""
        try:
            async with (
                httpx.AsyncClient(base_url=luck.choice(urls), timeout=ANSWER_SECONDS) as http,
                http.stream("GET", f"/api/tables/{table}/review") as answer,
            ):
                if answer.status_code == 200:
                    async for line in answer.aiter_lines():
                        last = line.encode()
        except httpx.TransportError:
            last = b""
        if last:
            told = read_line(last)
            assert not isinstance(told, Failed) or told.status >= 500, told
            if isinstance(told, ReviewAnswered) and told.answer.depth == "deep":
                return last
        await asyncio.sleep(luck.uniform(0.1, 0.5))
