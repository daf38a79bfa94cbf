"""Bots on a server: which may play there, and threads in which they think."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from secrets import randbits
from time import perf_counter
from typing import TYPE_CHECKING

from marrakech.bots import KINDS, Clock, Spec, make
from marrakech.bots.registry import checked
from marrakech.core.story import Phase
from marrakech.server.refusals import ServerRefusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marrakech.bots import Bot
    from marrakech.core.view import View
    from marrakech.server.metrics import Metrics

MOST = {"depth": 3, "width": 8, "nodes": 200_000, "ms": 1000, "sims": 5_000}
"""What an option may cost here at most."""
KEPT = 32
THROW = "throw"


def allowed(level: str) -> Spec:
    """A bot that may play here: one of ours, and not so deep in thought that others wait."""
    spec = Spec.parse(level)
    if spec.place or spec.name not in KINDS:  # never a file of this machine
        raise ServerRefusal("bot", text=level, known=", ".join(KINDS))
    checked(spec)
    for option, value in spec.options.items():
        if option in MOST and int(value) > MOST[option]:
            raise ServerRefusal("bot-option", option=option, most=MOST[option])
    return spec


def check(levels: Iterable[str | None]) -> None:
    """Refuse bots that may not play here."""
    for level in levels:
        if level is not None:
            allowed(level)


class Thinking:
    """The threads in which bots think."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._own = threading.local()
        self._metrics = metrics

    async def decide(self, level: str, view: View) -> str:
        """What a bot does, as a text; the die needs no thought."""
        if view.phase is Phase.ROLL:
            return THROW
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._choose, level, view)

    def _choose(self, level: str, view: View) -> str:
        began = perf_counter()
        action = self._bot(level).choose(view, Clock()).text
        self._metrics.bots.labels(level=level.partition(":")[0]).observe(perf_counter() - began)
        return action

    def _bot(self, level: str) -> Bot:
        """The bot of this thread: every decision stands alone, so all tables can share it."""
        bots: dict[str, Bot] = self._own.__dict__.setdefault("bots", {})
        if level not in bots:
            if len(bots) >= KEPT:
                bots.clear()
            bots[level] = make(allowed(level), randbits(64))
        return bots[level]

    def close(self) -> None:
        """Let no further thought begin."""
        self._pool.shutdown(wait=False, cancel_futures=True)
