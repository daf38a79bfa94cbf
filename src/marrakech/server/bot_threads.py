"""The threads in which bots think."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from secrets import randbits
from time import perf_counter
from typing import TYPE_CHECKING

from marrakech.bots import Clock, make

if TYPE_CHECKING:
    from marrakech.bots import Bot
    from marrakech.core.view import View
    from marrakech.server.metrics import Metrics


class BotThreads:
    """Decides for bots, off the event loop. Which bots there are is for the table to say."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._own = threading.local()
        self._metrics = metrics

    async def decide(self, level: str, view: View) -> str:
        """What a bot does, as a text."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._choose, level, view)

    def _choose(self, level: str, view: View) -> str:
        began = perf_counter()
        action = self._bot(level).choose(view, Clock()).text
        self._metrics.bots.labels(level=level).observe(perf_counter() - began)
        return action

    def _bot(self, level: str) -> Bot:
        """The bot of this thread: every decision stands alone, so all tables can share it."""
        bots: dict[str, Bot] = self._own.__dict__.setdefault("bots", {})
        if level not in bots:
            bots[level] = make(level, randbits(64))
        return bots[level]

    def close(self) -> None:
        """Let no further thought begin."""
        self._pool.shutdown(wait=False, cancel_futures=True)
