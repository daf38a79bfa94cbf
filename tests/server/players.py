"""Clients that play whole games, through any number of lost connections."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
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
    News,
    Present,
    Refused,
    State,
    Throw,
)
from marrakech.table.news import merged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.client import ClientConnection

    from marrakech.table.messages import Command, LogItem

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromServer)


class Client:
    """A connection and what was learned from it."""

    def __init__(self, url: str, table: str, secrets: Sequence[str] = ()) -> None:
        self.url = f"{url}/api/tables/{table}/live"
        self.secrets = list(secrets)
        self.state: State | None = None
        self.log: list[LogItem] = []
        self.present: Present | None = None
        self.bye: Bye | None = None
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> State:
        """Connect and say hello."""
        self.bye = None
        self.socket = await connect(self.url, open_timeout=20, ping_interval=None)
        await self.send(Hello(self.secrets, len(self.log)))
        while True:
            message = await self.hear()
            if isinstance(message, State):
                return message
            assert message is None or isinstance(message, Present), message

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: Hello | Do | str | bytes) -> None:
        """Say something."""
        assert self.socket is not None
        if not isinstance(message, str | bytes):
            message = encode(message).decode()
        await self.socket.send(message)

    async def hear(self, seconds: float = 20) -> Any:  # noqa: ANN401  (whatever comes)
        """The next message; what is news is noted first."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            message = decoder.decode(await self.socket.recv())
        match message:
            case State():
                self._learn(message)
            case News():
                assert self.state is not None
                self._learn(merged(self.state, message))
            case Present():
                self.present = message
            case Bye():
                self.bye = message
        return message

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

    def _learn(self, state: State) -> None:
        assert state.log_from <= len(self.log), "something of the log is missing"
        assert [item.n for item in state.log] == list(
            range(state.log_from, state.log_from + len(state.log))
        )
        again = self.log[state.log_from :]
        assert list(state.log[: len(again)]) == again, "what was told is told differently"
        self.log[state.log_from :] = state.log
        if self.state is not None:
            assert state.version >= self.state.version, "the table went back"
        self.state = state


class Player(Client):
    """Plays at random, and notes every command that was acknowledged."""

    def __init__(self, url: str, table: str, secrets: Sequence[str], seed: int) -> None:
        super().__init__(url, table, secrets)
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
                await asyncio.sleep(self.luck.uniform(0.1, 0.4))
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
                self.refused.append(message)
                self.waiting = None

    def _acknowledge(self, done: Done) -> None:
        if self.waiting is not None and done.id == self.waiting.id:
            self.acknowledged.append(self.waiting)
            self.waiting = None

    def _wish(self, state: State) -> Do | None:
        todo = state.todo
        if todo is None or todo.seat not in state.you:
            return None
        acted = self.acknowledged[-1] if self.acknowledged else None
        if acted is not None and acted.version >= state.version:
            return None  # done, but the news of it are still on their way
        command: Command = Throw() if todo.phase == "roll" else Act(self.luck.choice(todo.legal))
        name = str(UUID(int=self.luck.getrandbits(128)))
        return Do(name, state.version, todo.seat, command)
