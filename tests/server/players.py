"""Clients that play whole games, through any number of lost connections, and are recorded."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from time import monotonic_ns
from typing import TYPE_CHECKING, Any, Self
from uuid import UUID

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from marrakech.table.messages import (
    Act,
    Bye,
    Do,
    Done,
    FromServer,
    Hello,
    Present,
    Refused,
    TableState,
    Throw,
    Update,
)
from marrakech.table.updates import merged
from tests.history.recorder import UNSURE, Heard, History, key_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.client import ClientConnection

    from marrakech.table.messages import Command, LogItem
    from tests.history.recorder import Pending

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromServer)


class Client:
    """A connection and what was learned from it."""

    def __init__(
        self, url: str, table: str, secrets: Sequence[str] = (), history: History | None = None
    ) -> None:
        self.url = f"{url}/api/tables/{table}/live"
        self.server = url.replace("ws://", "http://")
        self.table = table
        self.secrets = list(secrets)
        self.history = History() if history is None else history
        self._checks = history is None
        """Whether it looks itself whether it is told the truth: else who reads the history does."""
        self.name = self.history.client(type(self).__name__.lower())
        self._pending: dict[str, Pending] = {}
        self._asked = 0
        """When it said hello."""
        self._greeted = False
        self.state: TableState | None = None
        self.log: list[LogItem] = []
        self.present: Present | None = None
        self.bye: Bye | None = None
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> TableState:
        """Connect and say hello."""
        self.bye = None
        self._pending.clear()  # whose answers will not come
        self._greeted = False
        self.socket = await connect(self.url, open_timeout=60, ping_interval=None)
        self._asked = monotonic_ns()
        await self.send(Hello(self.secrets, len(self.log)))
        while True:
            message = await self.hear()
            if isinstance(message, TableState):
                return message
            assert message is None or isinstance(message, Present), message

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: Hello | Do | str | bytes) -> None:
        """Say something."""
        assert self.socket is not None
        if isinstance(message, Do):
            self._pending[message.id] = self.history.sent(
                message, self.name, self.server, self.table
            )
        if not isinstance(message, str | bytes):
            message = encode(message).decode()
        await self.socket.send(message)

    async def hear(self, seconds: float = 60) -> Any:  # noqa: ANN401  (whatever comes)
        """The next message; what is news is noted first."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            text = await self.socket.recv(decode=False)
        message = decoder.decode(text)
        self._record(message, text)
        match message:
            case TableState():
                self._learn(message)
            case Update():
                assert self.state is not None
                self._learn(merged(self.state, message))
            case Present():
                self.present = message
            case Bye():
                self.bye = message
        return message

    def _record(self, message: FromServer, text: bytes) -> None:
        """Note when something was heard."""
        if isinstance(message, TableState | Update):
            self.history.add(
                Heard(
                    client=self.name,
                    server=self.server,
                    table=self.table,
                    start=self._asked,
                    end=monotonic_ns(),
                    keys=list(map(key_of, self.secrets)),
                    first=not self._greeted,
                    version=message.version,
                    message=msgspec.Raw(text),
                )
            )
            self._greeted = True
        elif isinstance(message, Done | Refused) and message.id in self._pending:
            pending = self._pending.pop(message.id)
            if isinstance(message, Done):
                pending.answered("done", message.version)
            else:
                pending.answered("refused", message.version, message.reason)

    async def until(self, kind: type, seconds: float = 20) -> Any:  # noqa: ANN401
        """The next message of a kind."""
        while not isinstance(message := await self.hear(seconds), kind):
            pass
        return message

    async def closed_by(self, *messages: str | Do) -> int | None:
        """Say things until the other side hangs up; the code that it gives."""
        try:
            for message in messages:
                await self.send(message)
                while not isinstance(await self.hear(), Refused | Done):
                    pass
        except ConnectionClosed as closed:
            with suppress(ConnectionClosed):  # it may have hung up while we were still talking
                while True:
                    await self.hear()
            return closed.rcvd.code if closed.rcvd else None
        raise AssertionError("the connection is still there")

    async def ask(self, do: Do) -> Done | Refused:
        """Do something, and hear what became of it."""
        await self.send(do)
        while True:
            message = await self.hear()
            if isinstance(message, Done | Refused):
                return message

    def _learn(self, state: TableState) -> None:
        if self._checks:
            self._check(state)
        self.log[state.log_from :] = state.log
        self.state = state

    def _check(self, state: TableState) -> None:
        assert state.log_from <= len(self.log), "something of the log is missing"
        assert [item.n for item in state.log] == list(
            range(state.log_from, state.log_from + len(state.log))
        )
        again = self.log[state.log_from :]
        assert list(state.log[: len(again)]) == again, "what was told is told differently"
        if self.state is not None:
            assert state.version >= self.state.version, "the table went back"


class Player(Client):
    """Plays at random, and notes every command that was acknowledged."""

    pause = (0.1, 0.4)
    """Seconds after which it tries again, at least and at most."""

    def __init__(
        self,
        url: str,
        table: str,
        secrets: Sequence[str],
        seed: int,
        history: History | None = None,
    ) -> None:
        super().__init__(url, table, secrets, history)
        self.luck = random.Random(seed)
        self.acknowledged: list[Do] = []
        self.waiting: Do | None = None
        self.refused: list[Refused] = []

    async def play(self) -> None:
        """Until the game is over, however often the connection is lost."""
        while True:
            try:
                await self.open()
                await self._play_on()
            except (OSError, WebSocketException, TimeoutError):
                with suppress(OSError, WebSocketException, TimeoutError):
                    await self.close()
                await asyncio.sleep(self.luck.uniform(*self.pause))
            else:
                if self.bye is None:
                    return

    async def _play_on(self) -> None:
        if self.waiting is not None:
            await self.send(self.waiting)  # the same again: it may have been done already
        while self.bye is None:
            assert self.state is not None
            if self.waiting is None:
                if self.state.standing == "over":
                    await self.close()
                    return
                self.waiting = self._wish(self.state)
                if self.waiting is not None:
                    await self.send(self.waiting)
            message = await self.hear()
            if isinstance(message, Done):
                self._acknowledge(message)
            elif isinstance(message, Refused):
                assert self.waiting is not None
                assert message.id == self.waiting.id
                if message.reason in UNSURE:  # it may be done or not: the same again will tell
                    await asyncio.sleep(self.luck.uniform(*self.pause))
                    await self.send(self.waiting)
                else:
                    self.refused.append(message)
                    self.waiting = None

    def _acknowledge(self, done: Done) -> None:
        if self.waiting is not None and done.id == self.waiting.id:
            self.acknowledged.append(self.waiting)
            self.waiting = None

    def _wish(self, state: TableState) -> Do | None:
        todo = state.todo
        if todo is None or todo.seat not in state.you:
            return None
        acted = self.acknowledged[-1] if self.acknowledged else None
        if acted is not None and acted.version >= state.version:
            return None  # done, but the news of it are still on their way
        command: Command = Throw() if todo.phase == "roll" else Act(self.luck.choice(todo.legal))
        name = str(UUID(int=self.luck.getrandbits(128)))
        return Do(name, state.version, todo.seat, command)
