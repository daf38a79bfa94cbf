"""A TCP proxy between two parties of a test, which can cut, stop and delay what it passes on."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter

PIECE = 65_536


class Proxy:
    """Listens on a port of its own, in a thread of its own, and passes on to another port."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0
        """Seconds by which everything comes later."""
        self.refuses = False
        """Whether new connections are closed at once."""
        self._loop: asyncio.AbstractEventLoop
        self._ended: asyncio.Event
        self._flows: dict[str, asyncio.Event]
        """Whether anything is passed on: forth to the target, and back."""
        self._writers: set[StreamWriter] = set()
        self._begun = threading.Event()
        self._thread = threading.Thread(
            target=lambda: asyncio.run(self._run()), name="proxy", daemon=True
        )
        self._thread.start()
        self._begun.wait()

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ended = asyncio.Event()
        self._flows = {"forth": asyncio.Event(), "back": asyncio.Event()}
        for flow in self._flows.values():
            flow.set()
        server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._begun.set()
        await self._ended.wait()
        server.close()
        for each in self._writers:
            each.transport.abort()
        for flow in self._flows.values():
            flow.set()
        while self._writers:  # noqa: ASYNC110  (not worth an event)
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)  # so that the last of them are closed

    async def _pass(self, reader: StreamReader, writer: StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, back}
        self._writers |= both
        try:
            await asyncio.gather(
                self._one_way(reader, back, self._flows["forth"]),
                self._one_way(there, writer, self._flows["back"]),
            )
        finally:
            self._writers -= both

    async def _one_way(
        self, reader: StreamReader, writer: StreamWriter, flow: asyncio.Event
    ) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while piece := await reader.read(PIECE):
                await flow.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(piece)
                await writer.drain()
        with suppress(OSError, RuntimeError):
            writer.close()

    def cut(self) -> None:
        """End all connections now."""

        def abort() -> None:
            for each in self._writers:
                each.transport.abort()

        self._loop.call_soon_threadsafe(abort)

    def flow(self, *, forth: bool = True, back: bool = True) -> None:
        """Pass on, or swallow without closing anything, what goes each way."""

        def change() -> None:
            for which, flows in (("forth", forth), ("back", back)):
                event = self._flows[which]
                (event.set if flows else event.clear)()

        self._loop.call_soon_threadsafe(change)

    def close(self) -> None:
        """End it."""
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(10)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
