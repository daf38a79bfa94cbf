"""A pool of threads in which bots choose their actions, off the event loop."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from secrets import randbits
from time import perf_counter
from typing import TYPE_CHECKING

from marrakech.bots import Clock, level_bot

if TYPE_CHECKING:
    from marrakech.bots import Bot
    from marrakech.core.view import View
    from marrakech.server.metrics import Metrics


class BotThreads:
    """Chooses actions for bots of any level; each thread keeps one bot of each level."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._own = threading.local()
        self._metrics = metrics

    async def decide(
        self, level: str, view: View, strength: int | None = None, luck: int | None = None
    ) -> str:
        """What a bot does, as a text; with ``luck``, the same whenever it is asked the same."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._choose, level, view, strength, luck)

    def _choose(self, level: str, view: View, strength: int | None, luck: int | None) -> str:
        began = perf_counter()
        # a bot that others have asked before has used up some of its luck
        fresh = luck is not None
        bot = level_bot(level, luck or 0, strength) if fresh else self._bot(level, strength)
        action = bot.choose(view, Clock()).text
        self._metrics.bots.labels(level=level).observe(perf_counter() - began)
        return action

    def _bot(self, level: str, strength: int | None) -> Bot:
        """The bot of this thread: every decision stands alone, so all tables can share it."""
        bots: dict[tuple[str, int | None], Bot]
        bots = self._own.__dict__.setdefault("bots", {})
        if (level, strength) not in bots:
            bots[level, strength] = level_bot(level, randbits(64), strength)
        return bots[level, strength]

    def close(self) -> None:
        """Stop the threads; what has not begun is cancelled."""
        self._pool.shutdown(wait=False, cancel_futures=True)
